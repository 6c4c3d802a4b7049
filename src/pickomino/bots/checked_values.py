"""The values of somebody else's code for the ends of many turns, checked before anything is played by them."""

from __future__ import annotations

__all__ = ["CheckedValues"]

from dataclasses import dataclass

import numpy as np

from pickomino.core.errors import Problem

from .bot import BotSpecError
from .ends import Ends, Floats
from .guest import what_was_raised
from .lockstep import EndsValuation


@dataclass(frozen=True)
class CheckedValues:
    """Asks the code, and raises a BotSpecError if its values cannot be used.

    In compiled play there is no single decision that a stand-in could make, so the first fault ends the contest.
    """

    name: str
    value_ends: EndsValuation

    def __call__(self, ends: Ends) -> Floats:
        try:
            values = np.asarray(self.value_ends(ends), np.float64)
        except Exception as error:
            params = {"token": self.name, **what_was_raised(error)}
            raise BotSpecError(Problem("error-bot-ends-raised", params)) from error
        if values.shape != ends.turn.shape:
            wanted, found = str(ends.turn.shape), str(values.shape)
            raise BotSpecError(
                Problem("error-bot-ends-shape", {"token": self.name, "wanted": wanted, "found": found})
            )
        wrong = values[~np.isfinite(values)]
        if len(wrong):
            raise BotSpecError(Problem("error-bot-ends-value", {"token": self.name, "value": str(wrong[0])}))
        return values
