"""How long hints and reviews take on one core, once everything is compiled."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from pickomino.bots import make_bot
from pickomino.coach import find_hint, review_record
from pickomino.core.actions import Action
from pickomino.core.rules import PRESETS
from pickomino.play import Match, SeededDice

T = TypeVar("T")


def seconds(call: Callable[[T], object], given: T) -> float:
    """How long a call takes, in processor time: what else runs on the machine does not count."""
    began = time.process_time()
    call(given)
    return time.process_time() - began


@dataclass(frozen=True)
class CoachTimes:
    """Processor time in one game, in seconds."""

    hints: list[float]
    turns: int
    review: float


def measure(rules: str, players: int) -> CoachTimes:
    """Hints all through a game, and its review."""
    dice = SeededDice(f"{rules} {players}")
    match = Match(PRESETS[rules], [f"bot {seat + 1}" for seat in range(players)], dice)
    bots, chance = [make_bot("greedy")] * players, Random(1)  # repeatable
    while not match.is_over:
        match.act(bots[match.state.mover - 1].choose(match.state, chance))
    states = [played.before for played in match.history if isinstance(played.move, Action)]
    find_hint(states[0])
    find_hint(states[-1])
    hints = [seconds(find_hint, state) for state in states[::4]]
    review = min(seconds(review_record, match.record()) for _ in range(2))
    return CoachTimes(hints, match.turns_played, review)


def main() -> None:
    """Print one line for each rule set and number of players."""
    print(f"{'rules':<10} {'players':>7} {'hint, mean':>11} {'hint, worst':>12} {'turns':>6} {'review':>8}")
    for rules in ("classic", "extrawurm"):
        for players in (2, 4, 7):
            found = measure(rules, players)
            mean = sum(found.hints) / len(found.hints)
            print(
                f"{rules:<10} {players:>7} {1e3 * mean:>8.1f} ms {1e3 * max(found.hints):>9.1f} ms "
                f"{found.turns:>6} {found.review:>6.2f} s"
            )


if __name__ == "__main__":
    main()
