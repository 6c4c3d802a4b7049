"""Bots by Python class, from a first one to one that beats `greedy`. docs/bot_tutorial.md explains them."""

from random import Random

import numpy as np

from pickomino.bots.ends import Ends, ValuedBot
from pickomino.core.actions import ROLL, STOP, Action
from pickomino.core.claim import claims
from pickomino.core.dice import VALUES, WORM
from pickomino.core.engine import legal_actions
from pickomino.core.state import GameState, Phase


class FirstBot:
    """Any legal action, at random."""

    def choose(self, state: GameState, rng: Random) -> Action:
        return rng.choice(legal_actions(state))


class CautiousBot:
    """Worms first, then the face that adds most; stops as soon as that claims something."""

    def choose(self, state: GameState, rng: Random) -> Action:
        legal = legal_actions(state)
        if state.turn.phase is Phase.ROLLED:
            roll = state.turn.roll
            return max(
                legal, key=lambda action: (action.face == WORM, roll[action.face] * VALUES[action.face])
            )
        if state.turn.phase is Phase.KEPT and ROLL in legal:
            return STOP if claims(state) else ROLL
        return legal[0]


class SwingBot(ValuedBot):
    """Own worms, and what the opponents lose."""

    def value_ends(self, ends: Ends) -> np.ndarray:
        return ends.own + ends.taken


class FinisherBot(ValuedBot):
    """The same, but in the last turn only the win counts."""

    def value_ends(self, ends: Ends) -> np.ndarray:
        mine = ends.worms[np.arange(len(ends.mover)), ends.mover]
        lead = 2 * mine - ends.worms.sum(axis=1)
        return ends.own + ends.taken + np.where(ends.is_over, 4 * np.sign(lead), 0)
