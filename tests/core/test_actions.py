"""Actions: the table of ids, which programs and trained models rely on, and their text."""

from __future__ import annotations

import pytest

from pickomino.core.actions import (
    ACTIONS,
    KEEP,
    ROB,
    ROLL,
    ROLL9,
    SET_ASIDE,
    STEAL,
    STOP,
    STOP_CANNED,
    TAKE,
    WEASEL,
    ActionKind,
    parse_action,
)
from pickomino.core.errors import NotationError
from pickomino.core.rules import Specialist
from pickomino.core.state import Phase

# Never edit a line of this table; a new action goes to its end.
IDS = """
0 roll · 1 roll9 · 2 1 · 3 2 · 4 3 · 5 4 · 6 5 · 7 W · 8 ~ · 9 stop · 10 stop+c
11 take 11 · 12 take 13 · 13 take 21 · 14 take 22 · 15 take 23 · 16 take 24 · 17 take 25 · 18 take 26
19 take 27 · 20 take 28 · 21 take 29 · 22 take 30 · 23 take 31 · 24 take 32 · 25 take 33 · 26 take 34
27 take 35 · 28 take 36
29 steal 21 · 30 steal 22 · 31 steal 23 · 32 steal 24 · 33 steal 25 · 34 steal 26 · 35 steal 27 · 36 steal 28
37 steal 29 · 38 steal 30 · 39 steal 31 · 40 steal 32 · 41 steal 33 · 42 steal 34 · 43 steal 35 · 44 steal 36
45 rob 1 · 46 rob 2 · 47 rob 3 · 48 rob 4 · 49 rob 5 · 50 rob 6 · 51 rob 7
52 keep c · 53 keep h · 54 keep w · 55 keep g · 56 keep a
"""


def table() -> dict[int, str]:
    entries = (entry.strip().split(" ", 1) for line in IDS.strip().splitlines() for entry in line.split("·"))
    return {int(number): text for number, text in entries}


def test_ids_are_stable() -> None:
    assert {action.id: str(action) for action in ACTIONS} == table()
    assert [action.id for action in ACTIONS] == list(range(57))


def test_text_round_trips() -> None:
    for action in ACTIONS:
        assert parse_action(str(action)) is action
        assert repr(action) == f"<Action {action.id} '{action.text}'>"


def test_each_action_carries_what_its_kind_speaks_of() -> None:
    assert [(a.kind, a.text) for a in (ROLL, ROLL9, WEASEL, STOP, STOP_CANNED)] == [
        (ActionKind.ROLL, "roll"),
        (ActionKind.ROLL9, "roll9"),
        (ActionKind.WEASEL, "~"),
        (ActionKind.STOP, "stop"),
        (ActionKind.STOP_CANNED, "stop+c"),
    ]
    assert [(a.kind, a.face, a.text) for a in SET_ASIDE] == [
        (ActionKind.SET_ASIDE, face, name) for face, name in enumerate("12345W")
    ]
    for tile, action in TAKE.items():
        assert (action.kind, action.tile, action.text) == (ActionKind.TAKE, tile, f"take {tile}")
    for tile, action in STEAL.items():
        assert (action.kind, action.tile, action.text) == (ActionKind.STEAL, tile, f"steal {tile}")
    for seat, action in ROB.items():
        assert (action.kind, action.seat, action.text) == (ActionKind.ROB, seat, f"rob {seat}")
    for specialist, action in KEEP.items():
        assert (action.kind, action.specialist) == (ActionKind.KEEP, specialist)
        assert action.text == f"keep {specialist}"
    assert set(TAKE) - set(STEAL) == {11, 13}
    assert set(Specialist) - set(KEEP) == {Specialist.CROW}
    assert set(ROB) == set(range(1, 8))
    for action in ACTIONS:
        unset = [action.face == -1, action.tile == 0, action.seat == 0, action.specialist is None]
        assert sum(unset) >= 3


def test_names_of_kinds_and_phases_are_stable() -> None:
    """Programs compare them too."""
    assert " ".join(kind.value for kind in ActionKind) == (
        "roll roll9 set_aside weasel stop stop_canned take steal rob keep"
    )
    assert " ".join(phase.value for phase in Phase) == "start due rolled kept rob crow claim keep over"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "6",
        "w",
        "Roll",
        " roll",
        "roll ",
        "stop +c",
        "take",
        "take 12",
        "take 37",
        "steal 11",
        "steal 13",
        "rob 0",
        "rob 8",
        "keep r",
        "keep",
        "~~",
    ],
)
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text)
    assert caught.value.problem == ("error-action", {"token": text}, "")


def test_long_text_is_shortened_in_the_message() -> None:
    with pytest.raises(NotationError) as caught:
        parse_action("x" * 1000)
    assert caught.value.problem.params == {"token": "x" * 40}
