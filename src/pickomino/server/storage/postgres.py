"""PostgreSQL: a pool of connections, and LISTEN/NOTIFY as a wake-up between nodes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import asyncpg

from pickomino.server.storage.base import Op, StorageUnavailable, Wake, answer_at_all
from pickomino.server.storage.statements import POSTGRES, Compiler

T = TypeVar("T")

CHANNEL = "pickomino"
POOL = 12
RETRY_SECONDS = 0.5
ATTEMPTS = 3
_AWAY = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection lost within a transaction, which cannot be rolled back any more
    asyncpg.InsufficientResourcesError,
    asyncpg.OperatorInterventionError,
    asyncpg.ReadOnlySQLTransactionError,
    TimeoutError,
)
"""A server that is gone, full, stopping, or a replica that may not write yet."""

_AGAIN = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)


_compiler = Compiler(POSTGRES)


async def run_op(connection: Any, op: Op[T]) -> T:
    """Drive an operation on a connection and return its result."""
    try:
        statement, params = next(op)
        while True:
            compiled = _compiler.compile(statement)
            statement, params = op.send(await connection.fetch(compiled.sql, *compiled.values(params)))
    except StopIteration as finished:
        result: T = finished.value
        return result


class PostgresStorage:
    """A database that several nodes may share."""

    shared = True

    def __init__(self, url: str, least: int = 2, most: int = POOL) -> None:
        self.under_way = 0
        self._url = url
        self._sizes = {"min_size": least, "max_size": most}
        self._pool: Any = None
        self._listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect; raises StorageUnavailable if the server does not answer."""
        try:
            self._pool = await asyncpg.create_pool(self._url, **self._sizes, command_timeout=15)
        except _AWAY as error:
            raise StorageUnavailable(str(error)) from error

    async def write(self, make: Callable[[], Op[T]], wake: str | None = None) -> T:
        self.under_way += 1
        try:
            for _ in range(ATTEMPTS - 1):
                with contextlib.suppress(*_AGAIN):
                    return await self._write_once(make, wake)
            return await self._write_once(make, wake)
        finally:
            self.under_way -= 1

    async def _write_once(self, make: Callable[[], Op[T]], wake: str | None) -> T:
        try:
            async with self._pool.acquire(timeout=10) as connection, connection.transaction():
                result = await run_op(connection, make())
                if wake is not None:
                    await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, wake)
        except _AWAY as error:
            raise StorageUnavailable(str(error)) from error
        return result

    async def read(self, make: Callable[[], Op[T]]) -> T:
        self.under_way += 1
        try:
            async with (
                self._pool.acquire(timeout=10) as connection,
                connection.transaction(isolation="repeatable_read", readonly=True),
            ):
                return await run_op(connection, make())
        except _AWAY as error:
            raise StorageUnavailable(str(error)) from error
        finally:
            self.under_way -= 1

    async def notify(self, text: str) -> None:
        with contextlib.suppress(*_AWAY):
            await self._pool.execute("SELECT pg_notify($1, $2)", CHANNEL, text)

    async def listen(self, wake: Wake, lost: Callable[[], Awaitable[None]]) -> None:
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen_on(wake, lost, ready))
        await ready.wait()

    async def check(self) -> None:
        await self.read(answer_at_all)

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        if self._pool is not None:
            try:
                await asyncio.wait_for(self._pool.close(), 10)
            except (TimeoutError, *_AWAY):
                self._pool.terminate()

    async def _listen_on(self, wake: Wake, lost: Callable[[], Awaitable[None]], ready: asyncio.Event) -> None:
        while True:
            try:
                connection = await asyncpg.connect(self._url, timeout=10)
            except _AWAY:
                await asyncio.sleep(RETRY_SECONDS)
                continue
            gone = asyncio.Event()
            connection.add_termination_listener(lambda _, gone=gone: gone.set())
            try:
                await connection.add_listener(CHANNEL, lambda *notification: wake(notification[3]))
                # Signals sent before may be lost, but the log has everything.
                if ready.is_set():
                    await lost()
                ready.set()
                await gone.wait()
            except _AWAY:
                await asyncio.sleep(RETRY_SECONDS)
            finally:
                with contextlib.suppress(Exception):
                    await connection.close(timeout=2)
