"""The ways in which many turns can end, as arrays, for bots that value them all at once."""

from __future__ import annotations

__all__ = ["Ends", "ValuedBot"]

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cached_property
from random import Random

import numpy as np
import numpy.typing as npt

from pickomino.core.actions import Action
from pickomino.core.engine import legal_actions
from pickomino.core.rules import TILES
from pickomino.core.state import START_OF_TURN, GameState
from pickomino.kernels.game_rows import (
    APPLE,
    APPLE_WORTH,
    GRILLED,
    HELD,
    MOVER,
    NONE,
    SEATS,
    TOP,
    UP,
    WORMS,
    Ints,
)
from pickomino.solver.endings import turn_ends
from pickomino.solver.game.packing import pack
from pickomino.solver.position import PositionSolution

Floats = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.int64]

_NUMBERS = np.array([*TILES, 0], np.int64)  # of tiles; the last place is for an empty stack
_BITS = 1 << np.arange(len(TILES))


@dataclass(frozen=True)
class Ends:
    """One entry for each way in which one of the turns can end. The ends of a turn lie side by side.

    Seats are counted from 0. `before` and `after` are packed positions, which few bots need to look at.
    """

    before: Ints
    after: Ints
    turn: Numbers
    """Which turn it is an end of."""
    is_bust: npt.NDArray[np.bool_]
    players: int

    @cached_property
    def mover(self) -> Numbers:
        """The seat whose turn it was."""
        return self.before[:, MOVER].astype(np.int64)

    @cached_property
    def worms_before(self) -> Numbers:
        """(end, seat) → worms before the turn."""
        return count_worms(self.before, self.players)

    @cached_property
    def worms(self) -> Numbers:
        """(end, seat) → worms after the turn."""
        return count_worms(self.after, self.players)

    @cached_property
    def own(self) -> Floats:
        """Worms that the mover gains, or loses if negative."""
        change = self.worms - self.worms_before
        return change[np.arange(len(change)), self.mover].astype(np.float64)

    @cached_property
    def taken(self) -> Floats:
        """Worms that the opponents lose."""
        lost: Floats = self.own - (self.worms - self.worms_before).sum(axis=1)
        return lost

    @cached_property
    def tops(self) -> Numbers:
        """(end, seat) → the number of the top tile after the turn, 0 for an empty stack."""
        return _NUMBERS[self.after[:, TOP : TOP + self.players]]

    @cached_property
    def grill(self) -> npt.NDArray[np.bool_]:
        """(end, tile) → whether it lies face up on the grill after the turn; tiles in the order of `rules.TILES`."""
        up: npt.NDArray[np.bool_] = (self.after[:, UP, None] & _BITS) > 0
        return up

    @property
    def is_over(self) -> npt.NDArray[np.bool_]:
        """Whether the game is over after the turn."""
        over: npt.NDArray[np.bool_] = self.after[:, MOVER] == NONE
        return over


def count_worms(rows: Ints, players: int) -> Numbers:
    """(position, seat) → the worms that a player would count now (X4, X12)."""
    seats = slice(0, players)
    apple = rows[:, HELD : HELD + SEATS][:, seats] == APPLE
    tiles, grilled = rows[:, WORMS : WORMS + SEATS][:, seats], rows[:, GRILLED : GRILLED + SEATS][:, seats]
    worms: Numbers = (tiles + grilled + APPLE_WORTH * apple).astype(np.int64)
    return worms


class ValuedBot(ABC):
    """A bot that only says what the end of a turn is worth: the exact solver plays the turn for it.

    Contests and training call `value_ends` for hundreds of turns at once and play them in compiled code.
    """

    @abstractmethod
    def value_ends(self, ends: Ends) -> npt.NDArray[np.floating]:
        """What each end is worth to the player whose turn it was; only comparisons within a turn matter."""

    def choose(self, state: GameState, rng: Random) -> Action:
        legal = legal_actions(state)
        if len(legal) == 1:
            return legal[0]
        best = self.solve(state).best
        assert best is not None  # there is something to choose
        return best

    def solve(self, state: GameState) -> PositionSolution:
        """Best play of the turn under way by this bot's values."""
        found = turn_ends(state)
        after = np.stack([pack(end) for end in found.states])[found.state_ids]
        before = np.repeat(pack(state._replace(turn=START_OF_TURN))[None], len(after), axis=0)
        is_bust = np.array([ending.is_bust for ending in found.endings])
        ends = Ends(before, after, np.zeros(len(after), np.int64), is_bust, len(state.players))
        return PositionSolution(found, np.asarray(self.value_ends(ends), np.float64))
