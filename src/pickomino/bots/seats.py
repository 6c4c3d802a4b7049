"""Who sits where, from text: bots by their specs, people by their names."""

from __future__ import annotations

__all__ = ["PERSON", "Seat", "name_for", "read_seats", "split_specs"]

from string import ascii_lowercase
from typing import Final, NamedTuple

from pickomino.core.errors import Problem
from pickomino.core.spelling import nearest

from .bot import BotSpecError
from .registry import bot_names, parse_spec

PERSON: Final = "person:"
"""Before a name: this is a person, whatever the name looks like."""

_LONGEST_NAME: Final = 37  # leaves room for the seat's number
_TOO_CLOSE: Final = 0.85  # how alike a capitalised name and a bot's may be; Tim and timid come to 0.75


class Seat(NamedTuple):
    """One place at a table."""

    name: str
    """As records and tables show it; different from all the others."""
    spec: str
    """The bot that plays, or "" for a person."""


def split_specs(text: str) -> list[str]:
    """What stands between the commas. Commas inside a bot's options do not count: `Ann,champion:plies=2,level=3`
    are two."""
    specs: list[str] = []
    for token in text.split(","):
        is_option = "=" in token and ":" not in token.partition("=")[0]
        if specs and is_option and ":" in specs[-1] and not specs[-1].startswith(PERSON):
            specs[-1] += f",{token.strip()}"
        else:
            specs.append(token.strip())
    return specs


def name_for(spec: str) -> str:
    """A spec as the name of a player, with nothing in it that a record cannot hold."""
    return spec[:_LONGEST_NAME].replace("/", "|").replace("\\", "|").replace('"', "'")


def read_seats(text: str) -> list[Seat]:
    """The seats of a table: `Ann,champion:level=2,person:timid`.

    Every bot's name is in lower case, so a word that starts with a small letter is a bot's, and a mistyped one is an
    error. People start with a capital letter (or any other character), or with `person:`.
    """
    seats: list[Seat] = []
    for number, token in enumerate(split_specs(text), 1):
        person = _person_in(token)
        if person is None:
            parse_spec(token, local=True)
        name = name_for(token) if person is None else person
        taken = any(seat.name == name for seat in seats)
        seats.append(Seat(f"{name} {number}" if taken else name, token if person is None else ""))
    return seats


def _person_in(token: str) -> str | None:
    """The name of a person, or None if the token is meant as a bot's spec."""
    if token.startswith(PERSON):
        return token.removeprefix(PERSON).strip()
    if token[:1] in ascii_lowercase and token:
        return None
    if near := nearest(token[:40], bot_names(local=True), _TOO_CLOSE):
        raise BotSpecError(Problem("error-bot-or-person", {"token": token[:40], "near": near}))
    return token
