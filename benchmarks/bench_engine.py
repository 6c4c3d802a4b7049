"""Print how many decisions a second the rules engine makes, in plain Python on one core."""

from __future__ import annotations

import random
import time

from pickomino.core.engine import apply, apply_roll, dice_due, legal_actions, new_game
from pickomino.core.rules import PRESETS
from pickomino.play import SeededDice

PLAYERS = 4
DECISIONS = 50_000
REPEATS = 5


def play(preset: str, seed: int) -> float:
    """Decisions a second in random games: legal actions, one of them applied, the dice, the events of both."""
    rules, dice, rng = PRESETS[preset], SeededDice(seed), random.Random(seed)  # games repeat by seed
    decisions = events = 0
    began = time.process_time()  # our own time: the machine may be busy
    while decisions < DECISIONS:
        state = new_game(rules, PLAYERS)
        while not state.is_over:
            actions = legal_actions(state)
            state, happened = apply(state, actions[int(rng.random() * len(actions))])
            decisions += 1
            events += len(happened)
            if due := dice_due(state):
                state, happened = apply_roll(state, dice.roll(due))
                events += len(happened)
    seconds = time.process_time() - began
    assert events >= decisions  # none goes unheard
    return decisions / seconds


def main() -> None:
    print(f"random games with {PLAYERS} players, best of {REPEATS}")
    for preset in PRESETS:
        best = max(play(preset, seed) for seed in range(REPEATS))
        print(f"{preset:12}{best:12,.0f} decisions a second")


if __name__ == "__main__":
    main()
