"""Migrations: from every earlier schema to the present one, once, however many nodes start together."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import asyncpg
import pytest
from alembic import command
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.exc import OperationalError

from pickomino.server.storage import StorageUnavailable
from pickomino.server.storage.backup import TABLES
from pickomino.server.storage.migrations import HEAD, _config, migrate_postgres, migrate_sqlite
from pickomino.server.storage.relations import metadata
from server.inside import inside

VERSIONS = Path(__file__).parents[2] / "src" / "pickomino" / "server" / "storage" / "migrations" / "versions"
EARLIER = sorted(path.name.split("_")[0] for path in VERSIONS.glob("[0-9]*.py"))[:-1]


def schema(path: Path) -> list[tuple[str, ...]]:
    """Every table and index of a database."""
    connection = sqlite3.connect(path)
    try:
        return sorted(connection.execute("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL"))
    finally:
        connection.close()


def make(path: Path, revision: str) -> None:
    """A database as an earlier version made it."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    engine.dispose()


@pytest.mark.parametrize("revision", EARLIER)
async def test_a_database_of_an_earlier_version_is_brought_up_to_date(tmp_path: Path, revision: str) -> None:
    make(tmp_path / "old.db", revision)
    assert schema(tmp_path / "old.db")
    migrate_sqlite(tmp_path / "old.db")
    migrate_sqlite(tmp_path / "new.db")
    assert schema(tmp_path / "old.db") == schema(tmp_path / "new.db")
    async with inside(tmp_path / "old.db") as server:
        await server.started(await server.person(), "me", "me")


def test_the_statements_know_the_tables_that_the_migrations_make(tmp_path: Path) -> None:
    migrate_sqlite(tmp_path / "new.db")
    connection = sqlite3.connect(tmp_path / "new.db")
    found = {
        table: {name: kind for _, name, kind, *_ in connection.execute(f"PRAGMA table_info({table})")}
        for table in metadata.tables
    }
    connection.close()
    assert found == {
        table.name: {column.name: str(column.type) for column in table.columns}
        for table in metadata.tables.values()
    }
    assert set(metadata.tables) == set(TABLES)


def test_a_database_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    migrate_sqlite(tmp_path / "later.db")
    connection = sqlite3.connect(tmp_path / "later.db")
    with connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = schema(tmp_path / "later.db")
    with pytest.raises(StorageUnavailable, match="made by a newer version"):
        migrate_sqlite(tmp_path / "later.db")
    assert schema(tmp_path / "later.db") == before


def test_a_full_disk_is_told_as_such(tmp_path: Path) -> None:
    def fail(*_: object) -> None:
        raise OperationalError("COMMIT", None, sqlite3.OperationalError("database or disk is full"))

    event.listen(Engine, "commit", fail)
    try:
        with pytest.raises(StorageUnavailable, match="database or disk is full"):
            migrate_sqlite(tmp_path / "new.db")
    finally:
        event.remove(Engine, "commit", fail)


@pytest.mark.postgres
async def test_what_postgresql_will_not_do_is_told_in_its_words(empty_postgres_url: str) -> None:
    connection = await asyncpg.connect(empty_postgres_url)
    await connection.execute("CREATE TABLE games (another TEXT)")
    await connection.close()
    with pytest.raises(StorageUnavailable, match='relation "games" already exists'):
        await migrate_postgres(empty_postgres_url)


@pytest.mark.postgres
async def test_nodes_that_start_together_migrate_once(empty_postgres_url: str) -> None:
    await asyncio.gather(*(migrate_postgres(empty_postgres_url) for _ in range(5)))
    connection = await asyncpg.connect(empty_postgres_url)
    assert await connection.fetch("SELECT version_num FROM alembic_version") == [(HEAD,)]
    await connection.close()
