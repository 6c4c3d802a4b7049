"""The compiled kernels of the environments: many games at once, one decision of the caller in each.

Import this module through `compiling.load_kernels` only.
"""

# mypy: disable-error-code="no-any-return, no-untyped-call"

from __future__ import annotations

from typing import Any

import numpy as np
from numba import int64, types, void

from .cells import ZERO, add_to, at, bits_in, compiled, kernel, put
from .chance import choose
from .game_rows import BLOCK, GAME, MOVER, NONE, RULE_LIMIT, RULE_PLAYERS, TURNS
from .observing import see_position, see_turn
from .pieces import copy_row, winners_of, worms_at
from .step_bots import decide
from .step_layout import (
    ACTION_COUNT,
    CHANGED,
    EPISODE,
    LEARNER,
    OVER,
    PAYS_MARGIN,
    PHASE,
    PLAYED_OUTSIDE,
    SEAT_ALL,
    SEAT_DRAWN,
    SEED,
    STEP_WIDTH,
    STREAM_KEY,
    Games,
)
from .steps import act, begin_turn, legal_set

ON_DEMAND = True
"""Compiled when first asked for: only environments need them, and they take as long to compile as whole games."""

_I32, _I64, _I8, _U8, _F64 = types.int32, types.int64, types.int8, types.uint8, types.float64
_KEY = np.uint64(STREAM_KEY)
_M32 = np.uint64(0xFFFFFFFF)
_S32 = np.uint64(32)
_WEYL = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)


def _array(dtype: Any) -> Any:
    return types.Array(dtype, 1, "C")


_GAMES = types.NamedTuple(
    [
        _array(kind)
        for kind in (*(_I32, _I32, _I32, _I32, _I32, _I64, _I32, _I8, _I8, _I64, _I32, _I32, _F64, _U8, _U8),)
    ],
    Games,
)


@compiled
def game_number(seed: Any, episode: Any) -> Any:
    """The number of a seed's game: games of all seeds roll different dice (SplitMix64)."""
    bits = seed + (episode + np.uint64(1)) * _WEYL
    bits = (bits ^ bits >> np.uint64(30)) * _MIX_1
    bits = (bits ^ bits >> np.uint64(27)) * _MIX_2
    return bits ^ bits >> np.uint64(31)


@compiled
def is_cut(s: Any, i: int, rules: Any) -> bool:
    """E5: whether the limit of turns ends the game."""
    return at(s, i + TURNS) >= at(rules, RULE_LIMIT) and at(s, i + MOVER) != NONE


@compiled
def begin_game(games: Any, g: int) -> None:
    """Lay the table for the next game of a row's seed."""
    s, i = games.cells, g * STEP_WIDTH
    copy_row(games.start, ZERO, s, i)
    seed = np.uint64(at(s, i + SEED)) & _M32 | np.uint64(at(s, i + SEED + 1)) << _S32
    number = game_number(seed, np.uint64(at(s, i + EPISODE)))
    add_to(s, i + EPISODE, 1)
    put(s, i + GAME, np.int64(number & _M32))
    put(s, i + GAME + 1, np.int64(number >> _S32))
    put(s, i + BLOCK, 0)
    seat = at(games.seating, ZERO)
    if seat == SEAT_DRAWN:
        seat = choose(s, i, _KEY, at(games.rules, RULE_PLAYERS))
    put(s, i + LEARNER, NONE if seat == SEAT_ALL else seat)
    begin_turn(s, i)


@compiled
def play_opponents(games: Any, g: int) -> None:
    """Let the opponents of the kernel play until the caller has to decide, or to play somebody's turn."""
    s, i, rules = games.cells, g * STEP_WIDTH, games.rules
    learner, players = at(s, i + LEARNER), at(rules, RULE_PLAYERS)
    put(games.waiting, g, 0)
    while learner != NONE:
        mover = at(s, i + MOVER)
        if mover in (learner, NONE) or is_cut(s, i, rules):
            return
        number = (mover - learner - 1) % players
        who = at(games.opponents, number)
        if who == PLAYED_OUTSIDE:
            put(games.waiting, g, number + 1)
            return
        action = decide(s, i, rules, _KEY, legal_set(s, i, rules), who)
        act(s, i, rules, _KEY, games.spans, games.counts, action)


@compiled
def pay(games: Any, g: int) -> None:
    """What every seat gets when the game has ended: a win or its part (E2–E4), or the margin of worms."""
    s, i = games.cells, g * STEP_WIDTH
    players = at(games.rules, RULE_PLAYERS)
    winners = winners_of(s, i)
    for seat in range(players):
        reward = 1.0 / bits_in(winners) if winners >> seat & 1 else 0.0
        if at(games.seating, ZERO + 1) == PAYS_MARGIN:
            best = ZERO
            for other in range(players):
                if other != seat:
                    best = max(best, worms_at(s, i, other))
            reward = 1.0 * (worms_at(s, i, seat) - best)
        put(games.rewards, g * players + seat, reward)


@kernel(int64(_GAMES, _array(_I64)))
def check_actions(games: Any, actions: Any) -> int:
    """The first game whose action is not legal, or NONE. Of games that have ended nothing is asked."""
    for g in range(len(actions)):
        action = actions[g]
        if not (at(games.ended, g) or at(games.cut, g)) and (
            action < 0 or action >= ACTION_COUNT or not at(games.legal, g) >> action & 1
        ):
            return g
    return NONE


@kernel(void(_GAMES, _array(_I64)))
def step_games(games: Any, actions: Any) -> None:
    """Do what the caller decided, all of it legal; games that have ended begin anew instead."""
    s, rules = games.cells, games.rules
    for g in range(len(actions)):
        i = g * STEP_WIDTH
        if at(games.ended, g) or at(games.cut, g):
            begin_game(games, g)
        else:
            act(s, i, rules, _KEY, games.spans, games.counts, actions[g])
        play_opponents(games, g)


@kernel(void(_GAMES, _array(_I64)))
def begin_games(games: Any, picked: Any) -> None:
    """Begin these games anew."""
    for g in picked:
        begin_game(games, g)
        play_opponents(games, g)


@kernel(void(_GAMES, _array(_I64)))
def play_on(games: Any, picked: Any) -> None:
    """Go on in games in which a turn was played outside."""
    for g in picked:
        begin_turn(games.cells, g * STEP_WIDTH)
        play_opponents(games, g)


@kernel(void(_GAMES, _array(_I64)))
def show_games(games: Any, picked: Any) -> None:
    """Write down what the callers of these games see, may do and are paid."""
    s, rules, legal = games.cells, games.rules, games.legal
    players = at(rules, RULE_PLAYERS)
    size = len(games.observations) // len(games.ended)
    for g in picked:
        i = g * STEP_WIDTH
        over = at(s, i + PHASE) == OVER
        cut = is_cut(s, i, rules)
        was_over = at(games.ended, g) or at(games.cut, g)
        put(games.ended, g, 1 if over else 0)
        put(games.cut, g, 1 if cut else 0)
        if over or cut:
            pay(games, g)
            allowed = ZERO
        else:
            allowed = legal_set(s, i, rules)
            # Where the caller plays all seats, the last one to decide sees the end.
            put(games.acting, g, at(s, i + MOVER))
            if was_over:
                for seat in range(players):
                    put(games.rewards, g * players + seat, 0.0)
        seat = at(s, i + LEARNER)
        if seat == NONE:
            seat = at(games.acting, g)
        put(games.acting, g, seat)
        if at(s, i + CHANGED):
            see_position(s, i, rules, seat, games.observations, g * size)
            put(s, i + CHANGED, 0)
        see_turn(s, i, rules, games.observations, g * size)
        if allowed != at(legal, g):
            put(legal, g, allowed)
            for action in range(ACTION_COUNT):
                put(games.masks, g * ACTION_COUNT + action, allowed >> action & 1)
