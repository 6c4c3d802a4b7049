"""The schema's history, applied by Alembic under a lock so that nodes starting together do it once."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pickomino.core.errors import Problem
from pickomino.server.storage.base import DatabaseUnusable, StorageUnavailable

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy.engine import Connection

HEAD = "0010"
"""The newest migration; a test says so. A database that is there already is not migrated, which saves its start time."""

LOCK_ID = 0x7069636B  # any number, the same on all nodes


def migrate_sqlite(path: Path) -> None:
    """Bring a database file up to date."""
    if _sqlite_version(path) == HEAD:
        return
    from sqlalchemy import URL, create_engine, event, pool

    engine = create_engine(URL.create("sqlite", database=str(path)), poolclass=pool.NullPool)

    @event.listens_for(engine, "connect")
    def _plain(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # the driver must not commit before every CREATE TABLE

    @event.listens_for(engine, "begin")
    def _lock(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN EXCLUSIVE")

    with _as_unavailable(), engine.begin() as connection:
        _upgrade(connection)
    engine.dispose()


async def migrate_postgres(url: str) -> None:
    """Bring a PostgreSQL database up to date."""
    import asyncpg

    try:
        if await _postgres_version(url) == HEAD:
            return
    except (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        # A wrong password, a database that is not there, a URL that is none: all end here.
        raise StorageUnavailable(str(error) or type(error).__name__) from error
    from sqlalchemy import pool, text
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine(
        "postgresql+asyncpg://",
        async_creator=lambda: asyncpg.connect(url, timeout=10),
        poolclass=pool.NullPool,
    )
    try:
        with _as_unavailable():
            async with engine.begin() as connection:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK_ID})"))
                await connection.run_sync(_upgrade)
    finally:
        await engine.dispose()


@contextmanager
def _as_unavailable() -> Iterator[None]:
    """Raise what the database refuses, such as a write to a full disk, as StorageUnavailable."""
    from sqlalchemy.exc import DBAPIError

    try:
        yield
    except DBAPIError as error:
        cause = error.orig or error
        raise StorageUnavailable(str(cause.__cause__ or cause)) from error


def _sqlite_version(path: Path) -> str | None:
    if not path.exists():
        return None
    connection = sqlite3.connect(path)
    try:
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.OperationalError:  # an empty file
        return None
    finally:
        connection.close()
    return str(row[0]) if row else None


async def _postgres_version(url: str) -> str | None:
    import asyncpg

    connection = await asyncpg.connect(url, timeout=10)
    try:
        version = await connection.fetchval("SELECT version_num FROM alembic_version")
    except asyncpg.UndefinedTableError:
        return None
    finally:
        await connection.close()
    return str(version) if version else None


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.util import CommandError

    config = _config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise DatabaseUnusable(Problem("database-newer", {})) from error


def _config() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
