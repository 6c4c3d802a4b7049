"""Games of a net against itself, and what the net should have said in each position."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from pickomino.bots.lockstep import Lockstep, is_over, start_rows
from pickomino.bots.net import Net
from pickomino.core.rules import Rules
from pickomino.kernels.game_rows import MOVER, WIDTH, Ints

LONGEST = 300  # turns, after which a training game is given up: it has nothing more to teach
NOISE = 0.05  # of the turns end in a random way, so that positions beside the usual ones are seen too


SAMPLES = 4  # ways a turn may go that are averaged to tell what it is worth to the others
_OTHER_DICE = 1 << 40
_LEAST = 1e-12  # so small a share is none


class TableState(NamedTuple):
    """Everything that changes at a table of games under way."""

    rows: Ints
    turns: npt.NDArray[np.int64]
    names: npt.NDArray[np.int64]
    rng: dict[str, Any]


class GamesUnderWay:
    """Games replaced as they end."""

    def __init__(self, rules: Rules, players: int, games: int, seed: int) -> None:
        self.rules, self.players, self.games, self.seed = rules, players, games, seed
        self._lockstep = Lockstep(rules, players, games)
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

    def window(self, net: Net, steps: int, trace: float) -> tuple[Ints, npt.NDArray[np.float32]]:
        """Play some turns in every game. Returns positions to learn and their targets."""
        raise AssertionError("each kind of table has its own way to learn")

    def _choose(self, noisy: npt.NDArray[np.bool_]) -> npt.NDArray[np.int64]:
        """The endings that come about: the ones played, or any of a turn's where there is noise."""
        table = self._lockstep
        any_of = table.first[:-1] + self._rng.integers(0, table.counts)
        return np.where(noisy, any_of, table.chosen)

    def _restart(self, over: npt.NDArray[np.bool_]) -> None:
        count = int(over.sum())
        self.rows[over] = start_rows(self.rules, self.players, count)
        self.turns[over] = 0
        self.names[over] = self.names.max() + 1 + np.arange(count)


class SelfPlay(GamesUnderWay):
    """A net against itself."""

    def window(self, net: Net, steps: int, trace: float) -> tuple[Ints, npt.NDArray[np.float32]]:
        """Play some turns in every game. Returns the positions passed and their targets.

        A target is the turn solver's own root value for the mover (no luck of this turn in it) plus the later
        surprises, faded by `trace` a turn. What the mover does not win, two or more others share as they do on
        average over several plays of the turn.
        """
        n = self.players
        table = self._lockstep
        positions = np.empty((steps, self.games, WIDTH), np.int32)
        expected = np.zeros((steps, self.games, n), np.float32)  # by seat
        after = np.zeros((steps, self.games, n), np.float32)
        broken = np.zeros((steps, self.games), bool)
        for step in range(steps):
            positions[step] = self.rows
            movers = self.rows[:, MOVER]
            table.expand(self.rows)
            table.score_quickly(net)
            table.solve()
            expected[step] = self._expect(net, movers)
            table.play(self.seed, self.names, self.turns)
            after[step] = table.values(net)[table.chosen, :n]
            noisy = self._rng.random(self.games) < NOISE
            self.rows = table.after[self._choose(noisy)]
            self.turns += 1
            over = is_over(self.rows) | (self.turns >= LONGEST)
            broken[step] = noisy | over
            self._restart(over)
        returns = expected
        for step in range(steps - 2, -1, -1):
            surprise = np.where(broken[step, :, None], 0, returns[step + 1] - after[step])
            returns[step] += trace * surprise
        seen = (positions[..., MOVER, None] + np.arange(n)) % n  # the net learns them from the mover on
        return positions.reshape(-1, WIDTH), np.take_along_axis(returns, seen, axis=2).reshape(-1, n)

    def _expect(self, net: Net, movers: Ints) -> npt.NDArray[np.float32]:
        """What the solved turns are worth to each seat: exact for the mover, an average over plays for the others."""
        table, n, every = self._lockstep, self.players, np.arange(self.games)
        worth, shares = np.zeros((self.games, n), np.float32), np.ones((self.games, n), np.float32)
        if n > 2:
            shares = net.evaluate(self.rows)[:, :n]
            chances = table.values(net)
            for sample in range(SAMPLES):
                # dice of their own: those of the game's own turn come from its seed
                table.play(self.seed + _OTHER_DICE + sample, self.names, self.turns)
                worth += chances[table.chosen, :n] / np.float32(SAMPLES)
        worth[every, movers], shares[every, movers] = table.root, 0
        # The mover's share is exact. The sampling error is spread over the others in their usual proportions: these do
        # not depend on the samples, so no average moves.
        missing = (1 - worth.sum(axis=1)) / np.maximum(shares.sum(axis=1), _LEAST)
        worth += missing[:, None] * shares
        return worth
