"""The fixed geometry of a turn: every state it can pass through, and how the dice lead from one to the next.

**Rows.** Within a turn only the faces set aside, the dice left, the sum, and whether the double one was made
(X2) matter. Each such state is a *row*. Rows are sorted so that a single pass from the first to the last always
meets the successors of a row before the row itself:

- rows ``0 … doubled_rows - 1``: the double one is made (at least two 1s among the dice set aside);
- the rest: it is not (yet); the last row, ``root``, is the empty one before the first roll.

Inside both parts dice left ascend. With 8 dice there are 2,127 rows (1,939 if double ones are not distinguished),
with 9 there are 3,069.

**Shapes.** What a roll can do depends only on how many faces are free and how many dice are rolled; all dice
that show a used face fall into one dead class. That pair is the row's *shape*, and rows share their shape's
tables. The free faces of a shape are cut into a left group of two, a group of stems, and the last face. A
*combination* is one way in which dice can fall on the faces of a group; its worth is the best of its faces, and
is built from a smaller combination and one more face. A roll is then a left combination, a stem, and a count of
the last face. The better of stem and last face is found once and meets all left combinations that the dice
allow: one ``max`` and one multiply-add for each of the 34,779 rolls (64,413 with 9 dice).

**Room.** The dice that a stem and the last face leave over are the *room* for the left group. Its combinations are
sorted by their number of dice, so those that fit into a room are always the first ones: the rest of the dice shows used
faces. Only with all six faces free must a combination fill the room.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import product
from math import comb, factorial
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

FACE_VALUES = (1, 2, 3, 4, 5, 5)
WORM = 5  # position of the worm among the faces
ALL_FACES = 0b111111
TOTALS = 46  # totals run from 0 to 45 (nine dice of five)
LAYER = 2 * TOTALS  # ends of one layer: without a worm die, then with one

LEFT_FACES = 2
MOST_LEFT = 55  # combinations of the left group with nine dice
MOST_STEMS = 220  # combinations of three faces with nine dice

# Shapes with few rolls are most of the rows. Compiled code spells out each of them, see `roll_sums`.
SPELLED_ROLLS = 21
SPELLED = tuple(
    (free, dice)
    for free in range(1, 6)
    for dice in range(1, free + 4)  # a die each was set aside of the other faces
    if comb(free + dice, dice) <= SPELLED_ROLLS
)
"""These shapes: free faces and dice."""

NO_ROLL = -1  # shape of a row without dice left: only stopping is possible
SIX_FACES = -2  # shape of a row with dice but no free face left: a roll is a sure bust (T6)


class RowState(NamedTuple):
    """One state of a turn."""

    mask: int  # faces set aside, bit 0 for the 1s … bit 5 for the worms
    left: int  # dice not set aside
    total: int
    doubled: bool


class TurnTables(NamedTuple):
    """What the kernels read: flat arrays, so that they need no bounds and no strides."""

    end_of: npt.NDArray[np.int32]  # row → its end in a table of ends (layer, worm, total)
    shape_of: npt.NDArray[np.int32]  # row → shape, NO_ROLL or SIX_FACES
    next_at: npt.NDArray[np.int32]  # row → where its successors start in next_row
    next_row: npt.NDArray[np.uint16]  # (free face, count - 1) → row after setting them aside
    shapes: npt.NDArray[np.int32]  # shape → seven numbers, see ShapeColumn
    stem_prev: npt.NDArray[np.uint16]  # stem → the stem without its last face
    stem_next: npt.NDArray[np.uint16]  # stem → its last face and count, as offset from next_at
    stem_room: npt.NDArray[np.uint16]  # stem → dice that it leaves over
    roll_counts: npt.NDArray[np.int8]  # roll → count of each free face, six columns


class ShapeColumn:
    """Columns of ``TurnTables.shapes``."""

    FREE = 0  # number of free faces
    DICE = 1
    STEM = 2  # first stem, the empty one
    STEMS = 3
    ROLL = 4  # first roll: position in weights and roll_counts
    ROLLS = 5
    SPELLED = 6  # position in `SPELLED`, or -1
    WIDTH = 7


@dataclass(frozen=True)
class Geometry:
    """All tables for turns of 8 or of 9 dice."""

    dice: int
    states: tuple[RowState, ...]
    doubled_rows: int
    row_at: npt.NDArray[np.int16]  # (doubled, mask, left, total) → row, -1 where there is none
    tables: TurnTables
    weights: npt.NDArray[np.float64]  # roll → probability
    weights32: npt.NDArray[np.float32]
    roll_evaluations: int  # how many rolls one pass looks at
    operations: int  # maxima and multiply-adds that it takes for that

    @property
    def rows(self) -> int:
        return len(self.states)

    @property
    def root(self) -> int:
        return len(self.states) - 1

    def row(self, kept: tuple[int, ...]) -> int:
        """The row of dice set aside, given as six counts."""
        mask = sum(1 << face for face in range(6) if kept[face])
        total = sum(count * value for count, value in zip(kept, FACE_VALUES, strict=True))
        row = int(self.row_at[int(kept[0] >= 2), mask, self.dice - sum(kept), total])
        if row < 0:
            raise ValueError(f"no turn of {self.dice} dice sets aside {kept}")
        return row


def successor(state: RowState, face: int, count: int) -> RowState:
    """The state after setting aside ``count`` dice of a free face."""
    return RowState(
        state.mask | 1 << face,
        state.left - count,
        state.total + count * FACE_VALUES[face],
        state.doubled or (face == 0 and count >= 2),  # X2
    )


def free_faces(mask: int) -> list[int]:
    return [face for face in range(6) if not mask >> face & 1]


def _reachable(dice: int) -> list[RowState]:
    start = RowState(0, dice, 0, False)
    seen = {start}
    waiting = [start]
    while waiting:
        state = waiting.pop()
        for face in free_faces(state.mask):
            for count in range(1, state.left + 1):
                after = successor(state, face, count)
                if after not in seen:
                    seen.add(after)
                    waiting.append(after)
    # Rows of one shape lie together: branches of the kernels then repeat and are predicted well.
    return sorted(seen, key=lambda s: (not s.doubled, s.left, -s.mask.bit_count(), s.mask, s.total))


def _combinations(faces: int, dice: int) -> list[tuple[int, ...]]:
    """Counts for the faces of a group with at most ``dice`` dice, fewest dice first."""
    counts = (c for c in product(range(dice + 1), repeat=faces) if sum(c) <= dice)
    return sorted(counts, key=lambda c: (sum(c), c))


class _ShapeBuilder:
    """Collects the tables of the shapes as they come up."""

    def __init__(self) -> None:
        self.columns: list[int] = []
        self.prev: list[int] = []
        self.next: list[int] = []
        self.room: list[int] = []
        self.weights: list[float] = []
        self.counts: list[tuple[int, ...]] = []
        self.sizes: list[tuple[int, int]] = []  # rolls and operations of each shape

    def add(self, free: int, dice: int) -> None:
        left = _combinations(min(LEFT_FACES, free), dice)
        stems = _combinations(max(free - LEFT_FACES - 1, 0), dice)
        first_stem, first_roll = len(self.prev), len(self.weights)
        self._add_stems(stems, dice)
        for stem in stems:
            for last in range(dice - sum(stem) + 1) if free > LEFT_FACES else (None,):
                rest = stem if last is None else (*stem, last)
                self._add_rolls(left, rest, free, dice)
        rolls = len(self.weights) - first_roll
        spelled = SPELLED.index((free, dice)) if (free, dice) in SPELLED else -1
        self.columns += [free, dice, first_stem, len(stems), first_roll, rolls, spelled]
        self.sizes.append((rolls, 2 * rolls + fewest_combinations(free, dice)))

    def _add_stems(self, stems: list[tuple[int, ...]], dice: int) -> None:
        position = {counts: at for at, counts in enumerate(stems)}
        for counts in stems:
            last = max((at for at, count in enumerate(counts) if count), default=-1)
            self.prev.append(position[counts[:last] + (0,) * (len(counts) - last)] if last >= 0 else 0)
            self.next.append((LEFT_FACES + last) * dice + counts[last] - 1 if last >= 0 else 0)
            self.room.append(dice - sum(counts))

    def _add_rolls(self, left: list[tuple[int, ...]], rest: tuple[int, ...], free: int, dice: int) -> None:
        """All rolls with these counts of the faces that are not in the left group."""
        dead_faces = 6 - free
        room = dice - sum(rest)
        for chosen in left:
            if sum(chosen) == room or (dead_faces and sum(chosen) < room):
                counts = chosen + rest
                self.weights.append(roll_chance(counts, dice))
                self.counts.append(counts + (0,) * (6 - free))


def fewest_combinations(free: int, dice: int) -> int:
    """How many combinations must be built, however the free faces are cut into groups: a left one, stems, the last."""

    def built(left: int) -> int:
        stems = _combinations(free - 1 - left, dice)
        return comb(left + dice, dice) - 1 + len(stems) - 1 + sum(dice - sum(stem) for stem in stems)

    return min(built(left) for left in range(free))


def roll_chance(counts: tuple[int, ...], dice: int) -> float:
    """The probability that a roll shows these counts of the free faces, and used faces otherwise."""
    dead = dice - sum(counts)
    ways = factorial(dice) // factorial(dead) * (6 - len(counts)) ** dead
    for count in counts:
        ways //= factorial(count)
    return float(ways / 6**dice)


def _build(dice: int) -> Geometry:
    states = _reachable(dice)
    row_of = {state: row for row, state in enumerate(states)}
    row_at = np.full((2, 64, dice + 1, TOTALS), -1, np.int16)
    end_of = np.zeros(len(states), np.int32)
    shape_of = np.full(len(states), NO_ROLL, np.int32)
    next_at = np.zeros(len(states), np.int32)
    next_row: list[int] = []
    shape_ids: dict[tuple[int, int], int] = {}
    builder = _ShapeBuilder()
    for row, state in enumerate(states):
        row_at[int(state.doubled), state.mask, state.left, state.total] = row
        end_of[row] = int(state.doubled) * LAYER + (state.mask >> WORM) * TOTALS + state.total
        if state.left == 0:
            continue
        if state.mask == ALL_FACES:
            shape_of[row] = SIX_FACES
            continue
        free = free_faces(state.mask)
        shape = (len(free), state.left)
        if shape not in shape_ids:
            shape_ids[shape] = len(shape_ids)
            builder.add(*shape)
        shape_of[row] = shape_ids[shape]
        next_at[row] = len(next_row)
        next_row += [
            row_of[successor(state, face, count)] for face in free for count in range(1, state.left + 1)
        ]
    rolling = shape_of[shape_of >= 0]
    sizes = np.array(builder.sizes)[rolling].sum(axis=0)
    tables = TurnTables(
        end_of=end_of,
        shape_of=shape_of,
        next_at=next_at,
        next_row=np.array(next_row, np.uint16),
        shapes=np.array(builder.columns, np.int32),
        stem_prev=np.array(builder.prev, np.uint16),
        stem_next=np.array(builder.next, np.uint16),
        stem_room=np.array(builder.room, np.uint16),
        roll_counts=np.array(builder.counts, np.int8).ravel(),
    )
    weights = np.array(builder.weights)
    return Geometry(
        dice=dice,
        states=tuple(states),
        doubled_rows=sum(state.doubled for state in states),
        row_at=row_at,
        tables=tables,
        weights=weights,
        weights32=weights.astype(np.float32),
        roll_evaluations=int(sizes[0]),
        operations=int(sizes[1]),
    )


@cache
def geometry(dice: int) -> Geometry:
    """The tables for turns of 8 or 9 dice, built once a process."""
    if not 1 <= dice <= 9:
        raise ValueError(f"a turn has 1 to 9 dice, not {dice}")
    return _build(dice)
