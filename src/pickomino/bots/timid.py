"""`timid`: stops as soon as it can take something."""

from __future__ import annotations

__all__ = ["STRATEGY", "TimidBot"]

from random import Random
from typing import TYPE_CHECKING

from pickomino.core.actions import ROLL, STOP, STOP_CANNED, WEASEL, Action, ActionKind
from pickomino.core.claim import claims
from pickomino.core.dice import VALUES, WORM
from pickomino.core.engine import legal_actions
from pickomino.core.state import GameState, Phase

from .strategy import Strategy

if TYPE_CHECKING:
    from pickomino.core.rules import Rules

    from .lockstep import Policy


class TimidBot:
    """Sets worms aside first, else the face that adds most, and takes the first tile it can get."""

    def choose(self, state: GameState, rng: Random) -> Action:
        legal = legal_actions(state)
        match state.turn.phase:
            case Phase.ROLLED:
                if WEASEL in legal and STOP in legal:
                    return WEASEL
                faces = [action for action in legal if action.kind is ActionKind.SET_ASIDE]
                roll = state.turn.roll
                return max(
                    faces, key=lambda a: (a.face == WORM, roll[a.face] * VALUES[a.face], -roll[a.face])
                )
            case Phase.KEPT:
                if claims(state):
                    return STOP
                if STOP_CANNED in legal:
                    return STOP_CANNED
                return ROLL if ROLL in legal else STOP
            case Phase.CLAIM:
                return legal[-1]  # steals come last, and tiles ascend
            case _:
                return legal[0]


def _policy(rules: Rules, players: int) -> Policy:
    """The same for compiled code."""
    from pickomino.kernels.policies import BY_TIMID

    from .lockstep import Policy

    return Policy(habit=BY_TIMID)


STRATEGY = Strategy(TimidBot, _policy)
