"""Tables of self-play, in this process or on a Ray cluster: the same positions either way, to the last digit."""

from __future__ import annotations

__all__ = ["ClusterPlayers", "HerePlayers", "Players", "TableSpec", "make_table"]

import os
from functools import lru_cache
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from pickomino.bots.bot import BotSpecError
from pickomino.bots.net import Net
from pickomino.bots.registry import make_policy
from pickomino.core.errors import Problem
from pickomino.core.rules import parse_rules
from pickomino.kernels.game_rows import Ints
from pickomino.solver.game.cluster import TRIES, join_cluster

from .response import Response
from .selfplay import GamesUnderWay, SelfPlay, TableState

Window = tuple[Ints, npt.NDArray[np.float32]]


class TableSpec(NamedTuple):
    """What a table is, as opposed to where its games stand."""

    rules: str
    players: int
    games: int
    seed: int
    against: str


@lru_cache(maxsize=16)
def make_table(spec: TableSpec) -> GamesUnderWay:
    """A table with its kernel buffers; workers keep theirs from window to window."""
    rules = parse_rules(spec.rules)
    if not spec.against:
        return SelfPlay(rules, spec.players, spec.games, spec.seed)
    opponent = make_policy(spec.against, rules, 2)
    if opponent is None or spec.players != 2:
        raise BotSpecError(Problem("error-response", {"bot": spec.against[:40], "players": spec.players}))
    return Response(rules, opponent, spec.games, spec.seed)


def play_window(
    spec: TableSpec, state: TableState | None, net: Net, steps: int, trace: float
) -> tuple[Window, TableState]:
    """Let a table go on from a state (from its beginning if None): a function of its arguments alone."""
    table = make_table(spec)
    if state is None:
        table.begin()
    else:
        table.state = state
    window = table.window(net, steps, trace)
    return window, table.state


class Players(Protocol):
    """Whoever plays the windows of several tables."""

    def play(
        self, specs: list[TableSpec], states: list[TableState | None], net: Net, steps: int, trace: float
    ) -> list[tuple[Window, TableState]]:
        """One window of every table, in order."""
        ...


class HerePlayers:
    """This process, one table after the other."""

    def play(
        self, specs: list[TableSpec], states: list[TableState | None], net: Net, steps: int, trace: float
    ) -> list[tuple[Window, TableState]]:
        return [
            play_window(spec, state, net, steps, trace) for spec, state in zip(specs, states, strict=True)
        ]


class ClusterPlayers:
    """A Ray cluster (the extra `cluster`): windows are tasks, played again if their worker is lost."""

    def __init__(self, address: str) -> None:
        self._ray = join_cluster(address, os.cpu_count() or 1)
        self._remote: Any = self._ray.remote(num_cpus=1, max_retries=TRIES)(play_window)

    def play(
        self, specs: list[TableSpec], states: list[TableState | None], net: Net, steps: int, trace: float
    ) -> list[tuple[Window, TableState]]:
        shared = self._ray.put(net)
        asked = [
            self._remote.remote(s, state, shared, steps, trace)
            for s, state in zip(specs, states, strict=True)
        ]
        answers: list[tuple[Window, TableState]] = self._ray.get(asked)
        return answers

    def close(self) -> None:
        """Leave the cluster."""
        self._ray.shutdown()
