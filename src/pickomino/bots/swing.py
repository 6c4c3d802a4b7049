"""`swing`: like `greedy`, but what it takes from an opponent counts double: the best rule that public programs play by."""

from __future__ import annotations

__all__ = ["STRATEGY", "swing_bot", "swing_policy"]

from pickomino.core.rules import Rules
from pickomino.kernels.policies import SWING
from pickomino.solver.valuations import swing

from .lockstep import Policy
from .strategy import Strategy
from .turn_bot import TurnBot


def swing_bot() -> TurnBot:
    """The bot, decision by decision."""
    return TurnBot(swing)


def swing_policy(rules: Rules, players: int) -> Policy:
    """The same for compiled code."""
    return Policy(others=1.0)


STRATEGY = Strategy(swing_bot, swing_policy, whole_games=SWING)
