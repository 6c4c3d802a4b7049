"""The JSON shapes of the API: what clients send and what they get, bounded and typed."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

PROTOCOL = 1
EMOTES = ("clap", "laugh", "groan", "wow", "think", "hurry", "thanks", "well_played")
CLOCKS: tuple[int | None, ...] = (None, 30, 60, 120, 86_400)
ENTRIES_PER_UPDATE = 200
NAME_LENGTH = 40
FRAME_BYTES = 4096

ClientId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
GameId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{11,32}$")]
Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Code = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9]{1,16}$")]
Seat = Annotated[int, Field(ge=1, le=7, strict=True)]
Version = Annotated[int, Field(ge=0, le=2**31 - 1, strict=True)]
Entropy = Annotated[str, StringConstraints(pattern=r"^([0-9a-f]{2}){16,64}$")]
# NOTATION: neither `/`, `"`, `\` nor a control character, so that every name fits a record.
Name = Annotated[str, StringConstraints(min_length=1, max_length=NAME_LENGTH, strip_whitespace=True)]
PositionText = Annotated[str, StringConstraints(min_length=1, max_length=1_000)]
DiceText = Annotated[str, StringConstraints(pattern=r"^[1-5W]{1,9}$")]
ActionText = Annotated[str, StringConstraints(min_length=1, max_length=12)]
BotSpec = Annotated[str, StringConstraints(min_length=1, max_length=64)]
Millis = int


class Sent(BaseModel):
    """What strangers send: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class Given(BaseModel):
    """What the server gives; the fields are built by hand, the models describe them."""


# --- sent by clients -----------------------------------------------------------------------------


class IdentityRequest(Sent):
    token: bool = False


class RecordText(Sent):
    record: Annotated[str, StringConstraints(max_length=60_000)]


class ClaimIdentity(Sent):
    code: Key


class MySeat(Sent):
    kind: Literal["me"]
    name: Name


class OpenSeat(Sent):
    kind: Literal["open"]


class BotSeat(Sent):
    kind: Literal["bot"]
    bot: BotSpec


SeatRequest = Annotated[MySeat | OpenSeat | BotSeat, Field(discriminator="kind")]


class CreateGame(Sent):
    id: ClientId
    rules: Annotated[str, StringConstraints(min_length=1, max_length=200)] = "classic"
    seats: Annotated[list[SeatRequest], Field(min_length=2, max_length=7)]
    listed: bool = False
    clock: int | None = None
    limit: Annotated[int, Field(ge=1, le=1000, strict=True)] = 1000
    start: PositionText | None = None
    """The position to begin with, if it is not the usual one."""
    dice: Literal["fair", "hand"] = "fair"
    """`hand`: the players roll real dice and enter them. All seats are then of kind `me`."""
    coach: bool = False
    """Everybody at the table may ask the coach during the game."""


class JoinGame(Sent):
    id: ClientId | None = None
    name: Name
    key: Key | None = None
    seat: Seat | None = None


class StartGame(Sent):
    bot: BotSpec | None = None


class LeaveGame(Sent):
    seat: Seat | None = None


class ReturnToSeat(Sent):
    seat: Seat


class Spectate(Sent):
    key: Key | None = None


class Nothing(Sent):
    pass


class EmoteMessage(Sent):
    type: Literal["emote"] = "emote"
    seat: Seat
    emote: Literal["clap", "laugh", "groan", "wow", "think", "hurry", "thanks", "well_played"]


class EntropyMessage(Sent):
    type: Literal["entropy"] = "entropy"
    entropy: Entropy


class CommandMessage(Sent):
    type: Literal["command"] = "command"
    id: ClientId
    version: Version
    seat: Seat
    action: ActionText
    dice: DiceText | None = None
    """What the players rolled, where they enter the dice."""


class TakebackMessage(Sent):
    type: Literal["takeback"]
    id: ClientId
    version: Version
    seat: Seat


class PingMessage(Sent):
    type: Literal["ping"]
    n: Annotated[int, Field(ge=0, le=2**53, strict=True)] = 0


AnyCommand = Annotated[CommandMessage | TakebackMessage, Field(discriminator="type")]
AnyFrame = Annotated[
    CommandMessage | TakebackMessage | EmoteMessage | EntropyMessage | PingMessage,
    Field(discriminator="type"),
]


# --- given by the server -------------------------------------------------------------------------


class ErrorBody(Given):
    code: str
    params: dict[str, Any] = {}


class ErrorAnswer(Given):
    error: ErrorBody


class Identity(Given):
    player: str
    token: str | None = None


class LinkCode(Given):
    code: str
    expires_at: Millis


class Knobs(Given):
    extras: bool
    fallback: str
    steal: str
    flip_empty_handed: bool
    six_faces_end_turn: bool


class ServerInfo(Given):
    protocol: int
    build: str
    presets: dict[str, Knobs]
    bots: list[str]
    characters: list[str]
    """What a champion may be like at any level: `champion:level=2,character=bold`."""
    default_bot: str
    emotes: list[str]
    clocks: list[int | None]
    limits: dict[str, Any]
    addresses: list[str]
    """Where other devices reach this server; told only to who calls it by a loopback address."""


class FaceCounts(Given):
    rolls: int
    dice: int
    faces: dict[str, int]


class Joined(Given):
    game: str
    key: str
    code: str | None
    seats: list[int]
    host: bool
    commitment: str
    version: int


class CodeFound(Given):
    game: str
    key: str


class SeatInfo(Given):
    seat: int
    kind: Literal["human", "open", "bot"]
    name: str | None
    bot: str | None
    away: Literal["left", "clock"] | None = None


class Summary(Given):
    game: str
    rules: str
    status: str
    seats: list[SeatInfo]
    clock: int | None
    version: int
    mover: int | None
    your_seats: list[int]
    your_turn: bool
    created_at: Millis
    updated_at: Millis


class ListedGames(Given):
    open: list[Summary]
    running: list[Summary]


class MyGames(Given):
    games: list[Summary]


class GameEvent(Given):
    kind: str
    params: dict[str, Any]


class GrillTile(Given):
    tile: int
    worms: int
    up: bool
    specialist: str | None


class PlayerView(Given):
    seat: int
    stack: list[int]
    worms: int
    grilled: int
    specialist: str | None


class TurnView(Given):
    phase: Literal["start", "due", "rolled", "kept", "rob", "crow", "claim", "keep", "over"]
    """`due`: dice are to be rolled first; only of positions that somebody sets up."""
    kept: str
    sum: int
    roll: str | None
    dice_left: int
    golden: bool
    weasel_used: bool
    canned: bool
    offered: str | None


class View(Given):
    grill: list[GrillTile]
    players: list[PlayerView]
    reserve: int | None
    mover: int | None
    turn: TurnView


class Brings(Given):
    kind: Literal["take", "steal", "hen", "bust", "choose"]
    tile: int | None = None
    seat: int | None = None
    specialist: str | None = None
    returned: int | None = None
    turned: int | None = None
    tiles: list[int] = []


class LegalAction(Given):
    action: str
    events: list[GameEvent]
    brings: Brings | None
    doomed: bool


class BarredAction(Given):
    action: str
    clause: str
    key: str
    params: dict[str, Any]


class Actions(Given):
    seat: int
    legal: list[LegalAction]
    barred: list[BarredAction]


class Takeback(Given):
    seat: int
    face: str


class Clock(Given):
    seconds: int | None
    seat: int | None
    deadline: Millis | None
    now: Millis


class Table(Given):
    status: Literal["lobby", "running", "over", "abandoned"]
    rules: str
    knobs: Knobs
    seats: list[SeatInfo]
    host: int | None
    listed: bool
    limit: int
    turns: int
    rematch: str | None
    paused: bool
    """No player is present: bots and clocks stand still until one is."""
    coach: bool
    """Everybody at the table may ask the coach during the game."""


class GameOutcome(Given):
    worms: list[int]
    winners: list[int]
    tie_break: Literal["highest_tile", "shared"] | None
    by_limit: bool


class DiceInfo(Given):
    commitment: str
    entropy: list[str | None]
    fixed: bool
    rolls: int
    seed: str | None
    by_hand: bool
    """The players roll real dice and enter them; such dice cannot be checked."""


class Entry(Given):
    version: int
    kind: Literal["open", "sit", "unsit", "entropy", "start", "act", "takeback", "away", "back", "reveal"]
    seat: int | None
    by: Literal["player", "bot", "server"]
    action: str | None
    roll: str | None
    number: int | None
    reason: str | None = None
    at: Millis
    events: list[GameEvent]
    position: str
    view: View


class RecordRead(Given):
    rules: str
    names: list[str]
    start: View
    entries: list[Entry]
    outcome: GameOutcome | None


class Frozen(Given):
    version: int


class Update(Given):
    type: Literal["update"] = "update"
    game: str
    version: int
    since: int
    more: bool
    entries: list[Entry]
    position: str | None
    view: View | None
    actions: Actions | None
    takeback: Takeback | None
    clock: Clock | None
    table: Table | None
    outcome: GameOutcome | None
    dice: DiceInfo | None
    frozen: Frozen | None


class Answer(Given):
    type: Literal["answer"] = "answer"
    id: str
    ok: bool
    version: int
    error: ErrorBody | None = None


class AnswerWithUpdate(Answer):
    update: Update


class You(Given):
    seats: list[int]
    host: bool
    key: str | None
    code: str | None


class Presence(Given):
    seats: list[int]
    spectators: int


class Hello(Given):
    type: Literal["hello"] = "hello"
    protocol: int
    build: str
    game: str
    version: int
    you: You
    presence: Presence
