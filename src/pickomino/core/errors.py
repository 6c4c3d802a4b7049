"""The base of every error that this project raises on purpose, and those of the rules engine.

PickominoError
├── NotationError        text that does not have the expected form
├── PositionError        a well-formed position that cannot occur, with every defect listed
├── IllegalAction        an action or a roll that the rules forbid here, with its clause
└── RecordError          a game record that breaks the rules, with line, token and clause

An error carries a message key and parameters, so that front ends can say it in any language;
`str(error)` is the sentence in English.
"""

from __future__ import annotations

__all__ = [
    "IllegalAction",
    "NotationError",
    "PickominoError",
    "PositionError",
    "Problem",
    "RecordError",
    "expect_text",
]

from typing import NamedTuple


class Problem(NamedTuple):
    """What is wrong, as a message key with parameters, and the clause that says so ("" if no rule is broken)."""

    key: str
    params: dict[str, str | int]
    clause: str = ""

    def __str__(self) -> str:
        params = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.key}({params})" + (f" [{self.clause}]" if self.clause else "")


class PickominoError(Exception):
    """Something is wrong, and `problem` says what.

    `args` are always the arguments of the constructor, so that errors survive the trip between processes.
    """

    line: int | None = None
    """Where it was found, in a text of several lines."""
    token: str = ""
    """The part of that line which is wrong."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem

    @property
    def problems(self) -> tuple[Problem, ...]:
        """Everything that is wrong, the most important first."""
        return (self.problem,)

    def __str__(self) -> str:
        """The sentence in English; without the catalogues, or for a key that they lack, the bare problems."""
        try:
            # The one import that leaves core. It happens only when somebody reads the error.
            from ..messages import tell_error

            return tell_error(self)
        except (ImportError, LookupError):
            return "; ".join([str(problem) for problem in self.problems])


def expect_text(given: object, example: str) -> None:
    """Tell a caller without types what was expected: a text such as the example."""
    if not isinstance(given, str):
        raise TypeError(f"a text such as {example!r} is expected, not {given!r:.80}")


class NotationError(PickominoError, ValueError):
    """Text that does not have the form of what it should be."""


class PositionError(PickominoError, ValueError):
    """A position that cannot occur; `defects` lists everything wrong with it."""

    def __init__(self, defects: tuple[Problem, ...]) -> None:
        super().__init__(defects[0])
        self.defects = defects
        self.args = (defects,)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """Every defect."""
        return self.defects


class IllegalAction(PickominoError, ValueError):
    """An action (or a roll) that the rules do not allow in this state."""


class RecordError(PickominoError, ValueError):
    """The first thing in a game record that breaks the form or the rules."""

    def __init__(self, problem: Problem, line: int, token: str) -> None:
        super().__init__(problem)
        self.line: int = line
        self.token = token
        self.args = (problem, line, token)
