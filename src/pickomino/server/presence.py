"""Who is connected to a table, here and on other nodes: told in hints, a moment late, never stored.

Each node tells the others about its own listeners whenever these change (`@ SEATS SPECTATORS`), asks when it opens a
table (`?`), and shows with every beat that it is up: what a silent node last told is dropped.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from pickomino.server.live import Here, LiveGame
from pickomino.server.present import to_json
from pickomino.server.settings import Clock
from pickomino.server.storage import Storage

GATHER_SECONDS = 0.2
"""Changes within this time are told together: who comes and goes all the time must not cost the others much."""

SILENT_MS = 7_000
"""A node that says nothing for so long, beats included, is taken to be down."""


class Presence:
    """The listeners of this node's tables, and what other nodes tell about theirs."""

    def __init__(
        self, storage: Storage, clock: Clock, node: str, later: Callable[[Coroutine[Any, Any, None]], None]
    ) -> None:
        self._storage = storage
        self._clock = clock
        self._node = node
        self._later = later
        self._waiting: dict[str, asyncio.TimerHandle] = {}
        self._heard: dict[str, int] = {}

    def change(self, live: LiveGame) -> None:
        """Somebody came or went: tell the table soon."""
        if live.id not in self._waiting:
            loop = asyncio.get_running_loop()
            self._waiting[live.id] = loop.call_later(GATHER_SECONDS, self._tell, live)

    def _tell(self, live: LiveGame) -> None:
        self._waiting.pop(live.id, None)
        live.tell(to_json({"type": "presence", **live.presence()}))
        here = live.here()
        if here != live.announced:
            asks = live.announced is None
            self._announce(live, here)
            if asks:
                self._send(f"{live.id} ?")

    def _announce(self, live: LiveGame, here: Here) -> None:
        live.announced = here
        seats, spectators = here
        self._send(f"{live.id} @ {','.join(map(str, seats))} {spectators}")

    def _send(self, text: str) -> None:
        if self._storage.shared:
            self._later(self._storage.tell(f"{self._node} {text}"))

    def hear(self, node: str, live: LiveGame | None, text: str) -> None:
        """Take in what another node told about a table that is open here."""
        self._heard[node] = self._clock()
        if live is None:
            return
        if text == "?":
            if live.listeners:
                self._announce(live, live.here())
        elif text.startswith("@ "):
            seats, spectators = text[2:].split(" ")
            live.elsewhere[node] = tuple(int(seat) for seat in seats.split(",") if seat), int(spectators)
            self.change(live)

    def beat(self, open_games: Iterable[LiveGame]) -> None:
        """Show that this node is up, and drop what was told by nodes that are not."""
        self._send("- beat")
        horizon = self._clock() - SILENT_MS
        for node in [node for node, heard in self._heard.items() if heard < horizon]:
            self.drop(node, open_games)

    def drop(self, node: str, open_games: Iterable[LiveGame]) -> None:
        """A node is down: nobody is connected through it."""
        self._heard.pop(node, None)
        for live in open_games:
            if live.elsewhere.pop(node, None) is not None:
                self.change(live)

    def start_over(self, open_games: Iterable[LiveGame]) -> None:
        """Nothing was heard for a while: ask again, and tell again."""
        for live in open_games:
            live.announced = None
            if live.listeners:
                self.change(live)

    def close(self) -> None:
        """Tell nothing more."""
        for handle in self._waiting.values():
            handle.cancel()
        self._waiting.clear()
