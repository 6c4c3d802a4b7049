"""What asyncpg is to the server: connections to the simulated database, which may be slow, refused, or lost at any point."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import Context, copy_context
from functools import lru_cache
from random import Random
from typing import Any

import asyncpg

from pickomino.server.storage.migrations import HEAD
from server.simulation.database import CAUSE, Database, Deadlock, Rows, Transaction
from server.simulation.loop import PROCESS, Process

NOWHERE = Context()
"""The context of what happens in the database server, which outlives every node."""


class Postgres:
    """The database server."""

    def __init__(self, database: Database, chance: Random, trace: Callable[..., None]) -> None:
        self.database = database
        self.is_down = False
        self.refuses_listeners = False
        """Whether all connections are taken but those of the pools."""
        self.trouble = 0.0
        """How likely a transaction loses its connection."""
        self.slowness = 0.005
        """The mean of a delay, in seconds."""
        self.losses = 0
        """Connections lost or refused so far."""
        self._chance = chance
        self._trace = trace
        self.listening: list[Connection] = []
        self._open: dict[Transaction, Process | None] = {}

    def delay(self) -> float:
        """How long a message to the database, or back, takes."""
        return self._chance.expovariate(1 / self.slowness)

    def fails(self) -> bool:
        """Whether this is the moment when a connection is lost."""
        return self._chance.random() < self.trouble

    def check(self) -> None:
        if self.is_down:
            self.losses += 1
            raise ConnectionRefusedError("the database is down")

    async def connect(self, _url: str, **_options: Any) -> Connection:
        """Stands for `asyncpg.connect`."""
        await asyncio.sleep(self.delay())
        self.check()
        if self.refuses_listeners:
            raise asyncpg.TooManyConnectionsError("sorry, too many clients already")
        return Connection(self)

    async def create_pool(self, _url: str, **_options: Any) -> Pool:
        """Stands for `asyncpg.create_pool`."""
        await asyncio.sleep(self.delay())
        self.check()
        return Pool(self)

    def begin(self) -> Transaction:
        transaction = Transaction(cause=CAUSE.get())
        self._open[transaction] = PROCESS.get()
        return transaction

    def end(self, transaction: Transaction) -> None:
        self._open.pop(transaction, None)
        self.database.end(transaction)

    def commit(self, transaction: Transaction, signals: list[str], done: asyncio.Future[None]) -> None:
        """Commit, and say so unless the connection is lost before or afterwards."""
        loop = asyncio.get_running_loop()
        lost = asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")
        problem: Exception | None = None
        if self.is_down or self.fails():
            self.losses += 1
            problem = lost
        else:
            try:
                self.database.commit(transaction)
            except sqlite3.IntegrityError as error:
                problem = _violation(error)
            else:
                for signal in signals:
                    self.notify(signal)
                if self.fails():
                    self.losses += 1
                    problem = lost
                    self._trace("database", "committed, but the answer is lost")
        self.end(transaction)
        loop.call_later(self.delay(), _resolve, done, problem, context=NOWHERE)

    def notify(self, text: str) -> None:
        """Send a signal to everybody who listens."""
        for connection in self.listening:
            connection.deliver(text)

    def break_off(self, victim: Callable[[Process | None], bool]) -> None:
        """Lose the open connections of some processes: their transactions are rolled back."""
        for transaction, process in list(self._open.items()):
            if victim(process) and not transaction.is_committing:
                self.end(transaction)
        for connection in [each for each in self.listening if victim(each.process)]:
            connection.terminate()


def _resolve(done: asyncio.Future[None], problem: Exception | None) -> None:
    if done.done():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)


def _violation(error: sqlite3.IntegrityError) -> Exception:
    kind = asyncpg.ForeignKeyViolationError if "FOREIGN" in str(error) else asyncpg.UniqueViolationError
    violation: Exception = kind(str(error))
    return violation


@lru_cache(maxsize=1000)
def _translate(sql: str) -> tuple[str, str | None]:
    """The statement without what only PostgreSQL knows, and the parameter that names a player to be held.

    The `$1` of PostgreSQL are names of parameters in SQLite.
    """
    sql = re.sub(r"::[A-Z]+( PRECISION| VARYING)?(\[\])?", "", sql)
    plain, count = re.subn(r"\s*FOR KEY SHARE", "", sql)
    held = re.search(r"players\.id = \$(\d+)", plain) if count else None
    return plain, held and held[1]


class Connection:
    """A connection to the database."""

    def __init__(self, server: Postgres) -> None:
        self._server = server
        self.process = PROCESS.get()
        self._transaction: Transaction | None = None
        self._signals: list[str] = []
        self._context = copy_context()
        self._on_signal: Callable[..., None] | None = None
        self._on_end: list[Callable[..., None]] = []
        self._last_at = 0.0
        self._arriving: deque[str] = deque()

    async def fetch(self, sql: str, *params: Any) -> Rows:
        server = self._server
        values = {str(number): value for number, value in enumerate(params, 1)}
        sql, held = _translate(sql)
        if self._transaction is None:  # a snapshot: nothing can come between its statements
            return server.database.connection.execute(sql, values).fetchall()
        await asyncio.sleep(server.delay())
        self._check()
        try:
            return await server.database.run(self._transaction, sql, values, held and values[held])
        except Deadlock:
            raise asyncpg.DeadlockDetectedError("deadlock detected") from None
        except sqlite3.IntegrityError as error:
            raise _violation(error) from error

    def _check(self) -> None:
        server, transaction = self._server, self._transaction
        server.check()
        if transaction is not None and (transaction.is_over or server.fails()):
            server.losses += 1
            server.end(transaction)
            raise asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")

    async def fetchval(self, _sql: str) -> str:
        """The version of the schema, as nothing else is asked for in this way."""
        return HEAD

    async def execute(self, _sql: str, _channel: str, text: str) -> None:
        """Send a signal with the commit."""
        self._signals.append(text)

    @asynccontextmanager
    async def transaction(self, isolation: str = "", readonly: bool = False) -> AsyncIterator[None]:
        server = self._server
        if readonly:
            self._check()
            yield
            await asyncio.sleep(server.delay())
            return
        transaction = self._transaction = server.begin()
        try:
            yield
        except BaseException:
            server.end(transaction)
            raise
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        transaction.is_committing = True
        loop.call_later(server.delay(), server.commit, transaction, self._signals, done, context=NOWHERE)
        await done

    # --- listening -------------------------------------------------------------------------------

    def add_termination_listener(self, callback: Callable[..., None]) -> None:
        self._on_end.append(callback)

    async def add_listener(self, _channel: str, callback: Callable[..., None]) -> None:
        await asyncio.sleep(self._server.delay())
        self._server.check()
        self._on_signal = callback
        self._server.listening.append(self)

    def deliver(self, text: str) -> None:
        """A signal arrives some time later, but in the order of the commits."""
        loop = asyncio.get_running_loop()
        self._last_at = max(self._last_at, loop.time() + self._server.delay())
        self._arriving.append(text)
        loop.call_at(self._last_at, self._receive, context=self._context)

    def _receive(self) -> None:
        if self._on_signal is not None and self._arriving:
            self._on_signal(self, 0, "", self._arriving.popleft())

    def terminate(self) -> None:
        """The connection is lost, with whatever was on its way."""
        self._on_signal = None
        self._arriving.clear()
        if self in self._server.listening:
            self._server.listening.remove(self)
        for callback in self._on_end:
            asyncio.get_running_loop().call_soon(callback, self, context=self._context)

    async def close(self, timeout: float = 0) -> None:  # noqa: ASYNC109 - as asyncpg has it
        self._on_end.clear()
        self.terminate()


class Pool:
    """Connections that are made when they are needed."""

    def __init__(self, server: Postgres) -> None:
        self._server = server
        self._is_closed = False

    @asynccontextmanager
    async def acquire(self, timeout: float = 0) -> AsyncIterator[Connection]:  # noqa: ASYNC109 - as asyncpg has it
        if self._is_closed:
            raise asyncpg.InterfaceError("pool is closed")
        await asyncio.sleep(self._server.delay())
        self._server.check()
        yield Connection(self._server)

    async def execute(self, _sql: str, _channel: str, text: str) -> None:
        if self._is_closed:
            raise asyncpg.InterfaceError("pool is closed")
        await asyncio.sleep(self._server.delay())
        self._server.check()
        self._server.notify(text)

    async def close(self) -> None:
        self._is_closed = True

    def terminate(self) -> None:
        self._is_closed = True
