"""How strong each bot is, for lists: the share of games it wins against `greedy`, two players, classic.

`python benchmarks/strength.py strengths` prints these figures.
"""

from __future__ import annotations

__all__ = ["STRENGTHS"]

from typing import Final

STRENGTHS: Final = {
    "random": 0.003,
    "timid": 0.15,
    "greedy": 0.5,
    "swing": 0.537,
    "champion:level=1": 0.1,
    "champion:level=2": 0.3,
    "champion:level=3": 0.48,
    "champion:level=4": 0.54,
    "champion:level=5": 0.57,
}
"""Spec → its rate of wins."""
