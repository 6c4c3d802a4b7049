"""The shape of a value net: its features, its layers and its weights, as the kernels read them."""

from __future__ import annotations

__all__ = [
    "FEW_UP",
    "HIDDEN",
    "MANY_UP",
    "MARGIN",
    "MARGINS",
    "MOST_ACTIVE",
    "Singles",
    "Weights",
    "feature_count",
    "is_shape",
    "pair_count",
]

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from .game_rows import TILE_COUNT

Singles = npt.NDArray[np.float32]

MARGIN: Final = 15  # worm margins beyond this look alike
MARGINS: Final = 2 * MARGIN + 1
MANY_UP: Final = 8  # this many tiles up and more look alike beside a margin
FEW_UP: Final = 4  # up to this many tiles up are also seen in pairs
MOST_ACTIVE: Final = 128
HIDDEN: Final = (128, 32)
"""Units of the two hidden layers, unless a net has others."""
MOST_HIDDEN: Final = 1024


class Weights(NamedTuple):
    """What the kernels read; `w1` and `w2` by input, `w3` by output."""

    w1: Singles
    b1: Singles
    w2: Singles
    b2: Singles
    w3: Singles
    b3: Singles


def feature_count(seats: int) -> int:
    """How many features a net for up to `seats` seats has, without the pairs."""
    return (
        TILE_COUNT * (1 + 3 * seats)
        + seats * MARGINS
        + 19
        + (seats + 1)
        + 9 * seats
        + 8
        + 6 * 26
        + 8 * seats
        + 8
    )


def pair_count(seats: int) -> int:
    """How many features join two facts.

    They are: every seat's margin with the number of tiles up; the mover's top tile with each opponent's; the lowest
    and the highest tile up, each with the mover's top tile; any two tiles up, if only few are.
    """
    tops = (TILE_COUNT + 1) ** 2
    return seats * (MANY_UP + 1) * MARGINS + (seats - 1) * tops + 2 * tops + TILE_COUNT**2


def is_shape(hidden: tuple[int, int]) -> bool:
    """Whether hidden layers may have these sizes: kernels read the first 64 at a time and the second 32."""
    first, second = hidden
    return 0 < first <= MOST_HIDDEN and 0 < second <= MOST_HIDDEN and first % 64 == 0 and second % 32 == 0
