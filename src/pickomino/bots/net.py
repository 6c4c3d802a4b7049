"""The value net: each player's chance of winning, from a packed position between two turns.

Features are sparse and seen from the player to move: relative seat 0 is the mover, 1 the next player, and so on.
Two hidden layers, then one logit a seat and a softmax over the seats that are taken.
"""

# Numba ships few types, and its integers are not Python's.
# mypy: disable-error-code="no-untyped-call, untyped-decorator, misc, arg-type, assignment, return-value, no-any-return, call-arg"

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt
from numba import njit

from pickomino.core.errors import PickominoError, Problem
from pickomino.solver.compiling import name_kernels

from .endings import TILE_COUNT, worms_of
from .packed import (
    BELOW,
    GRILLED,
    HELD,
    MOVER,
    OUT,
    OVER,
    OWNER,
    PLACE,
    PLAYERS,
    RESERVE,
    STACK,
    TOP,
    UP,
)

name_kernels({"evaluate": "the champion's net"})

Singles = npt.NDArray[np.float32]

MARGIN = 15  # worm margins beyond this look alike
MOST_ACTIVE = 128
FIRST, SECOND = 128, 32  # hidden units


class NetError(PickominoError):
    """A file that is no net, or a net that does not fit."""


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


@njit(cache=True, error_model="numpy")
def active_features(row: Any, seats: int, out: Any) -> int:
    """Write the numbers of the features that a position has; return how many."""
    n = 0
    base = 0
    mover, players = np.int64(row[MOVER]), np.int64(row[PLAYERS])
    width = 1 + 3 * seats
    up = 0
    for tile in range(TILE_COUNT):
        if row[OWNER + tile] == UP:
            out[n] = tile * width
            n += 1
            up += 1
    highest, holder = -1, seats
    for r in range(players):
        seat = (mover + r) % players
        tile = np.int64(row[TOP + seat])
        depth = 0
        while tile >= 0:
            if tile > highest:
                highest, holder = tile, r
            out[n] = tile * width + 1 + 3 * r + min(depth, 2)
            n += 1
            depth += 1
            tile = np.int64(row[BELOW + tile])
        out[n] = TILE_COUNT * width + seats * (2 * MARGIN + 1) + 19 + (seats + 1) + 9 * r + min(depth, 8)
        n += 1
    base = TILE_COUNT * width
    # the margin to the best of the others
    best, second, leader = -1, -1, 0
    for r in range(players):
        worms = worms_of(row, (mover + r) % players)
        if worms > best:
            second = best
            best, leader = worms, r
        elif worms > second:
            second = worms
    for r in range(players):
        worms = worms_of(row, (mover + r) % players)
        margin = worms - (second if r == leader else best)
        out[n] = base + r * (2 * MARGIN + 1) + MARGIN + min(MARGIN, max(-MARGIN, margin))
        n += 1
    base += seats * (2 * MARGIN + 1)
    out[n] = base + up
    base += 19
    out[n + 1] = base + holder
    base += seats + 1 + 9 * seats
    out[n + 2] = base + players
    n += 3
    base += 8
    extras = False
    for s in range(6):
        place = np.int64(row[PLACE + s])
        if place >= HELD:
            place = HELD + (place - HELD - mover) % players
        if place != OUT:
            extras = True
        out[n] = base + 26 * s + place
        n += 1
    if not extras and row[RESERVE] == 0:
        return n - 6  # nothing of Extrawurm is in this game (or none of it is left to matter)
    base += 6 * 26
    for r in range(players):
        out[n] = base + 8 * r + row[GRILLED + (mover + r) % players]
        n += 1
    base += 8 * seats
    out[n] = base + row[RESERVE]
    return n + 1


@njit(cache=True, error_model="numpy")
def forward(weights: Any, active: Any, count: int, players: int, h1: Any, h2: Any, out: Any) -> None:
    """Chances of winning by relative seat, into `out[:players]`.

    Sums are in a fixed order, four terms at a time: as quick as with fast maths, and the same to the last bit in
    every process, whoever compiled it.
    """
    w1, w2, w3 = weights.w1, weights.w2, weights.w3
    for j in range(FIRST):
        h1[j] = weights.b1[j]
    whole = count - count % 4
    for k in range(0, whole, 4):
        a, b, c, d = active[k], active[k + 1], active[k + 2], active[k + 3]
        for j in range(FIRST):
            h1[j] += (w1[a, j] + w1[b, j]) + (w1[c, j] + w1[d, j])
    for k in range(whole, count):
        a = active[k]
        for j in range(FIRST):
            h1[j] += w1[a, j]
    for i in range(FIRST):
        h1[i] = max(h1[i], np.float32(0))
    # No branches: skipping idle units costs more in mispredictions than it saves.
    for j in range(SECOND):
        h2[j] = weights.b2[j]
    for i in range(0, FIRST, 4):
        p, q, r, s = h1[i], h1[i + 1], h1[i + 2], h1[i + 3]
        for j in range(SECOND):
            h2[j] += (p * w2[i, j] + q * w2[i + 1, j]) + (r * w2[i + 2, j] + s * w2[i + 3, j])
    for j in range(SECOND):
        h2[j] = max(h2[j], np.float32(0))
    for r in range(players):
        out[r] = weights.b3[r]
    for r in range(players):
        for i in range(SECOND):
            out[r] += h2[i] * w3[r, i]
    largest = out[0]
    for r in range(1, players):
        largest = max(largest, out[r])
    mass = np.float32(0)
    for r in range(players):
        out[r] = np.exp(out[r] - largest)
        mass += out[r]
    for r in range(players):
        out[r] /= mass


@njit(cache=True, error_model="numpy")
def final_shares(row: Any, out: Any) -> None:
    """E2–E4: what each seat has won in a finished game, by relative seat as for the next mover."""
    mover, players = np.int64(row[MOVER]), np.int64(row[PLAYERS])
    most, highest, winners = -1, -1, 0
    for r in range(players):
        most = max(most, worms_of(row, r))
    for tile in range(TILE_COUNT):
        owner = np.int64(row[OWNER + tile])
        if owner >= STACK and worms_of(row, owner - STACK) == most:
            highest = tile
    for r in range(players):
        seat = (mover + r) % players
        out[r] = 0
        if worms_of(row, seat) == most and (highest < 0 or row[OWNER + highest] == STACK + seat):
            out[r] = 1
            winners += 1
    for r in range(players):
        out[r] /= winners


@njit(cache=True, error_model="numpy")
def evaluate(weights: Any, seats: int, rows: Any, count: int, out: Any) -> None:
    """The winning chances in many positions, by seat relative to each one's mover."""
    h1, h2 = np.empty(FIRST, np.float32), np.empty(SECOND, np.float32)
    active = np.empty(MOST_ACTIVE, np.int32)
    for k in range(count):
        if rows[k, OVER]:
            final_shares(rows[k], out[k])
        else:
            n = active_features(rows[k], seats, active)
            forward(weights, active, n, rows[k, PLAYERS], h1, h2, out[k])


@dataclass(frozen=True)
class Net:
    """Weights with the number of seats they are made for."""

    seats: int
    weights: Weights
    made_by: str = ""
    """The command that trained it."""

    def evaluate(self, rows: npt.NDArray[np.int8]) -> Singles:
        """Winning chances (position, seat relative to the mover)."""
        out = np.zeros((len(rows), self.seats), np.float32)
        evaluate(self.weights, self.seats, rows, len(rows), out)
        return out


def new_net(seats: int, rng: np.random.Generator) -> Net:
    """An untrained net."""

    def layer(inputs: int, outputs: int, scale: float) -> Singles:
        return (rng.standard_normal((inputs, outputs)) * scale).astype(np.float32)

    return Net(
        seats,
        Weights(
            w1=layer(feature_count(seats), FIRST, 0.1),
            b1=np.zeros(FIRST, np.float32),
            w2=np.ascontiguousarray(layer(SECOND, FIRST, (2 / FIRST) ** 0.5).T),
            b2=np.zeros(SECOND, np.float32),
            w3=layer(seats, SECOND, 0.05),
            b3=np.zeros(seats, np.float32),
        ),
    )


def save_net(net: Net, path: Path) -> None:
    """Write weights in half precision, matrices as (outputs, inputs) but the first."""
    stored = net.weights._replace(w2=net.weights.w2.T)
    arrays = {name: array.astype(np.float16) for name, array in stored._asdict().items()}
    np.savez_compressed(path, seats=np.int64(net.seats), made_by=np.str_(net.made_by), **arrays)


def load_net(path: Path) -> Net:
    """Read what `save_net` wrote; a NetError says that a file is something else."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as data:
            stored = Weights(*[data[name].astype(np.float32) for name in Weights._fields])
            seats, made_by = int(data["seats"]), str(data["made_by"])
    except (BadZipFile, EOFError, IndexError, KeyError, TypeError, ValueError) as error:
        raise NetError(Problem("error-net-file", {"file": str(path)})) from error
    # Kernels check no bounds: weights of another shape would make them read beyond the end.
    shapes = [(feature_count(seats), FIRST), (FIRST,), (SECOND, FIRST), (SECOND,), (seats, SECOND), (seats,)]
    if not 2 <= seats <= 7 or [array.shape for array in stored] != shapes:
        raise NetError(Problem("error-net-shape", {"file": str(path)}))
    return Net(seats, stored._replace(w2=np.ascontiguousarray(stored.w2.T)), made_by)
