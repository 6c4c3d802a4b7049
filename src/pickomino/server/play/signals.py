"""Signals between nodes that share a database, and their text; one may be lost, so it is never more than a hint."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from pickomino.server.api.schema import EMOTES
from pickomino.server.api.wire import Emote


class Advanced(NamedTuple):
    """A game has new entries, up to a version; version 0 stands for a change beside the log."""

    game: str
    version: int


class Connected(NamedTuple):
    """The seats whose players are connected to the sender, and the number of its other listeners."""

    game: str
    seats: tuple[int, ...]
    spectators: int


class PresenceAsked(NamedTuple):
    """The sender wants to know who is connected to a game."""

    game: str


class Emoted(NamedTuple):
    """A player shows an emote to the table."""

    game: str
    seat: int
    emote: Emote


class Forgotten(NamedTuple):
    """A player has been removed."""

    player: str


class Revoked(NamedTuple):
    """A player has signed a device out."""

    player: str


class Beat(NamedTuple):
    """The sender is up."""


class Leaving(NamedTuple):
    """The sender shuts down."""


Signal: TypeAlias = Advanced | Connected | PresenceAsked | Emoted | Forgotten | Revoked | Beat | Leaving


def encode_signal(node: str, signal: Signal) -> str:
    """The text of a signal: the sender, the game or player it is about (or `-`), and what."""
    match signal:
        case Advanced(game, version):
            return f"{node} {game} {version}"
        case Connected(game, seats, spectators):
            return f"{node} {game} @ {','.join(map(str, seats))} {spectators}"
        case PresenceAsked(game):
            return f"{node} {game} ?"
        case Emoted(game, seat, emote):
            return f"{node} {game} ! {seat} {emote}"
        case Forgotten(player):
            return f"{node} {player} forget"
        case Revoked(player):
            return f"{node} {player} revoke"
        case Beat():
            return f"{node} - beat"
        case Leaving():
            return f"{node} - bye"


def decode_signal(text: str) -> tuple[str, Signal] | None:
    """The sender and the signal; None for the text of a version that says something else."""
    try:
        match text.split(" "):
            case [node, "-", "beat"]:
                return node, Beat()
            case [node, "-", "bye"]:
                return node, Leaving()
            case [node, player, "forget"]:
                return node, Forgotten(player)
            case [node, player, "revoke"]:
                return node, Revoked(player)
            case [node, game, "?"]:
                return node, PresenceAsked(game)
            case [node, game, "@", seats, spectators]:
                numbers = tuple(int(seat) for seat in seats.split(",") if seat)
                return node, Connected(game, numbers, int(spectators))
            case [node, game, "!", seat, emote] if emote in EMOTES:
                return node, Emoted(game, int(seat), emote)
            case [node, game, version]:
                return node, Advanced(game, int(version))
    except ValueError:
        pass
    return None
