"""Everything clients send: the bodies of requests and the frames on a socket, bounded and typed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias, get_args

from pydantic import BaseModel, ConfigDict, Field, StringConstraints
from typing_extensions import TypeAliasType

from pickomino.messages import LANGUAGES
from pickomino.server.api.wire import Avatar, ClaimChoice, Emote, Knobs

PROTOCOL = 1
EMOTES: Final[tuple[Emote, ...]] = get_args(Emote.__value__)
DAY: Final = 86_400
CLOCKS: tuple[int | None, ...] = (None, 30, 60, 120, DAY, 3 * DAY, 7 * DAY)
ENTRIES_PER_UPDATE = 200
NAME_LENGTH = 40
FRAME_BYTES = 4096

ClientId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Code = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9]{1,16}$")]
Seat = Annotated[int, Field(ge=1, le=7, strict=True)]
Version = Annotated[int, Field(ge=0, le=2**31 - 1, strict=True)]
Commitment = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Entropy = Annotated[str, StringConstraints(pattern=r"^([0-9a-f]{2}){16,64}$")]
# NOTATION: neither `/`, `"`, `\` nor a control character, so that every name fits a record.
Name = Annotated[str, StringConstraints(min_length=1, max_length=NAME_LENGTH, strip_whitespace=True)]
PositionText = Annotated[str, StringConstraints(min_length=1, max_length=1_000)]
DiceText = Annotated[str, StringConstraints(pattern=r"^[1-5W]{1,9}$")]
ActionText = Annotated[str, StringConstraints(min_length=1, max_length=12)]
BotSpec = Annotated[str, StringConstraints(min_length=1, max_length=64)]
if TYPE_CHECKING:  # mypy wants literals spelled out, but languages are listed in one place only
    Language: TypeAlias = str
else:
    Language = Literal[tuple(LANGUAGES)]


class Sent(BaseModel):
    """What strangers send: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)


class IdentityRequest(Sent):
    """Who am I?"""

    token: bool = False


class RecordText(Sent):
    """A game record."""

    record: Annotated[str, StringConstraints(max_length=60_000)]


class ClaimIdentity(Sent):
    """The code that another device shows."""

    code: Key


class MySeat(Sent):
    """A seat for me, or for somebody at my device."""

    kind: Literal["me"]
    name: Name
    avatar: Avatar | None = None
    """The bird to be shown at the seat."""


class OpenSeat(Sent):
    """A seat for whoever comes."""

    kind: Literal["open"]


class BotSeat(Sent):
    """A seat for one of the bots that the server offers."""

    kind: Literal["bot"]
    bot: BotSpec


SeatRequest = TypeAliasType(
    "SeatRequest", Annotated[MySeat | OpenSeat | BotSeat, Field(discriminator="kind")]
)


class CreateGame(Sent):
    """A table to be opened."""

    id: ClientId
    rules: Annotated[str, StringConstraints(min_length=1, max_length=200)] | Knobs = "classic"
    """A preset, a rule set as the notation writes it, or its knobs."""
    seats: Annotated[list[SeatRequest], Field(min_length=2, max_length=7)]
    listed: bool = False
    clock: int | None = None
    """Seconds a turn, one of the server's clocks."""
    limit: Annotated[int, Field(ge=1, le=1000, strict=True)] = 1000
    start: PositionText | None = None
    """The position to begin with, if it is not the usual one."""
    dice: Literal["fair", "hand"] = "fair"
    """`hand`: the players roll real dice and enter them. All seats are then of kind `me`."""
    coach: bool = False
    """Everybody at the table may ask the coach during the game."""


class JoinGame(Sent):
    """A seat to be taken."""

    id: ClientId | None = None
    name: Name
    avatar: Avatar | None = None
    """The bird to be shown at the seat."""
    key: Key | None = None
    seat: Seat | None = None


class StartGame(Sent):
    """The bot that takes the open seats."""

    bot: BotSpec | None = None


class SwapSeats(Sent):
    """Two seats to be exchanged; a guest names their own first."""

    seat: Seat
    other: Seat


class SetSeat(Sent):
    """A seat, and the bot that shall take it; without one it is open again."""

    seat: Seat
    bot: BotSpec | None = None


class LeaveGame(Sent):
    """The seat to be left; all of mine if none is named."""

    seat: Seat | None = None


class ClaimGame(Sent):
    """What I want while the game waits for somebody who is gone."""

    seat: Seat
    """One of mine."""
    choice: ClaimChoice


class ReturnToSeat(Sent):
    """The seat that I play myself again."""

    seat: Seat


class Spectate(Sent):
    """The key of a private table."""

    key: Key | None = None


class PushEndpoint(Sent):
    """The endpoint of a browser's subscription."""

    endpoint: Annotated[str, StringConstraints(min_length=1, max_length=1_000, pattern=r"^[!-~]+$")]


class PushSubscription(PushEndpoint):
    """Where to notify me, with the keys that my browser made for it."""

    p256dh: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}(==)?$")]
    lang: Language = "en"
    """The language of the notifications."""


class Nothing(Sent):
    """An empty body."""


class EmoteMessage(Sent):
    """Something to show to everybody at the table."""

    type: Literal["emote"] = "emote"
    seat: Seat
    emote: Emote


class CommitMessage(Sent):
    """The hash of the randomness that I shall add to the dice."""

    type: Literal["commit"] = "commit"
    commitment: Commitment
    """`SHA-256("pickomino-entropy-1" ‖ 0x00 ‖ game id ‖ 0x00 ‖ entropy)`, in hex; the entropy in hex, too."""


class EntropyMessage(Sent):
    """Randomness for the dice, in hex: what I have committed to."""

    type: Literal["entropy"] = "entropy"
    entropy: Entropy


class CommandMessage(Sent):
    """An action of the player to move."""

    type: Literal["command"] = "command"
    id: ClientId
    """Made by the client. The same id again gets the original answer."""
    version: Version
    """The one that the player was looking at."""
    seat: Seat
    action: ActionText
    """The `text` of a legal action, as it was received."""
    dice: DiceText | None = None
    """What the players rolled, where they enter the dice."""


class TakebackMessage(Sent):
    """Take the last set-aside back."""

    type: Literal["takeback"]
    id: ClientId
    version: Version
    seat: Seat


class PingMessage(Sent):
    """Answered by a pong. Not needed to stay connected: the server pings by itself."""

    type: Literal["ping"]
    n: Annotated[int, Field(ge=0, le=2**53, strict=True)] = 0


class LagPong(Sent):
    """The reply to the server's ping, to be sent at once: the time between is given back to the player's clock."""

    type: Literal["pong"]
    n: Version


AnyCommand = Annotated[CommandMessage | TakebackMessage, Field(discriminator="type")]
AnyFrame = Annotated[
    CommandMessage | TakebackMessage | EmoteMessage | CommitMessage | EntropyMessage | PingMessage | LagPong,
    Field(discriminator="type"),
]
