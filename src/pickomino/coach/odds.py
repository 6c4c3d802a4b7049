"""The odds of a turn: how likely each tile, how many worms to expect, how great the risk of a bust."""

from __future__ import annotations

__all__ = ["ChoiceOdds", "Odds", "TileOdds", "find_odds"]

from dataclasses import dataclass

import numpy as np

from pickomino.core.actions import STEAL, Action
from pickomino.core.events import Stole, StoleHen, Took
from pickomino.core.rules import worms_on
from pickomino.core.state import GameState
from pickomino.solver.endings import Ending, TurnEnds, turn_ends
from pickomino.solver.position import PositionSolution
from pickomino.solver.valuations import own_worms


@dataclass(frozen=True)
class TileOdds:
    """The best chances of one tile, each for a player who plays for nothing else."""

    tile: int
    worms: int
    seat: int
    """On top of whose stack it lies; 0 for the grill."""
    reach: float
    """The best chance to claim it or one with a higher number."""
    exact: float
    """The best chance to stop with just its total, and a worm."""


@dataclass(frozen=True)
class ChoiceOdds:
    """What one choice leads to."""

    action: Action | None
    """None while dice are due: nothing is to be chosen then."""
    worms: float
    """Own worms to be expected from this turn on, played for own worms."""
    bust: float
    """The risk of a bust in that play."""
    tiles: tuple[TileOdds, ...]

    def __repr__(self) -> str:
        return f"<ChoiceOdds {str(self.action)!r} worms={self.worms:.3f}, bust={self.bust:.4f}>"


@dataclass(frozen=True)
class Odds:
    """The odds of the player to move, the best choice first."""

    state: GameState
    choices: tuple[ChoiceOdds, ...]

    def __repr__(self) -> str:
        worms = [f"{choice.action} {choice.worms:.3f}" for choice in self.choices]
        return f"<Odds {str(self.state)!r}: {', '.join(worms)}>"

    @property
    def tiles(self) -> tuple[TileOdds, ...]:
        """The best chances of each tile over all choices."""
        return tuple(
            TileOdds(
                first.tile,
                first.worms,
                first.seat,
                max(choice.tiles[at].reach for choice in self.choices),
                max(choice.tiles[at].exact for choice in self.choices),
            )
            for at, first in enumerate(self.choices[0].tiles)
        )


def tiles_to_win(state: GameState) -> dict[int, int]:
    """The tiles that the mover could get, ascending, each with the seat it would be stolen from (0: none)."""
    tiles = dict.fromkeys(state.up, 0)
    for seat, player in enumerate(state.players, 1):
        if seat != state.mover and player.top in STEAL:
            tiles[player.top] = seat
    return dict(sorted(tiles.items()))


def _tile_claimed(ending: Ending) -> int:
    """The tile that an ending claims, 0 for a bust: 12 and 14 to 20 reach nothing (X1), nor does a total between an
    opponent's tile and the lowest on the grill."""
    for event in ending.events:
        if isinstance(event, Took | Stole | StoleHen):
            return event.tile
    return 0 if ending.is_bust else ending.total  # what is left to settle after a claim


def find_odds(state: GameState, ends: TurnEnds | None = None) -> Odds:
    """The odds for the player to move in a game that is not over; `ends` of the turn, if they are known."""
    ends = ends or turn_ends(state)
    totals = np.array([ending.total if ending.worm else 0 for ending in ends.endings])
    claimed = np.array([_tile_claimed(ending) for ending in ends.endings])
    value = own_worms(state)
    play = PositionSolution(ends, np.array([value(ending) for ending in ends.endings]))
    tiles = tiles_to_win(state)
    reach = {tile: PositionSolution(ends, (claimed >= tile).astype(np.float64)) for tile in tiles}
    exact = {tile: PositionSolution(ends, (totals == tile).astype(np.float64)) for tile in tiles}

    def chance(solution: PositionSolution, action: Action | None) -> float:
        found = solution.value if action is None else solution.actions[action]
        return min(max(found, 0.0), 1.0)  # sums of many probabilities end a hair beyond

    worth = play.actions
    actions: list[Action | None] = [None]  # dice are due
    if worth:
        actions = [*sorted(worth, key=lambda action: (-worth[action], action != play.best))]
    choices = [
        ChoiceOdds(
            action,
            play.value if action is None else worth[action],
            play.bust_risk(action),
            tuple(
                TileOdds(tile, worms_on(tile), seat, chance(reach[tile], action), chance(exact[tile], action))
                for tile, seat in tiles.items()
            ),
        )
        for action in actions
    ]
    return Odds(state, tuple(choices))
