"""The door: what one connection may cost before anything is known about who is behind it.

The limits of the guard and of the sockets cost a little for each call and each frame. Whoever sends flat out is
stopped earlier, here: connections are counted and paced by address, a request's head is bounded in size and time, and
what comes on a socket is read in small pieces, so that nobody waits behind a stranger's heap of frames. A connection
that comes too early waits unread: turning it away would cost more, since it would be back at once.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import Any, ClassVar, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from pickomino.server.edge.limits import RateLimit, network_of
from pickomino.server.errors import Refusal
from pickomino.server.settings import Bounds, Settings

HERE = ("127.0.0.1", "::1", "::ffff:127.0.0.1")
"""Nobody calls from here but the host, or a proxy that the host forgot to name."""

HEAD_BYTES = 16_384
REQUEST_SECONDS = 30
"""How long a request may take to arrive; a connection that never sends one is closed after it, too."""

PIPELINE = 16
"""Requests that may wait on one connection behind the one that is being answered."""

PIECE = 1024
"""How much of a socket's input is read before others have their turn: a heap of the smallest frames is soon over."""

HEAP_SECONDS = 0.001
"""How long all who sent more than a piece wait for one of them to be read on: most of the time is for the others."""


WRITE_FRAME = "pickomino.write_frame"
"""The ASGI extension through which the app writes frames of a live socket at once."""

UNREAD_BYTES = 1_000_000
"""What may wait for a client that reads slowly: some three hundred updates."""


class Door:
    """Who may come in: so many connections at once, and of one address so many at once and so many new ones a second."""

    def __init__(self, settings: Settings, seconds: Callable[[], float]) -> None:
        bounds = settings.bounds
        self.bounds: Bounds = bounds
        self.seconds = seconds
        self._trusted = [ip_network(proxy) for proxy in settings.trusted_networks]
        self._most = bounds.connections_per_address
        self._pace = RateLimit(bounds.connections_per_second, bounds.connection_burst, seconds)
        self._inside: Counter[str] = Counter()
        self.room = bounds.sockets
        """Connections that still fit, of all addresses together."""
        self._heaps: deque[Callable[[], None]] = deque()
        self.waiting = self.refused = self.frames = 0
        """Connections that wait, those sent away so far, and frames read so far."""

    def enter(self, address: str) -> float | None:
        """Count a connection in and say how many seconds it must wait to be heard; None if there are too many.

        A proxy stands for many people, and never waits.
        """
        network = network_of(address)
        wait: float | None = None
        if self.room > 0:
            wait = 0.0 if self._is_trusted(address) else self._wait_of(network)
        if wait is None:
            self.refused += 1
        else:
            self._inside[network] += 1
            self.room -= 1
        return wait

    def _wait_of(self, network: str) -> float | None:
        if self._inside[network] >= self._most:
            return None
        try:
            return self._pace.spend(network, ahead=self.bounds.connections_waiting)
        except Refusal:
            return None

    def leave(self, address: str) -> None:
        """Count a connection out."""
        network = network_of(address)
        self.room += 1
        self._inside[network] -= 1
        if not self._inside[network]:
            del self._inside[network]

    def take_turns(self, read_piece: Callable[[], None]) -> None:
        """Read on in somebody's heap when its turn comes: of all heaps one piece between other people's frames."""
        self._heaps.append(read_piece)
        if len(self._heaps) == 1:
            asyncio.get_running_loop().call_later(HEAP_SECONDS, self._next_turn)

    def _next_turn(self) -> None:
        read_piece = self._heaps.popleft()
        if self._heaps:
            asyncio.get_running_loop().call_later(HEAP_SECONDS, self._next_turn)
        read_piece()

    def _is_trusted(self, address: str) -> bool:
        if address in HERE or not self._trusted:
            return address in HERE
        try:
            return any(ip_address(address) in network for network in self._trusted)
        except ValueError:
            return False


class Doorkeeper(asyncio.Protocol):
    """A connection that has just been made: it is sent away, waits for its turn, or is heard."""

    door: ClassVar[Door]
    http: ClassVar[type[BoundedHttp]]

    def __init__(self, *, server_state: ServerState, **options: Any) -> None:
        self._state = server_state
        self._options = options
        self._turn: asyncio.TimerHandle | None = None
        self._early = b""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = transport.get_extra_info("peername")
        self._transport = transport
        self._address = peer[0] if peer else "local"
        wait = self.door.enter(self._address)
        if wait is None:
            transport.abort()
        elif not wait:
            self._let_in()
        else:
            self._turn = asyncio.get_running_loop().call_later(wait, self._let_in)
            self.door.waiting += 1
            self._state.connections.add(self)  # type: ignore[arg-type]  # all it asks of them is to shut down

    def data_received(self, data: bytes) -> None:
        """Keep the first that comes and hear no more for now; to pause before anything came is not possible."""
        self._early = data
        if len(data) > HEAD_BYTES + self.door.bounds.body_bytes:
            self._transport.abort()
        else:
            self._transport.pause_reading()

    def _let_in(self) -> None:
        self._wait_no_more()
        http = self.http(self._address, server_state=self._state, **self._options)
        self._transport.set_protocol(http)
        http.connection_made(self._transport)
        if self._early:
            self._transport.resume_reading()
            http.data_received(self._early)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._wait_no_more():
            self.door.leave(self._address)

    def _wait_no_more(self) -> bool:
        """End the wait, if there was one."""
        turn, self._turn = self._turn, None
        if turn is None:
            return False
        turn.cancel()
        self.door.waiting -= 1
        self._state.connections.discard(self)
        return True

    def shutdown(self) -> None:
        """Send away who still waits, since the server ends."""
        self._transport.abort()


class BoundedHttp(HttpToolsProtocol):
    """HTTP whose requests are bounded."""

    door: ClassVar[Door]

    def __init__(self, address: str, **options: Any) -> None:
        super().__init__(**options)
        self._address: str | None = address
        self._patience: asyncio.TimerHandle | None = None
        self._is_in_head = True
        self._has_begun = False
        self._head_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._address is not None:
            self.door.leave(self._address)
            self._address = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._has_begun = False
        super().data_received(data)
        # Of the piece in which a request begins nothing is counted: it may hold the end of the one before.
        if self._is_in_head and not self._has_begun:
            self._head_bytes += len(data)
            if self._head_bytes > HEAD_BYTES:
                self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()
        live = cast("BoundedSocket", self.transport.get_protocol())
        live.address, self._address = self._address, None  # who is counted out when the socket ends
        if not live.handshake_initiated:  # its own parser is stricter, and would say nothing for ever
            self.send_400_response("Invalid HTTP request received.")

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
        self.address: str | None = None
        """As it was counted in: of a connection that was reset meanwhile the system no longer tells."""

    def connection_lost(self, exc: Exception | None) -> None:
        if self.address is not None:
            self.door.leave(self.address)
            self.address = None
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
            self.door.take_turns(self._read_piece)
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

    async def run_asgi(self) -> None:
        self.scope["extensions"][WRITE_FRAME] = {"write": self._write_frame}
        await super().run_asgi()

    def _write_frame(self, frame: bytes) -> None:
        """Send a finished frame without a detour through the app's queue; a client that does not read is cut off."""
        if self.close_sent or self.transport.is_closing():
            return
        self.transport.write(frame)
        if self.transport.get_write_buffer_size() > UNREAD_BYTES:
            self.transport.abort()  # it reconnects and catches up from the log

    def _admit(self) -> bool:
        self.door.frames += 1
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
    keeper = type("Doorkeeper", (Doorkeeper,), {"door": door, "http": http})
    socket = type("BoundedSocket", (BoundedSocket,), {"door": door})
    return cast("type[asyncio.Protocol]", keeper), cast("type[asyncio.Protocol]", socket)
