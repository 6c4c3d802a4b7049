"""`greedy`: the most worms of its own that this turn can be expected to bring, less those that a bust costs."""

from __future__ import annotations

__all__ = ["STRATEGY", "greedy_bot", "greedy_policy"]

from pickomino.core.rules import Rules
from pickomino.kernels.policies import GREEDY
from pickomino.solver.valuations import own_worms

from .lockstep import Policy
from .strategy import Strategy
from .turn_bot import TurnBot


def greedy_bot() -> TurnBot:
    """The bot, decision by decision."""
    return TurnBot(own_worms)


def greedy_policy(rules: Rules, players: int) -> Policy:
    """The same for compiled code."""
    return Policy(others=0.0)


STRATEGY = Strategy(greedy_bot, greedy_policy, whole_games=GREEDY)
