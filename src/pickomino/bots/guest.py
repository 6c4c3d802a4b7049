"""A seat played by somebody else's code: faults cost it decisions, and three of them the game."""

from __future__ import annotations

__all__ = ["STRIKES", "Guest", "what_was_raised"]

import traceback
from abc import ABC, abstractmethod
from pathlib import Path
from random import Random
from typing import Final

from pickomino.core.actions import Action
from pickomino.core.outcome import Outcome
from pickomino.core.rules import Rules
from pickomino.core.state import GameState

from .pipe import Fault
from .timid import TimidBot

STRIKES: Final = 3


class Guest(ABC):
    """Whatever the code does, the game goes on: `timid` makes the decisions that it loses."""

    def __init__(self, name: str) -> None:
        self.name = name
        """What to call it: its own name once it has said one, else its spec."""
        self.faults: list[Fault] = []
        """Everything that went wrong, over all games."""
        self.forfeits = 0
        """Games in which it lost its seat."""
        self._strikes = 0
        self._stand_in = TimidBot()

    @property
    def has_forfeited(self) -> bool:
        """Whether its seat has gone to the stand-in for the rest of the game."""
        return self._strikes >= STRIKES

    def begin(self, rules: Rules, players: int, seat: int, seed: int) -> None:
        """A new game begins, with no strikes yet."""
        self._strikes = 0

    def choose(self, state: GameState, rng: Random) -> Action:
        if not self.has_forfeited:
            try:
                return self._decide(state, rng)
            except Fault as fault:
                self._blame(fault)
        return self._stand_in.choose(state, rng)

    def over(self, state: GameState, result: Outcome) -> None:  # noqa: B027  # not every guest cares
        """The game has ended."""

    def close(self) -> None:  # noqa: B027  # not every guest has something to close
        """End everything that belongs to it."""

    @abstractmethod
    def _decide(self, state: GameState, rng: Random) -> Action:
        """Ask for a decision; a Fault says that there is none, or that it is not legal."""

    def _blame(self, fault: Fault) -> None:
        self.faults.append(fault)
        self._strikes += 1
        self.forfeits += self._strikes == STRIKES


def what_was_raised(error: Exception) -> dict[str, str | int]:
    """The error and the line that it comes from, as a bot's author wants to know it."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return {
        "error": f"{type(error).__name__}: {error}"[:200],
        "where": f"{Path(last.filename).name}:{last.lineno}",
    }
