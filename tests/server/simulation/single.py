"""The SQLite store without its threads: batches are committed by timers, with the server's own code."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

from pickomino.server.storage.base import Op, StorageUnavailable
from pickomino.server.storage.sqlite import SqliteStorage, _Job, _resolve, run_op
from server.simulation.database import CAUSE, Cause, Database, Key

T = TypeVar("T")


class SingleStorage(SqliteStorage):
    """One database in memory, used by one node at a time."""

    def __init__(self, database: Database, chance: Random, trouble: Callable[[], float]) -> None:
        self._loop = asyncio.get_running_loop()
        self._database = database
        self._chance = chance
        self._trouble = trouble
        self._waiting: list[_Job] = []
        self._causes: dict[Key, Cause | None] = {}
        self._is_writing = False
        self._closed = False
        self.losses = 0

    def _delay(self) -> float:
        return self._chance.expovariate(1 / 0.003)

    async def write(self, make: Callable[[], Op[T]], wake: str | None = None) -> T:
        if self._closed:
            raise StorageUnavailable("the database is closed")
        job = _Job(self._noting(make, CAUSE.get()), self._loop.create_future())
        self._waiting.append(job)
        self._write_on()
        result: T = await job.future
        return result

    def _noting(self, make: Callable[[], Op[T]], cause: Cause | None) -> Callable[[], Op[T]]:
        """The same operation, which also notes what it changed."""

        def op() -> Op[T]:
            result = yield from make()
            for key in self._database.touched():
                self._causes.setdefault(key, cause)
            return result

        return op

    def _write_on(self) -> None:
        if self._waiting and not self._is_writing:
            self._is_writing = True
            self._loop.call_later(self._delay(), self._write_batch)

    def _write_batch(self) -> None:
        batch, self._waiting = self._waiting, []
        if self._chance.random() < self._trouble():
            self.losses += 1
            for job in batch:
                job.error = StorageUnavailable("the disk is full")
        else:
            self._commit(self._database.connection, batch)
            causes, self._causes = self._causes, {}
            self._database.note_commit({key: causes.get(key) for key in self._database.touched()})
        self._loop.call_later(self._delay(), self._finish, batch)

    def _finish(self, batch: list[Any]) -> None:
        self._is_writing = False
        self._write_on()
        _resolve(batch)

    async def read(self, make: Callable[[], Op[T]]) -> T:
        await asyncio.sleep(self._delay())
        result = run_op(self._database.connection, make())
        await asyncio.sleep(self._delay())
        return result

    async def close(self) -> None:
        self._closed = True
        while self._waiting or self._is_writing:  # noqa: ASYNC110 - simulated time costs nothing
            await asyncio.sleep(0.001)
