"""One turn of one game, decided by any policy; `core.engine` says the same in plain Python."""

# mypy: disable-error-code="no-any-return, no-untyped-call"

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from .cells import ZERO, add_to, at, bits_in, compiled, lowest_bit, put
from .chance import below, choose, roll_dice
from .game_rows import (
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
from .geometry import TOTALS as END_TOTALS
from .lanes import LANES
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
from .policies import FIRST_VALUED, RANDOM
from .pool import SEAT_BUSTS, SEAT_COLUMNS, SEAT_DECISIONS, SEAT_GRILLED, SEAT_STEALS, SEAT_TAKES, SEAT_TURNS

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


class SolvedTurn(NamedTuple):
    """Where the solved turn of one game lies, of eight dice or of nine."""

    dice: int
    row_at: Any
    keep: Any
    roll_on: Any
    base: int
    """Its first row for a weasel that is spent or not held."""
    ready_at: int
    """How much further on it lies while the weasel is ready."""


@compiled
def eight_dice(solved: Any, g: int, ready: bool) -> SolvedTurn:
    """The usual turn of the game at `g`."""
    chunk, lane = g // LANES, g % LANES
    size = (at(solved.row_at8, 8 * END_TOTALS) + 1) * LANES  # the empty row is the last
    base = chunk * size * (2 if ready else 1) + lane
    return SolvedTurn(ZERO + 8, solved.row_at8, solved.keep8, solved.roll8, base, size)


@compiled
def nine_dice(solved: Any, g: int) -> SolvedTurn:
    """The turn with the golden die of the game at `g` (X12)."""
    chunk, lane = g // LANES, g % LANES
    size = (at(solved.row_at9, 9 * END_TOTALS) + 1) * LANES
    return SolvedTurn(ZERO + 9, solved.row_at9, solved.keep9, solved.roll9, chunk * size + lane, size)


@compiled
def first_roll(turn: SolvedTurn) -> Any:
    """What the turn is worth before its first roll."""
    return at(turn.roll_on, turn.base + turn.ready_at - LANES)


@compiled
def value_of_bust(solved: Any, g: int, doubled: int) -> Any:
    """What a bust is worth."""
    return at(solved.best, (g * 2 + doubled) * CLAIMS + CLAIM_BUST)


@compiled
def face_by_value(
    solved: Any, turn: SolvedTurn, g: int, faces: int, roll: int, mask: int, left: int, total: int, doubled: int,
    ready: bool,
) -> int:  # fmt: skip
    """The face of most value, or what is better: the weasel, or a bust that leaves it unused."""
    base = turn.base + (turn.ready_at if ready else 0)
    face, value = best_face(
        faces, roll, mask, left, total, doubled, turn.dice, turn.row_at, turn.keep, base
    )  # fmt: skip
    if ready:
        if face == NONE:
            value = value_of_bust(solved, g, doubled)
            face = _ACCEPT
        row = row_of(turn.row_at, turn.dice, doubled, mask, left, total)
        if at(turn.roll_on, turn.base + row * LANES) > value:
            face = _WEASEL
    return face


@compiled
def face_by_chance(faces: int, ready: bool, policy: int, bits: Any) -> int:
    """Any face, all equally likely; the wild policy may use a weasel that is ready, or leave it unused on a bust."""
    if faces == 0:
        return _WEASEL if policy == RANDOM or below(bits, ZERO + 2) else _ACCEPT
    options = bits_in(faces)
    number = below(bits, options + 1 if ready and policy != RANDOM else options)
    return pick_bit(faces, number) if number < options else _WEASEL


# How a turn goes on after a face was set aside.
_ON, _STOP, _STOP_CANNED = 0, 1, 2


@compiled
def end_by_value(
    solved: Any,
    turn: SolvedTurn,
    g: int,
    mask: int,
    left: int,
    total: int,
    doubled: int,
    ready: bool,
    canned: bool,
) -> int:
    """Whether to stop, and how, by value."""
    chunk, lane = g // LANES, g % LANES
    stop = at(solved.ends, (((chunk * 2 + doubled) * 2 + (mask >> 5)) * END_TOTALS + total) * LANES + lane)
    row = row_of(turn.row_at, turn.dice, doubled, mask, left, total)
    if left > 0 and at(turn.roll_on, turn.base + (turn.ready_at if ready else 0) + row * LANES) > stop:
        return _ON
    if canned and stop > value_of_bust(solved, g, doubled):
        return _STOP_CANNED
    return _STOP


@compiled
def end_by_chance(left: int, claiming: bool, canned: bool, policy: int, bits: Any) -> int:
    """Whether to stop, and how, by chance: `RANDOM` stops only where that claims something."""
    if policy == RANDOM:
        stops = 1 if left == 0 else below(bits, ZERO + 2) if claiming else 0
        return (_STOP_CANNED if canned else _STOP) * stops
    return below(bits, 3 if canned else 2) if left > 0 else 1 + below(bits, ZERO + 2)


@compiled
def close_turn(s: Any, i: int, rules: Any, log: Any) -> None:
    """Hand the turn on, and note the position it leaves."""
    end_turn(s, i, rules)
    place = at(s, i + LOGGED)
    if place != NONE:
        put(s, i + LOGGED, place + 1 + WIDTH)
        put(log, place, POSITION_FOLLOWS)
        copy_row(s, i, log, place + 1)


@compiled
def choose_dice(s: Any, i: int, solved: Any, g: int, held: int, seed: Any, valued: bool) -> SolvedTurn:
    """The turn of eight dice, or of nine if the mover holds the golden die and takes it (X12)."""
    turn = eight_dice(solved, g, held == WEASEL_HELD)
    if held == GOLDEN:
        nine = nine_dice(solved, g)
        wanted = first_roll(nine) > first_roll(turn) if valued else choose(s, i, seed, ZERO + 2) == 1
        if wanted:
            turn = nine
    return turn


@compiled
def play_turn(pool: Any, solved: Any, i: int, g: int, policy: int) -> None:
    """Play the mover's turn to its end. `g` finds the solved turn of a policy that goes by values."""
    s, rules, seats, log = pool.cells, pool.rules, pool.seats, pool.log
    seed = np.uint64(at(pool.cursor, 0))
    mover = at(s, i + MOVER)
    valued = policy >= FIRST_VALUED
    takes, steal, doubled, decisions = roll_and_decide(pool, solved, i, g, policy)
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
    close_turn(s, i, rules, log)


@compiled
def roll_and_decide(pool: Any, solved: Any, i: int, g: int, policy: int) -> Any:
    """Roll and set aside to the end: what may be taken and stolen, whether a double one came, and the decisions made."""
    s, rules, seats, log = pool.cells, pool.rules, pool.seats, pool.log
    seed = np.uint64(at(pool.cursor, 0))
    held = at(s, i + HELD + at(s, i + MOVER))
    up, tops = at(s, i + UP), tops_of_others(s, i, rules)
    ready, valued = held == WEASEL_HELD, policy >= FIRST_VALUED
    turn = choose_dice(s, i, solved, g, held, seed, valued)
    note(s, i, log, ACT_ROLL9 if turn.dice == 9 else ACT_ROLL)
    decisions = 1
    mask, total, left, doubled = ZERO, ZERO, turn.dice, ZERO
    nothing = ZERO, ZERO + NONE
    while True:
        roll, faces, bits_0, bits_1 = roll_dice(s, i, seed, pool.spans, pool.counts, left)
        note(s, i, log, -1 - roll)
        faces &= ~mask
        if faces == 0 and not ready:  # T3
            note(s, i, log, ZERO + OUT_BUST_ROLL)
            takes, steal = nothing
            break
        decisions += 1
        if valued:
            face = face_by_value(solved, turn, g, faces, roll, mask, left, total, doubled, ready)
        else:
            face = face_by_chance(faces, ready, policy, bits_0)
        if face == _WEASEL:  # X12
            note(s, i, log, ZERO + ACT_WEASEL)
            ready = False
            continue
        if face == _ACCEPT:
            note(s, i, log, ZERO + ACT_STOP)
            note(s, i, log, ZERO + OUT_BUST_ROLL)
            takes, steal = nothing
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
        takes, steal = nothing
        if worm or held == CANNED:  # X11: without a worm die, five more
            takes, steal = claims_for(up, tops, rules, total if worm else total + 5)
        claiming = takes != 0 or steal != NONE
        canned = claiming and not worm
        end = _STOP
        if not ((left == 0 and not canned) or (mask == 63 and at(rules, RULE_SIX))):  # T5, T6
            decisions += 1
            if valued:
                end = end_by_value(solved, turn, g, mask, left, total, doubled, ready, canned)
            else:
                end = end_by_chance(left, claiming, canned, policy, bits_1)
            note(
                s, i, log, ACT_STOP_CANNED if end == _STOP_CANNED else ACT_STOP if end == _STOP else ACT_ROLL
            )
        if end == _ON:
            continue
        if canned and end == _STOP:
            takes, steal = nothing
        if takes == 0 and steal == NONE:  # C1, C5
            note(s, i, log, ZERO + OUT_BUST)
        break
    return takes, steal, doubled, decisions
