"""Grades of decisions by what they cost: fixed thresholds, the same for every game."""

from __future__ import annotations

__all__ = ["GRADES", "Grade", "grade_of", "is_worth_saying"]

from enum import Enum
from typing import Final


class Grade(Enum):
    """How good a decision was."""

    BEST = "best"
    FINE = "fine"
    DOUBTFUL = "doubtful"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


GRADES: Final = {
    Grade.BEST: 0.0,
    Grade.FINE: 0.001,
    Grade.DOUBTFUL: 0.02,
    Grade.MISTAKE: 0.04,
    Grade.BLUNDER: 0.08,
}
"""The winning chance that a decision of this grade costs at least."""


def grade_of(cost: float) -> Grade:
    """The grade of a decision that gave away so much winning chance."""
    return next(grade for grade in reversed(GRADES) if cost >= GRADES[grade] or grade is Grade.BEST)


def is_worth_saying(grade: Grade) -> bool:
    """Whether a decision of this grade is listed among the errors."""
    return grade in (Grade.DOUBTFUL, Grade.MISTAKE, Grade.BLUNDER)
