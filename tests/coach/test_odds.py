"""The odds of a turn, against the reference values and against sense."""

from __future__ import annotations

import pytest

from pickomino.coach.odds import find_odds
from pickomino.core.actions import ROLL, SET_ASIDE, STOP
from pickomino.core.notation_positions import parse_position
from pickomino.core.rules import PRESETS

CLASSIC = "21.22.23.24.25.26.27.28.29.30.31.32.33.34.35.36 -/- - 1 -"


def test_first_turn() -> None:
    odds = find_odds(parse_position(CLASSIC))
    (choice,) = odds.choices
    assert choice.action == ROLL
    assert f"{choice.worms:.13f}" == "1.6447296740401"
    assert [tile.tile for tile in odds.tiles] == list(range(21, 37))
    assert f"{odds.tiles[0].reach:.9f} {odds.tiles[15].reach:.9f}" == "0.893026737 0.015678145"
    for tile in odds.tiles:
        assert 0.0 < tile.exact < tile.reach
    assert 1 - odds.tiles[0].reach < choice.bust < 1


def test_choices_of_a_roll_best_first() -> None:
    odds = find_odds(parse_position(CLASSIC.replace("1 -", "1 :11235WWW").replace("- 1 :", "- 1 :")))
    printed = {str(choice.action): f"{choice.worms:.6f}" for choice in odds.choices}
    assert list(printed.items()) == [
        ("W", "2.127968"),
        ("3", "1.200205"),
        ("2", "1.168626"),
        ("5", "1.122053"),
        ("1", "0.737978"),
    ]
    assert odds.choices[0].action == SET_ASIDE[5]
    for at, tile in enumerate(odds.tiles):
        assert tile.reach == max(choice.tiles[at].reach for choice in odds.choices)


def test_stopping_is_certain() -> None:
    odds = find_odds(parse_position("21.24 -/36 - 1 WWWW4:"))
    stop = next(choice for choice in odds.choices if choice.action == STOP)
    assert (stop.worms, stop.bust) == (1.0, 0.0)
    assert [(tile.tile, tile.seat, tile.reach, tile.exact) for tile in stop.tiles] == [
        (21, 0, 1.0, 0.0),
        (24, 0, 1.0, 1.0),
        (36, 2, 0.0, 0.0),
    ]


def test_dice_due_leave_no_choice() -> None:
    (choice,) = find_odds(parse_position("21.24 -/36 - 1 WWWW4:*")).choices
    assert choice.action is None
    assert 0 < choice.bust < 1


def test_own_top_and_small_tiles_of_others_are_no_goals() -> None:
    odds = find_odds(parse_position("13.22 30/11/25 5 1 -", PRESETS["extrawurm"]))
    assert [(tile.tile, tile.seat) for tile in odds.tiles] == [(13, 0), (22, 0), (25, 3)]


def test_canned_worm_counts_towards_a_total() -> None:
    with_worm = find_odds(parse_position("21.22.23 -:c/- 5 1 5544:3333", PRESETS["extrawurm"]))
    without = find_odds(parse_position("21.22.23 -/- 5 1 5544:3333", PRESETS["extrawurm"]))
    assert with_worm.tiles[0].reach == 1.0  # set aside the threes: 30 on the dice, 35 with the canned worm
    assert without.tiles[0].reach == 0.0


def test_a_finished_game_has_no_odds() -> None:
    with pytest.raises(ValueError, match="over"):
        find_odds(parse_position("36x 21/22 - - -"))


def test_a_total_that_claims_nothing_reaches_no_tile() -> None:
    # X1: 15 is a bust; rolling on, 21 or more claims 21
    odds = find_odds(parse_position("11.13.21 -/- 7 1 5WW:", PRESETS["extrawurm"]))
    stop = next(choice for choice in odds.choices if str(choice.action) == "stop")
    assert [tile.reach for tile in stop.tiles] == [0.0, 0.0, 0.0]
    roll = next(choice for choice in odds.choices if str(choice.action) == "roll")
    assert roll.tiles[0].reach == roll.tiles[1].reach == roll.tiles[2].reach > 0.5
    # 27 is more than the opponent's 25 and less than what lies on the grill
    between = find_odds(parse_position("31.32 24/25 - 1 345WWW:"))
    stop = next(choice for choice in between.choices if str(choice.action) == "stop")
    assert [(tile.tile, tile.reach) for tile in stop.tiles] == [(25, 0.0), (31, 0.0), (32, 0.0)]
