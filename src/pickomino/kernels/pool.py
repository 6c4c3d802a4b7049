"""The memory in which many games are played side by side."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from .game_rows import WIDTH, Counts64, Ints

Singles = npt.NDArray[np.float32]

HOPELESS: Final = 1e-3
"""A roll that changes less than this part of a slip changes nothing."""

# What a game is waiting for.
EMPTY: Final = -2  # the slot holds no game
FINISHED: Final = -1  # somebody to read its log
NOTHING: Final = 0
PLAIN: Final = 1  # a solved turn of eight dice
READY: Final = 2  # the same with the weasel ready
GOLD: Final = 3  # solved turns of eight and of nine dice

# Columns of what is counted for each seat.
SEAT_TURNS: Final = 0
SEAT_DECISIONS: Final = 1
SEAT_BUSTS: Final = 2
SEAT_TAKES: Final = 3
SEAT_STEALS: Final = 4
SEAT_GRILLED: Final = 5
SEAT_WINS: Final = 6  # in 420ths: a win shared by two to seven players stays a whole number
SEAT_COLUMNS: Final = 7
WHOLE_WIN: Final = 420

MOST_ENDINGS: Final = 128  # of one turn: a bust and 18 tiles with two ways to settle or six to rob, twice
MOST_WORMS: Final = 64  # no player can have as many: tiles, grilled worms and apple make 52


class Pool(NamedTuple):
    """What the kernels work on; games lie in slots."""

    cells: Ints  # packed positions, one slot after the other
    waiting: Ints  # slot → what it is waiting for
    rules: Ints
    policies: Ints  # seat → how it decides
    start: Ints  # the packed position from which games start
    cursor: npt.NDArray[np.uint64]  # seed, next game to start, first game not to start
    spans: Counts64  # see chance.dice_tables
    counts: Ints
    log: Ints  # what happened, as codes, in parts of equal size for the slots; empty: nothing is noted
    seats: Counts64  # seat × SEAT_COLUMNS + column
    worms: Counts64  # seat × MOST_WORMS + worms → games that ended so
    lengths: Counts64  # turns → games of that length; one more for those that hit the limit


class Solved(NamedTuple):
    """Solved turns of a group of slots, as flat arrays: lane `g % lanes` of chunk `g // lanes` belongs to slot `g`
    of the group."""

    ends: Singles  # chunk, layer, worm, total, lane
    best: Singles  # slot of the group, layer, claim → value of the claim
    option: Ints  # likewise: the best way to settle it
    row_at8: npt.NDArray[np.int16]  # see solver.geometry
    keep8: Singles  # chunk, weasel, row, lane
    roll8: Singles
    row_at9: npt.NDArray[np.int16]
    keep9: Singles
    roll9: Singles


class Endings(NamedTuple):
    """Ways in which the turns of a group can end."""

    successors: Ints  # packed positions after the turn, or space for one if nobody needs them
    first: Ints  # slot of the group → its first ending; one more for the end of the list
    group: Ints  # ending → slot of the group
    layer: Ints  # ending → 1 after a double one, else 0
    claim: Ints  # ending → claim
    option: Ints  # ending → way to settle it
    worth: Singles  # ending → its value for the mover


def endings_buffer(turns: int, *, stored: bool) -> Endings:
    """Space for the endings of this number of turns, and for the positions after them if these are `stored`."""
    capacity = turns * MOST_ENDINGS
    return Endings(
        successors=np.zeros(WIDTH * (capacity if stored else 1), np.int32),
        first=np.zeros(turns + 1, np.int32),
        group=np.zeros(capacity, np.int32),
        layer=np.zeros(capacity, np.int32),
        claim=np.zeros(capacity, np.int32),
        option=np.zeros(capacity, np.int32),
        worth=np.zeros(capacity, np.float32),
    )
