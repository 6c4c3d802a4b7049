"""One game as the plain environments play it: the engine's state, its chance, its limit, and what it pays."""

from __future__ import annotations

__all__ = ["REWARDS", "Table", "TableSettings", "read_settings", "reason_against_index", "rewards_of"]

from typing import Any, Final, NamedTuple

from pickomino.core.actions import ACTIONS, Action
from pickomino.core.engine import apply, apply_roll, dice_due, new_game
from pickomino.core.errors import PickominoError, Problem
from pickomino.core.legality import reason_against
from pickomino.core.outcome import outcome, worms_of
from pickomino.core.rules import Rules
from pickomino.core.state import GameState, Phase
from pickomino.kernels.step_layout import PAYS_MARGIN, PAYS_WIN
from pickomino.play.match import DEFAULT_TURN_LIMIT

from .draws import Stream, game_number, whole_number
from .errors import BadTable, InvalidAction, ResetNeeded
from .observation import legal_indices, to_action

REWARDS: Final = {"win": PAYS_WIN, "margin": PAYS_MARGIN}
_LONGEST: Final = 1_000_000  # turns


class TableSettings(NamedTuple):
    """What every environment is made with."""

    start: GameState
    reward: int
    """What a game pays: `PAYS_WIN` or `PAYS_MARGIN`."""
    turn_limit: int

    @property
    def rules(self) -> Rules:
        return self.start.rules

    @property
    def players(self) -> int:
        return len(self.start.players)


def read_settings(
    rules: Rules | str, players: int, reward: str, turn_limit: int = DEFAULT_TURN_LIMIT
) -> TableSettings:
    """Settings as a caller gives them, or a `BadTable` that says what is wrong."""
    try:
        start = new_game(rules, players)
    except PickominoError as error:
        raise BadTable(error.problem) from None
    if reward not in tuple(REWARDS):  # a tuple, because a list cannot be looked up in a dictionary
        raise BadTable(Problem("error-env-reward", {"token": str(reward)[:40], "known": " ".join(REWARDS)}))
    limit = whole_number(turn_limit)
    if limit is None or not 1 <= limit <= _LONGEST:
        raise BadTable(Problem("error-env-limit", {"token": str(turn_limit)[:40], "most": _LONGEST}, "E5"))
    return TableSettings(start, REWARDS[reward], limit)


def rewards_of(state: GameState, reward: int) -> list[float]:
    """What each seat is paid if the game ends here: a win or its part (E2–E4), or worms less the best opponent's."""
    if reward == PAYS_MARGIN:
        worms = [worms_of(player) for player in state.players]
        return [float(own - max([*worms[:seat], *worms[seat + 1 :]])) for seat, own in enumerate(worms)]
    winners = outcome(state).winners
    return [1 / len(winners) if seat + 1 in winners else 0.0 for seat in range(len(state.players))]


class Table:
    """A game under way."""

    def __init__(self, settings: TableSettings) -> None:
        self.settings = settings
        self.state = settings.start
        self.stream = Stream(0)
        self.turns = 0
        self.is_over = True
        """Whether the game has ended, by the rules or by the limit, or has not begun."""
        self.legal: list[int] = []
        """The indices of the legal actions."""

    def begin(self, seed: int, episode: int) -> None:
        """Lay the table for a seed's game of that number."""
        self.stream = Stream(game_number(seed, episode))
        self.move_on(self.settings.start, 0)

    def move_on(self, state: GameState, turns: int) -> None:
        """Go on from another state; `turns` have been played in all."""
        self.state, self.turns = state, turns
        self.is_over = state.is_over or turns >= self.settings.turn_limit
        self.legal = [] if self.is_over else legal_indices(state)

    @property
    def is_cut(self) -> bool:
        """Whether the limit of turns has ended the game (E5)."""
        return self.is_over and not self.state.is_over

    def read_action(self, index: Any) -> Action:
        """The action of an index; a `ResetNeeded` or an `InvalidAction` if there is none to be done."""
        number = whole_number(index)
        if number in self.legal:
            assert number is not None
            return to_action(number, self.state)
        if self.is_over:
            raise ResetNeeded(Problem("error-env-reset", {}))
        raise InvalidAction(reason_against_index(index, self.state))

    def act(self, action: Action) -> None:
        """Do a legal action; the dice that it orders fall too."""
        state = apply(self.state, action).state
        if due := dice_due(state):
            state = apply_roll(state, self.stream.roll(due)).state
        self.move_on(state, self.turns + (state.turn.phase in (Phase.START, Phase.OVER)))

    def rewards(self) -> list[float]:
        """What each seat is paid now that the game has ended."""
        return rewards_of(self.state, self.settings.reward)


def reason_against_index(index: Any, state: GameState) -> Problem:
    """Why an index is no legal action."""
    number = whole_number(index)
    if number is None or not 0 <= number < len(ACTIONS):
        return Problem("error-env-index", {"token": f"{index!r:.40}", "most": len(ACTIONS) - 1})
    return reason_against(state, to_action(number, state))
