"""The value net: each player's chance of winning, from a packed position between two turns.

Features are sparse and seen from the player to move: relative seat 0 is the mover, 1 the next player, and so on.
Two hidden layers, then one logit a seat and a softmax over the seats that are taken. The shapes of the weights say
how large the layers are, and whether the net knows the pairs: features that join two facts, listed after all others.
"""

from __future__ import annotations

__all__ = ["Net", "NetError", "load_net", "new_net", "save_net"]

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from pickomino.core.errors import PickominoError, Problem
from pickomino.kernels.compiling import load_kernels
from pickomino.kernels.game_rows import Ints
from pickomino.kernels.net_shape import (
    HIDDEN,
    MOST_ACTIVE,
    Singles,
    Weights,
    feature_count,
    is_shape,
    pair_count,
)

_DROPPED_BITS: Final = 3  # of the ten behind the point, in the first layer


class NetError(PickominoError, ValueError):
    """A file that is no net, or a net that does not fit."""


@dataclass(frozen=True)
class Net:
    """Weights with the number of seats they are made for."""

    seats: int
    weights: Weights
    made_by: str = ""
    """The command that trained it."""

    @property
    def hidden(self) -> tuple[int, int]:
        """Units of the two hidden layers."""
        return len(self.weights.b1), len(self.weights.b2)

    @property
    def knows_pairs(self) -> bool:
        """Whether it has the features that join two facts."""
        return len(self.weights.w1) > feature_count(self.seats)

    @cached_property
    def _kernels(self) -> Any:
        return load_kernels("value_net")

    @cached_property
    def _ready(self) -> Weights:
        """As the kernels want them; weights from another process may be read-only."""
        return Weights(*[np.require(array, np.float32, ["C", "W"]) for array in self.weights])

    def evaluate(self, rows: Ints) -> Singles:
        """Winning chances (position, seat) in packed positions; in finished games what each seat has won."""
        out = np.zeros((len(rows), self.seats), np.float32)
        self.evaluate_some(rows, np.arange(len(rows)), out)
        return out

    def evaluate_some(self, rows: Ints, picked: npt.NDArray[np.int64], out: Singles) -> None:
        """The same for some of the positions, into an array for all of them."""
        self._kernels.evaluate(
            self._ready,
            self.seats,
            np.ascontiguousarray(rows).reshape(-1),
            picked,
            *evaluation_buffers(self.hidden),
            out.reshape(-1),
        )

    def evaluate_alike(self, rows: Ints, out: Singles) -> None:
        """The same for all of many positions that are much like the ones before them: quicker, but the last bits
        of the chances depend on what comes before."""
        active, *buffers = evaluation_buffers(self.hidden)
        self._kernels.evaluate_alike(
            self._ready,
            self.seats,
            np.ascontiguousarray(rows).reshape(-1),
            active,
            *[np.empty_like(active) for _ in range(3)],
            np.zeros(len(self.weights.w1), np.int32),
            np.empty(self.hidden[0], np.float32),
            *buffers,
            out.reshape(-1),
        )


def evaluation_buffers(hidden: tuple[int, int]) -> tuple[Ints, Singles, Singles, Singles]:
    """Buffers for the kernels: active features, both hidden layers, the chances."""
    first, second = hidden
    return (
        np.empty(MOST_ACTIVE, np.int32),
        np.empty(first, np.float32),
        np.empty(second, np.float32),
        np.empty(8, np.float32),
    )


def new_net(
    seats: int, rng: np.random.Generator, hidden: tuple[int, int] = HIDDEN, *, pairs: bool = False
) -> Net:
    """An untrained net."""
    first, second = hidden
    features = feature_count(seats) + (pair_count(seats) if pairs else 0)

    def layer(inputs: int, outputs: int, scale: float) -> Singles:
        return (rng.standard_normal((inputs, outputs)) * scale).astype(np.float32)

    return Net(
        seats,
        Weights(
            w1=layer(features, first, 0.1),
            b1=np.zeros(first, np.float32),
            w2=np.ascontiguousarray(layer(second, first, (2 / first) ** 0.5).T),
            b2=np.zeros(second, np.float32),
            w3=layer(seats, second, 0.05),
            b3=np.zeros(seats, np.float32),
        ),
    )


def save_net(net: Net, path: Path) -> None:
    """Write weights in half precision, matrices as (outputs, inputs) but the first, which has nearly all of them: it
    is rounded to fewer bits, so that it packs to a smaller file."""
    stored = net.weights._replace(w1=_round(net.weights.w1), w2=net.weights.w2.T)
    arrays = {name: array.astype(np.float16) for name, array in stored._asdict().items()}
    np.savez_compressed(path, seats=np.int64(net.seats), made_by=np.str_(net.made_by), **arrays)


def _round(weights: Singles) -> Singles:
    bits = weights.astype(np.float16).view(np.uint16)
    unit = np.uint16(1 << _DROPPED_BITS)
    return ((bits + unit // 2) // unit * unit).view(np.float16).astype(np.float32)


def load_net(path: Path) -> Net:
    """Read what `save_net` wrote; a NetError says that a file is something else."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as data:
            stored = Weights(*[data[name].astype(np.float32) for name in Weights._fields])
            seats, made_by = int(data["seats"]), str(data["made_by"])
    except (BadZipFile, EOFError, IndexError, KeyError, TypeError, ValueError) as error:
        raise NetError(Problem("error-net-file", {"file": str(path)})) from error
    # Kernels check no bounds: weights of another shape would make them read beyond the end.
    if not 2 <= seats <= 7 or not _fits(stored, seats):
        raise NetError(Problem("error-net-shape", {"file": str(path)}))
    return Net(seats, stored._replace(w2=np.ascontiguousarray(stored.w2.T)), made_by)


def _fits(stored: Weights, seats: int) -> bool:
    """Whether weights as they are stored have shapes that belong together."""
    first, second, plain = stored.b1.size, stored.b2.size, feature_count(seats)
    shapes = [(first,), (second, first), (second,), (seats, second), (seats,)]
    return (
        stored.w1.shape in ((plain, first), (plain + pair_count(seats), first))
        and [array.shape for array in stored[1:]] == shapes
        and is_shape((first, second))
    )
