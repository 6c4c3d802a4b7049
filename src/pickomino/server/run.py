"""Running a node: uvicorn around the app, with a graceful shutdown."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import json
import logging
import logging.handlers
import math
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, cast

import uvicorn

from pickomino.server.api.schema import FRAME_BYTES
from pickomino.server.app import make_app
from pickomino.server.edge.door import BoundedHttp, Doorkeeper, InProcess, bounded_protocols
from pickomino.server.edge.fronting import Fronted
from pickomino.server.exports.handing import Exporter
from pickomino.server.node import Node

USUAL_PORT = 8000
TAKEN_SECONDS = 1.5
"""How long a port that was asked for may be taken."""

OTHER_FILES = 100
"""Open files that are not connections: the database, the bots, and connections that are being refused."""

LOG_FIELDS = ("node", "build", "game", "bot", "gap_ms", "path")
"""What a log line may contain beside its message: never a secret, a name or an address."""


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in LOG_FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line)


NOISE = (
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
)
"""Logged for every malformed message, so a stranger could fill the logs with them."""


def log_to_stderr(level: int = logging.INFO) -> Callable[[], None]:
    """Write structured logs to standard error, from when what is returned is called: people are greeted first.

    What is logged before is written then, or at the end of a process that never comes so far.
    """
    shown = logging.StreamHandler(sys.stderr)
    shown.setFormatter(JsonLines())
    held = logging.handlers.MemoryHandler(1_000, logging.CRITICAL + 1, shown)
    logging.basicConfig(level=level, handlers=[held], force=True)
    logging.getLogger("uvicorn.access").disabled = True  # it would write addresses
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(lambda record: record.msg not in NOISE)
    logging.getLogger("alembic").setLevel(logging.WARNING)

    def show() -> None:
        logging.basicConfig(level=level, handlers=[shown], force=True)  # which flushes what was held

    return show


class PoliteServer(uvicorn.Server):
    """A server that says goodbye to every listener before it closes."""

    def __init__(self, config: uvicorn.Config, node: Node, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._node = node
        self._on_ready = on_ready

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Take SIGTERM and Ctrl-C as requests to stop; the process then ends without an error."""
        signals = (signal.SIGINT, signal.SIGTERM)
        previous = [signal.signal(number, self.handle_exit) for number in signals]
        try:
            yield
        finally:
            for number, handler in zip(signals, previous, strict=True):
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self.lifespan.startup()
        assert sockets is not None
        self.servers = []
        door, loop = self._node.door, asyncio.get_running_loop()
        if Fronted.is_possible():
            front = Fronted(sockets[0], door.limits, door.inside, self._admit)
            front.start()
            door.front = front
        else:
            in_process = door.front = InProcess(door.limits, door.seconds)
            self.servers = [
                await loop.create_server(
                    lambda: Doorkeeper(in_process, self._connection, self.server_state),
                    sock=sockets[0],
                    backlog=self.config.backlog,
                )
            ]
        self.started = True
        self._on_ready()

    def _connection(self, address: str) -> BoundedHttp:
        """The protocol of a connection that has been let in."""
        make = cast("type[BoundedHttp]", self.config.http_protocol_class)
        return make(
            address, config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )

    def _admit(self, address: str, connection: socket.socket) -> None:
        """Serve a connection that the front has accepted."""

        async def connect() -> None:
            http = self._connection(address)
            try:
                await asyncio.get_running_loop().connect_accepted_socket(lambda: http, connection)
            except OSError:
                http.give_up()

        task = asyncio.create_task(connect())
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._node.door.front is not None:
            self._node.door.front.close()
        await self._node.say_bye()
        await super().shutdown(sockets)


def listen(host: str, port: int | None, platform: str = sys.platform) -> socket.socket:
    """Open the listening socket before anything slow begins; without a port, use the usual one or a free one."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    if platform != "win32":  # where it would let two programs listen at one port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    patience = time.monotonic() + (0 if port is None else TAKEN_SECONDS)
    while True:
        try:
            listening.bind((host, USUAL_PORT if port is None else port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE and time.monotonic() < patience:
                time.sleep(0.05)  # the front of a server that was killed just now ends a moment later
                continue
            if port is not None or error.errno != errno.EADDRINUSE:
                listening.close()
                raise
            listening.bind((host, 0))
        return listening


def find_capacity(wanted: int, platform: str = sys.platform) -> int:
    """How many connections, each an open file, the system allows us, after raising its limit as far as necessary."""
    if platform == "win32":  # which has no limit of open files
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    limits = [math.inf if limit == resource.RLIM_INFINITY else limit for limit in (soft, hard)]
    allowed = max(limits[0], min(limits[1], wanted + OTHER_FILES))
    if allowed > limits[0]:
        with contextlib.suppress(OSError, ValueError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (int(allowed), hard))
            limits[0] = allowed
    return int(max(1, min(wanted, limits[0] - OTHER_FILES)))


def serve(node: Node, listening: socket.socket, on_ready: Callable[[], None]) -> bool:
    """Serve until asked to stop; returns whether the node came up. Raises StorageUnavailable if it cannot open."""
    settings = node.settings
    node.door.capacity = find_capacity(node.door.capacity)
    http, live = bounded_protocols(node.door)
    config = uvicorn.Config(
        make_app(node),
        http=http,
        ws=live,
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_networks),
        timeout_graceful_shutdown=5,
        timeout_keep_alive=30,
        backlog=4096,
    )
    server = PoliteServer(config, node, on_ready)
    # A full garbage collection visits all objects of thousands of sockets, and everybody waits for it. Collecting
    # 5,000 objects takes 2 ms.
    gc.freeze()
    gc.set_threshold(5_000, 5, 4_000)

    # Whenever a thread computes, the event loop waits this long for its turn; the usual five milliseconds are noticed.
    sys.setswitchinterval(0.0002)

    async def run() -> None:
        await node.open()
        exporter = node.door.exporter = Exporter(settings.database)
        try:
            await server.serve(sockets=[listening])
        finally:
            exporter.close()
            await node.close()

    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(run())
    return server.started
