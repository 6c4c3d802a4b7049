"""`random`: any face; stops half of the time when that claims something."""

from __future__ import annotations

__all__ = ["STRATEGY", "RandomBot"]

from random import Random
from typing import TYPE_CHECKING

from pickomino.core.actions import ROLL, STOP, STOP_CANNED, WEASEL, Action
from pickomino.core.claim import claims
from pickomino.core.engine import legal_actions
from pickomino.core.state import GameState, Phase
from pickomino.kernels.policies import BY_RANDOM, RANDOM

from .strategy import Strategy

if TYPE_CHECKING:
    from pickomino.core.rules import Rules

    from .lockstep import Policy


class RandomBot:
    """Plays without aim, yet not without end: it takes what it stumbles upon half of the time."""

    def choose(self, state: GameState, rng: Random) -> Action:
        legal = legal_actions(state)
        if state.turn.phase is Phase.ROLLED:
            if STOP in legal:  # only the weasel can still save this roll
                return WEASEL
            return rng.choice([action for action in legal if action is not WEASEL])
        if state.turn.phase is Phase.KEPT:
            stop = next(
                (a for a in (STOP, STOP_CANNED) if a in legal and claims(state, a is STOP_CANNED)), None
            )
            if ROLL not in legal:
                return stop or STOP
            return stop if stop is not None and rng.random() < 0.5 else ROLL
        return rng.choice(legal)


def _policy(rules: Rules, players: int) -> Policy:
    """The same for compiled code."""

    from .lockstep import Policy

    return Policy(habit=BY_RANDOM)


STRATEGY = Strategy(RandomBot, _policy, whole_games=RANDOM)
