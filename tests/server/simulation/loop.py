"""An event loop without threads, sockets or real time: one source of chance decides what runs next."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections.abc import Callable, Coroutine, Generator
from contextvars import Context, ContextVar
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

T = TypeVar("T")


@dataclass(eq=False)
class Process:
    """A process of the simulated world; once it is dead, none of its callbacks runs any more."""

    name: str
    is_alive: bool = True
    tasks: list[SimTask] = field(default_factory=list)

    def unfinished(self) -> list[SimTask]:
        """Its tasks that have not ended."""
        return [task for task in self.tasks if not task.done()]


PROCESS: ContextVar[Process | None] = ContextVar("process", default=None)
"""The process that the running code belongs to; tasks and callbacks inherit it."""


class SimTask(asyncio.Task[Any]):
    """A task whose place in a set does not depend on where it lies in memory."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        self._number: int = next(options["loop"].numbers)
        super().__init__(*arguments, **options)

    def __hash__(self) -> int:
        return self._number


class Idle(Exception):
    """Nothing is left that could ever happen."""


class SimLoop(asyncio.BaseEventLoop):
    """Virtual time jumps to the next timer as soon as nothing is ready.

    With `disorder`, callbacks that are ready at the same time run in any order, which is more than a real loop would
    do: whatever holds here does not depend on the order in which a system reports its events.
    """

    def __init__(self, chance: Random, disorder: float) -> None:
        super().__init__()
        self._chance = chance
        self._disorder = disorder
        self._now = 0.0
        self._buried: list[asyncio.Handle] = []
        self.numbers = itertools.count()
        """Numbers for what would otherwise be told apart by its place in memory."""
        self.steps = 0
        self.is_ending = False
        self.set_task_factory(_make_task)

    def time(self) -> float:
        return self._now

    def run_in_executor(self, executor: Any, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:  # type: ignore[override]
        """Call the function at once: there are no threads here."""
        future: asyncio.Future[T] = self.create_future()
        try:
            future.set_result(func(*args))
        except Exception as error:  # noqa: BLE001 - handed to the caller
            future.set_exception(error)
        return future

    def _run_once(self) -> None:
        inner: Any = self
        ready, scheduled = inner._ready, inner._scheduled
        while scheduled and scheduled[0]._cancelled:
            heapq.heappop(scheduled)._scheduled = False
        if not ready:
            if not scheduled:
                raise Idle("nothing is left to happen")
            self._now = max(self._now, scheduled[0]._when)
        while scheduled and scheduled[0]._when <= self._now:
            handle = heapq.heappop(scheduled)
            handle._scheduled = False
            ready.append(handle)
        if len(ready) > 1 and self._disorder and self._chance.random() < self._disorder:
            ready.rotate(-self._chance.randrange(len(ready)))
        handle = ready.popleft()
        if handle._cancelled:
            return
        process = handle._context.get(PROCESS)
        if process is not None and not process.is_alive and not self.is_ending:
            self._buried.append(handle)
            return
        self.steps += 1
        handle._run()

    def exhume(self) -> None:
        """Let what is left of dead processes run after all, so that it can be cancelled."""
        self.is_ending = True
        inner: Any = self
        inner._ready.extend(self._buried)
        self._buried.clear()

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Cancelled timers are dropped when their time comes."""

    def _process_events(self, event_list: Any) -> None:
        """There are none."""

    def _write_to_self(self) -> None:
        """Nobody sleeps."""


def _make_task(
    loop: asyncio.AbstractEventLoop,
    coroutine: Coroutine[Any, Any, T] | Generator[Any, None, T],
    context: Context | None = None,
) -> SimTask:
    task = SimTask(coroutine, loop=loop, context=context)
    process = PROCESS.get() if context is None else context.get(PROCESS)
    if process is not None:
        process.tasks.append(task)
    return task
