"""Actions as plain fields, for front ends that must not take their text apart."""

from __future__ import annotations

__all__ = ["ActionFields", "ActionKindName", "Face", "SpecialistLetter", "action_fields"]

from typing import Final, Literal, NotRequired, cast

from typing_extensions import TypeAliasType, TypedDict

from pickomino.core.actions import ACTIONS, Action
from pickomino.core.dice import FACES

Face = TypeAliasType("Face", Literal["1", "2", "3", "4", "5", "W"])
SpecialistLetter = TypeAliasType("SpecialistLetter", Literal["c", "h", "r", "w", "g", "a"])
ActionKindName = TypeAliasType(
    "ActionKindName",
    Literal[
        "roll", "roll9", "set_aside", "weasel", "stop", "stop_canned", "take", "steal", "rob", "keep"
    ],
)  # fmt: skip


class ActionFields(TypedDict):
    """One decision. Fields that its kind does not speak of are left out."""

    text: str
    """What a command sends: the action as the notation writes it."""
    kind: ActionKindName
    face: NotRequired[Face]
    """The face that is set aside."""
    tile: NotRequired[int]
    """The tile that is taken or stolen."""
    seat: NotRequired[int]
    """The seat that is robbed."""
    specialist: NotRequired[SpecialistLetter]
    """The specialist that is kept."""


def _fields(action: Action) -> ActionFields:
    fields = ActionFields(text=action.text, kind=action.kind.value)
    if action.face >= 0:
        fields["face"] = cast("Face", FACES[action.face])
    if action.tile:
        fields["tile"] = action.tile
    if action.seat:
        fields["seat"] = action.seat
    if action.specialist is not None:
        fields["specialist"] = action.specialist.value
    return fields


_ALL: Final = tuple(_fields(action) for action in ACTIONS)


def action_fields(action: Action) -> ActionFields:
    """The fields of an action; the value is shared and must not be changed."""
    return _ALL[action.id]
