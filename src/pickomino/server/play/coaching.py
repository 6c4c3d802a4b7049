"""The coach on a server: worker processes do its work, bounded for each caller, and reviews are cached."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import multiprocessing
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor
from functools import partial
from typing import Any, Final

from pickomino.server.edge.limits import RateLimit
from pickomino.server.play.coach_work import (
    DONE,
    JOB,
    OF,
    STOPPED,
    Failed,
    Slots,
    find_any_puzzle,
    find_daily_puzzle,
    judge_puzzle,
    start_coach_worker,
    work_out_hint,
    work_out_review,
    work_out_rollout,
)
from pickomino.server.play.worker_pool import WorkerPool
from pickomino.server.refusals import Refusal
from pickomino.server.settings import Bounds

BACKLOG: Final = 16
"""Pieces of work that may wait for one worker."""
KEPT_REVIEWS: Final = 64
RETRY_SECONDS: Final = 5


class Job:
    """A piece of work under way for everybody who waits for its answer."""

    def __init__(self, number: int, answer: asyncio.Task[str], slots: Slots) -> None:
        self.answer = answer
        self._number, self._slots = number, slots

    @property
    def progress(self) -> tuple[int, int]:
        """How much is done of how much; nothing of nothing while it waits for others."""
        if self._slots[JOB] != self._number:
            return 0, 0
        return self._slots[DONE], self._slots[OF]

    def give_up(self) -> None:
        """Nobody needs the answer any more."""
        self._slots[STOPPED] = self._number
        self.answer.cancel()


class _Worker:
    """One process, started when it is first needed, with a bounded backlog."""

    def __init__(self) -> None:
        self._pool: WorkerPool | None = None
        self._waiting = 0
        self._jobs = itertools.count(1)
        self._slots: Slots = multiprocessing.get_context("spawn").RawArray("q", 4)

    async def run(self, function: Any, *arguments: Any) -> str:
        self._check_backlog()
        return await self._run(function, *arguments)

    def start(self, function: Any, *arguments: Any) -> Job:
        """Work on something that reports its progress."""
        self._check_backlog()
        number = next(self._jobs)
        return Job(number, asyncio.create_task(self._run(function, number, *arguments)), self._slots)

    def _check_backlog(self) -> None:
        if self._waiting >= BACKLOG:
            raise Refusal("too_many_requests", retry_after=RETRY_SECONDS)
        self._waiting += 1

    async def _run(self, function: Any, *arguments: Any) -> str:
        if self._pool is None:
            self._pool = WorkerPool(1, partial(start_coach_worker, self._slots))
        try:
            answer = await self._pool.run(function, *arguments)
        except BrokenExecutor:
            raise Refusal("coach_stopped") from None
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
        # A hint must not wait behind a review, nor a review behind a rollout.
        self._quick, self._long, self._deep = _Worker(), _Worker(), _Worker()
        self._kept: OrderedDict[str, Job] = OrderedDict()
        self._running: dict[str, Job] = {}

    async def hint(
        self, rules: str, position: str, names: Sequence[str], you: Sequence[int], lang: str
    ) -> str:
        """What each choice in a position is worth, and why."""
        return await self._quick.run(work_out_hint, rules, position, tuple(names), tuple(you), lang)

    def review(self, record: str, lang: str) -> Job:
        """The review of a record, made once however many ask for it."""
        key = hashlib.sha256(f"{lang} {record}".encode()).hexdigest()
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._running:
            job = self._long.start(work_out_review, record, lang)
            self._running[key] = job
            job.answer.add_done_callback(lambda _done: self._keep(key))
        return self._running[key]

    def _keep(self, key: str) -> None:
        job = self._running.pop(key)
        if not job.answer.cancelled() and job.answer.exception() is None:
            self._kept[key] = job
            if len(self._kept) > KEPT_REVIEWS:
                self._kept.popitem(last=False)

    def roll_out(self, rules: str, position: str, actions: Sequence[str], games: int) -> Job:
        """What some choices are worth when the game is played on to its end many times."""
        return self._deep.start(work_out_rollout, rules, position, tuple(actions), games)

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
        for job in self._running.values():
            job.answer.cancel()
        for worker in (self._quick, self._long, self._deep):
            worker.close()
