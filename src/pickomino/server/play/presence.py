"""Who is connected to a table, here and on other nodes: known from signals, a moment late, never stored.

A player with an open socket or stream is connected, and so is one who called over HTTP a short while ago.

Each node tells the others about its own listeners whenever these change, asks when it opens a table, and shows with
every beat that it is up. What a node said is dropped when it falls silent.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from pickomino.server.api import wire
from pickomino.server.play.listeners import Listener, Message
from pickomino.server.play.live import LiveGame, NodePresence
from pickomino.server.play.signals import Beat, Connected, PresenceAsked, Signal, encode_signal
from pickomino.server.settings import Clock
from pickomino.server.storage import Storage

GATHER_SECONDS = 0.2
"""Changes within this time are sent together, so that somebody who comes and goes all the time costs little."""

SENT_AT_ONCE = 32
"""Listeners that hear of a change before other tables have their turn: strangers by the hundred may watch a game."""

SILENT_MS = 7_000
"""A node that is silent for longer than this, beats included, is taken to be down."""

CALL_MS = 120_000
"""How long a player who called over HTTP counts as connected."""

ANSWER_MS = 1_000
"""How long other nodes may take to say who is connected to them."""


async def _ignore(_live: LiveGame) -> None: ...


class PresenceTracker:
    """The listeners of this node's tables, and what other nodes say about theirs."""

    def __init__(
        self,
        storage: Storage,
        clock: Clock,
        seconds: Callable[[], float],
        node: str,
        later: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._storage = storage
        self._clock = clock
        self._seconds = seconds
        self._node = node
        self._later = later
        self._waiting: dict[str, asyncio.TimerHandle] = {}
        self._heard: dict[str, int] = {}
        self.on_change: Callable[[LiveGame], Coroutine[Any, Any, None]] = _ignore

    def note_call(self, live: LiveGame, player_id: str | None) -> None:
        """A player called over HTTP."""
        if player_id is not None and live.seats_of(player_id):
            is_new = player_id not in live.called
            live.called[player_id] = self._clock()
            if is_new:
                self.change(live)

    def disconnect(self, live: LiveGame, listener: Listener) -> None:
        """A socket or stream has ended: whoever closes the page is gone at once, in spite of earlier calls."""
        live.listeners.discard(listener)
        live.touched = self._clock()
        if listener.player_id is not None:
            live.called.pop(listener.player_id, None)
        self.change(live)

    def is_known(self, live: LiveGame) -> bool:
        """Whether the other nodes have had time to say who is connected to them; asks them if necessary."""
        if not self._storage.shared:
            return True
        if live.asked_at is None:
            self._ask(live)
        assert live.asked_at is not None
        return self._clock() - live.asked_at >= ANSWER_MS

    def _ask(self, live: LiveGame) -> None:
        live.asked_at = self._clock()
        self._send(PresenceAsked(live.id))

    def change(self, live: LiveGame) -> None:
        """Somebody connected or disconnected: the table is notified soon."""
        if live.id not in self._waiting:
            loop = asyncio.get_running_loop()
            self._waiting[live.id] = loop.call_later(GATHER_SECONDS, self._publish, live)

    def _publish(self, live: LiveGame) -> None:
        self._waiting.pop(live.id, None)
        live.note_gone(self._seconds())
        self._tell(live, list(live.listeners), Message({"type": "presence", **self.show(live)}))
        here = live.here()
        if here != live.announced:
            asks = live.announced is None
            self._announce(live, here)
            if asks:
                self._ask(live)
        self._later(self.on_change(live))

    def _tell(self, live: LiveGame, listeners: list[Listener], message: Message) -> None:
        """Send a message to listeners, a few in each round of the event loop."""
        for listener in listeners[:SENT_AT_ONCE]:
            if listener in live.listeners:
                listener.send(message)
        if len(listeners) > SENT_AT_ONCE:
            loop = asyncio.get_running_loop()
            loop.call_soon(self._tell, live, listeners[SENT_AT_ONCE:], message)

    def show(self, live: LiveGame) -> wire.Presence:
        """Who is connected to a table, and who is gone for how long."""
        return live.presence(self._seconds())

    def _announce(self, live: LiveGame, here: NodePresence) -> None:
        live.announced = here
        self._send(Connected(live.id, here.seats, here.spectators))

    def _send(self, signal: Signal) -> None:
        if self._storage.shared:
            self._later(self._storage.notify(encode_signal(self._node, signal)))

    def note_node(self, node: str) -> None:
        """A signal has come from a node, so it is up."""
        self._heard[node] = self._clock()

    def answer(self, live: LiveGame) -> None:
        """Another node asks who is connected to a table."""
        if live.listeners or live.called:
            self._announce(live, live.here())

    def note_elsewhere(self, node: str, live: LiveGame, there: NodePresence) -> None:
        """Another node says who is connected to a table there."""
        live.elsewhere[node] = there
        self.change(live)

    def beat(self, open_games: Iterable[LiveGame]) -> None:
        """Show that this node is up, and drop what silent nodes have said."""
        self._send(Beat())
        self._forget_calls(open_games)
        horizon = self._clock() - SILENT_MS
        for node in [node for node, heard in self._heard.items() if heard < horizon]:
            self.drop(node, open_games)

    def _forget_calls(self, open_games: Iterable[LiveGame]) -> None:
        horizon = self._clock() - CALL_MS
        for live in open_games:
            gone = [player_id for player_id, called in live.called.items() if called < horizon]
            for player_id in gone:
                del live.called[player_id]
            if gone:
                self.change(live)

    def drop(self, node: str, open_games: Iterable[LiveGame]) -> None:
        """A node is down: nobody is connected through it."""
        self._heard.pop(node, None)
        for live in open_games:
            if live.elsewhere.pop(node, None) is not None:
                self.change(live)

    def start_over(self, open_games: Iterable[LiveGame]) -> None:
        """No signals came for a while: ask and announce everything again."""
        for live in open_games:
            live.announced = live.asked_at = None
            if live.listeners or live.called:
                self.change(live)

    def close(self) -> None:
        """Send nothing more."""
        for handle in self._waiting.values():
            handle.cancel()
        self._waiting.clear()
