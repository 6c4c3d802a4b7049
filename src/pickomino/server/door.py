"""The door: what one connection may cost before anything is known about who is behind it.

The limits of the guard and of the sockets cost a little for each call and each frame. Whoever sends flat out is
stopped earlier, here: connections are counted and paced by address, a request's head is bounded in size and time, and
what comes on a socket is read in small pieces, so that nobody waits behind a stranger's heap of frames.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import Any, ClassVar, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from pickomino.server.errors import Refusal
from pickomino.server.limits import RateLimit, network_of
from pickomino.server.settings import Bounds, Settings

HERE = ("127.0.0.1", "::1")
"""Nobody calls from here but the host, or a proxy that the host forgot to name."""

HEAD_BYTES = 16_384
REQUEST_SECONDS = 30
"""How long a request may take to arrive; a connection that never sends one is closed after it, too."""

PIPELINE = 16
"""Requests that may wait on one connection behind the one that is being answered."""

PIECE = 1024
"""How much of a socket's input is read before others have their turn: a heap of the smallest frames is soon over."""


class Door:
    """Who may come in: so many connections at once and so many new ones a second from one address."""

    def __init__(self, settings: Settings, seconds: Callable[[], float]) -> None:
        bounds = settings.bounds
        self.bounds: Bounds = bounds
        self.seconds = seconds
        self._trusted = [ip_network(proxy) for proxy in settings.trusted_proxies]
        self._most = bounds.connections_per_address
        self._pace = RateLimit(bounds.connections_per_second, bounds.connection_burst, seconds)
        self._inside: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count a connection in, unless there are too many; a proxy stands for many people."""
        network = network_of(address)
        if not self._is_trusted(address):
            if self._inside[network] >= self._most:
                return False
            try:
                self._pace.spend(network)
            except Refusal:
                return False
        self._inside[network] += 1
        return True

    def leave(self, address: str) -> None:
        """Count a connection out."""
        network = network_of(address)
        self._inside[network] -= 1
        if not self._inside[network]:
            del self._inside[network]

    def _is_trusted(self, address: str) -> bool:
        if address in HERE or not self._trusted:
            return address in HERE
        try:
            return any(ip_address(address) in network for network in self._trusted)
        except ValueError:
            return False


class BoundedHttp(HttpToolsProtocol):
    """HTTP whose connections and requests are bounded."""

    door: ClassVar[Door]

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._address: str | None = None
        self._patience: asyncio.TimerHandle | None = None
        self._is_in_head = True
        self._has_begun = False
        self._head_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else "local"
        if not self.door.enter(address):
            transport.abort()
            return
        self._address = address
        self._wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._address is not None:
            self.door.leave(self._address)
            self._address = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._address is None:
            return
        self._has_begun = False
        super().data_received(data)
        # Of the piece in which a request begins nothing is counted: it may hold the end of the one before.
        if self._is_in_head and not self._has_begun:
            self._head_bytes += len(data)
            if self._head_bytes > HEAD_BYTES:
                self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        self._address = None  # the socket's protocol counts it out
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= PIPELINE:
            raise ValueError("too many requests at once")  # the parser stops, and the connection is closed
        super().on_message_begin()
        self._is_in_head = self._has_begun = True
        self._head_bytes = 0
        if self._patience is None:
            self._wait_for_request()

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._is_in_head = False

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._stop_waiting()

    def _wait_for_request(self) -> None:
        self._patience = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


class BoundedSocket(WebSocketsSansIOProtocol):
    """A live socket that is read piece by piece, and cut off when frames of any kind come too fast."""

    door: ClassVar[Door]

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        bounds = self.door.bounds
        # Twice what the reader of the socket allows: that one closes politely, this one cuts.
        self._frames = RateLimit(2 * bounds.frames_per_second, 2 * bounds.frame_burst, self.door.seconds)
        self._unread = b""

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.client[0] if self.client else "local")
        self._unread = b""
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._unread += data
        self._read_piece()

    def _read_piece(self) -> None:
        if self.transport.is_closing():
            self._unread = b""
        if not self._unread:
            return
        piece, self._unread = self._unread[:PIECE], self._unread[PIECE:]
        super().data_received(piece)
        if self._unread and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        self._read_on()

    def _read_on(self) -> None:
        """Go on when nothing waits for the app any more; after a close, to where the other side says goodbye."""
        if self.transport.is_closing() or not (self.close_sent or self.queue.empty()):
            return
        if self._unread:
            self.loop.call_soon(self._read_piece)
        elif self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await self.queue.get()
        self._read_on()
        return message

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_sent:
            self._read_on()

    def _admit(self) -> bool:
        if self.transport.is_closing():
            return False
        try:
            self._frames.spend("")
        except Refusal:
            self.transport.abort()
            return False
        return True

    def handle_cont(self, event: Frame) -> None:
        if self._admit():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if self._admit():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._admit():
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        if self._admit():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._admit():
            super().handle_pong(event)


def bounded_protocols(door: Door) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The protocols for connections and live sockets that pass through a door."""
    http = type("BoundedHttp", (BoundedHttp,), {"door": door})
    socket = type("BoundedSocket", (BoundedSocket,), {"door": door})
    return cast("type[asyncio.Protocol]", http), cast("type[asyncio.Protocol]", socket)
