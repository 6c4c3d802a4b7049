"""Players, the server and tables before and after a game."""

from __future__ import annotations

from typing import Literal, NotRequired

from pydantic import ConfigDict
from typing_extensions import TypeAliasType, TypedDict

from pickomino.server.api.wire.basics import GameOutcome, Millis
from pickomino.server.log import entries

SeatKind = TypeAliasType("SeatKind", entries.SeatKind)
AwayReason = TypeAliasType("AwayReason", entries.AwayReason)
ClaimChoice = TypeAliasType("ClaimChoice", entries.ClaimChoice)
TableStatus = TypeAliasType("TableStatus", entries.Status)
Emote = TypeAliasType(
    "Emote", Literal["clap", "laugh", "groan", "wow", "think", "hurry", "thanks", "well_played"]
)
Avatar = TypeAliasType(
    "Avatar",
    Literal[
        "rooster", "duck", "goose", "turkey", "chick", "peacock", "guinea", "owl", "penguin", "flamingo", "robin",
        "parrot",
    ],
)  # fmt: skip


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


class DeviceInfo(TypedDict):
    """A browser or program with a secret that stands for a player."""

    id: str
    since: Millis
    """When it got its secret."""
    is_this: bool
    """Whether it is the one that asks."""


class Devices(TypedDict):
    """All devices of a player, oldest first."""

    devices: list[DeviceInfo]


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
    push: str | None
    """The key with which browsers subscribe to notifications; null where the host sends none."""
    addresses: list[str]
    """Where other devices reach this server; empty unless the call names the machine itself."""


class FaceCounts(TypedDict):
    """All faces ever rolled on this server."""

    rolls: int
    dice: int
    faces: dict[str, int]


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
    bird: Avatar
    """What is drawn at the seat, and what a bot goes by: the one that a person has chosen, else the seat's own."""
    bot: str | None
    away: AwayReason | None
    """Why a bot plays the seat of a person for the time being."""


class KnobValue(TypedDict):
    """One knob of a rule set."""

    knob: str
    value: str


class RulesInfo(TypedDict):
    """A rule set, by name and by what is special about it."""

    name: str
    """As the notation writes it: `classic fallback=any`."""
    edition: Literal["classic", "extrawurm"]
    preset: str | None
    """The preset it is, if it is one."""
    differences: list[KnobValue]
    """The knobs that are set otherwise than in the edition."""


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
    outcome: GameOutcome | None
    """The result, once there is one."""
    created_at: Millis
    updated_at: Millis


class PlayerStanding(TypedDict):
    """What somebody has won over the rematches of a table."""

    seat: int | None
    """Where they sat in the game that was asked about; null if they were not there."""
    name: str | None
    bot: str | None
    games: int
    wins: int
    """Shared wins count as well."""
    worms: int


class Standings(TypedDict):
    """The scoreboard over the rematches of a table."""

    games: int
    whole: bool
    """False where there were earlier games that are not counted."""
    standings: list[PlayerStanding]
    """The best first."""


class ListedGames(TypedDict):
    """The listed tables."""

    open: list[Summary]
    running: list[Summary]


class MyGames(TypedDict):
    """Tables where the caller holds a seat, newest first, but for those taken off the list."""

    games: list[Summary]


Knobs.__pydantic_config__ = ConfigDict(extra="forbid", strict=True)  # type: ignore[attr-defined]  # sent by clients, too
