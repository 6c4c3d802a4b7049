"""SQLite: one writer thread that puts everything waiting into one synced commit, and reader threads beside it."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from pickomino.core.errors import Problem
from pickomino.server.storage.base import DatabaseUnusable, Op, StorageUnavailable, Wake, answer_at_all
from pickomino.server.storage.statements import SQLITE, Compiler

T = TypeVar("T")

BATCH = 256
"""Operations in one commit at most; bounds how long the first of them waits for the others."""

READERS = 2


_compiler = Compiler(SQLITE)


def run_op(connection: sqlite3.Connection, op: Op[T]) -> T:
    """Drive an operation on a connection and return its result."""
    try:
        statement, params = next(op)
        while True:
            compiled = _compiler.compile(statement)
            rows = connection.execute(compiled.sql, compiled.values(params)).fetchall()
            statement, params = op.send(rows)
    except StopIteration as finished:
        result: T = finished.value
        return result


@dataclass(slots=True)
class _Job:
    make: Callable[[], Op[Any]]
    future: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None


class AlreadyServed(DatabaseUnusable):
    """Another process serves this database file."""


class SqliteStorage:
    """One database file, used by one process at a time."""

    shared = False

    def __init__(self, path: Path) -> None:
        self._path = path
        self._loop = asyncio.get_running_loop()
        self.under_way = 0
        self._gathered: list[_Job] = []
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._lock = _hold(path)
        self._local = threading.local()
        self._opened: list[sqlite3.Connection] = []
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="pickomino-read")
        self._writer = threading.Thread(target=self._write_all, name="pickomino-write", daemon=True)
        self._closed = False

    def start(self) -> None:
        """Begin to write; the schema must be up to date by now."""
        self._writer.start()

    def connect(self) -> sqlite3.Connection:
        """Open a connection whose commits are synced to disk."""
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False, timeout=30)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        self._opened.append(connection)
        return connection

    async def write(self, make: Callable[[], Op[T]], wake: str | None = None) -> T:
        if self._closed:
            raise StorageUnavailable("the database is closed")
        job = _Job(make, self._loop.create_future())
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(job)
        self.under_way += 1
        try:
            result: T = await job.future
        finally:
            self.under_way -= 1
        return result

    def _hand_over(self) -> None:
        """Give the writer everything that came up in one round of the event loop.

        One by one, the first would get a commit of its own, and the writer would fight with the event loop for
        Python's lock while that handles the others.
        """
        gathered, self._gathered = self._gathered, []
        for job in gathered:
            self._jobs.put(job)

    async def read(self, make: Callable[[], Op[T]]) -> T:
        self.under_way += 1
        try:
            return await self._loop.run_in_executor(self._readers, self._read, make)
        except sqlite3.Error as error:
            raise StorageUnavailable(str(error)) from error
        finally:
            self.under_way -= 1

    async def notify(self, text: str) -> None:
        """Do nothing: there are no other nodes."""

    async def listen(self, wake: Wake, lost: Callable[[], Awaitable[None]]) -> None:
        """Do nothing: there are no other nodes."""

    async def check(self) -> None:
        await self.read(answer_at_all)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._hand_over()
        self._jobs.put(None)
        if self._writer.ident is not None:
            await self._loop.run_in_executor(None, self._writer.join)
        self._readers.shutdown(wait=True)
        for connection in self._opened:
            connection.close()
        self._lock.close()

    def _read(self, make: Callable[[], Op[T]]) -> T:
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = self.connect()
        connection.execute("BEGIN")  # one snapshot for all of the operation's queries
        try:
            return run_op(connection, make())
        finally:
            connection.execute("ROLLBACK")

    def _write_all(self) -> None:
        connection = self.connect()
        running = True
        while running:
            batch = []
            job = self._jobs.get()
            while True:
                if job is None:
                    running = False
                    break
                batch.append(job)
                if len(batch) == BATCH:
                    break
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
            if batch:
                self._commit(connection, batch)
                self._loop.call_soon_threadsafe(_resolve, batch)

    def _commit(self, connection: sqlite3.Connection, batch: list[_Job]) -> None:
        try:
            connection.execute("BEGIN IMMEDIATE")
            if all(_succeeds(connection, job) for job in batch):
                connection.execute("COMMIT")
                return
            connection.execute("ROLLBACK")
        except sqlite3.Error as error:
            # Nothing of the batch is stored: none of it may be acknowledged.
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            for job in batch:
                job.error = StorageUnavailable(str(error))
            return
        if len(batch) > 1:  # one of them failed, which is rare: each by itself, so that it fails alone
            for job in batch:
                job.error = None
                self._commit(connection, [job])


def _succeeds(connection: sqlite3.Connection, job: _Job) -> bool:
    """Run a job and note its result; False if what it did must be undone."""
    try:
        job.result = run_op(connection, job.make())
    except sqlite3.OperationalError as error:  # a full disk, above all
        job.error = StorageUnavailable(str(error))
    except Exception as error:  # noqa: BLE001 - handed to the caller
        job.error = error
    return job.error is None


def _resolve(batch: list[_Job]) -> None:
    for job in batch:
        if job.future.done():  # the caller was cancelled; what is stored stays stored
            continue
        if job.error is None:
            job.future.set_result(job.result)
        else:
            job.future.set_exception(job.error)


def _hold(path: Path) -> sqlite3.Connection:
    """Take the lock that only one serving process can hold; the system releases it when the process dies."""
    holder = sqlite3.connect(f"{path}.lock", isolation_level=None, timeout=0, check_same_thread=False)
    try:
        holder.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        holder.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise AlreadyServed(Problem("database-served", {"file": str(path)})) from error
        raise
    return holder
