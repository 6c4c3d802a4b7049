"""Games of a net against itself, and what the net should have said in each position."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from pickomino.bots.lockstep import Lockstep, Policy
from pickomino.bots.net import Net
from pickomino.bots.packed import OVER, WIDTH, Rows, start_rows
from pickomino.core.rules import Rules

LONGEST = 300  # turns, after which a training game is given up: it has nothing more to teach
NOISE = 0.05  # of the turns end in a random way, so that positions beside the usual ones are seen too


class TableState(NamedTuple):
    """Everything that changes at a table of games under way."""

    rows: Rows
    turns: npt.NDArray[np.int64]
    names: npt.NDArray[np.int64]
    rng: dict[str, Any]


class GamesUnderWay:
    """Games that are never all over: one that ends makes room for a new one."""

    def __init__(self, rules: Rules, players: int, games: int, seed: int) -> None:
        self.rules, self.players, self.games, self.seed = rules, players, games, seed
        self._lockstep = Lockstep(rules, players, games)
        self._all = np.arange(games)
        self.begin()

    def begin(self) -> None:
        """Lay all games out anew."""
        self.rows = start_rows(self.rules, self.players, self.games)
        self.turns = np.zeros(self.games, np.int64)
        self.names = np.arange(self.games)  # which dice a game is played with
        self._rng = np.random.default_rng(self.seed)

    @property
    def state(self) -> TableState:
        """Where the games stand. Setting it makes this table go on like the one it was taken from."""
        return TableState(self.rows, self.turns, self.names, dict(self._rng.bit_generator.state))

    @state.setter
    def state(self, state: TableState) -> None:
        self.rows, self.turns, self.names = state.rows.copy(), state.turns.copy(), state.names.copy()
        self._rng.bit_generator.state = state.rng

    def window(self, net: Net, steps: int, trace: float) -> tuple[Rows, npt.NDArray[np.float32]]:
        """Play so many turns in every game. Returns positions to learn and their targets."""
        raise AssertionError("each kind of table has its own way to learn")

    def _restart(self, over: npt.NDArray[np.bool_]) -> None:
        count = int(over.sum())
        self.rows[over] = start_rows(self.rules, self.players, count)
        self.turns[over] = 0
        self.names[over] = self.names.max() + 1 + np.arange(count)


class SelfPlay(GamesUnderWay):
    """A net against itself."""

    def window(self, net: Net, steps: int, trace: float) -> tuple[Rows, npt.NDArray[np.float32]]:
        """Play so many turns in every game. Returns the positions passed and their targets.

        A target is the turn solver's own root value for the mover (no luck of this turn in it) plus the later
        surprises, faded by `trace` a turn; for the other seats it is what the ending that came about is worth.
        """
        n = self.players
        lockstep, policy = self._lockstep, [Policy(net)]
        of_all = np.zeros(self.games, np.int64)
        positions = np.empty((steps, self.games, WIDTH), np.int8)
        expected = np.zeros((steps, self.games, n), np.float32)
        after = np.zeros((steps, self.games, n), np.float32)
        broken = np.zeros((steps, self.games), bool)
        for step in range(steps):
            positions[step] = self.rows
            lockstep.expand(self.rows)
            lockstep.score(self.rows, policy, of_all)
            lockstep.solve(self.rows)
            lockstep.play(self.seed, self.names, self.turns)
            chosen = lockstep.chosen
            after[step] = lockstep.values[self._all, chosen, :n]
            expected[step] = np.roll(after[step], 1, axis=1)
            expected[step, :, 0] = lockstep.root
            if n == 2:
                expected[step, :, 1] = 1 - lockstep.root
            noisy = self._rng.random(self.games) < NOISE
            chosen = np.where(noisy, self._rng.integers(0, lockstep.counts), chosen)
            self.rows = lockstep.endings[self._all, chosen].copy()
            self.turns += 1
            over = (self.rows[:, OVER] != 0) | (self.turns >= LONGEST)
            broken[step] = noisy | over
            self._restart(over)
        returns = expected
        for step in range(steps - 2, -1, -1):
            surprise = np.where(broken[step, :, None], 0, returns[step + 1] - after[step])
            returns[step] += trace * np.roll(surprise, 1, axis=1)
        return positions.reshape(-1, WIDTH), returns.reshape(-1, n)
