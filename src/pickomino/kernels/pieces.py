"""The pieces on the table, moved in packed positions: claims, takes, steals, busts, specialists, grilled worms.

`s` is an array of packed positions and `i` the place in it at which one of them begins. `core.claim` and `core.settlement` say the same in
plain Python.
"""

# mypy: disable-error-code="no-any-return, no-untyped-call"

from __future__ import annotations

from typing import Any

from .cells import ZERO, add_to, at, compiled, highest_bit, lowest_bit, put
from .game_rows import (
    APPLE,
    APPLE_WORTH,
    BELOW,
    CLAIM_STEAL,
    CLAIM_TAKE,
    CROW,
    DOWN,
    EXTRA_SET,
    GRILLED,
    HELD,
    HEN,
    MOVER,
    NONE,
    OCCUPIED,
    PLAYERS,
    RESERVE,
    RULE_ANY,
    RULE_FLIP,
    RULE_OPTIONAL,
    RULE_PLAYERS,
    STANDS,
    TILE_AT,
    TOP,
    TURNS,
    UNDER,
    UP,
    WIDTH,
    WORMS,
    WORTH,
)


@compiled
def copy_row(source: Any, i: int, target: Any, j: int) -> None:
    """Copy one packed position."""
    for column in range(WIDTH):
        put(target, j + column, at(source, i + column))


@compiled
def tops_of_others(s: Any, i: int, rules: Any) -> int:
    """The set of tiles that the mover could steal (C3, C6, X1)."""
    tops = 0
    for seat in range(at(rules, RULE_PLAYERS)):
        if at(s, i + TOP + seat) != NONE and seat != at(s, i + MOVER):
            tops |= 1 << at(s, i + TOP + seat)
    return tops & ~EXTRA_SET


@compiled
def claims_for(up: int, tops: int, rules: Any, total: int) -> Any:
    """What a stop with this total and a worm may claim: the set of tiles to take, and one to steal or NONE."""
    exact = at(TILE_AT, total)
    if exact != NONE and up >> exact & 1:  # C2
        return 1 << exact, NONE
    takes = up & at(BELOW, total)  # C4
    if takes and not at(rules, RULE_ANY):
        takes = 1 << highest_bit(takes)
    if exact != NONE and tops >> exact & 1:  # C3
        return (takes if at(rules, RULE_OPTIONAL) else 0), exact
    return takes, NONE


@compiled
def victims(s: Any, i: int, rules: Any) -> int:
    """How many opponents a grilled worm could be taken from (X3, X10)."""
    found = 0
    for seat in range(at(rules, RULE_PLAYERS)):
        if seat != at(s, i + MOVER) and at(s, i + GRILLED + seat) > 0 and at(s, i + HELD + seat) != HEN:
            found += 1
    return found


@compiled
def gain_options(s: Any, i: int, rules: Any) -> int:
    """In how many ways the next grilled worm can come to the mover; 0 if none can (X3)."""
    if at(s, i + RESERVE) > 0:
        return 1
    return victims(s, i, rules)


@compiled
def gain_grilled_worm(s: Any, i: int, rules: Any, option: int) -> int:
    """X3: a grilled worm from the reserve, else from one of the opponents, numbered from the last seat down.
    Returns the seat robbed, or NONE."""
    mover = at(s, i + MOVER)
    if at(s, i + RESERVE) > 0:
        add_to(s, i + RESERVE, -1)
        add_to(s, i + GRILLED + mover, 1)
        return NONE
    for seat in range(at(rules, RULE_PLAYERS) - 1, -1, -1):
        if seat != mover and at(s, i + GRILLED + seat) > 0 and at(s, i + HELD + seat) != HEN:
            if option == 0:
                add_to(s, i + GRILLED + seat, -1)
                add_to(s, i + GRILLED + mover, 1)
                return seat
            option -= 1
    return NONE


@compiled
def standing_on(s: Any, i: int, tile: int) -> int:
    """The specialist on a grill tile, or NONE."""
    if at(s, i + OCCUPIED) >> tile & 1:
        for specialist in range(6):
            if at(s, i + STANDS + specialist) == tile:
                return specialist
    return NONE


@compiled
def put_back(s: Any, i: int, specialist: int) -> None:
    """X7: onto the lowest face-up tile without specialist, else out of the game."""
    free = at(s, i + UP) & ~at(s, i + OCCUPIED)
    if free == 0:
        put(s, i + STANDS + specialist, NONE)
        return
    tile = lowest_bit(free)
    put(s, i + STANDS + specialist, tile)
    put(s, i + OCCUPIED, at(s, i + OCCUPIED) | 1 << tile)


@compiled
def put_on_stack(s: Any, i: int, seat: int, tile: int) -> None:
    """Onto the top of a player's stack."""
    put(s, i + UNDER + tile, at(s, i + TOP + seat))
    put(s, i + TOP + seat, tile)
    add_to(s, i + WORMS + seat, at(WORTH, tile))


@compiled
def lift_top(s: Any, i: int, seat: int) -> int:
    """Take the top tile off a player's stack."""
    tile = at(s, i + TOP + seat)
    put(s, i + TOP + seat, at(s, i + UNDER + tile))
    put(s, i + UNDER + tile, NONE)
    add_to(s, i + WORMS + seat, -at(WORTH, tile))
    return tile


@compiled
def hold(s: Any, i: int, specialist: int, option: int) -> None:
    """X5, X6: the mover gets a specialist; of two, option 0 keeps the one held, 1 the new one."""
    mover = at(s, i + MOVER)
    held = at(s, i + HELD + mover)
    if held == NONE:
        put(s, i + HELD + mover, specialist)
        return
    put(s, i + HELD + mover, specialist if option else held)
    put_back(s, i, held if option else specialist)


@compiled
def owner_of_top(s: Any, i: int, rules: Any, tile: int) -> int:
    """Whose stack a tile tops."""
    for seat in range(at(rules, RULE_PLAYERS)):
        if at(s, i + TOP + seat) == tile:
            return seat
    return NONE


@compiled
def claim_options(s: Any, i: int, rules: Any, claim: int) -> int:
    """In how many ways a claim can be settled: which specialist to keep (X6), whom to rob (X13)."""
    if claim < CLAIM_STEAL:
        specialist = standing_on(s, i, claim - CLAIM_TAKE)
        if specialist == CROW:
            return max(1, gain_options(s, i, rules))
    else:
        specialist = at(s, i + HELD + owner_of_top(s, i, rules, claim - CLAIM_STEAL))
    return 2 if specialist != NONE and at(s, i + HELD + at(s, i + MOVER)) != NONE else 1


@compiled
def move_claimed(s: Any, i: int, rules: Any, claim: int) -> int:
    """C2–C4, X10: move the tile that a claim names. Returns the specialist that comes with it (X5), or NONE."""
    mover = at(s, i + MOVER)
    if claim >= CLAIM_STEAL:
        tile = claim - CLAIM_STEAL
        victim = owner_of_top(s, i, rules, tile)
        specialist = at(s, i + HELD + victim)
        put(s, i + HELD + victim, NONE)
        if specialist != HEN:  # X10: the hen goes in the tile's stead
            lift_top(s, i, victim)
            put_on_stack(s, i, mover, tile)
        return specialist
    tile = claim - CLAIM_TAKE
    put(s, i + UP, at(s, i + UP) & ~(1 << tile))
    put_on_stack(s, i, mover, tile)
    specialist = standing_on(s, i, tile)
    if specialist != NONE:
        put(s, i + STANDS + specialist, NONE)
        put(s, i + OCCUPIED, at(s, i + OCCUPIED) & ~(1 << tile))
    return specialist


@compiled
def settle_claim(s: Any, i: int, rules: Any, claim: int, option: int) -> int:
    """C2–C4, X5, X10, X13: move what a claim moves. Returns the seat robbed by the crow, or NONE."""
    specialist = move_claimed(s, i, rules, claim)
    if specialist == CROW:  # never stolen, for nobody holds it
        put_back(s, i, specialist)
        return gain_grilled_worm(s, i, rules, option)
    if specialist != NONE:
        hold(s, i, specialist, option)
    return NONE


@compiled
def settle_bust(s: Any, i: int, rules: Any) -> None:
    """B1–B3, X8, X9."""
    mover = at(s, i + MOVER)
    held = at(s, i + HELD + mover)
    returned = at(s, i + TOP + mover)
    if held == HEN:  # X9
        if returned != NONE:
            put(s, i + HELD + mover, NONE)
            put_back(s, i, ZERO + HEN)
        return
    if returned != NONE:  # B1
        lift_top(s, i, mover)
        put(s, i + UP, at(s, i + UP) | 1 << returned)
    if held != NONE:  # X8
        put(s, i + HELD + mover, NONE)
        put_back(s, i, held)
    if returned == NONE and not at(rules, RULE_FLIP):  # B3
        return
    highest = highest_bit(at(s, i + UP))
    if highest == returned:  # B2
        return
    put(s, i + UP, at(s, i + UP) & ~(1 << highest))
    put(s, i + DOWN, at(s, i + DOWN) | 1 << highest)
    specialist = standing_on(s, i, highest)
    if specialist != NONE:  # X8: last of all
        put(s, i + OCCUPIED, at(s, i + OCCUPIED) & ~(1 << highest))
        put_back(s, i, specialist)


@compiled
def end_turn(s: Any, i: int, rules: Any) -> None:
    """Pass the dice to the left, or end the game (E1, X14)."""
    add_to(s, i + TURNS, 1)
    if at(s, i + UP) == 0:
        put(s, i + MOVER, NONE)
    else:
        add_to(s, i + MOVER, 1)
        if at(s, i + MOVER) == at(rules, RULE_PLAYERS):
            put(s, i + MOVER, 0)


@compiled
def worms_at(s: Any, i: int, seat: int) -> int:
    """The worms that a player would count now (E2, X4, X12)."""
    apple = APPLE_WORTH if at(s, i + HELD + seat) == APPLE else 0
    return at(s, i + WORMS + seat) + at(s, i + GRILLED + seat) + apple


@compiled
def richest_victim(s: Any, i: int, rules: Any) -> int:
    """Among those who can be robbed, the number of the one with most worms (of equals the first seat)."""
    most, best, number = -1, 0, 0
    for seat in range(at(rules, RULE_PLAYERS) - 1, -1, -1):
        if seat != at(s, i + MOVER) and at(s, i + GRILLED + seat) > 0 and at(s, i + HELD + seat) != HEN:
            if worms_at(s, i, seat) >= most:
                most, best = worms_at(s, i, seat), number
            number += 1
    return best


@compiled
def winners_of(s: Any, i: int) -> int:
    """E2–E4: the set of seats that win, or share the win, if the game ends now."""
    most, best_tile, winners = -1, NONE - 1, 0
    for seat in range(at(s, i + PLAYERS)):
        worms = worms_at(s, i, seat)
        if worms < most:
            continue
        highest = NONE
        tile = at(s, i + TOP + seat)
        while tile != NONE:
            highest = max(highest, tile)
            tile = at(s, i + UNDER + tile)
        if worms > most or highest > best_tile:  # E2, E3
            most, best_tile, winners = worms, highest, 1 << seat
        elif highest == best_tile:  # E4: only without any tile
            winners |= 1 << seat
    return winners
