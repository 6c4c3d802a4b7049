"""The vector environment: thousands of games in lockstep, played by compiled code."""

from __future__ import annotations

__all__ = ["PickominoVectorEnv"]

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from pickomino.core.errors import IllegalAction, Problem
from pickomino.core.rules import Rules
from pickomino.core.state import GameState
from pickomino.kernels.step_layout import ACTION_COUNT, SEAT_ALL, SEAT_DRAWN, Bytes
from pickomino.play.match import DEFAULT_TURN_LIMIT

from .draws import check_seed, whole_number
from .errors import BadTable, InvalidAction, ResetNeeded
from .lockstep_games import Bools, LockstepGames
from .opponents import count_players, make_opponents
from .rendering import METADATA, check_mode, render_state
from .solo import check_seat
from .spaces import observation_space
from .table import read_settings, reason_against_index

_MOST_GAMES: Final = 1 << 20
Floats = npt.NDArray[np.float64]
Actions = npt.NDArray[np.int64]


class PickominoVectorEnv(VectorEnv[Bytes, Actions, npt.NDArray[Any]]):
    """Many games at once; each step is one decision of the caller in every game.

    With `opponents` the caller plays one seat against bots, as in `Pickomino-v0`. With `opponents=None` it plays all of
    `players` seats: each observation is that of the seat to move (`infos["seat"]`), and `infos["seat_rewards"]` holds
    what every seat is paid. With `copy=False` the arrays returned are those that the next step writes into.
    """

    metadata: dict[str, Any] = {**METADATA, "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        num_envs: int = 1024,
        rules: Rules | str = "classic",
        opponents: Sequence[str] | None = ("random",),
        players: int | None = None,
        seat: int | None = None,
        reward: str = "win",
        turn_limit: int = DEFAULT_TURN_LIMIT,
        render_mode: str | None = None,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
    ) -> None:
        games = whole_number(num_envs)
        if games is None or not 1 <= games <= _MOST_GAMES:
            raise BadTable(Problem("error-env-games", {"token": f"{num_envs!r:.40}", "most": _MOST_GAMES}))
        count = (players or 2) if opponents is None else count_players(opponents)
        if players is not None and players != count:
            raise BadTable(Problem("error-player-count", {"count": players}, "S1"))
        settings = read_settings(rules, count, reward, turn_limit)
        self.render_mode = check_mode(render_mode)
        self.num_envs, self._copy = games, copy
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {**METADATA, "autoreset_mode": self.autoreset_mode}
        fixed = check_seat(seat, count)
        self._plays_all = opponents is None
        where = SEAT_ALL if opponents is None else SEAT_DRAWN if fixed is None else fixed - 1
        self._opponents = [] if opponents is None else make_opponents(opponents, settings.rules)
        self.games = LockstepGames(games, settings, where, self._opponents)
        self._has_begun, self._has_seed = np.zeros(games, bool), np.zeros(games, bool)
        self._numbers = np.arange(games)
        self.single_observation_space = observation_space(count)
        self.single_action_space = Discrete(ACTION_COUNT)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """Begin all games, or those of `options["reset_mask"]`; game `i` has the seed `seed + i`, or its own of a list."""
        picked = self._read_reset_mask(options)
        seeds = self._read_seeds(seed)
        if (number := whole_number(seed)) is not None:
            super().reset(seed=number)
        for game in picked.tolist():
            number = seeds[game]
            if number is None and not self._has_seed[game]:
                number = int(self.np_random.integers(2**63))
            if number is not None:
                self.games.seed(game, number)
        self._has_seed[picked] = self._has_begun[picked] = True
        self.games.begin(picked)
        return self._give(self.games.observations), self._infos(np.isin(self._numbers, picked))

    def step(self, actions: Actions) -> tuple[Bytes, Floats, Bools, Bools, dict[str, Any]]:
        """Decide in every game. One illegal action raises `gymnasium.error.InvalidAction`, and no game moves."""
        decided = self._read_actions(actions)
        games = self.games
        games.step(decided)
        rewards, ended, cut = self._rewards(), games.ended.copy(), games.cut.copy()
        over = ended | cut
        if self.autoreset_mode is AutoresetMode.SAME_STEP and over.any():
            infos = self._begin_anew(over)
        else:
            infos = self._infos(np.ones(self.num_envs, bool))
        if self.autoreset_mode is AutoresetMode.DISABLED:
            self._has_begun &= ~over
        return self._give(games.observations), rewards, ended, cut, infos

    def action_masks(self) -> Bytes:
        """(game, action) → 1 if it is legal; nothing is in a game that has ended."""
        masks: Bytes = self._give(self.games.masks)
        return masks

    def state(self, game: int) -> GameState:
        """The whole state of one game, as the engine has it."""
        return self.games.state(game)

    def render(self) -> tuple[Any, ...] | None:
        """The state of every game, as `render_mode` says."""
        if self.render_mode is None:
            return None
        return tuple(render_state(self.state(game), self.render_mode) for game in range(self.num_envs))

    def close_extras(self, **kwargs: Any) -> None:
        """End the programs of bots that have one."""
        for opponent in self._opponents:
            opponent.close()

    # What callers hand in

    def _read_seeds(self, seed: Any) -> list[int | None]:
        """A seed for every game; None: the one that it has, or any."""
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, str) or not isinstance(seed, Sequence | np.ndarray):
            first = check_seed(seed)
            return [check_seed(first + game) for game in range(self.num_envs)]
        seeds = [None if one is None else check_seed(one) for one in seed]
        if len(seeds) != self.num_envs:
            raise ValueError(f"there are {len(seeds)} seeds for {self.num_envs} games")
        return seeds

    def _read_reset_mask(self, options: dict[str, Any] | None) -> Actions:
        """The numbers of the games to begin."""
        mask = None if options is None else options.get("reset_mask")
        if mask is None:
            return self._numbers
        if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_ or mask.shape != (self.num_envs,):
            raise ValueError(f"options['reset_mask'] must be an array of {self.num_envs} booleans")
        if not mask.any():
            raise ValueError("options['reset_mask'] picks no game")
        return np.flatnonzero(mask)

    def _read_actions(self, actions: Any) -> Actions:
        """The actions, all of them legal."""
        if not self._has_begun.all():
            raise ResetNeeded(Problem("error-env-reset", {}))
        decided = np.asarray(actions)
        if decided.shape != (self.num_envs,) or decided.dtype.kind not in "iu":
            wanted = f"an array of {self.num_envs} whole numbers"
            raise TypeError(f"{wanted} is expected, not one of {decided.dtype} with shape {decided.shape}")
        decided = np.ascontiguousarray(decided, np.int64)
        game = self.games.first_illegal(decided)
        if game >= 0:
            reason = IllegalAction(reason_against_index(int(decided[game]), self.state(game)))
            raise InvalidAction(Problem("error-env-game", {"game": game, "reason": str(reason)}))
        return decided

    # What they get

    def _give(self, array: npt.NDArray[Any]) -> Any:
        return array.copy() if self._copy else array

    def _rewards(self) -> Floats:
        """What the seat that decided is paid."""
        rewards: Floats = self.games.rewards[self._numbers, self.games.acting]
        return rewards

    def _infos(self, given: Bools) -> dict[str, Any]:
        """The infos of these games, each with the mask that Gymnasium asks for."""
        games = self.games
        infos: dict[str, Any] = {"action_mask": self._give(games.masks), "seat": games.acting + 1}
        if self._plays_all:
            infos["seat_rewards"] = self._give(games.rewards)
        return {**infos, **{f"_{key}": given for key in infos}}

    def _begin_anew(self, over: Bools) -> dict[str, Any]:
        """Begin the games that have ended, and hand on what was seen last."""
        final = {key: value.copy() for key, value in self._infos(over).items()}
        seen = np.full(self.num_envs, None, object)
        for game in np.flatnonzero(over):
            seen[game] = self.games.observations[game].copy()
        self.games.begin(np.flatnonzero(over))
        infos = self._infos(np.ones(self.num_envs, bool))
        return {**infos, "final_obs": seen, "_final_obs": over, "final_info": final, "_final_info": over}
