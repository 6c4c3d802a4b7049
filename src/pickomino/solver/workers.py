"""Work shared out among processes, results as they come."""

from __future__ import annotations

__all__ = ["work_in_processes"]

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from pickomino._processes import SPAWN
from pickomino.messages import speak, spoken_language

_MOST_LOSSES: Final = 10  # workers that may be lost before we give up

Part = TypeVar("Part")
Result = TypeVar("Result")


def _begin_work(lang: str) -> None:
    speak(lang)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def work_in_processes(work: Callable[[Part], Result], parts: Iterable[Part], jobs: int) -> Iterator[Result]:
    """Do every part in one of several processes. A lost worker's part is done again."""
    waiting = iter(parts)
    lost: list[Part] = []
    for _ in range(_MOST_LOSSES):
        running: dict[Future[Result], Part] = {}
        workers = ProcessPoolExecutor(
            jobs, mp_context=SPAWN, initializer=_begin_work, initargs=(spoken_language(),)
        )
        try:
            while True:
                # Two parts for each worker: none waits for us, and memory does not grow with their number.
                while len(running) < 2 * jobs and (part := lost.pop() if lost else next(waiting, None)):
                    running[workers.submit(work, part)] = part
                if not running:
                    return
                for done in wait(running, return_when=FIRST_COMPLETED).done:
                    result = done.result()
                    del running[done]
                    yield result
        except BrokenProcessPool:
            lost += running.values()
        finally:
            workers.shutdown(wait=False, cancel_futures=True)
    raise ChildProcessError(f"{_MOST_LOSSES} workers were lost")
