"""The Gymnasium environment: one player against bots."""

from __future__ import annotations

__all__ = ["PickominoEnv"]

from collections.abc import Sequence
from typing import Any

import gymnasium

from pickomino.core.errors import Problem
from pickomino.core.rules import Rules
from pickomino.core.state import GameState
from pickomino.kernels.step_layout import PLAYED_OUTSIDE, Bytes
from pickomino.play.match import DEFAULT_TURN_LIMIT

from .draws import check_seed, whole_number
from .errors import BadTable
from .observation import action_mask, observe
from .opponents import count_players, make_opponents
from .rendering import METADATA, check_mode, render_state
from .spaces import LegalActions, observation_space
from .table import Table, read_settings


def check_seat(seat: Any, players: int) -> int | None:
    """A seat that a caller gave, counted from 1; None for another one each game."""
    if seat is None:
        return None
    number = whole_number(seat)
    if number is None or not 1 <= number <= players:
        raise BadTable(Problem("error-env-seat", {"token": f"{seat!r:.40}", "players": players}, "S1"))
    return number


class PickominoEnv(gymnasium.Env[Bytes, Any]):
    """A learner at a table with bots; each step is one decision of the learner.

    `opponents` sit to the left of the learner, in this order. Without a `seat` the learner gets another one each game.
    A game pays at its end alone: `reward="win"` gives 1 for a win and the part of a shared one, `reward="margin"` the
    worms less those of the best opponent. The legal actions are in `info["action_mask"]`.
    """

    metadata: dict[str, Any] = METADATA

    def __init__(
        self,
        rules: Rules | str = "classic",
        opponents: Sequence[str] = ("random",),
        seat: int | None = None,
        reward: str = "win",
        turn_limit: int = DEFAULT_TURN_LIMIT,
        render_mode: str | None = None,
    ) -> None:
        settings = read_settings(rules, count_players(opponents), reward, turn_limit)
        self.render_mode = check_mode(render_mode)
        self._fixed_seat = check_seat(seat, settings.players)
        self._opponents = make_opponents(opponents, settings.rules)
        self._table = Table(settings)
        self.observation_space = observation_space(settings.players)
        self._legal_actions = LegalActions()
        self.action_space = self._legal_actions
        self._seed: int | None = None
        self._episode = 0
        self.seat = self._fixed_seat or 1
        """The learner's seat in this game."""

    @property
    def state(self) -> GameState:
        """The whole state, as the engine has it."""
        return self._table.state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """Begin a game. With a seed, the first of its games; without, the next one of the last seed."""
        number = None if seed is None else check_seed(seed)
        super().reset(seed=seed)
        if number is not None:
            self._seed, self._episode = number, 0
        elif self._seed is None:
            self._seed = int(self.np_random.integers(2**63))
        table = self._table
        table.begin(self._seed, self._episode)
        self._episode += 1
        players = range(1, table.settings.players + 1)
        self.seat = self._fixed_seat or table.stream.choice(players)
        self._play_opponents()
        if self.render_mode == "human":
            self.render()
        return self._observe()

    def step(self, action: int) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        """Decide. An illegal action raises `gymnasium.error.InvalidAction` and changes nothing."""
        table = self._table
        table.act(table.read_action(action))
        self._play_opponents()
        reward = table.rewards()[self.seat - 1] if table.is_over else 0.0
        observation, info = self._observe()
        if self.render_mode == "human":
            self.render()
        return observation, reward, table.state.is_over, table.is_cut, info

    def action_masks(self) -> Bytes:
        """The legal actions, by the name under which sb3-contrib asks for them."""
        return action_mask(self._table.legal)

    def render(self) -> Any:
        """The state, as `render_mode` says."""
        specs = iter([opponent.spec for opponent in self._opponents])
        players = self._table.settings.players
        names = {(self.seat + away) % players: next(specs) for away in range(players - 1)}
        names[self.seat - 1] = "learner"
        return render_state(self.state, self.render_mode, _different([names[at] for at in range(players)]))

    def close(self) -> None:
        """End the programs of bots that have one."""
        for opponent in self._opponents:
            opponent.close()

    def _play_opponents(self) -> None:
        table = self._table
        while not table.is_over and table.state.mover != self.seat:
            number = (table.state.mover - self.seat - 1) % table.settings.players
            opponent = self._opponents[number]
            if opponent.played == PLAYED_OUTSIDE:
                opponent.play_turn(table)
            else:
                table.act(opponent.bot.choose(table.state, table.stream))

    def _observe(self) -> tuple[Bytes, dict[str, Any]]:
        mask = self.action_masks()
        self._legal_actions.legal = mask.copy()
        return observe(self.state, self.seat), {"action_mask": mask, "seat": self.seat}


def _different(names: list[str]) -> list[str]:
    """Names for a picture: equal ones get their seats behind them."""
    return [f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names, 1)]
