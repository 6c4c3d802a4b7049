"""Vectors of single-precision numbers as values inside compiled code.

A kernel that is written with these operations works on whatever its arrays hold: with one-dimensional arrays on
plain numbers, with two-dimensional arrays of `LANES` columns on whole rows, each one value in vector registers.
LLVM's own vectoriser would have to prove first that the arrays do not overlap, at a cost above that of the
short loops it could help; here nothing needs proof, and running sums stay in registers.

None of the operations checks bounds.
"""

# Numba's classes are untyped for mypy.
# mypy: disable-error-code="misc, no-untyped-call"

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core.registry import cpu_target
from numba.extending import intrinsic as numba_intrinsic
from numba.extending import models, register_model


def _register_lanes() -> int:
    """Single-precision numbers in a vector register of the processor that Numba compiles for.

    ``NUMBA_CPU_NAME`` and ``NUMBA_CPU_FEATURES`` choose another one.
    """
    codegen: Any = cpu_target.target_context.codegen()
    _triple, _name, features = codegen.magic_tuple()
    enabled = set(features.split(","))
    return 16 if "+avx512f" in enabled else 8 if "+avx" in enabled else 4


REGISTER_LANES = _register_lanes()
LANES = 4 * REGISTER_LANES
"""Columns of a row. Two running sums, one value and what comes and goes fill the sixteen registers of AVX2."""

# Callers see the compiled operation, not the function below the decorator with its typing context.
intrinsic: Any = numba_intrinsic


BLOCK_LANES = 32
"""Numbers of a block: a piece of a one- or two-dimensional array, four registers of AVX2 or two of AVX-512."""


class LanesType(types.Type):
    """Numbers side by side, `LANES` of them by default."""

    def __init__(self, element: Any, count: int = LANES) -> None:
        self.element, self.count = element, count
        super().__init__(name=f"Lanes({element} x {count})")


@register_model(LanesType)
class _LanesModel(models.PrimitiveModel):
    def __init__(self, manager: Any, lanes: LanesType) -> None:
        element = manager.lookup(lanes.element).get_value_type()
        super().__init__(manager, lanes, ir.VectorType(element, lanes.count))


def _value_type(array: Any) -> Any:
    return LanesType(array.dtype) if array.ndim == 2 else array.dtype


def _pointer(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    """The address of a row (two dimensions) or an element (one)."""
    array_type, index_type = signature.args[:2]
    array = context.make_array(array_type)(context, builder, args[0])
    index = context.cast(builder, args[1], index_type, types.intp)
    if array_type.ndim == 2:
        index = builder.mul(index, ir.Constant(index.type, LANES))
    value_type = context.get_value_type(_value_type(array_type))
    return builder.bitcast(builder.gep(array.data, [index]), value_type.as_pointer())


def _spread(context: Any, builder: Any, number: Any, lanes: LanesType) -> Any:
    """The number in every lane."""
    undefined = ir.Constant(context.get_value_type(lanes), ir.Undefined)
    one = builder.insert_element(undefined, number, ir.Constant(ir.IntType(32), 0))
    zeros = ir.Constant(ir.VectorType(ir.IntType(32), lanes.count), [0] * lanes.count)
    return builder.shuffle_vector(one, undefined, zeros)


@intrinsic
def at(typing_context: Any, array: Any, index: Any) -> Any:
    """An element of a one-dimensional table; integers come as int64, so that sums of them stay integers."""
    result = types.int64 if isinstance(array.dtype, types.Integer) else array.dtype

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        value = builder.load(_pointer(context, builder, signature, args))
        return context.cast(builder, value, array.dtype, result)

    return result(array, index), generate


@intrinsic
def load(typing_context: Any, array: Any, row: Any) -> Any:
    """The numbers of a row."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        value = builder.load(_pointer(context, builder, signature, args))
        value.align = array.dtype.bitwidth // 8
        return value

    return _value_type(array)(array, row), generate


@intrinsic
def store(typing_context: Any, array: Any, row: Any, value: Any) -> Any:
    """Write the numbers of a row."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        written = builder.store(args[2], _pointer(context, builder, signature, args))
        written.align = array.dtype.bitwidth // 8
        return context.get_dummy_value()

    return types.void(array, row, value), generate


@intrinsic
def better(typing_context: Any, one: Any, other: Any) -> Any:
    """The larger of two, lane by lane."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.select(builder.fcmp_ordered(">", args[0], args[1]), args[0], args[1])

    return one(one, other), generate


@intrinsic
def add(typing_context: Any, one: Any, other: Any) -> Any:
    """The sum of two, lane by lane."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.fadd(args[0], args[1])

    return one(one, other), generate


@intrinsic
def scaled(typing_context: Any, weight: Any, value: Any) -> Any:
    """``weight * value`` for one weight and all lanes."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        number = args[0]
        if isinstance(value, LanesType):
            number = _spread(context, builder, number, value)
        return builder.fmul(number, args[1])

    return value(weight, value), generate


@intrinsic
def add_scaled(typing_context: Any, total: Any, weight: Any, value: Any) -> Any:
    """``total + weight * value`` for one weight and all lanes, fused where the machine can."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        number = args[1]
        if isinstance(value, LanesType):
            number = _spread(context, builder, number, value)
        product = builder.fmul(number, args[2], flags=("contract",))
        return builder.fadd(args[0], product, flags=("contract",))

    return total(total, weight, value), generate


def _block_pointer(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    """The address of a block that starts at an element, counted through all rows of the array."""
    array_type, index_type = signature.args[:2]
    array = context.make_array(array_type)(context, builder, args[0])
    index = context.cast(builder, args[1], index_type, types.intp)
    block = context.get_value_type(LanesType(array_type.dtype, BLOCK_LANES))
    return builder.bitcast(builder.gep(array.data, [index]), block.as_pointer())


@intrinsic
def load_block(typing_context: Any, array: Any, start: Any) -> Any:
    """The `BLOCK_LANES` numbers from an element on, counted through all rows."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        value = builder.load(_block_pointer(context, builder, signature, args))
        value.align = array.dtype.bitwidth // 8
        return value

    return LanesType(array.dtype, BLOCK_LANES)(array, start), generate


@intrinsic
def store_block(typing_context: Any, array: Any, start: Any, value: Any) -> Any:
    """Write the `BLOCK_LANES` numbers from an element on, counted through all rows."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        written = builder.store(args[2], _block_pointer(context, builder, signature, args))
        written.align = array.dtype.bitwidth // 8
        return context.get_dummy_value()

    return types.void(array, start, value), generate


@intrinsic
def where_positive(typing_context: Any, gate: Any, value: Any) -> Any:
    """The value where the gate is above zero, else zero, lane by lane."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        zeros = ir.Constant(args[1].type, [0.0] * value.count)
        return builder.select(builder.fcmp_ordered(">", args[0], zeros), args[1], zeros)

    return value(gate, value), generate
