"""Luck, roll by roll, in games whose bots are asked decision by decision.

The same measure as in `blocks`: what a roll changed in the eyes of the reference net, by the exact turn solver.
Games are played first; their turns are then solved side by side, which is many times as fast as one by one.
"""

from __future__ import annotations

__all__ = ["BatchJudge"]

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from pickomino.bots.lockstep import Lockstep, Policy
from pickomino.bots.net import Net
from pickomino.core.actions import Action
from pickomino.core.dice import Counts
from pickomino.core.rules import Rules, Specialist
from pickomino.core.state import GameState, Phase
from pickomino.kernels.game_rows import Ints
from pickomino.kernels.geometry import LAYER, geometry
from pickomino.play import Played
from pickomino.solver.game.packing import pack

_AT_ONCE: Final = 256  # turns solved side by side


class _Roll(NamedTuple):
    kept: Counts
    roll: Counts
    golden: bool
    ready: bool
    """The weasel could still be used on this roll."""


class _Turn(NamedTuple):
    game: int
    row: Ints
    mover: int
    rolls: list[_Roll]


class BatchJudge:
    """Collects games, then says how lucky every seat was in each of them."""

    def __init__(self, reference: Net, rules: Rules, players: int) -> None:
        self._net = reference
        self._players = players
        self._table = Lockstep(rules, players, _AT_ONCE)
        self._turns: list[_Turn] = []
        self._games = 0

    def add_game(self, steps: Iterable[Played]) -> None:
        """A game, or the part of one from the start of a turn on."""
        for step in steps:
            before, move = step.before, step.move
            if before.turn.phase is Phase.START:
                self._turns.append(_Turn(self._games, pack(before), before.mover - 1, []))
            if not isinstance(move, Action):
                self._turns[-1].rolls.append(_look(before, move))
        self._games += 1

    def luck(self) -> npt.NDArray[np.float64]:
        """(game, seat) → luck, in winning chance. What one seat gains in luck, the others lose in equal parts."""
        found = np.zeros((self._games, self._players))
        for first in range(0, len(self._turns), _AT_ONCE):
            self._judge(self._turns[first : first + _AT_ONCE], found)
        return found

    def _judge(self, turns: list[_Turn], found: npt.NDArray[np.float64]) -> None:
        table = self._table
        table.expand(np.stack([turn.row for turn in turns]))
        table.score([Policy(self._net)], np.zeros(len(turns), np.int64))
        table.solve()
        for number, turn in enumerate(turns):
            luck = sum(self._change(number, roll) for roll in turn.rolls)
            found[turn.game] -= luck / (self._players - 1)
            found[turn.game, turn.mover] += luck + luck / (self._players - 1)

    def _change(self, turn: int, rolled: _Roll) -> float:
        """What a roll changed: the best that can be made of it, less the mean over all rolls."""
        batch, chunk, lane = self._table.find_solved(turn, golden=rolled.golden)
        weasel = batch.keep.shape[1] - 1 if rolled.ready else 0
        keep, roll = batch.keep[chunk, weasel, 0, :, lane], batch.roll[chunk, :, 0, :, lane]
        kept, shown = rolled.kept, rolled.roll
        row, nexts = _rows(batch.geometry.dice, kept, shown)
        options = [keep[at] for at in nexts]
        if not options:
            is_doubled = batch.geometry.tables.end_of[row] >= LAYER
            options.append(batch.ends[chunk, LAYER if is_doubled else 0, lane])
        if rolled.ready:
            options.append(roll[0, row])
        return float(max(options)) - float(roll[weasel, row])


@lru_cache(maxsize=1 << 16)
def _rows(dice: int, kept: Counts, shown: Counts) -> tuple[int, tuple[int, ...]]:
    """The row of the dice set aside, and those after setting aside each face of a roll that can be."""
    row_of = geometry(dice).row
    faces = [face for face in range(6) if shown[face] and not kept[face]]
    return row_of(kept), tuple(row_of((*kept[:face], shown[face], *kept[face + 1 :])) for face in faces)


def _look(state: GameState, roll: Counts) -> _Roll:
    """A roll that falls in a state that waits for dice."""
    turn = state.turn
    ready = state.me.specialist is Specialist.WEASEL and not turn.weasel_used
    return _Roll(turn.kept, roll, turn.golden, ready)
