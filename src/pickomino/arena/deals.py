"""What a contest is, and the results of its deals."""

from __future__ import annotations

__all__ = ["Contest", "PlayedDeals"]

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from pickomino.bots.external import DECISION_MS

from .conduct import Conduct

Floats = npt.NDArray[np.float64]


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
    judges_luck: bool = True
    """Whether luck is measured, so that it can be taken off. In a match that turns out one-sided in compiled code it is
    measured at the beginning only: it would narrow the interval by a few hundredths, and take longer than the games."""
    time_ms: int = DECISION_MS
    """What a program of somebody else's has for a decision."""

    @property
    def deals(self) -> int:
        """Sets of dice; each is played once from every seat."""
        return max(1, self.games // self.players)


@dataclass(frozen=True)
class PlayedDeals:
    """Results of some deals, (deal, seat of the first bot)."""

    deals: range
    shares: Floats
    luck: Floats
    """0 where it was not measured, which is its mean."""
    turns: npt.NDArray[np.int64]
    conduct: tuple[Conduct, Conduct] = (Conduct(), Conduct())
    """What each bot did wrong."""
    records: tuple[str, ...] = ()
