"""The exact best play of one turn, given what every way to end it is worth.

**Ends.** ``ends[layer, worm, total]`` is the value of stopping with that total, without (0) or with (1) a worm
die, already the best of what the player may then do: which tile to claim, whether to count the canned worm,
which specialist to keep. ``ends[layer, 0, 0]`` is the value of a bust: no stop has a total of 0. Layer 0 is for
turns without a double one, layer ``g`` ≥ 1 for those that gained by one in way ``g`` (X2). There is one way as
long as the reserve lasts, and one for each seat that may be robbed when it is empty (X3). Where a double one
gains nothing, layer 1 equals layer 0.

**Values.** See `kernels.turn_solver` for the arrays ``keep`` and ``roll``; `TurnSolution` reads them for dice set aside.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from pickomino.kernels.compiling import load_kernels
from pickomino.kernels.geometry import LAYER, MOST_LEFT, MOST_STEMS, TOTALS, Geometry, geometry

Floats = npt.NDArray[np.float64]
Singles = npt.NDArray[np.float32]

NO_ROLL_VALUE = -1e30
"""What ``roll`` holds where rolling is impossible: below every value, and finite, so that zero times it is zero."""


@dataclass(frozen=True)
class TurnProblem:
    """A turn to be played: how many dice, what its ends are worth, what may still happen."""

    dice: int
    ends: Floats
    """(layer, worm, total); at least two layers. See the module."""
    weasel: bool = False
    """The weasel is held and not yet used this turn (X12)."""
    six_ends: bool = False
    """T6: setting aside the sixth face ends the turn."""

    def __post_init__(self) -> None:
        if self.ends.ndim != 3 or self.ends.shape[0] < 2 or self.ends.shape[1:] != (2, TOTALS):
            raise ValueError(f"ends of a turn have the shape (2 or more, 2, {TOTALS}), not {self.ends.shape}")
        if not np.isfinite(self.ends).all():
            raise ValueError("ends of a turn must be finite numbers")

    @property
    def gains(self) -> int:
        """In how many ways a double one can gain."""
        return len(self.ends) - 1


def slab_count(gains: int) -> int:
    """One slab, and with several gains one more for each."""
    return 1 if gains == 1 else gains + 1


@dataclass(frozen=True)
class TurnSolution:
    """The value of every state of a turn under best play."""

    problem: TurnProblem
    keep: Floats
    """(weasel, slab, row): roll or stop is still to be chosen."""
    roll: Floats
    """(weasel, slab, row): the dice left are rolled."""

    @property
    def geometry(self) -> Geometry:
        return geometry(self.problem.dice)

    @property
    def value(self) -> float:
        """The value of the turn before its first roll."""
        return float(self.roll[-1, 0, self.geometry.root])

    def _at(self, kept: tuple[int, ...], gain: int, ready: bool | None) -> tuple[int, int, int]:
        row = self.geometry.row(kept)
        weasel = int(self.problem.weasel if ready is None else ready)
        doubled = row < self.geometry.doubled_rows
        return weasel, gain if doubled and self.problem.gains > 1 else 0, row

    def keep_value(self, kept: tuple[int, ...], gain: int = 0, ready: bool | None = None) -> float:
        """The value with these dice set aside. After a double one, gain 0 means: the best gain is yet to be
        chosen. ``ready`` says whether the weasel is; by default, as it was at first."""
        return float(self.keep[self._at(kept, gain, ready)])

    def roll_value(self, kept: tuple[int, ...], gain: int = 0, ready: bool | None = None) -> float:
        """The value of rolling all dice that are not set aside."""
        return float(self.roll[self._at(kept, gain, ready)])

    def stop_value(self, kept: tuple[int, ...], gain: int = 0) -> float:
        """The value of stopping with these dice."""
        end = int(self.geometry.tables.end_of[self.geometry.row(kept)])
        if end >= LAYER and gain > 1:
            end += (gain - 1) * LAYER
        return float(self.problem.ends.reshape(-1)[end])

    def face_value(
        self,
        kept: tuple[int, ...],
        roll: tuple[int, ...],
        face: int,
        gain: int = 0,
        ready: bool | None = None,
    ) -> float:
        """The value of setting aside all dice of a roll that show a free face."""
        after = (*kept[:face], roll[face], *kept[face + 1 :])
        return self.keep_value(after, gain, ready)

    def distribution(
        self, kept: tuple[int, ...], *, rolling: bool = False, gain: int = 0, ready: bool | None = None
    ) -> Floats:
        """How the turn ends under best play from here: probabilities laid out as the ends are.

        ``rolling`` says that the dice left are rolled now, whatever is best.
        """
        weasel, slab, row = self._at(kept, gain, ready)
        if row < self.geometry.doubled_rows and self.problem.gains > 1 and slab == 0:
            slab = 1 + int(self.keep[weasel, 1:, row].argmax())
        shape = (*self.keep.shape[:2], self.geometry.rows)
        at_choice, at_roll = np.zeros(shape), np.zeros(shape)
        (at_roll if rolling else at_choice)[weasel, slab, row] = 1.0
        ended = np.zeros(self.problem.ends.size)
        for stage in range(weasel, -1, -1):
            self._spread(stage, at_choice, at_roll, ended)
        return ended.reshape(self.problem.ends.shape)

    def _spread(self, weasel: int, at_choice: Floats, at_roll: Floats, ended: Floats) -> None:
        """Play on from all states in which the weasel is (not) ready."""
        doubled, slabs = self.geometry.doubled_rows, self.keep.shape[1]
        several = slabs > 1
        self._spread_slab(weasel, 0, doubled if several else 0, self.geometry.rows, at_choice, at_roll, ended)
        if not several:
            return
        # At the double one the best gain is chosen (X3): what lies on slab 0 moves to that gain's slab.
        best = self.keep[weasel, 1:, :doubled].argmax(axis=0)
        rows = np.arange(doubled)
        at_choice[weasel, 1 + best, rows] += at_choice[weasel, 0, :doubled]
        for slab in range(1, slabs):
            shifted = np.zeros(2 * LAYER)
            self._spread_slab(weasel, slab, 0, doubled, at_choice, at_roll, shifted)
            ended[slab * LAYER : (slab + 1) * LAYER] += shifted[LAYER:]

    def _spread_slab(
        self, weasel: int, slab: int, first: int, last: int, at_choice: Floats, at_roll: Floats, ended: Floats
    ) -> None:
        tables = self.geometry
        ends = self.problem.ends.reshape(-1)
        load_kernels("turn_solver").spread(
            tables.tables,
            tables.weights,
            first,
            last,
            ends[max(slab - 1, 0) * LAYER :],
            self.roll[0, slab],
            weasel > 0,
            self.keep[weasel, slab],
            self.roll[weasel, slab],
            at_choice[weasel, slab],
            at_roll[weasel, slab],
            at_roll[0, slab],
            ended,
        )


def solve(problem: TurnProblem) -> TurnSolution:
    """The value of every state of a turn, in double precision."""
    tables = geometry(problem.dice)
    shape = (1 + problem.weasel, slab_count(problem.gains), tables.rows)
    keep, roll = np.empty(shape), np.full(shape, NO_ROLL_VALUE)
    load_kernels("turn_solver").solve_one(
        tables.tables,
        tables.weights,
        tables.doubled_rows,
        np.ascontiguousarray(problem.ends, np.float64).reshape(-1),
        np.array([NO_ROLL_VALUE, 0.0]),
        problem.six_ends,
        keep,
        roll,
        np.empty(MOST_LEFT),
        np.empty(MOST_STEMS),
    )
    return TurnSolution(problem, keep, roll)


def _aligned(shape: tuple[int, ...]) -> Singles:
    """Zeros that start at a cache line: a row of lanes then never straddles two."""
    size = int(np.prod(shape)) * 4
    buffer = np.zeros(size + 64, np.uint8)
    start = -buffer.ctypes.data % 64
    return buffer[start : start + size].view(np.float32).reshape(shape)


class TurnBatch:
    """Many turns of one kind solved side by side in single precision, in memory that is used again and again.

    ``ends`` (chunk, end, lane), ``keep`` and ``roll`` (chunk, weasel, slab, row, lane) are the kernel's own
    arrays: vector ``b`` is lane ``b % lanes`` of chunk ``b // lanes``. Fill ``ends`` and call `run`, or hand
    ordinary arrays to `solve`. Values stay valid until the next run.
    """

    def __init__(
        self, dice: int, capacity: int, *, gains: int = 1, weasel: bool = False, six_ends: bool = False
    ) -> None:
        if capacity < 1:
            raise ValueError(f"a batch holds at least one turn, not {capacity}")
        self._kernels: Any = load_kernels("turn_solver")
        self.lanes: int = load_kernels("turn_solver").LANES
        self.geometry = geometry(dice)
        self.capacity = capacity
        self.gains = gains
        self.six_ends = six_ends
        chunks = -(-capacity // self.lanes)
        shape = (chunks, 1 + weasel, slab_count(gains), self.geometry.rows, self.lanes)
        self.ends = _aligned((chunks, (1 + gains) * LAYER, self.lanes))
        self.keep = _aligned(shape)
        self.roll = _aligned(shape)
        self.roll[:] = NO_ROLL_VALUE
        self._limits = _aligned((2, self.lanes))
        self._limits[0] = NO_ROLL_VALUE
        self._left = _aligned((MOST_LEFT, self.lanes))
        self._stems = _aligned((MOST_STEMS, self.lanes))

    def run(self, count: int | None = None) -> None:
        """Solve the first ``count`` vectors of ``ends`` (by default all), rounded up to whole chunks."""
        chunks = -(-(self.capacity if count is None else count) // self.lanes)
        self._kernels.solve_many(
            self.geometry.tables,
            self.geometry.weights32,
            self.geometry.doubled_rows,
            self.ends[:chunks],
            self._limits,
            self.six_ends,
            self.keep[:chunks],
            self.roll[:chunks],
            self._left,
            self._stems,
        )

    def solve(self, ends: npt.NDArray[Any]) -> Singles:
        """Solve turns whose ends are given as (turn, layer, worm, total), or (turn, worm, total) if a double one
        gains nothing. Returns the value of each turn before its first roll."""
        count = len(ends)
        if count > self.capacity:
            raise ValueError(f"this batch holds {self.capacity} turns, not {count}")
        if ends.shape[1:] == (2, TOTALS) and self.gains == 1:
            layers = ends.reshape(count, 1, LAYER)
        elif ends.shape[1:] == (1 + self.gains, 2, TOTALS):
            layers = ends.reshape(count, 1 + self.gains, LAYER)
        else:
            raise ValueError(f"ends of a batch have the shape (turns, {1 + self.gains}, 2, {TOTALS})")
        for chunk in range(-(-count // self.lanes)):
            part = layers[chunk * self.lanes : (chunk + 1) * self.lanes]
            target = self.ends[chunk].reshape(1 + self.gains, LAYER, self.lanes)
            target[..., : len(part)] = part.transpose(1, 2, 0)
        self.run(count)
        return self.root_values(count)

    def root_values(self, count: int) -> Singles:
        """The value of each turn before its first roll."""
        return self.roll[:, -1, 0, self.geometry.root].reshape(-1)[:count]

    def keep_values(self, turn: int, slab: int = 0, weasel: int = -1) -> Singles:
        """The values of all rows of one turn, roll or stop to be chosen."""
        return self.keep[turn // self.lanes, weasel, slab, :, turn % self.lanes]

    def roll_values(self, turn: int, slab: int = 0, weasel: int = -1) -> Singles:
        """The values of all rows of one turn, dice to be rolled."""
        return self.roll[turn // self.lanes, weasel, slab, :, turn % self.lanes]


def solve_batch(
    ends: npt.NDArray[Any], dice: int = 8, *, weasel: bool = False, six_ends: bool = False
) -> TurnBatch:
    """A batch of its own, solved; see `TurnBatch.solve` for the shape of ``ends``."""
    gains = ends.shape[1] - 1 if ends.ndim == 4 else 1
    batch = TurnBatch(dice, max(1, len(ends)), gains=gains, weasel=weasel, six_ends=six_ends)
    batch.solve(ends)
    return batch
