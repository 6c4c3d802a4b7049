"""What happens inside a bot worker process: it imports little, sees positions only, and ends with its server."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading

from pickomino.server.log.deciding import decide

NICENESS = 10
"""Players' moves come first: the coach and the streaming of logs get what is left of the processor."""


def start_worker() -> None:
    """Prepare a worker process."""
    # The server process decides when to stop; a worker in its terminal or service must not die before.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def give_way(platform: str) -> None:
    """Let everything else go first, where a process can ask for that; Windows knows no niceness."""
    if platform != "win32":
        os.nice(NICENESS)


def _end_with_parent() -> None:
    """A killed server must not leave its workers behind."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


WARMING = (
    ("classic", "21.22.23.24.25.26.27.28.29.30.31.32.33.34.35.36 -/- - 1 :1223455W"),
    ("classic", "21.22.36 25.33/28.30 - 1 :1223455W"),  # so late that endgames are searched
    ("classic", "21.22.23.24.25.26.27.28.29.30.31.32.33.34.35.36 -/-/- - 1 :1223455W"),
    ("extrawurm", "11c.13.21h.22.23r.24.25w.26.27g.28.29a.30.31.32.33.34.35.36 -/- 7 1 :1223455W"),
    ("extrawurm", "21.22.36 25.33/28.30 7 1 :1223455W"),
)
"""Positions that between them need every kernel."""


def warm(spec: str) -> None:
    """Make a bot and let it decide, so that kernels are compiled before anyone waits for them."""
    for rules, position in WARMING:
        decide(spec, rules, position, 1)
