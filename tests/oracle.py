"""The rules once more, written from the rule sheet and from nothing else: slow, plain, and shared with no engine.

A table is a grill (tile → face up?, specialist), players as dicts, a reserve. The engine's own code is not used,
only its data: states go in, and positions as text come out.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from pickomino.core.rules import Rules
from pickomino.core.state import GameState


@dataclass
class Player:
    """What lies before a player."""

    stack: list[int] = field(default_factory=list)
    grilled: int = 0
    specialist: str = ""


def knobs_of(rules: Rules) -> dict[str, Any]:
    """The settings that matter when a turn is settled."""
    return {
        "extras": rules.extras,
        "fallback": rules.fallback,
        "steal": rules.steal,
        "flip_empty_handed": rules.flip_empty_handed,
    }


@dataclass
class Oracle:
    """A table that knows the rules."""

    up: set[int]
    down: set[int]
    on: dict[int, str]
    players: list[Player]
    reserve: int
    mover: int
    knobs: dict[str, Any]

    @classmethod
    def at(cls, state: GameState) -> Oracle:
        """The table as a state has it."""
        return cls(
            set(state.up),
            set(state.down),
            {tile: str(specialist) for tile, specialist in state.standing},
            [Player(list(p.stack), p.grilled, str(p.specialist or "")) for p in state.players],
            state.reserve,
            state.mover,
            knobs_of(state.rules),
        )

    @property
    def me(self) -> Player:
        return self.players[self.mover - 1]

    def claims(self, dice: str, canned: bool) -> list[str]:
        """C1–C6, X1, X11: what a stop with these dice set aside may claim."""
        if "W" not in dice and not canned:
            return []
        total = sum(5 if die == "W" else int(die) for die in dice) + (5 if canned else 0)
        if total in self.up:
            return [f"take {total}"]
        lower = sorted(tile for tile in self.up if tile < total and tile >= 21)
        if self.knobs["fallback"] == "nearest" and lower:
            lower = [max(lower)]
        takes = [f"take {tile}" for tile in lower]
        others = [p for p in self.players if p is not self.me]
        if total >= 21 and any(p.stack and p.stack[-1] == total for p in others):
            if self.knobs["steal"] == "optional" and takes:
                return [*takes, f"steal {total}"]
            return [f"steal {total}"]
        return takes

    def claim(self, what: str, victim: int = 0, keep: str = "") -> Oracle:
        """Take or steal; with the choices of X3 and X6 made already."""
        table = deepcopy(self)
        kind, number = what.split(" ")
        tile = int(number)
        got = ""
        if kind == "take":
            table.up.remove(tile)
            table.me.stack.append(tile)
            got = table.on.pop(tile, "")
            if got == "r":
                table.put_back("r")
                table.grilled_worm(victim)
                got = ""
        else:
            owner = next(p for p in table.players if p.stack and p.stack[-1] == tile)
            got, owner.specialist = owner.specialist, ""
            if got != "h":
                table.me.stack.append(owner.stack.pop())
        if got and table.me.specialist:
            other = table.me.specialist if keep == got else got
            table.me.specialist = keep
            table.put_back(other)
        elif got:
            table.me.specialist = got
        return table

    def put_back(self, specialist: str) -> None:
        """X7."""
        free = [tile for tile in self.up if tile not in self.on]
        if free:
            self.on[min(free)] = specialist

    def victims(self) -> list[int]:
        """X3, X10."""
        return [
            seat
            for seat, p in enumerate(self.players, 1)
            if seat != self.mover and p.grilled > 0 and p.specialist != "h"
        ]

    def grilled_worm(self, victim: int) -> None:
        """X3: `victim` where there is a choice."""
        if self.reserve > 0:
            self.reserve -= 1
        elif len(self.victims()) == 1:
            self.players[self.victims()[0] - 1].grilled -= 1
        elif self.victims():
            self.players[victim - 1].grilled -= 1
        else:
            return
        self.me.grilled += 1

    def bust(self) -> Oracle:
        """B1–B3, X8, X9."""
        table = deepcopy(self)
        me = table.me
        if me.specialist == "h":
            if me.stack:
                me.specialist = ""
                table.put_back("h")
            return table
        returned = me.stack.pop() if me.stack else None
        if returned is not None:
            table.up.add(returned)
        if me.specialist:
            mine, me.specialist = me.specialist, ""
            table.put_back(mine)
        if returned is None and not table.knobs["flip_empty_handed"]:
            return table
        highest = max(table.up)
        if highest != returned:
            table.up.remove(highest)
            table.down.add(highest)
            if highest in table.on:
                table.put_back(table.on.pop(highest))
        return table

    def position(self) -> str:
        """The position between this turn and the next."""
        marks = [(tile, self.on.get(tile, "")) for tile in self.up] + [(tile, "x") for tile in self.down]
        grill = ".".join(f"{tile}{mark}" for tile, mark in sorted(marks)) or "-"
        players = "/".join(
            (".".join(map(str, p.stack)) or "-")
            + (f"+{p.grilled}" if p.grilled else "")
            + (f":{p.specialist}" if p.specialist else "")
            for p in self.players
        )
        mover = str(self.mover % len(self.players) + 1) if self.up else "-"
        return f"{grill} {players} {self.reserve if self.knobs['extras'] else '-'} {mover} -"

    def worms(self) -> list[int]:
        """E2: what each player counts."""
        worth = {11: 1, 13: 1} | {tile: 1 + (tile - 21) // 4 for tile in range(21, 37)}
        return [
            sum(worth[tile] for tile in p.stack) + p.grilled + (3 if p.specialist == "a" else 0)
            for p in self.players
        ]
