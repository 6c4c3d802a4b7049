"""Whole states packed into the rows of `kernels.step_layout`, and unpacked again."""

from __future__ import annotations

__all__ = ["pack_state", "row_of", "stream_of", "unpack_state"]

from typing import Final

import numpy as np

from pickomino.core.rules import SPECIALISTS, Rules
from pickomino.core.state import START_OF_TURN, GameState, Phase, Turn
from pickomino.kernels.game_rows import BLOCK, GAME, LOGGED, NONE, TURNS, WIDTH, Ints, counts_of, roll_code
from pickomino.kernels.step_layout import (
    CHANGED,
    KEPT,
    LEFT,
    NINE,
    OFFERED,
    PHASE,
    PHASES,
    ROLLED,
    STEP_WIDTH,
    WEASEL_USED,
)
from pickomino.solver.game.packing import pack, unpack

from .draws import Stream

_POSITION: Final = [column for column in range(WIDTH) if column not in (TURNS, BLOCK, LOGGED, GAME, GAME + 1)]
"""The columns of a position; the others belong to the game's chance and length."""


def pack_state(state: GameState, row: Ints) -> None:
    """Write a state into a row; what else the row holds (its turns, chance, seed) stays."""
    between = state._replace(turn=state.turn if state.is_over else START_OF_TURN)
    row[_POSITION] = pack(between)[_POSITION]
    turn = state.turn
    row[PHASE] = PHASES.index(turn.phase)
    row[KEPT] = -1 - roll_code(turn.kept)
    row[ROLLED] = -1 - roll_code(turn.roll)
    row[LEFT] = turn.dice_left
    row[NINE] = turn.golden
    row[WEASEL_USED] = turn.weasel_used
    row[OFFERED] = NONE if turn.offered is None else SPECIALISTS.index(turn.offered)
    row[CHANGED] = 1


def row_of(state: GameState, stream: Stream, turns: int) -> Ints:
    """A row of its own for a state, with its game's chance and the turns played so far."""
    row = np.zeros(STEP_WIDTH, np.int32)
    pack_state(state, row)
    row[GAME : GAME + 2] = np.array([stream.game], np.uint64).view(np.int32)
    row[BLOCK] = stream.block
    row[TURNS] = turns
    return row


def unpack_state(row: Ints, rules: Rules) -> GameState:
    """The state that a row holds."""
    assert len(row) == STEP_WIDTH
    between = unpack(row[:WIDTH], rules)
    phase = PHASES[int(row[PHASE])]
    if phase is Phase.OVER:
        return between
    offered = int(row[OFFERED])
    turn = Turn(
        phase,
        counts_of(-1 - int(row[KEPT])),
        counts_of(-1 - int(row[ROLLED])),
        bool(row[NINE]),
        bool(row[WEASEL_USED]),
        None if offered == NONE else SPECIALISTS[offered],
    )
    return between._replace(turn=turn)


def stream_of(row: Ints) -> Stream:
    """The chance of a row's game, from where it has come."""
    low, high = (int(word) & 0xFFFFFFFF for word in row[GAME : GAME + 2])
    return Stream(low | high << 32, int(row[BLOCK]))
