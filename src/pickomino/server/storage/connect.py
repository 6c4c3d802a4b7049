"""Opening a store by URL or path, its schema brought up to date first."""

from __future__ import annotations

from pathlib import Path

from pickomino.server.migrations import migrate_postgres, migrate_sqlite
from pickomino.server.storage.base import Storage
from pickomino.server.storage.sqlite import SqliteStorage


def is_postgres(database: str) -> bool:
    """Whether a database is named by a PostgreSQL URL."""
    return database.startswith(("postgresql://", "postgres://"))


def sqlite_path(database: str) -> Path:
    """The file a database name means: a path, or a `sqlite:///` URL."""
    return Path(database.removeprefix("sqlite:///")).expanduser()


async def open_storage(database: str) -> Storage:
    """Open the database, creating or migrating its tables under a lock."""
    if is_postgres(database):
        from pickomino.server.storage.postgres import PostgresStorage

        await migrate_postgres(database)
        storage = PostgresStorage(database)
        await storage.open()
        return storage
    path = sqlite_path(database)
    path.parent.mkdir(parents=True, exist_ok=True)
    opened = SqliteStorage(path)
    try:
        migrate_sqlite(path)
    except BaseException:
        await opened.close()
        raise
    opened.start()
    return opened
