"""The README's examples are true, and what it links to is there."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_run() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted >= 12
    assert result.failed == 0


def test_the_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", README.read_text(encoding="utf-8"))
    assert links
    for link in links:
        assert (README.parent / link).exists(), link


def test_both_commands_are_shown() -> None:
    text = README.read_text(encoding="utf-8")
    assert "make play" in text
    assert "make test" in text
