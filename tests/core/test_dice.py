"""Dice: faces, rolls as text, and every roll with its exact probability."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from pickomino.core.dice import FACES, VALUES, all_rolls, format_dice, parse_dice, total_of
from pickomino.core.errors import NotationError


def test_a_roll_is_printed_sorted_and_read_in_any_order() -> None:
    assert parse_dice("W5444321") == (1, 1, 1, 3, 1, 1)
    assert format_dice(parse_dice("W4152434")) == "1234445W"
    assert format_dice(parse_dice("")) == ""


def test_s1_a_worm_counts_five() -> None:
    """S1: faces 1 2 3 4 5 and worm; a worm counts 5."""
    assert {face: total_of(parse_dice(face)) for face in FACES} == dict(
        zip("12345W", (1, 2, 3, 4, 5, 5), strict=True)
    )
    assert VALUES == (1, 2, 3, 4, 5, 5)
    assert total_of(parse_dice("112233445")) == 25
    assert total_of(parse_dice("WWWWWWWW")) == 40


@pytest.mark.parametrize("dice", range(10))
def test_rolls_are_all_there_once_in_order_and_sure(dice: int) -> None:
    rolls = all_rolls(dice)
    texts = [format_dice(roll) for roll, _ in rolls]
    assert texts == sorted(set(texts))
    assert all(sum(roll) == dice for roll, _ in rolls)
    assert sum(chance for _, chance in rolls) == 1


@pytest.mark.parametrize("dice", range(6))
def test_probabilities_equal_plain_counting(dice: int) -> None:
    thrown = Counter("".join(sorted(faces)) for faces in product(FACES, repeat=dice))
    assert {format_dice(roll): chance for roll, chance in all_rolls(dice)} == {
        text: Fraction(count, 6**dice) for text, count in thrown.items()
    }


@pytest.mark.parametrize(
    ("text", "key", "params"),
    [
        ("0", "error-die", {"token": "0", "die": "0"}),
        ("6", "error-die", {"token": "6", "die": "6"}),
        ("12w", "error-die", {"token": "12w", "die": "w"}),
        ("1" * 50 + "x", "error-die", {"token": "1" * 40, "die": "x"}),
        ("1 2", "error-die", {"token": "1 2", "die": " "}),
        ("²", "error-die", {"token": "²", "die": "²"}),
        ("1234512345", "error-too-many-dice", {"token": "1234512345", "count": 10}),
        ("W" * 41, "error-too-many-dice", {"token": "W" * 40, "count": 41}),
    ],
)
def test_what_is_no_roll(text: str, key: str, params: dict[str, str | int]) -> None:
    with pytest.raises(NotationError) as caught:
        parse_dice(text)
    assert caught.value.problem == (key, params, "S1" if key == "error-die" else "T1")


def test_nine_dice_are_the_most() -> None:
    assert sum(parse_dice("123451234")) == 9
