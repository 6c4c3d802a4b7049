"""Single decisions in rows of `step_layout`: what is legal, and what comes of it; `core.engine` says the same in
plain Python."""

# mypy: disable-error-code="no-any-return, no-untyped-call"

from __future__ import annotations

from typing import Any

from .cells import ZERO, add_to, at, bits_in, compiled, lowest_bit, put
from .chance import roll_dice
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
    CLAIM_STEAL,
    CLAIM_TAKE,
    GOLDEN,
    GRILLED,
    HELD,
    HEN,
    MOVER,
    NONE,
    RULE_EXTRAS,
    RULE_PLAYERS,
    RULE_SIX,
    UP,
    WEASEL_HELD,
)
from .game_rows import (
    CROW as THE_CROW,
)
from .pieces import (
    claims_for,
    end_turn,
    gain_grilled_worm,
    gain_options,
    move_claimed,
    put_back,
    settle_bust,
    tops_of_others,
)
from .step_layout import (
    CHANGED,
    CLAIM,
    CROW,
    FACE,
    GO_ON,
    KEEP,
    KEPT,
    LEFT,
    NINE,
    OFFERED,
    OVER,
    PHASE,
    ROB,
    ROLLED,
    START,
    WEASEL_USED,
)


@compiled
def held_by_mover(s: Any, i: int) -> int:
    """The mover's specialist, or NONE."""
    return at(s, i + HELD + at(s, i + MOVER))


@compiled
def faces_in(dice: int) -> int:
    """The set of faces that dice show."""
    faces = ZERO
    for face in range(6):
        if dice >> (4 * face) & 15:
            faces |= 1 << face
    return faces


@compiled
def total_of(dice: int) -> int:
    """The sum of the dice, worms counting 5."""
    total = ZERO
    for face in range(6):
        total += (dice >> (4 * face) & 15) * min(face + 1, 5)
    return total


@compiled
def begin_turn(s: Any, i: int) -> None:
    """Nothing rolled yet, or nothing to roll any more."""
    put(s, i + PHASE, OVER if at(s, i + MOVER) == NONE else START)
    put(s, i + KEPT, 0)
    put(s, i + ROLLED, 0)
    put(s, i + LEFT, 8)
    put(s, i + NINE, 0)
    put(s, i + WEASEL_USED, 0)
    put(s, i + OFFERED, NONE)
    put(s, i + CHANGED, 1)


@compiled
def stop_claims(s: Any, i: int, rules: Any) -> Any:
    """What a stop may claim, with the canned worm where the mover has it and no worm die: tiles to take, one to
    steal or NONE."""
    kept = at(s, i + KEPT)
    worm = kept >> 20
    if not worm and held_by_mover(s, i) != CANNED:  # C1
        return ZERO, ZERO + NONE
    total = total_of(kept)
    return claims_for(at(s, i + UP), tops_of_others(s, i, rules), rules, total if worm else total + 5)  # X11


@compiled
def is_weasel_ready(s: Any, i: int) -> bool:
    """X12: whether the mover may still roll again."""
    return held_by_mover(s, i) == WEASEL_HELD and at(s, i + WEASEL_USED) == 0


@compiled
def victims_as_actions(s: Any, i: int, rules: Any) -> int:
    """X3: whom the mover may rob, counted from the mover's own seat."""
    found = ZERO
    mover, players = at(s, i + MOVER), at(rules, RULE_PLAYERS)
    for seat in range(players):
        if seat != mover and at(s, i + GRILLED + seat) > 0 and at(s, i + HELD + seat) != HEN:
            found |= (ZERO + 1) << (ACT_ROB + (seat - mover) % players)
    return found


@compiled
def legal_set(s: Any, i: int, rules: Any) -> int:
    """The set of legal actions; `core.legality` says the same."""
    one = ZERO + 1
    phase = at(s, i + PHASE)
    if phase == START:
        return one << ACT_ROLL | (one << ACT_ROLL9 if held_by_mover(s, i) == GOLDEN else ZERO)  # X12
    if phase == FACE:
        faces = faces_in(at(s, i + ROLLED)) & ~faces_in(at(s, i + KEPT))  # T2
        if is_weasel_ready(s, i):
            return one << ACT_WEASEL | (faces << ACT_FACE if faces else one << ACT_STOP)
        return faces << ACT_FACE
    if phase == GO_ON:
        legal = one << ACT_STOP | (one << ACT_ROLL if at(s, i + LEFT) else ZERO)  # T4
        if at(s, i + KEPT) >> 20 == 0:
            takes, steal = stop_claims(s, i, rules)
            if takes or steal != NONE:  # X11
                legal |= one << ACT_STOP_CANNED
        return legal
    if phase in (ROB, CROW):
        return victims_as_actions(s, i, rules)
    if phase == CLAIM:
        takes, steal = stop_claims(s, i, rules)
        return takes << ACT_TAKE | (one << (ACT_STEAL + steal) if steal != NONE else ZERO)
    if phase == KEEP:  # X6
        return one << at(ACT_KEEP, held_by_mover(s, i)) | one << at(ACT_KEEP, at(s, i + OFFERED))
    return ZERO


@compiled
def finish_turn(s: Any, i: int, rules: Any) -> None:
    """Pass the dice on."""
    end_turn(s, i, rules)
    begin_turn(s, i)


@compiled
def bust(s: Any, i: int, rules: Any) -> None:
    """A turn that comes to nothing."""
    settle_bust(s, i, rules)
    finish_turn(s, i, rules)


@compiled
def roll_on(s: Any, i: int, rules: Any, seed: Any, spans: Any, counts: Any) -> None:
    """Roll what is left (T1, T4); without a new face that is a bust (T3), unless the weasel can help."""
    roll, faces, _, _ = roll_dice(s, i, seed, spans, counts, at(s, i + LEFT))
    put(s, i + ROLLED, roll)
    put(s, i + PHASE, FACE)
    if not faces & ~faces_in(at(s, i + KEPT)) and not is_weasel_ready(s, i):
        bust(s, i, rules)


@compiled
def settle(s: Any, i: int, rules: Any, claim: int) -> None:
    """Do what a claim does, up to the next choice or the end of the turn."""
    specialist = move_claimed(s, i, rules, claim)
    put(s, i + CHANGED, 1)
    mover = at(s, i + MOVER)
    if specialist == THE_CROW:  # X13
        put_back(s, i, specialist)
        if gain_options(s, i, rules) > 1:
            put(s, i + PHASE, CROW)
            return
        gain_grilled_worm(s, i, rules, ZERO)
    elif specialist != NONE:
        if at(s, i + HELD + mover) != NONE:  # X6
            put(s, i + OFFERED, specialist)
            put(s, i + PHASE, KEEP)
            return
        put(s, i + HELD + mover, specialist)  # X5
    finish_turn(s, i, rules)


@compiled
def stop(s: Any, i: int, rules: Any, canned: bool) -> None:
    """C1–C5: a bust, the one claim there is, or a choice among several."""
    takes, steal = ZERO, ZERO + NONE
    if canned or at(s, i + KEPT) >> 20:
        takes, steal = stop_claims(s, i, rules)
    options = bits_in(takes) + (0 if steal == NONE else 1)
    if options == 0:
        bust(s, i, rules)
    elif options > 1:
        put(s, i + PHASE, CLAIM)
    else:
        settle(s, i, rules, CLAIM_STEAL + steal if steal != NONE else CLAIM_TAKE + lowest_bit(takes))


@compiled
def after_set_aside(s: Any, i: int, rules: Any) -> None:
    """T5, T6: the turn may stop by itself."""
    put(s, i + PHASE, GO_ON)
    kept = at(s, i + KEPT)
    if at(s, i + LEFT) == 0:
        takes, steal = ZERO, ZERO + NONE
        if kept >> 20 == 0:
            takes, steal = stop_claims(s, i, rules)
        if takes == 0 and steal == NONE:
            stop(s, i, rules, False)
    elif at(rules, RULE_SIX) and faces_in(kept) == 63:
        stop(s, i, rules, False)


@compiled
def set_aside(s: Any, i: int, rules: Any, face: int) -> None:
    """T2, and X2 for a double one."""
    count = at(s, i + ROLLED) >> (4 * face) & 15
    add_to(s, i + KEPT, count << (4 * face))
    add_to(s, i + LEFT, -count)
    put(s, i + ROLLED, 0)
    if face == 0 and count > 1 and at(rules, RULE_EXTRAS):
        if gain_options(s, i, rules) > 1:
            put(s, i + PHASE, ROB)
            return
        gain_grilled_worm(s, i, rules, ZERO)
        put(s, i + CHANGED, 1)
    after_set_aside(s, i, rules)


@compiled
def rob(s: Any, i: int, rules: Any, away: int) -> None:
    """X3: take a grilled worm from the player that many seats to the left."""
    mover = at(s, i + MOVER)
    add_to(s, i + GRILLED + (mover + away) % at(rules, RULE_PLAYERS), -1)
    add_to(s, i + GRILLED + mover, 1)
    put(s, i + CHANGED, 1)
    if at(s, i + PHASE) == CROW:
        finish_turn(s, i, rules)
    else:
        after_set_aside(s, i, rules)


@compiled
def keep_one(s: Any, i: int, rules: Any, action: int) -> None:
    """X6: keep one of two specialists; the other goes back."""
    mover = at(s, i + MOVER)
    held, offered = at(s, i + HELD + mover), at(s, i + OFFERED)
    if action == at(ACT_KEEP, held):
        put_back(s, i, offered)
    else:
        put(s, i + HELD + mover, offered)
        put_back(s, i, held)
    finish_turn(s, i, rules)


@compiled
def act(s: Any, i: int, rules: Any, seed: Any, spans: Any, counts: Any, action: int) -> None:
    """Do what the mover decided, which must be legal; the dice that this orders fall too."""
    if action <= ACT_ROLL9:
        if action == ACT_ROLL9:
            put(s, i + NINE, 1)
            put(s, i + LEFT, 9)
        roll_on(s, i, rules, seed, spans, counts)
    elif action < ACT_WEASEL:
        set_aside(s, i, rules, action - ACT_FACE)
    elif action == ACT_WEASEL:  # X12
        put(s, i + WEASEL_USED, 1)
        roll_on(s, i, rules, seed, spans, counts)
    elif action == ACT_STOP and at(s, i + PHASE) == FACE:  # X12: the bust is accepted
        bust(s, i, rules)
    elif action <= ACT_STOP_CANNED:
        stop(s, i, rules, action == ACT_STOP_CANNED)
    elif action < ACT_STEAL + 2:
        settle(s, i, rules, CLAIM_TAKE + action - ACT_TAKE)
    elif action < ACT_ROB:
        settle(s, i, rules, CLAIM_STEAL + action - ACT_STEAL)
    elif action < at(ACT_KEEP, ZERO):
        rob(s, i, rules, action - ACT_ROB)
    else:
        keep_one(s, i, rules, action)
