"""Print what `import pickomino` costs, and 1,000 random games through `Game` beside those of the plain engine."""

from __future__ import annotations

import statistics
import subprocess
import sys
from random import Random
from time import process_time

import pickomino
from pickomino.core.engine import dice_due
from pickomino.play.dice_sources import throw

GAMES = 1_000
ROUNDS = 10
STARTS = 7


def plain(count: int) -> float:
    """Seconds for random games on the engine itself."""
    began = process_time()
    for number in range(count):
        rng, state = Random(number), pickomino.new_game("classic", 2)
        while not state.is_over:
            due = dice_due(state)
            if due:
                state, _ = pickomino.apply_roll(state, throw(rng, due))
            else:
                state, _ = pickomino.apply(state, rng.choice(pickomino.legal_actions(state)))
    return process_time() - began


def through_the_door(count: int) -> float:
    """Seconds for random games through `Game`."""
    began = process_time()
    for number in range(count):
        rng, game = Random(number), pickomino.Game("classic", 2, seed=number, turn_limit=10**6)
        while not game.is_over:
            game.push(rng.choice(game.legal))
    return process_time() - began


def import_cost() -> float:
    """Seconds that `import pickomino` takes beyond Python's own start, in processor time."""
    timed = "import time; began = time.process_time(); import pickomino; print(time.process_time() - began)"
    measured = subprocess.run([sys.executable, "-c", timed], capture_output=True, text=True, check=True)
    return float(measured.stdout)


def main() -> None:
    """Both in turn, so that what the machine does besides shows on both sides."""
    rounds = [(plain(GAMES // ROUNDS), through_the_door(GAMES // ROUNDS)) for _ in range(ROUNDS)]
    engine, door = (sum(times) for times in zip(*rounds, strict=True))
    print(f"{GAMES:,} random games, classic, two players")
    print(f"plain engine      {engine:6.2f} s")
    print(f"pickomino.Game    {door:6.2f} s, {door / engine:.2f} times the engine")
    cost = statistics.median(import_cost() for _ in range(STARTS))
    print(f"import pickomino  {1e3 * cost:6.1f} ms")


if __name__ == "__main__":
    main()
