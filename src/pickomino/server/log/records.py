"""A log as a `.pkn` record: names added, take-backs left out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pickomino.core.actions import ActionKind
from pickomino.core.errors import NotationError
from pickomino.play import Match, format_record
from pickomino.play.record import check_name
from pickomino.server.log.entries import Acted, Entry, TookBack
from pickomino.server.log.game import Game

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


def seat_names(game: Game, names: Sequence[str | None]) -> list[str]:
    """A name for every seat, also for an open one, a forgotten player, or a stored name that fits no record."""
    return [
        name if name and _fits(name) else f"{seat.bot} {number}" if seat.bot else f"Player {number}"
        for number, (seat, name) in enumerate(zip(game.seats, names, strict=True), 1)
    ]


def _fits(name: str) -> bool:
    try:
        check_name(name)
    except NotationError:
        return False
    return True


def record_text(game: Game, names: Sequence[str | None], entries: Iterable[Entry]) -> str:
    """The record of a game."""
    match = Match(game.rules, seat_names(game, names), start=game.start, turn_limit=game.limit)
    for acted in effective_acts(entries, game.by_hand):
        match.act(acted.action)
        if acted.roll is not None:
            match.roll(acted.roll)
    return format_record(match.record(BY_HAND_TAG if game.by_hand else None))
