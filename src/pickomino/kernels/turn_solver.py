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

from .cells import compiled, kernel
from .geometry import LAYER, SIX_FACES, ShapeColumn, Tables
from .lanes import LANES as _LANES
from .lanes import add, add_scaled, at, better, load, scaled, store

LANES: int = _LANES
"""How many turns `solve_many` solves side by side."""

_LEFT, _LEFT_SIZE = ShapeColumn.LEFT, ShapeColumn.LEFT_SIZE
_STEM, _STEM_SIZE, _LAST = ShapeColumn.STEM, ShapeColumn.STEM_SIZE, ShapeColumn.LAST
_SPAN, _ROLL, _ROLLS = ShapeColumn.SPAN, ShapeColumn.ROLL, ShapeColumn.ROLLS
_FREE, _DICE, _WIDTH = ShapeColumn.FREE, ShapeColumn.DICE, ShapeColumn.WIDTH


def array_of(dtype: Any, dimensions: int = 1) -> Any:
    return types.Array(dtype, dimensions, "C")


TABLES = types.NamedTuple(
    [
        array_of(t)
        for t in (types.int32,) * 3 + (types.uint16, types.int32) + (types.uint16,) * 3 + (types.int8,)
    ],
    Tables,
)


@compiled
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
    and a zero; ``left`` and ``stems`` are room for the combinations of one row.
    """
    root = len(tables.end_of) - 1
    lowest = load(limits, 0)
    zero = load(limits, 1)
    store(left, 0, lowest)
    store(stems, 0, lowest)
    for row in range(first, last):
        shape = at(tables.shape_of, row)
        end = at(tables.end_of, row)
        stop = load(ends, end)
        bust = load(ends, LAYER if end >= LAYER else 0)
        if shape < 0:
            if shape == SIX_FACES and not six_ends:
                store(roll, row, bust)
                store(keep, row, better(stop, bust))
            else:
                store(roll, row, lowest)
                store(keep, row, stop)
            continue
        if has_floor:
            second = load(floor, row)
            store(stems, 0, second)
            bust = better(second, bust)
        here = at(tables.next_at, row)
        column = shape * _WIDTH
        combo = at(tables.shapes, column + _LEFT)
        for k in range(at(tables.shapes, column + _LEFT_SIZE)):
            face = load(keep, at(tables.next_row, here + at(tables.combo_next, combo + k)))
            store(left, k + 1, better(face, load(left, at(tables.combo_prev, combo + k))))
        combo = at(tables.shapes, column + _STEM)
        stem_size = at(tables.shapes, column + _STEM_SIZE)
        for k in range(stem_size):
            face = load(keep, at(tables.next_row, here + at(tables.combo_next, combo + k)))
            store(stems, k + 1, better(face, load(stems, at(tables.combo_prev, combo + k))))
        span = at(tables.shapes, column + _SPAN)
        chance = at(tables.shapes, column + _ROLL)
        last_face = here + at(tables.shapes, column + _LAST) - 1
        # Four running sums: a single one would wait for each addition before the next.
        sum0 = zero
        sum1 = zero
        sum2 = zero
        sum3 = zero
        skip = 0
        if at(tables.spans, span + 1) == 0:  # the roll without any free face, T3
            sum3 = scaled(at(weights, chance), bust)
            chance += 1
            skip = 1
        for k in range(stem_size + 1):
            stem = load(stems, k)
            mine = stem
            most = at(tables.spans, span)
            j = at(tables.spans, span + 1) + skip
            skip = 0
            for count in range(1, most + 2):
                stop_j = at(tables.spans, span + 2 * count)
                while j + 4 <= stop_j:
                    sum0 = add_scaled(sum0, at(weights, chance), better(mine, load(left, j)))
                    sum1 = add_scaled(sum1, at(weights, chance + 1), better(mine, load(left, j + 1)))
                    sum2 = add_scaled(sum2, at(weights, chance + 2), better(mine, load(left, j + 2)))
                    sum3 = add_scaled(sum3, at(weights, chance + 3), better(mine, load(left, j + 3)))
                    j += 4
                    chance += 4
                if j + 2 <= stop_j:
                    sum0 = add_scaled(sum0, at(weights, chance), better(mine, load(left, j)))
                    sum1 = add_scaled(sum1, at(weights, chance + 1), better(mine, load(left, j + 1)))
                    j += 2
                    chance += 2
                if j < stop_j:
                    sum2 = add_scaled(sum2, at(weights, chance), better(mine, load(left, j)))
                    chance += 1
                if count <= most:
                    mine = better(stem, load(keep, at(tables.next_row, last_face + count)))
                    j = at(tables.spans, span + 2 * count + 1)
            span += 2 * most + 3
        value = add(add(sum0, sum1), add(sum2, sum3))
        store(roll, row, value)
        store(keep, row, value if row == root else better(stop, value))


@compiled
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
