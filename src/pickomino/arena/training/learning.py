"""Fitting a value net to targets."""

from __future__ import annotations

__all__ = ["Learner"]

from typing import Any

import numpy as np
import numpy.typing as npt

from pickomino.bots.net import Net
from pickomino.kernels.compiling import load_kernels
from pickomino.kernels.game_rows import Ints
from pickomino.kernels.net_shape import MOST_ACTIVE, Weights


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
        self._kernels: Any = load_kernels("gradients")
        first, second = net.hidden
        sizes = (first, second, second, 8, (second, first), (second, first))
        self._room = (np.empty(MOST_ACTIVE, np.int32), *[np.empty(size, np.float32) for size in sizes])

    def add_gradients(
        self, rows: Ints, picked: npt.NDArray[np.int64], targets: npt.NDArray[np.float32], grad: Weights
    ) -> float:
        """Add up the gradients over some positions; returns the mean squared error of the player to move."""
        error: float = self._kernels.add_gradients(
            self.weights, self.seats, rows.reshape(-1), picked, targets, grad, *self._room
        )
        return error

    def learn(
        self,
        rows: Ints,
        targets: npt.NDArray[np.float32],
        rate: float,
        rng: np.random.Generator,
        batch: int = 512,
        keep: float = 0.9995,
    ) -> float:
        """Pass once over positions and targets in random order; returns the root mean square error on the way."""
        kernels, order = self._kernels, rng.permutation(len(rows))
        squares = 0.0
        for start in range(0, len(order), batch):
            picked = order[start : start + batch]
            squares += self.add_gradients(rows, picked, targets, self._grad) * len(picked)
            self.steps += 1
            corrected = rate * (1 - kernels.BETA2**self.steps) ** 0.5 / (1 - kernels.BETA1**self.steps)
            for arrays in zip(self.weights, self._grad, self.mean, self.square, self.average, strict=True):
                kernels.step_by_adam(
                    *[array.reshape(-1) for array in arrays], corrected, min(keep, 1 - 1 / self.steps)
                )
        return float((squares / len(rows)) ** 0.5)

    def net(self, made_by: str = "") -> Net:
        """The net as it stands, with averaged weights; weights of features never seen are zeroed; they are random initial values."""
        weights = Weights(*[array.copy() for array in self.average])
        if self.steps:
            weights.w1[~self.square.w1.any(axis=1)] = 0
        return Net(self.seats, weights, made_by)

    @property
    def raw(self) -> Net:
        """The net with its latest weights; shares their memory."""
        return Net(self.seats, self.weights)
