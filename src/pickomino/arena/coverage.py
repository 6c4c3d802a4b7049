"""Do the intervals of contests hold what they promise? Contests simulated by the thousand, with a known true rate.

A few thousand deals of real play are the population. Contests draw their deals from it, so the true rate is the
population's own; luck is shifted by its mean over the population, so that it is nothing on average, as over all dice.

Contests differ in size, as those of people do. Where one side hardly ever wins, contests of one size have a handful of
possible results, and an interval contains the truth after some of them and not after the others: at mean 6 upsets the share of
contests that hold it can be 94.0 or 96.3 %, but nothing between, whatever the interval. Over many sizes this evens out.
"""

from __future__ import annotations

__all__ = ["Coverage", "coverage_of", "play_population"]

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from .contest import Contest, play_share, shares_of
from .estimate import adjusted_rate, raw_rate

Floats = npt.NDArray[np.float64]


class Coverage(NamedTuple):
    """Of simulated contests."""

    truth: float
    raw: float
    """The share of contests whose raw interval contains the truth."""
    adjusted: float
    """The same of the luck-adjusted interval."""
    width: float
    """The luck-adjusted interval's width as a part of the raw one's, on average."""
    widest: float
    """The same at worst."""


def play_population(
    first: str, second: str, deals: int, seed: int, players: int = 2
) -> tuple[Floats, Floats]:
    """Results and luck (deal, game) of two bots that compiled code plays; luck is judged in all of them."""
    contest = Contest(first, second, players=players, games=deals * players, seed=seed)
    played = [play_share(contest, share) for share in shares_of(contest)]
    return np.concatenate([share.shares for share in played]), np.concatenate(
        [share.luck for share in played]
    )


def coverage_of(results: Floats, luck: Floats, sizes: tuple[int, int], contests: int, seed: int) -> Coverage:
    """Contests drawn from a population of deals (deal, game); twice as many deals are as likely as half as many."""
    rng = np.random.default_rng(seed)
    luck = luck - luck.mean()
    truth = float(results.mean())
    held, widths = np.zeros(2), []
    fewest, most = (float(edge) for edge in np.log(sizes))
    for size in np.exp(rng.uniform(fewest, most, contests)).round().astype(np.int64):
        drawn = rng.integers(len(results), size=size)
        raw, adjusted = raw_rate(results[drawn]), adjusted_rate(results[drawn], luck[drawn])
        held += [found.low <= truth <= found.high for found in (raw, adjusted)]
        widths.append(adjusted.half / raw.half)
    raw_held, adjusted_held = (held / contests).tolist()
    return Coverage(truth, raw_held, adjusted_held, float(np.mean(widths)), max(widths))
