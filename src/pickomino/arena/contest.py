"""A contest between two bots: deals shared out among processes, results the same whatever their number."""

from __future__ import annotations

__all__ = ["Contest", "Standing", "play_share", "run_contest", "shares_of"]

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

import numpy as np
import numpy.typing as npt

from pickomino.core.rules import parse_rules

from .conduct import Conduct
from .deals import Contest, PlayedDeals
from .estimate import RateEstimate, adjusted_rate, raw_rate

Floats = npt.NDArray[np.float64]

_FAST_GAMES: Final = 1024  # in a share, where compiled code plays side by side
_FIRST_GAMES: Final = 64  # in the first of these shares, which tells whether luck is worth judging
_ONE_SIDED: Final = 1 / 64  # of the games won: luck then explains next to nothing of the results
_SLOW_DEALS: Final = 5  # where a decision may take long
_GUEST_DEALS: Final = 20  # where a program has to be started first


@dataclass
class Standing:
    """What is known of a contest so far."""

    contest: Contest
    done: list[PlayedDeals] = field(default_factory=list)
    interrupted: bool = False
    """Whether Ctrl-C ended it early."""

    @property
    def games(self) -> int:
        return sum(share.shares.size for share in self.done)

    @property
    def conduct(self) -> tuple[Conduct, Conduct]:
        """What each bot did wrong."""
        shares = [share.conduct for share in self._sorted()]
        return sum((c[0] for c in shares), Conduct()), sum((c[1] for c in shares), Conduct())

    @property
    def is_decided_by_forfeits(self) -> bool:
        """Whether at least half of the games were lost by forfeit."""
        return 2 * sum(conduct.forfeits for conduct in self.conduct) >= self.games > 0

    @property
    def records(self) -> list[str]:
        return [record for share in self._sorted() for record in share.records]

    @property
    def mean_turns(self) -> float:
        return float(np.concatenate([share.turns.ravel() for share in self._sorted()]).mean())

    def raw(self) -> RateEstimate:
        """The first bot's win rate."""
        return raw_rate(self._joined("shares"))

    def adjusted(self) -> RateEstimate | None:
        """The same with luck taken off; None if luck was not measured."""
        if not self.contest.judges_luck:
            return None
        return adjusted_rate(self._joined("shares"), self._joined("luck"))

    @property
    def best(self) -> RateEstimate:
        """The narrower of the two."""
        return self.adjusted() or self.raw()

    def by_seat(self) -> list[float]:
        """The first bot's win rate on each seat."""
        seats: list[float] = self._joined("shares").mean(axis=0).tolist()
        return seats

    def _sorted(self) -> list[PlayedDeals]:
        # Sums of floats depend on their order, and shares come back in any.
        return sorted(self.done, key=lambda share: share.deals.start)

    def _joined(self, name: str) -> Floats:
        return np.concatenate([getattr(share, name) for share in self._sorted()])


def play_share(contest: Contest, deals: range) -> PlayedDeals:
    """Play some deals of a contest."""
    from pickomino.bots.registry import make_policy

    from .reference import reference_for

    rules = parse_rules(contest.rules)
    policies = [make_policy(spec, rules, contest.players) for spec in (contest.first, contest.second)]
    first, second = policies
    if first is not None and second is not None and not contest.records:
        from .blocks import play_block

        reference = reference_for(rules, contest.players) if contest.judges_luck else None
        block = play_block(
            rules, contest.players, (first, second), reference, deals, contest.seed, contest.turn_limit
        )
        shape = (len(deals), contest.players)
        luck, turns = block.luck.reshape(shape), block.turns.reshape(shape)
        return PlayedDeals(deals, block.shares.reshape(shape), luck, turns)
    from .played_singly import play_deals

    return play_deals(contest, deals)


def shares_of(contest: Contest) -> Iterator[range]:
    """The deals in the shares that they are played in."""
    start = 0
    if _is_compiled(contest):
        start = min(_FIRST_GAMES // contest.players, contest.deals)
        yield range(start)
        step = _FAST_GAMES // contest.players
    else:
        has_guest = any(spec.startswith(("exec:", "py:")) for spec in (contest.first, contest.second))
        step = _GUEST_DEALS if has_guest else _SLOW_DEALS
    for first in range(start, contest.deals, step):
        yield range(first, min(first + step, contest.deals))


def _is_compiled(contest: Contest) -> bool:
    """Whether compiled code knows both bots and may play them."""
    from pickomino.bots.registry import make_policy

    rules, specs = parse_rules(contest.rules), (contest.first, contest.second)
    return not contest.records and all(
        make_policy(spec, rules, contest.players) is not None for spec in specs
    )


def run_contest(
    contest: Contest, jobs: int = 1, report: Callable[[Standing], None] | None = None
) -> Standing:
    """Play a contest. On Ctrl-C what is finished stands."""
    standing = Standing(contest)
    try:
        for share in _play(contest, jobs):
            standing.done.append(share)
            if report is not None:
                report(standing)
    except KeyboardInterrupt:
        standing.interrupted = True
    return standing


def _play(contest: Contest, jobs: int) -> Iterator[PlayedDeals]:
    shares = shares_of(contest)
    if contest.judges_luck and _is_compiled(contest):
        first = play_share(contest, next(shares))
        yield first
        if min(first.shares.mean(), 1 - first.shares.mean()) <= _ONE_SIDED:
            contest = replace(contest, judges_luck=False)
    yield from map(partial(play_share, contest), shares) if jobs == 1 else _elsewhere(contest, shares, jobs)


def _elsewhere(contest: Contest, shares: Iterator[range], jobs: int) -> Iterator[PlayedDeals]:
    from pickomino.solver.workers import work_in_processes

    return work_in_processes(partial(play_share, contest), shares, jobs)
