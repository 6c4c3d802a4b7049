"""The compiled kernels of the game: games played on in their slots, and the endings of turns with their values.

Import this module through `compiling.load_kernels` only.
"""

# mypy: disable-error-code="no-any-return, no-untyped-call"

from __future__ import annotations

from typing import Any

from numba import boolean, float64, int64, types, void

from .cells import ZERO, add_to, at, bits_in, compiled, kernel, lowest_bit, put
from .game_rows import (
    CANNED,
    CLAIM_BUST,
    CLAIM_STEAL,
    CLAIM_TAKE,
    CLAIM_TOTALS,
    CLAIMS,
    EXTRA_SET,
    GAME,
    GOLDEN,
    HELD,
    LOGGED,
    MOVER,
    NONE,
    RULE_ANY,
    RULE_EXTRAS,
    RULE_LIMIT,
    RULE_OPTIONAL,
    RULE_PLAYERS,
    SEATS,
    TILE_AT,
    TURNS,
    UP,
    WEASEL_HELD,
    WIDTH,
)
from .geometry import LAYER
from .geometry import TOTALS as END_TOTALS
from .lanes import LANES
from .pieces import (
    claim_options,
    claims_for,
    copy_row,
    end_turn,
    gain_grilled_worm,
    gain_options,
    richest_victim,
    settle_bust,
    settle_claim,
    tops_of_others,
    winners_of,
    worms_at,
)
from .policies import FIRST_VALUED, OUTSIDE, SWING
from .pool import (
    EMPTY,
    FINISHED,
    GOLD,
    MOST_WORMS,
    NOTHING,
    PLAIN,
    READY,
    SEAT_COLUMNS,
    SEAT_WINS,
    WHOLE_WIN,
    Endings,
    Pool,
    Solved,
)
from .turn_player import LOWEST, best_claim, play_turn
from .turn_solver import array_of

_I32, _I64, _U64, _F32 = types.int32, types.int64, types.uint64, types.float32
_POOL = types.NamedTuple(
    [array_of(kind) for kind in (_I32, _I32, _I32, _I32, _I32, _U64, _I64, _I32, _I32, _I64, _I64, _I64)],
    Pool,
)
_SOLVED = types.NamedTuple(
    [array_of(kind) for kind in (_F32, _F32, _I32, types.int16, _F32, _F32, types.int16, _F32, _F32)], Solved
)
_ENDINGS = types.NamedTuple([array_of(kind) for kind in (_I32, _I32, _I32, _I32, _I32, _I32, _F32)], Endings)


@compiled
def _count_game(pool: Any, i: int) -> None:
    """Add a game that has come to its end to the results."""
    s, rules = pool.cells, pool.rules
    winners = winners_of(s, i)
    share = WHOLE_WIN // bits_in(winners)
    for seat in range(at(rules, RULE_PLAYERS)):
        if winners >> seat & 1:
            add_to(pool.seats, seat * SEAT_COLUMNS + SEAT_WINS, share)
        add_to(pool.worms, seat * MOST_WORMS + worms_at(s, i, seat), 1)
    is_over = at(s, i + MOVER) == NONE
    add_to(pool.lengths, at(s, i + TURNS) if is_over else at(rules, RULE_LIMIT) + 1, 1)  # E5


@compiled
def _start_game(pool: Any, slot: int) -> None:
    """Lay the table for the next game."""
    s, i, game = pool.cells, slot * WIDTH, at(pool.cursor, 1)
    copy_row(pool.start, ZERO, s, i)
    put(s, i + GAME, game)
    put(s, i + GAME + 1, game >> 32)
    slots = len(s) // WIDTH
    put(s, i + LOGGED, slot * (len(pool.log) // slots) if len(pool.log) else NONE)
    put(pool.cursor, 1, game + 1)


@kernel(void(array_of(_I32), array_of(float64)))
def share_wins(s: Any, won: Any) -> None:
    """What each of `SEATS` seats wins if the games end as they stand (E2–E4)."""
    for g in range(len(s) // WIDTH):
        winners = winners_of(s, g * WIDTH)
        for seat in range(SEATS):
            put(won, g * SEATS + seat, (winners >> seat & 1) / bits_in(winners))


@kernel(void(_POOL, _SOLVED, array_of(_I32), int64))
def play_on(pool: Any, solved: Any, slots: Any, count: int) -> None:
    """Play the games in these slots on, by the solved turns where they were waiting for one, until each waits for
    another. The next game takes the slot of a finished one, unless a log is kept, which must be read first."""
    s, rules, waiting = pool.cells, pool.rules, pool.waiting
    for g in range(count):
        slot = at(slots, g)
        i = slot * WIDTH
        is_solved = at(waiting, slot) > NOTHING
        while at(waiting, slot) != FINISHED:
            if at(waiting, slot) == EMPTY:
                if at(pool.cursor, 1) >= at(pool.cursor, 2):
                    break
                _start_game(pool, slot)
                put(waiting, slot, NOTHING)
            if at(s, i + MOVER) == NONE or at(s, i + TURNS) >= at(rules, RULE_LIMIT):
                _count_game(pool, i)
                put(waiting, slot, FINISHED if len(pool.log) else EMPTY)
                continue
            policy = at(pool.policies, at(s, i + MOVER))
            if policy >= FIRST_VALUED and not is_solved:
                held = at(s, i + HELD + at(s, i + MOVER))
                put(waiting, slot, READY if held == WEASEL_HELD else GOLD if held == GOLDEN else PLAIN)
                break
            play_turn(pool, solved, i, g, policy)
            is_solved = False


@compiled
def _worth(s: Any, before: int, t: Any, after: int, rules: Any, mover: int, swing: bool) -> int:
    """What a turn brought its mover, in worms."""
    gain = worms_at(t, after, mover) - worms_at(s, before, mover)
    if swing:
        for seat in range(at(rules, RULE_PLAYERS)):
            if seat != mover:
                gain -= worms_at(t, after, seat) - worms_at(s, before, seat)
    return gain


@kernel(int64(*[array_of(_I32)] * 4, int64, boolean, _ENDINGS))
def list_endings(s: Any, rules: Any, policies: Any, slots: Any, count: int, store: bool, out: Any) -> int:
    """List every way in which the turns to be played in these slots can end; returns how many there are.

    What an ending is worth to a mover who counts worms is filled in; for valuations from outside the successors
    are written out (`store`).
    """
    t = out.successors
    n = ZERO
    for g in range(count):
        i = at(slots, g) * WIDTH
        mover = at(s, i + MOVER)
        policy = at(policies, mover)
        put(out.first, g, n)
        extras = at(rules, RULE_EXTRAS) != 0
        claims = 1 << CLAIM_BUST | at(s, i + UP) << CLAIM_TAKE | tops_of_others(s, i, rules) << CLAIM_STEAL
        layers = 2 if extras and gain_options(s, i, rules) > 0 else 1
        for layer in range(layers):
            remaining = claims
            option, ways = ZERO, ZERO + 1
            while remaining:
                claim = lowest_bit(remaining)
                j = n * WIDTH if store else ZERO
                copy_row(s, i, t, j)
                if layer:  # X2
                    gain_grilled_worm(t, j, rules, richest_victim(t, j, rules))
                if claim == CLAIM_BUST:
                    settle_bust(t, j, rules)
                else:
                    if extras:
                        ways = claim_options(t, j, rules, claim)
                    settle_claim(t, j, rules, claim, option)
                end_turn(t, j, rules)
                put(out.group, n, g)
                put(out.layer, n, layer)
                put(out.claim, n, claim)
                put(out.option, n, option)
                if policy != OUTSIDE:
                    put(out.worth, n, _worth(s, i, t, j, rules, mover, policy == SWING))
                n += 1
                option += 1
                if option >= ways:
                    remaining &= remaining - 1
                    option, ways = ZERO, ZERO + 1
    put(out.first, count, n)
    return n


@compiled
def _fill_layer(
    ends: Any, first: int, best: Any, best_at: int, up: int, tops: int, rules: Any, canned: bool
) -> None:
    """What stopping is worth for every total, without and with a worm die."""
    bust = at(best, best_at + CLAIM_BUST)
    lower = bust  # what C4 offers, the bust where it offers nothing
    is_lower = False
    for total in range(CLAIM_TOTALS):
        exact = at(TILE_AT, total)
        worth = lower
        if exact != NONE:
            take = at(best, best_at + CLAIM_TAKE + exact)
            if up >> exact & 1:  # C2
                worth = take
            elif tops >> exact & 1:  # C3
                worth = at(best, best_at + CLAIM_STEAL + exact)
                if is_lower and at(rules, RULE_OPTIONAL):
                    worth = max(worth, lower)
            if (up & ~EXTRA_SET) >> exact & 1:
                lower = max(lower, take) if is_lower and at(rules, RULE_ANY) else take
                is_lower = True
        if total < END_TOTALS:
            put(ends, first + (END_TOTALS + total) * LANES, worth)
            put(ends, first + total * LANES, bust)  # C1
        if canned and total >= 5:  # X11
            put(ends, first + (total - 5) * LANES, max(bust, worth))


@kernel(void(*[array_of(_I32)] * 4, int64, _ENDINGS, _SOLVED))
def price_ends(s: Any, rules: Any, slots: Any, picked: Any, count: int, endings: Any, solved: Any) -> None:
    """From the worth of the endings, what every stop is worth: the ends that the turn solver asks for.

    Lane `b` of the solver gets the turn of `slots[picked[b]]`; all slots' endings are listed.
    """
    best = solved.best
    for b in range(count):
        g = at(picked, b)
        i = at(slots, g) * WIDTH
        best_at = b * 2 * CLAIMS
        for claim in range(2 * CLAIMS):
            put(best, best_at + claim, LOWEST)
        layer = 0
        for n in range(at(endings.first, g), at(endings.first, g + 1)):
            layer = at(endings.layer, n)
            place = best_at + layer * CLAIMS + at(endings.claim, n)
            if at(endings.worth, n) > at(best, place):
                put(best, place, at(endings.worth, n))
                put(solved.option, place, at(endings.option, n))
        if layer == 0:  # a double one gains nothing
            for claim in range(CLAIMS):
                put(best, best_at + CLAIMS + claim, at(best, best_at + claim))
                put(solved.option, best_at + CLAIMS + claim, at(solved.option, best_at + claim))
        up = at(s, i + UP)
        tops = tops_of_others(s, i, rules)
        canned = at(s, i + HELD + at(s, i + MOVER)) == CANNED
        first = b // LANES * 2 * LAYER * LANES + b % LANES
        for layer in range(2):
            layer_at = best_at + layer * CLAIMS
            _fill_layer(solved.ends, first + layer * LAYER * LANES, best, layer_at, up, tops, rules, canned)


@kernel(
    void(
        *[array_of(_I32)] * 4, _ENDINGS, _SOLVED, array_of(_I64), array_of(_I64), array_of(_I64)
    )
)  # fmt: skip
def find_endings(
    s: Any, rules: Any, slots: Any, picked: Any, endings: Any, solved: Any, lanes: Any, ends: Any, out: Any
) -> None:
    """Which of the listed endings a stop leads to: for turns priced in these lanes, `picked[b]` in lane `b`, and
    for ends as the solver numbers them."""
    for k in range(len(lanes)):
        b, end = at(lanes, k), at(ends, k)
        g = at(picked, b)
        i = at(slots, g) * WIDTH
        layer, worm, total = end // LAYER, end % LAYER // END_TOTALS, end % END_TOTALS
        best_at = b * 2 * CLAIMS + layer * CLAIMS
        takes, steal = ZERO, ZERO + NONE
        is_canned = not worm and total > 0 and at(s, i + HELD + at(s, i + MOVER)) == CANNED
        if worm or is_canned:
            takes, steal = claims_for(
                at(s, i + UP), tops_of_others(s, i, rules), rules, total + 5 if is_canned else total
            )
        claim = best_claim(takes, steal, solved.best, best_at)
        if is_canned and at(solved.best, best_at + claim) <= at(solved.best, best_at + CLAIM_BUST):  # X11
            claim = ZERO + CLAIM_BUST
        option = at(solved.option, best_at + claim)
        first, stop = at(endings.first, g), at(endings.first, g + 1)
        layer = min(layer, at(endings.layer, stop - 1))
        for n in range(first, stop):
            if (
                at(endings.layer, n) == layer
                and at(endings.claim, n) == claim
                and at(endings.option, n) == option
            ):
                put(out, k, n)
