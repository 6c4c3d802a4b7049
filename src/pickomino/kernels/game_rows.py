"""How a game between two turns lies in one row of 32-bit integers.

Tiles are numbered 0 to 17 in ascending order (11, 13, 21 … 36), specialists 0 to 5 as in `SPECIALISTS`, seats
from 0. A stack is a chain: the row names each player's top tile and, for every tile in a stack, the one below.
Worms lying in a stack and the occupied tiles are kept beside, so that nothing has to be counted twice.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from pickomino.core.actions import KEEP, ROB, ROLL, ROLL9, SET_ASIDE, STEAL, STOP, STOP_CANNED, TAKE, WEASEL
from pickomino.core.rules import (
    APPLE_WORMS,
    KNOBS,
    MAX_PLAYERS,
    SPECIALISTS,
    TILES,
    Rules,
    Specialist,
    turned_knobs,
    worms_on,
)

Ints = npt.NDArray[np.int32]
Counts64 = npt.NDArray[np.int64]

# Columns of a packed position.
UP: Final = 0  # set of face-up tiles on the grill, one bit each
DOWN: Final = 1  # set of face-down ones
OCCUPIED: Final = 2  # set of tiles on which a specialist stands
MOVER: Final = 3  # seat, or NONE when the game is over
RESERVE: Final = 4  # grilled worms left
TURNS: Final = 5  # turns played so far
BLOCK: Final = 6  # random blocks used so far
LOGGED: Final = 7  # where the next code goes in the log, or NONE
GAME: Final = 14  # two: number of the game, low half first
STANDS: Final = 8  # six: the tile under each specialist, or NONE
TOP: Final = 16  # seven: each player's top tile, or NONE
PLAYERS: Final = 23  # how many play
GRILLED: Final = 24  # seven: grilled worms
HELD: Final = 32  # seven: specialist, or NONE
WORMS: Final = 40  # seven: worms on the tiles of the stack
UNDER: Final = 48  # eighteen: the tile below, for tiles in a stack
WIDTH: Final = 66

NONE: Final = -1

POSITION_COLUMNS: Final = tuple(
    column
    for start, size in ((UP, 2), (MOVER, 2), (STANDS, 6), (TOP, 8), (GRILLED, 7), (HELD, 7), (UNDER, 18))
    for column in range(start, start + size)
)
"""The columns that make up a position; the others are counters, or follow from these."""

# The rule set as numbers.
RULE_PLAYERS: Final = 0
RULE_EXTRAS: Final = 1  # the first knob; the others follow in their order
RULE_ANY: Final = 2  # C4: any lower tile
RULE_OPTIONAL: Final = 3  # C3: steals are optional
RULE_FLIP: Final = 4  # B3
RULE_SIX: Final = 5  # T6
RULE_LIMIT: Final = RULE_EXTRAS + len(KNOBS)  # E5, in turns
RULE_COUNT: Final = RULE_LIMIT + 1

TILE_COUNT: Final = len(TILES)
EXTRA_SET: Final = 0b11  # 11 and 13, which C4 and C3 do not know
CANNED, HEN, CROW, WEASEL_HELD, GOLDEN, APPLE = (SPECIALISTS.index(s) for s in Specialist)
APPLE_WORTH: Final = APPLE_WORMS
SEATS: Final = MAX_PLAYERS

CLAIM_TOTALS: Final = 51  # nine dice of five, and five more for the canned worm
TILE_AT: Final = np.array(
    [TILES.index(total) if total in TILES else NONE for total in range(CLAIM_TOTALS)], np.int32
)
"""Total → tile with that number, or NONE."""
BELOW: Final = np.array(
    [
        sum(1 << at for at, tile in enumerate(TILES) if at > 1 and tile < total)
        for total in range(CLAIM_TOTALS)
    ],
    np.int32,
)
"""Total → set of tiles that C4 may offer for it."""
WORTH: Final = np.array([worms_on(tile) for tile in TILES], np.int32)
"""Tile → worms on it."""

# What a turn can come to: a bust, a tile taken, a tile (or the hen in its stead) stolen.
CLAIM_BUST: Final = 0
CLAIM_TAKE: Final = 1  # + tile
CLAIM_STEAL: Final = 1 + TILE_COUNT  # + tile
CLAIMS: Final = 1 + 2 * TILE_COUNT

# Codes in the log of a game: ids of actions, results from OUTCOME on, rolls below zero.
ACT_ROLL: Final = ROLL.id
ACT_ROLL9: Final = ROLL9.id
ACT_FACE: Final = SET_ASIDE[0].id
ACT_WEASEL: Final = WEASEL.id
ACT_STOP: Final = STOP.id
ACT_STOP_CANNED: Final = STOP_CANNED.id
ACT_TAKE: Final = TAKE[TILES[0]].id  # + tile
ACT_STEAL: Final = STEAL[TILES[2]].id - 2  # + tile
ACT_ROB: Final = ROB[1].id  # + seat
ACT_KEEP: Final = np.array(
    [KEEP[s].id if s is not Specialist.CROW else NONE for s in SPECIALISTS], np.int32
)  # by specialist
OUTCOME: Final = 1000
OUT_BUST_ROLL: Final = OUTCOME  # T3
OUT_BUST: Final = OUTCOME + 1  # a stop without a claim
OUT_TOOK: Final = 1100  # + tile
OUT_STOLE: Final = 1200  # + tile
OUT_HEN: Final = 1300  # + tile that the hen saved (X10)
POSITION_FOLLOWS: Final = 1400  # the turn is over; next comes the packed position that it led to


def rule_numbers(rules: Rules, players: int, limit: int) -> Ints:
    """A rule set as the kernels read it."""
    numbers = np.zeros(RULE_COUNT, np.int32)
    numbers[RULE_PLAYERS] = players
    numbers[RULE_EXTRAS : RULE_EXTRAS + len(KNOBS)] = turned_knobs(rules)
    numbers[RULE_LIMIT] = limit
    return numbers


def roll_code(counts: Any) -> int:
    """The log's number for a roll given as six counts."""
    return -1 - sum(int(count) << (4 * face) for face, count in enumerate(counts))


def counts_of(code: int) -> tuple[int, int, int, int, int, int]:
    """The six counts of a roll in the log."""
    bits = -1 - code
    a, b, c, d, e, f = (bits >> (4 * face) & 15 for face in range(6))
    return (a, b, c, d, e, f)


FACES_AT: Final = 24  # bits of six counts
COUNTS: Final = (1 << FACES_AT) - 1
MOST_TOGETHER: Final = 5  # dice that share one table look-up: 6^5 sequences


@cache  # a hint or a move of the champion sets up a table of games, and must not wait for these
def dice_tables() -> tuple[Counts64, Ints]:
    """For 0 to 5 dice (start, size, surplus) of their table; and for every sequence its counts, four bits a face,
    with the set of its faces above them.

    The surplus is what 32 random bits leave over when they are shared out among the sequences.
    """
    spans: list[tuple[int, int, int]] = []
    counts: list[int] = []
    for dice in range(MOST_TOGETHER + 1):
        spans.append((len(counts), 6**dice, 2**32 % 6**dice))
        for faces in product(range(6), repeat=dice):
            shown = sum(1 << (FACES_AT + face) for face in set(faces))
            counts.append(shown + sum(1 << (4 * face) for face in faces))
    return np.array(spans, np.int64).reshape(-1), np.array(counts, np.int32)
