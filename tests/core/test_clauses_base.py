"""The base game clause by clause (S1–S4, T1–T6, C1–C6, B1–B4, E1–E4), each in notation.

Dice set aside give the totals: `4WWWW` is 24, `WWWWW` is 25 and so on.
"""

from __future__ import annotations

import pytest

from pickomino.core.actions import ROLL
from pickomino.core.dice import format_dice
from pickomino.core.engine import apply, chance_outcomes, dice_due, new_game
from pickomino.core.errors import NotationError, PositionError
from pickomino.core.notation_positions import parse_position
from pickomino.core.outcome import worms_of
from pickomino.core.rules import PRESETS, TILES, worms_on
from pickomino.core.state import Player
from sheet import after, clause_against, clause_broken, events, legal, result

EVERY_PRESET = tuple(PRESETS)
BASE_PRESETS = tuple(name for name, rules in PRESETS.items() if not rules.extras)


def test_worked_example_of_thomas_who_steals_32() -> None:
    """Sheet 004: T2, T4, T5, C3 in one turn."""
    before = "22.23.24.25.26.27.28.29.31.33.34.35.36 -/30.21/32 - 1 -"
    turn = "1234445W:4 2344W:W 55WW:5 13:3 2:2 ^32"
    assert after(before, turn) == "22.23.24.25.26.27.28.29.31.33.34.35.36 32/30.21/- - 2 -"


def test_worked_example_of_thomas_who_takes_27() -> None:
    """Sheets 000 and 003: the same dice, but a stop at 27."""
    turn = "1234445W:4 2344W:W 55WW:5 =27"
    assert after("26.27.28 -/- - 1 -", turn) == "26.28 27/- - 2 -"


def test_worked_example_of_louise_who_busts() -> None:
    """Sheet 004: T3, B1, B2; her 36 is the highest on the grill, so none is turned."""
    turn = "11223345:3 124555:5 11W:W 3W!"
    assert after("22.23.24.25x.26x 27.36/21/- - 1 -", turn) == "22.23.24.25x.26x.36 27/21/- - 2 -"


def test_worked_example_of_brigitte_who_busts() -> None:
    """Sheets 000 and 003: two 3s, three 5s, the worm, then a 3 and a worm; the highest tile is turned."""
    turn = "11223345:3 122555:5 22W:W 3W!"
    assert after("22.26.36 24.27/- - 1 -", turn) == "22.26.27.36x 24/- - 2 -"


def test_worked_example_of_sheet_001() -> None:
    """Sheet 001: of 1 1 1 3 3 5 5 and a worm one may keep the 1s, the 3s, the 5s or the worm."""
    assert legal("21 -/- - 1 :1113355W", "house") == "1, 3, 5, W"


# Material and set-up


@pytest.mark.parametrize("preset", EVERY_PRESET)
def test_s1_two_to_seven_players(preset: str) -> None:
    """S1: 2 to 7 players."""
    for players in range(2, 8):
        assert len(new_game(PRESETS[preset], players).players) == players
    for players in (-1, 0, 1, 8, 100):
        with pytest.raises(NotationError) as caught:
            new_game(PRESETS[preset], players)
        assert caught.value.problem == ("error-player-count", {"count": players}, "S1")
    for seats in ("-", "/".join("-" * 8)):
        with pytest.raises(PositionError) as refused:
            parse_position(f"21 {seats} {'7' if PRESETS[preset].extras else '-'} 1 -", PRESETS[preset])
        assert [defect.clause for defect in refused.value.defects] == ["S1"]


@pytest.mark.parametrize("preset", EVERY_PRESET)
def test_s1_eight_dice_with_six_faces(preset: str) -> None:
    """S1: 8 white dice with faces 1 2 3 4 5 and worm."""
    due = apply(new_game(PRESETS[preset], 2), ROLL).state
    rolls = [format_dice(roll) for roll, _ in chance_outcomes(due)]
    assert dice_due(due) == 8
    assert len(rolls) == 1_287
    assert (rolls[0], rolls[-1]) == ("11111111", "WWWWWWWW")


def test_s1_a_worm_counts_five_in_a_claim() -> None:
    """S1: a worm counts 5."""
    assert after("24.25.26 -/- - 1 :WWWWW123", "WWWWW123:W =25") == "24.26 25/- - 2 -"


@pytest.mark.parametrize("preset", BASE_PRESETS)
def test_s2_the_grill_at_the_start(preset: str) -> None:
    """S2: tiles 21–36 lie face up in a row."""
    start = "21.22.23.24.25.26.27.28.29.30.31.32.33.34.35.36 -/- - 1 -"
    assert str(new_game(PRESETS[preset], 2)) == start
    assert parse_position(start, PRESETS[preset]) == new_game(PRESETS[preset], 2)


def test_s2_worms_on_the_tiles() -> None:
    """S2: 21–24 one, 25–28 two, 29–32 three, 33–36 four. S4: 11 and 13 one each."""
    assert {tile: worms_on(tile) for tile in TILES} == {
        **dict.fromkeys((11, 13, 21, 22, 23, 24), 1),
        **dict.fromkeys((25, 26, 27, 28), 2),
        **dict.fromkeys((29, 30, 31, 32), 3),
        **dict.fromkeys((33, 34, 35, 36), 4),
    }
    assert worms_of(Player((21, 36, 28, 29))) == 1 + 4 + 2 + 3


@pytest.mark.parametrize("preset", EVERY_PRESET)
@pytest.mark.parametrize("players", [2, 3, 7])
def test_s3_seat_1_begins_and_the_dice_go_left(preset: str, players: int) -> None:
    """S3: the table sets the order of seats; play goes to the left and around."""
    assert new_game(PRESETS[preset], players).mover == 1
    reserve = "7" if PRESETS[preset].extras else "-"
    seats = "/".join(["21", *"-" * (players - 1)])
    for seat in range(1, players + 1):
        following = seat % players + 1
        moved = after(f"22.36 {seats} {reserve} {seat} WWWWWWW:", "=22", preset)
        assert moved.split(" ")[3:] == [str(following), "-"]


def test_s4_the_grill_at_the_start_with_extras() -> None:
    """S4: 11 and 13 before 21, 7 grilled worms, six specialists on their tiles."""
    start = "11c.13.21h.22.23r.24.25w.26.27g.28.29a.30.31.32.33.34.35.36 -/-/- 7 1 -"
    assert str(new_game(PRESETS["extrawurm"], 3)) == start
    assert parse_position(start, PRESETS["extrawurm"]) == new_game(PRESETS["extrawurm"], 3)


@pytest.mark.parametrize("preset", BASE_PRESETS)
@pytest.mark.parametrize(
    "position", ["11.22 -/- - 1 -", "22 13/- - 1 -", "22c -/- - 1 -", "22 -:c/- - 1 -", "22 -+1/- - 1 -"]
)
def test_s4_without_extras_none_of_it_exists(preset: str, position: str) -> None:
    """S4: tiles 11 and 13, specialists and grilled worms stay in the box."""
    with pytest.raises(PositionError) as caught:
        parse_position(position, PRESETS[preset])
    assert {defect.clause for defect in caught.value.defects} == {"S4"}


# A turn


@pytest.mark.parametrize("preset", EVERY_PRESET)
def test_t1_the_turn_begins_with_a_roll_of_all_eight(preset: str) -> None:
    """T1: the player rolls all 8 dice."""
    start = str(new_game(PRESETS[preset], 2))
    assert legal(start, preset) == "roll"
    assert after(start, "1234445W", preset).endswith(" 1 :1234445W")
    assert clause_broken(start, "123444W:4", preset) == "T1"
    assert clause_broken(start, "12344455W:4", preset) == "X12"  # nine are the golden die's


def test_t2_all_dice_of_one_face_are_set_aside() -> None:
    """T2: one face, and all dice of the roll that show it."""
    assert after("21 -/- - 1 -", "1234445W:4") == "21 -/- - 1 444:"
    assert after("21 -/- - 1 444:", "2355W:5") == "21 -/- - 1 44455:"


def test_t2_a_face_set_aside_before_is_barred() -> None:
    """T2: a face not yet set aside this turn."""
    assert legal("21 -/- - 1 444:2344W") == "2, 3, W"
    assert clause_against("21 -/- - 1 444:2344W", "4") == "T2"
    assert clause_broken("21 -/- - 1 -", "1234445W:4 2344W:4") == "T2"


def test_t2_a_face_that_was_not_rolled_is_barred() -> None:
    """T2: of the roll."""
    assert clause_against("21 -/- - 1 444:2344W", "5") == "T2"
    assert clause_broken("21 -/- - 1 -", "1234445W:4 2344W:5") == "T2"


def test_t3_no_new_face_is_a_bust() -> None:
    """T3: no face that is not yet set aside: bust."""
    assert after("22.36 24/- - 1 33555W:*", "3W!") == "22.24.36x -/- - 2 -"
    assert clause_broken("22.36 24/- - 1 33555W:*", "3W:3") == "T3"


def test_t3_one_new_face_is_no_bust() -> None:
    """T3: with one new face in the roll the player sets it aside and the turn goes on."""
    assert after("22.36 24/- - 1 3355W:*", "13W:1") == "22.36 24/- - 1 13355W:"
    assert clause_broken("22.36 24/- - 1 3355W:*", "13W!") == "T2"


def test_t4_after_setting_aside_roll_or_stop() -> None:
    """T4: directly after setting dice aside the player rolls all the others or stops."""
    assert legal("22 -/- - 1 444:") == "roll, stop"
    assert after("22 -/- - 1 444:", "12355").endswith(" 444:12355")
    assert clause_broken("22 -/- - 1 444:", "1235") == "T1"
    assert clause_broken("22 -/- - 1 444:", "123555") == "T1"


def test_t4_no_stop_before_setting_aside() -> None:
    """T4: directly after setting dice aside, not before."""
    assert clause_against("22 -/- - 1 -", "stop") == "T1"
    assert clause_against("22 -/- - 1 WWWWW:123", "stop") == "T2"
    assert clause_broken("22 -/- - 1 WWWWW:123", "=22") == "T2"


def test_t4_a_stop_that_fails_is_never_forbidden() -> None:
    """T4: a stop that fails C1 or C5 is a bust, and allowed."""
    assert after("22.36 24/- - 1 -", "11234455:1 !") == "22.24.36x -/- - 2 -"
    assert after("22.36 24/- - 1 -", "1123445W:W !") == "22.24.36x -/- - 2 -"


def test_t4_a_stop_that_has_a_claim_must_claim() -> None:
    """T4: no bust where there is a claim."""
    assert clause_broken("22.36 24/- - 1 2WWWW:", "!") == "C2"
    assert clause_broken("22.36 -/24 - 1 4WWWW:", "!") == "C3"


def test_t5_with_no_dice_left_the_turn_stops_by_itself() -> None:
    """T5: the last die set aside ends the turn; there is nothing to decide."""
    assert after("29.36 -/- - 1 334444W:", "2:2 =29") == "36 29/- - 2 -"
    assert after("31.36 24/- - 1 3344555:", "4!") == "24.31.36x -/- - 2 -"
    assert after("31.36 24/- - 1 3344555:", "1:1 !") == "24.31.36x -/- - 2 -"  # C1, by itself
    assert clause_broken("29.36 -/- - 1 334444W:", "2:2") == "T5"  # the end is always written


def test_t5_with_one_die_left_the_player_decides() -> None:
    """T5: no dice left, not one."""
    assert legal("29.36 -/- - 1 334444W:") == "roll, stop"


def test_t5_the_canned_worm_still_leaves_a_choice() -> None:
    """T5: where X11 offers a choice, the player still makes it."""
    full = after("36 -:c/- 7 1 4444:", "5555:5", "extrawurm")
    assert full == "36 -:c/- 7 1 44445555:"
    assert legal(full, "extrawurm") == "stop, stop+c"
    assert clause_against(full, "roll", "extrawurm") == "T5"


@pytest.mark.parametrize("preset", ["classic", "extrawurm", "house"])
def test_t6_without_the_knob_six_faces_may_roll_on_and_bust(preset: str) -> None:
    """T6 (knob off): the player may still roll on, and will bust."""
    reserve = "7" if PRESETS[preset].extras else "-"
    six = after(f"25.36 -/- {reserve} 1 123455:1W", "1W:W", preset)
    assert six == f"25.36 -/- {reserve} 1 123455W:"
    assert legal(six, preset) == "roll, stop"
    assert after(six, "=25", preset) == f"36 25/- {reserve} 2 -"
    assert [event.kind for event in events(six, "5!", preset)][:2] == ["rolled", "busted"]


def test_t6_with_the_knob_six_faces_end_the_turn() -> None:
    """T6 (knob on): with all six faces set aside the turn stops by itself, dice left or not."""
    position = "25.36 -/- - 1 123455:1W"
    assert after(position, "1W:W =25", "squeakers") == "36 25/- - 2 -"
    assert clause_broken(position, "1W:W 5!", "squeakers") == "T6"
    assert after("25.36 -/- - 1 12345:11W", "11W:W !", "squeakers") == "25.36x -/- - 2 -"  # 20: C5, B3


def test_t6_five_faces_do_not_end_the_turn() -> None:
    """T6: all six, not five."""
    assert legal("25.36 -/- - 1 2344WW:", "squeakers") == "roll, stop"


# Stopping: the claim


@pytest.mark.parametrize("preset", EVERY_PRESET)
def test_c1_without_a_worm_set_aside_it_is_a_bust(preset: str) -> None:
    """C1: at least one worm must be among the dice set aside."""
    reserve = "7" if PRESETS[preset].extras else "-"
    before = f"25.36 24/- {reserve} 1 55555:"
    assert after(before, "!", preset) == f"24.25.36x -/- {reserve} 2 -"
    assert clause_broken(before, "=25", preset) == "C1"
    assert after(f"25.36 24/- {reserve} 1 5555W:", "=25", preset) == f"36 24.25/- {reserve} 2 -"


@pytest.mark.parametrize("preset", EVERY_PRESET)
def test_c2_the_exact_tile_is_taken_always_that_one(preset: str) -> None:
    """C2: a total equal to a face-up grill tile takes it, on top of the own stack, whatever the knobs."""
    reserve = "7" if PRESETS[preset].extras else "-"
    before = f"22.23.24.25 21/- {reserve} 1 4WWWW:"
    assert after(before, "=24", preset) == f"22.23.25 21.24/- {reserve} 2 -"
    assert clause_broken(before, "=23", preset) == "C2"
    assert clause_broken(before, "=25", preset) == "C2"


def test_c2_a_face_down_tile_is_not_there() -> None:
    """C2: face-up only."""
    assert after("22.23.24x.25x -/- - 1 4WWWW:", "=23") == "22.24x.25x 23/- - 2 -"


@pytest.mark.parametrize("preset", ["classic", "extrawurm", "house"])
def test_c3_forced_the_top_tile_of_an_opponent_is_stolen(preset: str) -> None:
    """C3 (forced): a total equal to the top of an opponent's stack takes that, even where C4 offers one."""
    reserve = "7" if PRESETS[preset].extras else "-"
    before = f"22.23 36/21.24/33 {reserve} 1 4WWWW:"
    assert after(before, "^24", preset) == f"22.23 36.24/21/33 {reserve} 2 -"
    assert clause_broken(before, "=23", preset) == "C3"


def test_c3_optional_the_player_may_take_by_c4_instead() -> None:
    """C3 (optional): steal, or take a tile by C4."""
    before = "22.23 -/24 - 1 4WWWW:"
    choice = after(before, "=?", "squeakers")
    assert choice == "22.23 -/24 - 1 4WWWW:?claim"
    assert legal(choice, "squeakers") == "take 23, steal 24"
    assert after(before, "=23", "squeakers") == "22 23/24 - 2 -"
    assert after(before, "^24", "squeakers") == "22.23 24/- - 2 -"
    assert clause_broken(before, "=22", "squeakers") == "C4"


def test_c3_optional_with_any_offers_all() -> None:
    """C3 (optional) and C4 (any): every lower tile, or the steal."""
    rules = "classic fallback=any steal=optional"
    assert legal("22.23.25 -/24 - 1 4WWWW:?claim", rules) == "take 22, take 23, steal 24"


def test_c3_optional_but_forced_where_c4_offers_none() -> None:
    """C3 (optional): where C4 offers none, the steal is forced."""
    assert after("25.26 -/24 - 1 4WWWW:", "^24", "squeakers") == "25.26 24/- - 2 -"
    assert clause_broken("25.26 -/24 - 1 4WWWW:", "!", "squeakers") == "C3"


def test_c3_only_the_top_tile_is_stolen() -> None:
    """C3: what lies under the top tile is safe."""
    assert after("22.23 -/24.30 - 1 4WWWW:", "=23") == "22 23/24.30 - 2 -"
    assert clause_broken("22.23 -/24.30 - 1 4WWWW:", "^24") == "C4"


def test_c3_only_an_exact_total_steals() -> None:
    """C3: 25 does not steal 24, nor does 23."""
    assert after("22.23 -/24 - 1 WWWWW:", "=23") == "22 23/24 - 2 -"
    assert after("22 -/24 - 1 3WWWW:", "=22") == "- 22/24 - - -"


def test_c4_nearest_takes_the_highest_below() -> None:
    """C4 (nearest): the highest face-up grill tile below the total."""
    before = "22.23.26.27x -/30.24/- - 1 WWWWW:"
    assert after(before, "=23") == "22.26.27x 23/30.24/- - 2 -"
    assert clause_broken(before, "=22") == "C4"


def test_c4_any_takes_any_below() -> None:
    """C4 (any): any face-up grill tile below the total, the player's choice."""
    before = "21x.22.23.24.26 -/- - 1 WWWWW:"
    assert legal(after(before, "=?", "house"), "house") == "take 22, take 23, take 24"
    assert after(before, "=22", "house") == "21x.23.24.26 22/- - 2 -"
    assert after(before, "=24", "house") == "21x.22.23.26 24/- - 2 -"
    assert clause_broken(before, "=26", "house") == "C4"
    assert clause_broken(before, "=21", "house") == "C4"


def test_c4_any_with_one_tile_below_is_no_choice() -> None:
    """C4 (any): a single tile is taken at once."""
    assert after("23.26 -/- - 1 WWWWW:", "=23", "house") == "26 23/- - 2 -"


@pytest.mark.parametrize("rules", ["extrawurm", "extrawurm fallback=any"])
def test_c4_knows_no_11_and_13(rules: str) -> None:
    """C4: 11 and 13 do not exist for it."""
    assert after("11.13.30 -/- 7 1 4WWWW:", "!", rules) == "11.13.30 -/- 7 2 -"
    assert after("11.13.21.30 -/- 7 1 4WWWW:", "=21", rules) == "11.13.30 21/- 7 2 -"
    if rules != "extrawurm":
        assert legal("11.13.21.22.30 -/- 7 1 4WWWW:?claim", rules) == "take 21, take 22"


@pytest.mark.parametrize("preset", EVERY_PRESET)
def test_c5_no_tile_for_the_total_is_a_bust(preset: str) -> None:
    """C5: neither equal nor below: bust."""
    reserve = "7" if PRESETS[preset].extras else "-"
    before = f"25.26 21/- {reserve} 1 4WWWW:"
    assert after(before, "!", preset) == f"21.25.26x -/- {reserve} 2 -"
    assert clause_broken(before, "=25", preset) == "C5"


@pytest.mark.parametrize("preset", ["classic", "extrawurm", "squeakers"])
def test_c6_the_own_top_tile_is_not_visible(preset: str) -> None:
    """C6: with the own top tile's value as total, C4 applies."""
    reserve = "7" if PRESETS[preset].extras else "-"
    assert after(f"22.23 24/- {reserve} 1 4WWWW:", "=23", preset) == f"22 24.23/- {reserve} 2 -"
    assert clause_broken(f"22.23 24/- {reserve} 1 4WWWW:", "^24", preset) == "C4"


def test_c6_with_nothing_below_the_own_top_tile_it_is_a_bust() -> None:
    """C6 and C5: the own tile's value alone claims nothing."""
    assert after("25.26 24/- - 1 4WWWW:", "!") == "24.25.26x -/- - 2 -"


# Bust


def test_b1_the_top_tile_goes_back_face_up() -> None:
    """B1: only the top one, face up, into its place in the row."""
    assert after("22.33x.36 21.24.23/- - 1 4:", "!") == "22.23.33x.36x 21.24/- - 2 -"


def test_b2_the_highest_face_up_tile_is_turned() -> None:
    """B2: out for the rest of the game; face-down tiles do not count as highest."""
    assert after("22.30.35x.36x 24/- - 1 4:", "!") == "22.24.30x.35x.36x -/- - 2 -"


@pytest.mark.parametrize("preset", EVERY_PRESET)
def test_b2_unless_it_is_the_tile_just_returned(preset: str) -> None:
    """B2: then none is turned, not even with B3's knob."""
    reserve = "7" if PRESETS[preset].extras else "-"
    assert after(f"22.30.36x 35/- {reserve} 1 4:", "!", preset) == f"22.30.35.36x -/- {reserve} 2 -"


@pytest.mark.parametrize("preset", ["classic", "extrawurm"])
def test_b3_with_no_tile_to_return_none_is_turned(preset: str) -> None:
    """B3 (knob off)."""
    reserve = "7" if PRESETS[preset].extras else "-"
    assert after(f"22.36 -/- {reserve} 1 4:", "!", preset) == f"22.36 -/- {reserve} 2 -"


@pytest.mark.parametrize("preset", ["house", "squeakers"])
def test_b3_knob_turns_the_highest_all_the_same(preset: str) -> None:
    """B3 (knob on): the highest is turned though nothing was returned."""
    assert after("22.35.36x -/24 - 1 4:", "!", preset) == "22.35x.36x -/24 - 2 -"


@pytest.mark.parametrize("preset", EVERY_PRESET)
def test_b4_a_bust_ends_the_turn_and_the_dice_count_for_nothing(preset: str) -> None:
    """B4: 27 with a worm on the table, then a bust roll: no tile, the next player begins."""
    reserve = "7" if PRESETS[preset].extras else "-"
    moved = after(f"22.27.36 24/- {reserve} 1 4445WW:", "44!", preset)
    assert moved == f"22.24.27.36x -/- {reserve} 2 -"
    assert clause_broken(f"22.27.36 24/- {reserve} 1 4445WW:", "44! =27", preset) == "B4"


# The end


@pytest.mark.parametrize("preset", EVERY_PRESET)
def test_e1_the_game_ends_when_the_last_face_up_tile_is_taken(preset: str) -> None:
    """E1: no face-up tile on the grill."""
    reserve = "7" if PRESETS[preset].extras else "-"
    before = f"22.30x -/21/- {reserve} 1 2WWWW:"
    assert after(before, "=22", preset) == f"30x 22/21/- {reserve} - -"
    assert events(before, "=22", preset)[-1].kind == "game_over"


@pytest.mark.parametrize("preset", ["house", "squeakers"])
def test_e1_the_game_ends_when_the_last_tile_is_turned(preset: str) -> None:
    """E1: by B3's knob the last tile may be turned."""
    assert after("22.30x -/21 - 1 4:", "!", preset) == "22x.30x -/21 - - -"


def test_e1_the_game_goes_on_while_a_tile_lies_there() -> None:
    """E1: a steal, a returned tile or a single tile left do not end it."""
    assert after("22 -/24 - 1 4WWWW:", "^24") == "22 24/- - 2 -"
    assert after("22 24/- - 1 4:", "!") == "22.24 -/- - 2 -"
    assert after("22.23 -/- - 1 2WWWW:", "=22") == "23 22/- - 2 -"


def test_e1_11_and_13_alone_keep_the_game_alive() -> None:
    """E1: 11 and 13 are face-up tiles like any other here."""
    assert after("11.22 -/- 7 1 2WWWW:", "=22", "extrawurm") == "11 22/- 7 2 -"
    assert after("13 -/- 7 1 3WW:", "=13", "extrawurm") == "- 13/- 7 - -"


def test_e1_a_finished_game_has_nothing_to_decide() -> None:
    """E1: nothing is legal any more, and a game with tiles up cannot be over."""
    assert legal("- 22/- - - -") == ""
    assert clause_against("- 22/- - - -", "roll") == "E1"
    with pytest.raises(PositionError) as caught:
        parse_position("22 -/- - - -")
    assert [defect.clause for defect in caught.value.defects] == ["E1"]


def test_e2_most_worms_wins() -> None:
    """E2: worms, neither tiles nor numbers."""
    assert result("- 21.22.23/33/24 - - -") == ((3, 4, 1), (2,), "")
    assert events("22 36/21 - 1 2WWWW:", "=22")[-1].params() == {
        "worms": [5, 1],
        "winners": [1],
        "tie_break": "",
    }


def test_e3_a_tie_goes_to_the_highest_tile_anywhere_in_the_stack() -> None:
    """E3: of the tied players, the owner of the highest-numbered tile, on top or not."""
    assert result("- 36.21/22.35 - - -") == ((5, 5), (1,), "E3")
    assert result("- 35.21/22.36 - - -") == ((5, 5), (2,), "E3")


def test_e3_only_the_tied_players_count() -> None:
    """E3: a player with fewer worms does not win by owning the 36."""
    assert result("- 36/33.21/34.22 - - -") == ((4, 5, 5), (3,), "E3")


def test_e3_a_tied_player_with_a_tile_beats_one_without() -> None:
    """E3: grilled worms may tie with tiles."""
    assert result("- -+1/11 6 - -", "extrawurm") == ((1, 1), (2,), "E3")
    assert result("- -+2/25/-+2 3 - -", "extrawurm") == ((2, 2, 2), (2,), "E3")


def test_e4_tied_with_no_tile_between_them_they_share_the_win() -> None:
    """E4: no tile to break the tie."""
    assert result("- -+2/11/-+2 3 - -", "extrawurm") == ((2, 1, 2), (1, 3), "E4")
    assert result("22x -/- - - -") == ((0, 0), (1, 2), "E4")
