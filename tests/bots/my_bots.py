"""Bots as others might write them, for tests: some good, some faulty."""

from __future__ import annotations

from random import Random

from pickomino.bots.ends import Ends, Floats, ValuedBot
from pickomino.core.actions import Action
from pickomino.core.engine import legal_actions
from pickomino.core.state import GameState


class First:
    """Takes the first action there is."""

    def choose(self, state: GameState, rng: Random) -> Action:
        return legal_actions(state)[0]


class Swing(ValuedBot):
    """Counts what opponents lose."""

    def value_ends(self, ends: Ends) -> Floats:
        return ends.own + ends.taken


class Broken(First):
    """Raises in every third decision."""

    asked = 0

    def choose(self, state: GameState, rng: Random) -> Action:
        self.asked += 1
        if self.asked % 3 == 0:
            raise LookupError("lost the thread")
        return super().choose(state, rng)


class Cheat:
    """Says what is not legal."""

    def choose(self, state: GameState, rng: Random) -> str:
        return "win"


class Picky(First):
    """Cannot be made without arguments."""

    def __init__(self, mood: str) -> None:
        self.mood = mood


class NoBot:
    """Has no method choose."""
