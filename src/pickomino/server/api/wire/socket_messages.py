"""The messages on a live socket, and the answer to a command."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from pickomino.server.api.wire.basics import ApiError
from pickomino.server.api.wire.game_updates import FullUpdate, PartialUpdate
from pickomino.server.api.wire.lobby import Emote


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


class You(TypedDict):
    """What belongs to a player at a table."""

    seats: list[int]
    host: bool
    key: str | None
    code: str | None


class GoneSeat(TypedDict):
    """A player who is not connected."""

    seat: int
    claim_in: int
    """Milliseconds from now until others may claim."""


class Presence(TypedDict):
    """Who is connected, to any node."""

    seats: list[int]
    spectators: int
    gone: list[GoneSeat]
    """Empty with clocks of days."""


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


class LagPing(TypedDict):
    """Sent where a clock runs, with each decision that is yours: answer at once with a `pong` of the same `n`."""

    type: Literal["ping"]
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
        | LagPing
        | ErrorMessage
        | ByeMessage,
        Field(description="What the server sends on a live socket or a stream."),
    ],
)
