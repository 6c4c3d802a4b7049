"""A game in this node's memory: what its log means, its row, and who is connected."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from pickomino.server.api.wire import Presence
from pickomino.server.log.fold import Folded, Game
from pickomino.server.play.listeners import Listener, Message
from pickomino.server.storage.stored_games import GameRow

RECENT = 24
"""Entries kept ready for listeners that are a little behind."""


CLAIM_SECONDS = 60
"""How long somebody must have been gone before a claim, where a clock shows that the players are in a hurry."""

CLAIM_SECONDS_WITHOUT_CLOCK = 300
LONG_CLOCK_SECONDS = 3600
"""From here on a clock is for games over days: its players are not expected to stay connected."""

ANSWERS = 256
"""Answers of a game kept in memory."""


class NodePresence(NamedTuple):
    """Who is connected to a game through one node."""

    seats: tuple[int, ...] = ()
    spectators: int = 0


@dataclass(eq=False, slots=True)
class LiveGame:
    """A game in this node's memory: what its log means, its row, its listeners."""

    game: Game
    row: GameRow
    frozen: int | None = None
    """The version that this program reads differently."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    recent: deque[Folded] = field(default_factory=lambda: deque(maxlen=RECENT))
    answers: dict[tuple[str, str], Any] = field(default_factory=dict)
    """The latest answers to requests that count once, by player and request id."""
    touched: int = 0
    called: dict[str, int] = field(default_factory=dict)
    """Players who called over HTTP, and when they last did."""
    asked_at: int | None = None
    """When the other nodes were asked who is connected to them."""
    elsewhere: dict[str, NodePresence] = field(default_factory=dict)
    """What other nodes have said about their listeners."""
    gone: dict[int, float] = field(default_factory=dict)
    """The seats whose players are not connected, and since when, in seconds of a clock that never jumps."""
    announced: NodePresence | None = None
    """What the other nodes have been sent about the listeners here."""

    @property
    def id(self) -> str:
        return self.game.id

    def remember_answer(self, request: tuple[str, str], answer: object) -> None:
        """Keep an answer for a repeated request; older ones are read from the database."""
        self.answers[request] = answer
        if len(self.answers) > ANSWERS:
            del self.answers[next(iter(self.answers))]

    def seats_of(self, player_id: str | None) -> list[int]:
        """The seats that belong to a player."""
        if player_id is None:
            return []
        return [number for number, owner in enumerate(self.row.seats, 1) if owner.player_id == player_id]

    def belongs_to(self, player_id: str | None) -> bool:
        """Whether a player holds a seat or hosts the table."""
        return player_id is not None and (self.row.host == player_id or bool(self.seats_of(player_id)))

    def broadcast(self, message: Message) -> None:
        """Send a message to every listener."""
        for listener in list(self.listeners):
            listener.send(message)

    def here(self) -> NodePresence:
        """Who is connected to this node."""
        held: dict[str | None, list[int]] = {}
        for number, owner in enumerate(self.row.seats, 1):
            if owner.player_id is not None:
                held.setdefault(owner.player_id, []).append(number)
        seats: set[int] = set()
        spectators = 0
        for listener in self.listeners:
            mine = held.get(listener.player_id)
            if mine is None:
                spectators += 1
            else:
                seats.update(mine)
        for player_id in self.called:
            seats.update(held.get(player_id, ()))
        return NodePresence(tuple(sorted(seats)), spectators)

    def is_connected(self, seat: int) -> bool:
        """Whether a seat is connected to any node, as far as this one knows."""
        owner = self.row.seats[seat - 1].player_id
        if owner is not None and (
            owner in self.called or owner in [each.player_id for each in self.listeners]
        ):
            return True
        return any(seat in there.seats for there in self.elsewhere.values())

    def connected_seats(self) -> set[int]:
        """The seats connected to any node, as far as this one knows."""
        return {seat for node in (self.here(), *self.elsewhere.values()) for seat in node.seats}

    def note_gone(self, now: float) -> None:
        """Keep since when players have not been connected."""
        connected = self.connected_seats()
        for number, owner in enumerate(self.row.seats, 1):
            if owner.player_id is None or number in connected:
                self.gone.pop(number, None)
            else:
                self.gone.setdefault(number, now)

    def claim_waits(self, now: float) -> dict[int, float]:
        """The seats whose players are not connected, and for how many seconds nobody can claim yet."""
        clock = self.row.clock
        if clock is not None and clock >= LONG_CLOCK_SECONDS:
            return {}
        wait = CLAIM_SECONDS if clock else CLAIM_SECONDS_WITHOUT_CLOCK
        return {seat: max(0.0, since + wait - now) for seat, since in sorted(self.gone.items())}

    def presence(self, now: float) -> Presence:
        """Who is connected to any node, as far as this one knows."""
        nodes = (self.here(), *self.elsewhere.values())
        return {
            "seats": sorted({seat for node in nodes for seat in node.seats}),
            "spectators": sum(node.spectators for node in nodes),
            "gone": [
                {"seat": seat, "claim_in": round(wait * 1000)} for seat, wait in self.claim_waits(now).items()
            ],
        }

    def lag_of(self, player_id: str | None, default: float = 0) -> float:
        """How many milliseconds the network takes from here to a player and back, as measured for this decision."""
        measured = (each.lag for each in self.listeners if each.player_id == player_id)
        return min((lag for lag in measured if lag is not None), default=default)
