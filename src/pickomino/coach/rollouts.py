"""Rollouts: choices checked by playing the game to its end many times, with luck taken off.

A turn is played on exactly and its end drawn from the exact distribution; from there the champion's net, one
turn at a time, plays all seats. What the dice did in the eyes of that net is subtracted from each result, which
changes no mean and narrows the intervals.
"""

from __future__ import annotations

__all__ = ["MOST_GAMES", "Estimate", "Rollout", "roll_out"]

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from pickomino.bots.champion import ChampionBot, net_for
from pickomino.bots.lockstep import Lockstep, Policy, is_over, wins_of
from pickomino.core.actions import Action
from pickomino.core.state import GameState
from pickomino.kernels.game_rows import MOVER, Ints
from pickomino.play import DEFAULT_TURN_LIMIT
from pickomino.solver.game.packing import pack

from .outlook import Floats, Outlook

MOST_GAMES: Final = 100_000
"""The most that one choice is played out."""

BLOCK: Final = 256
"""Games played side by side; progress is reported after each block."""
_Z: Final = 1.959964  # of a 95 % interval

Progress = Callable[[int, int], None]
"""Called with (done, total), in games. An exception from it aborts the rollout."""


@dataclass(frozen=True)
class Estimate:
    """The mover's chance of winning after an action."""

    chance: float
    error: float
    """Half the width of its 95 % interval."""


@dataclass(frozen=True)
class Rollout:
    """Estimates for some choices of a position."""

    state: GameState
    games: int
    """Played out for each choice."""
    values: dict[Action | None, Estimate]

    def lead(self, first: Action | None, second: Action | None) -> Estimate:
        """By how much one choice is better than another."""
        one, other = self.values[first], self.values[second]
        return Estimate(one.chance - other.chance, float(np.hypot(one.error, other.error)))


def roll_out(
    state: GameState,
    games: int,
    *,
    seed: int = 1,
    actions: Sequence[Action] | None = None,
    champion: ChampionBot | None = None,
    progress: Progress | None = None,
    block: int = BLOCK,
) -> Rollout:
    """Play each choice (by default all of them) out to the end many times, `block` games side by side."""
    if not 2 <= games <= MOST_GAMES:
        raise ValueError(f"a choice is played out 2 to {MOST_GAMES:,} times, not {games}")
    solution = Outlook(state, champion).solution(state)
    choices: list[Action | None] = [*(actions or solution.actions)] or [None]
    player = _Player(state, min(games, block))
    values: dict[Action | None, Estimate] = {}
    for number, action in enumerate(choices):
        ends = solution.chances(action)
        masses = np.array([end.probability for end in ends])
        rows = np.stack([pack(end.ending.state) for end in ends])
        worth = np.array([end.value for end in ends])
        mean = float(masses @ worth / masses.sum())
        # The same dice for every choice: what they share in luck does not blur the difference.
        drawn = np.random.default_rng(seed).choice(len(ends), games, p=masses / masses.sum())
        results = np.zeros(games)
        for first in range(0, games, block):
            some = drawn[first : first + block]
            played = player.play(rows[some], np.arange(first, first + len(some)), seed)
            results[first : first + len(some)] = played - worth[some] + mean
            if progress is not None:
                progress(number * games + first + len(some), len(choices) * games)
        values[action] = Estimate(float(results.mean()), _Z * float(results.std(ddof=1)) / games**0.5)
    return Rollout(state, games, values)


class _Player:
    """Plays games of one table on to their end."""

    def __init__(self, state: GameState, most: int) -> None:
        self._players, self._seat = len(state.players), state.mover - 1
        self._policy = Policy(net_for(state.rules.extras, self._players))
        self._table = Lockstep(state.rules, self._players, most)

    def play(self, rows: Ints, dice: npt.NDArray[np.int64], seed: int) -> Floats:
        """What the mover of the position wins in each game, less the luck of all dice."""
        results = np.zeros(len(rows))
        numbers = np.arange(len(rows))
        table = self._table
        for turn in range(DEFAULT_TURN_LIMIT + 1):
            over = is_over(rows) | (turn == DEFAULT_TURN_LIMIT)  # E5
            results[numbers[over]] += wins_of(rows[over])[:, self._seat]
            numbers, rows, dice = numbers[~over], rows[~over], dice[~over]
            if not len(rows):
                break
            table.expand(rows)
            table.score([self._policy], np.zeros(len(rows), np.int64))
            table.solve()
            table.play(seed, dice, np.full(len(rows), turn), judge=table)
            mine = rows[:, MOVER] == self._seat
            results[numbers] -= np.where(mine, table.luck, -table.luck / (self._players - 1))
            rows = table.successors()
        return results
