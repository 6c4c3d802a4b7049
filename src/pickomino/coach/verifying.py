"""Checks that puzzles hold: the answer leads clearly, by the champion's look or by playing it out."""

from __future__ import annotations

__all__ = ["Verdict", "verify_puzzle"]

from dataclasses import dataclass
from typing import Final

from .outlook import Outlook
from .puzzles import LEAST_LEAD, Puzzle
from .rollouts import roll_out

_GAMES: Final = 2_000


@dataclass(frozen=True)
class Verdict:
    """What was found about a puzzle."""

    lead: float
    """By how much the answer leads the best other action; below zero if it does not."""
    error: float
    """Half the width of the 95 % interval, if it was played out; else 0."""

    @property
    def is_sound(self) -> bool:
        return self.lead >= LEAST_LEAD or self.lead > self.error > 0

    @property
    def is_played_out(self) -> bool:
        return self.error > 0


def verify_puzzle(puzzle: Puzzle, *, games: int = _GAMES) -> Verdict:
    """Check a puzzle by the champion's look; where that shows no clear lead, play both actions out."""
    values = Outlook(puzzle.state).solution(puzzle.state).actions
    if puzzle.answer not in values or len(values) < 2:
        return Verdict(-1.0, 0.0)
    second = max((action for action in values if action != puzzle.answer), key=lambda action: values[action])
    lead = values[puzzle.answer] - values[second]
    if lead >= LEAST_LEAD:
        return Verdict(lead, 0.0)
    played = roll_out(puzzle.state, games, actions=[puzzle.answer, second]).lead(puzzle.answer, second)
    return Verdict(played.chance, played.error)
