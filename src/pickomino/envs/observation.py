"""What an environment shows of a state: the observation, the action mask, and actions by index.

`kernels.observing` writes the same from packed rows; `kernels.step_layout` holds the indices of both, and `envs.layout`
says in words what each one means.
"""

from __future__ import annotations

__all__ = [
    "action_mask",
    "index_of",
    "legal_indices",
    "observe",
    "to_action",
]

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import numpy as np

from pickomino.core.actions import ACTIONS, ROB, Action, ActionKind
from pickomino.core.claim import claims
from pickomino.core.dice import WORM, total_of
from pickomino.core.engine import legal_actions
from pickomino.core.outcome import worms_of
from pickomino.core.rules import (
    KNOBS,
    MAX_PLAYERS,
    SPECIALISTS,
    TILES,
    Rules,
    Specialist,
    turned_knobs,
    worms_on,
)
from pickomino.core.state import GameState, Phase, Player, Turn
from pickomino.kernels.step_layout import (
    ACTION_COUNT,
    PHASES,
    PLAYER_GRILLED,
    PLAYER_HOLDS,
    PLAYER_MOVES,
    PLAYER_SIZE,
    PLAYER_STACK,
    PLAYER_TOP,
    PLAYER_WORMS,
    SEES_DOWN,
    SEES_PHASE,
    SEES_PLAYERS,
    SEES_RESERVE,
    SEES_RULES,
    SEES_STANDING,
    SEES_UP,
    Bytes,
    observation_size,
)

_TILE_AT: Final = {tile: at for at, tile in enumerate(TILES)}
_PHASE_AT: Final = {phase: at for at, phase in enumerate(PHASES)}
_SPECIALIST_AT: Final = {specialist: at for at, specialist in enumerate(SPECIALISTS)}
_ROB_AT: Final = ROB[1].id


# Actions by index


def index_of(action: Action, state: GameState) -> int:
    """The index of an action: its id, but robberies count seats from the mover's."""
    if action.kind is ActionKind.ROB:
        return _ROB_AT + (action.seat - state.mover) % len(state.players)
    return action.id


def to_action(index: int, state: GameState) -> Action:
    """The action of an index, for the player whose turn it is."""
    away = index - _ROB_AT
    if 0 <= away < MAX_PLAYERS:
        return ROB[(state.mover - 1 + away) % len(state.players) + 1]
    return ACTIONS[index]


def legal_indices(state: GameState) -> list[int]:
    """The indices of all legal actions, ascending."""
    legal = legal_actions(state)
    if state.turn.phase in (Phase.ROB, Phase.CROW):
        return sorted([index_of(action, state) for action in legal])
    return [action.id for action in legal]


def action_mask(legal: Iterable[int]) -> Bytes:
    """1 for every one of these indices."""
    mask = bytearray(ACTION_COUNT)  # several times faster than filling an array
    for index in legal:
        mask[index] = 1
    return np.frombuffer(mask, np.int8)


# The observation


def observe(state: GameState, seat: int) -> Bytes:
    """What the player at a seat (counted from 1) sees."""
    seen = _see_position(
        state.rules, state.up, state.down, state.standing, state.players, state.reserve, state.mover, seat
    ).copy()
    seen[SEES_PHASE:SEES_PLAYERS] = np.frombuffer(bytes(_see_turn(state)), np.int8)
    return seen


@lru_cache(maxsize=64)
def _see_position(
    rules: Rules,
    up: tuple[int, ...],
    down: tuple[int, ...],
    standing: tuple[tuple[int, Specialist], ...],
    players: tuple[Player, ...],
    reserve: int,
    mover: int,
    seat: int,
) -> Bytes:
    """What stays the same while a turn only rolls and sets aside."""
    seen = np.zeros(observation_size(len(players)), np.int8)
    for tile in up:
        seen[SEES_UP + _TILE_AT[tile]] = 1
    for tile in down:
        seen[SEES_DOWN + _TILE_AT[tile]] = 1
    for tile, specialist in standing:
        seen[SEES_STANDING + _SPECIALIST_AT[specialist] * len(TILES) + _TILE_AT[tile]] = 1
    seen[SEES_RESERVE] = reserve
    seen[SEES_RULES : SEES_RULES + len(KNOBS)] = turned_knobs(rules)
    for away in range(len(players)):
        at = SEES_PLAYERS + away * PLAYER_SIZE
        there = (seat - 1 + away) % len(players)
        player = players[there]
        seen[at + PLAYER_MOVES] = there + 1 == mover
        if player.stack:
            seen[at + PLAYER_TOP + _TILE_AT[player.stack[-1]]] = 1
        for height, tile in enumerate(player.stack, 1):
            seen[at + PLAYER_STACK + _TILE_AT[tile]] = height
        seen[at + PLAYER_WORMS] = worms_of(player)
        seen[at + PLAYER_GRILLED] = player.grilled
        if player.specialist is not None:
            seen[at + PLAYER_HOLDS + _SPECIALIST_AT[player.specialist]] = 1
    return seen


def _see_turn(state: GameState) -> list[int]:
    """How far the turn has come."""
    turn: Turn = state.turn
    phases, offered = [0] * len(PHASES), [0] * len(SPECIALISTS)
    if turn.phase is not Phase.DUE:  # which only OpenSpiel shows: all zeros
        phases[_PHASE_AT[turn.phase]] = 1
    if turn.offered is not None:
        offered[_SPECIALIST_AT[turn.offered]] = 1
    dice = (total_of(turn.kept), turn.dice_left, turn.golden, turn.weasel_used)
    return [*phases, *turn.kept, *turn.roll, *dice, *offered, *_see_stop(state)]


def _see_stop(state: GameState) -> tuple[int, int, int]:
    """What a stop would bring: a claim or none, whether it can be a steal, the worms on the best tile."""
    if state.turn.phase is not Phase.KEPT:
        return 0, 0, 0
    canned = not state.turn.kept[WORM] and state.players[state.mover - 1].specialist is Specialist.CANNED
    options = claims(state, canned)
    if not options:
        return 0, 0, 0
    steals = options[-1].kind is ActionKind.STEAL
    worms = 0
    for action in options:
        if action.kind is ActionKind.STEAL:
            owner = next(player for player in state.players if player.top == action.tile)
            if owner.specialist is Specialist.HEN:  # X10: she goes in the tile's stead
                continue
        worms = max(worms, worms_on(action.tile))
    return 1, int(steals), worms
