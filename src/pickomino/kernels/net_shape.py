"""The shape of a value net: its features, its layers and its weights, as the kernels read them."""

from __future__ import annotations

__all__ = ["FIRST", "MARGIN", "MOST_ACTIVE", "SECOND", "Singles", "Weights", "feature_count"]

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from .layout import TILE_COUNT

Singles = npt.NDArray[np.float32]

MARGIN: Final = 15  # worm margins beyond this look alike
MOST_ACTIVE: Final = 128
FIRST: Final = 128  # hidden units
SECOND: Final = 32


class Weights(NamedTuple):
    """What the kernels read; `w1` and `w2` by input, `w3` by output."""

    w1: Singles
    b1: Singles
    w2: Singles
    b2: Singles
    w3: Singles
    b3: Singles


def feature_count(seats: int) -> int:
    """How many features a net for up to so many seats has."""
    return (
        TILE_COUNT * (1 + 3 * seats)
        + seats * (2 * MARGIN + 1)
        + 19
        + (seats + 1)
        + 9 * seats
        + 8
        + 6 * 26
        + 8 * seats
        + 8
    )
