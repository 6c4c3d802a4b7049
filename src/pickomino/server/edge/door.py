"""The door: limits the cost of a connection before anything is known about its owner.

Connections are counted and paced by address in front of it. Here the head of a request is bounded in size and time, and
the input of a socket is read in small chunks when its address has its turn, so that nobody waits behind a stranger's
backlog of frames. What comes too early waits unread: refusing it would cost more, because it would be back at once.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable
from ipaddress import ip_network
from typing import Any, ClassVar, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from pickomino.server.edge.budget import IS_GONE, PAYER, Budget, Metered, Payer
from pickomino.server.edge.fronting import Fronted
from pickomino.server.edge.limits import Bucket, network_of
from pickomino.server.edge.turnstile import ConnectionLimits, Turnstile, is_among
from pickomino.server.exports.chunks import Export
from pickomino.server.exports.handing import HAND_OVER, Exporter
from pickomino.server.exports.streaming import Handed
from pickomino.server.refusals import Refusal
from pickomino.server.settings import Bounds, Settings

HEAD_BYTES = 16_384
MOST_EARLY_BYTES = 100_000
"""What may be read of a connection that waits: a head and a body, with some to spare."""

REQUEST_SECONDS = 30
"""How long a request may take to arrive; a connection that sends none is closed after the same time."""

PIPELINE = 16
"""Requests that may wait on one connection behind the current one."""

CHUNK_BYTES = 256
"""How much of a socket's input is read before others have their turn; even of the smallest frames that is not many."""

CONNECTION_SECONDS = 0.0003
"""The charge for a connection before anything is read from it."""


HAND_OVER_SECONDS = 0.02
HAND_OVER_ATTEMPTS = 500
"""How often a connection is offered to a process that is busy, and how long to wait in between."""

WRITE_FRAME = "pickomino.write_frame"
"""The ASGI extension through which the app writes frames of a live socket at once."""

UNREAD_BYTES = 1_000_000
"""The most that is buffered for a client that reads slowly: some three hundred updates."""


class Door:
    """The open connections: how many there are, whose budgets they use, and how many frames they sent."""

    def __init__(self, settings: Settings, seconds: Callable[[], float]) -> None:
        bounds = settings.bounds
        self.bounds: Bounds = bounds
        self.seconds = seconds
        self._proxies = tuple(map(ip_network, settings.trusted_networks))
        self.inside: Counter[str] = Counter()
        """Open connections by address."""
        self.capacity = bounds.sockets
        """Connections of all addresses together."""
        self.budget = Budget(bounds)
        self.exporter: Exporter | None = None
        """The process that streams logs and records, if there is one."""
        self.front: Fronted | InProcess | None = None
        """Where connections come from."""
        self.frames = 0
        """Frames read so far."""

    @property
    def limits(self) -> ConnectionLimits:
        """Bounds on new connections."""
        bounds = self.bounds
        return ConnectionLimits(
            bounds.connections_per_second, bounds.connection_burst, bounds.connections_waiting,
            bounds.connections_per_address, bounds.all_connections_per_second, bounds.all_connections_burst,
            self.capacity, self._proxies,
        )  # fmt: skip

    @property
    def waiting(self) -> int:
        """Connections that wait for their turn."""
        return 0 if self.front is None else self.front.waiting

    @property
    def refused(self) -> int:
        """Connections refused so far."""
        return 0 if self.front is None else self.front.refused

    def enter(self, address: str) -> Payer:
        """Count a connection and say who pays for it; behind a trusted proxy that is known with the first request."""
        self.inside[network_of(address)] += 1
        payer = Payer(self.budget, None if is_among(address, self._proxies) else address)
        payer.charge(CONNECTION_SECONDS)
        return payer

    def leave(self, address: str) -> None:
        """Count a connection that has ended."""
        network = network_of(address)
        self.inside[network] -= 1
        if not self.inside[network]:
            del self.inside[network]
        if self.front is not None:
            self.front.leave(network)


class InProcess:
    """Connections that come straight to this process, where no other can hand them on."""

    def __init__(self, limits: ConnectionLimits, seconds: Callable[[], float]) -> None:
        self._turnstile: Turnstile[Doorkeeper] = Turnstile(limits, seconds)
        self._timer: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> int:
        """Connections that wait for their turn."""
        return self._turnstile.waiting

    @property
    def refused(self) -> int:
        """Connections refused so far."""
        return self._turnstile.refused

    def enter(self, address: str, keeper: Doorkeeper) -> bool | None:
        """Take a new connection: True if it is let in at once, None if it waits, False if it is refused."""
        may_enter = self._turnstile.enter(address, keeper)
        if may_enter is None and self._timer is None:
            self._let_in()
        return may_enter

    def _let_in(self) -> None:
        self._timer = None
        while self._turnstile.waiting:
            wait, keeper = self._turnstile.next()
            if keeper is None:
                self._timer = asyncio.get_running_loop().call_later(wait, self._let_in)
                return
            asyncio.get_running_loop().call_soon(keeper.let_in)

    def drop(self, address: str, keeper: Doorkeeper) -> None:
        """Count a connection that has ended while it waited."""
        self._turnstile.drop(address, keeper)

    def leave(self, network: str) -> None:
        """Count a connection that has ended."""
        self._turnstile.leave(network)

    def close(self) -> None:
        """Let in nobody else."""
        if self._timer is not None:
            self._timer.cancel()


class Doorkeeper(asyncio.Protocol):
    """A new connection that comes straight to this process: it is refused, waits for its turn, or is let in."""

    def __init__(self, front: InProcess, http: Callable[[str], BoundedHttp], state: ServerState) -> None:
        self._front = front
        self._http = http
        self._state = state
        self._is_waiting = False
        self._early = b""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = transport.get_extra_info("peername")
        self._transport = transport
        self._address = peer[0] if peer else "local"
        may_enter = self._front.enter(self._address, self)
        if may_enter:
            self.let_in()
        elif may_enter is False:
            transport.abort()
        else:
            self._is_waiting = True
            self._state.connections.add(self)  # type: ignore[arg-type]  # uvicorn only ever shuts them down

    def data_received(self, data: bytes) -> None:
        """Keep the first data and stop reading; a transport cannot be paused before anything has come."""
        self._early += data
        if len(self._early) > MOST_EARLY_BYTES:
            self._transport.abort()
        else:
            self._transport.pause_reading()

    def let_in(self) -> None:
        """Go on with the connection."""
        self._is_waiting = False
        self._state.connections.discard(self)
        http = self._http(self._address)
        self._transport.set_protocol(http)
        http.connection_made(self._transport)
        if self._transport.is_closing():
            http.connection_lost(None)
        elif self._early:
            self._transport.resume_reading()
            http.data_received(self._early)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._is_waiting:
            self._is_waiting = False
            self._state.connections.discard(self)
            with contextlib.suppress(KeyError, ValueError):  # it has just got its turn
                self._front.drop(self._address, self)

    def shutdown(self) -> None:
        """Close a connection that still waits, because the server shuts down."""
        self._transport.abort()


class BoundedHttp(HttpToolsProtocol):
    """HTTP with bounded requests."""

    door: ClassVar[Door]

    def __init__(self, address: str, **options: Any) -> None:
        super().__init__(**options)
        self._address: str | None = address
        self._payer = self.door.enter(address)
        self._timeout: asyncio.TimerHandle | None = None
        self._is_in_head = True
        self._has_begun = False
        self._head_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self.give_up()
        super().connection_lost(exc)

    def give_up(self) -> None:
        """Count the connection as ended."""
        if self._address is not None:
            self.door.leave(self._address)
            self._address = None

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
        live.payer = self._payer
        if not live.handshake_initiated:  # its parser is stricter and would never answer
            self.send_400_response("Invalid HTTP request received.")

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= PIPELINE:
            raise ValueError("too many requests at once")  # the parser stops, and the connection is closed
        super().on_message_begin()
        extensions = {PAYER: self._payer, HAND_OVER: self._hand_over, IS_GONE: self.transport.is_closing}
        self.scope["extensions"] = extensions  # type: ignore[typeddict-item]
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

    async def _hand_over(self, address: str, export: Export) -> bool:
        """Give the connection to the process for exports, once the head of the response is on its way.

        False if there is no such process, so that the export has to be written here.
        """
        exporter, transport = self.door.exporter, self.transport
        is_given: bool | None = False
        for _ in range(HAND_OVER_ATTEMPTS):
            if transport.is_closing():
                return True  # the client has disconnected
            if exporter is None:
                return False
            if not transport.get_write_buffer_size():
                handed = Handed(address, export, bool(self.cycle.chunked_encoding))
                is_given = exporter.hand_over(handed, transport.get_extra_info("socket"))
                if is_given is None:
                    return False
                if is_given:
                    break
            await asyncio.sleep(HAND_OVER_SECONDS)
        transport.abort()  # closes our end alone, if the other process has one
        return True

    def _wait_for_request(self) -> None:
        self._timeout = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._timeout is not None:
            self._timeout.cancel()
            self._timeout = None


class BoundedSocket(WebSocketsSansIOProtocol):
    """A live socket that is read in chunks as its address has its turn, and cut off when frames come too fast."""

    door: ClassVar[Door]
    payer: Payer

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        bounds = self.door.bounds
        # Twice what the app allows, which closes the socket politely; this limit cuts it off.
        self._frames = Bucket(2 * bounds.frames_per_second, 2 * bounds.frame_burst, self.door.seconds)
        self._unread = b""
        self._is_waiting = False
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
        if self._is_waiting:  # reading has been resumed to hear the answer to a close
            self._pause()
        elif self.payer.may_pass():
            self._read_chunk()
        else:
            self._wait()

    def _wait(self) -> None:
        """Leave everything unread until it is the address's turn."""
        self._pause()
        self._is_waiting = True
        self.payer.queue_frame(self._take_turn)

    def _pause(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _take_turn(self) -> None:
        self._is_waiting = False
        self._read_chunk()

    def _read_chunk(self) -> None:
        if self.transport.is_closing():
            self._unread = b""
        if self._unread:
            chunk, self._unread = self._unread[:CHUNK_BYTES], self._unread[CHUNK_BYTES:]
            clock = self.payer.budget.processor_seconds
            began = clock()
            super().data_received(chunk)
            self.payer.charge(clock() - began)
        if self._unread:
            self._pause()
        self._read_on()

    def _read_on(self) -> None:
        """Read on once the app has taken everything; after a close, until the other side confirms it."""
        if self.transport.is_closing() or self._is_waiting or not (self.close_sent or self.queue.empty()):
            return
        if self._unread:
            self._wait()
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
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions |= {
            WRITE_FRAME: {"write": self._write_frame}, PAYER: self.payer, IS_GONE: self.transport.is_closing,
        }  # fmt: skip
        await Metered(super().run_asgi(), self.payer)

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
    socket = type("BoundedSocket", (BoundedSocket,), {"door": door})
    return cast("type[asyncio.Protocol]", http), cast("type[asyncio.Protocol]", socket)
