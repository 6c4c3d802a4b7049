"""What every bot is: something that decides from the state alone."""

from __future__ import annotations

__all__ = ["Bot", "BotSpecError"]

from random import Random
from typing import Protocol, runtime_checkable

from pickomino.core.actions import Action
from pickomino.core.errors import PickominoError
from pickomino.core.state import GameState


@runtime_checkable
class Bot(Protocol):
    """A strategy.

    Nothing is hidden from it and it hides nothing: what it decides depends on the state and, where it wants
    chance of its own, on `rng`. It never sees the dice to come.
    """

    def choose(self, state: GameState, rng: Random) -> Action:
        """One of the state's legal actions, of which there is at least one."""
        ...


class BotSpecError(PickominoError, ValueError):
    """A spec string that names no bot, or an option that the bot does not have."""
