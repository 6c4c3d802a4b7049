"""Load a recorded game and print every position of it."""

import sys

import pickomino

game = pickomino.Game.load(sys.argv[1] if len(sys.argv) > 1 else "examples/games/extrawurm.pkn")
for turn, position in enumerate(game):
    print(turn, position)
print(game.outcome)
