"""Advice on play: odds, hints, luck and skill, reviews of whole games, puzzles.

>>> from pickomino.coach import find_hint
>>> from pickomino.core import parse_position
>>> hint = find_hint(parse_position("21.24 22/36 - 1 WWWWW55:"))
>>> str(hint.best.action), hint.best.reason.key
('roll', 'hint-roll-steals')
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pickomino._lazy import exports

if TYPE_CHECKING:
    from .grades import GRADES, Grade, grade_of
    from .hints import Choice, Hint, find_hint
    from .odds import Odds, find_odds
    from .outlook import Certainty
    from .puzzles import Puzzle, daily_puzzle, find_puzzle, load_puzzles
    from .review import Decision, PlayerReview, Review, Revision, RollLuck, review_record, review_text
    from .rollouts import Estimate, Rollout, roll_out

__all__ = [
    "GRADES",
    "Certainty",
    "Choice",
    "Decision",
    "Estimate",
    "Grade",
    "Hint",
    "Odds",
    "PlayerReview",
    "Puzzle",
    "Review",
    "Revision",
    "RollLuck",
    "Rollout",
    "daily_puzzle",
    "find_hint",
    "find_odds",
    "find_puzzle",
    "grade_of",
    "load_puzzles",
    "review_record",
    "review_text",
    "roll_out",
]

# NumPy and Numba come with the extra `solver`, and take their time to load.
__getattr__, __dir__ = exports(
    __name__,
    {
        "grades": ("GRADES", "Grade", "grade_of"),
        "hints": ("Choice", "Hint", "find_hint"),
        "odds": ("Odds", "find_odds"),
        "outlook": ("Certainty",),
        "puzzles": ("Puzzle", "daily_puzzle", "find_puzzle", "load_puzzles"),
        "review": (
            "Decision",
            "PlayerReview",
            "Review",
            "Revision",
            "RollLuck",
            "review_record",
            "review_text",
        ),
        "rollouts": ("Estimate", "Rollout", "roll_out"),
    },
)
