"""`champion`: maximises the chance of winning the game, by a value net under the exact turn solver."""

from __future__ import annotations

__all__ = [
    "ENDGAME_NODES",
    "HEAT",
    "STRATEGY",
    "ChampionBot",
    "Method",
    "check_seats",
    "net_for",
    "usual_plies",
]

import math
import time
from collections.abc import Callable
from enum import Enum
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from pickomino.core.actions import Action
from pickomino.core.engine import legal_actions
from pickomino.core.errors import Problem
from pickomino.core.rules import Rules
from pickomino.core.state import START_OF_TURN, GameState
from pickomino.kernels.layout import Ints
from pickomino.solver.endings import TurnEnds, turn_ends
from pickomino.solver.game.packing import pack
from pickomino.solver.position import PositionSolution

from .lockstep import ENDGAME_TILES, Policy
from .net import Net, NetError, load_net
from .search import look_one_turn_further, search
from .strategy import Option, Strategy, one_of, yes_or_no

HEAT: Final = {1: 0.028, 2: 0.016, 3: 0.010, 4: 0.006, 5: 0.0}
"""Level → the loss of winning chance at which a choice is made 1/e times as often as the best."""

_NETS: Final = Path(__file__).parent / "nets"
ENDGAME_NODES: Final = 192
_MOST_NODES: Final = 4096
_FEWEST_NODES: Final = 64
_LONGEST_THOUGHT: Final = 60.0  # seconds


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
    """The net, if it is made for so many players; else an error."""
    if players > net.seats:
        raise NetError(Problem("error-bot-seats", {"seats": net.seats, "players": players}))
    return net


def usual_plies(players: int) -> int:
    """How many turns the champion looks ahead: with two players a second one costs less than a millisecond."""
    return 2 if players == 2 else 1


class ChampionBot:
    """Plays to win.

    With two players it looks one turn further than its own (`plies=1` does not); with more, `plies=2` makes it
    do so. `time` spends about so many seconds on a decision looking as far as that
    reaches; `level` 1 to 4 makes it err like people do, by taking a choice the more rarely the more winning
    chance it costs. Every level rolls the same fair dice as everybody.
    """

    def __init__(
        self,
        plies: int = 0,
        level: int = 5,
        seconds: float = 0.0,
        endgame: bool = True,
        net: Net | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._plies, self._seconds, self._endgame = plies, seconds, endgame
        self._heat = HEAT[level]
        self._net = net
        self._clock = clock
        self._known: tuple[tuple[GameState, ...], npt.NDArray[np.float64]] | None = None

    def choose(self, state: GameState, rng: Random) -> Action:
        legal = legal_actions(state)
        if len(legal) == 1:
            return legal[0]
        solution = self.solve(state)
        if not self._heat:
            assert solution.best is not None  # there is something to choose
            return solution.best
        best = max(solution.actions.values())
        weights = [math.exp((solution.actions[action] - best) / self._heat) for action in legal]
        return rng.choices(legal, weights)[0]

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


def _champion_bot(*, time: float = 0.0, **settings: Any) -> ChampionBot:
    return ChampionBot(seconds=time, **settings)


def _champion_policy(
    rules: Rules,
    players: int,
    *,
    plies: int = 0,
    level: int = 5,
    time: float = 0.0,
    endgame: bool = True,
    net: Net | None = None,
) -> Policy | None:
    if time:
        return None
    return Policy(
        net_for(rules.extras, players) if net is None else check_seats(net, players),
        heat=HEAT[level],
        plies=plies or usual_plies(players),
        endgame=ENDGAME_NODES if players == 2 and endgame else 0,
    )


def _read_seconds(text: str) -> float:
    value = float(text)
    if not 0 < value <= _LONGEST_THOUGHT:
        raise ValueError(text)
    return value


def _read_net(text: str) -> Net:
    try:
        return load_net(Path(text))
    except OSError as error:
        raise ValueError(text) from error


STRATEGY = Strategy(
    _champion_bot,
    _champion_policy,
    {
        "plies": Option(one_of(1, 2)),
        "level": Option(one_of(1, 2, 3, 4, 5)),
        "time": Option(_read_seconds),
        "endgame": Option(yes_or_no),
        "net": Option(_read_net, is_local=True),
    },
)
