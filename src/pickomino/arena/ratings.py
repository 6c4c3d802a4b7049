"""Ratings from a cross-table: one number a bot, with its interval, on the scale that chess uses."""

from __future__ import annotations

__all__ = ["Rating", "rate"]

from collections.abc import Mapping, Sequence
from math import log
from typing import Final, NamedTuple

import numpy as np

from .estimate import RateEstimate

_SCALE: Final = 400 / log(10)
_EDGE: Final = 1e-3  # win rates beyond this are as good as certain, and would be infinitely far away


class Rating(NamedTuple):
    """A bot's rating; the mean of all is 0."""

    bot: str
    points: float
    interval: float


def rate(bots: Sequence[str], rates: Mapping[tuple[str, str], RateEstimate], players: int) -> list[Rating]:
    """Fit ratings to win rates `rates[one, other]` of one bot against copies of another.

    A bot of strength s is to win s / (s + (players - 1) t) of its games against copies of strength t. Each rate
    is one linear equation in the logarithms of strength, weighted by its precision.
    """
    place = {bot: at for at, bot in enumerate(bots)}
    rows, wanted, weights = [], [], []
    for (one, other), estimate in rates.items():
        share = min(1 - _EDGE, max(_EDGE, estimate.rate))
        row = np.zeros(len(bots))
        row[place[one]], row[place[other]] = 1.0, -1.0
        rows.append(row)
        wanted.append(log(share * (players - 1) / (1 - share)))
        error = max(estimate.half / 1.96, 1e-6) / (share * (1 - share))
        weights.append(1 / error**2)
    design = np.array(rows)
    information = design.T @ (design * np.array(weights)[:, None])
    covariance = np.linalg.pinv(information)  # only differences are known: the mean is set to 0
    strengths = covariance @ (design.T @ (np.array(weights) * np.array(wanted)))
    strengths -= strengths.mean()
    return [
        Rating(bot, float(strengths[at] * _SCALE), float(1.96 * covariance[at, at] ** 0.5 * _SCALE))
        for bot, at in place.items()
    ]
