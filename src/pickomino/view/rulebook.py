"""A rule set as a rule sheet: its clauses in words, and how they differ from `classic`."""

from __future__ import annotations

__all__ = ["CLAUSES", "Clause", "Difference", "Section", "clause_key", "differences", "rule_sheet"]

from typing import Final, NamedTuple

from pickomino.core.rules import KNOBS, PRESETS, Rules
from pickomino.messages import say

_SECTIONS: Final = {"S": 4, "T": 6, "C": 6, "B": 4, "E": 5, "X": 14}
"""How many clauses each section has."""

CLAUSES: Final = tuple(
    f"{section}{number}" for section, count in _SECTIONS.items() for number in range(1, count + 1)
)

_KNOB_OF: Final = {"T6": "six_faces_end_turn", "C3": "steal", "C4": "fallback", "B3": "flip_empty_handed"}
"""The clauses that a knob turns."""

_CLASSIC: Final = PRESETS["classic"]


class Clause(NamedTuple):
    """One clause as a rule set has it."""

    id: str
    text: str
    differs: bool
    """Whether `classic` has it otherwise, or not at all."""


class Section(NamedTuple):
    """The clauses of one part of the game."""

    title: str
    clauses: tuple[Clause, ...]


class Difference(NamedTuple):
    """A knob that is turned otherwise than in `classic`."""

    knob: str
    value: str
    question: str
    answer: str
    why: str


def knob_value(rules: Rules, knob: str) -> str:
    """How a rule set turns a knob, as the notation writes it."""
    setting = getattr(rules, knob)
    return str(setting) if isinstance(setting, str) else ("yes" if setting else "no")


def clause_key(clause: str, rules: Rules) -> str:
    """The message key of a clause as a rule set has it."""
    knob = _KNOB_OF.get(clause)
    if knob is None or getattr(rules, knob) == getattr(_CLASSIC, knob):
        return f"rule-{clause}"
    return f"rule-{clause}-{knob_value(rules, knob)}"


def _is_extra(clause: str) -> bool:
    return clause == "S4" or clause.startswith("X")


def rule_sheet(rules: Rules, lang: str = "en") -> tuple[Section, ...]:
    """All clauses of a rule set, section by section."""
    sections = []
    for letter in _SECTIONS:
        clauses = []
        for clause in CLAUSES:
            if clause.startswith(letter) and (rules.extras or not _is_extra(clause)):
                key = clause_key(clause, rules)
                differs = _is_extra(clause) or key != f"rule-{clause}"
                clauses.append(Clause(clause, say(key, lang=lang), differs))
        if clauses:
            sections.append(Section(say(f"rules-section-{letter}", lang=lang), tuple(clauses)))
    return tuple(sections)


def differences(rules: Rules, lang: str = "en") -> tuple[Difference, ...]:
    """The knobs that a rule set turns otherwise than `classic`, in table order."""
    found = []
    for knob in KNOBS:
        if getattr(rules, knob) != getattr(_CLASSIC, knob):
            value = knob_value(rules, knob)
            question = say(f"knob-{knob}", lang=lang)
            answer = say(f"knob-{knob}-{value}", lang=lang)
            found.append(Difference(knob, value, question, answer, say(f"knob-{knob}-why", lang=lang)))
    return tuple(found)
