"""Checks that puzzles hold: the answer's lead is exact, or the game was played out often enough to be beyond doubt."""

from __future__ import annotations

__all__ = ["find_evidence"]

from typing import Final

from .outlook import Certainty, Outlook
from .puzzles import Evidence, Puzzle
from .rollouts import roll_out

GAMES: Final = (400, 3_000)
"""So often an action is played out, and with other dice again if that leaves a doubt."""
_RIVALS: Final = 0.1
"""The second best action is always a rival, others if they seem to cost less than this."""


def find_evidence(puzzle: Puzzle, *, games: tuple[int, ...] = GAMES) -> Evidence:
    """By how much the answer leads the action that comes closest to it, and how sure that is."""
    outlook = Outlook(puzzle.state)
    values = outlook.solution(puzzle.state).actions
    others = sorted(
        (action for action in values if action != puzzle.answer), key=lambda other: -values[other]
    )
    if puzzle.answer not in values or not others:
        return Evidence(-1.0)
    worth = values[puzzle.answer]
    seeming = worth - values[others[0]]
    if seeming <= 0 or outlook.certainty is Certainty.EXACT:  # the coach would contradict its own puzzle
        return Evidence(seeming)
    rivals = [other for other in others if other is others[0] or worth - values[other] < _RIVALS]
    found = Evidence(seeming)
    for seed, each in enumerate(games, 1):
        played = roll_out(puzzle.state, each, seed=seed, actions=[puzzle.answer, *rivals])
        leads = [played.lead(puzzle.answer, rival) for rival in rivals]
        closest = min(leads, key=lambda lead: lead.chance - lead.error)
        found = Evidence(closest.chance, closest.error, each)
        if found.is_clear:  # beyond what choosing when to stop could feign
            break
    return found
