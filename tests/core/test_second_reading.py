"""The settling of a turn read a second time from the rules, on plain sets and lists, and compared with the engine.

Positions are random and crowded, by every combination of the knobs; for each, all that a stop may come to, through
every choice on the way, must be the same by both readings.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from random import Random

import pytest

from pickomino.core.actions import STOP, STOP_CANNED, Action
from pickomino.core.engine import apply, legal_actions
from pickomino.core.notation_positions import parse_position
from pickomino.core.rules import Rules
from pickomino.core.state import GameState, Phase
from walks import custom_rules


@dataclass
class Seat:
    stack: list[int] = field(default_factory=list)
    grilled: int = 0
    holds: str = ""

    def __str__(self) -> str:
        text = ".".join(map(str, self.stack)) or "-"
        return text + (f"+{self.grilled}" if self.grilled else "") + (f":{self.holds}" if self.holds else "")


@dataclass
class Board:
    """What lies on the table, and what a turn of `mover` may do to it; each method gives every possible end."""

    rules: Rules
    seats: list[Seat]
    mover: int
    up: set[int] = field(default_factory=set)
    down: set[int] = field(default_factory=set)
    on: dict[int, str] = field(default_factory=dict)
    reserve: int = 0

    def __str__(self) -> str:
        tiles = [f"{t}{'x' if t in self.down else self.on.get(t, '')}" for t in sorted(self.up | self.down)]
        reserve = str(self.reserve) if self.rules.extras else "-"
        return f"{'.'.join(tiles) or '-'} {'/'.join(map(str, self.seats))} {reserve}"

    @property
    def me(self) -> Seat:
        return self.seats[self.mover - 1]

    def end(self) -> set[str]:
        return {f"{self} {self.mover % len(self.seats) + 1} -" if self.up else f"{self} - -"}  # S3, E1

    def back(self, specialist: str) -> None:
        free = [tile for tile in sorted(self.up) if tile not in self.on]
        if free:
            self.on[free[0]] = specialist  # X7

    def bust(self) -> set[str]:
        me = self.me
        if me.holds == "h":  # X9
            if me.stack:
                me.holds = ""
                self.back("h")
            return self.end()
        returned = me.stack.pop() if me.stack else None  # B1
        if returned is not None:
            self.up.add(returned)
        lost, me.holds = me.holds, ""
        if lost:
            self.back(lost)  # X8
        highest = max(self.up)
        if highest != returned and (returned is not None or self.rules.flip_empty_handed):  # B2, B3
            self.up.remove(highest)
            self.down.add(highest)
            stood = self.on.pop(highest, "")
            if stood:
                self.back(stood)
        return self.end()

    def crow(self) -> set[str]:
        self.back("r")  # X13
        if self.reserve:
            self.reserve -= 1
            self.me.grilled += 1
            return self.end()
        ends: set[str] = set()
        for number, victim in enumerate(self.seats):
            if victim is not self.me and victim.grilled and victim.holds != "h":  # X3
                other = deepcopy(self)
                other.seats[number].grilled -= 1
                other.me.grilled += 1
                ends |= other.end()
        return ends or self.end()

    def got(self, specialist: str) -> set[str]:
        held = self.me.holds
        if not specialist or not held:
            self.me.holds = specialist or held
            return self.end()
        ends: set[str] = set()
        for kept, given in ((held, specialist), (specialist, held)):  # X6
            other = deepcopy(self)
            other.me.holds = kept
            other.back(given)
            ends |= other.end()
        return ends

    def take(self, tile: int) -> set[str]:
        self.up.remove(tile)
        self.me.stack.append(tile)
        specialist = self.on.pop(tile, "")
        return self.crow() if specialist == "r" else self.got(specialist)

    def steal(self, tile: int) -> set[str]:
        victim = next(seat for seat in self.seats if seat.stack[-1:] == [tile])
        specialist, victim.holds = victim.holds, ""
        if specialist != "h":  # X10
            self.me.stack.append(victim.stack.pop())
        return self.got(specialist)

    def claim(self, kept: str, canned: bool) -> set[str]:
        """Nothing if there is none."""
        if "W" not in kept and not canned:  # C1
            return set()
        total = sum(5 if die == "W" else int(die) for die in kept) + 5 * canned
        if total in self.up:  # C2
            return deepcopy(self).take(total)
        lower = [tile for tile in sorted(self.up) if 20 < tile < total]  # C4, X1
        if self.rules.fallback == "nearest":
            lower = lower[-1:]
        ends: set[str] = set()
        if total > 20 and any(seat.stack[-1:] == [total] for seat in self.seats if seat is not self.me):  # C3
            ends = deepcopy(self).steal(total)
            if self.rules.steal == "forced":
                return ends
        for tile in lower:
            ends |= deepcopy(self).take(tile)
        return ends


def crowded(rng: Random, rules: Rules) -> Board:
    board = Board(rules, [Seat() for _ in range(rng.randint(2, 5))], 1)
    board.mover = rng.randint(1, len(board.seats))
    density = rng.choice((0.15, 0.4, 0.8))
    for tile in rules.tiles:
        place = rng.random()
        if place < density * 0.6:
            board.up.add(tile)
        elif place < density * 0.7:
            board.down.add(tile)
        elif place < density + 0.2:
            rng.choice(board.seats).stack.append(tile)
    board.up = board.up or {rules.tiles[-1]} - board.down - {t for s in board.seats for t in s.stack}
    for seat in board.seats:
        rng.shuffle(seat.stack)
    if rules.extras:
        board.reserve = rng.choice((0, 0, 2))
        for seat in board.seats[:3]:
            seat.grilled = rng.randint(0, 1)
        for specialist in "chrwga":
            free = [seat for seat in board.seats if not seat.holds]
            bare = [tile for tile in sorted(board.up) if tile not in board.on]
            if specialist != "r" and free and rng.random() < 0.5:
                rng.choice(free).holds = specialist
            elif bare:
                board.on[rng.choice(bare)] = specialist
    return board


def some_dice(rng: Random) -> str:
    """Fewer than eight, most of them dear: low totals claim nothing."""
    dice = [face * rng.randint(1, 3) for face in rng.sample("123455W", 4)]
    return "".join(sorted(rng.choice(("WWWW", "WWW", "555", "444", "")) + "".join(dice)))[
        -rng.randint(1, 7) :
    ]


def all_ends(state: GameState, action: Action) -> set[str]:
    """What the engine makes of it, through every choice on the way."""
    after = apply(state, action).state
    if after.turn.phase in (Phase.START, Phase.OVER):
        return {str(after)}
    return {end for choice in legal_actions(after) for end in all_ends(after, choice)}


@pytest.mark.parametrize("rules", custom_rules(), ids=str)
def test_every_stop_comes_to_the_same_by_both_readings(rules: Rules) -> None:
    rng = Random(str(rules))
    claims = busts = 0
    for _ in range(120):
        board, kept = crowded(rng, rules), some_dice(rng)
        if not board.up:
            continue
        state = parse_position(f"{board} {board.mover} {kept}:", rules)
        ends = board.claim(kept, canned=False)
        claims, busts = claims + bool(ends), busts + (not ends)
        assert all_ends(state, STOP) == (ends or deepcopy(board).bust()), str(state)
        if board.me.holds == "c" and "W" not in kept:  # X11
            ends = board.claim(kept, canned=True)
            assert (STOP_CANNED in legal_actions(state)) == bool(ends), str(state)
            assert not ends or all_ends(state, STOP_CANNED) == ends, str(state)
    assert claims > 10
    assert busts > 10
