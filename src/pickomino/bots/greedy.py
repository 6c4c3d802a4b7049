"""`greedy` and `swing`: the best expected worms of this turn, own alone or also those taken from opponents."""

from __future__ import annotations

__all__ = ["GreedyBot", "SwingBot"]

from random import Random

from pickomino.core.actions import Action
from pickomino.core.engine import legal_actions
from pickomino.core.state import GameState
from pickomino.solver.position import solve_position
from pickomino.solver.valuations import Valuation, own_worms, swing


class _TurnBot:
    """Plays every turn exactly as well as its measure of a turn's end allows."""

    def _valuation(self, state: GameState) -> Valuation:
        raise AssertionError("each bot has its own measure")

    def choose(self, state: GameState, rng: Random) -> Action:
        legal = legal_actions(state)
        if len(legal) == 1:
            return legal[0]
        best = solve_position(state, self._valuation(state)).best
        assert best is not None  # there was something to choose
        return best


class GreedyBot(_TurnBot):
    """Counts the worms that the turn brings itself, less those that a bust costs."""

    def _valuation(self, state: GameState) -> Valuation:
        return own_worms(state)


class SwingBot(_TurnBot):
    """Counts what it takes from an opponent double: the best rule that public programs play by."""

    def _valuation(self, state: GameState) -> Valuation:
        return swing(state)
