"""The compiled kernels of the turn solver; `twin` says the same in plain Python.

Import this module through `compiling.load_kernels` only. Memory layout (see also `geometry` and `turn`):

- ``ends``: one number for each way a turn can end, rows ``layer * LAYER + worm * TOTALS + total``; the bust of
  a layer lies at its row 0, which no stop can have;
- ``keep``, ``roll``: ``(weasel, slab, row)``: the value of a row when the player may choose between rolling and
  stopping, and the value of rolling. Weasel 0: spent or not held, 1: ready. Slab 0 is the turn itself; if
  there are several ways to gain by the double one (X3: whom to rob), slab ``g`` holds the doubled rows after
  gain ``g``, and the doubled rows of slab 0 the best of them;
- in the batch, ``LANES`` vectors lie side by side: ``(chunk, …, row, lane)``.
"""

# mypy: disable-error-code="no-untyped-call, untyped-decorator"

from __future__ import annotations

from typing import Any

import numpy as np
from numba import boolean, float32, float64, int64, types, void

from .cells import inlined, kernel
from .geometry import LAYER, LEFT_FACES, SIX_FACES, ShapeColumn, TurnTables
from .lanes import LANES as _LANES
from .lanes import add, add_scaled, at, better, load, scaled, store
from .roll_sums import EXACT, add_rolls, mean_of_rolls, pair_faces

LANES: int = _LANES
"""How many turns `solve_many` solves side by side."""

_FREE, _DICE, _WIDTH = ShapeColumn.FREE, ShapeColumn.DICE, ShapeColumn.WIDTH
_STEM, _STEMS, _SPELLED = ShapeColumn.STEM, ShapeColumn.STEMS, ShapeColumn.SPELLED
_ROLL, _ROLLS = ShapeColumn.ROLL, ShapeColumn.ROLLS


def array_of(dtype: Any, dimensions: int = 1) -> Any:
    return types.Array(dtype, dimensions, "C")


TABLES = types.NamedTuple(
    [
        array_of(t)
        for t in (types.int32,) * 3 + (types.uint16, types.int32) + (types.uint16,) * 3 + (types.int8,)
    ],
    TurnTables,
)


@inlined
def value_of_rolling(
    tables: Any,
    weights: Any,
    row: int,
    column: int,
    bust: Any,
    floor: Any,
    zero: Any,
    keep: Any,
    left: Any,
    stems: Any,
) -> Any:
    """The mean over all rolls of the best face, or of the ``floor`` where that is better, whatever the row's shape."""
    here = at(tables.next_at, row)
    free, dice = at(tables.shapes, column + _FREE), at(tables.shapes, column + _DICE)
    roll = at(tables.shapes, column + _ROLL)
    if free == 1:
        even = scaled(at(weights, roll), bust)
        for count in range(dice):
            face = better(load(keep, at(tables.next_row, here + count)), floor)
            even = add_scaled(even, at(weights, roll + count + 1), face)
        return even
    pair_faces(left, keep, tables.next_row, here, dice)
    store(stems, 0, floor)
    last_face = here + (free - 1) * dice
    first_stem = at(tables.shapes, column + _STEM)
    # Two running sums: a single one would wait for each addition before the next.
    even, odd = zero, zero
    value, alone = floor, bust  # `alone`: with no die on the left group; at first on no free face at all, T3
    for stem in range(at(tables.shapes, column + _STEMS)):
        if stem > 0:
            face = load(keep, at(tables.next_row, here + at(tables.stem_next, first_stem + stem)))
            value = better(face, load(stems, at(tables.stem_prev, first_stem + stem)))
            alone = value
            store(stems, stem, value)
        dice_left = at(tables.stem_room, first_stem + stem)
        for count in range(dice_left + 1 if free > LEFT_FACES else 1):
            room = dice_left - count
            if free == 6:
                even, odd = add_rolls(even, odd, left, weights, roll, value, EXACT + room)
                roll += room + 1
            else:
                odd = add_scaled(odd, at(weights, roll), alone)
                even, odd = add_rolls(even, odd, left, weights, roll + 1, value, room)
                roll += (room + 1) * (room + 2) >> 1
            if room > 0:
                face = load(keep, at(tables.next_row, last_face + count))
                value = better(face, load(stems, stem))
                alone = value
    return add(even, odd)


@inlined
def sweep(
    tables: Any,
    weights: Any,
    first: int,
    last: int,
    ends: Any,
    floor: Any,
    has_floor: bool,
    limits: Any,
    six_ends: bool,
    keep: Any,
    roll: Any,
    left: Any,
    stems: Any,
) -> None:
    """Values of the rows from ``first`` to ``last - 1``, their successors being known.

    ``floor`` is what the weasel's second roll is worth, row by row; ``limits`` holds a number below every value
    and a zero; ``left`` and ``stems`` are buffers for the combinations of one row.
    """
    root = len(tables.end_of) - 1
    lowest, zero = load(limits, 0), load(limits, 1)
    for row in range(first, last):
        shape = at(tables.shape_of, row)
        end = at(tables.end_of, row)
        stop = load(ends, end)
        bust = load(ends, LAYER if end >= LAYER else 0)
        if shape < 0:
            if shape == SIX_FACES and not six_ends:
                store(roll, row, bust)
                store(keep, row, better(stop, bust))
            else:  # no roll: the caller has filled in what that is worth
                store(keep, row, stop)
            continue
        column = shape * _WIDTH
        spelled = at(tables.shapes, column + _SPELLED)
        if spelled >= 0 and not has_floor:
            value = mean_of_rolls(spelled, keep, tables.next_row, at(tables.next_at, row), bust)
        else:
            again = lowest
            if has_floor:
                again = load(floor, row)
                bust = better(again, bust)
            value = value_of_rolling(tables, weights, row, column, bust, again, zero, keep, left, stems)
        store(roll, row, value)
        store(keep, row, value if row == root else better(stop, value))


@inlined
def solve_slabs(
    tables: Any,
    weights: Any,
    doubled: int,
    ends: Any,
    limits: Any,
    six_ends: bool,
    keep: Any,
    roll: Any,
    left: Any,
    stems: Any,
) -> None:
    """One solve: without the weasel first, since a weasel still ready leads there; each gain before the rest."""
    rows = len(tables.end_of)
    slabs = keep.shape[1]
    for weasel in range(keep.shape[0]):
        now, best = roll[weasel], keep[weasel]
        floor = roll[0]
        for number in range(slabs):
            g = (number + 1) % slabs
            # Row LAYER of what is handed over is the first end after gain g.
            shifted = ends[max(g - 1, 0) * LAYER :]
            first = doubled if slabs > 1 and g == 0 else 0
            last = rows if g == 0 else doubled
            sweep(
                tables, weights, first, last, shifted, floor[g], weasel > 0, limits, six_ends, best[g], now[g], left,
                stems,
            )  # fmt: skip
            if g == 0:
                continue
            for row in range(doubled):
                gained, rolled = load(best[g], row), load(now[g], row)
                if g > 1:
                    gained, rolled = better(gained, load(best[0], row)), better(rolled, load(now[0], row))
                store(best[0], row, gained)
                store(now[0], row, rolled)


@kernel(
    void(
        TABLES, array_of(float64), int64, array_of(float64), array_of(float64), boolean,
        array_of(float64, 3), array_of(float64, 3), array_of(float64), array_of(float64),
    )
)  # fmt: skip
def solve_one(
    tables: Any,
    weights: Any,
    doubled: int,
    ends: Any,
    limits: Any,
    six_ends: bool,
    keep: Any,
    roll: Any,
    left: Any,
    stems: Any,
) -> None:
    """All values of one turn, in double precision."""
    solve_slabs(tables, weights, doubled, ends, limits, six_ends, keep, roll, left, stems)


@kernel(
    void(
        TABLES, array_of(float32), int64, array_of(float32, 3), array_of(float32, 2), boolean,
        array_of(float32, 5), array_of(float32, 5), array_of(float32, 2), array_of(float32, 2),
    )
)  # fmt: skip
def solve_many(
    tables: Any,
    weights: Any,
    doubled: int,
    ends: Any,
    limits: Any,
    six_ends: bool,
    keep: Any,
    roll: Any,
    left: Any,
    stems: Any,
) -> None:
    """All values of many turns, `LANES` at a time, in single precision."""
    for chunk in range(len(ends)):
        solve_slabs(
            tables, weights, doubled, ends[chunk], limits, six_ends, keep[chunk], roll[chunk], left, stems
        )  # fmt: skip


@kernel(
    void(
        TABLES, array_of(float64), int64, int64, array_of(float64), array_of(float64), boolean,
        array_of(float64), array_of(float64), array_of(float64), array_of(float64), array_of(float64), array_of(float64),
    )
)  # fmt: skip
def spread(
    tables: Any,
    weights: Any,
    first: int,
    last: int,
    ends: Any,
    floor: Any,
    has_floor: bool,
    keep: Any,
    roll: Any,
    at_choice: Any,
    at_roll: Any,
    at_second: Any,
    ended: Any,
) -> None:
    """Push probability through the best play of the rows from ``last - 1`` down to ``first``.

    ``at_choice`` is the chance to stand at a row with roll or stop to choose, ``at_roll`` to roll there. What
    the weasel rolls again lands in ``at_second``, what ends in ``ended`` (laid out as ``ends``). Of equal
    choices the first counts: stopping before rolling, low faces before high ones, faces before the weasel.
    """
    root = len(tables.end_of) - 1
    for row in range(last - 1, first - 1, -1):
        end = tables.end_of[row]
        bust = LAYER if end >= LAYER else 0
        mass = at_roll[row]
        if at_choice[row] > 0.0:
            if row != root and ends[end] >= roll[row]:
                ended[end] += at_choice[row]
            else:
                mass += at_choice[row]
        if mass == 0.0:
            continue
        shape = tables.shape_of[row]
        if shape < 0:
            ended[bust] += mass
            continue
        column = shape * _WIDTH
        dice, free = tables.shapes[column + _DICE], tables.shapes[column + _FREE]
        chance, here = tables.shapes[column + _ROLL], tables.next_at[row]
        for r in range(chance, chance + tables.shapes[column + _ROLLS]):
            best, target = -np.inf, np.int64(-1)
            for f in range(free):
                count = tables.roll_counts[r * 6 + f]
                if count > 0:
                    after = np.int64(tables.next_row[here + f * dice + count - 1])
                    if keep[after] > best:
                        best, target = keep[after], after
            part = mass * weights[r]
            if has_floor and floor[row] > (best if target >= 0 else ends[bust]):
                at_second[row] += part
            elif target >= 0:
                at_choice[target] += part
            else:
                ended[bust] += part
