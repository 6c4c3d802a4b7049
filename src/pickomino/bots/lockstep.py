"""Many turns at once: endings enumerated, valued by a policy, solved side by side, and played with seeded dice."""

from __future__ import annotations

__all__ = ["ENDGAME_TILES", "GREEDY", "SWING", "Lockstep", "Policy", "is_endgame"]

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from pickomino.core.rules import Rules
from pickomino.solver.geometry import LAYER
from pickomino.solver.turn import TurnBatch

from .endings import GOLDEN, MOST_ENDINGS, TILE_COUNT, WEASEL
from .net import Net
from .packed import HELD, MOVER, OWNER, PLACE, PLAYERS, UP, WIDTH, Rows, knob_flags
from .turn_kernels import expand, fill, play_turns, score_by_net, score_by_worms

GREEDY: Final = 0.0
SWING: Final = 1.0
"""How much a policy that counts worms minds those that its opponents lose."""

ENDGAME_TILES: Final = 3


def is_endgame(row: npt.NDArray[np.int8]) -> bool:
    """Whether so few tiles are face up that two players' chances can be searched out."""
    return bool(row[PLAYERS] == 2 and (row[OWNER : OWNER + TILE_COUNT] == UP).sum() <= ENDGAME_TILES)


@dataclass(frozen=True)
class Policy:
    """How endings are valued: by a net, or by own worms gained and opponents' worms lost, these weighted."""

    net: Net | None = None
    others: float = GREEDY
    heat: float = 0.0
    """How readily a choice is taken that is not the best; see `play_turns`."""
    plies: int = 1
    """2: positions after the turn are valued by another exact turn."""
    endgame: int = 0
    """Nodes of the search that values endgames of two players; 0 for none."""


class Lockstep:
    """Room to play the turns of many games at once under one rule set.

    A turn of all games is `expand`, `score`, `solve`, `play`, then `successors`. A judge is a second such room
    that looks at the same turns with a policy of its own.
    """

    def __init__(self, rules: Rules, players: int, games: int, judge_of: Lockstep | None = None) -> None:
        self.rules, self.players, self.games = rules, players, games
        self.flags = knob_flags(rules)
        if judge_of is None:
            self.endings = np.zeros((games, MOST_ENDINGS, WIDTH), np.int8)
            self.kinds = np.zeros((games, MOST_ENDINGS), np.int8)
            self.spans = np.zeros((games, 2, 37, 2), np.int16)
            self.counts = np.zeros(games, np.int64)
        else:
            self.endings, self.kinds = judge_of.endings, judge_of.kinds
            self.spans, self.counts = judge_of.spans, judge_of.counts
        self.scores = np.zeros((games, MOST_ENDINGS), np.float32)
        self.values = np.zeros((games, MOST_ENDINGS, 7), np.float32)
        self.ending_of = np.zeros((games, 2 * LAYER), np.int16)
        self.ended = np.zeros(games, np.int64)
        self.root = np.zeros(games, np.float32)
        self.luck = np.zeros(games)
        self._heat = np.zeros(games)
        self._all = np.arange(games)
        self._groups: list[npt.NDArray[np.int64]] = []
        self._nine = np.zeros(games, bool)  # where nine dice are worth more than eight
        six = rules.six_faces_end_turn
        self.batches = [TurnBatch(8, games, six_ends=six)]
        if rules.extras:
            self.batches += [
                TurnBatch(8, games, weasel=True, six_ends=six),
                TurnBatch(9, games, six_ends=six),
            ]

    def shrink(self, games: int, judge_of: Lockstep | None = None) -> None:
        """Go on with fewer games, in the same room."""
        self.games = games
        shared = ("endings", "kinds", "spans", "counts")
        for name in shared:
            setattr(self, name, getattr(self if judge_of is None else judge_of, name)[:games])
        for name in ("scores", "values", "ending_of", "ended", "root", "luck", "_heat", "_all", "_nine"):
            setattr(self, name, getattr(self, name)[:games])

    def expand(self, rows: Rows) -> None:
        """Enumerate the endings of every game's turn."""
        expand(rows, self.flags, self.endings, self.kinds, self.spans, self.counts)

    def score(self, rows: Rows, policies: Sequence[Policy], policy_of: npt.NDArray[Any]) -> None:
        """Value the endings, each game by the policy of its mover."""
        for number, policy in enumerate(policies):
            games = np.flatnonzero(policy_of == number)
            self._heat[games] = policy.heat
            if not len(games):
                continue
            if policy.net is not None:
                net = policy.net
                score_by_net(
                    net.weights, net.seats, games, self.endings, self.counts, self.values, self.scores
                )
                if policy.plies > 1 or policy.endgame:
                    self._look_further(policy, net, rows, games)
            else:
                score_by_worms(games, rows, self.endings, self.counts, policy.others, self.scores)

    def _look_further(self, policy: Policy, net: Net, rows: Rows, games: npt.NDArray[np.int64]) -> None:
        """Replace the net's scores by those of a search."""
        from .search import look_one_turn_further, search  # which stands on this module

        last = self.players - 1
        ended = policy.endgame * np.array([is_endgame(rows[g]) for g in games])
        for g in games[ended > 0]:
            after = self.endings[g, : self.counts[g]]
            self.scores[g, : self.counts[g]] = search(net, self.rules, after, policy.endgame)[:, last]
        others = games[ended == 0]
        if policy.plies > 1 and len(others):
            inside = np.arange(MOST_ENDINGS) < self.counts[others, None]
            after = self.endings[others][inside]
            values = look_one_turn_further(net, self.rules, after, self.players)[:, last]
            scores = self.scores[others]
            scores[inside] = values
            self.scores[others] = scores

    def solve(self, rows: Rows) -> None:
        """Solve every turn; `root` gets its value to its player."""
        self._groups = self._group(rows)
        for number, (batch, games) in enumerate(zip(self.batches, self._groups, strict=True)):
            if not len(games):
                continue
            fill(games, rows, self.spans, self.flags, self.scores, batch.ends, self.ending_of, batch.lanes)
            batch.run(len(games))
            value = batch.root_values(len(games))
            if number == 2:
                self._nine[games] = value > self.root[games]
                value = np.maximum(value, self.root[games])
            self.root[games] = value

    def _group(self, rows: Rows) -> list[npt.NDArray[np.int64]]:
        """Which games are solved by which batch; those of the golden die's holders by two."""
        if not self.rules.extras:
            return [self._all]
        weasel = rows[:, PLACE + WEASEL] == HELD + rows[:, MOVER]
        golden = rows[:, PLACE + GOLDEN] == HELD + rows[:, MOVER]
        return [np.flatnonzero(~weasel), np.flatnonzero(weasel), np.flatnonzero(golden)]

    def play(
        self,
        seed: int,
        dice_of: npt.NDArray[np.int64],
        turns: npt.NDArray[np.int64],
        judge: Lockstep | None = None,
    ) -> None:
        """Play every turn as solved. Game `g` rolls the dice that belong to the seed, `dice_of[g]`, `turns[g]`."""
        for number, (batch, games) in enumerate(zip(self.batches, self._groups, strict=True)):
            kept, luck = self.ended[games], self.luck[games]
            other = batch if judge is None else judge.batches[number]
            play_turns(
                batch.geometry.tables, batch.lanes, games, self.rules.six_faces_end_turn,
                batch.ends, batch.keep, batch.roll, np.uint64(seed), dice_of, turns, self._heat, self.ended,
                judge is not None, other.ends, other.keep, other.roll, self.luck,
            )  # fmt: skip
            if number == 2:  # eight dice were played first, and stand where they are worth more
                self.ended[games] = np.where(self._nine[games], self.ended[games], kept)
                self.luck[games] = np.where(self._nine[games], self.luck[games], luck)

    @property
    def chosen(self) -> npt.NDArray[np.int64]:
        """For each game the number of the ending that was played."""
        return self.ending_of[self._all, self.ended].astype(np.int64)

    def successors(self) -> Rows:
        """The positions that the turns led to."""
        return self.endings[self._all, self.chosen].copy()
