"""Do the intervals of contests hold what they promise? Contests simulated by the thousand, with a known true rate.

A few thousand deals of real play are the population. Contests draw their deals from it, so the true rate is the
population's own; luck is shifted by its mean over the population, so that it is nothing on average, as over all dice.
"""

from __future__ import annotations

__all__ = ["Coverage", "coverage_of", "simulate_coverage"]

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from .contest import Contest, run_contest
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


def simulate_coverage(
    first: str, second: str, deals: int, size: int, contests: int, seed: int, players: int = 2
) -> Coverage:
    """Contests of `size` deals each, drawn from `deals` deals of two bots that compiled code plays."""
    standing = run_contest(Contest(first, second, players=players, games=deals * players, seed=seed))
    results = np.concatenate([share.shares for share in standing.done])
    luck = np.concatenate([share.luck for share in standing.done])
    return coverage_of(results, luck, size, contests, seed)


def coverage_of(results: Floats, luck: Floats, size: int, contests: int, seed: int) -> Coverage:
    """Contests drawn from a population of deals (deal, game)."""
    rng = np.random.default_rng(seed)
    luck = luck - luck.mean()
    truth = float(results.mean())
    held, widths = np.zeros(2), []
    for _ in range(contests):
        drawn = rng.integers(len(results), size=size)
        raw, adjusted = raw_rate(results[drawn]), adjusted_rate(results[drawn], luck[drawn])
        held += [found.low <= truth <= found.high for found in (raw, adjusted)]
        widths.append(adjusted.half / raw.half)
    raw_held, adjusted_held = (held / contests).tolist()
    return Coverage(truth, raw_held, adjusted_held, float(np.mean(widths)), max(widths))
