"""The states of a turn and their tables, counted and checked against the dice themselves."""

from __future__ import annotations

from math import comb

import numpy as np
import pytest

from pickomino.core.dice import all_rolls
from pickomino.kernels.geometry import (
    SIX_FACES,
    SPELLED,
    Geometry,
    RowState,
    ShapeColumn,
    free_faces,
    geometry,
    successor,
)


@pytest.fixture(params=[8, 9])
def tables(request: pytest.FixtureRequest) -> Geometry:
    return geometry(request.param)


def without_double_ones(tables: Geometry) -> set[RowState]:
    return {state._replace(doubled=False) for state in tables.states}


@pytest.mark.parametrize(("dice", "states", "rolling"), [(8, 1939, 1287), (9, 2727, 1924)])
def test_number_of_states(dice: int, states: int, rolling: int) -> None:
    merged = without_double_ones(geometry(dice))
    assert len(merged) == states
    assert sum(state.left > 0 and state.mask != 63 for state in merged) == rolling


@pytest.mark.parametrize(("dice", "rolls"), [(8, 34_389), (9, 63_333)])
def test_number_of_roll_evaluations_without_double_ones(dice: int, rolls: int) -> None:
    def rolls_of(state: RowState) -> int:
        classes = len(free_faces(state.mask)) + (state.mask != 0)
        return comb(state.left + classes - 1, state.left) if state.left and classes > 1 else 0

    assert sum(map(rolls_of, without_double_ones(geometry(dice)))) == rolls


@pytest.mark.parametrize(("dice", "operations"), [(8, 83_699), (9, 152_679)])
def test_number_of_operations(dice: int, operations: int) -> None:
    assert geometry(dice).operations == operations


def test_shapes_with_one_free_face_or_two_are_spelled_out(tables: Geometry) -> None:
    shapes = tables.tables.shapes.reshape(-1, ShapeColumn.WIDTH)
    for shape in shapes:
        if shape[ShapeColumn.FREE] <= 2:
            spelled = SPELLED[shape[ShapeColumn.SPELLED]]
            assert spelled == (shape[ShapeColumn.FREE], shape[ShapeColumn.DICE])


def test_successors_come_first(tables: Geometry) -> None:
    for row, state in enumerate(tables.states):
        for face in free_faces(state.mask):
            for count in range(1, state.left + 1):
                after = successor(state, face, count)
                at = tables.row_at[int(after.doubled), after.mask, after.left, after.total]
                assert 0 <= at < row


def test_probabilities_of_every_shape(tables: Geometry) -> None:
    shapes = tables.tables.shapes.reshape(-1, ShapeColumn.WIDTH)
    for shape in shapes:
        rolls = slice(shape[ShapeColumn.ROLL], shape[ShapeColumn.ROLL] + shape[ShapeColumn.ROLLS])
        assert tables.weights[rolls].sum() == pytest.approx(1.0, abs=1e-14)
    assert shapes[:, ShapeColumn.ROLLS].sum() == len(tables.weights)


def test_rolls_of_one_shape_match_the_dice() -> None:
    tables = geometry(8)
    shapes = tables.tables.shapes.reshape(-1, ShapeColumn.WIDTH)
    counts = tables.tables.roll_counts.reshape(-1, 6)
    (shape,) = [s for s in shapes if (s[ShapeColumn.FREE], s[ShapeColumn.DICE]) == (4, 5)]
    first, size = shape[ShapeColumn.ROLL], shape[ShapeColumn.ROLLS]
    found = {tuple(counts[roll, :4].tolist()): tables.weights[roll] for roll in range(first, first + size)}
    expected: dict[tuple[int, ...], float] = {}
    for roll, probability in all_rolls(5):
        expected[roll[:4]] = expected.get(roll[:4], 0.0) + float(probability)
    assert found == pytest.approx(expected)


def test_rows_of_dice_set_aside() -> None:
    tables = geometry(8)
    assert tables.row((0, 0, 0, 0, 0, 0)) == tables.root
    assert tables.states[tables.row((2, 0, 0, 0, 0, 3))] == RowState(0b100001, 3, 17, True)
    assert tables.states[tables.row((1, 1, 1, 1, 1, 1))] == RowState(63, 2, 20, False)
    assert tables.tables.shape_of[tables.row((1, 1, 1, 1, 1, 1))] == SIX_FACES
    with pytest.raises(ValueError, match="sets aside"):
        tables.row((0, 0, 0, 0, 0, 9))


def test_doubled_rows_lie_first(tables: Geometry) -> None:
    doubled = np.array([state.doubled for state in tables.states])
    assert doubled[: tables.doubled_rows].all()
    assert not doubled[tables.doubled_rows :].any()


def test_dice_out_of_range() -> None:
    with pytest.raises(ValueError, match="1 to 9 dice"):
        geometry(10)
