"""Observations written from rows of `step_layout`; `envs.observation` says the same in plain Python."""

# mypy: disable-error-code="no-any-return, no-untyped-call"

from __future__ import annotations

from typing import Any

from .cells import ZERO, at, compiled, highest_bit, put
from .game_rows import (
    DOWN,
    GRILLED,
    HELD,
    HEN,
    MOVER,
    NONE,
    RESERVE,
    RULE_EXTRAS,
    RULE_LIMIT,
    RULE_PLAYERS,
    STANDS,
    TILE_COUNT,
    TOP,
    UNDER,
    UP,
    WORTH,
)
from .pieces import owner_of_top, worms_at
from .step_layout import (
    GO_ON,
    KEPT,
    LEFT,
    NINE,
    OFFERED,
    PHASE,
    PLAYER_GRILLED,
    PLAYER_HOLDS,
    PLAYER_MOVES,
    PLAYER_SIZE,
    PLAYER_STACK,
    PLAYER_TOP,
    PLAYER_WORMS,
    ROLLED,
    SEES_CLAIM,
    SEES_DOWN,
    SEES_KEPT,
    SEES_LEFT,
    SEES_NINE,
    SEES_OFFERED,
    SEES_PHASE,
    SEES_PLAYERS,
    SEES_RESERVE,
    SEES_ROLL,
    SEES_RULES,
    SEES_STANDING,
    SEES_STEAL,
    SEES_TOTAL,
    SEES_UP,
    SEES_WEASEL_USED,
    SEES_WORMS,
    WEASEL_USED,
)
from .steps import stop_claims, total_of


@compiled
def see_position(s: Any, i: int, rules: Any, seat: int, out: Any, o: int) -> None:
    """Everything that stays the same while a turn only rolls and sets aside, seen from a seat."""
    players = at(rules, RULE_PLAYERS)
    for place in range(SEES_PLAYERS + players * PLAYER_SIZE):
        put(out, o + place, 0)
    up, down = at(s, i + UP), at(s, i + DOWN)
    for tile in range(TILE_COUNT):
        put(out, o + SEES_UP + tile, up >> tile & 1)
        put(out, o + SEES_DOWN + tile, down >> tile & 1)
    for specialist in range(6):
        tile = at(s, i + STANDS + specialist)
        if tile != NONE:
            put(out, o + SEES_STANDING + specialist * TILE_COUNT + tile, 1)
    put(out, o + SEES_RESERVE, at(s, i + RESERVE))
    for knob in range(RULE_LIMIT - RULE_EXTRAS):
        put(out, o + SEES_RULES + knob, at(rules, RULE_EXTRAS + knob))
    for away in range(players):
        see_player(s, i, (seat + away) % players, out, o + SEES_PLAYERS + away * PLAYER_SIZE)


@compiled
def see_player(s: Any, i: int, seat: int, out: Any, o: int) -> None:
    """What lies before one player."""
    put(out, o + PLAYER_MOVES, 1 if at(s, i + MOVER) == seat else 0)
    top = at(s, i + TOP + seat)
    if top != NONE:
        put(out, o + PLAYER_TOP + top, 1)
        height, tile = ZERO, top
        while tile != NONE:
            height += 1
            tile = at(s, i + UNDER + tile)
        tile = top
        while tile != NONE:
            put(out, o + PLAYER_STACK + tile, height)
            height -= 1
            tile = at(s, i + UNDER + tile)
    put(out, o + PLAYER_WORMS, worms_at(s, i, seat))
    put(out, o + PLAYER_GRILLED, at(s, i + GRILLED + seat))
    held = at(s, i + HELD + seat)
    if held != NONE:
        put(out, o + PLAYER_HOLDS + held, 1)


@compiled
def see_turn(s: Any, i: int, rules: Any, out: Any, o: int) -> None:
    """How far the turn has come."""
    for place in range(SEES_PHASE, SEES_PLAYERS):
        put(out, o + place, 0)
    phase, kept, roll = at(s, i + PHASE), at(s, i + KEPT), at(s, i + ROLLED)
    put(out, o + SEES_PHASE + phase, 1)
    for face in range(6):
        put(out, o + SEES_KEPT + face, kept >> (4 * face) & 15)
        put(out, o + SEES_ROLL + face, roll >> (4 * face) & 15)
    put(out, o + SEES_TOTAL, total_of(kept))
    put(out, o + SEES_LEFT, at(s, i + LEFT))
    put(out, o + SEES_NINE, at(s, i + NINE))
    put(out, o + SEES_WEASEL_USED, at(s, i + WEASEL_USED))
    if at(s, i + OFFERED) != NONE:
        put(out, o + SEES_OFFERED + at(s, i + OFFERED), 1)
    if phase == GO_ON:
        see_stop(s, i, rules, out, o)


@compiled
def see_stop(s: Any, i: int, rules: Any, out: Any, o: int) -> None:
    """What a stop would bring now."""
    takes, steal = stop_claims(s, i, rules)
    worms = ZERO
    if takes:
        worms = at(WORTH, highest_bit(takes))
    if steal != NONE:
        put(out, o + SEES_STEAL, 1)
        if at(s, i + HELD + owner_of_top(s, i, rules, steal)) != HEN:  # X10: she goes in the tile's stead
            worms = max(worms, at(WORTH, steal))
    put(out, o + SEES_CLAIM, 1 if takes or steal != NONE else 0)
    put(out, o + SEES_WORMS, worms)
