"""How a bot plays rather than how well: what its turns come to."""

from __future__ import annotations

__all__ = ["Style", "watch_style"]

from typing import NamedTuple

import numpy as np

from pickomino.bots.ends import count_worms
from pickomino.bots.lockstep import Lockstep, Policy, is_over, start_rows
from pickomino.core.rules import Rules
from pickomino.kernels.game_rows import CLAIM_BUST, CLAIM_STEAL, MOVER


class Style(NamedTuple):
    """Of all turns of some games."""

    busts: float
    """The share of turns that end in a bust."""
    steals: float
    """The share of turns that end in a steal."""
    worms: float
    """Worms that a turn with a claim brings."""


def watch_style(policy: Policy, rules: Rules, players: int, games: int, seed: int) -> Style:
    """Let a policy play against itself and look at the ends of its turns."""
    table = Lockstep(rules, players, games)
    rows, dice = start_rows(rules, players, games), np.arange(games)
    turns = busts = steals = 0
    worms = 0.0
    for turn in range(1_000):
        table.expand(rows)
        table.score([policy], np.zeros(len(rows), np.int64))
        table.solve()
        table.play(seed, dice, np.full(len(rows), turn))
        chosen = table.chosen
        claims, after = table.turns.endings.claim[chosen], table.after[chosen]
        seats, movers = np.arange(len(rows)), rows[:, MOVER]
        gained = (count_worms(after, players) - count_worms(rows, players))[seats, movers]
        turns += len(rows)
        busts += int((claims == CLAIM_BUST).sum())
        steals += int((claims >= CLAIM_STEAL).sum())
        worms += float(gained[claims != CLAIM_BUST].sum())
        going = ~is_over(after)
        rows, dice = after[going], dice[going]
        if not len(rows):
            break
    return Style(busts / turns, steals / turns, worms / max(1, turns - busts))
