"""Claims as actions: none is an empty tuple, a choice stands in ascending order."""

from __future__ import annotations

import pytest

from pickomino.core.claim import bust_clause, can_count_canned, claims
from pickomino.core.notation_positions import parse_position
from pickomino.core.rules import parse_rules
from pickomino.core.state import GameState


def at(position: str, rules: str = "classic") -> GameState:
    return parse_position(position, parse_rules(rules))


@pytest.mark.parametrize(
    ("position", "rules", "said"),
    [
        ("22.25 -/- - 1 44:", "classic", []),  # C1
        ("22.25 -/- - 1 WW:", "classic", []),  # C5
        ("22.25 -/- - 1 WWWWW:", "classic", ["take 25"]),
        ("22.26 -/25 - 1 WWWWW:", "classic", ["steal 25"]),
        ("22.23.26 -/25 - 1 WWWWW:", "squeakers", ["take 23", "steal 25"]),
        ("22.23.26 -/- - 1 WWWWW:", "house", ["take 22", "take 23"]),
    ],
)
def test_claims(position: str, rules: str, said: list[str]) -> None:
    found = claims(at(position, rules))
    assert isinstance(found, tuple)
    assert [str(action) for action in found] == said


def test_the_canned_worm_counts_only_when_asked() -> None:
    """X11: the player decides whether it counts."""
    state = at("22.24 -:c/- 7 1 34444:", "extrawurm")
    assert claims(state) == ()
    assert [str(action) for action in claims(state, canned=True)] == ["take 24"]
    assert can_count_canned(state) is True
    assert can_count_canned(at("22.24 -:c/- 7 1 444:", "extrawurm")) is False


def test_by_which_clause_a_stop_busts() -> None:
    assert bust_clause(at("22.25 -/- - 1 44:")) == "C1"
    assert bust_clause(at("22.25 -/- - 1 WW:")) == "C5"
