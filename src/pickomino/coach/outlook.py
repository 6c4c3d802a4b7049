"""Everybody's chance of winning at every point of one turn, from one look at the turn's ends.

All points of a turn share the values of its ends, so what a decision costs or a roll brings is an exact
difference: the solver plays the turn, the champion values what lies beyond.
"""

from __future__ import annotations

__all__ = ["Certainty", "Floats", "Outlook"]

from dataclasses import replace
from enum import Enum
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from pickomino.bots.champion import ChampionBot, Method
from pickomino.core.actions import Action
from pickomino.core.state import START_OF_TURN, GameState, Phase
from pickomino.play import Played
from pickomino.solver.endings import TurnEnds, turn_ends
from pickomino.solver.position import PositionSolution

Floats: TypeAlias = npt.NDArray[np.float64]

_OWN_ENDS = (Phase.ROB, Phase.CROW, Phase.CLAIM, Phase.KEEP)
"""Phases whose choice leaves only some ends of the turn."""


class Certainty(Enum):
    """How sure winning chances are. Within the turn they are always exact."""

    EXACT = "exact"
    """Every way to end the turn ends the game: nothing is estimated."""
    NET = Method.NET.value
    TURN = Method.TURN.value
    SEARCH = Method.SEARCH.value
    ROLLOUT = "rollout"
    """Games were played out from here."""


class Outlook:
    """One turn, seen from a position at its start or within it."""

    def __init__(self, state: GameState, champion: ChampionBot | None = None) -> None:
        champion = champion or ChampionBot()
        self.players = len(state.players)
        self._ends: dict[tuple[GameState, bool], TurnEnds] = {}
        ends = self._ends_of(state)
        chances = champion.look(ends)
        self._after: dict[GameState, Floats] = dict(zip(ends.states, chances, strict=True))
        over = all(after.is_over for after in ends.states)
        self.certainty = Certainty.EXACT if over else Certainty(champion.method(state).value)

    def solution(self, state: GameState) -> PositionSolution:
        """Best play for the win from a position of this turn on."""
        ends = self._ends_of(state)
        return PositionSolution(ends, self._values(ends)[:, state.mover - 1])

    def before(self, state: GameState) -> Floats:
        """Each seat's chance in a position of this turn that is best played on from."""
        return self._means(self.solution(state), None)

    def after(self, played: Played) -> Floats:
        """Each seat's chance after a decision or a roll of this turn."""
        if played.ends_turn:
            return self._after[played.after]
        if played.after.turn.phase is not Phase.DUE:
            return self.before(played.after)
        assert isinstance(played.move, Action)  # only a decision orders dice
        return self._means(self.solution(played.before), played.move)

    def chances_after(self, solution: PositionSolution, action: Action) -> Floats:
        """Each seat's chance if the mover decides so and then plays on best."""
        return self._means(solution, action)

    def _means(self, solution: PositionSolution, action: Action | None) -> Floats:
        value = solution.value if action is None else solution.actions[action]
        mover = solution.state.mover - 1
        if self.players == 2:
            return np.array([value, 1 - value] if mover == 0 else [1 - value, value])
        means = solution.means(self._values(solution.ends), action)
        means[mover] = value
        return means

    def _values(self, ends: TurnEnds) -> Floats:
        """(ending, seat) → chance of winning."""
        values: Floats = np.stack([self._after[state] for state in ends.states])[ends.state_ids]
        return values

    def _ends_of(self, state: GameState) -> TurnEnds:
        """The ends that are left, listed once for all positions of the turn that share them."""
        if state.turn.phase in _OWN_ENDS:
            return turn_ends(state)
        # Ones set aside rule out a double one, which only matters with extras (X2).
        key = (state._replace(turn=START_OF_TURN), state.rules.extras and state.turn.kept[0] > 0)
        if key not in self._ends:
            self._ends[key] = turn_ends(state)
        return replace(self._ends[key], position=state)
