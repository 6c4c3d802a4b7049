"""What lies on the table, and what may be done there."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from pickomino.server.api.wire.basics import GameOutcome, Params
from pickomino.server.api.wire.lobby import RulesInfo
from pickomino.view.fields import ActionFields, SpecialistLetter

Phase = TypeAliasType(
    "Phase", Literal["start", "due", "rolled", "kept", "rob", "crow", "claim", "keep", "over"]
)


class GrillTile(TypedDict):
    """A tile on the grill."""

    tile: int
    worms: int
    up: bool
    specialist: SpecialistLetter | None


class PlayerView(TypedDict):
    """What a player has."""

    seat: int
    stack: list[int]
    """From bottom to top."""
    worms: int
    """What the player would score now: tiles, grilled worms and apple."""
    grilled: int
    specialist: SpecialistLetter | None


class TurnView(TypedDict):
    """The turn under way."""

    phase: Phase
    """`due`, dice are to be rolled first, occurs only in positions that somebody sets up."""
    kept: str
    """The dice set aside."""
    sum: int
    roll: str | None
    """The dice just rolled, in phase `rolled` only."""
    dice_left: int
    golden: bool
    weasel_used: bool
    canned: bool
    """Whether the canned worm is counted, in phase `claim`."""
    offered: SpecialistLetter | None
    """The specialist just got, in phase `keep`."""


class View(TypedDict):
    """The table as it lies."""

    grill: list[GrillTile]
    players: list[PlayerView]
    reserve: int | None
    """Grilled worms left; null without extras."""
    mover: int | None
    """Null when the game is over."""
    turn: TurnView


class GameEvent(TypedDict):
    """Something that happened, under its key in the message catalogue."""

    kind: str
    params: Params


class Brings(TypedDict):
    """What a claim comes to. Fields that do not apply are left out."""

    kind: Literal["take", "steal", "hen", "bust", "choose"]
    tile: NotRequired[int]
    worms: NotRequired[int]
    """On the tile that is got."""
    seat: NotRequired[int]
    """Whom it is stolen from."""
    specialist: NotRequired[SpecialistLetter]
    """Who comes along."""
    returned: NotRequired[int]
    """The tile that a bust gives back."""
    turned: NotRequired[int]
    """The tile that a bust turns face down."""
    tiles: NotRequired[list[int]]
    """Those to choose from."""


class LegalAction(TypedDict):
    """Something the mover may do, with what it would bring."""

    action: ActionFields
    count: NotRequired[int]
    """How many dice are rolled or set aside."""
    total: NotRequired[int]
    """The sum after setting aside, or the sum that a stop claims with."""
    grilled: NotRequired[Literal[True]]
    """Setting these dice aside brings a grilled worm (X2)."""
    brings: Brings | None
    """Null where the action claims no tile."""
    doomed: bool
    """It is a bust, or can only end in one."""


class BarredAction(TypedDict):
    """Something the mover may not do, with the clause that bars it."""

    action: ActionFields
    clause: str
    key: str
    params: Params


class Actions(TypedDict):
    """Everything the mover may do, and why not the rest."""

    seat: int
    legal: list[LegalAction]
    barred: list[BarredAction]


class ShownPosition(TypedDict):
    """Any position, with what may be done there."""

    rules: RulesInfo
    position: str
    view: View
    due: int
    """How many dice are to be rolled before anybody can decide anything."""
    actions: Actions | None
    events: list[GameEvent]
    """What the move that was sent along brought about."""
    outcome: GameOutcome | None
