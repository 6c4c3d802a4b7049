"""The compiled kernels of learning: gradients of the value net, and Adam's steps.

Import this module through `compiling.load_kernels` only.
"""

# Numba ships few types, and its integers are not Python's.
# mypy: disable-error-code="no-untyped-call, untyped-decorator, no-any-return, assignment"

from __future__ import annotations

from typing import Any

import numpy as np
from numba import float64, int64, types, void

from .cells import kernel
from .game_rows import PLAYERS, WIDTH
from .lanes import BLOCK_LANES, add, add_scaled, load_block, scaled, store_block, where_positive
from .turn_solver import array_of
from .value_net import WEIGHTS, active_features, count_features, forward

BETA1, BETA2, _TINY = 0.9, 0.999, 1e-8

_F32 = types.float32


@kernel(
    float64(
        WEIGHTS, int64, array_of(types.int32), array_of(int64), array_of(_F32, 2), WEIGHTS,
        array_of(types.int32), *[array_of(_F32)] * 4, array_of(_F32, 2), array_of(_F32, 2),
    )
)  # fmt: skip
def add_gradients(
    weights: Any, seats: int, s: Any, picked: Any, targets: Any, grad: Any,
    active: Any, h1: Any, h2: Any, d2: Any, out: Any, back: Any, g2_back: Any,
) -> float:  # fmt: skip
    """Add up the cross-entropy's gradients over some positions; returns the mean squared error of seat 0.

    The last line of arrays are buffers.
    """
    w2, w3 = weights.w2, weights.w3
    first, second = len(weights.b1), len(weights.b2)
    pairs = len(weights.w1) > count_features(seats)
    for j in range(second):
        for i in range(first):
            back[j, i] = w2[i, j]  # laid out for the way back
            g2_back[j, i] = 0
    g1, gb1, g2, gb2, g3, gb3 = grad.w1, grad.b1, grad.w2, grad.b2, grad.w3, grad.b3
    scale = np.float32(1.0 / len(picked))
    error = 0.0
    for at in picked:
        n = active_features(s, at * WIDTH, seats, pairs, active)
        players = np.int64(s[at * WIDTH + PLAYERS])
        forward(weights, active, n, players, h1, h2, out)
        error += (out[0] - targets[at, 0]) ** 2
        for j in range(second):
            d2[j] = 0
        for r in range(players):
            d = (out[r] - targets[at, r]) * scale
            gb3[r] += d
            for j in range(second):
                g3[r, j] += d * h2[j]
                d2[j] += d * w3[r, j]
        for i in range(0, first, BLOCK_LANES):
            active_units = load_block(h1, i)
            slope = scaled(np.float32(0), active_units)
            for j in range(second):
                if h2[j] > 0:
                    start = j * first + i
                    store_block(g2_back, start, add_scaled(load_block(g2_back, start), d2[j], active_units))
                    slope = add_scaled(slope, d2[j], load_block(back, start))
            slope = where_positive(active_units, slope)
            store_block(gb1, i, add(load_block(gb1, i), slope))
            for k in range(n):
                start = np.int64(active[k]) * first + i
                store_block(g1, start, add(load_block(g1, start), slope))
        for j in range(second):
            if h2[j] > 0:
                gb2[j] += d2[j]
    for j in range(second):
        for i in range(first):
            g2[i, j] += g2_back[j, i]
    return error / len(picked)


@kernel(void(*[array_of(_F32)] * 5, float64, float64))
def step_by_adam(
    weight: Any, grad: Any, mean: Any, square: Any, average: Any, rate: float, keep: float
) -> None:
    """One step of Adam on a flat array; clears the gradient and moves the running average of the weights."""
    b1, b2 = np.float32(BETA1), np.float32(BETA2)
    one = np.float32(1)
    step, tiny, kept = np.float32(rate), np.float32(_TINY), np.float32(keep)
    for i in range(len(weight)):
        g = grad[i]
        mean[i] = b1 * mean[i] + (one - b1) * g
        square[i] = b2 * square[i] + (one - b2) * g * g
        weight[i] -= step * mean[i] / (np.sqrt(square[i]) + tiny)
        average[i] = kept * average[i] + (one - kept) * weight[i]
        grad[i] = 0
