"""Everything the server sends: the only definition of its responses and of its messages on a socket.

They are plain dictionaries to build and to encode, so the types cost nothing; mypy checks what builds them.
OpenAPI, `web/src/api/types.ts` and the tables of `docs/api.md` are generated from here.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NotRequired

from pydantic import ConfigDict, Field
from typing_extensions import TypeAliasType, TypedDict

from pickomino.view.fields import ActionFields, SpecialistLetter

Millis = TypeAliasType("Millis", int)
Params = TypeAliasType("Params", dict[str, Any])
Phase = TypeAliasType(
    "Phase", Literal["start", "due", "rolled", "kept", "rob", "crow", "claim", "keep", "over"]
)
SeatKind = TypeAliasType("SeatKind", Literal["human", "open", "bot"])
AwayReason = TypeAliasType("AwayReason", Literal["left", "clock"])
TableStatus = TypeAliasType("TableStatus", Literal["lobby", "running", "over", "abandoned"])
EntryKind = TypeAliasType(
    "EntryKind",
    Literal[
        "open", "sit", "unsit", "entropy", "start", "act", "takeback", "away", "back", "reveal", "unknown"
    ],
)  # fmt: skip
Emote = TypeAliasType(
    "Emote", Literal["clap", "laugh", "groan", "wow", "think", "hurry", "thanks", "well_played"]
)
EndReason = TypeAliasType("EndReason", Literal["over", "limit", "abandoned"])
TieBreak = TypeAliasType("TieBreak", Literal["highest_tile", "shared"])


class Empty(TypedDict):
    """Done; there is nothing more to say."""


# --- errors, identity and the server -------------------------------------------------------------


class ApiError(TypedDict):
    """Why something was refused."""

    code: str
    params: Params


class ErrorResponse(TypedDict):
    """The body of every HTTP error."""

    error: ApiError


ERRORS: Final[dict[int | str, dict[str, Any]]] = {
    "4XX": {"model": ErrorResponse, "description": "Refused"},
    "5XX": {"model": ErrorResponse, "description": "Not to be had at the moment"},
}
"""How OpenAPI describes errors, for routers."""


class Identity(TypedDict):
    """Who the caller is."""

    player: str
    """A public handle, not a secret."""
    token: NotRequired[str]
    """The secret, for programs that asked for it."""


class LinkCode(TypedDict):
    """A code that carries a player to another device."""

    code: str
    expires_at: Millis


class Knobs(TypedDict):
    """A rule set by its knobs."""

    extras: bool
    fallback: Literal["nearest", "any"]
    steal: Literal["forced", "optional"]
    flip_empty_handed: bool
    six_faces_end_turn: bool


class Limits(TypedDict):
    """Bounds on what a table may be."""

    seats: tuple[int, int]
    """The least and the most."""
    name: int
    """Characters of a player's name."""
    turns: int


class ServerInfo(TypedDict):
    """What this server offers."""

    protocol: int
    build: str
    presets: dict[str, Knobs]
    bots: list[str]
    characters: list[str]
    """What a champion may be like at any level: `champion:level=2,character=bold`."""
    default_bot: str
    emotes: list[Emote]
    clocks: list[int | None]
    limits: Limits
    addresses: list[str]
    """Where other devices reach this server; empty unless the call names the machine itself."""


class FaceCounts(TypedDict):
    """All faces ever rolled on this server."""

    rolls: int
    dice: int
    faces: dict[str, int]


# --- tables --------------------------------------------------------------------------------------


class Joined(TypedDict):
    """The table that a player has opened or joined."""

    game: str
    key: str | None
    code: str | None
    """Null once the game has started."""
    seats: list[int]
    host: bool
    commitment: str
    version: int


class CodeFound(TypedDict):
    """The table behind a short code."""

    game: str
    key: str


class SeatInfo(TypedDict):
    """Who plays a seat."""

    seat: int
    kind: SeatKind
    name: str | None
    bot: str | None
    away: AwayReason | None
    """Why a bot plays the seat of a person for the time being."""


class RulesInfo(TypedDict):
    """A rule set, by name and by what is special about it."""

    name: str
    """As the notation writes it: `classic fallback=any`."""
    edition: Literal["classic", "extrawurm"]
    preset: str | None
    """The preset it is, if it is one."""
    differences: list[KnobValue]
    """The knobs that are set otherwise than in the edition."""


class KnobValue(TypedDict):
    """One knob of a rule set."""

    knob: str
    value: str


class Summary(TypedDict):
    """A table in a list."""

    game: str
    rules: RulesInfo
    status: TableStatus
    seats: list[SeatInfo]
    clock: int | None
    version: int
    mover: int | None
    your_seats: list[int]
    your_turn: bool
    created_at: Millis
    updated_at: Millis


class ListedGames(TypedDict):
    """The listed tables."""

    open: list[Summary]
    running: list[Summary]


class MyGames(TypedDict):
    """Tables where the caller holds a seat, newest first."""

    games: list[Summary]


# --- what lies on the table ----------------------------------------------------------------------


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


# --- what may be done ----------------------------------------------------------------------------


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


class Takeback(TypedDict):
    """What may be taken back: a set-aside or, with dice entered by hand, the last action of any kind."""

    seat: int
    action: ActionFields


# --- updates -------------------------------------------------------------------------------------


class ClockInfo(TypedDict):
    """The clock of the turn, by the server's time."""

    seconds: int | None
    seat: int | None
    deadline: Millis | None
    """Null when no clock runs, in a paused game too."""
    now: Millis


class TableInfo(TypedDict):
    """The table around the game."""

    status: TableStatus
    rules: RulesInfo
    seats: list[SeatInfo]
    host: int | None
    listed: bool
    limit: int
    turns: int
    rematch: str | None
    """The id of the next game."""
    paused: bool
    """No player is present: bots and clocks stand still until one is."""
    coach: bool
    """Everybody at the table may ask the coach during the game."""


class Outcome(TypedDict):
    """The result of a game."""

    worms: list[int]
    winners: list[int]
    tie_break: TieBreak | None
    by_limit: bool


class DiceInfo(TypedDict):
    """What is known of the dice; the seed only after the end."""

    commitment: str
    entropy: list[str | None]
    fixed: bool
    rolls: int
    seed: str | None
    by_hand: bool
    """The players roll real dice and enter them; such dice cannot be checked."""


class Entry(TypedDict):
    """One entry of a game's log, with what came of it."""

    version: int
    kind: EntryKind
    seat: int | None
    by: Literal["player", "bot", "server"]
    action: ActionFields | None
    roll: str | None
    """The dice that the action brought."""
    number: int | None
    """The number of that roll in the game."""
    reason: AwayReason | EndReason | None
    """Why a bot took over, or why the game ended."""
    at: Millis
    events: list[GameEvent]
    ended: TurnView | None
    """The turn with the dice that ended it, before they were settled; null where no dice ended it."""
    position: str
    view: View
    """The table after the entry."""


class Frozen(TypedDict):
    """The first entry that this program reads otherwise than the one that wrote it."""

    version: int


class PartialUpdate(TypedDict):
    """A page of old entries; the next message goes on from its version."""

    type: Literal["update"]
    game: str
    version: int
    since: int
    more: Literal[True]
    entries: list[Entry]


class FullUpdate(TypedDict):
    """What brings a client from `since` to the present."""

    type: Literal["update"]
    game: str
    version: int
    since: int
    more: Literal[False]
    entries: list[Entry]
    """Those after `since`, oldest first."""
    position: str
    view: View | None
    """The table as it stands; null where there are entries, because the last one has it."""
    actions: Actions | None
    """Null when nobody may act."""
    takeback: Takeback | None
    clock: ClockInfo
    table: TableInfo
    outcome: Outcome | None
    dice: DiceInfo
    frozen: Frozen | None


Update = TypeAliasType("Update", FullUpdate | PartialUpdate)


class Answer(TypedDict):
    """The answer to a command, sent once the command is stored."""

    type: Literal["answer"]
    id: str
    ok: bool
    version: int
    error: ApiError | None


class AnswerWithUpdate(Answer):
    """The answer to a command over HTTP, with the table as it stands."""

    update: FullUpdate


class RecordFault(TypedDict):
    """Where a record is wrong, and by which clause."""

    line: int | None
    token: str | None
    clause: str
    key: str
    params: Params


class RecordRead(TypedDict):
    """A record, read and checked."""

    rules: RulesInfo
    names: list[str]
    start: View
    entries: list[Entry]
    outcome: Outcome | None
    error: RecordFault | None
    """Why the record does not hold any further."""


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
    outcome: Outcome | None


# --- further messages on a socket ----------------------------------------------------------------


class You(TypedDict):
    """What belongs to a player at a table."""

    seats: list[int]
    host: bool
    key: str | None
    code: str | None


class Presence(TypedDict):
    """Who is connected, to any node."""

    seats: list[int]
    spectators: int


class HelloMessage(TypedDict):
    """The first message. If `build` is not the page's own, reload."""

    type: Literal["hello"]
    protocol: int
    build: str
    game: str
    version: int
    you: You
    presence: Presence


class YouMessage(You):
    """Seats, host, key or code have changed."""

    type: Literal["you"]


class PresenceMessage(Presence):
    """Somebody came or went; it never concerns the game."""

    type: Literal["presence"]


class EmoteShown(TypedDict):
    """Somebody shows what they feel."""

    type: Literal["emote"]
    seat: int
    emote: Emote


class PongMessage(TypedDict):
    """The reply to a ping."""

    type: Literal["pong"]
    n: int


class ErrorMessage(TypedDict):
    """A frame that could not be read, or was refused."""

    type: Literal["error"]
    error: ApiError


class ByeMessage(TypedDict):
    """The server closes; reconnect with `since`."""

    type: Literal["bye"]
    reason: str


ServerMessage = TypeAliasType(
    "ServerMessage",
    Annotated[
        HelloMessage
        | FullUpdate
        | PartialUpdate
        | Answer
        | YouMessage
        | PresenceMessage
        | EmoteShown
        | PongMessage
        | ErrorMessage
        | ByeMessage,
        Field(description="What the server sends on a live socket or a stream."),
    ],
)

Knobs.__pydantic_config__ = ConfigDict(extra="forbid", strict=True)  # type: ignore[attr-defined]  # sent by clients, too
