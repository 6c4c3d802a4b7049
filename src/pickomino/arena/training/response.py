"""Games against one fixed opponent, to find out what a player who knows it can win."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from pickomino.bots.lockstep import Policy, is_over, wins_of
from pickomino.bots.net import Net
from pickomino.core.rules import Rules
from pickomino.kernels.game_rows import MOVER, WIDTH, Ints

from .selfplay import LONGEST, NOISE, GamesUnderWay


class Response(GamesUnderWay):
    """A set of two-player games that are always under way, the learner on one seat and the opponent on the other.

    The net learns positions in which the opponent is to move: the learner's turns end there, and what they are
    worth is what the learner's next turn is, exactly solved, after the opponent's turn as it happened to go.
    """

    def __init__(self, rules: Rules, opponent: Policy, games: int, seed: int) -> None:
        super().__init__(rules, 2, games, seed)  # a game's name also says on which seat the learner sits
        self._opponent = opponent

    def window(self, net: Net, steps: int, trace: float) -> tuple[Ints, npt.NDArray[np.float32]]:
        """Play some turns in every game; returns positions with the opponent to move, and their targets."""
        lockstep, policies = self._lockstep, [Policy(net), self._opponent]
        found: list[Ints] = []
        wanted: list[npt.NDArray[np.float32]] = []
        before = np.empty((self.games, WIDTH), np.int32)
        pending = np.zeros(self.games, bool)
        for _ in range(steps):
            theirs = self.rows[:, MOVER] != self.names % 2
            lockstep.expand(self.rows)
            lockstep.score(policies, theirs.astype(np.int64))
            lockstep.solve()
            lockstep.play(self.seed, self.names, self.turns)
            ready = pending & ~theirs
            found.append(before[ready])
            wanted.append(np.stack([1 - lockstep.root[ready], lockstep.root[ready]], axis=1))
            pending &= ~ready
            before[theirs], pending = self.rows[theirs], pending | theirs
            noisy = ~theirs & (self._rng.random(self.games) < NOISE)  # the opponent plays as it plays
            self.rows = lockstep.after[self._choose(noisy)]
            self.turns += 1
            over = is_over(self.rows)
            last = np.flatnonzero(over & pending)
            learner = wins_of(self.rows[last])[np.arange(len(last)), self.names[last] % 2]
            found.append(before[last])
            wanted.append(np.stack([1 - learner, learner], axis=1).astype(np.float32))
            over |= self.turns >= LONGEST
            pending &= ~over
            self._restart(over)
        return np.concatenate(found), np.concatenate(wanted).astype(np.float32)
