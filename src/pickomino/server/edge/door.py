"""The door: bounds on what a connection may cost before anything is known about its owner.

The limits of the guard and of the sockets cost a little for each call and each frame. A client that sends flat out is
stopped earlier, here: connections are counted and paced by address, the head of a request is bounded in size and time,
and the input of a socket is read in small chunks, so that nobody waits behind a stranger's backlog of frames. A
connection that comes too early waits unread: refusing it would cost more, because it would be back at once.
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

from pickomino.server.edge.limits import Bucket, Caller, RateLimit, network_of
from pickomino.server.errors import Refusal
from pickomino.server.settings import Bounds, Settings

LOOPBACK = ("127.0.0.1", "::1", "::ffff:127.0.0.1")
"""Only the host calls from these addresses, or a proxy that the host forgot to name."""

HEAD_BYTES = 16_384
REQUEST_SECONDS = 30
"""How long a request may take to arrive; a connection that sends none is closed after the same time."""

PIPELINE = 16
"""Requests that may wait on one connection behind the current one."""

CHUNK_BYTES = 1024
"""How much of a socket's input is read before others have their turn; even of the smallest frames that is not many."""

BACKLOG_SECONDS = 0.001
"""The pause between chunks of all backlogs together; in between, the server works for everybody else."""


WRITE_FRAME = "pickomino.write_frame"
"""The ASGI extension through which the app writes frames of a live socket at once."""

UNREAD_BYTES = 1_000_000
"""What may wait for a client that reads slowly: some three hundred updates."""


class Door:
    """Admits connections: bounds how many are open, in total and of one address, and how fast one address opens them."""

    def __init__(self, settings: Settings, seconds: Callable[[], float]) -> None:
        bounds = settings.bounds
        self.bounds: Bounds = bounds
        self.seconds = seconds
        self._trusted = [ip_network(proxy) for proxy in settings.trusted_networks]
        self._most = bounds.connections_per_address
        self._pace = RateLimit(bounds.connections_per_second, bounds.connection_burst, seconds)
        self._inside: Counter[str] = Counter()
        self.capacity = bounds.sockets
        """Further connections that may be opened, by all addresses together."""
        self._backlogs: deque[Callable[[], None]] = deque()
        self.waiting = self.refused = self.frames = 0
        """Connections that wait, connections refused so far, and frames read so far."""

    def enter(self, address: str) -> float | None:
        """Count a new connection and return the seconds it has to wait; None if it is refused.

        A trusted proxy carries many people, so it never waits.
        """
        network = network_of(address)
        wait: float | None = None
        if self.capacity > 0:
            wait = 0.0 if self._is_trusted(address) else self._wait_of(network)
        if wait is None:
            self.refused += 1
        else:
            self._inside[network] += 1
            self.capacity -= 1
        return wait

    def _wait_of(self, network: str) -> float | None:
        if self._inside[network] >= self._most:
            return None
        try:
            return self._pace.spend(Caller("address", network), ahead=self.bounds.connections_waiting)
        except Refusal:
            return None

    def leave(self, address: str) -> None:
        """Count a connection that has ended."""
        network = network_of(address)
        self.capacity += 1
        self._inside[network] -= 1
        if not self._inside[network]:
            del self._inside[network]

    def take_turns(self, read_chunk: Callable[[], None]) -> None:
        """Read the next chunk of a backlog when its turn comes; backlogs take turns, one chunk at a time."""
        self._backlogs.append(read_chunk)
        if len(self._backlogs) == 1:
            asyncio.get_running_loop().call_later(BACKLOG_SECONDS, self._next_turn)

    def _next_turn(self) -> None:
        read_chunk = self._backlogs.popleft()
        if self._backlogs:
            asyncio.get_running_loop().call_later(BACKLOG_SECONDS, self._next_turn)
        read_chunk()

    def _is_trusted(self, address: str) -> bool:
        if address in LOOPBACK or not self._trusted:
            return address in LOOPBACK
        try:
            return any(ip_address(address) in network for network in self._trusted)
        except ValueError:
            return False


class Doorkeeper(asyncio.Protocol):
    """A new connection: it is refused, waits for its turn, or is let in."""

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
            self._state.connections.add(self)  # type: ignore[arg-type]  # uvicorn only ever shuts them down

    def data_received(self, data: bytes) -> None:
        """Keep the first data and stop reading; a transport cannot be paused before anything has come."""
        self._early = data
        if len(data) > HEAD_BYTES + self.door.bounds.body_bytes:
            self._transport.abort()
        else:
            self._transport.pause_reading()

    def _let_in(self) -> None:
        self._stop_waiting()
        http = self.http(self._address, server_state=self._state, **self._options)
        self._transport.set_protocol(http)
        http.connection_made(self._transport)
        if self._early:
            self._transport.resume_reading()
            http.data_received(self._early)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._stop_waiting():
            self.door.leave(self._address)

    def _stop_waiting(self) -> bool:
        """End the wait, if there was one."""
        turn, self._turn = self._turn, None
        if turn is None:
            return False
        turn.cancel()
        self.door.waiting -= 1
        self._state.connections.discard(self)
        return True

    def shutdown(self) -> None:
        """Close a connection that still waits, because the server shuts down."""
        self._transport.abort()


class BoundedHttp(HttpToolsProtocol):
    """HTTP with bounded requests."""

    door: ClassVar[Door]

    def __init__(self, address: str, **options: Any) -> None:
        super().__init__(**options)
        self._address: str | None = address
        self._timeout: asyncio.TimerHandle | None = None
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
        # The chunk in which a request begins is not counted, because it may hold the end of the one before.
        if self._is_in_head and not self._has_begun:
            self._head_bytes += len(data)
            if self._head_bytes > HEAD_BYTES:
                self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()
        live = cast("BoundedSocket", self.transport.get_protocol())
        live.address, self._address = self._address, None  # the socket counts the connection from here on
        if not live.handshake_initiated:  # its parser is stricter and would never answer
            self.send_400_response("Invalid HTTP request received.")

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= PIPELINE:
            raise ValueError("too many requests at once")  # the parser stops, and the connection is closed
        super().on_message_begin()
        self._is_in_head = self._has_begun = True
        self._head_bytes = 0
        if self._timeout is None:
            self._wait_for_request()

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._is_in_head = False

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._stop_waiting()

    def _wait_for_request(self) -> None:
        self._timeout = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._timeout is not None:
            self._timeout.cancel()
            self._timeout = None


class BoundedSocket(WebSocketsSansIOProtocol):
    """A live socket that is read in chunks, and cut off when frames of any kind come too fast."""

    door: ClassVar[Door]

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        bounds = self.door.bounds
        # Twice what the app allows, which closes the socket politely; this limit cuts it off.
        self._frames = Bucket(2 * bounds.frames_per_second, 2 * bounds.frame_burst, self.door.seconds)
        self._unread = b""
        self.address: str | None = None
        """The address under which it was counted; after a reset the system no longer knows it."""

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
        self._read_chunk()

    def _read_chunk(self) -> None:
        if self.transport.is_closing():
            self._unread = b""
        if not self._unread:
            return
        chunk, self._unread = self._unread[:CHUNK_BYTES], self._unread[CHUNK_BYTES:]
        super().data_received(chunk)
        if self._unread and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        self._read_on()

    def _read_on(self) -> None:
        """Read on once the app has taken everything; after a close, until the other side confirms it."""
        if self.transport.is_closing() or not (self.close_sent or self.queue.empty()):
            return
        if self._unread:
            self.door.take_turns(self._read_chunk)
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
            self._frames.spend()
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

    def send_receive_event_to_app(self) -> None:
        # Reading goes on while the app has nothing else to take: pausing costs calls of the system for every command.
        was_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        if self.queue.qsize() > 1 and not was_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

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
    """The protocols of connections and live sockets behind a door."""
    http = type("BoundedHttp", (BoundedHttp,), {"door": door})
    keeper = type("Doorkeeper", (Doorkeeper,), {"door": door, "http": http})
    socket = type("BoundedSocket", (BoundedSocket,), {"door": door})
    return cast("type[asyncio.Protocol]", keeper), cast("type[asyncio.Protocol]", socket)
