"""A simulation cut into shares of games that any process, on any machine, can play and play again."""

from __future__ import annotations

__all__ = ["MOST_GAMES", "Share", "Simulation", "play_here", "play_in_processes", "play_share", "shares_of"]

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final, NamedTuple

from pickomino.core.rules import Rules
from pickomino.kernels.policies import FIRST_VALUED
from pickomino.solver.workers import work_in_processes

from .player import LIMIT, GamePlayer
from .results import Results

MOST_GAMES: Final = 10**12


@dataclass(frozen=True)
class Simulation:
    """Which games are played: they depend on this and their numbers alone, not on who plays them."""

    rules: Rules
    policies: tuple[int, ...]
    seed: int
    games: int
    limit: int = LIMIT


class Share(NamedTuple):
    """Games `first` to `first + games - 1`."""

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


def play_in_processes(simulation: Simulation, shares: Iterable[Share], jobs: int) -> Iterator[Results]:
    """Play the shares in several processes and yield results as they come. A lost worker's share is done again."""
    return work_in_processes(partial(play_share, simulation), shares, jobs)
