"""The coach on a server: its work is done by worker processes, bounded for each caller, and reviews are kept."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor
from typing import Any, Final

from pickomino.server.edge.limits import RateLimit
from pickomino.server.errors import Refusal
from pickomino.server.play.coach_work import (
    Failed,
    find_any_puzzle,
    find_daily_puzzle,
    judge_puzzle,
    start_coach_worker,
    work_out_hint,
    work_out_review,
)
from pickomino.server.play.workers import Pool
from pickomino.server.settings import Bounds

BACKLOG: Final = 16
"""Pieces of work that may wait for one worker."""
KEPT_REVIEWS: Final = 64
RETRY_SECONDS: Final = 5


class _Worker:
    """One process, started when it is first needed, with a bounded backlog."""

    def __init__(self) -> None:
        self._pool: Pool | None = None
        self._waiting = 0

    async def run(self, function: Any, *arguments: Any) -> str:
        if self._waiting >= BACKLOG:
            raise Refusal("too_many_requests", retry_after=RETRY_SECONDS)
        if self._pool is None:
            self._pool = Pool(1, start_coach_worker)
        self._waiting += 1
        try:
            answer = await self._pool.run(function, *arguments)
        except BrokenExecutor:
            raise Refusal("unavailable") from None
        finally:
            self._waiting -= 1
        if isinstance(answer, Failed):
            raise Refusal(answer.code, **answer.params)
        return str(answer)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.close()


class Coaching:
    """Hints, reviews and puzzles as JSON texts."""

    def __init__(self, bounds: Bounds, seconds: Callable[[], float]) -> None:
        self.hints = RateLimit(bounds.hints_per_second, bounds.hint_burst, seconds)
        self.reviews = RateLimit(bounds.reviews_per_minute / 60, bounds.review_burst, seconds)
        self._quick, self._long = _Worker(), _Worker()  # a hint must not wait behind a review
        self._kept: OrderedDict[str, str] = OrderedDict()
        self._running: dict[str, asyncio.Task[str]] = {}

    async def hint(
        self, rules: str, position: str, names: Sequence[str], you: Sequence[int], lang: str
    ) -> str:
        """What each choice in a position is worth, and why."""
        return await self._quick.run(work_out_hint, rules, position, tuple(names), tuple(you), lang)

    async def review(self, record: str, lang: str) -> str:
        """The review of a record, made once however many ask for it."""
        key = hashlib.sha256(f"{lang} {record}".encode()).hexdigest()
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._running:
            task = asyncio.create_task(self._long.run(work_out_review, record, lang))
            self._running[key] = task
            task.add_done_callback(lambda done: self._keep(key, done))
        # Whoever asked first may go away: the others still get it.
        return await asyncio.shield(self._running[key])

    def _keep(self, key: str, task: asyncio.Task[str]) -> None:
        del self._running[key]
        if not task.cancelled() and task.exception() is None:
            self._kept[key] = task.result()
            if len(self._kept) > KEPT_REVIEWS:
                self._kept.popitem(last=False)

    async def daily_puzzle(self, day: str) -> str:
        """The puzzle of a day."""
        return await self._quick.run(find_daily_puzzle, day)

    async def puzzle(self, number: int, difficulty: int, theme: str) -> str:
        """A puzzle by number, difficulty and theme."""
        return await self._quick.run(find_any_puzzle, number, difficulty, theme)

    async def judge(self, puzzle_id: str, action: str, lang: str) -> str:
        """Whether an answer to a puzzle is right, and why."""
        return await self._quick.run(judge_puzzle, puzzle_id, action, lang)

    def close(self) -> None:
        """Stop the processes."""
        for task in self._running.values():
            task.cancel()
        self._quick.close()
        self._long.close()
