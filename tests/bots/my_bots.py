"""Bots as others might write them, for tests: some good, some faulty."""

from __future__ import annotations

from random import Random

import numpy as np

from pickomino.bots.ends import Ends, Floats, ValuedBot
from pickomino.core.actions import ROLL9, WEASEL, Action
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
    """Chooses what is not legal."""

    def choose(self, state: GameState, rng: Random) -> Action:
        return ROLL9 if ROLL9 not in legal_actions(state) else WEASEL


class Talker:
    """Says what it would do instead of returning an action."""

    def choose(self, state: GameState, rng: Random) -> str:
        return "roll"


class Short(Swing):
    """Values too few ends."""

    def value_ends(self, ends: Ends) -> Floats:
        return super().value_ends(ends)[:3]


class Unsure(Swing):
    """Has no value for a bust."""

    def value_ends(self, ends: Ends) -> Floats:
        return np.where(ends.is_bust, np.nan, super().value_ends(ends))


class Confused(Swing):
    """Raises when it is asked for values."""

    def value_ends(self, ends: Ends) -> Floats:
        raise LookupError("lost the thread")


class Picky(First):
    """Cannot be made without arguments."""

    def __init__(self, mood: str) -> None:
        self.mood = mood


class NoBot:
    """Has no method choose."""
