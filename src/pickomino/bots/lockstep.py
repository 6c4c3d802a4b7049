"""Many turns at once: their ends listed, valued by a policy, solved side by side, and played with seeded dice."""

from __future__ import annotations

__all__ = [
    "Foresight",
    "Lockstep",
    "Policy",
    "count_tiles_up",
    "is_over",
    "start_rows",
    "wins_of",
]

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from pickomino.core.engine import new_game
from pickomino.core.rules import Rules
from pickomino.kernels.compiling import load_kernels
from pickomino.kernels.game_rows import (
    CLAIM_BUST,
    CLAIMS,
    GOLDEN,
    HELD,
    MOVER,
    NONE,
    SEATS,
    TURNS,
    UP,
    WEASEL_HELD,
    WIDTH,
    Ints,
    dice_tables,
    rule_numbers,
)
from pickomino.kernels.geometry import LAYER
from pickomino.kernels.net_shape import Singles
from pickomino.kernels.policies import BY_RANDOM, BY_TIMID, BY_VALUE, OUTSIDE
from pickomino.kernels.pool import endings_buffer
from pickomino.solver.game.packing import pack
from pickomino.solver.game.player import LIMIT
from pickomino.solver.game.solved import room_for_solved
from pickomino.solver.turn import TurnBatch

from .ends import Ends
from .minds import Facts, Mind, judge
from .net import Net

Numbers = npt.NDArray[np.int64]
EndsValuation = Callable[[Ends], npt.NDArray[np.floating]]


def start_rows(rules: Rules, players: int, games: int) -> Ints:
    """`games` games at their beginning."""
    return np.repeat(pack(new_game(rules, players))[None], games, axis=0)


def is_over(rows: Ints) -> npt.NDArray[np.bool_]:
    """Which games are over."""
    over: npt.NDArray[np.bool_] = rows[:, MOVER] == NONE
    return over


def count_tiles_up(rows: Ints) -> Numbers:
    """How many tiles lie face up on the grill."""
    return np.bitwise_count(rows[:, UP]).astype(np.int64)


def wins_of(rows: Ints) -> npt.NDArray[np.float64]:
    """E2–E4: (game, seat) → what the seat wins if the game ends here."""
    won = np.zeros((len(rows), SEATS))
    load_kernels("whole_games").share_wins(np.ascontiguousarray(rows).reshape(-1), won.reshape(-1))
    return won


class Foresight(Protocol):
    """Looks beyond the ends of turns."""

    def look(self, table: Lockstep, net: Net, games: Numbers) -> None:
        """Replace the net's scores of these games' endings by better ones."""


@dataclass(frozen=True)
class Policy:
    """How endings are valued: by a net, by worms gained and taken, as a mind judges these, or by a function."""

    net: Net | None = None
    others: float = 0.0
    """Without a net: how much of what the opponents lose is counted, from nothing (0) to all (1)."""
    mind: Mind | None = None
    """Who judges, with the net's insight; None for judgements without errors and play without slips."""
    foresight: Foresight | None = None
    """What looks further than the net; None if the net's word is the last."""
    valuation: EndsValuation | None = None
    """Instead of all that: values the ends of many turns at once."""
    habit: int = BY_VALUE
    """Or: turns are played by a habit of `kernels.pool`."""


class Turns:
    """The turns of many games, and every way in which they can end."""

    def __init__(self, rules: Rules, players: int, most: int) -> None:
        self._kernels: Any = load_kernels("whole_games")
        self.rules = rule_numbers(rules, players, LIMIT)
        self._policies = np.full(players, OUTSIDE, np.int32)
        self.slots = np.arange(most, dtype=np.int32)
        self.endings = endings_buffer(most, stored=True)
        self._after = self.endings.successors.reshape(-1, WIDTH)
        self.rows = np.zeros((0, WIDTH), np.int32)
        self.listed = 0

    def list(self, rows: Ints) -> None:
        """List the endings of every game's turn."""
        self.rows = np.ascontiguousarray(rows)
        self.listed = self._kernels.list_endings(
            self.cells, self.rules, self._policies, self.slots, len(rows), True, self.endings
        )
        self.after[:, TURNS] = 0  # equal positions are to look alike

    @property
    def cells(self) -> Ints:
        return self.rows.reshape(-1)

    @property
    def movers(self) -> Ints:
        return self.rows[:, MOVER]

    @property
    def first(self) -> Ints:
        """Game → its first ending, and the end of the list."""
        return self.endings.first[: len(self.rows) + 1]

    @property
    def game_of(self) -> Ints:
        """Ending → game."""
        return self.endings.group[: self.listed]

    @property
    def after(self) -> Ints:
        """Ending → position after the turn."""
        return self._after[: self.listed]


class Lockstep:
    """Buffers for playing the turns of many games at once under one rule set.

    A turn of all games is `expand`, `score`, `solve`, `play`, then `successors`. A judge is a second instance
    over the same turns, with a policy of its own.
    """

    def __init__(self, rules: Rules, players: int, games: int, judge_of: Lockstep | None = None) -> None:
        self.game_rules, self.players = rules, players
        self._kernels: Any = load_kernels("whole_games")
        self.turns: Turns = Turns(rules, players, games) if judge_of is None else judge_of.turns
        self._judge_of = judge_of
        room = len(self.turns.endings.worth)
        self.scores = np.zeros(room, np.float32)
        """Ending → its value to the player whose turn it was."""
        self._values: dict[int, Singles] = {}
        self._root = np.zeros(games, np.float32)
        self._luck = np.zeros(games)
        self._ended = np.zeros(games, np.int64)
        self._slips = np.zeros(games)
        self._heat = np.zeros(games)
        self._habits = np.zeros(games, np.int64)
        self._dice_tables = dice_tables()
        self._whims = np.random.default_rng(0)  # for what is left to chance at the end of a turn
        self.groups: list[Numbers] = []
        """Which games each batch has solved, in the order of its lanes."""
        self._nine = np.zeros(games, bool)  # where nine dice are worth more than eight
        six = rules.six_faces_end_turn
        self.batches = [TurnBatch(8, games, six_ends=six)]
        if rules.extras:
            self.batches += [
                TurnBatch(8, games, weasel=True, six_ends=six),
                TurnBatch(9, games, six_ends=six),
            ]
        self._solved = [room_for_solved(batch, self.batches[-1]) for batch in self.batches]

    @property
    def root(self) -> Singles:
        """Game → the value of its turn to its player."""
        return self._root[: len(self.turns.rows)]

    @property
    def luck(self) -> npt.NDArray[np.float64]:
        """Game → how kind the dice of its turn were in the judge's eyes."""
        return self._luck[: len(self.turns.rows)]

    @property
    def after(self) -> Ints:
        """Ending → position after the turn. Endings of one game lie side by side."""
        return self.turns.after

    @property
    def first(self) -> Ints:
        """Game → its first ending, and the end of the list."""
        return self.turns.first

    @property
    def counts(self) -> Ints:
        """Game → how many ways its turn can end."""
        return np.diff(self.first)

    def expand(self, rows: Ints) -> None:
        """List the endings of every game's turn; at most as many games as the capacity."""
        self.turns.list(rows)

    def values(self, net: Net) -> Singles:
        """A buffer for the chances (ending, seat) that a net sees; filled where it scored."""
        if net.seats not in self._values:
            self._values[net.seats] = np.zeros((len(self.scores), net.seats), np.float32)
        return self._values[net.seats][: self.turns.listed]

    def score(self, policies: Sequence[Policy], policy_of: npt.NDArray[Any]) -> None:
        """Value the endings, each game by the policy of its mover."""
        turns = self.turns
        for number, policy in enumerate(policies):
            games = np.flatnonzero(policy_of == number)
            self._slips[games] = policy.mind.slip if policy.mind else 0.0
            self._habits[games] = policy.habit
            if not len(games):
                continue
            mine = np.flatnonzero((policy_of == number)[turns.game_of])
            movers = turns.movers[turns.game_of[mine]]
            if policy.net is not None:
                values = self.values(policy.net)
                policy.net.evaluate_some(turns.after, mine, values)
                self.scores[mine] = values[mine, movers]
                if policy.foresight is not None:
                    policy.foresight.look(self, policy.net, games)
            if policy.habit:
                self.scores[mine] = self._score_by_habit(policy.habit, mine)
            elif policy.mind is not None:
                chance = self.scores[mine].astype(np.float64)
                ends = self._ends(mine)
                first = np.flatnonzero(np.diff(ends.turn, prepend=-1))
                facts = Facts(ends.own, ends.taken, ends.is_bust, chance)
                self.scores[mine] = judge(policy.mind, facts, first)
            elif policy.valuation is not None:
                self.scores[mine] = policy.valuation(self._ends(mine))
            elif policy.net is None:
                ends = self._ends(mine)
                self.scores[mine] = ends.own + policy.others * ends.taken if policy.others else ends.own

    def score_quickly(self, net: Net) -> None:
        """Value all endings by one net, whose last bits may be off: for training, where nothing is compared."""
        values, turns = self.values(net), self.turns
        net.evaluate_alike(turns.after, values)
        self.scores[: turns.listed] = values[np.arange(turns.listed), turns.movers[turns.game_of]]

    def _score_by_habit(self, habit: int, endings: Numbers) -> npt.NDArray[np.float64]:
        """Which of several claims, and which way to settle it, is made by habit; a bust is below all of them."""
        turns, listed = self.turns, self.turns.endings
        claim, option = listed.claim[endings], listed.option[endings]
        if habit == BY_TIMID:  # a steal, else the highest tile, settled in the first way there is
            scores = 1.0 + claim - 0.01 * option
        else:
            by_claim = self._whims.random((len(turns.rows), CLAIMS))[turns.game_of[endings], claim]
            scores = 1.0 + by_claim + 1e-3 * self._whims.random(len(endings))
        return np.where(claim == CLAIM_BUST, 0.0, scores)

    def _ends(self, endings: Numbers) -> Ends:
        """Some endings, for whoever values them by what can be seen."""
        turns = self.turns
        games = turns.game_of[endings].astype(np.int64)
        is_bust = turns.endings.claim[endings] == CLAIM_BUST
        return Ends(turns.rows[games], turns.after[endings], games, is_bust, self.players)

    def solve(self, only: Numbers | None = None) -> None:
        """Solve every turn, or only those of some games; `root` gets its value to its player."""
        turns = self.turns
        endings = turns.endings._replace(worth=self.scores)
        self.groups = self._group(np.arange(len(turns.rows)) if only is None else only)
        if self._judge_of is not None:  # turns lie in the same lanes as where they are played
            self.groups = self._judge_of.groups
        for number, (batch, games) in enumerate(zip(self.batches, self.groups, strict=True)):
            if not len(games):
                continue
            self._kernels.price_ends(
                turns.cells, turns.rules, turns.slots, games.astype(np.int32), len(games), endings,
                self._solved[number],
            )  # fmt: skip
            habits = self._habits[games]
            if number == 2:
                self._nine[games] = (habits == BY_RANDOM) & (self._whims.random(len(games)) < 0.5)
            valued = games[: np.count_nonzero(habits == BY_VALUE)]  # who plays by habit needs no values
            if not len(valued):
                continue
            batch.run(len(valued))
            value = batch.root_values(len(valued))
            if number == 2:
                self._nine[valued] = value > self.root[valued]
                value = np.maximum(value, self.root[valued])
            self.root[valued] = value
            lanes = np.arange(len(valued))
            bust = batch.ends[lanes // batch.lanes, 0, lanes % batch.lanes]
            self._heat[valued] = self._slips[valued] * np.abs(value - bust)

    def _group(self, games: Numbers) -> list[Numbers]:
        """Which games are solved by which batch, those of the golden die's holders by two; what is played by habit
        comes last."""
        habits = self._habits[games]
        if habits.any():
            games = np.concatenate([games[habits == BY_VALUE], games[habits != BY_VALUE]])
        if not self.game_rules.extras:
            return [games]
        held = self.turns.rows[games, HELD + self.turns.movers[games]]
        return [games[held != WEASEL_HELD], games[held == WEASEL_HELD], games[held == GOLDEN]]

    def play(self, seed: int, dice_of: Numbers, turns: Numbers, judge: Lockstep | None = None) -> None:
        """Play every turn as solved. Game `g` rolls the dice that belong to the seed, `dice_of[g]`, `turns[g]`."""
        for number, (batch, games) in enumerate(zip(self.batches, self.groups, strict=True)):
            kept, luck = self._ended[games], self.luck[games]
            other = batch if judge is None else judge.batches[number]
            self._player.play_turns(
                batch.geometry.tables, batch.lanes, games, self.game_rules.six_faces_end_turn,
                self._solved_turns(batch), judge is not None, self._solved_turns(other),
                np.uint64(seed), self._player.Players(dice_of, turns, self._heat, self._habits),
                *self._dice_tables, self._ended, self._luck,
            )  # fmt: skip
            if number == 2:  # eight dice were played first, and stand where they are worth more
                self._ended[games] = np.where(self._nine[games], self._ended[games], kept)
                self.luck[games] = np.where(self._nine[games], self.luck[games], luck)

    @cached_property
    def _player(self) -> Any:
        return load_kernels("lockstep_turns")

    def _solved_turns(self, batch: TurnBatch) -> Any:
        return self._player.SolvedTurns(batch.ends, batch.keep, batch.roll)

    @property
    def chosen(self) -> Numbers:
        """For each game the number of the ending that was played."""
        found = np.zeros(len(self.turns.rows), np.int64)
        for number, games in enumerate(self.groups[:2]):  # holders of the golden die are in the first as well
            found[games] = self._find(number, np.arange(len(games)), self._ended[games])
        return found

    def endings_of(self, game: int) -> Numbers:
        """For every end (layer, worm, total) of a game's solved turn the number of the ending it leads to."""
        number = 0 if game in self.groups[0] else 1
        lane = int(np.searchsorted(self.groups[number], game))
        return self._find(number, np.full(2 * LAYER, lane), np.arange(2 * LAYER))

    def find_solved(self, game: int, *, golden: bool = False) -> tuple[TurnBatch, int, int]:
        """Where a game's solved turn lies: its batch, chunk and lane; `golden` if it is played with nine dice."""
        if len(self.groups) == 1:  # all games, in order
            return self.batches[0], game // self.batches[0].lanes, game % self.batches[0].lanes
        number = 2 if golden else 0 if game in self.groups[0] else 1
        place = int(np.searchsorted(self.groups[number], game))
        batch = self.batches[number]
        return batch, place // batch.lanes, place % batch.lanes

    def _find(self, number: int, lanes: Numbers, ends: Numbers) -> Numbers:
        turns, found = self.turns, np.zeros(len(ends), np.int64)
        self._kernels.find_endings(
            turns.cells, turns.rules, turns.slots, self.groups[number].astype(np.int32), turns.endings,
            self._solved[number], lanes, ends, found,
        )  # fmt: skip
        return found

    def successors(self) -> Ints:
        """The positions that the turns led to."""
        return self.after[self.chosen]
