"""Every error the rules engine can raise.

PickominoError
├── NotationError        text that is not of the form at all
├── PositionError        a well-formed position that cannot be, with every defect listed
├── IllegalAction        an action or a roll that the rules forbid here, with its clause
└── RecordError          a game record that breaks off the rules, with line, token and clause

Errors carry a message key and parameters; the sentence comes from the message catalogue.
"""

from __future__ import annotations

__all__ = ["IllegalAction", "NotationError", "PickominoError", "PositionError", "Problem", "RecordError"]

from typing import NamedTuple


class Problem(NamedTuple):
    """What is wrong, as a message key with parameters, and the clause that says so ("" for mere form)."""

    key: str
    params: dict[str, str | int]
    clause: str = ""

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.key}({told})" + (f" [{self.clause}]" if self.clause else "")


class PickominoError(ValueError):
    """Anything wrong with what was handed to the engine."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem))
        self.problem = problem


class NotationError(PickominoError):
    """Text that does not have the form of what it should be."""


class PositionError(PickominoError):
    """A position that cannot occur; `defects` lists everything wrong with it."""

    def __init__(self, defects: tuple[Problem, ...]) -> None:
        super().__init__(defects[0])
        self.defects = defects
        self.args = ("; ".join(str(defect) for defect in defects),)


class IllegalAction(PickominoError):
    """An action (or a roll) that the rules do not allow in this state."""


class RecordError(PickominoError):
    """The first thing in a game record that breaks the form or the rules."""

    def __init__(self, problem: Problem, line: int, token: str) -> None:
        super().__init__(problem)
        self.line = line
        self.token = token
        self.args = (f"line {line}, {token!r}: {problem}",)
