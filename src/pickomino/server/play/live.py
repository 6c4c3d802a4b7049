"""Who is listening to a game on this node, and what each has been told."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from pickomino.server.api.present import Json
from pickomino.server.log.game import Folded, Game
from pickomino.server.storage.games import GameRow

QUEUE = 512
"""Messages that may wait for a slow listener before it is dropped; it catches up from the log."""

RECENT = 24
"""Entries kept ready for listeners that are a little behind."""


ANSWERS = 256
"""Answers of a game kept in memory."""

Here: TypeAlias = tuple[tuple[int, ...], int]
"""The seats whose players are connected to one node, and the number of other listeners there."""


@dataclass(eq=False, slots=True)
class Listener:
    """One socket or stream."""

    player_id: str | None
    version: int = 0
    queue: asyncio.Queue[str | None] = field(default_factory=lambda: asyncio.Queue(QUEUE))
    dropped: bool = False

    def send(self, text: str) -> None:
        """Queue a message; a listener that does not read is dropped."""
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """End the listener after what is queued, or at once if nothing more fits."""
        self.dropped = True
        if self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


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
    elsewhere: dict[str, Here] = field(default_factory=dict)
    """What other nodes told about their listeners."""
    announced: Here | None = None
    """What the other nodes were told about the listeners here."""

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

    def tell(self, text: str) -> None:
        """Send a message to every listener."""
        for listener in list(self.listeners):
            listener.send(text)

    def here(self) -> Here:
        """Which seats are connected to this node, and how many watch."""
        seats: set[int] = set()
        spectators = 0
        for listener in self.listeners:
            mine = self.seats_of(listener.player_id)
            seats.update(mine)
            spectators += not mine
        for player_id in self.called:
            seats.update(self.seats_of(player_id))
        return tuple(sorted(seats)), spectators

    def connected_seats(self) -> set[int]:
        """Which seats are connected to any node, as far as is known here."""
        told = [self.here(), *self.elsewhere.values()]
        return {seat for seats, _ in told for seat in seats}

    def presence(self) -> Json:
        """Which seats are connected to any node, and how many watch, as far as is known here."""
        told = [self.here(), *self.elsewhere.values()]
        return {
            "seats": sorted(self.connected_seats()),
            "spectators": sum(spectators for _, spectators in told),
        }
