"""Packed arrays and sets of bits inside compiled code. Nothing here checks bounds.

All whole numbers of the kernels are 64 bits wide once read, so that each function is compiled for one type only.
"""

# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic

from . import lanes

__all__ = [
    "ZERO",
    "add_to",
    "at",
    "bits_in",
    "compiled",
    "highest_bit",
    "inlined",
    "kernel",
    "lowest_bit",
    "put",
]

at: Any = lanes.at
ZERO: Any = np.int64(0)
"""Numba compiles a function once more for each whole number written out as an argument; sums with this are none."""

# Numba's reference counts cost more than the rules of the game do: the kernels allocate nothing and keep none.
# Nothing but compiled code calls what kernels call, and nothing but Python calls kernels: other entrances would only
# cost time to compile.
_OPTIONS: dict[str, Any] = {"error_model": "numpy", "_nrt": False, "no_cfunc_wrapper": True}
_decorate: Any = njit
compiled: Any = _decorate(no_cpython_wrapper=True, **_OPTIONS)
"""Decorates what kernels call."""
inlined: Any = _decorate(inline="always", **_OPTIONS)
"""Decorates large parts of kernels that are called once: by itself such a part would be compiled once more."""


def kernel(*signature: Any) -> Any:
    """Decorates a kernel: compiled for one signature, read from the cache if possible, without Python's lock."""
    return _decorate(*signature, cache=True, nogil=True, **_OPTIONS)


def _address(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    array = context.make_array(signature.args[0])(context, builder, args[0])
    index = context.cast(builder, args[1], signature.args[1], types.intp)
    return builder.gep(array.data, [index])


def _put(typing_context: Any, array: Any, index: Any, value: Any) -> Any:
    """Write an element of a one-dimensional array."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        number = context.cast(builder, args[2], signature.args[2], array.dtype)
        builder.store(number, _address(context, builder, signature, args))
        return context.get_dummy_value()

    return types.void(array, index, types.unliteral(value)), generate


def _add_to(typing_context: Any, array: Any, index: Any, value: Any) -> Any:
    """Add to an element of a one-dimensional array of whole numbers."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        number = context.cast(builder, args[2], signature.args[2], array.dtype)
        address = _address(context, builder, signature, args)
        builder.store(builder.add(builder.load(address), number), address)
        return context.get_dummy_value()

    return types.void(array, index, types.unliteral(value)), generate


put: Any = intrinsic(_put)
add_to: Any = intrinsic(_add_to)


def _bit_count(name: str) -> Any:
    """A function of one whole number for which processors have an instruction."""

    def typed(typing_context: Any, number: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            if name == "ctpop":
                return builder.ctpop(args[0])
            zeros = getattr(builder, name)(args[0], ir.Constant(ir.IntType(1), 1))
            return builder.sub(ir.Constant(ir.IntType(64), 63), zeros) if name == "ctlz" else zeros

        return types.int64(types.int64), generate

    return typed


bits_in: Any = intrinsic(_bit_count("ctpop"))  # how many bits are set
highest_bit: Any = intrinsic(_bit_count("ctlz"))  # the place of the highest one, of a number that is not 0
lowest_bit: Any = intrinsic(_bit_count("cttz"))
