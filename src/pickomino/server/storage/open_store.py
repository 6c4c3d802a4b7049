"""Opening a store by URL or path, its schema brought up to date first."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

from pickomino.core.errors import Problem
from pickomino.server.storage.base import DatabaseUnusable, Storage, StorageUnavailable
from pickomino.server.storage.migrations import migrate_postgres, migrate_sqlite
from pickomino.server.storage.sqlite import SqliteStorage


def is_postgres(database: str) -> bool:
    """Whether a database is named by a PostgreSQL URL."""
    return database.startswith(("postgresql://", "postgres://"))


def sqlite_path(database: str) -> Path:
    """The file a database name means: a path, or a `sqlite:///` URL."""
    name = database.removeprefix("sqlite:///")
    if re.match(r"[a-z0-9+]+://", name):
        raise DatabaseUnusable(Problem("database-kind", {}))
    return Path(name).expanduser().resolve()  # one file, one lock, whichever link leads to it


def prepare_file(path: Path) -> None:
    """Create the file of a database; only its owner may read it, because it holds the seeds of running games.

    SQLite names its journal after the file, so a file with two names would have two journals that destroy each other.
    """
    if path.is_dir():
        raise DatabaseUnusable(Problem("database-folder", {"file": str(path)}))
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    path.touch(mode=0o600)
    if path.stat().st_nlink > 1:
        raise DatabaseUnusable(Problem("database-linked", {"file": str(path)}))


async def open_storage(database: str) -> Storage:
    """Open the database, creating or migrating its tables under a lock."""
    if is_postgres(database):
        from pickomino.server.storage.postgres import PostgresStorage

        await migrate_postgres(database)
        storage = PostgresStorage(database)
        await storage.open()
        return storage
    try:
        path = sqlite_path(database)
        prepare_file(path)
        opened = SqliteStorage(path)
        try:
            migrate_sqlite(path)
        except BaseException:
            await opened.close()
            raise
    except (OSError, sqlite3.Error) as error:
        raise StorageUnavailable(str(error)) from error
    opened.start()
    return opened
