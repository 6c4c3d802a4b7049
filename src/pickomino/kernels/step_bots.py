"""Opponents that decide in compiled code: `bots.random_bot` and `bots.timid`, decision by decision."""

# mypy: disable-error-code="no-any-return, no-untyped-call"

from __future__ import annotations

from typing import Any

from .cells import ZERO, at, bits_in, compiled, highest_bit, lowest_bit
from .chance import below, draw
from .game_rows import (
    ACT_FACE,
    ACT_ROB,
    ACT_ROLL,
    ACT_STOP,
    ACT_STOP_CANNED,
    ACT_WEASEL,
    MOVER,
    NONE,
    RULE_PLAYERS,
)
from .step_layout import CLAIM, CROW, FACE, GO_ON, KEPT, PHASE, PLAYED_RANDOM, ROB, ROLLED
from .steps import stop_claims
from .turn_player import pick_bit


@compiled
def claiming_stop(s: Any, i: int, rules: Any) -> int:
    """The stop that claims something, or NONE."""
    takes, steal = stop_claims(s, i, rules)
    if takes == 0 and steal == NONE:
        return ZERO + NONE
    return ZERO + (ACT_STOP if at(s, i + KEPT) >> 20 else ACT_STOP_CANNED)


@compiled
def by_seat(s: Any, i: int, rules: Any, legal: int, number: int) -> int:
    """Of the robberies the one of that number, in the order of the seats."""
    mover, players = at(s, i + MOVER), at(rules, RULE_PLAYERS)
    action = ZERO
    for seat in range(players):
        action = ACT_ROB + (seat - mover) % players
        if legal >> action & 1:
            if number == 0:
                break
            number -= 1
    return action


@compiled
def pick(s: Any, i: int, rules: Any, seed: Any, legal: int) -> int:
    """One of the legal actions, all equally likely."""
    options = bits_in(legal)
    number = ZERO
    if options > 1:
        bits, _, _, _ = draw(s, i, seed)
        number = below(bits, options)
    if at(s, i + PHASE) in (ROB, CROW):
        return by_seat(s, i, rules, legal, number)
    return pick_bit(legal, number)


@compiled
def decide_at_random(s: Any, i: int, rules: Any, seed: Any, legal: int) -> int:
    """`random`: any face; stops half of the time when that claims something."""
    phase = at(s, i + PHASE)
    if phase == FACE:
        if legal >> ACT_STOP & 1:
            return ZERO + ACT_WEASEL
        return pick(s, i, rules, seed, legal & ~((ZERO + 1) << ACT_WEASEL))
    if phase == GO_ON:
        stop = claiming_stop(s, i, rules)
        if not legal >> ACT_ROLL & 1:
            return stop if stop != NONE else ZERO + ACT_STOP
        if stop != NONE:
            bits, _, _, _ = draw(s, i, seed)
            if below(bits, ZERO + 2) == 0:
                return stop
        return ZERO + ACT_ROLL
    return pick(s, i, rules, seed, legal)


@compiled
def timid_face(s: Any, i: int, faces: int) -> int:
    """Worms first, else the face that adds most; of equals the one with fewer dice, then the lower."""
    roll = at(s, i + ROLLED)
    best, chosen = ZERO - 1, ZERO
    while faces:
        face = lowest_bit(faces)
        faces &= faces - 1
        count = roll >> (4 * face) & 15
        worth = (1000 if face == 5 else 0) + 10 * count * min(face + 1, 5) - count
        if worth > best:
            best, chosen = worth, face
    return chosen


@compiled
def decide_timidly(s: Any, i: int, rules: Any, legal: int) -> int:
    """`timid`: stops as soon as it can take something."""
    phase = at(s, i + PHASE)
    if phase == FACE:
        if legal >> ACT_STOP & 1:
            return ZERO + ACT_WEASEL
        return ACT_FACE + timid_face(s, i, legal >> ACT_FACE & 63)
    if phase == GO_ON:
        stop = claiming_stop(s, i, rules)
        if stop != NONE:
            return stop
        return ZERO + (ACT_ROLL if legal >> ACT_ROLL & 1 else ACT_STOP)
    if phase == CLAIM:
        return highest_bit(legal)
    if phase in (ROB, CROW):
        return by_seat(s, i, rules, legal, ZERO)
    return lowest_bit(legal)


@compiled
def decide(s: Any, i: int, rules: Any, seed: Any, legal: int, who: int) -> int:
    """What an opponent of the kernel does."""
    if who == PLAYED_RANDOM:
        return decide_at_random(s, i, rules, seed, legal)
    return decide_timidly(s, i, rules, legal)
