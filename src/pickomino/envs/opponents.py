"""The bots that a learner plays against: any spec of the registry, each played the fastest way there is.

`random` and `timid` decide inside the kernel. Bots with a policy have the turns of many games solved side by side.
All others are asked decision by decision.
"""

from __future__ import annotations

__all__ = ["Opponent", "count_players", "make_opponents"]

import re
from collections.abc import Sequence
from functools import cached_property
from typing import Final

import numpy as np

from pickomino.bots.bot import Bot
from pickomino.bots.lockstep import Lockstep
from pickomino.bots.registry import make_bot, make_policy
from pickomino.core.engine import apply, apply_roll, dice_due
from pickomino.core.errors import PickominoError, Problem
from pickomino.core.rules import MAX_PLAYERS, MIN_PLAYERS, Rules
from pickomino.core.state import GameState
from pickomino.kernels.game_rows import BLOCK, GAME, TURNS, WIDTH, Ints
from pickomino.kernels.step_layout import PLAYED_OUTSIDE, PLAYED_RANDOM, PLAYED_TIMID, STREAM_KEY
from pickomino.solver.game.packing import unpack

from .draws import Stream
from .errors import BadTable
from .rows import pack_state, row_of, stream_of, unpack_state
from .table import Table

_IN_KERNEL: Final = {"random": PLAYED_RANDOM, "timid": PLAYED_TIMID}
_AT_ONCE: Final = 256  # turns solved side by side
_LEVEL: Final = re.compile(r"level([1-5])")


class Opponent:
    """One bot at tables of one kind."""

    def __init__(self, spec: str, rules: Rules, players: int) -> None:
        level = _LEVEL.fullmatch(spec)
        self.spec = f"champion:level={level[1]}" if level else spec
        self.rules, self.players = rules, players
        self.played = _IN_KERNEL.get(self.spec, PLAYED_OUTSIDE)
        self.policy = None if self.played else make_policy(self.spec, rules, players)
        if not self.played and self.policy is None:
            self.bot.choose  # noqa: B018  # an unknown spec is an error now, not in the middle of a game

    @cached_property
    def bot(self) -> Bot:
        """The bot, decision by decision."""
        return make_bot(self.spec, local=True)

    @cached_property
    def _one(self) -> Lockstep:
        return Lockstep(self.rules, self.players, 1)

    @cached_property
    def _many(self) -> Lockstep:
        return Lockstep(self.rules, self.players, _AT_ONCE)

    def play_rows(self, rows: Ints) -> None:
        """Play one turn in every row of `kernels.step_layout`."""
        if self.policy is None:
            for row in rows:
                stream = stream_of(row)
                pack_state(self.ask(unpack_state(row, self.rules), stream), row)
                row[BLOCK] = stream.block
                row[TURNS] += 1
            return
        for first in range(0, len(rows), _AT_ONCE):
            some = rows[first : first + _AT_ONCE]
            table = self._one if len(some) == 1 else self._many
            table.expand(some[:, :WIDTH])
            table.score([self.policy], np.zeros(len(some), np.int64))
            table.solve()
            games = np.ascontiguousarray(some[:, GAME : GAME + 2]).view(np.int64)[:, 0]
            turns = some[:, TURNS].copy()
            table.play(STREAM_KEY, games, turns.astype(np.int64))
            some[:, :WIDTH] = table.successors()
            some[:, TURNS] = turns + 1

    def play_turn(self, table: Table) -> None:
        """Play one turn at a plain table."""
        if self.policy is None:
            table.move_on(self.ask(table.state, table.stream), table.turns + 1)
            return
        row = row_of(table.state, table.stream, table.turns)
        self.play_rows(row[None])
        table.move_on(unpack(row[:WIDTH], self.rules), int(row[TURNS]))

    def ask(self, state: GameState, stream: Stream) -> GameState:
        """The state after a turn of the bot, asked decision by decision."""
        seat = state.mover
        while state.mover == seat:
            if due := dice_due(state):
                state = apply_roll(state, stream.roll(due)).state
            else:
                state = apply(state, self.bot.choose(state, stream)).state
        return state

    def close(self) -> None:
        """End the program of a bot that has one."""
        end = getattr(self.__dict__.get("bot"), "close", None)
        if end is not None:
            end()


def count_players(opponents: object) -> int:
    """How many play with these opponents; a `BadTable` if that makes no game."""
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        raise BadTable(Problem("error-env-opponents", {"token": f"{opponents!r:.40}"}))
    players = len(opponents) + 1
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise BadTable(Problem("error-player-count", {"count": players}, "S1"))
    return players


def make_opponents(specs: Sequence[str], rules: Rules) -> list[Opponent]:
    """The opponents, the one to the left of the learner first."""
    players, names = count_players(specs), [str(spec) for spec in specs]
    try:
        known = {name: Opponent(name, rules, players) for name in dict.fromkeys(names)}
    except PickominoError as error:
        raise BadTable(error.problem) from None
    return [known[name] for name in names]
