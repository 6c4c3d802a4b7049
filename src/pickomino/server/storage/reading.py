"""A database opened only to read, by a process beside the one that serves it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import TypeVar

from pickomino.server.storage.base import Op, StorageUnavailable
from pickomino.server.storage.open_store import is_postgres, sqlite_path
from pickomino.server.storage.sqlite import run_op

T = TypeVar("T")

CONNECTIONS = 2
"""To PostgreSQL at most."""


class SqliteReader:
    """A database file that another process writes."""

    def __init__(self, database: str) -> None:
        uri = f"{sqlite_path(database).as_uri()}?mode=ro"
        self._connection = sqlite3.connect(uri, uri=True, isolation_level=None, timeout=30)

    async def read(self, make: Callable[[], Op[T]]) -> T:
        """Run an operation that changes nothing."""
        try:
            self._connection.execute("BEGIN")
            try:
                return run_op(self._connection, make())
            finally:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error as error:
            raise StorageUnavailable(str(error)) from error


class PostgresReader:
    """A PostgreSQL database, connected to when it is first needed, and again after it was away."""

    def __init__(self, database: str) -> None:
        from pickomino.server.storage.postgres import PostgresStorage

        self._storage = PostgresStorage(database, least=0, most=CONNECTIONS)
        self._is_open = False
        self._opening = asyncio.Lock()

    async def read(self, make: Callable[[], Op[T]]) -> T:
        """Run an operation that changes nothing."""
        async with self._opening:
            if not self._is_open:
                await self._storage.open()
                self._is_open = True
        return await self._storage.read(make)


def open_reader(database: str) -> SqliteReader | PostgresReader:
    """Open a database that a server has brought up to date."""
    return PostgresReader(database) if is_postgres(database) else SqliteReader(database)
