"""The tree of errors, and what each carries."""

from __future__ import annotations

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
def test_errors_carry_their_problem(kind: type[PickominoError]) -> None:
    error = kind(OF_A_CLAUSE)
    assert error.problem is OF_A_CLAUSE
    assert str(error) == "defect-tile-twice(tile=22) [S2]"
    assert isinstance(error, ValueError)


def test_a_position_error_lists_every_defect() -> None:
    error = PositionError((OF_A_CLAUSE, MERE_FORM))
    assert error.problem is OF_A_CLAUSE
    assert error.defects == (OF_A_CLAUSE, MERE_FORM)
    assert str(error) == "defect-tile-twice(tile=22) [S2]; error-die(token='6', die='6')"


def test_a_record_error_says_where() -> None:
    error = RecordError(OF_A_CLAUSE, 7, "=22")
    assert (error.line, error.token, error.problem) == (7, "=22", OF_A_CLAUSE)
    assert str(error) == "line 7, '=22': defect-tile-twice(tile=22) [S2]"


def test_they_are_kinds_of_one_error_and_not_of_each_other() -> None:
    kinds = (NotationError, PositionError, IllegalAction, RecordError)
    for kind in kinds:
        assert kind.__mro__[1] is PickominoError
