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
from pickomino.core.state import START_OF_TURN, GameState, Phase, expect_state
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
        expect_state(state)
        champion = champion or ChampionBot()
        self.players = len(state.players)
        ends = turn_ends(state)
        chances = champion.look(ends)
        self._after: dict[GameState, Floats] = dict(zip(ends.states, chances, strict=True))
        self._valued: dict[tuple[GameState, bool], tuple[TurnEnds, Floats]] = {}
        if state.turn.phase not in _OWN_ENDS:
            self._valued[_key(state)] = ends, chances[ends.state_ids]
        self._solutions: dict[GameState, PositionSolution] = {}
        over = all(after.is_over for after in ends.states)
        self.certainty = Certainty.EXACT if over else Certainty(champion.method(state).value)

    def solution(self, state: GameState) -> PositionSolution:
        """Best play for the win from a position of this turn on."""
        if state not in self._solutions:
            ends, values = self._ends_and_values(state)
            self._solutions[state] = PositionSolution(ends, values[:, state.mover - 1])
        return self._solutions[state]

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

    def _means(self, solution: PositionSolution, action: Action | None) -> Floats:
        value = solution.value if action is None else solution.actions[action]
        mover = solution.state.mover - 1
        if self.players == 2:
            return np.array([value, 1 - value] if mover == 0 else [1 - value, value])
        means = solution.means(self._ends_and_values(solution.state)[1], action)
        means[mover] = value
        return means

    def _ends_and_values(self, state: GameState) -> tuple[TurnEnds, Floats]:
        """The ends that are left and everybody's chance (ending, seat) in them, found once for all positions of the
        turn that share them."""
        if state.turn.phase in _OWN_ENDS:
            return self._value(turn_ends(state))
        key = _key(state)
        if key not in self._valued:
            self._valued[key] = self._value(turn_ends(state))
        ends, values = self._valued[key]
        return replace(ends, position=state), values

    def _value(self, ends: TurnEnds) -> tuple[TurnEnds, Floats]:
        values: Floats = np.stack([self._after[state] for state in ends.states])[ends.state_ids]
        return ends, values


def _key(state: GameState) -> tuple[GameState, bool]:
    """What positions have in common that share the ends of their turn."""
    # Ones set aside rule out a double one, which only matters with extras (X2).
    return state._replace(turn=START_OF_TURN), state.rules.extras and state.turn.kept[0] > 0
