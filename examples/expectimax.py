"""The exact worth of a turn with three dice left, by searching every roll and every choice."""

from fractions import Fraction

from pickomino import GameState, apply, apply_roll, chance_outcomes, legal_actions, parse_position
from pickomino.core import worms_of


def value(state: GameState) -> Fraction:
    """The worms that seat 1 can expect to have at the end of the turn."""
    if state.mover != 1:
        return Fraction(worms_of(state.players[0]))
    if outcomes := chance_outcomes(state):
        return sum((chance * value(apply_roll(state, roll).state) for roll, chance in outcomes), Fraction(0))
    return max(value(apply(state, action).state) for action in legal_actions(state))


position = parse_position("21.22.24.27.30.33 25/23 - 1 4WWWW:")
for action in legal_actions(position):
    print(action, f"{float(value(apply(position, action).state)):.4f}")
