"""Matches and tournaments by the thousand, measured honestly, and the training of the champion's nets.

>>> standing = run_contest(Contest("greedy", "random", games=200))
>>> standing.adjusted().low > 0.8
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pickomino._lazy import exports

if TYPE_CHECKING:
    from .contest import Contest, Standing, run_contest
    from .single_game import play_game

__all__ = ["Contest", "Standing", "play_game", "run_contest"]

# NumPy and Numba come with the extra `solver`, and take their time to load.
__getattr__, __dir__ = exports(
    __name__, {"contest": ("Contest", "Standing", "run_contest"), "single_game": ("play_game",)}
)
