"""The documentation is true: generated pages are up to date, links lead somewhere, examples can be read."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from make_docs import generated
from pickomino.core.actions import parse_action
from pickomino.core.notation_positions import parse_position
from pickomino.core.notation_turns import read_turn
from pickomino.core.rules import PRESETS, parse_rules
from pickomino.play import parse_record

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
NOTATION = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", generated())
def test_generated_pages_are_up_to_date(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8") == generated()[name], "run `make docs`"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if not target.startswith(("http://", "https://")):
            assert (page.parent / target).exists(), target


def test_the_page_about_python_is_true() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "python.md"), module_relative=False)
    assert result.attempted >= 12
    assert result.failed == 0


def test_the_architecture_names_what_is_there() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = re.findall(r"`([\w./]+/[\w./]*)`", text)
    assert "core/engine.py" in named
    for path in named:
        assert (ROOT / path).exists() or (ROOT / "src" / "pickomino" / path).exists(), path


def rows(heading: str) -> list[list[str]]:
    """The cells of the table under a heading of the notation's page."""
    section = NOTATION.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return [line.strip("|").split(" | ") for line in section.splitlines() if line.startswith("| `")]


def quoted(heading: str) -> list[str]:
    """The indented lines under a heading."""
    section = NOTATION.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return [line[4:] for line in section.splitlines() if line.startswith("    ")]


def test_the_positions_in_the_notation_can_be_read() -> None:
    classic, extrawurm = quoted("Positions")
    assert str(parse_position(classic)) == classic
    assert str(parse_position(extrawurm, PRESETS["extrawurm"])) == extrawurm


def test_the_examples_of_fields_make_a_position() -> None:
    section = NOTATION.split("\n## Positions\n")[1].split("\n## ")[0]
    fields = re.findall(r"(?m)^\| (?:GRILL|PLAYERS|RESERVE|MOVER|TURN) \|.*\| `(.*)` \|$", section)
    assert len(fields) == 5
    grill, players, reserve, mover, _ = fields
    # The hen is in two examples; here she is on the grill.
    position = f"{grill} {players.replace(':h', '')} {reserve} {mover} -".replace("21.27", "22.27")
    assert str(parse_position(position, PRESETS["extrawurm"])) == position


def test_the_actions_in_the_notation_can_be_read() -> None:
    actions = [action for row in rows("Actions") for action in re.findall(r"`([^`]+)`", row[0])]
    assert len(actions) == 15
    for action in actions:
        assert str(parse_action(action)) == action


def test_the_turns_in_the_notation_can_be_read() -> None:
    steal, bust = quoted("Turns")
    before = parse_position("22.23.24.25.26.27.28.29.31.33.34.35.36 -/30.21/32 - 1 -")
    assert str(read_turn(before, steal).state) == "22.23.24.25.26.27.28.29.31.33.34.35.36 32/30.21/- - 2 -"
    before = parse_position("22.23.24.25x.26x 27.36/21/- - 1 -")
    assert str(read_turn(before, bust).state) == "22.23.24.25x.26x.36 27/21/- - 2 -"


def test_the_record_in_the_notation_can_be_read() -> None:
    record = parse_record("\n".join([*quoted("Records")[:4], "", *quoted("Records")[4:], ""]))
    assert record.players == ("Ann", "Bob")
    assert [turn.comment for turn in record.turns] == ["so close", None]


def test_rule_sets_in_the_documentation_exist() -> None:
    for page in PAGES:
        for rules in re.findall(r'--rules "?((?:\w+)(?: \w+=\w+)*)', page.read_text(encoding="utf-8")):
            parse_rules(rules)
