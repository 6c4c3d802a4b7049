"""One database in memory, with transactions isolated as PostgreSQL isolates them.

Nothing of a transaction is in the database before its commit. Each of its statements runs on what is committed by then
plus its own earlier statements, which are run again and rolled back afterwards. Rows that it changes are locked until
it ends; triggers note which ones these are.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias

from pickomino.server.storage.migrations import migrate_sqlite
from pickomino.server.storage.relations import metadata

Rows: TypeAlias = list[tuple[Any, ...]]
Key: TypeAlias = tuple[str, str]
"""A table and the primary key of a row."""


SHARED = "shared players"
"""Rows of players that must not be deleted while a transaction is open; several may hold one."""


@dataclass(frozen=True)
class Cause:
    """The request that led to a change."""

    player: str | None
    what: str
    key: str | None = None
    """The table's key that it showed."""


CAUSE: ContextVar[Cause | None] = ContextVar("cause", default=None)
"""The request that the running code works on."""


class Deadlock(Exception):
    """Two transactions wait for each other."""


@lru_cache(maxsize=1)
def _template() -> sqlite3.Connection:
    """An empty database as the migrations leave it, with triggers that note every row that changes."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "template.db"
        migrate_sqlite(path)
        template = sqlite3.connect(":memory:", isolation_level=None)
        source = sqlite3.connect(path)
        source.backup(template)
        source.close()
    template.execute("CREATE TABLE touched (relation TEXT, row TEXT)")
    for table in metadata.sorted_tables:
        keys = [column.name for column in table.primary_key]
        for event, which in (("INSERT", "new"), ("UPDATE", "old"), ("DELETE", "old")):
            row = " || '/' || ".join(f"{which}.{key}" for key in keys)
            more = ""
            if event == "INSERT" and table.name in ("secrets", "links"):
                # A row that refers to a player keeps that player from being deleted meanwhile.
                more = f"INSERT INTO touched VALUES ('{SHARED}', new.player_id);"
            if event == "INSERT" and table.name == "games":
                more = "INSERT INTO touched SELECT 'code', new.code WHERE new.code IS NOT NULL;"
            template.execute(
                f"CREATE TRIGGER touch_{table.name}_{event} AFTER {event} ON {table.name} BEGIN"
                f" INSERT INTO touched VALUES ('{table.name}', {row}); {more} END"
            )
    return template


@dataclass(eq=False)
class Transaction:
    """Statements that take effect together or not at all."""

    statements: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    locks: set[Key] = field(default_factory=set)
    waits_for: Transaction | None = None
    ended: asyncio.Future[None] | None = None
    """Done when its locks are released; made when somebody waits for it."""
    is_committing: bool = False
    is_over: bool = False
    cause: Cause | None = None


class Database:
    """What is committed, and the locks of what is not yet."""

    def __init__(self) -> None:
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        _template().backup(self.connection)
        self.connection.execute("PRAGMA foreign_keys=ON")
        self._locks: dict[Key, list[Transaction]] = {}
        self.on_commit: Callable[[dict[Key, Cause | None]], None] = lambda _touched: None
        """Called with the rows that a commit has changed, and why."""

    def query(self, sql: str, *params: Any) -> Rows:
        """Read what is committed."""
        return self.connection.execute(sql, params).fetchall()

    def attempt(
        self, transaction: Transaction, sql: str, params: dict[str, Any], shares: str | None
    ) -> Rows | Transaction:
        """Run a statement; returns its rows, or the transaction whose end it has to wait for.

        `shares` is a player whose row must stay as long as the transaction is open.
        """
        execute = self.connection.execute
        if shares is None and not transaction.statements and sql.startswith("SELECT"):
            return execute(sql, params).fetchall()  # most of what is asked: it sees what is committed
        execute("BEGIN")
        try:
            for earlier in transaction.statements:
                execute(*earlier)
            execute("DELETE FROM touched")
            rows = execute(sql, params).fetchall()
            touched = set(execute("SELECT relation, row FROM touched").fetchall())
        finally:
            execute("ROLLBACK")
        keys = touched | ({(SHARED, shares)} if shares is not None else set())
        for relation, row in sorted(keys):
            rivals = {"players": (SHARED, "players"), SHARED: ("players",)}.get(relation, (relation,))
            for rival in rivals:
                for holder in self._locks.get((rival, row), ()):
                    if holder is not transaction:
                        return holder
        for key in sorted(keys - transaction.locks):
            self._locks.setdefault(key, []).append(transaction)
        transaction.locks |= keys
        if touched:
            transaction.statements.append((sql, params))
        return rows

    async def run(
        self, transaction: Transaction, sql: str, params: dict[str, Any], shares: str | None = None
    ) -> Rows:
        """Run a statement, waiting for the locks of others; raises Deadlock if that would take for ever."""
        while True:
            result = self.attempt(transaction, sql, params, shares)
            if isinstance(result, list):
                return result
            other: Transaction | None = result
            while other is not None:
                if other is transaction:
                    raise Deadlock
                other = other.waits_for
            transaction.waits_for = result
            try:
                if result.ended is None:
                    result.ended = asyncio.get_running_loop().create_future()
                await asyncio.shield(result.ended)
            finally:
                transaction.waits_for = None

    def commit(self, transaction: Transaction) -> None:
        """Make a transaction's changes visible to everybody."""
        if transaction.is_over:
            return
        execute = self.connection.execute
        execute("BEGIN")
        try:
            for statement in transaction.statements:
                execute(*statement)
        except BaseException:
            execute("ROLLBACK")
            raise
        execute("COMMIT")
        self.end(transaction)
        self.note_commit(dict.fromkeys(self.touched(), transaction.cause))

    def touched(self) -> list[Key]:
        """The rows that have changed since the last note."""
        return sorted(set(self.connection.execute("SELECT relation, row FROM touched").fetchall()))

    def note_commit(self, touched: dict[Key, Cause | None]) -> None:
        """Report what has been committed."""
        self.connection.execute("DELETE FROM touched")
        if touched:
            self.on_commit(touched)

    def end(self, transaction: Transaction) -> None:
        """Release a transaction's locks."""
        transaction.is_over = True
        for key in transaction.locks:
            self._locks[key].remove(transaction)
        transaction.locks = set()
        if transaction.ended is not None and not transaction.ended.done():
            transaction.ended.set_result(None)

    def close(self) -> None:
        self.connection.close()
