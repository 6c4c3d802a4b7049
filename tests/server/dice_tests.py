"""Statistical tests on dice from the real code: faces, pairs in sequence, runs."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pickomino.server.log.fairdice import die, entropy_digest

DOUBT = 1e-4
"""A p-value below this, or above one less this, is a failure; the dice are fixed, so it cannot come by chance."""


def throw(count: int) -> NDArray[np.uint8]:
    """So many dice of games of a hundred rolls of eight, one after the other."""
    faces = np.empty(count, np.uint8)
    index = game = 0
    while index < count:
        game += 1
        seed, digest = game.to_bytes(32, "big"), entropy_digest([f"{game:032x}", None])
        for roll in range(1, 101):
            for k in range(1, 9):
                if index == count:
                    return faces
                faces[index] = die(seed, f"game{game}", digest, roll, k)
                index += 1
    return faces


def chi_square_p(observed: NDArray[Any], expected: NDArray[Any] | float) -> float:
    """The chance of a χ² at least so large (Wilson and Hilferty's approximation)."""
    statistic = float((((observed - expected) ** 2) / expected).sum())
    k = observed.size - 1
    z = ((statistic / k) ** (1 / 3) - (1 - 2 / (9 * k))) / math.sqrt(2 / (9 * k))
    return 0.5 * math.erfc(z / math.sqrt(2))


def runs_p(faces: NDArray[np.uint8]) -> float:
    """Wald and Wolfowitz: runs of low and high faces."""
    high = faces >= 3
    n1, n2 = int(high.sum()), int((~high).sum())
    runs = 1 + int((high[1:] != high[:-1]).sum())
    mean = 2 * n1 * n2 / (n1 + n2) + 1
    variance = (mean - 1) * (mean - 2) / (n1 + n2 - 1)
    return math.erfc(abs(runs - mean) / math.sqrt(2 * variance))


def check_dice(count: int) -> dict[str, object]:
    """Throw, test, and return the figures; fails where doubt is due."""
    faces = throw(count)
    frequencies = np.bincount(faces, minlength=6)
    pairs = np.bincount(faces[:-1:2].astype(int) * 6 + faces[1::2], minlength=36)
    apart = np.bincount(faces[:-8].astype(int) * 6 + faces[8:], minlength=36)  # the same die of the next roll
    figures: dict[str, float] = {
        "χ² of faces, p": chi_square_p(frequencies, count / 6),
        "serial pairs, p": chi_square_p(pairs, pairs.sum() / 36),
        "same die of the next roll, p": chi_square_p(apart, apart.sum() / 36),
        "runs, p": runs_p(faces),
    }
    for name, p in figures.items():
        assert DOUBT < p <= 1, f"{name} = {p}"
    return {"dice": count, **figures}
