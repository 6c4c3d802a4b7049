"""Looking further than the net: a graph of positions between turns, solved together.

The graph grows from the positions asked about, nearest first. Every node is a whole turn, played exactly by the
turn solver; positions at the rim are valued by the net. With several sweeps the values of nodes that lead back
to each other settle, which is what makes endgames with their cycles of stealing and busting nearly exact.
"""

from __future__ import annotations

__all__ = ["look_one_turn_further", "search"]


import numpy as np
import numpy.typing as npt

from pickomino.core.rules import Rules
from pickomino.solver.geometry import LAYER, TOTALS
from pickomino.solver.turn import TurnProblem, solve

from .lockstep import Lockstep, Policy
from .net import Net
from .packed import HELD, MOVER, OVER, PLACE, WIDTH, Rows

Singles = npt.NDArray[np.float32]

_SETTLED = 2e-5  # a change of winning chance below which more sweeps are pointless
_WEASEL, _GOLDEN = 3, 4  # among the specialists
_AT_ONCE = 512  # positions looked further from


class _Graph:
    """Nodes with their endings, for two players."""

    def __init__(self, net: Net, rules: Rules, capacity: int) -> None:
        self.net = net
        self.table = Lockstep(rules, 2, capacity)
        self.rows = np.zeros((capacity, WIDTH), np.int8)
        self.rows[:, WIDTH - 6] = 2  # unused rows, too, must look like positions of two players
        self.count = 0
        self.capacity = capacity
        self.node_of: dict[bytes, int] = {}
        self.children = np.full(self.table.scores.shape, -1, np.int32)
        self.values = np.zeros(capacity, np.float32)

    def add(self, rows: Rows) -> None:
        """Make nodes of positions as far as there is room, in the order given."""
        for row in rows:
            key = row.tobytes()
            if self.count < self.capacity and not row[OVER] and key not in self.node_of:
                self.node_of[key] = self.count
                self.rows[self.count] = row
                self.count += 1

    def grow(self) -> None:
        """Add the endings of nodes as nodes, until there is room for no more."""
        opened = 0
        while opened < self.count:
            first, opened = opened, self.count
            self.table.expand(self.rows)
            if self.count == self.capacity:
                break
            for node in range(first, opened):
                self.add(self.table.endings[node, : self.table.counts[node]])
        self.table.expand(self.rows)

    def settle(self, sweeps: int) -> None:
        """Value all nodes, those at the rim by the net."""
        table, count = self.table, self.count
        owner = np.zeros(self.capacity, np.int64)
        owner[count:] = -1  # not scored
        table.score(self.rows, [Policy(self.net)], owner)
        for node in range(count):
            for k in range(int(table.counts[node])):
                self.children[node, k] = self.node_of.get(table.endings[node, k].tobytes(), -1)
        inner = self.children >= 0
        self.values[:count] = self.net.evaluate(self.rows[:count])[:, 0]
        for sweep in range(sweeps):
            if sweep:
                # What is good for the next player is bad for the one whose turn it was.
                table.scores[inner] = 1 - self.values[self.children[inner]]
            table.solve(self.rows)
            change = float(np.abs(table.root[:count] - self.values[:count]).max(initial=0.0))
            self.values[:count] = table.root[:count]
            if sweep and change < _SETTLED:
                break


def search(net: Net, rules: Rules, rows: Rows, nodes: int, sweeps: int = 30) -> Singles:
    """Winning chances (position, relative seat) of two players, from a graph of at most so many nodes."""
    values = net.evaluate(rows)
    graph = _Graph(net, rules, max(nodes, 1))
    graph.add(rows)
    graph.grow()
    graph.settle(sweeps)
    for at, row in enumerate(rows):
        node = graph.node_of.get(row.tobytes(), -1)
        if node >= 0:
            values[at, 0] = graph.values[node]
            values[at, 1] = 1 - graph.values[node]
    return values


def look_one_turn_further(net: Net, rules: Rules, rows: Rows, players: int) -> Singles:
    """Winning chances (position, relative seat), each from the exact turn of its mover with the net beyond it."""
    values = net.evaluate(rows)
    open_rows = np.flatnonzero(rows[:, OVER] == 0)
    if not len(open_rows):
        return values
    table = Lockstep(rules, players, min(_AT_ONCE, len(open_rows)))
    for first in range(0, len(open_rows), _AT_ONCE):
        some = open_rows[first : first + _AT_ONCE]
        starts = np.ascontiguousarray(rows[some])
        if len(some) < table.games:
            table.shrink(len(some))
        table.expand(starts)
        table.score(starts, [Policy(net)], np.zeros(len(starts), np.int64))
        table.solve(starts)
        if players == 2:
            values[some, 0], values[some, 1] = table.root, 1 - table.root
        else:
            for at, position in enumerate(some):
                values[position, :players] = _expected(table, starts[at], at, players)
    return values


def _expected(table: Lockstep, row: npt.NDArray[np.int8], at: int, players: int) -> npt.NDArray[np.float64]:
    """Everybody's mean winning chance after the turn of a position, by seat relative to its mover."""
    ending_of = table.ending_of[at]
    ends = table.scores[at][ending_of].astype(np.float64).reshape(2, 2, TOTALS)
    weasel = bool(row[PLACE + _WEASEL] == HELD + row[MOVER])
    dice = (8, 9) if row[PLACE + _GOLDEN] == HELD + row[MOVER] else (8,)
    six = table.rules.six_faces_end_turn
    best = max((solve(TurnProblem(n, ends, weasel, six)) for n in dice), key=lambda solution: solution.value)
    chances = best.distribution((0,) * 6, rolling=True).reshape(2 * LAYER)
    after = chances @ table.values[at, ending_of, :players]
    return np.roll(after, 1)  # the next player's seat 0 is the mover's seat 1
