"""A learned agent as a bot: a small net that maps an observation to a preference for every action.

`python -m pickomino.envs.agent FILE` speaks the protocol of bots, so that `exec:python -m pickomino.envs.agent FILE`
is a spec for the arena.
"""

from __future__ import annotations

__all__ = ["Agent", "load_agent", "main"]

import sys
import zlib
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from pickomino.core.actions import Action
from pickomino.core.errors import PickominoError, Problem
from pickomino.core.rules import MAX_PLAYERS, MIN_PLAYERS
from pickomino.core.state import GameState
from pickomino.kernels.step_layout import ACTION_COUNT, PLAYER_SIZE, SEES_PLAYERS

from .layout import VERSION, highest_values
from .observation import action_mask, legal_indices, observe, to_action

Singles = npt.NDArray[np.float32]
NEVER: Final = np.float32(-1e9)  # the preference for what is not legal
_WEIGHTS: Final = ("w1", "b1", "w2", "b2", "policy", "policy_bias", "value", "value_bias")


class AgentFileError(PickominoError, ValueError):
    """A file that holds no agent of this layout."""


class Agent:
    """Two hidden layers, a preference for every action, and an estimate of what is still to come."""

    def __init__(self, weights: dict[str, Singles]) -> None:
        self.weights = weights
        self.players = (len(weights["w1"]) - SEES_PLAYERS) // PLAYER_SIZE
        self._scale = 1 / highest_values(self.players).astype(np.float32)

    @classmethod
    def new(cls, players: int, hidden: int, rng: np.random.Generator) -> Agent:
        """An agent that knows nothing yet: all legal actions are about equally likely."""
        inputs = SEES_PLAYERS + players * PLAYER_SIZE

        def layer(rows: int, columns: int, gain: float) -> Singles:
            drawn: Singles = (rng.standard_normal((rows, columns)) * gain / np.sqrt(rows)).astype(np.float32)
            return drawn

        return cls(
            {
                "w1": layer(inputs, hidden, 2.0),
                "b1": np.zeros(hidden, np.float32),
                "w2": layer(hidden, hidden, 1.4),
                "b2": np.zeros(hidden, np.float32),
                "policy": layer(hidden, ACTION_COUNT, 0.1),
                "policy_bias": np.zeros(ACTION_COUNT, np.float32),
                "value": layer(hidden, 1, 0.1),
                "value_bias": np.zeros(1, np.float32),
            }
        )

    def scale(self, observations: Any) -> Singles:
        """Observations as the net reads them: from 0 to 1."""
        scaled: Singles = observations * self._scale
        return scaled

    def layers(self, scaled: Singles) -> tuple[Singles, Singles]:
        """The values of both hidden layers."""
        w = self.weights
        first = np.maximum(scaled @ w["w1"] + w["b1"], 0)
        return first, np.maximum(first @ w["w2"] + w["b2"], 0)

    def look(self, observations: Any, masks: Any) -> tuple[Singles, Singles]:
        """The preferences (`NEVER` for what is not legal) and the estimates for many observations."""
        w = self.weights
        second = self.layers(self.scale(observations))[1]
        preferences = np.where(masks, second @ w["policy"] + w["policy_bias"], NEVER)
        return preferences, (second @ w["value"] + w["value_bias"])[:, 0]

    def decide(self, observations: Any, masks: Any) -> npt.NDArray[np.int64]:
        """The preferred action of each."""
        best: npt.NDArray[np.int64] = self.look(observations, masks)[0].argmax(axis=1)
        return best

    def choose(self, state: GameState, rng: Random) -> Action:
        """The preferred action, as a bot."""
        if len(state.players) != self.players:
            params: dict[str, str | int] = {"seats": self.players, "players": len(state.players)}
            raise AgentFileError(Problem("error-bot-seats", params))
        seen, mask = observe(state, state.mover), action_mask(legal_indices(state))
        return to_action(int(self.decide(seen[None], mask[None])[0]), state)

    def save(self, path: Path) -> None:
        """Write the weights, and the layout that they belong to; the file is replaced at once or not at all."""
        arrays: dict[str, Any] = self.weights
        unfinished = path.with_name(f"{path.name}.part")
        with unfinished.open("wb") as file:
            np.savez(file, layout=np.array([VERSION]), **arrays)
        unfinished.replace(path)


def load_agent(path: Path | str) -> Agent:
    """An agent from its file."""
    try:
        with Path(path).open("rb") as stream, np.load(stream, allow_pickle=False) as file:
            weights = {name: file[name].astype(np.float32) for name in _WEIGHTS}
            is_known = file["layout"].tolist() == [VERSION]
    except (OSError, EOFError, KeyError, TypeError, ValueError, BadZipFile, zlib.error):
        is_known = False
    if not is_known or not _fits(weights):
        raise AgentFileError(Problem("error-env-weights", {"file": str(path)}))
    return Agent(weights)


def _fits(weights: dict[str, Singles]) -> bool:
    """Whether the weights are those of a net for one number of players."""
    shapes = [weights[name].shape for name in _WEIGHTS]
    hidden = weights["b1"].size
    inputs = [SEES_PLAYERS + players * PLAYER_SIZE for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)]
    return any(
        shapes
        == [
            (size, hidden), (hidden,), (hidden, hidden), (hidden,),
            (hidden, ACTION_COUNT), (ACTION_COUNT,), (hidden, 1), (1,),
        ]
        for size in inputs
    )  # fmt: skip


def main(arguments: Sequence[str]) -> None:
    """Play as a program that the arena starts."""
    if len(arguments) != 1:
        sys.exit("usage: python -m pickomino.envs.agent FILE")
    from pickomino.bots.serving import serve_bot

    try:
        agent = load_agent(arguments[0])
    except PickominoError as error:
        sys.exit(str(error))
    serve_bot(agent, Path(arguments[0]).stem, sys.stdin, sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1:])
