"""Positions between turns as rows of small integers, for kernels that play many games side by side."""

from __future__ import annotations

__all__ = ["WIDTH", "Rows", "knob_flags", "pack", "start_rows", "unpack"]

from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from pickomino.core.engine import new_game
from pickomino.core.rules import SPECIALISTS, TILES, Rules, Specialist
from pickomino.core.state import START_OF_TURN, GameState, Phase, Player, Turn
from pickomino.solver.compiling import keep_kernels_apart

# Before any kernel on packed positions is made: settles where its compiled code is kept.
_PACKAGE: Final = Path(__file__).parent.parent
keep_kernels_apart(
    [
        source
        for part in ("bots", "arena")
        for source in (_PACKAGE / part).rglob("*.py")
        if source.name == "packed.py" or b"njit" in source.read_bytes()
    ]
)

Rows: TypeAlias = npt.NDArray[np.int8]
"""(games, WIDTH)"""

# Columns of a row. Tiles are numbered 0 … 17 (11, 13, 21 … 36), seats 0 … 6, specialists as in SPECIALISTS.
OWNER: Final = 0  # of each tile: NOWHERE, UP, DOWN or STACK + seat
BELOW: Final = 18  # the tile under it in its stack, or -1
TOP: Final = 36  # of each seat, the top tile or -1
GRILLED: Final = 43  # of each seat
PLACE: Final = 50  # of each specialist: the tile it stands on, OUT, or HELD + seat
RESERVE: Final = 56
MOVER: Final = 57
PLAYERS: Final = 58
OVER: Final = 59
WIDTH: Final = 64

NOWHERE, UP, DOWN, STACK = 0, 1, 2, 3
OUT: Final = 18
HELD: Final = 19

# Bits of the knobs that kernels need.
EXTRAS, ANY, OPTIONAL, FLIP, SIX = 1, 2, 4, 8, 16

_TILE: Final = {tile: at for at, tile in enumerate(TILES)}


def knob_flags(rules: Rules) -> int:
    """The knobs as bits."""
    return (
        EXTRAS * rules.extras
        + ANY * (rules.fallback == "any")
        + OPTIONAL * (rules.steal == "optional")
        + FLIP * rules.flip_empty_handed
        + SIX * rules.six_faces_end_turn
    )


def pack(state: GameState) -> npt.NDArray[np.int8]:
    """A position's row; how far the turn has come is left out."""
    row = np.zeros(WIDTH, np.int8)
    row[BELOW:GRILLED] = -1
    row[PLACE : PLACE + 6] = OUT
    for tile in state.up:
        row[OWNER + _TILE[tile]] = UP
    for tile in state.down:
        row[OWNER + _TILE[tile]] = DOWN
    for seat, player in enumerate(state.players):
        below = -1
        for tile in player.stack:
            row[OWNER + _TILE[tile]] = STACK + seat
            row[BELOW + _TILE[tile]] = below
            below = _TILE[tile]
        row[TOP + seat] = below
        row[GRILLED + seat] = player.grilled
        if player.specialist is not None:
            row[PLACE + SPECIALISTS.index(player.specialist)] = HELD + seat
    for tile, specialist in state.standing:
        row[PLACE + SPECIALISTS.index(specialist)] = _TILE[tile]
    row[RESERVE] = state.reserve
    row[MOVER] = max(0, state.mover - 1)
    row[PLAYERS] = len(state.players)
    row[OVER] = state.is_over
    return row


def unpack(row: npt.NDArray[np.int8], rules: Rules) -> GameState:
    """The state of a row, before its mover's first roll."""
    players = []
    for seat in range(int(row[PLAYERS])):
        stack: list[int] = []
        tile = int(row[TOP + seat])
        while tile >= 0:
            stack.insert(0, TILES[tile])
            tile = int(row[BELOW + tile])
        held: list[Specialist] = [s for at, s in enumerate(SPECIALISTS) if row[PLACE + at] == HELD + seat]
        players.append(Player(tuple(stack), int(row[GRILLED + seat]), held[0] if held else None))
    standing = [(TILES[row[PLACE + at]], s) for at, s in enumerate(SPECIALISTS) if row[PLACE + at] < OUT]
    over = bool(row[OVER])
    return GameState(
        rules=rules,
        up=tuple(tile for at, tile in enumerate(TILES) if row[OWNER + at] == UP),
        down=tuple(tile for at, tile in enumerate(TILES) if row[OWNER + at] == DOWN),
        standing=tuple(sorted(standing)),
        players=tuple(players),
        reserve=int(row[RESERVE]),
        mover=0 if over else int(row[MOVER]) + 1,
        turn=Turn(Phase.OVER) if over else START_OF_TURN,
    )


def start_rows(rules: Rules, players: int, games: int) -> Rows:
    """So many games at their beginning."""
    return np.repeat(pack(new_game(rules, players))[None], games, axis=0)
