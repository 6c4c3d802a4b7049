"""The spaces of the environments."""

from __future__ import annotations

__all__ = ["LegalActions", "observation_space"]

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete

from pickomino.core.actions import ROLL
from pickomino.kernels.step_layout import ACTION_COUNT, Bytes

from .layout import highest_values
from .observation import action_mask


def observation_space(players: int) -> Any:
    """Small whole numbers; `envs.layout` says what each means."""
    highest = highest_values(players)
    return Box(np.zeros_like(highest), highest, dtype=np.int8)


class LegalActions(Discrete):
    """All actions there are. `sample` draws among those that are legal now, unless it is given another mask."""

    def __init__(self) -> None:
        super().__init__(ACTION_COUNT)
        self.legal: Bytes = action_mask([ROLL.id])
        """The mask of the environment's state."""

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A legal action, all equally likely; of a game that is over, action 0."""
        if mask is None and probability is None:
            mask = self.legal
        return super().sample(mask=mask, probability=probability)

    def seed(self, seed: int | None = None) -> Any:
        """Start over: until the environment moves on, samples are what is legal at the start of a game.

        Gymnasium's checks seed the space, draw an action, reset the environment and only then do the action.
        """
        self.legal = action_mask([ROLL.id])
        return super().seed(seed)
