"""A bot of your own in the arena: it stops as soon as that claims a tile.

At the command line, in its folder: pickomino arena py:my_bot:Careful random
"""

from random import Random

import pickomino
from pickomino.arena import Contest, run_contest


class Careful:
    def choose(self, state: pickomino.GameState, rng: Random) -> pickomino.Action:
        legal = pickomino.legal_actions(state)
        for action in legal:
            if any(event.kind in ("took", "stole") for event in pickomino.preview(state, action)):
                return action
        return max(legal, key=lambda action: (action.text == "W", action.text == "roll", rng.random()))


if __name__ == "__main__":
    won = run_contest(Contest("py:my_bot:Careful", "random", games=60)).raw()
    print(f"wins {won.rate:.3f}, with 95 % confidence {won.low:.3f} to {won.high:.3f}")
