"""Advice on play: odds, hints, luck and skill, reviews of whole games, puzzles.

>>> from pickomino.coach import find_hint
>>> from pickomino.core import parse_position
>>> hint = find_hint(parse_position("21.24 22/36 - 1 WWWWW55:"))
>>> str(hint.best.action), hint.best.reason.key
('roll', 'hint-roll-steals')
"""

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
