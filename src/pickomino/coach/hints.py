"""Hints: what every choice in a position is worth, and why."""

from __future__ import annotations

__all__ = ["Choice", "Hint", "TileHint", "find_hint"]

from dataclasses import dataclass

import numpy as np

from pickomino.bots.champion import ChampionBot
from pickomino.core.actions import Action
from pickomino.core.state import GameState
from pickomino.solver.valuations import own_worms

from .grades import Grade, grade_of
from .odds import ChoiceOdds, find_odds
from .outlook import Certainty, Outlook
from .reasons import Figures, Reason, find_reason, tile_of


@dataclass(frozen=True)
class TileHint:
    """One tile that may be had this turn."""

    tile: int
    worms: int
    seat: int
    """On top of whose stack it lies; 0 for the grill."""
    chance: float
    """How likely it is to be won if the turn is played for the win."""
    reach: float
    """The best chance to claim it or one with a higher number."""
    exact: float
    """The best chance to stop with just its total."""


@dataclass(frozen=True)
class Choice:
    """What one action is worth."""

    action: Action | None
    """None while dice are due: nothing is to be chosen then."""
    chance: float
    """The mover's chance of winning the game."""
    cost: float
    """What it gives away against the best."""
    worms: float
    """Own worms to be expected from this turn, played for the win."""
    bust: float
    """The risk of a bust in that play."""
    odds: ChoiceOdds
    """The same for a turn that is played for own worms, whatever the game may need."""
    tiles: tuple[TileHint, ...]
    reason: Reason

    def __repr__(self) -> str:
        figures = (
            f"chance={self.chance:.4f}, cost={self.cost:.4f}, worms={self.worms:.3f}, bust={self.bust:.4f}"
        )
        return f"<Choice {str(self.action)!r} {figures}>"

    @property
    def grade(self) -> Grade:
        return grade_of(self.cost)


@dataclass(frozen=True)
class Hint:
    """Every choice of the player to move, the best first."""

    state: GameState
    chances: tuple[float, ...]
    """Each seat's chance of winning under best play."""
    choices: tuple[Choice, ...]
    certainty: Certainty

    def __repr__(self) -> str:
        chances = [f"{choice.action} {choice.chance:.4f}" for choice in self.choices]
        return f"<Hint {str(self.state)!r}: {', '.join(chances)}>"

    @property
    def best(self) -> Choice:
        return self.choices[0]


def find_hint(state: GameState, *, champion: ChampionBot | None = None) -> Hint:
    """Everything about the decision that is due in a game that is not over."""
    outlook = Outlook(state, champion)
    solution = outlook.solution(state)
    odds = find_odds(state, solution.ends)
    tiles = [tile.tile for tile in odds.tiles]
    worms = own_worms(state)
    columns = np.array(
        [
            [worms(ending), ending.is_bust, *(tile_of(ending) == tile for tile in tiles)]
            for ending in solution.ends.endings
        ],
        np.float64,
    )
    values = solution.actions
    actions: list[Action | None] = [None]  # dice are due
    if values:
        actions = [*sorted(values, key=lambda action: (-values[action], action != solution.best))]
    means = {action: solution.means(columns, action) for action in actions}
    worth = {action: solution.value if action is None else values[action] for action in actions}
    figures = {
        action: Figures(worth[action], float(means[action][0]), _share(means[action][1]))
        for action in actions
    }
    best = worth[actions[0]]
    by_action = {choice.action: choice for choice in odds.choices}
    choices = [
        Choice(
            action,
            worth[action],
            best - worth[action],
            figures[action].worms,
            figures[action].bust,
            by_action[action],
            tuple(
                TileHint(
                    tile.tile, tile.worms, tile.seat, _share(means[action][2 + at]), tile.reach, tile.exact
                )
                for at, tile in enumerate(by_action[action].tiles)
            ),
            find_reason(solution, action, figures),
        )
        for action in actions
    ]
    return Hint(state, tuple(outlook.before(state).tolist()), tuple(choices), outlook.certainty)


def _share(value: float) -> float:
    return min(max(float(value), 0.0), 1.0)  # sums of many probabilities end a hair beyond
