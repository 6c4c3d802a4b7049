"""Memory for the solved turns of many games."""

from __future__ import annotations

__all__ = ["room_for_solved"]

import numpy as np

from pickomino.kernels.game_rows import CLAIMS
from pickomino.kernels.geometry import geometry
from pickomino.kernels.pool import Solved
from pickomino.solver.turn import TurnBatch


def room_for_solved(batch: TurnBatch, nine: TurnBatch) -> Solved:
    """What a batch of turns solves, with that of nine dice beside it for holders of the golden die."""
    row_at8, row_at9 = (geometry(dice).row_at.reshape(-1) for dice in (8, 9))
    return Solved(
        ends=batch.ends.reshape(-1),
        best=np.zeros(batch.capacity * 2 * CLAIMS, np.float32),
        option=np.zeros(batch.capacity * 2 * CLAIMS, np.int32),
        row_at8=row_at8,
        keep8=batch.keep.reshape(-1),
        roll8=batch.roll.reshape(-1),
        row_at9=row_at9,
        keep9=nine.keep.reshape(-1),
        roll9=nine.roll.reshape(-1),
    )
