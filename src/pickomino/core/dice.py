"""Dice: the six faces, rolls as six counts, and every roll with its exact probability."""

from __future__ import annotations

__all__ = [
    "DICE",
    "DICE_WITH_GOLDEN",
    "FACES",
    "NO_DICE",
    "VALUES",
    "WORM",
    "Counts",
    "all_rolls",
    "expect_dice",
    "format_dice",
    "parse_dice",
    "total_of",
]

from fractions import Fraction
from functools import cache, lru_cache
from math import factorial
from typing import Final, TypeAlias

from .errors import NotationError, Problem, expect_text

Counts: TypeAlias = tuple[int, int, int, int, int, int]
"""How many dice show 1, 2, 3, 4, 5 and the worm."""

FACES: Final = "12345W"
VALUES: Final = (1, 2, 3, 4, 5, 5)  # S1: a worm counts 5
WORM: Final = 5  # the worm's place among the faces
DICE: Final = 8  # S1
DICE_WITH_GOLDEN: Final = 9  # X12
NO_DICE: Final[Counts] = (0, 0, 0, 0, 0, 0)


def total_of(dice: Counts) -> int:
    """The sum of the dice, worms counting 5."""
    return dice[0] + 2 * dice[1] + 3 * dice[2] + 4 * dice[3] + 5 * (dice[4] + dice[5])


def expect_dice(given: object) -> None:
    """Tell a caller without types that a roll was expected."""
    if not isinstance(given, tuple):
        raise TypeError(f"six counts are expected, such as parse_dice('1123445W'), not {given!r:.80}")


@lru_cache(maxsize=8192)  # more than there are rolls of up to nine dice
def format_dice(dice: Counts) -> str:
    """Dice as text, sorted: `1234445W`."""
    expect_dice(dice)
    return "".join([face * count for face, count in zip(FACES, dice, strict=True)])


def parse_dice(text: str) -> Counts:
    """Dice from text, in any order."""
    expect_text(text, "1123445W")
    counts = [0] * 6
    for die in text:
        face = FACES.find(die)
        if face < 0:
            raise NotationError(Problem("error-die", {"token": text[:40], "die": die}, "S1"))
        counts[face] += 1
    if sum(counts) > DICE_WITH_GOLDEN:
        raise NotationError(Problem("error-too-many-dice", {"token": text[:40], "count": len(text)}, "T1"))
    return (counts[0], counts[1], counts[2], counts[3], counts[4], counts[5])


@cache
def all_rolls(dice: int) -> tuple[tuple[Counts, Fraction], ...]:
    """Every distinct roll of this number of dice with its probability, in ascending order of text."""
    rolls: list[tuple[Counts, Fraction]] = []
    sequences = 6**dice

    def choose(face: int, left: int, counts: tuple[int, ...], ways: int) -> None:
        if face == WORM:
            a, b, c, d, e = counts
            rolls.append(((a, b, c, d, e, left), Fraction(ways // factorial(left), sequences)))
            return
        for count in range(left, -1, -1):
            choose(face + 1, left - count, (*counts, count), ways // factorial(count))

    choose(0, dice, (), factorial(dice))
    return tuple(rolls)
