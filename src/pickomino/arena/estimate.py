"""Win rates with intervals that hold at the edges too, raw and with luck taken off.

Deals, not games, are independent: the games of a deal share their dice. An interval is Wilson's, for as many
independent games as would scatter like the deals do. Luck is a control variate, whose mean is known to be nothing:
how much of it to take off is estimated, for each deal from the other deals (cross-fitting), so that the rate stays
unbiased and the interval is never wider than without. With few upsets that estimate is itself uncertain: the quantile is Student's,
and below five upsets no luck is taken off.
"""

from __future__ import annotations

__all__ = ["RateEstimate", "adjusted_rate", "raw_rate"]

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

_Z: Final = 1.959964  # of a 95 % interval
_FOLDS: Final = 10
_FEWEST: Final = 5.0  # upsets that tell something about how much luck explains
_ASSUMED: Final = 1.0  # upsets' worth of assumption about how deals scatter


class RateEstimate(NamedTuple):
    """A win rate and its 95 % interval."""

    rate: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def raw_rate(results: Floats) -> RateEstimate:
    """The rate of wins (deal, game)."""
    deals = results.mean(axis=1)
    return _wilson(float(deals.mean()), len(deals) / _effect(results))


def adjusted_rate(results: Floats, luck: Floats) -> RateEstimate:
    """The same with as much of the luck taken off as narrows the interval most."""
    raw = raw_rate(results)
    deals, chance = results.mean(axis=1), luck.mean(axis=1)
    left = deals - _weights(deals, chance) * chance
    before, after, seen = _variance(deals), _variance(left), _seen(results)
    if after >= before or seen < _FEWEST:
        return raw
    quantile = _student(2 * seen)
    found = _wilson(float(left.mean()), len(deals) / (_effect(results) * after / before), quantile)
    return found if found.half <= raw.half else raw


def _variance(deals: Floats) -> float:
    return float(deals.var(ddof=1)) if len(deals) > 1 else 0.25


def _effect(results: Floats) -> float:
    """How much a deal scatters, compared to a single game of the same rate; 1 / games if the games were independent.

    Where hardly anything but wins (or losses) was seen, there is nothing to compare: independence is assumed.
    """
    deals, games = int(results.shape[0]), int(results.shape[1])
    return (deals * _variance(results.mean(axis=1)) + _ASSUMED / games) / (_seen(results) + _ASSUMED)


def _seen(results: Floats) -> float:
    """How many upsets the deals are worth, in results that are lopsided; more where they are even."""
    rate = float(results.mean())
    return len(results) * rate * (1 - rate)


def _student(freedom: float) -> float:
    """Student's quantile: the luck coefficient is estimated as well, with one degree of freedom per upset."""
    return _Z + (_Z**3 + _Z) / (4 * freedom)


def _weights(deals: Floats, chance: Floats) -> Floats:
    """For each deal, the part of its luck to take off: the regression over the deals of all other folds."""
    if len(deals) < 2 * _FOLDS:
        return np.zeros(len(deals))
    fold = np.arange(len(deals)) % _FOLDS

    def sums(values: Floats) -> Floats:
        by_fold = np.bincount(fold, values, _FOLDS)
        others: Floats = by_fold.sum() - by_fold
        return others

    count = sums(np.ones(len(deals)))
    mean_deal, mean_chance = sums(deals) / count, sums(chance) / count
    together = sums(deals * chance) / count - mean_deal * mean_chance
    alone = sums(chance * chance) / count - mean_chance**2
    slopes: Floats = np.where(alone > 1e-12, together / np.where(alone > 1e-12, alone, 1.0), 0.0)
    return slopes[fold]


def _wilson(rate: float, games: float, quantile: float = _Z) -> RateEstimate:
    """Wilson's interval for a number of independent games."""
    rate = min(1.0, max(0.0, rate))
    square = quantile**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = quantile / (1 + square / games) * (rate * (1 - rate) / games + square / (4 * games**2)) ** 0.5
    return RateEstimate(rate, max(0.0, min(rate, middle - half)), min(1.0, max(rate, middle + half)))
