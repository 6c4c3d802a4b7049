"""Bots by Python class, from ten lines to one that beats `greedy`. docs/bot_tutorial.md explains them.

pickomino arena py:first_bot:FirstBot random
pickomino arena py:first_bot:CautiousBot timid
pickomino arena py:first_bot:WinnerBot greedy
"""

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


class WinnerBot(ValuedBot):
    """The same, and a top tile that nobody can steal easily is worth something too."""

    def value_ends(self, ends: Ends) -> np.ndarray:
        top = ends.tops[np.arange(len(ends.mover)), ends.mover]
        return ends.own + ends.taken + 0.04 * np.maximum(0, top - 25)
