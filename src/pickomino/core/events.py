"""What happened: the events that an action or a roll brought about, in the order of the rules."""

from __future__ import annotations

__all__ = [
    "EVENT_KINDS",
    "Busted",
    "ChoseSpecialist",
    "Event",
    "GameOver",
    "GotGrilledWorm",
    "GotSpecialist",
    "HenStayed",
    "NoGrilledWorm",
    "Rerolled",
    "Robbed",
    "Rolled",
    "SetAside",
    "SpecialistBack",
    "SpecialistLeft",
    "Stole",
    "StoleHen",
    "Stopped",
    "TileReturned",
    "TileTurned",
    "Took",
    "TurnBegan",
]

from dataclasses import dataclass, fields
from functools import cache
from typing import ClassVar, TypeAlias

from .dice import FACES, Counts, format_dice
from .rules import Specialist

Param: TypeAlias = str | int | bool | list[int]


@dataclass(frozen=True, slots=True)
class Event:
    """The base of all events; `kind` names it in catalogues and in the API."""

    kind: ClassVar[str]

    def params(self) -> dict[str, Param]:
        """The fields in plain form: dice and faces as text, tuples as lists."""
        names = _names(type(self))  # type: ignore[arg-type]  # classes are hashable, whatever their instances are
        return {name: _plain(name, getattr(self, name)) for name in names}


@cache
def _names(event: type[Event]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(event))


def _plain(name: str, value: object) -> Param:
    if name == "dice":
        return format_dice(value)  # the one field of this name is Counts
    if name == "face":
        return FACES[value]  # type: ignore[index]  # an index into FACES
    if isinstance(value, tuple):
        return list(value)
    return value if isinstance(value, bool | int) else str(value)


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """T1, T4: the dice fell so."""

    kind = "rolled"
    seat: int
    dice: Counts


@dataclass(frozen=True, slots=True)
class SetAside(Event):
    """T2: all dice of one face were set aside; `total` is the new sum of all set aside."""

    kind = "set_aside"
    seat: int
    face: int
    count: int
    total: int


@dataclass(frozen=True, slots=True)
class Rerolled(Event):
    """X12: the weasel sent this roll back."""

    kind = "rerolled"
    seat: int
    dice: Counts


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """T4–T6: the dice were counted; `total` includes the canned worm where it was counted (X11)."""

    kind = "stopped"
    seat: int
    total: int
    canned: bool


@dataclass(frozen=True, slots=True)
class Took(Event):
    """C2, C4: a tile went from the grill to a stack."""

    kind = "took"
    seat: int
    tile: int


@dataclass(frozen=True, slots=True)
class Stole(Event):
    """C3: a tile went from the top of a victim's stack to another's."""

    kind = "stole"
    seat: int
    tile: int
    victim: int


@dataclass(frozen=True, slots=True)
class StoleHen(Event):
    """X10: the hen was taken in the stead of the tile that she protects."""

    kind = "stole_hen"
    seat: int
    tile: int
    victim: int


@dataclass(frozen=True, slots=True)
class GotGrilledWorm(Event):
    """X2, X13: a grilled worm came from the reserve."""

    kind = "got_grilled_worm"
    seat: int


@dataclass(frozen=True, slots=True)
class Robbed(Event):
    """X3: the reserve was empty, so a grilled worm came from an opponent."""

    kind = "robbed"
    seat: int
    victim: int


@dataclass(frozen=True, slots=True)
class NoGrilledWorm(Event):
    """X3: a grilled worm was due, but none was to be had."""

    kind = "no_grilled_worm"
    seat: int


@dataclass(frozen=True, slots=True)
class GotSpecialist(Event):
    """X5, X10: a specialist came along."""

    kind = "got_specialist"
    seat: int
    specialist: Specialist


@dataclass(frozen=True, slots=True)
class ChoseSpecialist(Event):
    """X6: of two specialists one was kept, the other given back."""

    kind = "chose_specialist"
    seat: int
    specialist: Specialist
    given_back: Specialist


@dataclass(frozen=True, slots=True)
class SpecialistBack(Event):
    """X7: a specialist stands on this tile now."""

    kind = "specialist_back"
    specialist: Specialist
    tile: int


@dataclass(frozen=True, slots=True)
class SpecialistLeft(Event):
    """X7: no tile was free, so the specialist is out of the game."""

    kind = "specialist_left"
    specialist: Specialist


@dataclass(frozen=True, slots=True)
class Busted(Event):
    """The turn came to nothing; `clause` says why: T3, C1 or C5."""

    kind = "busted"
    seat: int
    clause: str


@dataclass(frozen=True, slots=True)
class HenStayed(Event):
    """X9: with an empty stack the hen stays through a bust."""

    kind = "hen_stayed"
    seat: int


@dataclass(frozen=True, slots=True)
class TileReturned(Event):
    """B1: a tile went back from a stack to the grill."""

    kind = "tile_returned"
    seat: int
    tile: int


@dataclass(frozen=True, slots=True)
class TileTurned(Event):
    """B2, B3: a tile is face down for the rest of the game."""

    kind = "tile_turned"
    tile: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """The next player is to move."""

    kind = "turn_began"
    seat: int


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """E1–E4: no face-up tile is left; `tie_break` is "", "E3" or "E4"."""

    kind = "game_over"
    worms: tuple[int, ...]
    winners: tuple[int, ...]
    tie_break: str


EVENT_KINDS: dict[str, type[Event]] = {
    event.kind: event
    for event in (
        Rolled,
        SetAside,
        Rerolled,
        Stopped,
        Took,
        Stole,
        StoleHen,
        GotGrilledWorm,
        Robbed,
        NoGrilledWorm,
        GotSpecialist,
        ChoseSpecialist,
        SpecialistBack,
        SpecialistLeft,
        Busted,
        HenStayed,
        TileReturned,
        TileTurned,
        TurnBegan,
        GameOver,
    )
}
"""The class of every kind of event."""
