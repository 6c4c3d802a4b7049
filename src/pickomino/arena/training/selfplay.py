"""Games of a net against itself, and what the net should have said in each position."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from pickomino.bots.lockstep import Lockstep, Policy
from pickomino.bots.net import Net
from pickomino.bots.packed import OVER, WIDTH, Rows, start_rows
from pickomino.core.rules import Rules

_LONGEST = 300  # turns, after which a training game is given up: it has nothing more to teach
_NOISE = 0.05  # of the turns end in a random way, so that positions beside the usual ones are seen too


class SelfPlay:
    """A set of games that are always under way."""

    def __init__(self, rules: Rules, players: int, games: int, seed: int) -> None:
        self.rules, self.players, self.games, self.seed = rules, players, games, seed
        self._lockstep = Lockstep(rules, players, games)
        self.rows = start_rows(rules, players, games)
        self.turns = np.zeros(games, np.int64)
        self.names = np.arange(games)  # which dice a game is played with
        self._all = np.arange(games)

    def window(
        self, net: Net, steps: int, trace: float, rng: np.random.Generator
    ) -> tuple[Rows, npt.NDArray[np.float32]]:
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
            noisy = rng.random(self.games) < _NOISE
            chosen = np.where(noisy, rng.integers(0, lockstep.counts), chosen)
            self.rows = lockstep.endings[self._all, chosen].copy()
            self.turns += 1
            over = (self.rows[:, OVER] != 0) | (self.turns >= _LONGEST)
            broken[step] = noisy | over
            self._restart(over)
        returns = expected
        for step in range(steps - 2, -1, -1):
            surprise = np.where(broken[step, :, None], 0, returns[step + 1] - after[step])
            returns[step] += trace * np.roll(surprise, 1, axis=1)
        return positions.reshape(-1, WIDTH), returns.reshape(-1, n)

    def _restart(self, over: npt.NDArray[np.bool_]) -> None:
        count = int(over.sum())
        self.rows[over] = start_rows(self.rules, self.players, count)
        self.turns[over] = 0
        self.names[over] = self.names.max() + 1 + np.arange(count)
