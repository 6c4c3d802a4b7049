"""A log as a `.pkn` record: names added, take-backs left out."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Final, NamedTuple

from pickomino.bots.characters import split_character
from pickomino.core.actions import ActionKind
from pickomino.core.errors import NotationError
from pickomino.core.rules import Rules
from pickomino.core.state import GameState
from pickomino.messages.catalogue import catalogue
from pickomino.play import Match, format_record
from pickomino.play.record import check_name
from pickomino.server.log.entries import Acted, Entry, TookBack
from pickomino.server.log.fold import Game

BIRDS: Final = ("rooster", "duck", "goose", "turkey", "chick", "peacock", "guinea")
"""The bird of a seat, by its number: what whoever has no name goes by."""

BY_HAND_TAG = {"Dice": "hand"}
"""Says in a record that players entered the dice."""


def effective_acts(entries: Iterable[Entry], by_hand: bool = False) -> list[Acted]:
    """The acts that count: a take-back removes the last one, or its set-aside and what followed it."""
    acts: list[Acted] = []
    for entry in entries:
        match entry.happened:
            case Acted():
                acts.append(entry.happened)
            case TookBack():
                while acts.pop().action.kind is not ActionKind.SET_ASIDE and not by_hand:
                    pass
            case _:
                pass
    return acts


class Seated(NamedTuple):
    """What a player brought along to a seat."""

    name: str | None
    avatar: str | None = None


def birds_of(avatars: Sequence[str | None]) -> list[str]:
    """The bird of every seat: the one chosen, else the seat's own unless somebody chose that."""
    own = BIRDS[: len(avatars)]
    taken = {*filter(None, avatars), *(bird for bird, avatar in zip(own, avatars, strict=True) if not avatar)}
    spare = iter([bird for bird in BIRDS if bird not in taken])
    return [
        avatar or (bird if bird not in avatars else next(spare, bird))
        for bird, avatar in zip(own, avatars, strict=True)
    ]


def seat_names(
    game: Game, people: Sequence[Seated], lang: str = "en", *, with_levels: bool = False
) -> list[str]:
    """A name for every seat, also for an open one, a forgotten player, or a stored name that fits no record.

    Bots are called what the page calls them, with their level where that is wanted.
    """
    words = catalogue(lang, "page")
    called = []
    birds = birds_of([person.avatar for person in people])
    for number, (seat, person, bird) in enumerate(zip(game.seats, people, birds, strict=True), 1):
        name = person.name
        if seat.bot is None:
            called.append(
                name if name and _fits(name) else words.say("page-player-number", {"number": number})
            )
            continue
        own = words.say(f"page-bird-{bird}")
        full = f"{own} ({bot_name(seat.bot, lang)})"
        called.append(full if with_levels and _fits(full) else own)
    return called


def bot_name(spec: str, lang: str) -> str:
    """A bot's level in words, with its character if it has one; a bot without such words goes by its spec."""
    words = catalogue(lang, "page")
    plain, character = split_character(spec)
    key = "page-bot-" + re.sub(r"[^a-z0-9]+", "-", plain, flags=re.IGNORECASE)
    level = words.say(key) if words.has(key) else plain
    if not character:
        return level
    return words.say("page-bot-character", {"level": level, "character": words.say(f"character-{character}")})


def file_name(names: Sequence[str], created_at: int) -> str:
    """What a record is called as a file: the day of the game and who played."""
    day = datetime.fromtimestamp(created_at / 1000, UTC).date().isoformat()
    people = ", ".join(re.sub(r'[<>:"/\\|?*]', "_", name) for name in names)
    return f"{day} {people}.pkn"


def _fits(name: str) -> bool:
    try:
        check_name(name)
    except NotationError:
        return False
    return True


class RecordHead(NamedTuple):
    """What a record needs of a game besides its entries."""

    rules: Rules
    names: tuple[str, ...]
    start: GameState
    limit: int
    by_hand: bool


def record_head(game: Game, people: Sequence[Seated], lang: str = "en") -> RecordHead:
    """What a record needs of a game besides its entries."""
    called = seat_names(game, people, lang, with_levels=True)
    return RecordHead(game.rules, tuple(called), game.start, game.limit, game.by_hand)


def record_text(head: RecordHead, entries: Iterable[Entry]) -> str:
    """The record of a game."""
    match = Match(head.rules, head.names, start=head.start, turn_limit=head.limit)
    for acted in effective_acts(entries, head.by_hand):
        match.act(acted.action)
        if acted.roll is not None:
            match.roll(acted.roll)
    return format_record(match.record(BY_HAND_TAG if head.by_hand else None))
