"""Fitting a value net to targets: gradients and Adam in compiled code."""

# Numba ships few types, and its integers are not Python's.
# mypy: disable-error-code="no-untyped-call, untyped-decorator, misc, arg-type, assignment, return-value, no-any-return, call-arg"

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from numba import njit

from pickomino.bots.net import FIRST, MOST_ACTIVE, SECOND, Net, Weights, active_features, forward
from pickomino.bots.packed import PLAYERS

_BETA1, _BETA2, _TINY = 0.9, 0.999, 1e-8


@njit(cache=True, error_model="numpy")
def _gradients(weights: Any, seats: int, rows: Any, picked: Any, targets: Any, grad: Any) -> float:
    """Add up the cross-entropy's gradients over some positions; returns the mean squared error of seat 0."""
    h1, h2 = np.empty(FIRST, np.float32), np.empty(SECOND, np.float32)
    d1, d2 = np.empty(FIRST, np.float32), np.empty(SECOND, np.float32)
    out = np.empty(8, np.float32)
    active = np.empty(MOST_ACTIVE, np.int32)
    w2, w3 = weights.w2, weights.w3
    g1, gb1, g2, gb2, g3, gb3 = grad.w1, grad.b1, grad.w2, grad.b2, grad.w3, grad.b3
    back, g2_back = w2.T.copy(), np.zeros((SECOND, FIRST), np.float32)  # laid out for the way back
    scale = np.float32(1.0 / len(picked))
    error = 0.0
    for at in picked:
        n = active_features(rows[at], seats, active)
        players = np.int64(rows[at, PLAYERS])
        forward(weights, active, n, players, h1, h2, out)
        error += (out[0] - targets[at, 0]) ** 2
        for j in range(SECOND):
            d2[j] = 0
        for r in range(players):
            d = (out[r] - targets[at, r]) * scale
            gb3[r] += d
            for j in range(SECOND):
                g3[r, j] += d * h2[j]
                d2[j] += d * w3[r, j]
        for i in range(FIRST):
            d1[i] = 0
        for j in range(SECOND):
            if h2[j] > 0:
                d = d2[j]
                gb2[j] += d
                for i in range(FIRST):
                    g2_back[j, i] += d * h1[i]
                    d1[i] += d * back[j, i]
        for i in range(FIRST):
            if h1[i] <= 0:
                d1[i] = 0
            gb1[i] += d1[i]
        for k in range(n):
            f = active[k]
            for i in range(FIRST):
                g1[f, i] += d1[i]
    for j in range(SECOND):
        for i in range(FIRST):
            g2[i, j] += g2_back[j, i]
    return error / len(picked)


@njit(cache=True, error_model="numpy")
def _adam(weight: Any, grad: Any, mean: Any, square: Any, average: Any, rate: float, keep: float) -> None:
    """One step of Adam on a flat array; clears the gradient and moves the running average of the weights."""
    b1, b2 = np.float32(_BETA1), np.float32(_BETA2)
    one = np.float32(1)
    step, tiny, kept = np.float32(rate), np.float32(_TINY), np.float32(keep)
    for i in range(len(weight)):
        g = grad[i]
        mean[i] = b1 * mean[i] + (one - b1) * g
        square[i] = b2 * square[i] + (one - b2) * g * g
        weight[i] -= step * mean[i] / (np.sqrt(square[i]) + tiny)
        average[i] = kept * average[i] + (one - kept) * weight[i]
        grad[i] = 0


class Learner:
    """A net under training: its weights, Adam's moments, and a running average of the weights, which plays best."""

    def __init__(self, net: Net) -> None:
        self.seats = net.seats
        self.weights = Weights(*[array.copy() for array in net.weights])
        self.average = Weights(*[array.copy() for array in net.weights])
        self._grad = Weights(*[np.zeros_like(array) for array in net.weights])
        self.mean = Weights(*[np.zeros_like(array) for array in net.weights])
        self.square = Weights(*[np.zeros_like(array) for array in net.weights])
        self.steps = 0

    def learn(
        self,
        rows: npt.NDArray[np.int8],
        targets: npt.NDArray[np.float32],
        rate: float,
        rng: np.random.Generator,
        batch: int = 512,
        keep: float = 0.9995,
    ) -> float:
        """Pass once over positions and targets in random order; returns the root mean square error on the way."""
        order = rng.permutation(len(rows))
        squares = 0.0
        for start in range(0, len(order), batch):
            picked = order[start : start + batch]
            squares += _gradients(self.weights, self.seats, rows, picked, targets, self._grad) * len(picked)
            self.steps += 1
            corrected = rate * (1 - _BETA2**self.steps) ** 0.5 / (1 - _BETA1**self.steps)
            for arrays in zip(self.weights, self._grad, self.mean, self.square, self.average, strict=True):
                _adam(*[array.reshape(-1) for array in arrays], corrected, min(keep, 1 - 1 / self.steps))
        return float((squares / len(rows)) ** 0.5)

    def net(self, made_by: str = "") -> Net:
        """The net as it stands, with averaged weights."""
        return Net(self.seats, Weights(*[array.copy() for array in self.average]), made_by)

    @property
    def raw(self) -> Net:
        """The net with its latest weights; shares their memory."""
        return Net(self.seats, self.weights)
