"""The process that streams logs and records: it gets connections from the server and writes to them at the reader's pace."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import socket
import sys
import time
from collections import defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from pickomino.server.exports.chunks import Export, Readable, chunks_of
from pickomino.server.play.thinking import give_way, start_worker
from pickomino.server.storage.base import StorageUnavailable
from pickomino.server.storage.reading import open_reader

MESSAGE_BYTES = 65_536
AT_ONCE = 16
"""Exports that one address gets at the same time; further ones wait."""

MOST_WAITING = 400
"""Exports of one address that may wait."""

MOST = 2_000
"""Exports of everybody, those that wait included."""

SEND_BUFFER_BYTES = 65_536
"""What the system keeps for somebody who does not read."""

WRITE_SECONDS = 15.0
"""Whoever takes longer for a chunk is cut off."""

LONGEST_SECONDS = 900.0
"""Whoever takes longer for everything is cut off, however steadily they read."""

LONGEST_REST_SECONDS = 0.05


class Handed(NamedTuple):
    """An export for a connection that has been sent the head of the response."""

    address: str
    export: Export
    is_chunked: bool


@dataclass(eq=False)
class _Address:
    active: int = 0
    waiting: deque[tuple[Handed, socket.socket]] = field(default_factory=deque)


class Streaming:
    """All exports under way."""

    def __init__(
        self,
        storage: Readable,
        write_seconds: float = WRITE_SECONDS,
        processor_seconds: Callable[[], float] = time.process_time,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self._storage = storage
        self._write_seconds = write_seconds
        self._processor_seconds = processor_seconds
        self._sleep = sleep
        self._rested_at = processor_seconds()
        self._addresses: defaultdict[str, _Address] = defaultdict(_Address)
        self.count = 0
        """Exports under way, those that wait included."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._recording = asyncio.Lock()
        """A record needs the whole game in memory, so there is one at a time."""

    def take(self, handed: Handed, connection: socket.socket) -> None:
        """Begin an export, or let it wait for others of the same address."""
        address = self._addresses[handed.address]
        if self.count >= MOST or len(address.waiting) >= MOST_WAITING:
            connection.close()
        elif address.active >= AT_ONCE:
            self.count += 1
            address.waiting.append((handed, connection))
        else:
            self.count += 1
            self._begin(address, handed, connection)

    def _begin(self, address: _Address, handed: Handed, connection: socket.socket) -> None:
        address.active += 1
        task = asyncio.create_task(self._run(address, handed, connection))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, address: _Address, handed: Handed, connection: socket.socket) -> None:
        try:
            with connection, contextlib.suppress(OSError, TimeoutError, StorageUnavailable):
                connection.setblocking(False)
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
                async with asyncio.timeout(LONGEST_SECONDS):
                    await self._write(handed, connection)
                    connection.shutdown(socket.SHUT_WR)
        finally:
            self.count -= 1
            address.active -= 1
            if address.waiting:
                self._begin(address, *address.waiting.popleft())
            elif not address.active:
                self._addresses.pop(handed.address, None)

    async def _write(self, handed: Handed, connection: socket.socket) -> None:
        async with contextlib.AsyncExitStack() as stack:
            if handed.export.head is not None:
                await stack.enter_async_context(self._recording)
            chunks = chunks_of(self._storage, handed.export)
            if handed.export.head is not None:
                parts = [chunk async for chunk in chunks]
                await stack.aclose()  # the next record need not wait until this one has been read
                for part in parts:
                    await self._send(connection, part, handed.is_chunked)
            else:
                async for chunk in chunks:
                    await self._send(connection, chunk, handed.is_chunked)
        if handed.is_chunked:
            await self._send(connection, b"", is_chunked=True)

    async def _send(self, connection: socket.socket, chunk: bytes, is_chunked: bool) -> None:
        data = b"%x\r\n%b\r\n" % (len(chunk), chunk) if is_chunked else chunk
        async with asyncio.timeout(self._write_seconds):
            await asyncio.get_running_loop().sock_sendall(connection, data)
        self._rest()

    def _rest(self) -> None:
        """Sleep for as long as this process has worked since the last rest.

        Even a nice process finishes its slice of the processor before the server can go on with a move.
        """
        now = self._processor_seconds()
        self._sleep(min(now - self._rested_at, LONGEST_REST_SECONDS))
        self._rested_at = now


def run(channel: socket.socket, database: str) -> None:
    """Stream what comes over the channel, at a low priority, until the server ends."""
    start_worker()
    give_way(sys.platform)

    async def serve() -> None:
        streaming = Streaming(open_reader(database))
        channel.setblocking(False)
        ended = asyncio.Event()

        def take() -> None:
            try:
                message, files, *_ = socket.recv_fds(channel, MESSAGE_BYTES, 1)
            except BlockingIOError:
                return
            if not message:
                ended.set()
                return
            handed: Handed = pickle.loads(message)  # noqa: S301  # from the server alone
            streaming.take(handed, socket.socket(fileno=files[0]))

        asyncio.get_running_loop().add_reader(channel, take)
        await ended.wait()

    asyncio.run(serve())
