"""The examples of docs/coach.md and of the package are true, and so are its tables."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pickomino.coach
from pickomino.coach import GRADES, Certainty

PAGE = Path(__file__).parent.parent.parent / "docs" / "coach.md"


def test_the_examples_run() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted >= 15
    assert result.failed == 0
    assert doctest.testmod(pickomino.coach).failed == 0


def test_the_tables_are_complete() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert re.findall(r"(?m)^\| `(\w+)` \|", text) == [
        certainty.value
        for certainty in (Certainty.EXACT, Certainty.SEARCH, Certainty.TURN, Certainty.NET, Certainty.ROLLOUT)
    ]
    grades = re.findall(r"(?m)^\| (best|fine|doubtful|mistake|blunder) \| ([\d.]+) \|", text)
    assert {name: float(cost) for name, cost in grades} == {
        grade.value: cost for grade, cost in GRADES.items()
    }
