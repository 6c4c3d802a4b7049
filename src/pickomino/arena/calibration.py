"""Is a winning chance of 60 % won in 60 of 100 games? Positions of self-play, sorted by what the champion says."""

from __future__ import annotations

__all__ = ["Decile", "calibrate"]

from typing import NamedTuple

import numpy as np

from pickomino.bots.champion import net_for
from pickomino.bots.lockstep import Lockstep, Policy, is_over, start_rows, wins_of
from pickomino.core.rules import Rules
from pickomino.kernels.game_rows import MOVER

_GAMES = 256  # side by side
_TURNS = 30  # a position is looked at in a random one of these turns, so most games have one


class Decile(NamedTuple):
    """The positions whose winning chance was said to be within one tenth."""

    positions: int
    said: float
    won: float
    interval: float


def calibrate(rules: Rules, players: int, games: int, seed: int) -> list[Decile]:
    """Play the champion's net against itself; at most one position a game counts, seen by its mover."""
    net = net_for(rules.extras, players)
    said: list[float] = []
    won: list[float] = []
    rng = np.random.default_rng(seed)
    for first in range(0, games, _GAMES):
        table = Lockstep(rules, players, _GAMES)
        rows = start_rows(rules, players, _GAMES)
        moment = rng.integers(0, _TURNS, _GAMES)
        chance, seat = np.full(_GAMES, np.nan), np.zeros(_GAMES, np.int64)
        playing = np.arange(_GAMES)
        for turn in range(1_000):
            table.expand(rows)
            table.score([Policy(net)], np.zeros(len(rows), np.int64))
            table.solve()
            now = moment[playing] == turn
            chance[playing[now]], seat[playing[now]] = table.root[now], rows[now, MOVER]
            table.play(seed, first + playing, np.full(len(rows), turn))
            rows = table.successors()
            over = is_over(rows)
            asked = over & ~np.isnan(chance[playing])
            ended = playing[asked]
            said += chance[ended].tolist()
            won += wins_of(rows[asked])[np.arange(len(ended)), seat[ended]].tolist()
            rows, playing = rows[~over], playing[~over]
            if not len(playing):
                break
    return _deciles(np.array(said), np.array(won))


def _deciles(
    said: np.ndarray[tuple[int], np.dtype[np.float64]], won: np.ndarray[tuple[int], np.dtype[np.float64]]
) -> list[Decile]:
    found = []
    for tenth in range(10):
        inside = (said >= tenth / 10) & (said < (tenth + 1) / 10 + (tenth == 9))
        count = int(inside.sum())
        if count > 1:
            rate = float(won[inside].mean())
            half = float(1.96 * won[inside].std(ddof=1) / count**0.5)
            found.append(Decile(count, float(said[inside].mean()), rate, half))
    return found
