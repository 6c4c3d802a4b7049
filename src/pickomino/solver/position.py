"""The value of every choice in a position: the bridge from the engine's states to the turn solver."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from pickomino.core.actions import Action, ActionKind
from pickomino.core.dice import DICE, DICE_WITH_GOLDEN, WORM, Counts, total_of
from pickomino.core.engine import legal_actions
from pickomino.core.rules import Specialist
from pickomino.core.state import GameState, Phase
from pickomino.solver.endings import Ending, TurnEnds, turn_ends
from pickomino.solver.turn import Floats, TurnProblem, TurnSolution, solve
from pickomino.solver.valuations import Valuation

_ROLLS = (ActionKind.ROLL, ActionKind.ROLL9, ActionKind.WEASEL)
_SETTLING = (Phase.CLAIM, Phase.CROW, Phase.KEEP)


class Chance(NamedTuple):
    """One end of the turn and its probability under best play."""

    ending: Ending
    probability: float
    value: float


class PositionSolution:
    """Best play from a position to the end of the mover's turn, given the value of each ending.

    With several options of equal value the one that rolls fewest dice is best: stopping before rolling, a face
    before the weasel, and low faces before high ones.
    """

    def __init__(self, ends: TurnEnds, values: npt.NDArray[np.floating]) -> None:
        if values.shape != (len(ends.endings),):
            raise ValueError(f"one value for each of {len(ends.endings)} endings, not {values.shape}")
        self.ends = ends
        self.state: GameState = ends.position
        self.values: Floats = values.astype(np.float64)
        self._solutions: dict[int, TurnSolution] = {}

    # Values

    @cached_property
    def actions(self) -> dict[Action, float]:
        """The value of everything the mover may decide now."""
        return {action: self._value(action) for action in legal_actions(self.state)}

    @cached_property
    def best(self) -> Action | None:
        """The best decision; None while dice are due."""
        if not self.actions:
            return None
        return max(self.actions, key=lambda action: (self.actions[action], action.kind not in _ROLLS))

    @cached_property
    def value(self) -> float:
        """What the position is worth under best play."""
        if self.best is None:
            return self._solution(self._dice).roll_value(self._kept)
        return self.actions[self.best]

    @cached_property
    def stakes(self) -> float:
        """What the turn was about before its first roll: how far its value is from that of a bust.

        0 once the dice are counted."""
        if self.state.turn.phase in _SETTLING:
            return 0.0
        start = self._solution(self._dice).value
        if self.state.turn.phase is Phase.START and self.state.me.specialist is Specialist.GOLDEN:
            start = max(start, self._solution(DICE_WITH_GOLDEN).value)
        return abs(start - float(self.values[self.ends.options[0, 0, 0, 0]]))

    # How the turn ends

    def chances(self, action: Action | None = None) -> tuple[Chance, ...]:
        """The ends of the turn and their probabilities under best play after an action (by default the best),
        likeliest first."""
        masses = self._masses(self.best if action is None else action)
        order = np.argsort(-masses, kind="stable")
        return tuple(
            Chance(self.ends.endings[at], float(masses[at]), float(self.values[at]))
            for at in order.tolist()
            if masses[at] > 0.0
        )

    def bust_risk(self, action: Action | None = None) -> float:
        """The probability that the turn ends in a bust."""
        return self.probability(lambda ending: float(ending.is_bust), action)

    def probability(self, event: Valuation, action: Action | None = None) -> float:
        """The mean of a function of the end under best play, the probability of an event if it is 0 or 1."""
        masses = self._masses(self.best if action is None else action)
        return float(sum(masses[at] * event(self.ends.endings[at]) for at in np.flatnonzero(masses)))

    def means(self, values: Floats, action: Action | None = None) -> Floats:
        """The mean of any (ending, column) values under best play after an action (by default the best)."""
        found: Floats = self._masses(self.best if action is None else action) @ values
        return found

    # Inside

    @property
    def _kept(self) -> Counts:
        return self.state.turn.kept

    @property
    def _dice(self) -> int:
        return DICE_WITH_GOLDEN if self.state.turn.golden else DICE

    def _solution(self, dice: int) -> TurnSolution:
        if dice not in self._solutions:
            me, turn = self.state.me, self.state.turn
            problem = TurnProblem(
                dice,
                self.ends.best(self.values),
                weasel=me.specialist is Specialist.WEASEL and not turn.weasel_used,
                six_ends=self.state.rules.six_faces_end_turn,
            )
            self._solutions[dice] = solve(problem)
        return self._solutions[dice]

    def _value(self, action: Action) -> float:
        if action.kind is ActionKind.ROLL9:
            return self._solution(DICE_WITH_GOLDEN).roll_value(self._kept)
        if self._ends_turn(action):
            return max(float(self.values[at]) for at in self._endings_after(action))
        solution = self._solution(self._dice)
        if action.kind is ActionKind.ROLL:
            return solution.roll_value(self._kept)
        if action.kind is ActionKind.WEASEL:
            return solution.roll_value(self._kept, ready=False)
        if action.kind is ActionKind.ROB:
            return solution.keep_value(self._kept, self._gain(action))
        return solution.face_value(self._kept, self.state.turn.roll, action.face)

    def _masses(self, action: Action | None) -> Floats:
        """The probability of each ending after an action, or after the dice that are due."""
        if action is not None and self._ends_turn(action):
            masses = np.zeros(len(self.values))
            masses[max(self._endings_after(action), key=lambda at: self.values[at])] = 1.0
            return masses
        masses = np.zeros(len(self.values))
        np.add.at(masses, self.ends.choice(self.values), self._distribution(action))
        return masses

    def _distribution(self, action: Action | None) -> Floats:
        if action is not None and action.kind is ActionKind.ROLL9:
            return self._solution(DICE_WITH_GOLDEN).distribution(self._kept, rolling=True)
        solution = self._solution(self._dice)
        if action is None or action.kind is ActionKind.ROLL:
            return solution.distribution(self._kept, rolling=True)
        if action.kind is ActionKind.WEASEL:
            return solution.distribution(self._kept, rolling=True, ready=False)
        if action.kind is ActionKind.ROB:
            return solution.distribution(self._kept, gain=self._gain(action))
        face = action.face
        after = (*self._kept[:face], self.state.turn.roll[face], *self._kept[face + 1 :])
        return solution.distribution(after)

    def _gain(self, action: Action) -> int:
        return 1 + self.ends.gains.index(action)

    def _ends_turn(self, action: Action) -> bool:
        """Whether an action leaves nothing to chance."""
        return self.state.turn.phase in _SETTLING or action.kind in (
            ActionKind.STOP,
            ActionKind.STOP_CANNED,
        )

    def _endings_after(self, action: Action) -> Iterator[int]:
        """The endings between which the player can still choose after an action that stops the turn."""
        turn = self.state.turn
        if turn.phase is Phase.ROLLED:  # X12: the bust is accepted
            yield int(self.ends.options[0, 0, 0, 0])
        elif turn.phase is Phase.KEPT:
            canned = action.kind is ActionKind.STOP_CANNED
            for at in self.ends.options[0, int(self._kept[WORM] > 0), total_of(self._kept)].tolist():
                if self.ends.endings[at].canned == canned:
                    yield at
        else:
            yield from (at for at, ending in enumerate(self.ends.endings) if ending.actions[:1] == (action,))


def solve_position(state: GameState, value: Valuation) -> PositionSolution:
    """Best play from a position in any phase of a turn."""
    ends = turn_ends(state)
    return PositionSolution(ends, np.array([value(ending) for ending in ends.endings], np.float64))
