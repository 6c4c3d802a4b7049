"""Logs and records: streamed from the stored text, at the reader's pace, and cut off if nobody reads."""

from __future__ import annotations

import asyncio
import itertools
import socket
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

import psutil
import pytest

from pickomino.server.exports import chunks
from pickomino.server.exports.chunks import Export, chunks_of
from pickomino.server.exports.streaming import LONGEST_REST_SECONDS, Handed, Streaming
from pickomino.server.log.codec import canonical, log_line
from pickomino.server.log.entries import Swapped
from pickomino.server.play.edits import Edit
from pickomino.server.settings import wall_clock
from pickomino.server.storage.base import Op, StorageUnavailable
from pickomino.server.storage.reading import SqliteReader, open_reader
from server.crew import wait_until
from server.harness import PATIENCE, Player, ServerProcess
from server.inside import FakeClock, inside

T = TypeVar("T")


class OftenAway(SqliteReader):
    """A database that answers every third call."""

    calls = 0

    async def read(self, make: Callable[[], Op[T]]) -> T:
        """Run an operation, or say that the database is away."""
        self.calls += 1
        if self.calls % 3:
            raise StorageUnavailable("away")
        return await super().read(make)


async def prepare(database: Path, entries: int) -> str:
    """Store a listed table with a log of so many entries and more."""

    def swap(edit: Edit) -> None:
        for _ in range(entries):
            edit.draft.add(Swapped(1, 2), "player")

    clock = FakeClock()
    clock.now = wall_clock()  # an older table would be given up
    async with inside(database, clock=clock) as server:
        ann = await server.person()
        game = (await server.create(ann, "me", "open", listed=True))["game"]
        await server.node.games.edit(await server.node.games.get(game), swap)
        return str(game)


def test_the_hash_is_put_into_its_place_without_reading_the_entry() -> None:
    entry = {
        "at": 1,
        "by": "player",
        "kind": "swap",
        "position": "x",
        "version": 2,
        "seats": [{"kind": "me"}],
    }
    assert log_line(canonical(entry), "ab") == canonical({**entry, "hash": "ab"})
    later = {**entry, "a": {"kind": 1}}  # as no entry of this version is
    assert log_line(canonical(later), "ab") == canonical({**later, "hash": "ab"})


async def test_an_export_waits_for_a_database_that_is_away_for_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chunks, "TRY_AGAIN_SECONDS", 0)
    game = await prepare(tmp_path / "games.db", 500)
    export = Export(game, 500)
    whole = [chunk async for chunk in chunks_of(open_reader(str(tmp_path / "games.db")), export)]
    assert [chunk async for chunk in chunks_of(OftenAway(str(tmp_path / "games.db")), export)] == whole
    assert len(whole) > 1


async def test_an_export_follows_the_reader_and_ends_if_nobody_reads(tmp_path: Path) -> None:
    game = await prepare(tmp_path / "games.db", 12_000)
    storage = open_reader(str(tmp_path / "games.db"))
    loop = asyncio.get_running_loop()
    streaming = Streaming(storage, write_seconds=0.5)
    silent, reading = socket.socketpair(), socket.socketpair()
    for mine, theirs in (silent, reading):
        mine.setblocking(False)
        streaming.take(Handed("1.2.3.4", Export(game, 12_001), is_chunked=False), theirs)
    found = b""
    while piece := await asyncio.wait_for(loop.sock_recv(reading[0], 1_000_000), PATIENCE):
        found += piece
    assert found.count(b"\n") == 12_001
    await wait_until(lambda: streaming.count == 0)
    for mine in (silent[0], reading[0]):
        mine.close()


async def test_the_process_rests_for_as_long_as_it_has_worked(tmp_path: Path) -> None:
    game = await prepare(tmp_path / "games.db", 500)
    work = itertools.accumulate(itertools.chain([7.0, 0.01, 0.02], itertools.repeat(60.0)))
    rests: list[float] = []
    streaming = Streaming(
        open_reader(str(tmp_path / "games.db")), processor_seconds=lambda: next(work), sleep=rests.append
    )
    mine, theirs = socket.socketpair()
    mine.setblocking(False)
    streaming.take(Handed("1.2.3.4", Export(game, 501), is_chunked=False), theirs)
    while await asyncio.wait_for(asyncio.get_running_loop().sock_recv(mine, 1_000_000), PATIENCE):
        pass
    await wait_until(lambda: streaming.count == 0)
    mine.close()
    assert rests == [pytest.approx(0.01), pytest.approx(0.02), LONGEST_REST_SECONDS]  # after each page


def _has_ended(process: psutil.Process) -> bool:
    """Whether nothing of a process runs any more, so that its parent will notice; its first thread may end before others."""
    return process.status() == psutil.STATUS_ZOMBIE and process.num_threads() <= 1


async def test_the_server_hands_logs_and_records_over(tmp_path: Path) -> None:
    game = await prepare(tmp_path / "games.db", 500)
    with ServerProcess(tmp_path / "games.db", options=("--rate-factor", "1")) as server:
        ann = await Player.new(server.url)
        played = (await ann.create(seats=("me", "me"), listed=True))["game"]
        for _ in range(2):
            log = await ann.http.get(f"/games/{game}/log")
            assert log.text.count("\n") == 501
            assert log.headers["x-content-type-options"] == "nosniff"
            assert (await ann.http.get(f"/games/{played}/record")).text.startswith("[")
            assert (await ann.http.head(f"/games/{game}/log")).status_code == 200
            assert server.process is not None
            for process in psutil.Process(server.process.pid).children():
                if process.nice() > psutil.Process().nice():
                    process.kill()  # the one that streams; another takes its place
                    await wait_until(partial(_has_ended, process))
        assert (await ann.http.get(f"/games/{played}/log")).text.count("\n") >= 1
        await ann.close()
