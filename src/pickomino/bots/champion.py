"""`champion`: maximises the chance of winning the game, by a value net under the exact turn solver."""

from __future__ import annotations

__all__ = ["ENDGAME_NODES", "ChampionBot", "Method", "check_seats", "net_for", "usual_plies"]

import time
from collections.abc import Callable
from enum import Enum
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
import numpy.typing as npt

from pickomino.core.actions import Action
from pickomino.core.engine import legal_actions
from pickomino.core.errors import Problem
from pickomino.core.rules import Rules
from pickomino.core.state import START_OF_TURN, GameState
from pickomino.kernels.game_rows import Ints
from pickomino.solver.endings import TurnEnds, turn_ends
from pickomino.solver.game.packing import pack
from pickomino.solver.position import PositionSolution

from .net import Net, NetError, load_net
from .search import ENDGAME_TILES, look_one_turn_further, search

_NETS: Final = Path(__file__).parent / "nets"
ENDGAME_NODES: Final = 192
_MOST_NODES: Final = 4096
_FEWEST_NODES: Final = 64


class Method(Enum):
    """How positions between turns are valued."""

    NET = "net"
    """By the net alone."""
    TURN = "turn"
    """By one more exact turn, with the net beyond it."""
    SEARCH = "search"
    """By a graph of turns solved together, with the net at its rim."""


@cache
def net_for(extras: bool, players: int, kind: str = "") -> Net:
    """The net that ships for an edition and a number of players; `kind` "reference-" for the arena's judge."""
    seats = 2 if players == 2 else 4 if players <= 4 else 7
    return load_net(_NETS / f"{kind}{'extrawurm' if extras else 'classic'}-{seats}.npz")


def check_seats(net: Net, players: int) -> Net:
    """The net, if it is made for this number of players; else an error."""
    if players > net.seats:
        raise NetError(Problem("error-bot-seats", {"seats": net.seats, "players": players}))
    return net


def usual_plies(players: int) -> int:
    """How many turns the champion looks ahead: with two players a second one costs less than a millisecond."""
    return 2 if players == 2 else 1


class ChampionBot:
    """Plays to win.

    With two players it looks one turn further than its own (`plies=1` does not); with more, `plies=2` makes it
    do so. `seconds` spends about so much time on a decision looking as far as that reaches. Levels below it are
    `levels.LevelBot`.
    """

    def __init__(
        self,
        plies: int = 0,
        seconds: float = 0.0,
        endgame: bool = True,
        net: Net | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._plies, self._seconds, self._endgame = plies, seconds, endgame
        self._net = net
        self._clock = clock
        self._known: tuple[tuple[GameState, ...], npt.NDArray[np.float64]] | None = None

    def choose(self, state: GameState, rng: Random) -> Action:
        legal = legal_actions(state)
        if len(legal) == 1:
            return legal[0]
        best = self.solve(state).best
        assert best is not None  # there is something to choose
        return best

    def solve(self, state: GameState) -> PositionSolution:
        """Best play of the turn under way; values are the mover's chances of winning the game."""
        ends = turn_ends(state)
        return PositionSolution(ends, self.look(ends)[ends.state_ids, state.mover - 1])

    def chances(self, state: GameState) -> npt.NDArray[np.float64]:
        """Each seat's chance of winning before the mover's first roll."""
        players = len(state.players)
        net = self._net_of(state)
        before = state if state.is_over else state._replace(turn=START_OF_TURN)
        chances = look_one_turn_further(net, state.rules, pack(before)[None], players)[0, :players]
        return chances.astype(np.float64)

    def _net_of(self, state: GameState) -> Net:
        players = len(state.players)
        return check_seats(self._net, players) if self._net else net_for(state.rules.extras, players)

    def look(self, ends: TurnEnds) -> npt.NDArray[np.float64]:
        """Each seat's chance of winning (position, seat) in every position in which a turn may end."""
        if self._known is not None and self._known[0] == ends.states:
            return self._known[1]  # an earlier decision of the same turn
        rows = np.stack([pack(after) for after in ends.states])
        values = self._evaluate(ends.position, rows)
        chances = values[:, : len(ends.position.players)].astype(np.float64)
        self._known = (ends.states, chances)
        return chances

    def method(self, state: GameState) -> Method:
        """How `look` values the positions after the turn of this one."""
        players = len(state.players)
        if players == 2 and (self._seconds or (self._endgame and len(state.up) <= ENDGAME_TILES)):
            return Method.SEARCH
        return Method.TURN if (self._plies or usual_plies(players)) > 1 or self._seconds else Method.NET

    def _evaluate(self, state: GameState, rows: Ints) -> npt.NDArray[np.float32]:
        rules, players = state.rules, len(state.players)
        net = self._net_of(state)
        method = self.method(state)
        if method is Method.NET:
            return net.evaluate(rows)
        if method is Method.TURN:
            return look_one_turn_further(net, rules, rows, players)
        return (
            self._look_for_seconds(net, rules, rows)
            if self._seconds
            else search(net, rules, rows, ENDGAME_NODES)
        )

    def _look_for_seconds(self, net: Net, rules: Rules, rows: Ints) -> npt.NDArray[np.float32]:
        """Ever larger graphs, as long as the next is likely to be done in time."""
        start = self._clock()
        nodes = _FEWEST_NODES
        while True:
            values = search(net, rules, rows, nodes)
            spent = self._clock() - start
            if nodes >= _MOST_NODES or spent * 3 > self._seconds:
                return values
            nodes *= 2
