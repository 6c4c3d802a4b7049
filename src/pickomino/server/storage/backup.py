"""Backups: everything a database holds, in one consistent file that either kind of database can be restored from."""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import json
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, cast

from pickomino.core.errors import PickominoError, Problem
from pickomino.server.settings import Clock, wall_clock
from pickomino.server.storage.base import StorageUnavailable
from pickomino.server.storage.migrations import HEAD, migrate_postgres, migrate_sqlite
from pickomino.server.storage.open_store import is_postgres, prepare_file, sqlite_path
from pickomino.server.storage.sqlite import SqliteStorage

FORMAT = "pickomino-backup-1"
TABLES = (
    "players",
    "secrets",
    "links",
    "games",
    "seats",
    "entries",
    "answers",
    "creations",
    "viewers",
    "removals",
    "push_keys",
    "push_subscriptions",
    "pulse",
)
"""In an order that keeps references whole."""

BOOLEANS = {("games", "listed")}
BATCH = 1000
_SCHEMA = "SELECT version_num FROM alembic_version"


class BackupError(PickominoError):
    """A backup that cannot be made or restored."""


@dataclass(frozen=True, slots=True)
class BackedUp:
    """What a backup holds."""

    rows: int
    games: int
    digest: str


async def write_backup(database: str, target: Path) -> BackedUp:
    """Write a backup of a database, which may be in use."""
    rows = games = 0
    digest = hashlib.sha256()
    partial = target.with_name(f"{target.name}.part")
    try:
        partial.touch(mode=0o600)  # it holds the seeds of running games
        with gzip.open(partial, "wt", encoding="utf-8") as file:
            async with _snapshot(database) as tables:
                file.write(json.dumps({"format": FORMAT, "schema": HEAD}) + "\n")
                async for table, row in tables:
                    line = json.dumps([table, row], ensure_ascii=False) + "\n"
                    digest.update(line.encode())
                    file.write(line)
                    rows += 1
                    games += table == "games"
            file.write(json.dumps({"rows": rows, "sha256": digest.hexdigest()}) + "\n")
        partial.replace(target)
    finally:
        partial.unlink(missing_ok=True)
    return BackedUp(rows, games, digest.hexdigest())


@asynccontextmanager
async def _snapshot(database: str) -> AsyncIterator[AsyncIterator[tuple[str, dict[str, Any]]]]:
    """Every row of every table, as of one moment."""
    if is_postgres(database):
        import asyncpg

        try:
            connection = await asyncpg.connect(database, timeout=10)
        except (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise StorageUnavailable(str(error) or type(error).__name__) from error
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                _check_schema(await connection.fetchval(_SCHEMA))
                yield _postgres_rows(connection)
        finally:
            await connection.close()
    else:
        path = sqlite_path(database)
        if not path.is_file():
            raise BackupError(Problem("backup-no-database", {"file": str(path)}))
        with _readable(path) as readable:
            opened = sqlite3.connect(f"{readable.as_uri()}?mode=ro", uri=True, isolation_level=None)
            try:
                opened.row_factory = sqlite3.Row
                opened.execute("BEGIN")
                _check_schema(opened.execute(_SCHEMA).fetchone()[0])
                yield _sqlite_rows(opened)
            finally:
                opened.close()


@contextlib.contextmanager
def _readable(path: Path) -> Iterator[Path]:
    """A SQLite file that can be read; where nothing can be written beside it, such as on a snapshot, a copy of it."""
    try:
        with tempfile.TemporaryFile(dir=path.parent):
            pass
    except OSError:
        with tempfile.TemporaryDirectory() as folder:
            for file in (path, path.with_name(f"{path.name}-wal")):
                if file.exists():
                    shutil.copyfile(file, Path(folder) / file.name)
            yield Path(folder) / path.name
    else:
        yield path


def _check_schema(found: str) -> None:
    """Raise BackupError unless this program knows every table and column of the database."""
    if found > HEAD:
        raise BackupError(Problem("database-newer", {}))
    if found != HEAD:
        raise BackupError(Problem("backup-schema", {"found": found, "known": HEAD}))


async def _postgres_rows(connection: Any) -> AsyncIterator[tuple[str, dict[str, Any]]]:
    for table in TABLES:
        async for row in connection.cursor(f"SELECT * FROM {table}", prefetch=BATCH):  # noqa: S608 - our own names
            yield table, dict(row)


async def _sqlite_rows(connection: sqlite3.Connection) -> AsyncIterator[tuple[str, dict[str, Any]]]:
    for table in TABLES:
        for row in connection.execute(f"SELECT * FROM {table}"):  # noqa: S608 - our own names
            values = dict(row)
            for owner, column in BOOLEANS:
                if owner == table:
                    values[column] = bool(values[column])
            yield table, values


async def restore_backup(database: str, source: Path, clock: Clock = wall_clock) -> BackedUp:
    """Fill an empty database from a backup, all of it or nothing.

    Unfinished games are marked, so that they get new seeds: players may have seen the dice that the old ones would
    give again.
    """
    check = _Check()
    with _open(source) as file:
        for _ in check.rows(file):  # once through, before anything is touched
            pass
    with _open(source) as file:
        rows = _mark_unfinished(_Check().rows(file), clock())
        if is_postgres(database):
            await _fill_postgres(database, rows)
        else:
            await _fill_sqlite(sqlite_path(database), rows)
    return BackedUp(check.count, check.games, check.digest.hexdigest())


def _mark_unfinished(
    rows: Iterator[tuple[str, dict[str, Any]]], now: int
) -> Iterator[tuple[str, dict[str, Any]]]:
    for table, row in rows:
        is_unfinished = table == "games" and row.get("status") in ("lobby", "running")
        yield table, {**row, "restored_at": now} if is_unfinished else row


@contextlib.contextmanager
def _open(source: Path) -> Iterator[IO[str]]:
    try:
        with gzip.open(source, "rt", encoding="utf-8") as file:
            yield file
    except (gzip.BadGzipFile, EOFError, UnicodeDecodeError) as error:
        raise BackupError(Problem("backup-damaged", {})) from error


class _Check:
    """Reads a backup and makes sure that it is whole."""

    def __init__(self) -> None:
        self.count = 0
        self.games = 0
        self.digest = hashlib.sha256()

    def rows(self, file: IO[str]) -> Iterator[tuple[str, dict[str, Any]]]:
        try:
            head = json.loads(file.readline() or "null")
            if not isinstance(head, dict) or head.get("format") != FORMAT:
                raise BackupError(Problem("backup-foreign", {}))
            if head["schema"] != HEAD:
                raise BackupError(Problem("backup-schema", {"found": str(head["schema"]), "known": HEAD}))
            for line in file:
                entry = json.loads(line)
                if isinstance(entry, dict):
                    if entry != {"rows": self.count, "sha256": self.digest.hexdigest()}:
                        raise BackupError(Problem("backup-damaged", {}))
                    return
                self.digest.update(line.encode())
                self.count += 1
                table, row = entry
                if table not in TABLES:
                    raise BackupError(Problem("backup-table", {"token": str(table)}))
                self.games += table == "games"
                yield table, cast("dict[str, Any]", row)
        except ValueError as error:
            raise BackupError(Problem("backup-damaged", {})) from error
        raise BackupError(Problem("backup-breaks-off", {}))


async def _fill_sqlite(path: Path, rows: Iterator[tuple[str, dict[str, Any]]]) -> None:
    prepare_file(path)
    storage = SqliteStorage(path)  # holds the lock, so that no server opens it meanwhile
    try:
        migrate_sqlite(path)
        connection = storage.connect()
        if connection.execute("SELECT COUNT(*) FROM games").fetchone()[0]:
            raise BackupError(Problem("backup-not-empty", {}))
        connection.execute("BEGIN IMMEDIATE")
        try:
            for table in TABLES:
                connection.execute(f"DELETE FROM {table}")  # noqa: S608 - our own names
            for table, row in rows:
                connection.execute(*_insert(table, row, "?"))
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")
    finally:
        await storage.close()


async def _fill_postgres(url: str, rows: Iterator[tuple[str, dict[str, Any]]]) -> None:
    import asyncpg

    await migrate_postgres(url)
    connection = await asyncpg.connect(url)
    try:
        async with connection.transaction():
            if await connection.fetchval("SELECT COUNT(*) FROM games"):
                raise BackupError(Problem("backup-not-empty", {}))
            for table in TABLES:
                await connection.execute(f"DELETE FROM {table}")  # noqa: S608 - our own names
            for table, row in rows:
                sql, values = _insert(table, row, "$")
                await connection.execute(sql, *values)
    finally:
        await connection.close()


def _insert(table: str, row: dict[str, Any], sign: str) -> tuple[str, tuple[Any, ...]]:
    if not all(name.isidentifier() for name in row):
        raise BackupError(Problem("backup-column", {"table": table}))
    places = ", ".join("?" if sign == "?" else f"${number}" for number in range(1, len(row) + 1))
    return f"INSERT INTO {table} ({', '.join(row)}) VALUES ({places})", tuple(row.values())  # noqa: S608 - checked
