"""The PettingZoo environment (AEC): every seat is an agent, and each step is one decision of the player to move."""

from __future__ import annotations

__all__ = ["env", "raw_env"]

from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from pickomino.core.errors import Problem
from pickomino.core.rules import Rules
from pickomino.core.state import GameState
from pickomino.kernels.step_layout import ACTION_COUNT, Bytes
from pickomino.play.match import DEFAULT_TURN_LIMIT

from .draws import check_seed
from .errors import InvalidAction, ResetNeeded
from .observation import action_mask, observe
from .rendering import METADATA, check_mode, render_state
from .spaces import observation_space
from .table import Table, read_settings

ILLEGAL_REWARD = -1.0


def env(**settings: Any) -> raw_env:
    """The environment in which an illegal move ends the game, and loses it for its player: PettingZoo's convention.

    PettingZoo's wrappers would do the same, at three times the cost of the whole game.
    """
    return raw_env(**settings, illegal_loses=True)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # untyped there, and named so
    """The environment itself; an illegal action raises `gymnasium.error.InvalidAction` and changes nothing.

    A game pays at its end alone: `reward="win"` gives 1 for a win and the part of a shared one, `reward="margin"` the
    worms less those of the best opponent.
    """

    metadata: ClassVar[dict[str, Any]] = {**METADATA, "name": "pickomino_v0", "is_parallelizable": False}

    def __init__(
        self,
        rules: Rules | str = "classic",
        players: int = 2,
        reward: str = "win",
        turn_limit: int = DEFAULT_TURN_LIMIT,
        render_mode: str | None = None,
        illegal_loses: bool = False,
    ) -> None:
        super().__init__()
        settings = read_settings(rules, players, reward, turn_limit)
        self.render_mode = check_mode(render_mode)
        self._illegal_loses = illegal_loses
        self._table = Table(settings)
        self._seed: int | None = None
        self._episode = 0
        self.possible_agents = [f"player_{seat}" for seat in range(1, settings.players + 1)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents, 1)}
        self._observation_space = Dict(
            {
                "observation": observation_space(settings.players),
                "action_mask": Box(0, 1, (ACTION_COUNT,), np.int8),
            }
        )
        self._action_spaces = {agent: Discrete(ACTION_COUNT) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """The same for all agents."""
        return self._observation_space

    def action_space(self, agent: str) -> Any:
        """The same for all agents, but each draws its own samples."""
        return self._action_spaces[agent]

    @property
    def game_state(self) -> GameState:
        """The whole state, as the engine has it."""
        return self._table.state

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. With a seed, the first of its games; without, the next one of the last seed."""
        if seed is not None:
            self._seed, self._episode = check_seed(seed), 0
        elif self._seed is None:
            self._seed = int(np_random()[0].integers(2**63))
        self._table.begin(self._seed, self._episode)
        self._episode += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game_state.mover - 1]

    def observe(self, agent: str) -> dict[str, Bytes]:
        """What an agent sees, and what it may do: nothing unless it is to move."""
        seat, table = self._seat_of[agent], self._table
        legal = table.legal if table.state.mover == seat else ()
        return {"observation": observe(table.state, seat), "action_mask": action_mask(legal)}

    def last(self, observe: bool = True) -> Any:
        """What the agent to move sees, its reward, whether its game has ended, and its info."""
        self._check_begun()
        return super().last(observe)

    def step(self, action: int | None) -> None:
        """Decide for the agent to move; for an agent whose game has ended, only None will do."""
        self._check_begun()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self._table
        try:
            decided = table.read_action(action)
        except InvalidAction:
            if not self._illegal_loses:
                raise
            EnvLogger.warn_on_illegal_move()
            self._end(True, True, {**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL_REWARD})
            return
        table.act(decided)
        self._cumulative_rewards[agent] = 0.0
        if table.is_over:
            ended = table.state.is_over
            self._end(ended, not ended, dict(zip(self.agents, table.rewards(), strict=True)))
        else:
            self.agent_selection = self.possible_agents[table.state.mover - 1]
        if self.render_mode == "human":
            self.render()

    def _check_begun(self) -> None:
        if not self.agents:
            raise ResetNeeded(Problem("error-env-reset", {}))

    def _end(self, terminated: bool, truncated: bool, rewards: dict[str, float]) -> None:
        """The game is over; nobody was paid anything before."""
        self.terminations = dict.fromkeys(self.agents, terminated)
        self.truncations = dict.fromkeys(self.agents, truncated)
        self.rewards = rewards
        self._cumulative_rewards = dict(rewards)
        self._deads_step_first()

    def render(self) -> Any:
        """The state, as `render_mode` says."""
        return render_state(self.game_state, self.render_mode, self.possible_agents)

    def close(self) -> None:
        """Nothing is held open."""
