"""What a game looks like at one moment: immutable, hashable, equal when nothing differs."""

from __future__ import annotations

__all__ = ["START_OF_TURN", "GameState", "Phase", "Player", "Turn", "expect_state"]

from enum import Enum
from typing import Final, NamedTuple

from .dice import DICE, DICE_WITH_GOLDEN, NO_DICE, Counts
from .rules import Rules, Specialist


class Phase(Enum):
    """What the game is waiting for."""

    START = "start"
    """The first roll of the turn."""
    DUE = "due"
    """Dice: a roll was ordered, its outcome is a matter of chance."""
    ROLLED = "rolled"
    """A face to set aside, or the weasel."""
    KEPT = "kept"
    """Roll on or stop."""
    ROB = "rob"
    """X2: whom to take a grilled worm from; the turn then goes on."""
    CROW = "crow"
    """X13: the same for the crow's grilled worm; the turn then ends."""
    CLAIM = "claim"
    """C3 optional, C4 any: which tile."""
    KEEP = "keep"
    """X6: which of two specialists."""
    OVER = "over"
    """Nothing: the game has ended."""

    __hash__ = object.__hash__  # members are singletons; Enum's own hash is slower


class Turn(NamedTuple):
    """How far the mover's turn has come."""

    phase: Phase
    kept: Counts = NO_DICE
    """The dice set aside."""
    roll: Counts = NO_DICE
    """The dice just rolled, in phase ROLLED only."""
    golden: bool = False
    """Nine dice are in play this turn (X12)."""
    weasel_used: bool = False
    """The weasel has re-rolled this turn (X12)."""
    offered: Specialist | None = None
    """The specialist just got, in phase KEEP only (X6)."""

    @property
    def dice_left(self) -> int:
        """How many dice are not set aside."""
        return (DICE_WITH_GOLDEN if self.golden else DICE) - sum(self.kept)


START_OF_TURN: Final = Turn(Phase.START)


class Player(NamedTuple):
    """What lies before one player."""

    stack: tuple[int, ...] = ()
    """The tiles, bottom to top; only the top one is visible to the others."""
    grilled: int = 0
    """Grilled worms (X2–X4)."""
    specialist: Specialist | None = None
    """At most one (X6)."""

    @property
    def top(self) -> int | None:
        """The visible tile, if any."""
        return self.stack[-1] if self.stack else None


class GameState(NamedTuple):
    """A whole game at one moment. Seats count from 1: `players[seat - 1]`. `str(state)` is its notation."""

    rules: Rules
    up: tuple[int, ...]
    """Face-up tiles on the grill, ascending."""
    down: tuple[int, ...]
    """Face-down tiles on the grill, ascending."""
    standing: tuple[tuple[int, Specialist], ...]
    """(tile, specialist) for each specialist on the grill, by ascending tile."""
    players: tuple[Player, ...]
    reserve: int
    """Grilled worms left to take (0 without extras)."""
    mover: int
    """The seat whose turn it is; 0 when the game is over."""
    turn: Turn

    @property
    def me(self) -> Player:
        """The player to move; there is none in a finished game."""
        if not self.mover:
            raise LookupError("the game is over: nobody is to move")
        return self.players[self.mover - 1]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended (E1)."""
        return self.turn.phase is Phase.OVER


def expect_state(given: object) -> None:
    """Tell a caller without types that a state was expected."""
    if not isinstance(given, GameState):
        raise TypeError(
            f"a state is expected, such as game.state or new_game('classic', 2), not {given!r:.80}"
        )
