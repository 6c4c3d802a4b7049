"""A game as its hash-chained log: entries, the game they mean, fair dice, checking a log from outside."""
