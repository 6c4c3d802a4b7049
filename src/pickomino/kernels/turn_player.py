"""One turn of one game, decided by any policy; `core.engine` says the same in plain Python."""

# mypy: disable-error-code="no-any-return, no-untyped-call"

from __future__ import annotations

from typing import Any

import numpy as np

from .cells import ZERO, add_to, at, bits_in, compiled, lowest_bit, put
from .chance import below, choose, roll_dice
from .geometry import TOTALS as END_TOTALS
from .lanes import LANES
from .layout import (
    ACT_FACE,
    ACT_KEEP,
    ACT_ROB,
    ACT_ROLL,
    ACT_ROLL9,
    ACT_STEAL,
    ACT_STOP,
    ACT_STOP_CANNED,
    ACT_TAKE,
    ACT_WEASEL,
    CANNED,
    CLAIM_BUST,
    CLAIM_STEAL,
    CLAIM_TAKE,
    CLAIMS,
    GOLDEN,
    HELD,
    HEN,
    LOGGED,
    MOVER,
    NONE,
    OUT_BUST,
    OUT_BUST_ROLL,
    OUT_HEN,
    OUT_STOLE,
    OUT_TOOK,
    POSITION_FOLLOWS,
    RULE_EXTRAS,
    RULE_SIX,
    UP,
    WEASEL_HELD,
    WIDTH,
)
from .pieces import (
    claim_options,
    claims_for,
    copy_row,
    end_turn,
    gain_grilled_worm,
    gain_options,
    owner_of_top,
    richest_victim,
    settle_bust,
    settle_claim,
    tops_of_others,
)
from .pool import (
    FIRST_VALUED,
    RANDOM,
    SEAT_BUSTS,
    SEAT_COLUMNS,
    SEAT_DECISIONS,
    SEAT_GRILLED,
    SEAT_STEALS,
    SEAT_TAKES,
    SEAT_TURNS,
)

LOWEST = np.float32(-1e30)
_WEASEL = -1
_ACCEPT = -2


@compiled
def note(s: Any, i: int, log: Any, code: int) -> None:
    """Write a code into the log of a game, if one is kept."""
    place = at(s, i + LOGGED)
    if place != NONE:
        put(log, place, code)
        put(s, i + LOGGED, place + 1)


@compiled
def pick_bit(bits: int, number: int) -> int:
    """The place of the set bit of that number, counted from 0 at the lowest."""
    for _ in range(number):
        bits &= bits - 1
    return lowest_bit(bits)


@compiled
def row_of(row_at: Any, dice: int, doubled: int, mask: int, left: int, total: int) -> int:
    """The solver's row of a turn that has come so far."""
    return at(row_at, ((doubled * 64 + mask) * (dice + 1) + left) * END_TOTALS + total)


@compiled
def best_face(
    faces: int,
    roll: int,
    mask: int,
    left: int,
    total: int,
    doubled: int,
    dice: int,
    row_at: Any,
    keep: Any,
    base: int,
) -> Any:
    """Of the faces that may be set aside the one of most value (the lowest of equals), and that value."""
    best, face = LOWEST, NONE
    while faces:
        f = lowest_bit(faces)
        faces &= faces - 1
        count = roll >> (4 * f) & 15
        twice = ZERO + 1 if f == 0 and count > 1 else doubled
        row = row_of(row_at, dice, twice, mask | 1 << f, left - count, total + count * min(f + 1, 5))
        value = at(keep, base + row * LANES)
        if value > best:
            best, face = value, f
    return face, best


@compiled
def best_claim(takes: int, steal: int, best_of: Any, first: int) -> int:
    """The claim of most value (the first of equals, steals last)."""
    best, claim = LOWEST, CLAIM_BUST
    while takes:
        tile = lowest_bit(takes)
        takes &= takes - 1
        value = at(best_of, first + CLAIM_TAKE + tile)
        if value > best:
            best, claim = value, CLAIM_TAKE + tile
    if steal != NONE and at(best_of, first + CLAIM_STEAL + steal) > best:
        claim = CLAIM_STEAL + steal
    return claim


@compiled
def make_claim(
    s: Any, i: int, rules: Any, seed: Any, seats: Any, log: Any, takes: int, steal: int, best_of: Any, option_of: Any,
    first: int,
) -> int:  # fmt: skip
    """Choose among the claims and settle the one chosen, by the values from `first` on, or, if that is NONE, by
    chance. Returns how many decisions that took."""
    mover = at(s, i + MOVER)
    decisions = 0
    options = bits_in(takes) + (0 if steal == NONE else 1)
    if first != NONE:
        claim = best_claim(takes, steal, best_of, first)
    else:
        number = choose(s, i, seed, options) if options > 1 else 0
        claim = CLAIM_TAKE + pick_bit(takes, number) if number < bits_in(takes) else CLAIM_STEAL + steal
    stealing = claim >= CLAIM_STEAL
    tile = claim - (CLAIM_STEAL if stealing else CLAIM_TAKE)
    if options > 1:
        decisions += 1
        note(s, i, log, (ACT_STEAL if stealing else ACT_TAKE) + tile)
    outcome = ZERO + OUT_TOOK
    if stealing:
        outcome = OUT_HEN if at(s, i + HELD + owner_of_top(s, i, rules, tile)) == HEN else OUT_STOLE
    note(s, i, log, outcome + tile)
    add_to(seats, mover * SEAT_COLUMNS + (SEAT_STEALS if stealing else SEAT_TAKES), 1)
    ways = claim_options(s, i, rules, claim) if at(rules, RULE_EXTRAS) else 1
    option = ZERO
    if ways > 1:
        decisions += 1
        option = at(option_of, first + claim) if first != NONE else choose(s, i, seed, ways)
    robbed = settle_claim(s, i, rules, claim, option)
    if ways > 1:
        note(s, i, log, ACT_ROB + robbed if robbed != NONE else at(ACT_KEEP, at(s, i + HELD + mover)))
    return decisions


@compiled
def gain_by_double_one(s: Any, i: int, rules: Any, seed: Any, seats: Any, log: Any, valued: bool) -> int:
    """X2, X3. Returns how many decisions that took."""
    ways = gain_options(s, i, rules)
    if ways == 0:
        return 0
    add_to(seats, at(s, i + MOVER) * SEAT_COLUMNS + SEAT_GRILLED, 1)
    if ways == 1:
        gain_grilled_worm(s, i, rules, ZERO)
        return 0
    option = richest_victim(s, i, rules) if valued else choose(s, i, seed, ways)
    note(s, i, log, ACT_ROB + gain_grilled_worm(s, i, rules, option))
    return 1


@compiled
def play_turn(pool: Any, solved: Any, i: int, g: int, policy: int) -> None:
    """Play the mover's turn to its end. `g` finds the solved turn of a policy that goes by values."""
    s, rules, seats, log = pool.cells, pool.rules, pool.seats, pool.log
    seed = np.uint64(at(pool.cursor, 0))
    mover = at(s, i + MOVER)
    held = at(s, i + HELD + mover)
    up = at(s, i + UP)
    tops = tops_of_others(s, i, rules)
    ready = held == WEASEL_HELD
    dice = ZERO + 8
    valued = policy >= FIRST_VALUED
    # Where the solved turn lies: `base` for a weasel that is spent or not held, `ready_at` more while it is ready.
    chunk, lane = g // LANES, g % LANES
    row_at, keep, roll_on = solved.row_at8, solved.keep8, solved.roll8
    rows = at(row_at, 8 * END_TOTALS) + 1  # the empty row is the last
    base = chunk * rows * LANES * (2 if ready else 1) + lane
    ready_at = rows * LANES
    bust_at = g * 2 * CLAIMS + CLAIM_BUST
    if held == GOLDEN:  # X12
        rows = at(solved.row_at9, 9 * END_TOTALS) + 1
        base9 = chunk * rows * LANES + lane
        if valued:
            nine = at(solved.roll9, base9 + (rows - 1) * LANES) > at(roll_on, base + ready_at - LANES)
        else:
            nine = choose(s, i, seed, ZERO + 2) == 1
        if nine:
            row_at, keep, roll_on, base, dice = solved.row_at9, solved.keep9, solved.roll9, base9, ZERO + 9
    note(s, i, log, ACT_ROLL9 if dice == 9 else ACT_ROLL)
    decisions = 1
    mask, total, left, doubled = ZERO, ZERO, dice, ZERO
    takes, steal = ZERO, ZERO + NONE
    while True:
        roll, faces, spare_0, spare_1 = roll_dice(s, i, seed, pool.spans, pool.counts, left)
        note(s, i, log, -1 - roll)
        faces &= ~mask
        if faces == 0 and not ready:  # T3
            note(s, i, log, ZERO + OUT_BUST_ROLL)
            takes, steal = ZERO, ZERO + NONE
            break
        decisions += 1
        if valued:
            face, value = best_face(
                faces, roll, mask, left, total, doubled, dice, row_at, keep, base + (ready_at if ready else 0)
            )
            if ready:
                if face == NONE:
                    value = at(solved.best, bust_at + doubled * CLAIMS)
                    face = _ACCEPT
                if at(roll_on, base + row_of(row_at, dice, doubled, mask, left, total) * LANES) > value:
                    face = _WEASEL
        elif faces == 0:
            face = _WEASEL if policy == RANDOM or below(spare_0, ZERO + 2) else _ACCEPT
        else:
            options = bits_in(faces)
            number = below(spare_0, options + 1 if ready and policy != RANDOM else options)
            face = pick_bit(faces, number) if number < options else _WEASEL
        if face == _WEASEL:  # X12
            note(s, i, log, ZERO + ACT_WEASEL)
            ready = False
            continue
        if face == _ACCEPT:
            note(s, i, log, ZERO + ACT_STOP)
            note(s, i, log, ZERO + OUT_BUST_ROLL)
            takes, steal = ZERO, ZERO + NONE
            break
        note(s, i, log, ACT_FACE + face)
        count = roll >> (4 * face) & 15
        mask |= 1 << face
        total += count * min(face + 1, 5)
        left -= count
        if face == 0 and count > 1:
            doubled = ZERO + 1
            if at(rules, RULE_EXTRAS):
                decisions += gain_by_double_one(s, i, rules, seed, seats, log, valued)
        worm = mask >> 5
        takes, steal = ZERO, ZERO + NONE
        if worm or held == CANNED:  # X11: without a worm die, five more
            takes, steal = claims_for(up, tops, rules, total if worm else total + 5)
        claiming = takes != 0 or steal != NONE
        canned = claiming and not worm
        end = 1  # 0: roll on, 1: stop, 2: stop with the canned worm
        if not ((left == 0 and not canned) or (mask == 63 and at(rules, RULE_SIX))):  # T5, T6
            decisions += 1
            if valued:
                stop = at(
                    solved.ends, (((chunk * 2 + doubled) * 2 + worm) * END_TOTALS + total) * LANES + lane
                )
                row = row_of(row_at, dice, doubled, mask, left, total)
                if left > 0 and at(roll_on, base + (ready_at if ready else 0) + row * LANES) > stop:
                    end = 0
                elif canned and stop > at(solved.best, bust_at + doubled * CLAIMS):
                    end = 2
            elif policy == RANDOM:
                end = (2 if canned else 1) * (1 if left == 0 else below(spare_1, ZERO + 2) if claiming else 0)
            else:
                end = below(spare_1, 3 if canned else 2) if left > 0 else 1 + below(spare_1, ZERO + 2)
            note(s, i, log, ACT_STOP_CANNED if end == 2 else ACT_STOP if end == 1 else ACT_ROLL)
        if end == 0:
            continue
        if canned and end == 1:
            takes, steal = ZERO, ZERO + NONE
        if takes == 0 and steal == NONE:  # C1, C5
            note(s, i, log, ZERO + OUT_BUST)
        break
    if takes != 0 or steal != NONE:
        first = g * 2 * CLAIMS + doubled * CLAIMS if valued else NONE
        decisions += make_claim(
            s, i, rules, seed, seats, log, takes, steal, solved.best, solved.option, first
        )  # fmt: skip
    else:
        settle_bust(s, i, rules)
        add_to(seats, mover * SEAT_COLUMNS + SEAT_BUSTS, 1)
    add_to(seats, mover * SEAT_COLUMNS + SEAT_TURNS, 1)
    add_to(seats, mover * SEAT_COLUMNS + SEAT_DECISIONS, decisions)
    end_turn(s, i, rules)
    place = at(s, i + LOGGED)
    if place != NONE:
        put(s, i + LOGGED, place + 1 + WIDTH)
        put(log, place, POSITION_FOLLOWS)
        copy_row(s, i, log, place + 1)
