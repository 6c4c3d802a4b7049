"""Sums over all rolls of a shape, spelled out for each room and each small shape when they are compiled.

The loops over combinations and rolls are short and their lengths differ, so the branches of a loop would cost more than
the arithmetic inside. Here every length has straight code of its own and a single jump leads there. Each operation works
on one vector register at a time, which keeps the two running sums, each four registers wide, in registers.

Like `lanes`, all of this works on plain numbers too, and nothing checks bounds.
"""

# Numba's classes are untyped for mypy.
# mypy: disable-error-code="misc, no-untyped-call"

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import product
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic as numba_intrinsic

from .geometry import SPELLED, roll_chance
from .lanes import LANES, REGISTER_LANES, LanesType

__all__ = ["EXACT", "add_rolls", "mean_of_rolls", "pair_faces"]

intrinsic: Any = numba_intrinsic

MOST_DICE = 9
EXACT = 16
"""Added to the room in `add_rolls`: only combinations that fill it."""

_I64 = ir.IntType(64)


def _triangle(n: int) -> int:
    """1 + 2 + … + n: in the left group, combinations of fewer than n dice."""
    return n * (n + 1) // 2


class _Writer:
    """Writes instructions on parts of rows: one vector register each, or a plain number."""

    def __init__(self, context: Any, builder: Any, element: Any, is_lanes: bool) -> None:
        self.context, self.builder = context, builder
        self.is_single = element == types.float32
        number = context.get_value_type(element)
        self.part_type = ir.VectorType(number, REGISTER_LANES) if is_lanes else number
        self.is_lanes = is_lanes
        self.alignment = element.bitwidth // 8
        self.parts = range(LANES // REGISTER_LANES if is_lanes else 1)

    def constant(self, number: float) -> Any:
        rounded = float(np.float32(number)) if self.is_single else number
        return ir.Constant(self.part_type, [rounded] * REGISTER_LANES if self.is_lanes else rounded)

    def data(self, array_type: Any, array: Any) -> Any:
        """Where an array begins."""
        return self.context.make_array(array_type)(self.context, self.builder, array).data

    def element(self, data: Any, index: Any) -> Any:
        """An element of a one-dimensional table."""
        return self.builder.load(self.builder.gep(data, [index]))

    def plus(self, index: Any, offset: int) -> Any:
        return self.builder.add(index, _I64(offset)) if offset else index

    def _part_address(self, data: Any, row: Any, part: int) -> Any:
        width = LANES if self.is_lanes else 1
        index = self.plus(self.builder.mul(row, _I64(width)), part * REGISTER_LANES)
        return self.builder.bitcast(self.builder.gep(data, [index]), self.part_type.as_pointer())

    def load(self, data: Any, row: Any, part: int) -> Any:
        value = self.builder.load(self._part_address(data, row, part))
        value.align = self.alignment
        return value

    def store(self, data: Any, row: Any, part: int, value: Any) -> None:
        written = self.builder.store(value, self._part_address(data, row, part))
        written.align = self.alignment

    def better(self, one: Any, other: Any) -> Any:
        return self.builder.select(self.builder.fcmp_ordered(">", one, other), one, other)

    def add_scaled(self, total: Any, weight: Any, value: Any) -> Any:
        product = self.builder.fmul(weight, value, flags=("contract",))
        return self.builder.fadd(total, product, flags=("contract",))

    def everywhere(self, number: Any) -> Any:
        """A number in every lane of a part."""
        if not self.is_lanes:
            return number
        undefined = ir.Constant(self.part_type, ir.Undefined)
        one = self.builder.insert_element(undefined, number, ir.IntType(32)(0))
        zeros = ir.Constant(ir.VectorType(ir.IntType(32), REGISTER_LANES), [0] * REGISTER_LANES)
        return self.builder.shuffle_vector(one, undefined, zeros)

    def split(self, row: Any) -> list[Any]:
        """The parts of a row."""
        if not self.is_lanes:
            return [row]
        undefined = ir.Constant(row.type, ir.Undefined)
        return [self._shuffle(row, undefined, part * REGISTER_LANES, REGISTER_LANES) for part in self.parts]

    def join(self, parts: list[Any]) -> Any:
        """A row of its parts."""
        while len(parts) > 1:
            size = 2 * parts[0].type.count
            parts = [
                self._shuffle(one, two, 0, size) for one, two in zip(parts[::2], parts[1::2], strict=True)
            ]
        return parts[0]

    def _shuffle(self, one: Any, two: Any, first: int, size: int) -> Any:
        places = ir.Constant(ir.VectorType(ir.IntType(32), size), list(range(first, first + size)))
        return self.builder.shuffle_vector(one, two, places)

    def successor(self, next_row: Any, here: Any, offset: int) -> Any:
        """The row that a face and count lead to."""
        return self.builder.zext(self.element(next_row, self.plus(here, offset)), _I64)

    def choose(self, case: Any, cases: Mapping[int, Callable[[], list[Any]]]) -> list[Any]:
        """Jump to the code of one case; the results of that case, value by value."""
        builder = self.builder
        done, never = builder.append_basic_block("done"), builder.append_basic_block("never")
        jump = builder.switch(case, never)
        results = []
        for number, write in cases.items():
            block = builder.append_basic_block(f"case_{number}")
            jump.add_case(_I64(number), block)
            builder.position_at_end(block)
            results.append((write(), builder.block))
            builder.branch(done)
        builder.position_at_end(never)
        builder.unreachable()
        builder.position_at_end(done)
        merged = [builder.phi(value.type) for value in results[0][0]]
        for values, block in results:
            for phi, value in zip(merged, values, strict=True):
                phi.add_incoming(value, block)
        return merged


@intrinsic
def pair_faces(typing_context: Any, left: Any, keep: Any, next_row: Any, here: Any, dice: Any) -> Any:
    """Write the combinations of the first two free faces into `left`, except for the empty one."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        w = _Writer(context, builder, left.dtype, left.ndim == 2)
        to, values, rows = w.data(left, args[0]), w.data(keep, args[1]), w.data(next_row, args[2])
        start, case = args[3:]

        def write(n: int) -> list[Any]:
            first = [w.successor(rows, start, count) for count in range(n)]
            second = [w.successor(rows, start, n + count) for count in range(n)]
            for part in w.parts:

                def put(one: int, two: int, value: Any, part: int = part) -> None:
                    w.store(to, _I64(_triangle(one + two) + one), part, value)

                ones = [w.load(values, row, part) for row in first]
                twos = [w.load(values, row, part) for row in second]
                for two in range(1, n + 1):
                    put(0, two, twos[two - 1])
                for one in range(1, n + 1):
                    put(one, 0, ones[one - 1])
                    for two in range(1, n - one + 1):
                        put(one, two, w.better(ones[one - 1], twos[two - 1]))
            return []

        w.choose(case, {n: partial(write, n) for n in range(1, MOST_DICE + 1)})
        return context.get_dummy_value()

    return types.void(left, keep, next_row, types.int64, types.int64), generate


@intrinsic
def add_rolls(
    typing_context: Any, even: Any, odd: Any, left: Any, weights: Any, roll: Any, value: Any, room: Any
) -> Any:
    """Two running sums, to which all rolls are added that join this value with the left combinations for a room.

    The empty combination is left to the caller, unless the room must be filled exactly (`EXACT`).
    """

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        w = _Writer(context, builder, left.dtype, isinstance(value, LanesType))
        combinations, chances, first_roll = w.data(left, args[2]), w.data(weights, args[3]), args[4]
        mine, sums = w.split(args[5]), [w.split(args[0]), w.split(args[1])]

        def write(first: int, last: int) -> list[Any]:
            running = [list(parts) for parts in sums]
            for place, combination in enumerate(range(first, last)):
                weight = w.everywhere(w.element(chances, w.plus(first_roll, place)))
                for part in w.parts:
                    best = mine[part]
                    if combination:
                        best = w.better(best, w.load(combinations, _I64(combination), part))
                    running[place % 2][part] = w.add_scaled(running[place % 2][part], weight, best)
            return running[0] + running[1]

        # With a used face there is a die set aside.
        cases = {n: partial(write, 1, _triangle(n + 1)) for n in range(MOST_DICE)}
        cases |= {EXACT + n: partial(write, _triangle(n), _triangle(n + 1)) for n in range(MOST_DICE + 1)}
        found = w.choose(args[6], cases)
        half = len(w.parts)
        return context.make_tuple(
            builder, signature.return_type, [w.join(found[:half]), w.join(found[half:])]
        )

    pair = types.UniTuple(value, 2)
    return pair(even, odd, left, weights, types.int64, value, types.int64), generate


@intrinsic
def mean_of_rolls(typing_context: Any, spelled: Any, keep: Any, next_row: Any, here: Any, bust: Any) -> Any:
    """The mean over all rolls of the best face, for one of the shapes in `SPELLED`."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        w = _Writer(context, builder, keep.dtype, isinstance(bust, LanesType))
        values, rows = w.data(keep, args[1]), w.data(next_row, args[2])
        case, start, lost = args[0], args[3], w.split(args[4])

        def write(free: int, dice: int) -> list[Any]:
            after = [w.successor(rows, start, place) for place in range(free * dice)]
            return [_mean_of_part(w, free, dice, part_values(after, part), lost[part]) for part in w.parts]

        def part_values(after: list[Any], part: int) -> list[Any]:
            return [w.load(values, row, part) for row in after]

        cases = {number: partial(write, *shape) for number, shape in enumerate(SPELLED)}
        return w.join(w.choose(case, cases))

    return bust(types.int64, keep, next_row, types.int64, bust), generate


def _mean_of_part(w: _Writer, free: int, dice: int, faces: list[Any], bust: Any) -> Any:
    """`faces` are the values after setting aside a face and count, face by face."""
    best: dict[tuple[int, ...], Any] = {(0,) * free: bust}
    sums: list[Any] = []
    for counts in product(range(dice + 1), repeat=free):
        if sum(counts) > dice:
            continue
        shown = [face for face in range(free) if counts[face]]
        if shown:
            face = shown[-1]
            rest = (*counts[:face], *(0,) * (free - face))
            value = faces[face * dice + counts[face] - 1]
            best[counts] = w.better(best[rest], value) if len(shown) > 1 else value
        weight = w.constant(roll_chance(counts, dice))
        if len(sums) < 2:
            sums.append(w.builder.fmul(weight, best[counts]))
        else:
            sums = [sums[1], w.add_scaled(sums[0], weight, best[counts])]
    return w.builder.fadd(*sums)
