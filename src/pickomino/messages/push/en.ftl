# What a notification says. $names are the other people at the table.

push-turn-title = Your turn
push-turn = At the table with { $names }
push-turn-bots = The bots have played
push-clock-title = Your time is up
push-clock = A bot plays for you now. You can take your seat back at any time.
