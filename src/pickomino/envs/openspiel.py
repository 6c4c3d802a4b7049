"""The OpenSpiel game `python_pickomino`: rolls are chance nodes with their exact probabilities.

    import pyspiel
    import pickomino.envs.openspiel
    game = pyspiel.load_game("python_pickomino(players=3,rules=extrawurm)")

Importing this module registers the game. A win pays 1 and costs the others 1 between them; shared wins pay in parts.
"""

from __future__ import annotations

__all__ = ["PickominoGame", "PickominoObserver", "PickominoState"]

from functools import cache
from typing import Any, Final

from pickomino._extras import needs_extra
from pickomino.core.dice import DICE, DICE_WITH_GOLDEN, Counts, all_rolls, format_dice
from pickomino.core.engine import apply, apply_roll
from pickomino.core.errors import PickominoError
from pickomino.core.notation_positions import format_position
from pickomino.core.rules import MAX_PLAYERS, MIN_PLAYERS
from pickomino.core.state import GameState, Phase
from pickomino.kernels.step_layout import ACTION_COUNT, PAYS_WIN, SEES_PLAYERS, observation_size
from pickomino.play.match import DEFAULT_TURN_LIMIT

from .observation import legal_indices, observe, to_action
from .table import read_settings, rewards_of

with needs_extra():
    import numpy as np
    import pyspiel

_DECISIONS_A_TURN: Final = (
    2 * DICE_WITH_GOLDEN + 5
)  # the weasel, a robbery, a claim and a specialist come on top
_ROLLS_A_TURN: Final = DICE_WITH_GOLDEN + 1

_TYPE: Final = pyspiel.GameType(
    short_name="python_pickomino",
    long_name="Python Pickomino",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLAYERS,
    min_num_players=MIN_PLAYERS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 2, "rules": "classic", "turn_limit": DEFAULT_TURN_LIMIT},
)


@cache
def _rolls(dice: int) -> tuple[tuple[Counts, ...], tuple[tuple[int, float], ...]]:
    """Every roll of that many dice, and their numbers with their probabilities."""
    rolls = all_rolls(dice)
    numbered = [(number, float(chance)) for number, (_, chance) in enumerate(rolls)]
    return tuple([roll for roll, _ in rolls]), tuple(numbered)


class PickominoGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel ships no types
    """A game with its rule set, its number of players and its limit of turns."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**_TYPE.parameter_specification, **(params or {})}
        # OpenSpiel's strings know neither spaces nor equals signs: extrawurm;steal:optional
        rules = str(given["rules"]).replace(";", " ").replace(":", "=")
        try:
            settings = read_settings(rules, int(given["players"]), "win", int(given["turn_limit"]))
        except PickominoError as error:
            raise pyspiel.SpielError(str(error)) from None
        self.start, self.turn_limit, players = settings.start, settings.turn_limit, settings.players
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTION_COUNT,
            max_chance_outcomes=len(all_rolls(DICE_WITH_GOLDEN if settings.rules.extras else DICE)),
            num_players=players,
            min_utility=-1.0 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.turn_limit * _DECISIONS_A_TURN,
        )
        super().__init__(_TYPE, info, given)

    def new_initial_state(self) -> PickominoState:
        """A game about to begin."""
        return PickominoState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> PickominoObserver:
        """What writes observations."""
        return PickominoObserver(self.start, params)

    def max_chance_nodes_in_history(self) -> int:
        """A bound on the rolls of a game."""
        return self.turn_limit * _ROLLS_A_TURN


class PickominoState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel ships no types
    """A game at one moment."""

    def __init__(self, game: PickominoGame) -> None:
        super().__init__(game)
        self.state: GameState = game.start
        self.turns = 0
        self._turn_limit = game.turn_limit

    def current_player(self) -> int:
        """The seat to move, counted from 0; chance while dice are due."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.state.turn.phase is Phase.DUE:
            return int(pyspiel.PlayerId.CHANCE)
        return self.state.mover - 1

    def is_terminal(self) -> bool:
        """Whether the game has ended, by the rules or by the limit (E5)."""
        return self.state.is_over or self.turns >= self._turn_limit

    def _legal_actions(self, player: int) -> list[int]:
        return legal_indices(self.state) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every roll that may come now, by its number, with its probability."""
        return list(_rolls(self.state.turn.dice_left)[1])  # a copy: OpenSpiel's search shuffles it

    def _apply_action(self, action: int) -> None:
        if self.state.turn.phase is Phase.DUE:
            self.state = apply_roll(self.state, _rolls(self.state.turn.dice_left)[0][action]).state
        else:
            self.state = apply(self.state, to_action(action, self.state)).state
        self.turns += self.state.turn.phase in (Phase.START, Phase.OVER)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"dice {format_dice(_rolls(self.state.turn.dice_left)[0][action])}"
        return str(to_action(action, self.state))

    def returns(self) -> list[float]:
        """What each seat wins or loses; nothing before the end."""
        players = len(self.state.players)
        if not self.is_terminal():
            return [0.0] * players
        return [(players * share - 1) / (players - 1) for share in rewards_of(self.state, PAYS_WIN)]

    def __str__(self) -> str:
        return format_position(self.state)


class PickominoObserver:
    """Writes the observation of `envs.observation`, which shows everything there is."""

    def __init__(self, start: GameState, params: Any = None) -> None:
        if params:
            raise ValueError(f"observations take no parameters, and got {params!r:.80}")
        self.tensor = np.zeros(observation_size(len(start.players)), np.float32)
        self.dict = {
            "table": self.tensor[:SEES_PLAYERS],
            "players": self.tensor[SEES_PLAYERS:].reshape(len(start.players), -1),
        }

    def set_from(self, state: PickominoState, player: int) -> None:
        """Show a state to the player at a seat, counted from 0."""
        self.tensor[:] = observe(state.state, player + 1)

    def string_from(self, state: PickominoState, player: int) -> str:
        """The position as text, the same for everyone."""
        return format_position(state.state)


pyspiel.register_game(_TYPE, PickominoGame)
