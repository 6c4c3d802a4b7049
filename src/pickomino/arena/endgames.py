"""How well the champion knows endgames: its winning chance against a much deeper search."""

from __future__ import annotations

__all__ = ["EndgameError", "collect_endgames", "endgame_error"]

from typing import NamedTuple

import numpy as np

from pickomino.bots.champion import ENDGAME_NODES, net_for
from pickomino.bots.lockstep import Lockstep, Policy, count_tiles_up, is_over, start_rows
from pickomino.bots.net import Net
from pickomino.bots.search import count_reachable, search
from pickomino.core.rules import Rules
from pickomino.kernels.game_rows import MOVER, TOP, WIDTH, Ints


class EndgameError(NamedTuple):
    """The champion's error over some positions, in winning chance."""

    tiles_up: int
    positions: int
    net: float
    """Root mean square error of the net alone."""
    champion: float
    """The same of the champion, who searches."""
    bound: float
    """How far the deepest search itself moves when its graph is doubled, root mean square."""
    exact: int
    """Positions of which the deepest search holds everything that can come of them, so that its value is exact."""


def collect_endgames(rules: Rules, wanted: int, seed: int) -> dict[int, Ints]:
    """Positions of self-play with 1, 2 and 3 tiles face up and both stacks non-empty, one a game and number."""
    games = 256
    net = net_for(rules.extras, 2)
    table = Lockstep(rules, 2, games)
    found: dict[int, list[Ints]] = {1: [], 2: [], 3: []}
    rows, turns, names = start_rows(rules, 2, games), np.zeros(games, np.int64), np.arange(games)
    seen: list[set[int]] = [set() for _ in range(games)]
    while min(len(rows) for rows in found.values()) < wanted:
        table.expand(rows)
        table.score([Policy(net)], np.zeros(games, np.int64))
        table.solve()
        table.play(seed, names, turns)
        rows, turns = table.successors(), turns + 1
        up = count_tiles_up(rows)
        full = (rows[:, TOP : TOP + 2] >= 0).all(axis=1)
        for game in np.flatnonzero((up >= 1) & (up <= 3) & full):
            if int(up[game]) not in seen[game] and len(found[int(up[game])]) < wanted:
                seen[game].add(int(up[game]))
                found[int(up[game])].append(rows[game].copy())
        over = is_over(rows)
        for game in np.flatnonzero(over):
            seen[game] = set()
        rows[over], turns[over] = start_rows(rules, 2, int(over.sum())), 0
        names[over] = names.max() + 1 + np.arange(int(over.sum()))
    return {tiles: np.stack(some).reshape(-1, WIDTH) for tiles, some in found.items()}


def endgame_error(rules: Rules, tiles: int, rows: Ints, deep: int = 800, doubled: int = 100) -> EndgameError:
    """The error over some positions against a search with `deep` nodes, itself checked on `doubled` of them."""
    net = net_for(rules.extras, 2)
    said = net.evaluate(rows)[np.arange(len(rows)), rows[:, MOVER]]
    champion = np.array([_searched(net, rules, row, ENDGAME_NODES) for row in rows])
    truth = np.array([_searched(net, rules, row, deep) for row in rows])
    some = rows[:: max(1, len(rows) // doubled)]
    deeper = np.array([_searched(net, rules, row, 2 * deep) for row in some])
    moved = deeper - truth[:: max(1, len(rows) // doubled)]
    exact = sum(count_reachable(net, rules, row[None], deep) < deep for row in rows)
    return EndgameError(tiles, len(rows), _rms(said - truth), _rms(champion - truth), _rms(moved), exact)


def _searched(net: Net, rules: Rules, row: Ints, nodes: int) -> float:
    """The mover's chance by a search."""
    return float(search(net, rules, row[None], nodes)[0, row[MOVER]])


def _rms(errors: np.ndarray[tuple[int], np.dtype[np.floating]]) -> float:
    return float(np.sqrt((errors.astype(np.float64) ** 2).mean()))
