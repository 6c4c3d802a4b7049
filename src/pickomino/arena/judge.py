"""Luck, roll by roll, in games whose bots are asked decision by decision.

The same measure as in `blocks`: what a roll changed in the eyes of the reference net, by the exact turn solver.
"""

from __future__ import annotations

__all__ = ["Judge"]

import numpy as np

from pickomino.bots.net import Net
from pickomino.core.actions import Action, ActionKind
from pickomino.core.dice import DICE, DICE_WITH_GOLDEN, Counts
from pickomino.core.rules import Specialist
from pickomino.core.state import GameState
from pickomino.solver.endings import TurnEnds, turn_ends
from pickomino.solver.game.packing import pack
from pickomino.solver.turn import TurnProblem, TurnSolution, solve

_ROLLS = (ActionKind.ROLL, ActionKind.ROLL9, ActionKind.WEASEL)


class Judge:
    """Watches one game and adds up every seat's luck."""

    def __init__(self, reference: Net, players: int) -> None:
        self._net = reference
        self.luck = np.zeros(players)
        self._ends: TurnEnds | None = None
        self._table = np.zeros(0)
        self._solutions: dict[int, TurnSolution] = {}
        self._gain = 0

    def begin_turn(self, state: GameState) -> None:
        """A turn is about to be played from this state."""
        ends = self._ends = turn_ends(state)
        rows = np.stack([pack(after) for after in ends.states])
        values = self._net.evaluate(rows)[:, state.mover - 1].astype(np.float64)
        self._table = ends.best(values[ends.state_ids])
        self._solutions = {}
        self._gain = 0

    def decided(self, state: GameState, action: Action, roll: Counts | None) -> None:
        """The mover decided, and if that ordered dice they fell like this."""
        assert self._ends is not None  # a turn has begun
        if action.kind is ActionKind.ROB and action in self._ends.gains:
            self._gain = 1 + self._ends.gains.index(action)
        if action.kind not in _ROLLS or roll is None:
            return
        turn = state.turn
        golden = turn.golden or action.kind is ActionKind.ROLL9
        ready = (
            state.me.specialist is Specialist.WEASEL
            and not turn.weasel_used
            and action.kind is not ActionKind.WEASEL
        )
        solution = self._solution(state, DICE_WITH_GOLDEN if golden else DICE)
        gain = self._gain if turn.kept[0] >= 2 else 0
        before = solution.roll_value(turn.kept, gain, ready)
        after = self._after(solution, turn.kept, roll, gain, ready)
        share = after - before
        self.luck -= share / (len(self.luck) - 1)
        self.luck[state.mover - 1] += share + share / (len(self.luck) - 1)

    def _after(self, solution: TurnSolution, kept: Counts, roll: Counts, gain: int, ready: bool) -> float:
        """The best that can be made of a roll."""
        faces = [face for face in range(6) if roll[face] and not kept[face]]
        options = [solution.face_value(kept, roll, face, gain, ready) for face in faces]
        if not faces:
            layer = (gain or 1) if kept[0] >= 2 else 0
            options.append(float(self._table[layer, 0, 0]))
        if ready:
            options.append(solution.roll_value(kept, gain, ready=False))
        return max(options)

    def _solution(self, state: GameState, dice: int) -> TurnSolution:
        if dice not in self._solutions:
            weasel = state.me.specialist is Specialist.WEASEL
            six = state.rules.six_faces_end_turn
            self._solutions[dice] = solve(TurnProblem(dice, self._table, weasel, six))
        return self._solutions[dice]
