"""Turns as text, both ways: every token, what it continues, where it breaks off, and what it may not say."""

from __future__ import annotations

import pytest

from pickomino.core.actions import ROLL, ROLL9, SET_ASIDE, STOP, Action, parse_action
from pickomino.core.dice import parse_dice
from pickomino.core.engine import Move, follow, new_game
from pickomino.core.errors import IllegalAction, NotationError, PickominoError
from pickomino.core.notation_positions import parse_position
from pickomino.core.notation_turns import format_turn, read_turn
from pickomino.core.rules import PRESETS, Rules, parse_rules
from pickomino.core.state import GameState
from sheet import after, events
from walks import Moment, custom_rules, walk

ANY = "extrawurm fallback=any"


def state_of(position: str, rules: str) -> GameState:
    return parse_position(position, parse_rules(rules))


def move_of(text: str) -> Move:
    """`roll`, `4`, `take 27` are decisions; dice after a colon are a roll."""
    return parse_dice(text[1:]) if text.startswith(":") else parse_action(text)


# Each line: a position, its rules, the turn's text, and the moves that it tells.
TURNS = [
    ("22.27 -/- - 1 -", "classic", "1234445W:4", "roll, :1234445W, 4"),
    (
        "22.27 -/- - 1 -",
        "classic",
        "1234445W:4 2344W:W 55WW:5 =27",
        "roll, :1234445W, 4, roll, :2344W, W, roll, :55WW, 5, stop",
    ),
    ("22.27 -/- - 1 3555W:", "classic", "33W!", "roll, :33W"),
    ("22.27 -/- - 1 3555W:*", "classic", "33W!", ":33W"),
    ("22.27 -/- - 1 444:2355W", "classic", "2355W:2", "2"),
    ("22.27 -/- - 1 44:", "classic", "!", "stop"),
    ("22.27 -/- - 1 4WWWW:", "classic", "=22", "stop"),
    ("22.27 -/24 - 1 4WWWW:", "classic", "^24", "stop"),
    ("29.36 -/- - 1 334444W:", "classic", "2:2 =29", "roll, :2, 2"),
    ("25.36 -/- - 1 123455:1W", "squeakers", "1W:W =25", "W"),
    ("36 25/- - 1 3344555:", "classic", "1:1 !", "roll, :1, 1"),
    ("22.27 -:g/- 7 1 -", "extrawurm", "11223344W:W", "roll9, :11223344W, W"),
    ("22.27 -:g/- 7 1 -", "extrawurm", "1122334W:W", "roll, :1122334W, W"),
    ("22.27 -:g/- 7 1 W:+g", "extrawurm", "11223344:4", "roll, :11223344, 4"),
    ("22.27 -:w/- 7 1 -", "extrawurm", "1122334W~ 1122333W:W", "roll, :1122334W, ~, :1122333W, W"),
    ("22.27 -:w/- 7 1 444555W:4", "extrawurm", "4!", "stop"),
    ("22.27 -:w/- 7 1 444555W:4", "extrawurm", "4~ 5!", "~, :5"),
    ("22.34 -:w/- 7 1 444555W:", "extrawurm", "4~ 2:2 =34", "roll, :4, ~, :2, 2"),
    ("22.27 -/-+3/-+4 0 1 -", "extrawurm", "1122334W:1>3", "roll, :1122334W, 1, rob 3"),
    ("22.27 -/-+7 0 1 -", "extrawurm", "1122334W:1", "roll, :1122334W, 1"),
    ("22.27 -/-+3/-+4 0 1 11:?rob", "extrawurm", ">2", "rob 2"),
    ("22.27 -/-+3/-+4 0 1 11:?rob", "extrawurm", ">2 22334W:W", "rob 2, roll, :22334W, W"),
    ("27.36 -/-+3/-+4 0 1 23WWWW:", "extrawurm", "11:1>2 =27", "roll, :11, 1, rob 2"),
    ("27.36 -/-+3/-+4 0 1 1123WWWW:?rob", "extrawurm", ">2 =27", "rob 2"),
    ("22.24r -/-+3/-+4 0 1 4WWWW:", "extrawurm", "=24>3", "stop, rob 3"),
    ("22r 24/-+3/-+4 0 1 4WWWW:?crow", "extrawurm", ">3", "rob 3"),
    ("22.24r -/-+7 0 1 4WWWW:", "extrawurm", "=24", "stop"),
    ("22.24a -:w/- 7 1 4WWWW:", "extrawurm", "=24&a", "stop, keep a"),
    ("22 24:w/- 7 1 4WWWW:?keepwa", "extrawurm", "&w", "keep w"),
    ("22 -:w/24:g 7 1 4WWWW:", "extrawurm", "^24&g", "stop, keep g"),
    ("22 -/24:h 7 1 4WWWW:", "extrawurm", "^24h", "stop"),
    ("22 -:w/24:h 7 1 4WWWW:", "extrawurm", "^24h&h", "stop, keep h"),
    ("22.24 -:c/- 7 1 34444:", "extrawurm", "c=24", "stop+c"),
    ("22 -:c/24 7 1 34444:", "extrawurm", "c^24", "stop+c"),
    ("22 -:c/24:h 7 1 34444:", "extrawurm", "c^24h&c", "stop+c, keep c"),
    ("22.24 -:c/- 7 1 34444:", "extrawurm", "!", "stop"),
    ("36 -:c/- 7 1 44445555:", "extrawurm", "c=36", "stop+c"),
    ("36 -:c/- 7 1 44445555:", "extrawurm", "!", "stop"),
    ("22.23 -/- - 1 4WWWW:", "house", "=22", "stop, take 22"),
    ("22.23 -/- - 1 4WWWW:?claim", "house", "=22", "take 22"),
    ("22.23 -/24 - 1 4WWWW:", "squeakers", "^24", "stop, steal 24"),
    ("22.23 -/24 - 1 4WWWW:", "squeakers", "=23", "stop, take 23"),
    ("22.23r -/-+3/-+4 0 1 4WWWW:", ANY, "=23>2", "stop, take 23, rob 2"),
    ("22.23a -:g/- 7 1 4WWWW:", ANY, "=23&g", "stop, take 23, keep g"),
    ("22.23a -:c/- 7 1 34444:", ANY, "c=23&a", "stop+c, take 23, keep a"),
    ("22.23a -:c/- 7 1 34444:?claim", ANY, "c=22", "take 22"),
    ("24 -/- - 1 4WWWW:", "classic", "=24", "stop"),  # and the game is over
    # Turns that break off: what is left open is still to be decided.
    ("22.27 -/- - 1 -", "classic", "", ""),
    ("22.27 -/- - 1 -", "classic", "*", "roll"),
    ("22.27 -:g/- 7 1 -", "extrawurm", "*9", "roll9"),
    ("22.27 -:g/- 7 1 -", "extrawurm", "*", "roll"),
    ("22.27 -:g/- 7 1 W:+g", "extrawurm", "*", "roll"),
    ("22.27 -/- - 1 -", "classic", "1234445W", "roll, :1234445W"),
    ("22.27 -/- - 1 -", "classic", "1234445W:4 *", "roll, :1234445W, 4, roll"),
    ("22.27 -:w/- 7 1 -", "extrawurm", "1234445W~ *", "roll, :1234445W, ~"),
    ("22.27 -:w/- 7 1 :1234445W", "extrawurm", "1234445W~ *", "~"),
    ("22.27 -/-+3/-+4 0 1 -", "extrawurm", "1122334W:1", "roll, :1122334W, 1"),
    ("22.23 -/- - 1 4WWWW:", "house", "=?", "stop"),
    ("22.26 -/- - 1 123455:1W", "squeakers fallback=any steal=forced", "1W:W =22", "W"),
    ("22.23.26 -:c/- 7 1 34444:", ANY, "c=?", "stop+c"),
    ("22.24r -/-+3/-+4 0 1 4WWWW:", "extrawurm", "=24", "stop"),
    ("22.24a -:w/- 7 1 4WWWW:", "extrawurm", "=24", "stop"),
    ("22 -:w/24:h 7 1 4WWWW:", "extrawurm", "^24h", "stop"),
    ("22.23 -/- - 1 234455:W1", "house six_faces_end_turn=yes", "1W:W", "W"),
]


@pytest.mark.parametrize(("position", "rules", "text", "moves"), TURNS)
def test_text_and_moves(position: str, rules: str, text: str, moves: str) -> None:
    state = state_of(position, rules)
    said = tuple(move_of(move) for move in moves.split(", ")) if moves else ()
    read = read_turn(state, text)
    assert read.moves == said
    assert format_turn(state, said) == text
    for move in said:
        state = follow(state, move).state
    assert read.state == state


@pytest.mark.parametrize(
    ("position", "rules", "text", "finished"),
    [
        ("22.27 -/- - 1 -", "classic", "", False),
        ("22.27 -/- - 1 -", "classic", "1234445W:4", False),
        ("22.27 -/- - 1 44:", "classic", "!", True),
        ("22.27 -/- - 1 3555W:", "classic", "33W!", True),
        ("29.36 -/- - 1 334444W:", "classic", "2:2 =29", True),
        ("24 -/- - 1 4WWWW:", "classic", "=24", True),
        ("22.24a -:w/- 7 1 4WWWW:", "extrawurm", "=24", False),
        ("22.24a -:w/- 7 1 4WWWW:", "extrawurm", "=24&a", True),
        ("22.23 -/- - 1 4WWWW:", "house", "=?", False),
        ("22.23 -/- - 1 123455:1W", "house six_faces_end_turn=yes", "1W:W =?", False),
        ("22.23 -/- - 1 123455:1W", "house six_faces_end_turn=yes", "1W:W =22", True),
    ],
)
def test_whether_a_turn_has_ended(position: str, rules: str, text: str, finished: bool) -> None:
    assert read_turn(state_of(position, rules), text).is_finished is finished


def test_events_of_a_turn_in_order() -> None:
    said = events("22.36 24/- - 1 -", "11234455:1 224455:4 1144!")
    kinds = ["rolled", "set_aside", "rolled", "set_aside", "rolled", "busted"]
    assert [event.kind for event in said] == [*kinds, "tile_returned", "tile_turned", "turn_began"]


def test_a_roll_may_be_told_in_any_order() -> None:
    assert after("22.27 -/- - 1 -", "W5444321:4") == "22.27 -/- - 1 444:"
    assert after("22.27 -/- - 1 444:2355W", "W5532:5") == "22.27 -/- - 1 44455:"


def test_the_weasels_dice_need_not_be_said_to_be_due() -> None:
    assert after("22 -:w/- 7 1 :1234445W", "1234445W~", "extrawurm") == "22 -:w/- 7 1 :*+w"


CLASSIC = "22.27 -/- - 1 -"

# Each line: a position, its rules, a turn, and the token and the reason of its refusal.
REFUSED = [
    (CLASSIC, "classic", "x", "x", "error-turn-token"),
    (CLASSIC, "classic", "1234445W:4  2344W:W", "1234445W:4  2344W:W", "error-turn-spaces"),
    (CLASSIC, "classic", " 1234445W:4", " 1234445W:4", "error-turn-spaces"),
    (CLASSIC, "classic", "1234445W:9  2344W:W", "1234445W:9", "error-turn-token"),
    (CLASSIC, "classic", "1234445W:44", "1234445W:44", "error-turn-token"),
    (CLASSIC, "classic", "1234445W:", "1234445W:", "error-turn-token"),
    (CLASSIC, "classic", "1234446W:4", "1234446W:4", "error-turn-token"),
    (CLASSIC, "classic", "1234445W:4>8", "1234445W:4>8", "error-turn-token"),
    (CLASSIC, "classic", "1234445W:4 =7", "=7", "error-turn-token"),
    (CLASSIC, "classic", "1234445W:4 =27=27", "=27=27", "error-turn-token"),
    (CLASSIC, "classic", "1234445W:4 =27&r", "=27&r", "error-turn-token"),
    (CLASSIC, "classic", "1234445W:4 c!", "c!", "error-turn-token"),
    (CLASSIC, "classic", "1234445W:4 **", "**", "error-turn-token"),
    (CLASSIC, "classic", "1234445W:4 &h", "&h", "error-turn-token"),
    (CLASSIC, "classic", "1234445W:4 >2", ">2", "error-turn-token"),
    (CLASSIC, "classic", "12344451234:4", "12344451234:4", "error-too-many-dice T1"),
    (CLASSIC, "classic", "123444W:4", "123444W:4", "error-dice-count T1"),
    (CLASSIC, "classic", "1234445W:4 123:1", "123:1", "error-dice-count T1"),
    (CLASSIC, "classic", "12344455W:4", "12344455W:4", "why-no-golden-die X12"),
    (CLASSIC, "classic", "*9", "*9", "why-no-golden-die X12"),
    ("22.27 -:g/- 7 1 W:+g", "extrawurm", "*9", "*9", "error-turn-nine X12"),
    ("22.27 -:g/- 7 1 :*+g", "extrawurm", "*", "*", "error-turn-nine X12"),
    ("22.27 -:g/- 7 1 :*", "extrawurm", "*9", "*9", "error-turn-nine X12"),
    (CLASSIC, "classic", "* 1234445W:4", "1234445W:4", "error-turn-goes-on"),
    (CLASSIC, "classic", "1234445W 1234445W:4", "1234445W:4", "error-turn-goes-on"),
    (CLASSIC, "classic", "1234445W:3 124445W!", "124445W!", "why-choose-face-first T2"),
    (CLASSIC, "classic", "1234445W!", "1234445W!", "why-choose-face-first T2"),
    (CLASSIC, "classic", "1234445W~", "1234445W~", "why-no-weasel X12"),
    (CLASSIC, "classic", "=27", "=27", "why-roll-first T1"),
    (CLASSIC, "classic", "!", "!", "why-roll-first T1"),
    (CLASSIC, "classic", ">2", ">2", "error-turn-no-choice X3"),
    (CLASSIC, "classic", "&h", "&h", "error-turn-no-choice X6"),
    ("22.27 -/- - 1 44:*", "classic", "=22", "=22", "why-dice-due T1"),
    ("22.27 -/- - 1 444:2355W", "classic", "2345W:2", "2345W:2", "error-turn-other-roll T2"),
    ("22.27 -/- - 1 444:2355W", "classic", "=22", "=22", "why-choose-face-first T2"),
    ("22.27 -/- - 1 444:2355W", "classic", "!", "!", "why-choose-face-first T2"),
    ("22.27 -/- - 1 444:2355W", "classic", "*", "*", "why-choose-face-first T2"),
    ("22.27 -:w/- 7 1 444555W:4", "extrawurm", "!", "!", "why-choose-face-first T2"),  # 4! names the roll
    ("22.27 -/- - 1 444:2355W", "classic", "2355W:4", "2355W:4", "why-face-not-rolled T2"),
    ("22.27 -/- - 1 3555W:", "classic", "33W:3", "33W:3", "error-turn-is-bust T3"),
    ("22.27 -/- - 1 3555W:", "classic", "33W", "33W", "error-turn-is-bust T3"),
    ("22.27 -/- - 1 3555W:", "classic", "33W! =22", "=22", "error-turn-after-end B4"),
    ("22.27 -/- - 1 4WWWW:", "classic", "=22 1234445W:4", "1234445W:4", "error-turn-after-end B4"),
    ("22.27 -/- - 1 4WWWW:", "classic", "=27", "=27", "error-turn-end C4"),
    ("22.24 -/- - 1 4WWWW:", "classic", "=22", "=22", "error-turn-end C2"),
    ("22.24 -/- - 1 4WWWW:", "classic", "!", "!", "error-turn-end C2"),
    ("22.27 -/24 - 1 4WWWW:", "classic", "=22", "=22", "error-turn-end C3"),
    ("22.27 -/24:h 7 1 4WWWW:", "extrawurm", "^24", "^24", "error-turn-end X10"),
    ("22.27 -/24 7 1 4WWWW:", "extrawurm", "^24h", "^24h", "error-turn-end C3"),
    ("22.27 -/- - 1 44:", "classic", "=22", "=22", "error-turn-end C1"),
    ("22.27 -/- - 1 WWWW:", "classic", "=22", "=22", "error-turn-end C5"),
    ("22.27 -/- - 1 WWWW:", "classic", "^11", "^11", "error-turn-end C5"),
    ("22.27 -/- - 1 4WWWW:", "classic", "=?", "=?", "error-turn-no-choice C4"),
    ("22.27 -/- - 1 4WWWW:", "classic", "=22>2", "=22>2", "error-turn-no-choice X3"),
    ("22.27 -/- - 1 4WWWW:", "classic", "=22&c", "=22&c", "error-turn-no-choice X6"),
    ("22.27 -/- - 1 4WWWW:", "classic", "c=22", "c=22", "why-no-canned-worm X11"),
    ("22.27 -:c/- 7 1 4WWWW:", "extrawurm", "c=22", "c=22", "why-canned-worm-disabled X11"),
    ("22.27 -:c/- 7 1 44:", "extrawurm", "c=22", "c=22", "why-canned-no-claim X11"),
    ("22.23 -/- - 1 4WWWW:", "house", "!", "!", "error-turn-claim-open C4"),
    ("22.23 -/- - 1 4WWWW:", "house", "=?&c", "=?&c", "error-turn-no-choice C4"),
    ("22.23 -/- - 1 4WWWW:", "house", "=?>2", "=?>2", "error-turn-no-choice C4"),
    ("22.23 -/- - 1 4WWWW:", "house", "=? =22", "=22", "error-turn-goes-on"),
    ("22.23 -/- - 1 4WWWW:", "house", "=24", "=24", "why-not-takable C4"),
    ("22.23 -/- - 1 4WWWW:", "house", "=20", "=20", "why-not-takable X1"),
    ("22.23 -/- - 1 4WWWW:", "house", "^24", "^24", "why-not-stealable C3"),
    ("22.23 -/- - 1 4WWWW:", "house", "^13", "^13", "why-not-takable X1"),
    ("22.23 -/- - 1 4WWWW:?claim", "house", "c=22", "c=22", "why-canned-worm-disabled X11"),
    ("22.23 -/- - 1 4WWWW:?claim", "house", "!", "!", "why-claim-first C4"),
    ("22.23 -/- - 1 4WWWW:?claim", "house", "1:1", "1:1", "why-claim-first C4"),
    ("29.36 -/- - 1 334444W:", "classic", "2:2", "2:2", "error-turn-end-missing T5"),
    ("29.36 -/- - 1 334444W:", "classic", "2:2 *", "*", "error-turn-end-missing T5"),
    ("29.36 -/- - 1 334444W:", "classic", "2:2 11111111:1", "11111111:1", "error-turn-end-missing T5"),
    ("29.36 -:c/- 7 1 334444W:", "extrawurm", "2:2 c=29", "c=29", "why-canned-worm-disabled X11"),
    (
        "25.36 -:c/- 7 1 123455:1W",
        "extrawurm six_faces_end_turn=yes",
        "1W:W c=25",
        "c=25",
        "why-canned-worm-disabled X11",
    ),
    ("29.36 -/- - 1 3344445:", "classic", "2:2 c=29", "c=29", "why-no-canned-worm X11"),
    ("36 -:c/- 7 1 1222222:", "extrawurm", "3:3 c=29", "c=29", "why-canned-no-claim X11"),
    ("36 -/-+3/-+4 0 1 222222:11", "extrawurm", "11:1>2 c=29", "c=29", "why-no-canned-worm X11"),
    ("36 -/-+3/-+4 0 1 11222222:?rob", "extrawurm", ">2 c=29", "c=29", "why-no-canned-worm X11"),
    ("29.36 -/- - 1 334444W:", "classic", "2:2 !", "!", "error-turn-end C2"),
    ("25.36 -/- - 1 123455:1W", "squeakers", "1W:W", "1W:W", "error-turn-end-missing T6"),
    ("27.36 -/-+3/-+4 0 1 23WWWW:", "extrawurm", "11:1>2", "11:1>2", "error-turn-end-missing T5"),
    ("27.36 -/-+3/-+4 0 1 1123WWWW:?rob", "extrawurm", ">2", ">2", "error-turn-end-missing T5"),
    ("22.27 -/-+3/-+4 0 1 -", "extrawurm", "1122334W:1>1", "1122334W:1>1", "why-not-robbable X3"),
    ("22.27 -/-+3/-+4 0 1 -", "extrawurm", "1122334W:2>2", "1122334W:2>2", "error-turn-no-choice X3"),
    ("22.27 -/-+7 0 1 -", "extrawurm", "1122334W:1>2", "1122334W:1>2", "error-turn-no-choice X3"),
    ("22.27 -/-+3/-+4 0 1 -", "extrawurm", "1122334W:1 22334W:W", "22334W:W", "error-turn-goes-on"),
    ("22.27 -/-+3/-+4 0 1 11:?rob", "extrawurm", "&w", "&w", "error-turn-no-choice X6"),
    ("22.27 -/-+3/-+4 0 1 11:?rob", "extrawurm", "22334W:W", "22334W:W", "why-rob-first X2"),
    ("22.24r -/-+3/-+4 0 1 4WWWW:", "extrawurm", "=24&w", "=24&w", "error-turn-no-choice X6"),
    ("22.24r -/-+3/-+4 0 1 4WWWW:", "extrawurm", "=24>1", "=24>1", "why-not-robbable X3"),
    ("22.24r -/-+3/-+4 0 1 4WWWW:", "extrawurm", "=24 >2", ">2", "error-turn-goes-on"),
    ("22.24a -:w/- 7 1 4WWWW:", "extrawurm", "=24&c", "=24&c", "why-not-yours-to-keep X6"),
    ("22.24a -:w/- 7 1 4WWWW:", "extrawurm", "=24>2", "=24>2", "error-turn-no-choice X3"),
    ("- 24/- - - -", "classic", "1234445W:4", "1234445W:4", "why-over E1"),
    ("- 24/- - - -", "classic", "=22", "=22", "why-over E1"),
]


@pytest.mark.parametrize(("position", "rules", "text", "token", "reason"), REFUSED)
def test_refused(position: str, rules: str, text: str, token: str, reason: str) -> None:
    state = state_of(position, rules)
    with pytest.raises(PickominoError) as caught:
        read_turn(state, text)
    problem = caught.value.problem
    assert f"{problem.key} {problem.clause}".rstrip() == reason
    assert problem.params["token"] == token
    is_form = not problem.clause or problem.key == "error-too-many-dice"
    assert type(caught.value) is (NotationError if is_form else IllegalAction)


def test_refusals_carry_what_their_sentence_needs() -> None:
    def params(position: str, text: str, rules: str = "classic") -> dict[str, str | int]:
        with pytest.raises(IllegalAction) as caught:
            read_turn(state_of(position, rules), text)
        return caught.value.problem.params

    assert params("22.27 -/- - 1 444:2355W", "2345W:2") == {"token": "2345W:2", "roll": "2355W"}
    assert params("22.27 -/- - 1 4WWWW:", "=27") == {"token": "=27", "happened": "=22"}
    assert params(CLASSIC, "123444W:4") == {"token": "123444W:4", "due": 8, "count": 7}
    assert params("22.23 -/- - 1 4WWWW:", "=20", "house") == {"token": "=20", "tile": 20}


def test_too_long_is_refused_unread() -> None:
    with pytest.raises(NotationError) as caught:
        read_turn(new_game(PRESETS["classic"], 2), "1" * 401)
    assert caught.value.problem == ("error-turn-long", {"token": "1" * 40, "count": 401, "most": 400}, "")
    with pytest.raises(NotationError) as caught:
        read_turn(new_game(PRESETS["classic"], 2), "1234445W:4 " + " " * 40)
    assert caught.value.problem == ("error-turn-spaces", {"token": "1234445W:4 " + " " * 29}, "")
    with pytest.raises(NotationError) as caught:
        read_turn(
            new_game(PRESETS["classic"], 2), "1" * 400
        )  # exactly the most: read, and refused for what it is
    assert caught.value.problem.key == "error-too-many-dice"


def test_follow_takes_decisions_and_dice() -> None:
    start = new_game(PRESETS["classic"], 2)
    due = follow(start, ROLL).state
    rolled = follow(due, parse_dice("1234445W")).state
    assert str(follow(rolled, SET_ASIDE[3]).state).endswith(" 1 444:")
    with pytest.raises(IllegalAction):
        follow(start, STOP)
    with pytest.raises(IllegalAction):
        follow(start, ROLL9)


def turns_of(rules: Rules, players: int, seed: int) -> list[list[Moment]]:
    turns: list[list[Moment]] = [[]]
    for moment in walk(rules, players, seed):
        turns[-1].append(moment)
        if any(event.kind in ("turn_began", "game_over") for event in moment.events):
            turns.append([])
    assert turns.pop() == []
    return turns


@pytest.mark.parametrize("rules", custom_rules(), ids=str)
def test_turns_of_random_games_round_trip(rules: Rules) -> None:
    """A whole turn, every beginning of it, and every rest of it, read back to the same moves and states."""
    for seed, players in enumerate((2, 4, 7)):
        for number, turn in enumerate(turns_of(rules, players, seed)[:25]):
            start, end = turn[0].before, turn[-1].after
            moves = tuple(moment.move for moment in turn)
            text = format_turn(start, moves)
            assert read_turn(start, text)[:2] == (end, moves)
            assert read_turn(start, text).is_finished
            if number % 5:
                continue
            for split in range(1, len(turn)):
                middle = turn[split].before
                beginning = format_turn(start, moves[:split])
                read = read_turn(start, beginning)
                assert (read.state, read.moves, read.is_finished) == (middle, moves[:split], False), beginning
                rest = format_turn(middle, moves[split:])
                assert read_turn(middle, rest)[:2] == (end, moves[split:]), (str(middle), rest)


def test_moves_are_actions_or_dice() -> None:
    assert isinstance(move_of("take 27"), Action)
    assert move_of(":55W") == (0, 0, 0, 0, 2, 1)
