"""A bot that plays each turn exactly, for a value that it gives to the turn's ends."""

from __future__ import annotations

__all__ = ["TurnBot"]

from collections.abc import Callable
from random import Random

from pickomino.core.actions import Action
from pickomino.core.engine import legal_actions
from pickomino.core.state import GameState
from pickomino.solver.position import solve_position
from pickomino.solver.valuations import Valuation


class TurnBot:
    """Plays every turn as well as its measure of a turn's end allows."""

    def __init__(self, valuation: Callable[[GameState], Valuation]) -> None:
        self._valuation = valuation

    def choose(self, state: GameState, rng: Random) -> Action:
        legal = legal_actions(state)
        if len(legal) == 1:
            return legal[0]
        best = solve_position(state, self._valuation(state)).best
        assert best is not None  # there was something to choose
        return best
