"""What the arithmetic units of this machine can do: their clock, and how many maxima and multiply-adds they finish.

Import this module through `compiling.load_kernels` only.
"""

# mypy: disable-error-code="no-untyped-call, untyped-decorator"

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import int64, types, uint64, void
from numba.extending import intrinsic as numba_intrinsic

from .cells import kernel
from .lanes import REGISTER_LANES

ON_DEMAND = True
"""Compiled when first asked for: only benchmarks need them."""

LANES: int = REGISTER_LANES
"""Numbers in a vector register."""
STEP_CYCLES = 6
SUMS = 8
"""Running sums of `multiply_maxima`: enough for two multiply-adds a cycle that take four cycles each."""
ROWS = 256
"""Registers full of numbers that a round reads: 16 kB at most, which the first-level cache holds."""

intrinsic: Any = numba_intrinsic


@kernel(uint64(uint64, int64))
def dependent_steps(x: Any, steps: int) -> Any:
    """Steps of a generator (xorshift): each waits for the one before and takes six operations of one cycle."""
    for _ in range(steps):
        x ^= x << np.uint64(13)
        x ^= x >> np.uint64(7)
        x ^= x << np.uint64(17)
    return x


@intrinsic
def multiply_maxima(typing_context: Any, data: Any, sums: Any, rounds: Any) -> Any:
    """Read `data` again and again: the maximum of each number and a fixed one, scaled and added up."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        vector = ir.VectorType(ir.FloatType(), REGISTER_LANES)
        start = context.make_array(data)(context, builder, args[0]).data
        out = context.make_array(sums)(context, builder, args[1]).data
        fixed, weight = (ir.Constant(vector, [number] * REGISTER_LANES) for number in (0.5, 0.25))
        i64 = ir.IntType(64)

        def address(base: Any, index: Any) -> Any:
            return builder.bitcast(builder.gep(base, [index]), vector.as_pointer())

        entry, loop = builder.block, builder.append_basic_block("loop")
        done = builder.append_basic_block("done")
        builder.branch(loop)
        builder.position_at_end(loop)
        count = builder.phi(i64)
        count.add_incoming(i64(0), entry)
        sums_before = [builder.phi(vector) for _ in range(SUMS)]
        running = list(sums_before)
        # Every second round starts one register later: what stays the same would be worked out before the loop.
        shift = builder.mul(builder.and_(count, i64(1)), i64(REGISTER_LANES))
        for row in range(ROWS):
            value = builder.load(address(start, builder.add(shift, i64(row * REGISTER_LANES))))
            value.align = 4
            best = builder.select(builder.fcmp_ordered(">", fixed, value), fixed, value)
            product = builder.fmul(weight, best, flags=("contract",))
            running[row % SUMS] = builder.fadd(running[row % SUMS], product, flags=("contract",))
        for before, after in zip(sums_before, running, strict=True):
            before.add_incoming(ir.Constant(vector, [0.0] * REGISTER_LANES), entry)
            before.add_incoming(after, loop)
        following = builder.add(count, i64(1))
        count.add_incoming(following, loop)
        builder.cbranch(builder.icmp_signed("<", following, args[2]), loop, done)
        builder.position_at_end(done)
        for number, total in enumerate(running):
            builder.store(total, address(out, i64(number * REGISTER_LANES))).align = 4
        return context.get_dummy_value()

    return types.void(data, sums, types.int64), generate


_SINGLES = types.Array(types.float32, 1, "C")


@kernel(void(_SINGLES, _SINGLES, int64))
def busy_units(data: Any, sums: Any, rounds: int) -> None:
    """Nothing but `ROWS` maxima and as many multiply-adds a round, on numbers from the first-level cache."""
    multiply_maxima(data, sums, rounds)
