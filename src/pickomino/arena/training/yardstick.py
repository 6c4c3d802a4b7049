"""A quick raw win rate while training: one policy against copies of another."""

from __future__ import annotations

import numpy as np

from pickomino.bots.lockstep import Lockstep, Policy, is_over, start_rows, wins_of
from pickomino.core.rules import Rules
from pickomino.kernels.game_rows import MOVER

_LONGEST = 300  # turns; only nets that know nothing yet need more


def win_rate(
    rules: Rules, players: int, policies: list[Policy], games: int, seed: int
) -> tuple[float, float]:
    """How often `policies[0]`, alone against copies of `policies[1]`, wins; and the 95 % interval's half width."""
    games -= games % players  # every seat equally often
    lockstep = Lockstep(rules, players, games)
    rows = start_rows(rules, players, games)
    seat = np.arange(games) % players
    dice = np.arange(games) // players  # paired: one set of dice for every seat
    shares = np.zeros(games)
    playing = np.arange(games)
    for turn in range(_LONGEST):
        lockstep.expand(rows)
        lockstep.score(policies, (rows[:, MOVER] != seat[playing]).astype(np.int64))
        lockstep.solve()
        lockstep.play(seed, dice[playing], np.full(len(rows), turn))
        rows = lockstep.successors()
        over = is_over(rows) | (turn == _LONGEST - 1)
        ended = playing[over]
        shares[ended] = wins_of(rows[over])[np.arange(len(ended)), seat[ended]]
        rows, playing = rows[~over], playing[~over]
        if not len(playing):
            break
    groups = shares.reshape(-1, players).mean(axis=1)
    return float(groups.mean()), float(1.96 * groups.std(ddof=1) / len(groups) ** 0.5)
