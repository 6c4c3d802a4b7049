"""What an end of a turn may be worth: functions from an `Ending` to a number."""

from __future__ import annotations

from collections.abc import Callable

from pickomino.core.outcome import worms_of
from pickomino.core.state import GameState
from pickomino.solver.endings import Ending

Valuation = Callable[[Ending], float]


def own_worms(state: GameState) -> Valuation:
    """How many worms the mover of this position has more at the end: tiles, grilled worms and the apple gained,
    less what a bust costs."""
    seat = state.mover - 1
    now = worms_of(state.players[seat])
    return lambda ending: float(worms_of(ending.state.players[seat]) - now)


def swing(state: GameState) -> Valuation:
    """Own worms gained and opponents' worms lost: what is taken from an opponent counts double."""
    seat = state.mover - 1
    now = [worms_of(player) for player in state.players]

    def value(ending: Ending) -> float:
        change = [worms_of(player) - had for player, had in zip(ending.state.players, now, strict=True)]
        return float(2 * change[seat] - sum(change))

    return value


def reach(total: int) -> Valuation:
    """1 for a stop with that total or more, and a worm."""
    return lambda ending: float(ending.worm and ending.total >= total)


def exactly(total: int) -> Valuation:
    """1 for a stop with just that total, and a worm."""
    return lambda ending: float(ending.worm and ending.total == total)


def of_position(value: Callable[[GameState], float]) -> Valuation:
    """What the position after the turn is worth to the mover."""
    return lambda ending: value(ending.state)
