"""A simulation cut into shares of games that any process, on any machine, can play and play again."""

from __future__ import annotations

__all__ = ["MOST_GAMES", "Share", "Simulation", "play_here", "play_in_processes", "play_share", "shares_of"]

import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import get_context
from typing import Final, NamedTuple

from pickomino.core.rules import Rules

from .player import LIMIT, GamePlayer
from .pool import FIRST_VALUED
from .results import Results

MOST_GAMES: Final = 10**12
_MOST_LOSSES: Final = 10  # workers that may be lost before we give up


@dataclass(frozen=True)
class Simulation:
    """Which games are played: they depend on this and their numbers alone, not on who plays them."""

    rules: Rules
    policies: tuple[int, ...]
    seed: int
    games: int
    limit: int = LIMIT


class Share(NamedTuple):
    """So many games from a number on."""

    first: int
    games: int


def shares_of(simulation: Simulation) -> Iterator[Share]:
    """The simulation in shares of about a second each."""
    size = 2_000 if any(policy >= FIRST_VALUED for policy in simulation.policies) else 20_000
    for first in range(0, simulation.games, size):
        yield Share(first, min(size, simulation.games - first))


@lru_cache(maxsize=1)
def _player_for(rules: Rules, policies: tuple[int, ...], seed: int, limit: int) -> GamePlayer:
    return GamePlayer(rules, policies, seed=seed, limit=limit)


def play_share(simulation: Simulation, share: Share) -> Results:
    """Play one share."""
    player = _player_for(simulation.rules, simulation.policies, simulation.seed, simulation.limit)
    return player.play(*share)


def play_here(simulation: Simulation, shares: Iterable[Share]) -> Iterator[Results]:
    """Play the shares one after the other in this process."""
    for share in shares:
        yield play_share(simulation, share)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_in_processes(simulation: Simulation, shares: Iterable[Share], jobs: int) -> Iterator[Results]:
    """Play the shares in so many processes, yielding results as they come. A lost worker's share is done again."""
    waiting = iter(shares)
    lost: list[Share] = []
    for _ in range(_MOST_LOSSES):
        running: dict[Future[Results], Share] = {}
        workers = ProcessPoolExecutor(
            jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_parent
        )
        try:
            while True:
                # Two shares for each worker: none waits for us, and memory does not grow with the games.
                while len(running) < 2 * jobs and (share := lost.pop() if lost else next(waiting, None)):
                    running[workers.submit(play_share, simulation, share)] = share
                if not running:
                    return
                for done in wait(running, return_when=FIRST_COMPLETED).done:
                    results = done.result()
                    del running[done]
                    yield results
        except BrokenProcessPool:
            lost += running.values()
        finally:
            workers.shutdown(wait=False, cancel_futures=True)
    raise ChildProcessError(f"{_MOST_LOSSES} workers were lost")
