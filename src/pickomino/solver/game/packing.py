"""Positions between turns, packed into rows and unpacked again."""

from __future__ import annotations

__all__ = ["pack", "unpack"]

import numpy as np
import numpy.typing as npt

from pickomino.core.rules import SPECIALISTS, TILES, Rules, worms_on
from pickomino.core.state import START_OF_TURN, GameState, Phase, Player, Turn
from pickomino.kernels.game_rows import (
    DOWN,
    GRILLED,
    HELD,
    MOVER,
    NONE,
    OCCUPIED,
    PLAYERS,
    RESERVE,
    STANDS,
    TOP,
    UNDER,
    UP,
    WIDTH,
    WORMS,
    Ints,
)


def pack(state: GameState) -> Ints:
    """A position in which no turn is under way, as one row."""
    if state.turn.phase not in (Phase.START, Phase.OVER):
        raise ValueError("only a position between turns can be packed")
    row = np.zeros(WIDTH, np.int32)
    for start, size in ((STANDS, 6), (TOP, 7), (HELD, 7), (UNDER, 18)):
        row[start : start + size] = NONE
    row[UP] = sum(1 << TILES.index(tile) for tile in state.up)
    row[DOWN] = sum(1 << TILES.index(tile) for tile in state.down)
    row[MOVER] = state.mover - 1
    row[PLAYERS] = len(state.players)
    row[RESERVE] = state.reserve
    for tile, specialist in state.standing:
        row[STANDS + SPECIALISTS.index(specialist)] = TILES.index(tile)
        row[OCCUPIED] |= 1 << TILES.index(tile)
    for seat, player in enumerate(state.players):
        for tile in player.stack:
            row[UNDER + TILES.index(tile)] = row[TOP + seat]
            row[TOP + seat] = TILES.index(tile)
            row[WORMS + seat] += worms_on(tile)
        row[GRILLED + seat] = player.grilled
        if player.specialist is not None:
            row[HELD + seat] = SPECIALISTS.index(player.specialist)
    return row


def unpack(row: npt.NDArray[np.int32], rules: Rules) -> GameState:
    """The position that a row holds."""
    mover = int(row[MOVER]) + 1
    standing = [
        (TILES[int(row[STANDS + at])], specialist)
        for at, specialist in enumerate(SPECIALISTS)
        if row[STANDS + at] != NONE
    ]
    return GameState(
        rules=rules,
        up=_tiles_in(int(row[UP])),
        down=_tiles_in(int(row[DOWN])),
        standing=tuple(sorted(standing)),
        players=tuple(_player(row, seat) for seat in range(int(row[PLAYERS]))),
        reserve=int(row[RESERVE]),
        mover=mover,
        turn=START_OF_TURN if mover else Turn(Phase.OVER),
    )


def _tiles_in(bits: int) -> tuple[int, ...]:
    return tuple(tile for at, tile in enumerate(TILES) if bits >> at & 1)


def _player(row: npt.NDArray[np.int32], seat: int) -> Player:
    stack: list[int] = []
    at = int(row[TOP + seat])
    while at != NONE:
        stack.append(TILES[at])
        at = int(row[UNDER + at])
    held = int(row[HELD + seat])
    return Player(
        tuple(reversed(stack)), int(row[GRILLED + seat]), None if held == NONE else SPECIALISTS[held]
    )
