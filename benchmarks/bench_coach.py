"""How long hints and reviews take on one core, once everything is compiled; `--write` puts the figures into docs/coach.md."""

from __future__ import annotations

import argparse
import platform
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import TypeVar

from pickomino.bots import make_bot
from pickomino.coach import find_hint, review_record
from pickomino.core.actions import Action
from pickomino.core.rules import PRESETS
from pickomino.core.state import GameState
from pickomino.play import Match, SeededDice

PAGE = Path(__file__).resolve().parent.parent / "docs" / "coach.md"
BEGIN, END = "<!-- times: written by benchmarks/bench_coach.py --write -->", "<!-- end of times -->"
HEADINGS = ("rules", "players", "hint, mean", "hint, longest", "turns", "review")

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


def played(rules: str, players: int, seed: str) -> Match:
    """A repeatable game between bots."""
    match = Match(PRESETS[rules], [f"bot {seat + 1}" for seat in range(players)], SeededDice(seed))
    bots, chance = [make_bot("greedy")] * players, Random(1)
    while not match.is_over:
        match.act(bots[match.state.mover - 1].choose(match.state, chance))
    return match


def decisions(match: Match) -> list[GameState]:
    """Every fourth position in which something was decided."""
    return [step.before for step in match.history if isinstance(step.move, Action)][::4]


def measure(rules: str, players: int) -> CoachTimes:
    """Hints all through a game, and its review."""
    for state in decisions(played(rules, players, "to compile everything")):
        find_hint(state)
    match = played(rules, players, f"{rules} {players}")
    hints = [seconds(find_hint, state) for state in decisions(match)]
    review = min(seconds(review_record, match.record()) for _ in range(2))
    return CoachTimes(hints, match.turns_played, review)


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def rows() -> list[str]:
    """One line of a table for each rule set and number of players, printed as it is measured."""
    found = [_row(*HEADINGS), _row(*["---"] * len(HEADINGS))]
    print(*found, sep="\n")
    for rules in ("classic", "extrawurm"):
        for players in (2, 4, 7):
            times = measure(rules, players)
            mean = 1e3 * sum(times.hints) / len(times.hints)
            longest = 1e3 * max(times.hints)
            found.append(
                _row(rules, str(players), f"{mean:.1f} ms", f"{longest:.1f} ms", str(times.turns), f"{times.review:.2f} s")
            )  # fmt: skip
            print(found[-1])
    return found


def write(found: list[str]) -> None:
    """Put the table and when it was made into the page."""
    head, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    tail = rest.split(END)[1]
    when = f"On {datetime.now(UTC):%Y-%m-%d}, with Python {platform.python_version()}:"
    table = "\n".join(found)
    PAGE.write_text(f"{head}{BEGIN}\n{when}\n\n{table}\n\n{END}{tail}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    found = rows()
    if options.write:
        write(found)


if __name__ == "__main__":
    main()
