"""A contest between two bots: deals shared out among processes, results the same whatever their number."""

from __future__ import annotations

__all__ = ["Contest", "Share", "Standing", "run_contest"]

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import numpy as np
import numpy.typing as npt

from pickomino.core.errors import Problem
from pickomino.core.rules import parse_rules

Floats = npt.NDArray[np.float64]

_FAST_DEALS: Final = 128  # in a share, where compiled code plays
_SLOW_DEALS: Final = 5
_Z: Final = 1.959964  # of a 95 % interval


@dataclass(frozen=True)
class Contest:
    """One bot alone against copies of another, on every seat in turn with the same dice."""

    first: str
    second: str
    rules: str = "classic"
    players: int = 2
    games: int = 1_000
    seed: int = 1
    turn_limit: int = 1_000
    records: bool = False
    """Write down every game; they are then played decision by decision."""

    @property
    def deals(self) -> int:
        """Sets of dice; each is played once from every seat."""
        return max(1, self.games // self.players)


@dataclass(frozen=True)
class Share:
    """Results of some deals, (deal, seat of the first bot)."""

    deals: range
    shares: Floats
    luck: Floats
    turns: npt.NDArray[np.int64]
    faults: tuple[tuple[str, Problem], ...] = ()
    """What bots of others did wrong: their command, and what it was."""
    records: tuple[str, ...] = ()


@dataclass
class Standing:
    """What is known of a contest so far."""

    contest: Contest
    done: list[Share] = field(default_factory=list)
    interrupted: bool = False
    """Whether Ctrl-C ended it early."""

    @property
    def games(self) -> int:
        return sum(share.shares.size for share in self.done)

    @property
    def faults(self) -> list[tuple[str, Problem]]:
        return [fault for share in self._sorted() for fault in share.faults]

    @property
    def records(self) -> list[str]:
        return [record for share in self._sorted() for record in share.records]

    @property
    def mean_turns(self) -> float:
        return float(np.concatenate([share.turns.ravel() for share in self._sorted()]).mean())

    def raw(self) -> tuple[float, float]:
        """The first bot's win rate and the half width of its 95 % interval."""
        return _estimate(np.concatenate([share.shares for share in self._sorted()]))

    def adjusted(self) -> tuple[float, float]:
        """The same with luck taken off."""
        return _estimate(np.concatenate([share.shares - share.luck for share in self._sorted()]))

    def by_seat(self) -> list[float]:
        """The first bot's win rate on each seat."""
        seats: list[float] = np.concatenate([share.shares for share in self._sorted()]).mean(axis=0).tolist()
        return seats

    def _sorted(self) -> list[Share]:
        # Sums of floats depend on their order, and shares come back in any.
        return sorted(self.done, key=lambda share: share.deals.start)


def _estimate(results: Floats) -> tuple[float, float]:
    """Mean and interval; the games of one deal share their dice, so that deals, not games, are independent."""
    deals = results.mean(axis=1)
    if len(deals) < 2:
        return float(deals.mean()), 1.0  # one deal says nothing about the spread: the rate may be any
    return float(deals.mean()), _Z * float(deals.std(ddof=1)) / len(deals) ** 0.5


def play_share(contest: Contest, deals: range) -> Share:
    """Play some deals of a contest."""
    from pickomino.bots.registry import make_policy

    from .reference import reference_for

    rules = parse_rules(contest.rules)
    policies = [make_policy(spec, rules, contest.players) for spec in (contest.first, contest.second)]
    first, second = policies
    if first is not None and second is not None and not contest.records:
        from .blocks import play_block

        reference = reference_for(rules, contest.players)
        block = play_block(
            rules, contest.players, (first, second), reference, deals, contest.seed, contest.turn_limit
        )
        shape = (len(deals), contest.players)
        luck, turns = block.luck.reshape(shape), block.turns.reshape(shape)
        return Share(deals, block.shares.reshape(shape), luck, turns)
    from .slow import play_deals

    return play_deals(contest, deals)


def _shares(contest: Contest) -> Iterator[range]:
    from pickomino.bots.registry import make_policy

    rules = parse_rules(contest.rules)
    fast = not contest.records and all(
        make_policy(spec, rules, contest.players) is not None for spec in (contest.first, contest.second)
    )
    step = _FAST_DEALS if fast else _SLOW_DEALS
    for start in range(0, contest.deals, step):
        yield range(start, min(start + step, contest.deals))


def run_contest(
    contest: Contest, jobs: int = 1, report: Callable[[Standing], None] | None = None
) -> Standing:
    """Play a contest. On Ctrl-C what is finished stands."""
    standing = Standing(contest)
    shares = _shares(contest)
    played = map(partial(play_share, contest), shares) if jobs == 1 else _elsewhere(contest, shares, jobs)
    try:
        for share in played:
            standing.done.append(share)
            if report is not None:
                report(standing)
    except KeyboardInterrupt:
        standing.interrupted = True
    return standing


def _elsewhere(contest: Contest, shares: Iterator[range], jobs: int) -> Iterator[Share]:
    from pickomino.solver.workers import work_in_processes

    return work_in_processes(partial(play_share, contest), shares, jobs)
