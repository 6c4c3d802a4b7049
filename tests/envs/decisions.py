"""Random decisions for many games at once, so that tests get everywhere."""

from __future__ import annotations

from typing import Any

import numpy as np

from pickomino.core.actions import ROLL, STOP, STOP_CANNED
from pickomino.kernels.step_layout import SEES_CLAIM


def decide(rng: np.random.Generator, masks: Any, observations: Any) -> Any:
    """A legal action in every game (0 where there is none): any, but stops mostly where they claim something."""
    liking = rng.random(masks.shape) + 0.01
    claims = observations[:, SEES_CLAIM] == 1
    liking[claims, STOP.id] += 0.6
    liking[claims, STOP_CANNED.id] += 0.9
    liking[~claims, ROLL.id] += 0.8
    return (liking * masks).argmax(axis=1)
