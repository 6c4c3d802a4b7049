"""Operations that share a commit: one that fails undoes nothing but itself."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from sqlalchemy import text

from pickomino.server.storage.base import Op
from pickomino.server.storage.sqlite import SqliteStorage

ADD = text("INSERT INTO notes VALUES (:note)")
ALL = text("SELECT note FROM notes ORDER BY note")


def add(note: str) -> Op[str]:
    yield ADD, {"note": note}
    return note


def add_and_fail(note: str) -> Op[str]:
    yield ADD, {"note": f"{note} half"}
    raise LookupError(note)


def all_notes() -> Op[list[str]]:
    rows = yield ALL, {}
    return [row[0] for row in rows]


async def test_an_operation_that_fails_is_undone_alone(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "notes.db")
    storage.connect().execute("CREATE TABLE notes (note TEXT PRIMARY KEY)")
    jobs = [
        asyncio.create_task(storage.write(lambda: add("a"))),
        asyncio.create_task(storage.write(lambda: add_and_fail("b"))),
        asyncio.create_task(storage.write(lambda: add("a"))),
        asyncio.create_task(storage.write(lambda: add("c"))),
    ]
    await asyncio.sleep(0)  # all of them wait before the writer begins, so they are one batch
    storage.start()
    done = await asyncio.gather(*jobs, return_exceptions=True)
    assert done[0] == "a"
    assert isinstance(done[1], LookupError)
    assert isinstance(done[2], sqlite3.IntegrityError)
    assert done[3] == "c"
    assert await storage.read(all_notes) == ["a", "c"]
    await storage.close()
