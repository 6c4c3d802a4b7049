"""The tree of errors, and what each carries."""

from __future__ import annotations

import pickle
import sys

import pytest

from pickomino.core.errors import (
    IllegalAction,
    NotationError,
    PickominoError,
    PositionError,
    Problem,
    RecordError,
)

MERE_FORM = Problem("error-die", {"token": "6", "die": "6"})
OF_A_CLAUSE = Problem("defect-tile-twice", {"tile": 22}, "S2")


def test_a_problem_tells_key_parameters_and_clause() -> None:
    assert str(MERE_FORM) == "error-die(token='6', die='6')"
    assert str(OF_A_CLAUSE) == "defect-tile-twice(tile=22) [S2]"
    assert MERE_FORM.clause == ""


@pytest.mark.parametrize("kind", [NotationError, IllegalAction, PickominoError])
def test_errors_carry_their_problem_and_speak(kind: type[PickominoError]) -> None:
    error = kind(OF_A_CLAUSE)
    assert error.problem is OF_A_CLAUSE
    assert error.problems == (OF_A_CLAUSE,)
    assert str(error) == "Tile 22 occurs more than once. (Rule S2)"
    assert isinstance(error, ValueError) == (kind is not PickominoError)
    assert (error.line, error.token) == (None, "")


def test_an_error_without_a_sentence_shows_its_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    """A key that only another program knows, or an installation without the catalogues."""
    assert str(IllegalAction(Problem("my-own-rule", {"tile": 22}))) == "my-own-rule(tile=22)"
    monkeypatch.setitem(sys.modules, "pickomino.messages", None)
    both = "defect-tile-twice(tile=22) [S2]; error-die(token='6', die='6')"
    assert str(PositionError((OF_A_CLAUSE, MERE_FORM))) == both


@pytest.mark.parametrize(
    "error",
    [IllegalAction(OF_A_CLAUSE), PositionError((OF_A_CLAUSE, MERE_FORM)), RecordError(OF_A_CLAUSE, 7, "=22")],
    ids=lambda error: type(error).__name__,
)
def test_errors_travel_between_processes(error: PickominoError) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error)
    assert vars(copy) == vars(error)
    assert str(copy) == str(error)


def test_a_position_error_lists_every_defect() -> None:
    error = PositionError((OF_A_CLAUSE, MERE_FORM))
    assert error.problem is OF_A_CLAUSE
    assert error.defects == (OF_A_CLAUSE, MERE_FORM)
    assert error.problems == error.defects
    assert (
        str(error)
        == "Tile 22 occurs more than once. (Rule S2) “6” is not a roll: “6” is not a face of a die (1 2 3 4 5 W)."
    )


def test_a_record_error_says_where() -> None:
    error = RecordError(OF_A_CLAUSE, 7, "=22")
    assert (error.line, error.token, error.problem) == (7, "=22", OF_A_CLAUSE)
    assert str(error) == "Line 7, “=22”: Tile 22 occurs more than once. (Rule S2)"


def test_they_are_kinds_of_one_error_and_not_of_each_other() -> None:
    kinds = (NotationError, PositionError, IllegalAction, RecordError)
    for kind in kinds:
        assert kind.__mro__[1] is PickominoError
