"""The compiled kernels of the bots: the value net on packed positions.

Import this module through `compiling.load_kernels` only.
"""

# Numba ships few types, and its integers are not Python's.
# mypy: disable-error-code="no-untyped-call, untyped-decorator, no-any-return, assignment"

from __future__ import annotations

from typing import Any

import numpy as np
from numba import int64, types, void

from .cells import ZERO, at, bits_in, compiled, highest_bit, kernel, lowest_bit, put
from .game_rows import (
    GRILLED,
    HELD,
    MOVER,
    NONE,
    PLAYERS,
    RESERVE,
    STANDS,
    TILE_COUNT,
    TOP,
    UNDER,
    UP,
    WIDTH,
)
from .lanes import BLOCK_LANES, add, add_scaled, load_block, scaled, store_block, where_positive
from .net_shape import FEW_UP, MANY_UP, MARGIN, MARGINS, Weights, feature_count
from .pieces import winners_of, worms_at
from .turn_solver import array_of

_I32, _I64, _F32 = types.int32, types.int64, types.float32
WEIGHTS: Any = types.NamedTuple([array_of(_F32, 2), array_of(_F32)] * 3, Weights)
_OUT_OF_GAME = TILE_COUNT  # places of a specialist: a tile, none, or with a player
_WITH_PLAYER = TILE_COUNT + 1
_FRESH = 64  # positions after which sums start anew: rounding errors are not to pile up


count_features = compiled(feature_count)


@compiled
def place_of(s: Any, i: int, specialist: int) -> int:
    """Where a specialist is, seen from the player to move: a tile, out of the game, or with a player."""
    tile = at(s, i + STANDS + specialist)
    if tile != NONE:
        return tile
    players = at(s, i + PLAYERS)
    for seat in range(players):
        if at(s, i + HELD + seat) == specialist:
            return _WITH_PLAYER + (seat - at(s, i + MOVER)) % players
    return ZERO + _OUT_OF_GAME


@compiled
def top_at(s: Any, i: int, seat: int) -> int:
    """A player's top tile; with an empty stack the number after the last tile's."""
    tile = at(s, i + TOP + seat)
    return tile if tile != NONE else ZERO + TILE_COUNT


@compiled
def add_pairs(
    s: Any, i: int, seats: int, best: int, second: int, leader: int, first: int, out: Any, n: int
) -> int:
    """Write the features that join two facts, numbered from `first` on, behind `n` others; return how many in all."""
    mover, players = at(s, i + MOVER), at(s, i + PLAYERS)
    tops, row = (TILE_COUNT + 1) * (TILE_COUNT + 1), TILE_COUNT + 1
    up = at(s, i + UP)
    count = min(bits_in(up), ZERO + MANY_UP)
    for r in range(players):
        margin = worms_at(s, i, (mover + r) % players) - (second if r == leader else best)
        margin = MARGIN + min(MARGIN, max(-MARGIN, margin))
        put(out, n, first + (r * (MANY_UP + 1) + count) * MARGINS + margin)
        n += 1
    first += seats * (MANY_UP + 1) * MARGINS
    mine = top_at(s, i, mover)
    for r in range(1, players):
        put(out, n, first + (r - 1) * tops + top_at(s, i, (mover + r) % players) * row + mine)
        n += 1
    first += (seats - 1) * tops
    lowest, highest = ZERO + TILE_COUNT, ZERO + TILE_COUNT
    if up:
        lowest, highest = lowest_bit(up), highest_bit(up)
    put(out, n, first + lowest * row + mine)
    put(out, n + 1, first + tops + highest * row + mine)
    n += 2
    first += 2 * tops
    if bits_in(up) <= FEW_UP:
        while up:
            one = lowest_bit(up)
            up &= up - 1
            left = up
            while left:
                put(out, n, first + one * TILE_COUNT + lowest_bit(left))
                left &= left - 1
                n += 1
    return n


@compiled
def active_features(s: Any, i: int, seats: int, pairs: bool, out: Any) -> int:
    """Write the numbers of the features that a position has; return how many. `pairs`: also those that join two facts."""
    mover, players = at(s, i + MOVER), at(s, i + PLAYERS)
    width = 1 + 3 * seats
    margins = TILE_COUNT * width
    tiles_up = margins + seats * MARGINS
    leaders = tiles_up + TILE_COUNT + 1
    heights = leaders + seats + 1
    sizes = heights + 9 * seats
    places = sizes + 8
    worms = places + 6 * 26
    n = ZERO
    up = at(s, i + UP)
    while up:
        put(out, n, lowest_bit(up) * width)
        up &= up - 1
        n += 1
    highest, holder = ZERO + NONE, seats
    for r in range(players):
        tile = at(s, i + TOP + (mover + r) % players)
        depth = ZERO
        while tile != NONE:
            if tile > highest:
                highest, holder = tile, ZERO + r
            put(out, n, tile * width + 1 + 3 * r + min(depth, 2))
            n += 1
            depth += 1
            tile = at(s, i + UNDER + tile)
        put(out, n, heights + 9 * r + min(depth, 8))
        n += 1
    # the margin to the best of the others
    best, second, leader = ZERO - 1, ZERO - 1, ZERO
    for r in range(players):
        count = worms_at(s, i, (mover + r) % players)
        if count > best:
            second = best
            best, leader = count, ZERO + r
        elif count > second:
            second = count
    for r in range(players):
        margin = worms_at(s, i, (mover + r) % players) - (second if r == leader else best)
        put(out, n, margins + r * MARGINS + MARGIN + min(MARGIN, max(-MARGIN, margin)))
        n += 1
    put(out, n, tiles_up + bits_in(at(s, i + UP)))
    put(out, n + 1, leaders + holder)
    put(out, n + 2, sizes + players)
    n += 3
    extras = at(s, i + RESERVE) > 0
    for specialist in range(6):
        place = place_of(s, i, specialist)
        extras |= place != _OUT_OF_GAME
        put(out, n + specialist, places + 26 * specialist + place)
    if extras:  # else nothing of Extrawurm is in this game (or none of it is left to matter)
        n += 6
        for r in range(players):
            put(out, n, worms + 8 * r + at(s, i + GRILLED + (mover + r) % players))
            n += 1
        put(out, n, worms + 8 * seats + at(s, i + RESERVE))
        n += 1
    return add_pairs(s, i, seats, best, second, leader, worms + 8 * seats + 8, out, n) if pairs else n


@compiled
def conclude(weights: Any, players: int, h1: Any, h2: Any, out: Any) -> None:
    """From the first hidden layer on to the chances of winning."""
    w2, w3 = weights.w2, weights.w3
    first, second = len(weights.b1), len(weights.b2)
    # No branches: skipping idle units costs more in mispredictions than it saves.
    for j in range(0, second, BLOCK_LANES):
        even = load_block(weights.b2, j)
        odd = scaled(h1[1], load_block(w2, second + j))
        even = add_scaled(even, h1[0], load_block(w2, j))
        for i in range(2, first, 2):
            even = add_scaled(even, h1[i], load_block(w2, i * second + j))
            odd = add_scaled(odd, h1[i + 1], load_block(w2, (i + 1) * second + j))
        total = add(even, odd)
        store_block(h2, j, where_positive(total, total))
    for r in range(players):
        out[r] = weights.b3[r]
    for r in range(players):
        for i in range(second):
            out[r] += h2[i] * w3[r, i]
    largest = out[0]
    for r in range(1, players):
        largest = max(largest, out[r])
    mass = np.float32(0)
    for r in range(players):
        out[r] = np.exp(out[r] - largest)
        mass += out[r]
    for r in range(players):
        out[r] /= mass


@compiled
def forward(weights: Any, active: Any, count: int, players: int, h1: Any, h2: Any, out: Any) -> None:
    """Chances of winning, the player to move first, into `out[:players]`.

    Sums are in a fixed order: the same to the last bit in every process on one kind of machine.
    """
    w1, first = weights.w1, len(weights.b1)
    for j in range(0, first, 2 * BLOCK_LANES):
        left, right = load_block(weights.b1, j), load_block(weights.b1, j + BLOCK_LANES)
        for k in range(count):
            start = at(active, k) * first + j
            left = add(left, load_block(w1, start))
            right = add(right, load_block(w1, start + BLOCK_LANES))
        store_block(h1, j, where_positive(left, left))
        store_block(h1, j + BLOCK_LANES, where_positive(right, right))
    conclude(weights, players, h1, h2, out)


@kernel(void(WEIGHTS, int64, array_of(_I32), array_of(_I64), array_of(_I32), *[array_of(_F32)] * 4))
def evaluate(
    weights: Any, seats: int, s: Any, picked: Any, active: Any, h1: Any, h2: Any, seen: Any, out: Any
) -> None:
    """Every seat's chance of winning in some of many positions; in a finished game what it has won.

    `out` has `seats` places for a position; the other arrays are buffers.
    """
    pairs = len(weights.w1) > count_features(seats)
    for k in range(len(picked)):
        position = at(picked, k)
        i, first = position * WIDTH, position * seats
        mover, players = at(s, i + MOVER), at(s, i + PLAYERS)
        if mover == NONE:
            winners = winners_of(s, i)
            for seat in range(players):
                won = (winners >> seat & 1) / bits_in(winners)
                put(out, first + seat, np.float32(won))
        else:
            count = active_features(s, i, seats, pairs, active)
            forward(weights, active, count, players, h1, h2, seen)
            for r in range(players):
                put(out, first + (mover + r) % players, at(seen, r))


@compiled
def list_changes(active: Any, count: int, last: Any, last_count: int, marks: Any, new: Any, gone: Any) -> Any:
    """Which features are new and which are gone since the last position; `last` and `marks` move on. Returns how many.

    Without branches, which nobody could predict.
    """
    news, gones = ZERO, ZERO
    for k in range(count):
        feature = at(active, k)
        mark = at(marks, feature)
        put(new, news, feature)
        news += 1 - mark
        put(marks, feature, 2 * mark)
    for k in range(last_count):
        feature = at(last, k)
        mark = at(marks, feature)
        put(gone, gones, feature)
        gones += 2 - mark
        put(marks, feature, mark - 1)
    for k in range(news):
        put(marks, at(new, k), 1)
    for k in range(count):
        put(last, k, at(active, k))
    return news, gones


@kernel(void(WEIGHTS, int64, *[array_of(_I32)] * 6, *[array_of(_F32)] * 5))
def evaluate_alike(
    weights: Any, seats: int, s: Any, active: Any, last: Any, new: Any, gone: Any, marks: Any,
    sums: Any, h1: Any, h2: Any, seen: Any, out: Any,
) -> None:  # fmt: skip
    """`evaluate` for all of many positions that are much like the ones before them, as the ends of one turn are.

    The first layer is summed from what has changed, so the last bits depend on the positions before.
    `marks` has a place for every feature and comes with zeros.
    """
    w1, first = weights.w1, len(weights.b1)
    pairs = len(weights.w1) > count_features(seats)
    last_count, kept = ZERO, ZERO
    for position in range(len(s) // WIDTH):
        i, place = position * WIDTH, position * seats
        mover, players = at(s, i + MOVER), at(s, i + PLAYERS)
        if mover == NONE:
            winners = winners_of(s, i)
            for seat in range(players):
                won = (winners >> seat & 1) / bits_in(winners)
                put(out, place + seat, np.float32(won))
            continue
        count = active_features(s, i, seats, pairs, active)
        news, gones = list_changes(active, count, last, last_count, marks, new, gone)
        last_count, kept = count, kept + 1
        anew = news + gones >= count or kept == _FRESH
        if anew:
            kept = ZERO
        for j in range(0, first, 2 * BLOCK_LANES):
            if anew:
                left, right = load_block(weights.b1, j), load_block(weights.b1, j + BLOCK_LANES)
                for k in range(count):
                    start = at(active, k) * first + j
                    left = add(left, load_block(w1, start))
                    right = add(right, load_block(w1, start + BLOCK_LANES))
            else:
                left, right = load_block(sums, j), load_block(sums, j + BLOCK_LANES)
                for k in range(news):
                    start = at(new, k) * first + j
                    left = add(left, load_block(w1, start))
                    right = add(right, load_block(w1, start + BLOCK_LANES))
                for k in range(gones):
                    start = at(gone, k) * first + j
                    left = add_scaled(left, np.float32(-1), load_block(w1, start))
                    right = add_scaled(right, np.float32(-1), load_block(w1, start + BLOCK_LANES))
            store_block(sums, j, left)
            store_block(sums, j + BLOCK_LANES, right)
            store_block(h1, j, where_positive(left, left))
            store_block(h1, j + BLOCK_LANES, where_positive(right, right))
        conclude(weights, players, h1, h2, seen)
        for r in range(players):
            put(out, place + (mover + r) % players, at(seen, r))
