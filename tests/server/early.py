"""A broken server for the harness to catch: it acknowledges before it commits."""

from __future__ import annotations

import sqlite3
import time

from pickomino.server.storage import sqlite
from pickomino.server.storage.sqlite import _Job, _resolve, run_op


def _commit_late(self: sqlite.SqliteStorage, connection: sqlite3.Connection, batch: list[_Job]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    for job in batch:
        job.result = run_op(connection, job.make())
    self._loop.call_soon_threadsafe(_resolve, batch)
    time.sleep(0.1)
    connection.execute("COMMIT")


def main() -> None:
    """Serve as `pickomino serve` does, but with the promise broken."""
    sqlite.SqliteStorage._commit = _commit_late  # type: ignore[method-assign]
    from pickomino.cli import main as serve

    raise SystemExit(serve())
