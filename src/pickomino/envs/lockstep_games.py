"""Many games in lockstep: the arrays of the compiled games, and the turns of opponents that play outside the kernel."""

from __future__ import annotations

__all__ = ["LockstepGames"]

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from pickomino.core.state import GameState
from pickomino.kernels.compiling import load_kernels
from pickomino.kernels.game_rows import Counts64, dice_tables, rule_numbers
from pickomino.kernels.step_layout import (
    ACTION_COUNT,
    EPISODE,
    SEED,
    STEP_WIDTH,
    Games,
    observation_size,
)
from pickomino.solver.game.packing import pack

from .opponents import Opponent
from .rows import unpack_state
from .table import TableSettings

Bools = npt.NDArray[np.bool_]


class LockstepGames:
    """Games of one kind side by side; all arrays are written in place."""

    def __init__(self, games: int, settings: TableSettings, seat: int, opponents: Sequence[Opponent]) -> None:
        players = settings.players
        spans, counts = dice_tables()
        self.rules = settings.rules
        self._opponents = opponents
        self._kernels: Any = load_kernels("step_games")
        self._all = np.arange(games)
        self.arrays = Games(
            cells=np.zeros(games * STEP_WIDTH, np.int32),
            rules=rule_numbers(settings.rules, players, settings.turn_limit),
            start=pack(settings.start),
            seating=np.array([seat, settings.reward], np.int32),
            opponents=np.array([opponent.played for opponent in opponents] or [0], np.int32),
            spans=spans,
            counts=counts,
            observations=np.zeros(games * observation_size(players), np.int8),
            masks=np.zeros(games * ACTION_COUNT, np.int8),
            legal=np.zeros(games, np.int64),
            acting=np.zeros(games, np.int32),
            waiting=np.zeros(games, np.int32),
            rewards=np.zeros(games * players),
            ended=np.zeros(games, np.uint8),
            cut=np.zeros(games, np.uint8),
        )
        self.rows = self.arrays.cells.reshape(games, STEP_WIDTH)
        self.observations = self.arrays.observations.reshape(games, -1)
        self.masks = self.arrays.masks.reshape(games, ACTION_COUNT)
        self.rewards = self.arrays.rewards.reshape(games, players)
        self.ended: Bools = self.arrays.ended.view(np.bool_)
        self.cut: Bools = self.arrays.cut.view(np.bool_)
        self.acting = self.arrays.acting

    def seed(self, game: int, seed: int) -> None:
        """The next game of this row is the first of the seed."""
        self.rows[game, SEED : SEED + 2] = np.array([seed], np.uint64).view(np.int32)
        self.rows[game, EPISODE] = 0

    def begin(self, picked: Counts64) -> None:
        """Begin these games anew."""
        self._kernels.begin_games(self.arrays, picked)
        self._play_outside()
        self._kernels.show_games(self.arrays, picked)

    def first_illegal(self, actions: Counts64) -> int:
        """The first game whose action is not legal, or -1."""
        return int(self._kernels.check_actions(self.arrays, actions))

    def step(self, actions: Counts64) -> None:
        """Do these actions, which must be legal; games that have ended begin anew instead."""
        self._kernels.step_games(self.arrays, actions)
        self._play_outside()
        self._kernels.show_games(self.arrays, self._all)

    def _play_outside(self) -> None:
        """Play the turns that the kernel leaves to others, until each game waits for the caller."""
        while len(waiting := np.flatnonzero(self.arrays.waiting)):
            numbers = self.arrays.waiting[waiting] - 1
            for number in np.unique(numbers):
                picked = waiting[numbers == number]
                rows = self.rows[picked]
                self._opponents[number].play_rows(rows)
                self.rows[picked] = rows
            self._kernels.play_on(self.arrays, waiting)

    def state(self, game: int) -> GameState:
        """The state of one game, as the engine would have it."""
        return unpack_state(self.rows[game], self.rules)
