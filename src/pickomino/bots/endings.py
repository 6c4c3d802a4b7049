"""Every way a turn can end, as packed positions: the rules of stopping and busting in compiled code.

`core` is the readable twin; tests hold the two against each other.
"""

# Numba ships few types, and its integers are not Python's.
# mypy: disable-error-code="no-untyped-call, untyped-decorator, misc, arg-type, assignment, return-value, no-any-return, call-arg"

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from .packed import (
    ANY,
    BELOW,
    DOWN,
    EXTRAS,
    FLIP,
    GRILLED,
    HELD,
    MOVER,
    OPTIONAL,
    OUT,
    OVER,
    OWNER,
    PLACE,
    PLAYERS,
    RESERVE,
    STACK,
    TOP,
    UP,
    WIDTH,
)

TILE_COUNT = 18
FIRST_BASE = 2  # tiles 11 and 13 come before it
CANNED, HEN, CROW, WEASEL, GOLDEN, APPLE = 0, 1, 2, 3, 4, 5
MOST_ENDINGS = 160  # two layers of at most 78: takes with a choice of two, steals, the crow's six, the bust
BUST, TAKE, STEAL = 0, 1, 2
TOTALS = 46
LAYER = 2 * TOTALS
NO_CLAIM = -1

NUMBER = np.array([11, 13, *range(21, 37)], np.int64)
TILE_AT = np.full(64, -1, np.int64)  # number → tile
TILE_AT[NUMBER] = np.arange(TILE_COUNT)
WORMS = np.array([1, 1, *[1 + at // 4 for at in range(16)]], np.int64)


@njit(cache=True, error_model="numpy")
def held_by(row: Any, seat: int) -> int:
    """The specialist that a seat holds, or -1."""
    for s in range(6):
        if row[PLACE + s] == HELD + seat:
            return s
    return -1


@njit(cache=True, error_model="numpy")
def put_back(row: Any, specialist: int) -> None:
    """X7: onto the lowest free face-up tile, else out of the game."""
    row[PLACE + specialist] = OUT
    for tile in range(TILE_COUNT):
        if row[OWNER + tile] == UP:
            free = True
            for s in range(6):
                if row[PLACE + s] == tile:
                    free = False
            if free:
                row[PLACE + specialist] = tile
                return


@njit(cache=True, error_model="numpy")
def worms_of(row: Any, seat: int) -> int:
    """The worms that a seat would count now (X4, X12)."""
    count = np.int64(row[GRILLED + seat])
    tile = np.int64(row[TOP + seat])
    while tile >= 0:
        count += WORMS[tile]
        tile = np.int64(row[BELOW + tile])
    if row[PLACE + APPLE] == HELD + seat:
        count += 3
    return count


@njit(cache=True, error_model="numpy")
def is_robbable(row: Any, seat: int) -> bool:
    """X3, X10."""
    return seat != row[MOVER] and row[GRILLED + seat] > 0 and row[PLACE + HEN] != HELD + seat


@njit(cache=True, error_model="numpy")
def end_turn(row: Any) -> None:
    """E1: the game is over without a face-up tile; else the dice pass to the left."""
    row[OVER] = 1
    for tile in range(TILE_COUNT):
        if row[OWNER + tile] == UP:
            row[OVER] = 0
    row[MOVER] = (row[MOVER] + 1) % row[PLAYERS]


@njit(cache=True, error_model="numpy")
def bust(row: Any, flags: int) -> None:
    """B1–B4, X8, X9."""
    me = np.int64(row[MOVER])
    mine = held_by(row, me)
    top = np.int64(row[TOP + me])
    if mine == HEN:
        if top >= 0:
            put_back(row, HEN)
        return
    if top >= 0:
        row[TOP + me] = row[BELOW + top]
        row[BELOW + top] = -1
        row[OWNER + top] = UP
    if mine >= 0:
        put_back(row, mine)
    if top < 0 and not flags & FLIP:
        return
    highest = TILE_COUNT - 1
    while row[OWNER + highest] != UP:
        highest -= 1
    if highest == top:
        return
    row[OWNER + highest] = DOWN
    for s in range(6):
        if row[PLACE + s] == highest:
            put_back(row, s)
            break


@njit(cache=True, error_model="numpy")
def _copy(source: Any, target: Any) -> None:
    for c in range(WIDTH):
        target[c] = source[c]


@njit(cache=True, error_model="numpy")
def _push(row: Any, seat: int, tile: int) -> None:
    row[OWNER + tile] = STACK + seat
    row[BELOW + tile] = row[TOP + seat]
    row[TOP + seat] = tile


@njit(cache=True, error_model="numpy")
def _settle_specialist(out: Any, at: int, specialist: int) -> int:
    """X5, X6: the mover got a specialist. `out[at]` is the position so far; returns how many it became."""
    row = out[at]
    me = np.int64(row[MOVER])
    mine = held_by(row, me)
    if mine < 0:
        row[PLACE + specialist] = HELD + me
        end_turn(row)
        return 1
    other = out[at + 1]
    _copy(row, other)
    put_back(row, specialist)
    end_turn(row)
    other[PLACE + specialist] = HELD + me
    put_back(other, mine)
    end_turn(other)
    return 2


@njit(cache=True, error_model="numpy")
def _take(base: Any, tile: int, out: Any, at: int) -> int:
    """C2, C4: all positions that taking a grill tile can lead to."""
    row = out[at]
    _copy(base, row)
    me = np.int64(row[MOVER])
    specialist = -1
    for s in range(6):
        if row[PLACE + s] == tile:
            specialist = s
    _push(row, me, tile)
    if specialist < 0:
        end_turn(row)
        return 1
    row[PLACE + specialist] = OUT
    if specialist != CROW:
        return _settle_specialist(out, at, specialist)
    put_back(row, CROW)  # X13
    if row[RESERVE] > 0:
        row[RESERVE] -= 1
        row[GRILLED + me] += 1
        end_turn(row)
        return 1
    count = 0
    for seat in range(row[PLAYERS] - 1, -1, -1):
        if is_robbable(row, seat):
            count += 1
    if count == 0:
        end_turn(row)
        return 1
    found = 0
    for seat in range(row[PLAYERS]):
        if found < count and is_robbable(row, seat):
            found += 1
            target = out[at + count - found]  # the last written is `row` itself
            if found < count:
                _copy(row, target)
            target[GRILLED + seat] -= 1
            target[GRILLED + me] += 1
            end_turn(target)
    return count


@njit(cache=True, error_model="numpy")
def _steal(base: Any, victim: int, out: Any, at: int) -> int:
    """C3, X5, X10: all positions that stealing from a seat can lead to."""
    row = out[at]
    _copy(base, row)
    me = np.int64(row[MOVER])
    theirs = held_by(row, victim)
    if theirs != HEN:
        tile = np.int64(row[TOP + victim])
        row[TOP + victim] = row[BELOW + tile]
        _push(row, me, tile)
    if theirs < 0:
        end_turn(row)
        return 1
    row[PLACE + theirs] = OUT
    return _settle_specialist(out, at, theirs)


@njit(cache=True, error_model="numpy")
def gain_by_double_one(row: Any) -> None:
    """X2, X3: a grilled worm from the reserve, else from the robbable opponent with the most worms."""
    me = np.int64(row[MOVER])
    if row[RESERVE] > 0:
        row[RESERVE] -= 1
        row[GRILLED + me] += 1
        return
    best, victim = -1, -1
    for seat in range(row[PLAYERS]):
        if is_robbable(row, seat) and worms_of(row, seat) > best:
            best, victim = worms_of(row, seat), seat
    if victim >= 0:
        row[GRILLED + victim] -= 1
        row[GRILLED + me] += 1


@njit(cache=True, error_model="numpy")
def enumerate_endings(start: Any, flags: int, out: Any, kind: Any, spans: Any) -> int:
    """All positions in which the turn that begins at `start` can end.

    `out` gets the positions, `kind` how each came about. `spans[layer, what]` holds first and count of those
    among which the player then chooses: `what` is 0 for the bust, 1 + tile for a take, 19 + tile for a steal.
    Layer 1 is after a double one. Returns the number of positions.
    """
    at = 0
    base = np.empty(WIDTH, np.int8)
    me = np.int64(start[MOVER])
    for layer in range(2 if flags & EXTRAS else 1):
        _copy(start, base)
        if layer:
            gain_by_double_one(base)
        for what in range(37):
            spans[layer, what, 0] = at
            spans[layer, what, 1] = 0
        _copy(base, out[at])
        bust(out[at], flags)
        end_turn(out[at])
        kind[at] = BUST
        spans[layer, 0, 1] = 1
        at += 1
        for tile in range(TILE_COUNT):
            if base[OWNER + tile] == UP:
                count = _take(base, tile, out, at)
                spans[layer, 1 + tile, 0] = at
                spans[layer, 1 + tile, 1] = count
                for k in range(count):
                    kind[at + k] = TAKE
                at += count
        for seat in range(start[PLAYERS]):
            tile = np.int64(base[TOP + seat])
            if seat != me and tile >= FIRST_BASE:  # X1
                count = _steal(base, seat, out, at)
                spans[layer, 19 + tile, 0] = at
                spans[layer, 19 + tile, 1] = count
                for k in range(count):
                    kind[at + k] = STEAL
                at += count
    if not flags & EXTRAS:
        for what in range(37):
            for k in range(2):
                spans[1, what, k] = spans[0, what, k]
    return at


@njit(cache=True, error_model="numpy")
def _best_of(spans: Any, layer: int, what: int, score: Any, best: int) -> int:
    first = np.int64(spans[layer, what, 0])
    for k in range(first, first + spans[layer, what, 1]):
        if best < 0 or score[k] > score[best]:
            best = k
    return best


@njit(cache=True, error_model="numpy")
def _fill_claims(spans: Any, layer: int, flags: int, score: Any, claim: Any) -> None:
    """For every total the ending that a stop with a worm leads to, or NO_CLAIM (C2–C5)."""
    fallback = NO_CLAIM  # the best of the tiles that C4 offers so far
    for total in range(TOTALS + 5):
        exact = TILE_AT[total]
        if exact >= 0 and spans[layer, 1 + exact, 1] > 0:  # C2
            taken = _best_of(spans, layer, 1 + exact, score, -1)
            claim[total] = taken
            if exact >= FIRST_BASE:
                fallback = _best_of(spans, layer, 1 + exact, score, fallback) if flags & ANY else taken
            continue
        claim[total] = fallback
        if exact >= FIRST_BASE and spans[layer, 19 + exact, 1] > 0:  # C3
            claim[total] = _best_of(spans, layer, 19 + exact, score, fallback if flags & OPTIONAL else -1)


@njit(cache=True, error_model="numpy")
def fill_ends(spans: Any, flags: int, canned: bool, score: Any, ends: Any, ending_of: Any) -> None:
    """The value of every stop, laid out as the turn solver wants it, and which ending it leads to."""
    claim = np.empty(TOTALS + 5, np.int64)
    for layer in range(2):
        start = layer * LAYER
        if layer and not flags & EXTRAS:
            for e in range(LAYER):
                ends[LAYER + e] = ends[e]
                ending_of[LAYER + e] = ending_of[e]
            return
        lost = np.int64(spans[layer, 0, 0])
        _fill_claims(spans, layer, flags, score, claim)
        for total in range(TOTALS):
            ending = lost
            if canned and total > 0:  # X11
                counted = claim[total + 5]
                if counted >= 0 and score[counted] > score[lost]:
                    ending = counted
            ends[start + total] = score[ending]
            ending_of[start + total] = ending
            ending = claim[total] if claim[total] >= 0 else lost
            ends[start + TOTALS + total] = score[ending]
            ending_of[start + TOTALS + total] = ending
