"""The Extrawurm edition clause by clause, each specialist and the end (X10–X14), each in notation.

Dice set aside give the totals: `4WWWW` is 24, `1WW` is 11, `44` with the canned worm is 13.
"""

from __future__ import annotations

import sheet
from extrawurm_sheet import ANY, EXTRAWURM, OPTIONAL, SIX, after, clause_against, clause_broken, legal, result
from pickomino.core.actions import ROLL, ROLL9, WEASEL
from pickomino.core.engine import apply, dice_due
from pickomino.core.notation_positions import parse_position

# X10: the hen and thieves


def test_x10_the_thief_takes_the_hen_and_no_tile() -> None:
    """X10: that is a successful turn, also for a player with an empty stack."""
    assert after("22.23 -/21.24:h 7 1 4WWWW:", "^24h") == "22.23 -:h/21.24 7 2 -"
    assert clause_broken("22.23 -/21.24:h 7 1 4WWWW:", "^24") == "X10"
    assert clause_broken("22.23 -/21.24:h 7 1 4WWWW:", "!") == "X10"
    assert clause_broken("22.23 -/21.24:h 7 1 4WWWW:", "=23") == "X10"


def test_x10_x6_applies() -> None:
    """X10: the thief who holds a specialist chooses."""
    before = "22.23 -:w/24:h 7 1 4WWWW:"
    assert after(before, "^24h") == "22.23 -:w/24 7 1 4WWWW:?keepwh"
    assert after(before, "^24h&h") == "22w.23 -:h/24 7 2 -"
    assert after(before, "^24h&w") == "22h.23 -:w/24 7 2 -"


def test_x10_c3_optional_counts_against_the_hen_too() -> None:
    """C3 (optional): the same against the hen (X10)."""
    before = "22.23 -/24:h 7 1 4WWWW:"
    assert legal("22.23 -/24:h 7 1 4WWWW:?claim", OPTIONAL) == "take 23, steal 24"
    assert after(before, "=23", OPTIONAL) == "22 23/24:h 7 2 -"
    assert after(before, "^24h", OPTIONAL) == "22.23 -:h/24 7 2 -"


def test_x10_the_hen_on_11_or_13_cannot_be_stolen() -> None:
    """X10: a top tile 11 or 13 cannot be stolen, and so neither can the hen on it."""
    assert after("13.22 -/11:h 7 1 1WW:", "!") == "13.22 -/11:h 7 2 -"
    assert after("11.22 -/13:h 7 1 3WW:", "!") == "11.22 -/13:h 7 2 -"


def test_x10_the_grilled_worms_of_the_hens_holder_cannot_be_taken() -> None:
    """X10: nor the hen in their stead."""
    assert after("22 -/24+4:h/-+3 0 1 -", "11234455:1") == "22 -+1/24+4:h/-+2 0 1 11:"
    assert after("22 -/24+7:h 0 1 -", "11234455:1") == "22 -/24+7:h 0 1 11:"


# X11: the canned worm


def test_x11_it_counts_as_a_worm_die_at_the_stop() -> None:
    """X11: the total grows by 5 and C1 holds; it is not used up."""
    before = "22.24 -:c/- 7 1 34444:"
    assert legal(before) == "roll, stop, stop+c"
    assert after(before, "c=24") == "22 24:c/- 7 2 -"


def test_x11_for_steals_fallbacks_and_11_alike() -> None:
    """X11: every claim may stand on it."""
    assert after("22 -:c/24 7 1 34444:", "c^24") == "22 24:c/- 7 2 -"
    assert after("22 -:c/24:h 7 1 34444:", "c^24h&h") == "22c -:h/24 7 2 -"
    assert after("22.23 -:c/- 7 1 34444:", "c=23") == "22 23:c/- 7 2 -"
    assert after("11.22 -:c/- 7 1 24:", "c=11") == "22 11:c/- 7 2 -"
    assert after("13.22 -:c/- 7 1 44:", "c=13") == "22 13:c/- 7 2 -"
    assert after("22.23 -:c/- 7 1 34444:", "c=22", ANY) == "23 22:c/- 7 2 -"


def test_x11_at_claim_it_is_counted_if_no_worm_is_kept() -> None:
    """X11: `?claim` without a worm die speaks of the total with the canned worm."""
    choice = after("22.23.26 -:c/- 7 1 34444:", "c=?", ANY)
    assert choice == "22.23.26 -:c/- 7 1 34444:?claim"
    assert legal(choice, ANY) == "take 22, take 23"
    assert after(choice, "c=22", ANY) == "23.26 22:c/- 7 2 -"


def test_x11_not_using_it_is_allowed() -> None:
    """X11: the stop without it is a bust (T4), and costs it (X8)."""
    assert after("22.24 21:c/- 7 1 34444:", "!") == "21c.22.24x -/- 7 2 -"


def test_x11_only_where_it_gives_a_claim() -> None:
    """X11: not with a total too low, nor one off 11."""
    assert legal("22.24 -:c/- 7 1 444:") == "roll, stop"
    assert clause_against("22.24 -:c/- 7 1 444:", "stop+c") == "X11"
    assert legal("11.22 -:c/- 7 1 34:") == "roll, stop"
    assert clause_broken("22.24 -:c/- 7 1 444:", "c=22") == "X11"


def test_x11_a_worm_set_aside_disables_it_for_this_turn() -> None:
    """X11: it does not prevent setting worms aside later, which disables it."""
    assert legal("22.24 -:c/- 7 1 34444:23W") == "2, W"
    assert legal("22.24 -:c/- 7 1 3444W:") == "roll, stop"
    assert clause_against("22.24 -:c/- 7 1 3444W:", "stop+c") == "X11"
    assert clause_broken("22.29 -:c/- 7 1 34444W:", "c=29") == "X11"
    assert after("22.24 -:c/- 7 1 34444W:", "=24") == "22 24:c/- 7 2 -"


def test_x11_only_its_holder_may_use_it() -> None:
    """X11: neither an opponent's nor the one on the grill."""
    assert legal("11c.24 -/- 7 1 34444:") == "roll, stop"
    assert legal("11.24 -/-:c 7 1 34444:") == "roll, stop"
    assert clause_against("11.24 -/-:c 7 1 34444:", "stop+c") == "X11"


def test_x11_it_rescues_no_roll() -> None:
    """X11: no face for T2 and T3."""
    assert after("22.24 21:c/- 7 1 34444:*", "344!") == "21c.22.24x -/- 7 2 -"


def test_x11_it_is_no_face_for_t6() -> None:
    """X11: five faces and the canned worm do not end the turn."""
    assert after("24 -:c/- 7 1 12344:455", "455:5", SIX) == "24 -:c/- 7 1 1234455:"
    assert legal("24 -:c/- 7 1 1234455:", SIX) == "roll, stop, stop+c"


# X12: weasel, golden die, apple


def test_x12_weasel_rerolls_all_dice_just_rolled_once_a_turn() -> None:
    """X12: after a roll and before choosing a face; the second roll stands."""
    assert legal("22 -:w/- 7 1 44:11335W") == "1, 3, 5, W, ~"
    assert after("22 -:w/- 7 1 44:11335W", "11335W~") == "22 -:w/- 7 1 44:*+w"
    assert after("22 -:w/- 7 1 44:11335W", "11335W~ 22555W:W") == "22 -:w/- 7 1 44W:+w"
    assert legal("22 -:w/- 7 1 44:22555W+w") == "2, 5, W"
    assert clause_against("22 -:w/- 7 1 44:22555W+w", "~") == "X12"
    assert clause_broken("22 -:w/- 7 1 44:11335W", "11335W~ 22555W~") == "X12"


def test_x12_weasel_once_in_the_whole_turn() -> None:
    """X12: the flag lasts to the turn's end, and a new turn begins without it."""
    assert clause_broken("22 -:w/- 7 1 -", "11335WWW~ 22555WWW:W 11122~") == "X12"
    assert after("22.36 -:w/- 7 1 44W:+w", "!") == "22w.36 -/- 7 2 -"
    assert after("22.23 -:w/- 7 1 2WWWW:+w", "=22") == "23 22:w/- 7 2 -"


def test_x12_weasel_may_wait_for_a_later_roll() -> None:
    """X12: once a turn, whichever roll."""
    assert after("22 -:w/- 7 1 -", "11122334:4 1112233~ 1125WWW:W") == "22 -:w/- 7 1 4WWW:+w"


def test_x12_weasel_also_on_a_bust_roll_which_the_holder_may_accept() -> None:
    """X12: re-roll it, or `stop`."""
    bust = after("22.36 24:w/- 7 1 34444W:*", "34")
    assert bust == "22.36 24:w/- 7 1 34444W:34"
    assert legal(bust) == "~, stop"
    assert after(bust, "34!") == "22w.24.36x -/- 7 2 -"
    assert after(bust, "34~ 12:2") == "22.36 24:w/- 7 1 234444W:+w"
    assert after(bust, "34~ 33!") == "22w.24.36x -/- 7 2 -"  # the second roll stands


def test_x12_weasel_no_stop_where_the_roll_is_no_bust() -> None:
    """X12: `stop` accepts a bust roll only."""
    assert clause_against("22 -:w/- 7 1 44:11335W", "stop") == "T2"


def test_x12_weasel_only_for_its_holder_and_only_with_dice_on_the_table() -> None:
    """X12: neither an opponent's, nor before a roll, nor after choosing."""
    assert clause_against("22w -/- 7 1 44:11335W", "~") == "X12"
    assert clause_against("22 -/-:w 7 1 44:11335W", "~") == "X12"
    assert clause_against("22 -:w/- 7 1 -", "~") == "X12"
    assert clause_against("22 -:w/- 7 1 44:", "~") == "X12"
    assert legal("22 -/-:w 7 1 44:11335W") == "1, 3, 5, W"


def test_x12_golden_die_makes_nine() -> None:
    """X12: at the start of the turn the holder chooses to roll 9 dice instead of 8."""
    start = parse_position("22 -:g/- 7 1 -", EXTRAWURM)
    assert legal(str(start)) == "roll, roll9"
    assert dice_due(apply(start, ROLL9).state) == 9
    assert dice_due(apply(start, ROLL).state) == 8
    assert after(str(start), "11223344W:W") == "22 -:g/- 7 1 W:+g"
    assert after(str(start), "11223344W:W 55544332:5") == "22 -:g/- 7 1 555W:+g"
    assert after(str(start), "1122334W:W") == "22 -:g/- 7 1 W:"


def test_x12_golden_die_then_or_not_at_all() -> None:
    """X12: a turn begun with 8 dice stays with 8."""
    assert legal("22 -:g/- 7 1 W:") == "roll, stop"
    assert clause_against("22 -:g/- 7 1 W:", "roll9") == "X12"
    assert clause_broken("22 -:g/- 7 1 -", "1122334W:W 11223344:4") == "T1"
    assert clause_against("22 -/-:g 7 1 -", "roll9") == "X12"
    assert legal("22 -/-:g 7 1 -") == "roll"


def test_x12_golden_die_is_a_ninth_die_like_the_others() -> None:
    """X12: nine set aside count, and stop the turn by themselves (T5)."""
    assert after("36 -:g/- 7 1 4WWWWWWW:+g", "3:3 =36") == "- 36:g/- 7 - -"
    assert after("36 -:g/- 7 1 4WWWWWW:+g", "12:2") == "36 -:g/- 7 1 24WWWWWW:+g"


def test_x12_golden_die_and_a_second_specialist() -> None:
    """X12 and X6: the ninth die is in play to the turn's end, and the choice comes as usual."""
    choice = after("24a.30 -:g/- 7 1 4WWWW:+g", "=24")
    assert choice == "30 24:g/- 7 1 4WWWW:?keepga+g"
    assert after(choice, "&a") == "30g 24:a/- 7 2 -"


def test_x12_apple_counts_three_worms_for_its_holder() -> None:
    """X12: 3 worms for who holds it at the end; on the grill or out of the game it counts for nobody."""
    assert result("- 21:a/29 7 - -") == ((4, 3), (1,), "")
    assert result("- -:a/29 7 - -") == ((3, 3), (2,), "E3")
    assert result("22a 21/29 7 1 -") == ((1, 3), (2,), "")
    assert result("- 21/29 7 - -") == ((1, 3), (2,), "")


def test_x12_other_specialists_count_no_worms() -> None:
    """X12: only the apple does."""
    for specialist in "chwg":
        assert result(f"- 21:{specialist}/29 7 - -") == ((1, 3), (2,), "")


def test_x12_weasel_rerolls_as_many_dice_as_were_rolled() -> None:
    """X12: all dice just rolled, and only those."""
    rolled = parse_position("22 -:w/- 7 1 :1122334W", EXTRAWURM)
    assert dice_due(apply(rolled, WEASEL).state) == 8
    later = parse_position("22 -:w/- 7 1 55:122334", EXTRAWURM)
    assert dice_due(apply(later, WEASEL).state) == 6


# X13, X14: the crow, and the end


def test_x13_the_crow_moves_and_gives_a_grilled_worm() -> None:
    """X13: never held; it moves at once to the lowest tile without specialist."""
    assert after("11c.22.24r.36 -/- 7 1 4WWWW:", "=24") == "11c.22r.36 24+1/- 6 2 -"
    assert after("11c.22.24r.36 -:w/- 7 1 4WWWW:", "=24") == "11c.22r.36 24+1:w/- 6 2 -"


def test_x13_the_crow_leaves_when_no_tile_is_free() -> None:
    """X13, X7: and the grilled worm comes all the same."""
    assert after("11c.22h.24r -/- 7 1 4WWWW:", "=24") == "11c.22h 24+1/- 6 2 -"


def test_x13_the_crows_worm_follows_x3() -> None:
    """X13: the reserve empty: from the only victim, by choice, or none."""
    assert after("22.24r -/-+7 0 1 4WWWW:", "=24") == "22r 24+1/-+6 0 2 -"
    assert after("22.24r -/-+7:h 0 1 4WWWW:", "=24") == "22r 24/-+7:h 0 2 -"
    choice = after("22.24r -/-+3/-+4 0 1 4WWWW:", "=24")
    assert choice == "22r 24/-+3/-+4 0 1 4WWWW:?crow"
    assert legal(choice) == "rob 2, rob 3"
    assert clause_against(choice, "roll") == "X13"
    assert after("22.24r -/-+3/-+4 0 1 4WWWW:", "=24>3") == "22r 24+1/-+3/-+3 0 2 -"


def test_x13_two_grilled_worms_in_one_turn() -> None:
    """X2 and X13 in one turn, the first of them by robbery."""
    before = "24r.30 -/-+3/-+4 0 1 25WWW:113"
    assert after(before, "113:1>2 =24>3") == "30r 24+2/-+2/-+3 0 2 -"


def test_x14_the_end_is_judged_after_all_is_settled() -> None:
    """X14: the last tile's crow gives its grilled worm, and the crow leaves, before the game ends."""
    assert after("24r -/- 7 1 4WWWW:", "=24") == "- 24+1/- 6 - -"
    assert after("24r -/-+3/-+4 0 1 4WWWW:", "=24") == "- 24/-+3/-+4 0 1 4WWWW:?crow"
    assert after("24r -/-+3/-+4 0 1 4WWWW:", "=24>2") == "- 24+1/-+2/-+4 0 - -"


def test_x14_the_last_specialist_is_chosen_before_the_end() -> None:
    """X14: the choice of X6 stands between the last tile and the end."""
    assert after("24a -:w/- 7 1 4WWWW:", "=24") == "- 24:w/- 7 1 4WWWW:?keepwa"
    assert after("24a -:w/- 7 1 4WWWW:", "=24&a") == "- 24:a/- 7 - -"
    last = sheet.events("24a -:w/21 7 1 4WWWW:", "=24&a", "extrawurm")[-1]
    assert last.params() == {"worms": [4, 1], "winners": [1], "tie_break": ""}


def test_x14_the_last_tiles_own_specialist_counts() -> None:
    """X14: the apple on the last tile is worth three worms to its taker."""
    assert sheet.events("24a -/25 7 1 4WWWW:", "=24", "extrawurm")[-1].params() == {
        "worms": [4, 2],
        "winners": [1],
        "tie_break": "",
    }
