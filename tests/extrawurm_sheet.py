"""The rule sheet of the Extrawurm edition: `sheet` with its rules as the default."""

from __future__ import annotations

import sheet
from pickomino.core.outcome import Outcome
from pickomino.core.rules import PRESETS

EXTRAWURM = PRESETS["extrawurm"]
FLIP = "extrawurm flip_empty_handed=yes"
SIX = "extrawurm six_faces_end_turn=yes"
OPTIONAL = "extrawurm steal=optional"
ANY = "extrawurm fallback=any"


def after(position: str, turn: str, rules: str = "extrawurm") -> str:
    """The position to which a turn, or a part of one, leads."""
    return sheet.after(position, turn, rules)


def legal(position: str, rules: str = "extrawurm") -> str:
    """The legal actions, by ascending id."""
    return sheet.legal(position, rules)


def clause_broken(position: str, turn: str, rules: str = "extrawurm") -> str:
    """The clause that a turn breaks; "" if it breaks none."""
    return sheet.clause_broken(position, turn, rules)


def clause_against(position: str, action: str, rules: str = "extrawurm") -> str:
    """The clause that forbids an action; "" if it is legal."""
    return sheet.clause_against(position, action, rules)


def kinds(position: str, turn: str, rules: str = "extrawurm") -> list[str]:
    """The kinds of the events of a turn."""
    return [event.kind for event in sheet.events(position, turn, rules)]


def result(position: str) -> Outcome:
    """Worms, winners and tie-break as the position stands."""
    return sheet.result(position, "extrawurm")
