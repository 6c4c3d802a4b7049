"""A quick raw win rate while training: one policy against copies of another."""

from __future__ import annotations

import numpy as np

from pickomino.bots.lockstep import Lockstep, Policy
from pickomino.bots.net import final_shares
from pickomino.bots.packed import MOVER, OVER, start_rows
from pickomino.core.rules import Rules

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
    out = np.zeros(8, np.float32)
    playing = np.ones(games, bool)
    for turn in range(_LONGEST):
        lockstep.expand(rows)
        lockstep.score(rows, policies, (rows[:, MOVER] != seat).astype(np.int64))
        lockstep.solve(rows)
        lockstep.play(seed, dice, np.full(games, turn))
        rows = np.where(playing[:, None], lockstep.successors(), rows)
        for game in np.flatnonzero(playing & (rows[:, OVER] != 0)):
            final_shares(rows[game], out)
            shares[game] = out[(seat[game] - rows[game, MOVER]) % players]
            playing[game] = False
        if not playing.any():
            break
    for game in np.flatnonzero(playing):
        final_shares(rows[game], out)
        shares[game] = out[(seat[game] - rows[game, MOVER]) % players]
    groups = shares.reshape(-1, players).mean(axis=1)
    return float(groups.mean()), float(1.96 * groups.std(ddof=1) / len(groups) ** 0.5)
