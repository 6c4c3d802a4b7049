"""Worker processes that are replaced when they die."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

from pickomino._processes import SPAWN
from pickomino.server.play.thinking import start_worker

logger = logging.getLogger("pickomino.workers")


class WorkerPool:
    """A number of worker processes, each prepared by `initializer`."""

    def __init__(self, workers: int, initializer: Callable[[], None] = start_worker) -> None:
        self._workers = workers
        self._initializer = initializer
        self._executor = self._start()
        self._is_closed = False

    def _start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, mp_context=SPAWN, initializer=self._initializer)

    async def run(self, function: Any, *arguments: Any) -> Any:
        """Call a function in a worker; raises BrokenExecutor if that dies, after starting new ones."""
        executor = self._executor
        try:
            return await asyncio.get_running_loop().run_in_executor(executor, function, *arguments)
        except BrokenExecutor:
            if self._executor is executor and not self._is_closed:
                logger.warning("a worker died; starting new ones")
                self._executor = self._start()
                executor.shutdown(wait=False, cancel_futures=True)
            raise

    def close(self) -> None:
        """Kill the processes: they have nothing to finish."""
        self._is_closed = True
        for process in list((getattr(self._executor, "_processes", None) or {}).values()):
            process.kill()
        self._executor.shutdown(wait=False, cancel_futures=True)
