"""What can happen in a game, one type for each kind of log entry."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from pickomino.core.actions import Action
from pickomino.core.dice import Counts
from pickomino.core.errors import Problem

By: TypeAlias = Literal["player", "bot", "server"]
"""Who caused an entry."""

SeatKind: TypeAlias = Literal["human", "bot", "open"]
AwayReason: TypeAlias = Literal["left", "clock", "claimed"]
"""Why a bot plays for a person: they left, their clock ran out, or somebody claimed because they were gone."""

EndReason: TypeAlias = Literal["over", "limit", "abandoned", "claimed"]
ClaimChoice: TypeAlias = Literal["bot", "win"]
"""What somebody wants whose game waits for a player who is gone: a bot in their place, or the game."""

DicePhase: TypeAlias = Literal["commit", "reveal", "fixed"]
"""How far the players' share of the dice has come: hashes first, then what they stand for, then nothing changes."""

ReseedReason: TypeAlias = Literal["withheld", "restored", "upgraded"]
"""Why dice come from a new seed: somebody kept what they had committed to, a backup was restored, or the log followed
an older protocol."""

PROTOCOL = 2
"""The protocol of the dice that new logs follow. In the first one entropies were added without a commitment."""

Status: TypeAlias = Literal["lobby", "running", "over", "abandoned"]
"""How far a game has come."""


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """Who a seat was meant for when the table opened."""

    kind: SeatKind
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Opened:
    """A table was opened; always the first entry."""

    game: str
    rules: str
    seats: tuple[SeatPlan, ...]
    clock: int | None
    limit: int
    commitment: str
    start: str | None = None
    """The position to begin with, if it is not the usual one."""
    by_hand: bool = False
    """The players roll real dice and enter what they see: nobody can check such dice."""
    coach: bool = False
    """Everybody at the table may ask the coach during the game."""
    protocol: int = 1
    """How the dice come about."""
    program: str | None = None
    """The version of the program that opened the table: its bots decide as those of this version do."""


@dataclass(frozen=True, slots=True)
class Sat:
    """A person, or a bot of the host's choice, took an open seat."""

    seat: int
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class GotUp:
    """A seat became open again before the start: its player left, or the host took it from a guest or a bot."""

    seat: int


@dataclass(frozen=True, slots=True)
class Swapped:
    """Two seats were exchanged before the start, with whoever sat there."""

    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class Committed:
    """A person committed to randomness that they keep to themselves for now; it counts for all their seats."""

    seats: tuple[int, ...]
    commitment: str


@dataclass(frozen=True, slots=True)
class Locked:
    """Nobody can commit any more, so everybody may reveal; `missing` are the seats without a commitment."""

    missing: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EntropyAdded:
    """A person added randomness to the dice: what they had committed to."""

    seat: int
    entropy: str


@dataclass(frozen=True, slots=True)
class Started:
    """The game began; the entropy of every seat is fixed."""

    entropy: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class Reseeded:
    """From here on dice come from a new seed, to which everybody contributes anew."""

    reason: ReseedReason
    seats: tuple[int, ...]
    """Those who withheld what they had committed to; they cannot contribute to this game again."""
    seed: str
    """The seed used so far."""
    commitment: str
    """The hash of the new one."""
    protocol: int


@dataclass(frozen=True, slots=True)
class Acted:
    """The mover decided; if dice fell, `roll` is how, and `number` counts the rolls of the game."""

    seat: int
    action: Action
    roll: Counts | None = None
    number: int | None = None
    chance: str | None = None
    """Where a bot decided: the seed of its random choices, in hex."""
    decider: str | None = None
    """The bot that decided in place of the one at the seat, which could not."""
    lag: int = 0
    """Milliseconds added to the player's clock, because the network took them."""


@dataclass(frozen=True, slots=True)
class TookBack:
    """The mover took the last set-aside back."""

    seat: int


@dataclass(frozen=True, slots=True)
class WentAway:
    """From here on a bot plays for this seat."""

    seat: int
    reason: AwayReason


@dataclass(frozen=True, slots=True)
class CameBack:
    """The owner plays this seat again."""

    seat: int


@dataclass(frozen=True, slots=True)
class Claimed:
    """A player who stayed has bots play for those who are gone, or takes the game if nobody else is left."""

    seat: int
    absent: tuple[int, ...]
    choice: ClaimChoice


@dataclass(frozen=True, slots=True)
class Revealed:
    """The game ended and its seed was published; always the last entry."""

    reason: EndReason
    seed: str


@dataclass(frozen=True, slots=True)
class Unknown:
    """An entry that this version cannot read, written by a newer one or damaged."""

    kind: str
    content: dict[str, Any]
    problem: Problem
    """What could not be read."""


Happening: TypeAlias = (
    Opened
    | Sat
    | GotUp
    | Swapped
    | Committed
    | Locked
    | EntropyAdded
    | Started
    | Reseeded
    | Acted
    | TookBack
    | WentAway
    | CameBack
    | Claimed
    | Revealed
    | Unknown
)


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a log: what happened, who caused it, when, and the position it led to."""

    version: int
    by: By
    at: int
    position: str
    happened: Happening
