"""What many games came to: whole numbers only, so that adding them up gives the same in any order."""

from __future__ import annotations

__all__ = ["Results"]

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from pickomino.kernels.game_rows import SEATS, Counts64
from pickomino.kernels.pool import MOST_WORMS, SEAT_COLUMNS, SEAT_WINS, WHOLE_WIN


@dataclass(frozen=True)
class Results:
    """Counts over games; see `pool` for the columns."""

    seats: Counts64
    """(seat, column)."""
    worms: Counts64
    """(seat, worms) → games."""
    lengths: Counts64
    """Turns → games of that length; the last place is for those that were cut off by the limit."""

    @classmethod
    def none(cls, limit: int) -> Results:
        """The results of no games."""
        return cls(
            np.zeros((SEATS, SEAT_COLUMNS), np.int64),
            np.zeros((SEATS, MOST_WORMS), np.int64),
            np.zeros(limit + 2, np.int64),
        )

    def __add__(self, other: Results) -> Results:
        return Results(self.seats + other.seats, self.worms + other.worms, self.lengths + other.lengths)

    @property
    def games(self) -> int:
        return int(self.lengths.sum())

    @property
    def by_limit(self) -> int:
        """Games that the limit ended (E5)."""
        return int(self.lengths[-1])

    @property
    def turns(self) -> Counts64:
        """Turns → games that lasted so long, whatever ended them."""
        turns = self.lengths[:-1].copy()
        turns[-1] += self.lengths[-1]
        return turns

    @property
    def mean_length(self) -> float:
        turns = self.turns
        return float((turns * np.arange(len(turns))).sum() / max(1, self.games))

    @property
    def win_shares(self) -> npt.NDArray[np.float64]:
        """By seat; a shared win counts for its part (E4)."""
        return self.seats[:, SEAT_WINS] / (WHOLE_WIN * max(1, self.games))
