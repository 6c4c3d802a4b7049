"""The frozen net that judges luck in contests."""

from __future__ import annotations

__all__ = ["reference_for"]

from functools import cache
from typing import Final

from pickomino.bots.champion import net_for
from pickomino.bots.net import Net
from pickomino.core.rules import MAX_PLAYERS, Rules

from .training.widening import widen

_WIDEST_REFERENCE: Final = 4  # players


def reference_for(rules: Rules, players: int) -> Net:
    """The frozen net that judges luck.

    With five players and more it is the one for four, widened: luck comes out unbiased whatever the judge knows.
    """
    if players <= _WIDEST_REFERENCE:
        return net_for(rules.extras, players, "reference-")
    return _widened_reference(rules.extras)


@cache
def _widened_reference(extras: bool) -> Net:
    return widen(net_for(extras, _WIDEST_REFERENCE, "reference-"), MAX_PLAYERS)
