"""How strong each bot is, for lists: the share of games it wins against `greedy`, two players, classic.

`python benchmarks/strength.py strengths` prints these figures.
"""

from __future__ import annotations

__all__ = ["STRENGTHS"]

from typing import Final

STRENGTHS: Final = {
    "random": 0.002,
    "timid": 0.277,
    "greedy": 0.5,
    "swing": 0.532,
    "champion:level=1": 0.248,
    "champion:level=2": 0.364,
    "champion:level=3": 0.459,
    "champion:level=4": 0.517,
    "champion:level=5": 0.569,
}
"""Spec → its rate of wins."""
