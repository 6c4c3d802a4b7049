"""A rule set as a rule sheet."""

from __future__ import annotations

import pytest

from pickomino.core.rules import PRESETS, Rules, parse_rules
from pickomino.view.rulebook import CLAUSES, differences, rule_sheet


def clauses_of(rules: Rules) -> dict[str, tuple[str, bool]]:
    return {
        clause.id: (clause.text, clause.differs)
        for section in rule_sheet(rules)
        for clause in section.clauses
    }


def test_classic_is_the_measure() -> None:
    assert differences(PRESETS["classic"]) == ()
    sheet = clauses_of(PRESETS["classic"])
    assert not any(differs for _, differs in sheet.values())
    assert list(sheet) == [clause for clause in CLAUSES if clause != "S4" and clause[0] != "X"]


def test_extrawurm_adds_its_clauses() -> None:
    sheet = clauses_of(PRESETS["extrawurm"])
    assert list(sheet) == list(CLAUSES)
    assert {clause for clause, (_, differs) in sheet.items() if differs} == {
        "S4",
        *(f"X{number}" for number in range(1, 15)),
    }


@pytest.mark.parametrize(
    ("rules", "clauses"),
    [
        ("house", {"C4", "B3"}),
        ("squeakers", {"C3", "B3", "T6"}),
        ("classic fallback=any", {"C4"}),
        ("classic steal=optional", {"C3"}),
        ("classic flip_empty_handed=yes", {"B3"}),
        ("classic six_faces_end_turn=yes", {"T6"}),
    ],
)
def test_knobs_change_their_clauses(rules: str, clauses: set[str]) -> None:
    rule_set = parse_rules(rules)
    sheet, classic = clauses_of(rule_set), clauses_of(PRESETS["classic"])
    assert {clause for clause, (_, differs) in sheet.items() if differs} == clauses
    assert {clause for clause in sheet if sheet[clause][0] != classic[clause][0]} == clauses
    assert len(differences(rule_set)) == len(clauses)


def test_a_difference_says_what_and_why() -> None:
    (difference,) = differences(parse_rules("classic fallback=any"))
    assert (difference.knob, difference.value) == ("fallback", "any")
    assert difference.answer == "Any below it, your choice."
    assert difference.why
