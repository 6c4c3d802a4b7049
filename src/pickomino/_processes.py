"""Processes of ours: the one that started them decides when they end, not Ctrl-C in its terminal."""

from __future__ import annotations

__all__ = ["SPAWN"]

import signal
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Final


class _Process(SpawnProcess):
    """A fresh process that Ctrl-C leaves alone from its first moment, before it can say so itself."""

    def start(self) -> None:
        if not hasattr(signal, "pthread_sigmask"):  # Windows: here it is left alone as soon as it runs
            super().start()
            return
        from multiprocessing import resource_tracker

        resource_tracker.ensure_running()  # first, for starting it unblocks the signal again
        blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # a new process inherits this
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)


class _Context(SpawnContext):
    Process = _Process


SPAWN: Final = _Context()
"""Starts fresh processes: a fork would carry Numba's, BLAS's and the event loop's threads along."""
