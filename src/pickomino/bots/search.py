"""Looking further than the net: a graph of positions between turns, solved together.

The graph grows from the positions asked about, nearest first. Every node is a whole turn, played exactly by the
turn solver; positions at the rim are valued by the net. With several sweeps the values of nodes that lead back
to each other settle, which is what makes endgames with their cycles of stealing and busting nearly exact.
"""

from __future__ import annotations

__all__ = ["ENDGAME_TILES", "Search", "count_reachable", "look_one_turn_further", "search"]

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from pickomino.core.rules import Rules
from pickomino.kernels.game_rows import GOLDEN, HELD, MOVER, WEASEL_HELD, WIDTH, Ints
from pickomino.kernels.geometry import LAYER, TOTALS
from pickomino.kernels.net_shape import Singles
from pickomino.solver.turn import TurnProblem, solve

from .lockstep import Lockstep, Numbers, Policy, count_tiles_up, is_over
from .net import Net

ENDGAME_TILES: Final = 3
"""With so many tiles on the grill, or fewer, an endgame has begun."""

_SETTLED = 1e-5  # a change of winning chance that does not matter to the turns that lead to it
_AT_ONCE = 512  # positions looked further from


@dataclass(frozen=True)
class Search:
    """How far a policy looks."""

    plies: int = 1
    """2: positions after the turn are valued by another exact turn."""
    endgame: int = 0
    """Nodes of the search that values endgames of two players; 0 for none."""

    def look(self, table: Lockstep, net: Net, games: Numbers) -> None:
        """Replace the net's scores of these games' endings by those of a search."""
        turns, rules = table.turns, table.game_rules
        searched = np.zeros(len(games), bool)
        if table.players == 2 and self.endgame:
            searched = count_tiles_up(turns.rows[games]) <= ENDGAME_TILES
        for game in games[searched]:
            inside = slice(table.first[game], table.first[game + 1])
            values = search(net, rules, table.after[inside], self.endgame)
            table.scores[inside] = values[:, turns.movers[game]]
        if self.plies > 1:
            is_other = np.zeros(len(turns.rows), bool)
            is_other[games[~searched]] = True
            mine = np.flatnonzero(is_other[turns.game_of])
            if len(mine):
                values = look_one_turn_further(net, rules, table.after[mine], table.players)
                table.scores[mine] = values[np.arange(len(mine)), turns.movers[turns.game_of[mine]]]


class _Graph:
    """Nodes with their endings, for two players."""

    def __init__(self, net: Net, rules: Rules, capacity: int) -> None:
        self.net = net
        self.table = Lockstep(rules, 2, capacity)
        self.rows = np.zeros((capacity, WIDTH), np.int32)
        self.count = 0
        self.capacity = capacity
        self.node_of: dict[bytes, int] = {}
        self.values = np.zeros(capacity, np.float32)

    def add(self, rows: Ints) -> None:
        """Make nodes of positions up to the capacity, in the order given."""
        for row, over in zip(rows, is_over(rows).tolist(), strict=True):
            key = row.tobytes()
            if self.count < self.capacity and not over and key not in self.node_of:
                self.node_of[key] = self.count
                self.rows[self.count] = row
                self.count += 1

    def grow(self) -> None:
        """Add the endings of nodes as nodes, until the capacity is reached."""
        opened = 0
        while opened < self.count:
            first, opened = opened, self.count
            self.table.expand(self.rows[:opened])
            if self.count == self.capacity:
                break
            self.add(self.table.after[self.table.first[first] :])
        self.table.expand(self.rows[: self.count])

    def settle(self, sweeps: int) -> None:
        """Value all nodes, those at the rim by the net."""
        table, count = self.table, self.count
        table.score([Policy(self.net)], np.zeros(count, np.int64))
        children = np.array([self.node_of.get(row.tobytes(), -1) for row in table.after], np.int64)
        inner = np.flatnonzero(children >= 0)
        children, parents = children[inner], table.turns.game_of[inner].astype(np.int64)
        stale = np.arange(count)
        known = self.values[:count]
        for _ in range(sweeps):
            table.solve(stale)
            change = np.abs(table.root - known)
            known[:] = table.root
            # What is good for the next player is bad for the one whose turn it was.
            table.scores[inner] = 1 - known[children]
            stale = np.unique(parents[change[children] > _SETTLED])
            if not len(stale):
                break


def search(net: Net, rules: Rules, rows: Ints, nodes: int, sweeps: int = 30) -> Singles:
    """Winning chances (position, seat) of two players, from a graph of at most `nodes` nodes."""
    values = net.evaluate(rows)
    graph = _Graph(net, rules, max(nodes, 1))
    graph.add(rows)
    graph.grow()
    graph.settle(sweeps)
    for at, row in enumerate(rows):
        node = graph.node_of.get(row.tobytes(), -1)
        if node >= 0:
            mover = int(row[MOVER])
            values[at, mover] = graph.values[node]
            values[at, 1 - mover] = 1 - graph.values[node]
    return values


def count_reachable(net: Net, rules: Rules, rows: Ints, most: int) -> int:
    """How many positions of two players can come of these, themselves included; counted up to `most`.

    Where there are fewer, a search of `most` nodes holds them all and its values are exact, whatever the net.
    """
    graph = _Graph(net, rules, most)
    graph.add(rows)
    graph.grow()
    return graph.count


def look_one_turn_further(net: Net, rules: Rules, rows: Ints, players: int) -> Singles:
    """Winning chances (position, seat), each from the exact turn of its mover with the net beyond it."""
    values = net.evaluate(rows)
    open_rows = np.flatnonzero(~is_over(rows))
    if not len(open_rows):
        return values
    table = Lockstep(rules, players, min(_AT_ONCE, len(open_rows)))
    for first in range(0, len(open_rows), _AT_ONCE):
        some = open_rows[first : first + _AT_ONCE]
        starts = rows[some]
        table.expand(starts)
        table.score([Policy(net)], np.zeros(len(starts), np.int64))
        table.solve()
        if players == 2:
            movers = starts[:, MOVER]
            values[some, movers], values[some, 1 - movers] = table.root, 1 - table.root
        else:
            for at, position in enumerate(some):
                values[position, :players] = _expected(net, rules, table, starts[at], at, players)
    return values


def _expected(
    net: Net, rules: Rules, table: Lockstep, row: Ints, at: int, players: int
) -> npt.NDArray[np.float64]:
    """Everybody's mean winning chance after the turn of a position."""
    endings = table.endings_of(at)
    ends = table.scores[endings].astype(np.float64).reshape(2, 2, TOTALS)
    held = row[HELD + row[MOVER]]
    dice = (8, 9) if held == GOLDEN else (8,)
    six = rules.six_faces_end_turn
    best = max(
        (solve(TurnProblem(n, ends, bool(held == WEASEL_HELD), six)) for n in dice),
        key=lambda solution: solution.value,
    )
    chances = best.distribution((0,) * 6, rolling=True).reshape(2 * LAYER)
    means: npt.NDArray[np.float64] = chances @ table.values(net)[endings, :players]
    return means
