"""How players of different levels and characters judge the end of a turn: a view of its worth that may be wrong.

A mind counts worms, with more fear of a bust and less regard for the opponents the lower the level, and sees some of
the champion's chances the higher. Values are relative to what is at stake in the turn, so that a level errs alike at
every table, in the first turn and in the last. A character leans one way or another on top of that.
"""

from __future__ import annotations

__all__ = [
    "AT_A_GLANCE",
    "CHARACTERS",
    "MINDS",
    "TOP_LEVEL",
    "Character",
    "Facts",
    "Mind",
    "judge",
    "mind_for",
]

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from .characters import CHARACTERS, Character

Floats = npt.NDArray[np.float64]

TOP_LEVEL: Final = 5
"""The champion itself."""

AT_A_GLANCE: Final[dict[str, Any]] = {"plies": 1, "endgame": False}
"""How far the champion looks that lends levels their insight."""


class Mind(NamedTuple):
    """How somebody judges the end of a turn; worms are the measure."""

    fear: float
    """Worms by which a bust feels worse than it is."""
    others: float
    """How much of what an opponent loses is counted, from nothing (0) to all (1)."""
    insight: float
    """The part of the judgement that is the champion's: the chance of winning the game."""
    slip: float
    """A choice that costs this much of what the turn is about is made 1/e times as often as the best."""
    character: Character = Character()


MINDS: Final = {
    1: Mind(fear=6.0, others=0.0, insight=0.0, slip=0.15),
    2: Mind(fear=3.0, others=0.2, insight=0.05, slip=0.1),
    3: Mind(fear=1.0, others=0.4, insight=0.1, slip=0.065),
    4: Mind(fear=0.3, others=1.0, insight=0.45, slip=0.047),
}
"""Level → how it judges. Level 5 is the champion."""

_TOP_MIND: Final = Mind(fear=0.0, others=0.0, insight=1.0, slip=0.0)


def mind_for(level: int, character: str = "") -> Mind | None:
    """Who plays at a level with a character; None for the champion without one, who needs no mind of its own."""
    if not character:
        return MINDS.get(level)
    return MINDS.get(level, _TOP_MIND)._replace(character=CHARACTERS[character])


class Facts(NamedTuple):
    """What anybody can see of the ends of turns, one entry an end."""

    own: Floats
    """Worms that the mover gains or loses."""
    taken: Floats
    """Worms that the opponents lose."""
    is_bust: npt.NDArray[np.bool_]
    chance: Floats
    """The mover's chance of winning in the champion's eyes; not looked at without insight."""


def judge(mind: Mind, facts: Facts, first: npt.NDArray[np.integer]) -> Floats:
    """What the ends of turns are worth to a mind: from 0 for the worst end of a turn to 1 for the best, and what its
    character adds.

    `first` says where in the list the ends of each turn begin.
    """
    value: Floats = np.zeros(len(facts.own))
    if mind.insight < 1:
        worms = facts.own + mind.others * facts.taken - mind.fear * facts.is_bust
        value += (1 - mind.insight) * _within_turn(worms, first)
    if mind.insight:
        value += mind.insight * _within_turn(facts.chance, first)
    liking = mind.character
    if any(liking):
        value += liking.bust * facts.is_bust + liking.steal * (facts.taken > 0)
        value += liking.worm * np.maximum(facts.own - 1, 0)
    return value


def _within_turn(values: Floats, first: npt.NDArray[np.integer]) -> Floats:
    """Values on a scale from the worst end of the turn to the best: worms and chances can then be weighed."""
    counts = np.diff(first, append=len(values))
    least = np.minimum.reduceat(values, first)
    spread = np.maximum.reduceat(values, first) - least
    scaled: Floats = (values - np.repeat(least, counts)) / np.repeat(np.where(spread > 0, spread, 1), counts)
    return scaled
