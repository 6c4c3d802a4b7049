"""Every clause of the rules is cited by a test that bears its id."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parent.parent

CLAUSES = [
    f"{letter}{number}"
    for letter, count in (("S", 4), ("T", 6), ("C", 6), ("B", 4), ("E", 5), ("X", 14))
    for number in range(1, count + 1)
]


@cache
def cited() -> dict[str, list[str]]:
    """Test functions by the clause in their name, if their docstring cites it too."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (match := re.match(r"test_([stcbex]\d+)_", node.name)):
                clause = match[1].upper()
                if re.search(rf"\b{clause}\b", ast.get_docstring(node) or ""):
                    found.setdefault(clause, []).append(node.name)
    return found


@pytest.mark.parametrize("clause", CLAUSES)
def test_clause_has_a_test_that_bears_its_id(clause: str) -> None:
    assert cited().get(clause, []) != []


def test_tests_name_no_clause_that_does_not_exist() -> None:
    assert set(cited()) <= set(CLAUSES)
    assert len(CLAUSES) == 39
