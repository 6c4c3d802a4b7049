"""The Extrawurm edition clause by clause, what all specialists share (X1–X9), each in notation.

Dice set aside give the totals: `4WWWW` is 24, `1WW` is 11, `44` with the canned worm is 13.
"""

from __future__ import annotations

import pytest

import sheet
from extrawurm_sheet import (
    ANY,
    FLIP,
    OPTIONAL,
    SIX,
    after,
    clause_against,
    clause_broken,
    kinds,
    legal,
    result,
)

# X1: tiles 11 and 13


def test_x1_11_and_13_are_taken_by_the_exact_total() -> None:
    """X1: with a worm, like any other tile."""
    assert after("11.13.22 -/- 7 1 1WW:", "=11") == "13.22 11/- 7 2 -"
    assert after("11.13.22 -/- 7 1 3WW:", "=13") == "11.22 13/- 7 2 -"
    assert after("11.13.22 -/- 7 1 1244:", "!") == "11.13.22 -/- 7 2 -"  # C1 holds for them too


@pytest.mark.parametrize("rules", ["extrawurm", ANY, OPTIONAL])
@pytest.mark.parametrize("kept", ["2WW", "4WW", "5WW", "15WW", "25WW", "35WW", "45WW", "WWWW"])
def test_x1_12_and_14_to_20_are_a_bust(kept: str, rules: str) -> None:
    """X1: 11 and 13 by the exact total only."""
    assert after(f"11.13.22 -/- 7 1 {kept}:", "!", rules) == "11.13.22 -/- 7 2 -"


def test_x1_11_or_13_not_on_the_grill_is_a_bust() -> None:
    """X1: 13 with only 11 there, a face-down 11, and one in a stack."""
    assert after("11.22 -/- 7 1 3WW:", "!") == "11.22 -/- 7 2 -"
    assert after("11x.22 -/- 7 1 1WW:", "!") == "11x.22 -/- 7 2 -"
    assert after("13.22 11/- 7 1 1WW:", "!") == "11.13.22x -/- 7 2 -"


@pytest.mark.parametrize("rules", ["extrawurm", OPTIONAL, ANY])
def test_x1_11_and_13_are_never_stolen(rules: str) -> None:
    """X1: a total of 11 with the 11 on an opponent's stack is a bust."""
    assert after("13.22 -/11 7 1 1WW:", "!", rules) == "13.22 -/11 7 2 -"
    assert after("11.22 -/13 7 1 3WW:", "!", rules) == "11.22 -/13 7 2 -"


def test_x1_otherwise_they_are_tiles_like_any_other() -> None:
    """X1: returned, turned, counted as the highest, occupied by specialists."""
    assert after("13.22 11/- 7 1 4:", "!") == "11.13.22x -/- 7 2 -"
    assert after("13 11/- 7 1 4:", "!") == "11.13x -/- 7 2 -"
    assert after("11 13/- 7 1 4:", "!") == "11.13 -/- 7 2 -"
    assert after("11c.22 -/- 7 1 1WW:", "=11") == "22 11:c/- 7 2 -"
    assert after("11.22 -:a/- 7 1 4:", "!") == "11a.22 -/- 7 2 -"


# X2–X4: grilled worms


def test_x2_two_ones_give_a_grilled_worm_at_once() -> None:
    """X2: from the reserve, while the turn goes on."""
    assert after("22.36 -/- 7 1 -", "11234455:1") == "22.36 -+1/- 6 1 11:"


def test_x2_one_however_many_ones() -> None:
    """X2: eight 1s give one grilled worm, a single 1 none."""
    assert after("22.36 -/- 7 1 -", "11112345:1") == "22.36 -+1/- 6 1 1111:"
    assert after("22.36 -/- 7 1 -", "12223345:1") == "22.36 -/- 7 1 1:"
    assert after("22.36 -/- 7 1 -", "11234455:4") == "22.36 -/- 7 1 44:"
    assert after("22.36 -/- 7 1 -", "22344555:2") == "22.36 -/- 7 1 22:"


def test_x2_whatever_the_turn_comes_to() -> None:
    """X2: also when the turn is a bust."""
    assert after("22.36 24/- 7 1 -", "11234455:1 !") == "22.24.36x -+1/- 6 2 -"


def test_x2_only_with_extras() -> None:
    """X2 belongs to `extras`."""
    assert sheet.after("22.36 -/- - 1 -", "11234455:1", "classic") == "22.36 -/- - 1 11:"


def test_x2_robbery_comes_before_the_next_roll() -> None:
    """X2: settled, robbery included, before anything else."""
    robbing = after("22.36 -/-+3/-+4 0 1 -", "11234455:1")
    assert robbing == "22.36 -/-+3/-+4 0 1 11:?rob"
    assert legal(robbing) == "rob 2, rob 3"
    assert clause_against(robbing, "roll") == "X2"
    assert clause_against(robbing, "stop") == "X2"
    assert after(robbing, ">3") == "22.36 -+1/-+3/-+3 0 1 11:"


def test_x2_robbery_comes_before_t5() -> None:
    """X2: with no dice left the robbery is settled, then the turn stops by itself."""
    before = "27.36 -/-+3/-+4 0 1 23WWWW:"
    assert after(before, "11:1") == "27.36 -/-+3/-+4 0 1 1123WWWW:?rob"
    assert after(before, "11:1>2 =27") == "36 27+1/-+2/-+4 0 2 -"
    assert kinds(before, "11:1>2 =27") == ["rolled", "set_aside", "robbed", "stopped", "took", "turn_began"]


def test_x2_robbery_comes_before_t6() -> None:
    """X2: with all six faces set aside the robbery is settled, then the turn stops by itself."""
    before = "22.36 -/-+3/-+4 0 1 2345W:113"
    assert after(before, "113:1", SIX) == "22.36 -/-+3/-+4 0 1 112345W:?rob"
    assert after(before, "113:1>2 !", SIX) == "22.36 -+1/-+2/-+4 0 2 -"


def test_x3_the_reserve_comes_first() -> None:
    """X3: a grilled worm comes from the reserve while there is one."""
    assert after("22.36 -/-+3/-+3 1 1 -", "11234455:1") == "22.36 -+1/-+3/-+3 0 1 11:"


def test_x3_with_the_reserve_empty_an_opponent_must_give_one() -> None:
    """X3: the only one who has one gives it without a choice; the own grilled worms do not count."""
    assert after("22.36 -+3/-/-+4 0 1 -", "11234455:1") == "22.36 -+4/-/-+3 0 1 11:"
    assert clause_broken("22.36 -+3/-/-+4 0 1 -", "11234455:1>3") == "X3"


def test_x3_the_robber_chooses_among_those_who_have_one() -> None:
    """X3: not oneself, not who has none, not who holds the hen."""
    before = "22.36 -+1/-/-+1/-+1:h/-+2/-+2:a 0 1 11:?rob"
    assert legal(before) == "rob 3, rob 5, rob 6"
    for seat in ("1", "2", "4", "7"):
        assert clause_against(before, f"rob {seat}") == "X3"
    assert after(before, ">6") == "22.36 -+2/-/-+1/-+1:h/-+2/-+1:a 0 1 11:"


def test_x3_if_there_is_none_nothing_comes() -> None:
    """X3: no opponent has one, or only the hen's holder."""
    assert after("22.36 -+7/- 0 1 -", "11234455:1") == "22.36 -+7/- 0 1 11:"
    assert after("22.36 -+3/-+4:h 0 1 -", "11234455:1") == "22.36 -+3/-+4:h 0 1 11:"
    assert "no_grilled_worm" in kinds("22.36 -+7/- 0 1 -", "11234455:1")


def test_x4_each_counts_one_worm_at_the_end() -> None:
    """X4: 21 and two grilled worms make three."""
    assert result("- 21+2/25 5 - -") == ((3, 2), (1,), "")


def test_x4_a_bust_never_costs_grilled_worms() -> None:
    """X4: tile and specialist go, the grilled worms stay."""
    assert after("22.36 24+3:w/- 4 1 4:", "!") == "22w.24.36x -+3/- 4 2 -"
    assert after("22.36 -+3/- 4 1 4:", "!") == "22.36 -+3/- 4 2 -"


# X5–X7: specialists come and go


def test_x5_taking_a_tile_gives_the_specialist_on_it() -> None:
    """X5: by the exact total or by C4."""
    assert after("22.24a.36 -/- 7 1 4WWWW:", "=24") == "22.36 24:a/- 7 2 -"
    assert after("22.24a.36 -/- 7 1 WWWWW:", "=24") == "22.36 24:a/- 7 2 -"
    assert after("22a.24.36 -/- 7 1 4WWWW:", "=24") == "22a.36 24/- 7 2 -"


def test_x5_stealing_a_tile_takes_the_specialist_too() -> None:
    """X5: whatever tile of the victim's it came with."""
    assert after("22 -/21.24:w 7 1 4WWWW:", "^24") == "22 24:w/21 7 2 -"
    assert after("22 33:w/24 7 1 4WWWW:", "^24") == "22 33.24:w/- 7 2 -"


def test_x6_getting_a_second_the_player_chooses() -> None:
    """X6: at most one; the other goes back."""
    choice = after("22.24a.36 -:w/- 7 1 4WWWW:", "=24")
    assert choice == "22.36 24:w/- 7 1 4WWWW:?keepwa"
    assert legal(choice) == "keep w, keep a"
    assert after("22.24a.36 -:w/- 7 1 4WWWW:", "=24&a") == "22w.36 24:a/- 7 2 -"
    assert after("22.24a.36 -:w/- 7 1 4WWWW:", "=24&w") == "22a.36 24:w/- 7 2 -"
    assert clause_broken("22.24a.36 -:w/- 7 1 4WWWW:", "=24&c") == "X6"


def test_x6_a_stolen_second_one_too() -> None:
    """X6: after a steal."""
    assert after("22.36 33:w/24:g 7 1 4WWWW:", "^24&w") == "22g.36 33.24:w/- 7 2 -"
    assert after("22.36 33:w/24:g 7 1 4WWWW:", "^24&g") == "22w.36 33.24:g/- 7 2 -"


def test_x6_the_taken_tile_has_left_the_grill_by_then() -> None:
    """X6: the specialist given back cannot stand on the tile just taken."""
    assert after("24a.36 -:w/- 7 1 4WWWW:", "=24&a") == "36w 24:a/- 7 2 -"
    assert after("24a.36c -:w/- 7 1 4WWWW:", "=24&a") == "36c 24:a/- 7 2 -"  # X7: w leaves the game


def test_x6_one_specialist_is_no_choice() -> None:
    """X6: only getting a second brings the choice."""
    assert clause_broken("22.24a.36 -/- 7 1 4WWWW:", "=24&a") == "X6"
    assert clause_broken("22.24.36 -:w/- 7 1 4WWWW:", "=24&w") == "X6"


def test_x7_back_onto_the_lowest_free_face_up_tile() -> None:
    """X7: 11 and 13 included, occupied and face-down tiles passed over."""
    assert after("11.13.22.36 -:a/- 7 1 4:", "!") == "11a.13.22.36 -/- 7 2 -"
    assert after("11c.13.22.36 -:a/- 7 1 4:", "!") == "11c.13a.22.36 -/- 7 2 -"
    assert after("11c.13x.21h.22.36 -:a/- 7 1 4:", "!") == "11c.13x.21h.22a.36 -/- 7 2 -"


def test_x7_none_free_it_leaves_the_game() -> None:
    """X7: every face-up tile carries a specialist."""
    assert after("11c.13x.21h -:a/- 7 1 4:", "!") == "11c.13x.21h -/- 7 2 -"
    assert "specialist_left" in kinds("11c.13x.21h -:a/- 7 1 4:", "!")


# X8, X9: busts


def test_x8_the_order_of_a_bust() -> None:
    """X8: tile back, own specialist back, tile turned, and what stood on it goes back last."""
    before = "13r.22.24.29a.30x 21.25+1:w/27:g/- 6 1 -"
    assert after(before, "11234455:4 !") == "13r.22w.24a.25.29x.30x 21+1/27:g/- 6 2 -"
    assert kinds(before, "11234455:4 !") == [
        "rolled",
        "set_aside",
        "stopped",
        "busted",
        "tile_returned",
        "specialist_back",
        "tile_turned",
        "specialist_back",
        "turn_began",
    ]


def test_x8_the_tile_is_back_before_the_specialist() -> None:
    """X8: so the specialist may stand on the tile just returned."""
    assert after("24.36 22:w/- 7 1 4:", "!") == "22w.24.36x -/- 7 2 -"
    assert after("24c.36h 25:w/- 7 1 4:", "!") == "24c.25w.36x -/- 7 2 -"  # and the hen leaves (X7)


def test_x8_the_own_specialist_is_back_before_the_tile_is_turned() -> None:
    """X8: by B3's knob it may stand on the very tile that is turned, and must then move on."""
    assert after("22c.23.36x -:w/- 7 1 4:", "!", FLIP) == "22c.23x.36x -/- 7 2 -"
    assert kinds("22c.23.36x -:w/- 7 1 4:", "!", FLIP)[-4:] == [
        "specialist_back",
        "tile_turned",
        "specialist_left",
        "turn_began",
    ]


def test_x8_a_bust_costs_the_specialist_even_with_an_empty_stack() -> None:
    """X8: nothing to return, none turned, but the specialist goes."""
    assert after("22.36 -:g/- 7 1 4:", "!") == "22g.36 -/- 7 2 -"
    assert after("22.36 -:g/- 7 1 4:", "!", FLIP) == "22g.36x -/- 7 2 -"


def test_x8_a_specialist_on_the_turned_tile_moves_though_nobody_held_one() -> None:
    """X8: onto the lowest free tile, which may be the one returned."""
    assert after("24c.36a 25/- 7 1 4:", "!") == "24c.25a.36x -/- 7 2 -"
    assert after("24.36r 25/- 7 1 4:", "!") == "24r.25.36x -/- 7 2 -"  # the crow as well


@pytest.mark.parametrize("rules", ["extrawurm", FLIP])
def test_x9_the_hen_alone_goes_back(rules: str) -> None:
    """X9: no tile returned, none turned, whatever B3's knob says."""
    assert after("22.36 21.24+1:h/- 6 1 4:", "!", rules) == "22h.36 21.24+1/- 6 2 -"


@pytest.mark.parametrize("rules", ["extrawurm", FLIP])
def test_x9_with_an_empty_stack_the_hen_stays(rules: str) -> None:
    """X9: her holder keeps her through a bust, and no tile is turned."""
    assert after("22.36 -:h/- 7 1 4:", "!", rules) == "22.36 -:h/- 7 2 -"
    assert "hen_stayed" in kinds("22.36 -:h/- 7 1 4:", "!", rules)


def test_x9_also_when_the_dice_bust() -> None:
    """X9: a T3 bust is a bust."""
    assert after("22.36 24:h/- 7 1 3444555:*", "3!") == "22h.36 24/- 7 2 -"
