"""The exact turn solver: compiled kernels behind a typed façade, each with a readable twin.

>>> from pickomino.core import parse_position
>>> state = parse_position("21.24 22/36 - 1 WWWWW55:")
>>> solution = solve_position(state, own_worms(state))
>>> str(solution.best)
'stop'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pickomino._lazy import exports

if TYPE_CHECKING:
    from .position import Chance, PositionSolution, solve_position
    from .turn import TurnProblem, TurnSolution, solve, solve_batch
    from .twin import PlainTurn
    from .valuations import exactly, of_position, own_worms, reach, swing

__all__ = [
    "Chance",
    "PlainTurn",
    "PositionSolution",
    "TurnProblem",
    "TurnSolution",
    "exactly",
    "of_position",
    "own_worms",
    "reach",
    "solve",
    "solve_batch",
    "solve_position",
    "swing",
]

# NumPy and Numba come with the extra `solver`, and take their time to load.
__getattr__, __dir__ = exports(
    __name__,
    {
        "position": ("Chance", "PositionSolution", "solve_position"),
        "turn": ("TurnProblem", "TurnSolution", "solve", "solve_batch"),
        "twin": ("PlainTurn",),
        "valuations": ("exactly", "of_position", "own_worms", "reach", "swing"),
    },
)
