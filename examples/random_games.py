"""Play 1,000 games between bots that play at random, and count the wins of each seat."""

import sys
from collections import Counter

import pickomino

games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
wins: Counter[int] = Counter()
for seed in range(games):
    game = pickomino.Game("classic", players=3, seed=seed).play("random", seed=seed)
    assert game.outcome is not None
    wins.update(game.outcome.winners)
for seat, won in sorted(wins.items()):
    print(f"seat {seat}: {won / games:.1%}")
