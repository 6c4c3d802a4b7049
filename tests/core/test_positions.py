"""Positions as text, both ways: what is malformed, and every defect of what cannot be."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import pickomino.core.validation
from pickomino.core.dice import parse_dice
from pickomino.core.engine import new_game
from pickomino.core.errors import NotationError, PickominoError, PositionError, Problem
from pickomino.core.notation_positions import format_position, parse_position
from pickomino.core.rules import PRESETS, Rules, Specialist, parse_rules
from pickomino.core.state import START_OF_TURN, GameState, Phase, Player, Turn
from pickomino.core.validation import defects
from pickomino.messages import tell_error, tell_problem

EXTRAWURM = PRESETS["extrawurm"]


@pytest.mark.parametrize(
    ("position", "rules"),
    [
        ("21.22.23.24.25.26.27.28.29.30.31.32.33.34.35.36 -/- - 1 -", "classic"),
        ("11c.13.21h.22.23r.24.25w.26.27g.28.29a.30.31.32.33.34.35.36 -/-/- 7 1 -", "extrawurm"),
        ("11c.13.21h.24.35x.36x 22.27+2/-/33 5 2 444W:2355", "extrawurm"),
        ("11c.13.24.35x.36x 21.27+2:h/-:w/33 5 2 444W:2355+w", "extrawurm"),
        ("22 -:g/- 7 1 444W:22355+g", "extrawurm"),
        ("22 -:g/- 7 1 :*+g", "extrawurm"),
        ("22 -/- - 1 :*", "classic"),
        ("22 -/- - 1 1:*", "classic"),
        ("22 -/- - 1 1:", "classic"),
        ("22 -:c/- 7 1 44445555:", "extrawurm"),
        ("22 -/-+3/-+4 0 1 11:?rob", "extrawurm"),
        ("22 24/-+3/-+4 0 1 4WWWW:?crow", "extrawurm"),
        ("- 24/-+3/-+4 0 1 4WWWW:?crow", "extrawurm"),
        ("22.23 -/- - 1 4WWWW:?claim", "house"),
        ("22 -/24 - 1 4WWWW:?claim", "squeakers"),
        ("22 24:w/- 7 1 4WWWW:?keepwa+w", "extrawurm"),
        ("22 -:w/24 7 1 4WWWW:?keepwh+w", "extrawurm"),
        ("- 24:w/- 7 1 4WWWW:?keepwa", "extrawurm"),
        ("- 21/- - - -", "classic"),
        ("22x -/- - - -", "house"),
        ("22 -/-/-/-/-/-/- - 7 -", "classic"),
    ],
)
def test_text_round_trips(position: str, rules: str) -> None:
    state = parse_position(position, parse_rules(rules))
    assert format_position(state) == position
    assert str(state) == position
    assert parse_position(str(state), state.rules) == state
    assert hash(parse_position(str(state), state.rules)) == hash(state)


def test_every_field_is_read() -> None:
    state = parse_position("11c.13x.24 21.27+2:w/-+1 4 1 444W:2355+w", EXTRAWURM)
    assert state == GameState(
        rules=EXTRAWURM,
        up=(11, 24),
        down=(13,),
        standing=((11, Specialist.CANNED),),
        players=(Player((21, 27), 2, Specialist.WEASEL), Player((), 1, None)),
        reserve=4,
        mover=1,
        turn=Turn(Phase.ROLLED, parse_dice("444W"), parse_dice("2355"), golden=False, weasel_used=True),
    )
    assert state.me is state.players[0]
    assert state.me.top == 27
    assert state.players[1].top is None
    assert state.turn.dice_left == 4
    assert not state.is_over


def test_flags_and_choices_are_read() -> None:
    golden = parse_position("22 24:g/- 7 1 4WWWW:?keepga+g", EXTRAWURM)
    assert golden.turn == Turn(Phase.KEEP, parse_dice("4WWWW"), golden=True, offered=Specialist.APPLE)
    assert golden.turn.dice_left == 4
    over = parse_position("- 21/- - - -")
    assert (over.mover, over.turn, over.is_over) == (0, Turn(Phase.OVER), True)
    with pytest.raises(LookupError, match=r"^the game is over: nobody is to move$"):
        _ = over.me
    start = parse_position("22 21/- - 2 -")
    assert start.turn == START_OF_TURN == Turn(Phase.START)


def test_rolls_are_read_in_any_order_and_written_sorted() -> None:
    assert str(parse_position("22 -/- - 1 W44:53251")).endswith("44W:12355")


def test_classic_is_the_default() -> None:
    assert parse_position("22 -/- - 1 -").rules == PRESETS["classic"]


def test_states_differ_when_anything_differs() -> None:
    base = "22.24 21+1:w/-+1 5 1 44:11335W"
    others = [
        "22.25 21+1:w/-+1 5 1 44:11335W",
        "22.24.25x 21+1:w/-+1 5 1 44:11335W",
        "22.24a 21+1:w/-+1 5 1 44:11335W",
        "22.24 23+1:w/-+1 5 1 44:11335W",
        "22.24 21+2:w/-+1 4 1 44:11335W",
        "22.24 21+1:w/-+1 4 1 44:11335W",
        "22.24 21+1/-+1:w 5 1 44:11335W",
        "22.24 21+1:w/-+1 5 2 44:11335W",
        "22.24 21+1:w/-+1 5 1 44:11335W+w",
        "22.24 21+1:w/-+1 5 1 44:11355W",
        "22.24 21+1:w/-+1 5 1 55:11334W",
    ]
    states = {parse_position(text, EXTRAWURM) for text in [base, *others]}
    assert len(states) == len(others) + 1
    classic = new_game(Rules(), 2)
    assert classic != new_game(Rules(fallback="any"), 2)


CLAUSES_OF_FORM = {
    "error-keep-held": "X6",
    "error-mover": "S3",
    "error-reserve": "S4",
    "error-reserve-without-extras": "S4",
    "error-tile": "S2",
    "error-too-many-dice": "T1",
    "error-turn-when-over": "E1",
}
"""All else that can be malformed is a matter of the notation alone."""


@pytest.mark.parametrize(
    ("position", "rules", "key", "token"),
    [
        ("", "classic", "error-position-fields", ""),
        ("22 -/- - 1", "classic", "error-position-fields", "22 -/- - 1"),
        ("22 -/- - 1 - -", "classic", "error-position-fields", "22 -/- - 1 - -"),
        ("22  -/- - 1 -", "classic", "error-position-fields", "22  -/- - 1 -"),
        (" 22 -/- - 1 -", "classic", "error-position-fields", " 22 -/- - 1 -"),
        ("22 -/- -  -", "classic", "error-position-fields", "22 -/- -  -"),
        ("22\t-/- - 1 -", "classic", "error-position-fields", "22\t-/- - 1 -"),
        ("2 -/- - 1 -", "classic", "error-grill-tile", "2"),
        ("22..23 -/- - 1 -", "classic", "error-grill-tile", ""),
        ("22.-.23 -/- - 1 -", "classic", "error-grill-tile", "-"),
        ("22X -/- - 1 -", "classic", "error-grill-tile", "22X"),
        ("22xc -/- - 1 -", "classic", "error-grill-tile", "22xc"),
        ("22b -/- - 1 -", "classic", "error-grill-tile", "22b"),
        ("٢٢ -/- - 1 -", "classic", "error-grill-tile", "٢٢"),
        ("20 -/- - 1 -", "classic", "error-tile", "20"),
        ("12 -/- 7 1 -", "extrawurm", "error-tile", "12"),
        ("37x -/- - 1 -", "classic", "error-tile", "37x"),
        ("23.22 -/- - 1 -", "classic", "error-grill-order", "22"),
        ("22 /- - 1 -", "classic", "error-player", ""),
        ("22 -+0/- 7 1 -", "extrawurm", "error-player", "-+0"),
        ("22 -+10/- 7 1 -", "extrawurm", "error-player", "-+10"),
        ("22 -:b/- 7 1 -", "extrawurm", "error-player", "-:b"),
        ("22 -:w+1/- 7 1 -", "extrawurm", "error-player", "-:w+1"),
        ("22 -:/- 7 1 -", "extrawurm", "error-player", "-:"),
        ("22 21-/- 7 1 -", "extrawurm", "error-player", "21-"),
        ("22 21./- 7 1 -", "extrawurm", "error-tile", "21."),
        ("22 20/- - 1 -", "classic", "error-tile", "20"),
        ("22 021/- - 1 -", "classic", "error-tile", "021"),
        ("22 -/- - 1 -", "extrawurm", "error-reserve", "-"),
        ("22 -/- 10 1 -", "extrawurm", "error-reserve", "10"),
        ("22 -/- x 1 -", "extrawurm", "error-reserve", "x"),
        ("22 -/- ٧ 1 -", "extrawurm", "error-reserve", "٧"),
        ("22 -/- 7 1 -", "classic", "error-reserve-without-extras", "7"),
        ("22 -/- - 0 -", "classic", "error-mover", "0"),
        ("22 -/- - 10 -", "classic", "error-mover", "10"),
        ("22 -/- - a -", "classic", "error-mover", "a"),
        ("22 -/- - 1 1", "classic", "error-turn-field", "1"),
        ("22 -/- - 1 :?", "classic", "error-turn-field", ":?"),
        ("22 -/- - 1 44:?rub", "classic", "error-turn-field", "44:?rub"),
        ("22 -/- - 1 44:?keepc", "classic", "error-turn-field", "44:?keepc"),
        ("22 -/- - 1 44:?keepcab", "classic", "error-turn-field", "44:?keepcab"),
        ("22 -/- - 1 44:**", "classic", "error-turn-field", "44:**"),
        ("22 -/- - 1 44:*+", "classic", "error-turn-field", "44:*+"),
        ("22 -:w/- 7 1 44:*+wg", "extrawurm", "error-turn-field", "44:*+wg"),
        ("22 -:w/- 7 1 44:*+ww", "extrawurm", "error-turn-field", "44:*+ww"),
        ("22 -/- - 1 46:*", "classic", "error-turn-field", "46:*"),
        ("22 -/- - 1 4444555511:*", "classic", "error-too-many-dice", "4444555511"),
        ("22 -/- - 1 :4444555511", "classic", "error-too-many-dice", "4444555511"),
        ("- 22/- - - 44:*", "classic", "error-turn-when-over", "44:*"),
        ("22 24:c/- 7 1 4WWWW:?keepha", "extrawurm", "error-keep-held", "4WWWW:?keepha"),
        ("22 24/- 7 1 4WWWW:?keepha", "extrawurm", "error-keep-held", "4WWWW:?keepha"),
        ("22 -/24:c 7 2 4WWWW:?keepha", "extrawurm", "error-keep-held", "4WWWW:?keepha"),
    ],
)
def test_malformed(position: str, rules: str, key: str, token: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_position(position, parse_rules(rules))
    assert (caught.value.problem.key, caught.value.problem.params["token"]) == (key, token)
    assert caught.value.problem.clause == CLAUSES_OF_FORM.get(key, "")
    assert str(caught.value) == tell_error(caught.value)


def test_too_long_is_refused_unread() -> None:
    with pytest.raises(NotationError) as caught:
        parse_position("22 -/- - 1 -" + " " * 400)
    assert caught.value.problem == (
        "error-position-long",
        {"token": "22 -/- - 1 -" + " " * 28, "count": 412, "most": 400},
        "",
    )
    with pytest.raises(NotationError) as caught:
        parse_position("22 -/- - 1 -" + " " * 388)  # exactly the most: read, and refused for what it is
    assert caught.value.problem.key == "error-position-fields"


def test_fields_are_counted() -> None:
    with pytest.raises(NotationError) as caught:
        parse_position("22 -/- - 1")
    assert caught.value.problem.params["count"] == 4


# Each line: a position, its rules, and every defect it has, as key, clause and parameters.
DEFECTS: list[tuple[str, str, list[str]]] = [
    ("22.22 -/- - 1 -", "classic", ["defect-tile-twice(tile=22) [S2]"]),
    ("22 22/- - 1 -", "classic", ["defect-tile-twice(tile=22) [S2]"]),
    ("22.22x -/- - 1 -", "classic", ["defect-tile-twice(tile=22) [S2]"]),
    ("22 21/21 - 1 -", "classic", ["defect-tile-twice(tile=21) [S2]"]),
    ("22 21.21/- - 1 -", "classic", ["defect-tile-twice(tile=21) [S2]"]),
    ("11.22 -/- - 1 -", "classic", ["defect-extra-tile(tile=11) [S4]"]),
    ("22 13/- - 1 -", "house", ["defect-extra-tile(tile=13) [S4]"]),
    ("22c.23c -/- 7 1 -", "extrawurm", ["defect-specialist-twice(specialist='c') [S4]"]),
    ("22c.23 -:c/- 7 1 -", "extrawurm", ["defect-specialist-twice(specialist='c') [S4]"]),
    ("22 -:c/-:c 7 1 -", "extrawurm", ["defect-specialist-twice(specialist='c') [S4]"]),
    ("22a 24:c/- 7 1 4WWWW:?keepca", "extrawurm", ["defect-specialist-twice(specialist='a') [S4]"]),
    ("22 24:c/- 7 1 4WWWW:?keepcc", "extrawurm", ["defect-specialist-twice(specialist='c') [S4]"]),
    ("22c -/- - 1 -", "classic", ["defect-specialist-without-extras(specialist='c') [S4]"]),
    ("22 -:a/- - 1 -", "squeakers", ["defect-specialist-without-extras(specialist='a') [S4]"]),
    ("22 -:r/- 7 1 -", "extrawurm", ["defect-crow-held(seat=1) [X13]"]),
    ("22 -/-:r 7 1 -", "extrawurm", ["defect-crow-held(seat=2) [X13]"]),
    ("22 24:c/- 7 1 4WWWW:?keepcr", "extrawurm", ["defect-crow-held(seat=1) [X13]"]),
    ("22 -+1/- - 1 -", "classic", ["defect-grilled-without-extras(seat=1) [S4]"]),
    ("22 -/- 8 1 -", "extrawurm", ["defect-grilled-too-many(count=8) [S4]"]),
    ("22 -+1/-+1 6 1 -", "extrawurm", ["defect-grilled-too-many(count=8) [S4]"]),
    ("22 - - 1 -", "classic", ["defect-player-count(count=1) [S1]"]),
    ("22 -/-/-/-/-/-/-/- - 1 -", "classic", ["defect-player-count(count=8) [S1]"]),
    ("22 -/- - 3 -", "classic", ["defect-mover(seat=3, count=2) [S3]"]),
    ("22 24:c/- 7 3 4WWWW:?keepca", "extrawurm", ["defect-mover(seat=3, count=2) [S3]"]),
    ("- 22/- - 1 -", "classic", ["defect-should-be-over() [E1]"]),
    ("22x -/- - 1 -", "classic", ["defect-should-be-over() [E1]"]),
    ("- 22/- - 1 44:", "classic", ["defect-should-be-over() [E1]"]),
    ("22 21/- - - -", "classic", ["defect-should-not-be-over(tile=22) [E1]"]),
    ("22 -/-:g 7 1 44:*+g", "extrawurm", ["defect-golden-flag() [X12]"]),
    ("22 -:g/- 7 1 44:*+w", "extrawurm", ["defect-weasel-flag() [X12]"]),
    (
        "22 -/- 7 1 44:*+gw",
        "extrawurm",
        ["defect-golden-flag() [X12]", "defect-weasel-flag() [X12]"],
    ),
    ("22 -/- - 1 44445555W:", "classic", ["defect-kept-too-many(count=9, dice=8) [T1]"]),
    ("22 -/- - 1 44445555W:1", "classic", ["defect-kept-too-many(count=9, dice=8) [T1]"]),
    ("22 -/- - 1 4444555W:*", "classic", ["defect-no-dice-to-roll() [T5]"]),
    ("22 -/- - 1 12345W:*", "squeakers", ["defect-no-dice-to-roll() [T6]"]),
    (
        "22 -/- - 1 12345W:11",
        "squeakers",
        ["defect-no-dice-to-roll() [T6]", "defect-nothing-to-decide() [T3]"],
    ),
    ("22 -/- - 1 44:11", "classic", ["defect-roll-count(count=2, due=6) [T1]"]),
    (
        "22.22 -/- - 2 44:11",
        "classic",
        ["defect-tile-twice(tile=22) [S2]", "defect-roll-count(count=2, due=6) [T1]"],
    ),
    ("22.22 -/- - 2 444555:45", "classic", ["defect-tile-twice(tile=22) [S2]"]),
    (
        "22 -/- - 1 4444555W:1",
        "classic",
        ["defect-no-dice-to-roll() [T5]", "defect-roll-count(count=1, due=0) [T1]"],
    ),
    (
        "22 -/- - 1 11112222:4",
        "classic",
        ["defect-no-dice-to-roll() [T5]", "defect-roll-count(count=1, due=0) [T1]"],
    ),
    ("22 -/- - 1 444555:45", "classic", ["defect-nothing-to-decide() [T3]"]),
    ("22 -:w/- 7 1 444555:45+w", "extrawurm", ["defect-nothing-to-decide() [T3]"]),
    ("22 -/- - 1 :", "classic", ["defect-nothing-kept() [T2]"]),
    ("22 -/- - 1 4444555W:", "classic", ["defect-nothing-to-decide() [T5]"]),
    ("22 -/- 7 1 44445555:", "extrawurm", ["defect-nothing-to-decide() [T5]"]),
    ("22 -:c/- 7 1 1111111W:", "extrawurm", ["defect-nothing-to-decide() [T5]"]),
    ("22 -/- - 1 12345W:", "squeakers", ["defect-nothing-to-decide() [T6]"]),
    ("22 -/-+1/-+3 3 1 11:?rob", "extrawurm", ["defect-rob-with-reserve(count=3) [X3]"]),
    ("22 -/-+7/- 0 1 11:?rob", "extrawurm", ["defect-nothing-to-decide() [X3]"]),
    ("22 -/-+3/-+4:h 0 1 11:?rob", "extrawurm", ["defect-nothing-to-decide() [X3]"]),
    ("22 -/-+3/-+4 0 1 1:?rob", "extrawurm", ["defect-no-double-one() [X2]"]),
    (
        "22 -/-/- - 1 11:?rob",
        "classic",
        ["defect-no-double-one() [X2]", "defect-nothing-to-decide() [X3]"],
    ),
    ("22 24/-+3/-+1 3 1 4WWWW:?crow", "extrawurm", ["defect-rob-with-reserve(count=3) [X3]"]),
    ("22 24/-+3/- 0 1 4WWWW:?crow", "extrawurm", ["defect-nothing-to-decide() [X3]"]),
    ("22 25/-+3/-+4 0 1 4WWWW:?crow", "extrawurm", ["defect-claim-not-taken() [C2]"]),
    ("22 13/-+3/-+4 0 1 4WWWW:?crow", "extrawurm", ["defect-claim-not-taken() [C2]"]),
    ("22 -/-+3/-+4 0 1 4WWWW:?crow", "extrawurm", ["defect-claim-not-taken() [C2]"]),
    ("22 24/-+3/-+4 0 1 34444:?crow", "extrawurm", ["defect-claim-without-worm() [C1]"]),
    (
        "22 24/-+3/-+4 0 1 :?crow",
        "extrawurm",
        [
            "defect-nothing-kept() [T2]",
            "defect-claim-without-worm() [C1]",
            "defect-claim-not-taken() [C2]",
        ],
    ),
    ("22.23 -/- - 1 4WWWW:?claim", "classic", ["defect-nothing-to-decide() [C4]"]),
    ("22.24 -/- - 1 4WWWW:?claim", "house", ["defect-nothing-to-decide() [C4]"]),
    ("30 -/24 - 1 4WWWW:?claim", "squeakers", ["defect-nothing-to-decide() [C4]"]),
    (
        "22.23 -/- - 1 4444:?claim",
        "house",
        ["defect-claim-without-worm() [C1]", "defect-nothing-to-decide() [C4]"],
    ),
    ("22.23 -/- - 1 44445:?claim", "house", ["defect-claim-without-worm() [C1]"]),
    ("22 25:c/- 7 1 4WWWW:?keepca", "extrawurm", ["defect-claim-not-taken() [C2]"]),
    ("22 -:c/- 7 1 4WWWW:?keepca", "extrawurm", ["defect-claim-not-taken() [C2]"]),
    ("22 24:w/- 7 1 34444:?keepwa", "extrawurm", ["defect-claim-without-worm() [C1]"]),
    ("22 25:c/- 7 1 34444:?keepca", "extrawurm", ["defect-claim-not-taken() [C2]"]),  # X11: 24, not 25
]


def without_token(defect: Problem) -> str:
    return str(
        defect._replace(params={name: value for name, value in defect.params.items() if name != "token"})
    )


@pytest.mark.parametrize(("position", "rules", "said"), DEFECTS)
def test_defects(position: str, rules: str, said: list[str]) -> None:
    with pytest.raises(PositionError) as caught:
        parse_position(position, parse_rules(rules))
    assert [without_token(defect) for defect in caught.value.defects] == said
    assert caught.value.problem == caught.value.defects[0]
    assert str(caught.value) == " ".join(map(tell_problem, caught.value.defects))
    assert isinstance(caught.value, PickominoError)


@pytest.mark.parametrize(
    ("position", "rules", "tokens"),
    [
        ("22 22/- - 1 -", "classic", ["22"]),
        ("11.22 -/- - 1 -", "classic", ["11"]),
        ("22c.23c -/- 7 1 -", "extrawurm", ["c"]),
        ("22c -/- - 1 -", "classic", ["c"]),
        ("22 -/-:r 7 1 -", "extrawurm", ["r"]),
        ("22 24:c/- 7 1 4WWWW:?keepcr", "extrawurm", ["r"]),
        ("22 -/-+1 - 1 -", "classic", ["-/-+1"]),
        ("22 -+1/-+1 6 1 -", "extrawurm", ["6"]),
        ("22 -+1 6 1 -", "extrawurm", ["-+1"]),
        ("22 -/- - 3 -", "classic", ["3"]),
        ("22x -/- - 2 -", "classic", ["2"]),
        ("22 21/- - - -", "classic", ["22"]),
        ("22 -/- - 1 4444555W:1", "classic", ["4444555W:1", "4444555W:1"]),
        ("22 22/- - 1 :", "classic", ["22", ":"]),
        ("22 -/- 7 1 W44:*+gw", "extrawurm", ["W44:*+gw", "W44:*+gw"]),
    ],
)
def test_defects_name_the_token_in_which_they_show(position: str, rules: str, tokens: list[str]) -> None:
    with pytest.raises(PositionError) as caught:
        parse_position(position, parse_rules(rules))
    assert [defect.params["token"] for defect in caught.value.defects] == tokens


def test_all_defects_are_listed() -> None:
    with pytest.raises(PositionError) as caught:
        parse_position("22x.23r.23x 21.21/-+5:r/-+4:a 1 5 -", EXTRAWURM)
    assert {without_token(defect) for defect in caught.value.defects} == {
        "defect-tile-twice(tile=23) [S2]",
        "defect-tile-twice(tile=21) [S2]",
        "defect-specialist-twice(specialist='r') [S4]",
        "defect-crow-held(seat=2) [X13]",
        "defect-grilled-too-many(count=10) [S4]",
        "defect-mover(seat=5, count=3) [S3]",
    }


def test_defects_of_pieces_and_of_the_turn_are_listed_together() -> None:
    with pytest.raises(PositionError) as caught:
        parse_position("22.22 -/- 7 1 44:11+w", EXTRAWURM)
    assert [without_token(defect) for defect in caught.value.defects] == [
        "defect-tile-twice(tile=22) [S2]",
        "defect-weasel-flag() [X12]",
        "defect-roll-count(count=2, due=6) [T1]",
    ]
    with pytest.raises(PositionError) as caught:  # whether 444555 may still use 45 is no question then
        parse_position("22.22 -/- 7 1 444555:45", EXTRAWURM)
    assert [defect.key for defect in caught.value.defects] == ["defect-tile-twice"]


def test_defects_that_text_cannot_say() -> None:
    """A state made by a program: a specialist on a tile that does not lie face up; a choice with none held."""
    sound = parse_position("22.24 -/- 7 1 -", EXTRAWURM)
    assert defects(sound) == ()
    on_turned = sound._replace(up=(22,), down=(24,), standing=((24, Specialist.APPLE),))
    assert defects(on_turned) == (
        Problem("defect-specialist-on-turned", {"specialist": "a", "tile": 24}, "X8"),
    )
    nothing_held = sound._replace(
        players=(Player((24,)), Player()),
        up=(22,),
        turn=Turn(Phase.KEEP, parse_dice("4WWWW"), offered=Specialist.APPLE),
    )
    assert defects(nothing_held) == (Problem("defect-keep-not-held", {}, "X6"),)


def test_every_defect_has_a_test() -> None:
    """Each key in the source occurs in the tables above."""
    source = Path(pickomino.core.validation.__file__).read_text(encoding="utf-8")
    keys = {
        node.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("defect-")
    }
    tested = {said.split("(")[0] for _, _, defects_told in DEFECTS for said in defects_told}
    assert keys - tested == {"defect-specialist-on-turned", "defect-keep-not-held"}
