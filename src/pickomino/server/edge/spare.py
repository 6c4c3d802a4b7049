"""Spare time of the event loop: what can wait runs when nothing else is ready, one piece at a time."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

IDLE_SECONDS = 0.000_05
"""A round of the event loop that took less processor time than this had nothing to do."""

BACKLOG_SECONDS = 0.001
"""How long a backlog elsewhere has to shrink before the next look at it."""

LONGEST_SECONDS = 0.05
"""A step that has waited this long runs, however busy the loop is."""


class SpareTime:
    """Pieces of work that give way to everything else."""

    def __init__(
        self,
        seconds: Callable[[], float] = time.monotonic,
        processor_seconds: Callable[[], float] = time.thread_time,
    ) -> None:
        self.is_clear: Callable[[], bool] = lambda: True
        """Whether nothing that others wait for has a backlog, such as the database."""
        self._seconds = seconds
        self._processor_seconds = processor_seconds
        self._waiting: deque[tuple[float, Callable[[], None]]] = deque()

    def run(self, piece: Callable[[], None]) -> None:
        """Run a piece of work once the loop has gone round with nothing to do."""
        self._waiting.append((self._seconds(), piece))
        if len(self._waiting) == 1:
            self._look_again()

    def _look_again(self) -> None:
        asyncio.get_running_loop().call_soon(self._look, self._processor_seconds())

    def _look(self, before: float) -> None:
        came, piece = self._waiting[0]
        is_idle = self._processor_seconds() - before < IDLE_SECONDS
        if self._seconds() - came < LONGEST_SECONDS:
            if not self.is_clear():
                asyncio.get_running_loop().call_later(BACKLOG_SECONDS, self._look_again)
                return
            if not is_idle:
                self._look_again()
                return
        try:
            piece()
        finally:
            self._waiting.popleft()
            if self._waiting:
                self._look_again()
