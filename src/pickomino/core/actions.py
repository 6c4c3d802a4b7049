"""What a player can decide: every action of every edition, once, with its text and a stable integer id."""

from __future__ import annotations

__all__ = [
    "ACTIONS",
    "KEEP",
    "ROB",
    "ROLL",
    "ROLL9",
    "SET_ASIDE",
    "STEAL",
    "STOP",
    "STOP_CANNED",
    "TAKE",
    "WEASEL",
    "Action",
    "ActionKind",
    "expect_action",
    "parse_action",
]

from enum import Enum
from typing import Final, NamedTuple

from .dice import FACES
from .errors import NotationError, Problem, expect_text
from .rules import BASE_TILES, MAX_PLAYERS, SPECIALISTS, TILES, Specialist


class ActionKind(Enum):
    """The kinds of decision."""

    ROLL = "roll"
    ROLL9 = "roll9"
    SET_ASIDE = "set_aside"
    WEASEL = "weasel"
    STOP = "stop"
    STOP_CANNED = "stop_canned"
    TAKE = "take"
    STEAL = "steal"
    ROB = "rob"
    KEEP = "keep"

    __hash__ = object.__hash__  # members are singletons; Enum's own hash is slower


class Action(NamedTuple):
    """One decision; only the field that its kind speaks of is set."""

    id: int
    kind: ActionKind
    text: str
    face: int = -1
    tile: int = 0
    seat: int = 0
    specialist: Specialist | None = None

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Action {self.id} {self.text!r}>"


def expect_action(given: object) -> None:
    """Tell a caller without types that an action was expected."""
    if not isinstance(given, Action):
        raise TypeError(f"an action is expected, such as parse_action('roll'), not {given!r:.80}")


def _all_actions() -> tuple[Action, ...]:
    """The table whose order is the ids: it is part of the public interface and never changes."""
    table: list[Action] = []

    def add(kind: ActionKind, text: str, **fields: object) -> None:
        table.append(Action(len(table), kind, text, **fields))  # type: ignore[arg-type]  # one typed field each

    add(ActionKind.ROLL, "roll")
    add(ActionKind.ROLL9, "roll9")
    for face, name in enumerate(FACES):
        add(ActionKind.SET_ASIDE, name, face=face)
    add(ActionKind.WEASEL, "~")
    add(ActionKind.STOP, "stop")
    add(ActionKind.STOP_CANNED, "stop+c")
    for tile in TILES:
        add(ActionKind.TAKE, f"take {tile}", tile=tile)
    for tile in BASE_TILES:  # X1: 11 and 13 are never stolen
        add(ActionKind.STEAL, f"steal {tile}", tile=tile)
    for seat in range(1, MAX_PLAYERS + 1):
        add(ActionKind.ROB, f"rob {seat}", seat=seat)
    for specialist in SPECIALISTS:
        if specialist is not Specialist.CROW:  # X13: never held
            add(ActionKind.KEEP, f"keep {specialist}", specialist=specialist)
    return tuple(table)


ACTIONS: Final = _all_actions()
"""Every decision there can be, by its integer id."""

_BY_TEXT: Final = {action.text: action for action in ACTIONS}

ROLL: Final = _BY_TEXT["roll"]
ROLL9: Final = _BY_TEXT["roll9"]
SET_ASIDE: Final = tuple(_BY_TEXT[face] for face in FACES)
WEASEL: Final = _BY_TEXT["~"]
STOP: Final = _BY_TEXT["stop"]
STOP_CANNED: Final = _BY_TEXT["stop+c"]
TAKE: Final = {tile: _BY_TEXT[f"take {tile}"] for tile in TILES}
STEAL: Final = {tile: _BY_TEXT[f"steal {tile}"] for tile in BASE_TILES}
ROB: Final = {seat: _BY_TEXT[f"rob {seat}"] for seat in range(1, MAX_PLAYERS + 1)}
KEEP: Final = {action.specialist: action for action in ACTIONS if action.specialist is not None}


def parse_action(text: str) -> Action:
    """Read an action as NOTATION writes it."""
    action = _BY_TEXT.get(text)
    if action is None:
        expect_text(text, "roll")
        raise NotationError(Problem("error-action", {"token": text[:40]}))
    return action
