"""What happens inside a bot worker process: it imports little, sees positions only, and ends with its server."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from functools import lru_cache
from random import Random

from pickomino.bots import Bot, make_bot
from pickomino.core.engine import apply, apply_roll, legal_actions, new_game
from pickomino.core.notation import parse_position
from pickomino.core.rules import PRESETS, parse_rules


@lru_cache(maxsize=64)
def _bot(spec: str) -> Bot:
    return make_bot(spec)


def start_worker() -> None:
    """Prepare a worker process."""
    # The server process decides when to stop; a worker in its terminal must not die before.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A killed server must not leave its workers behind."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def warm(spec: str) -> None:
    """Make a bot and let it decide once, so that kernels are compiled before anyone waits for them."""
    for preset in ("classic", "extrawurm"):
        start = new_game(PRESETS[preset], 2)
        ordered = apply(start, legal_actions(start)[0]).state
        rolled = apply_roll(ordered, (1, 2, 1, 1, 2, 1)).state
        _bot(spec).choose(rolled, Random(1))  # noqa: S311 - a whim, not a secret


def think(spec: str, rules: str, position: str, whim: int) -> str:
    """Decide: all that a bot ever sees is the position."""
    state = parse_position(position, parse_rules(rules))
    return str(_bot(spec).choose(state, Random(whim)))  # noqa: S311 - a whim, not a secret
