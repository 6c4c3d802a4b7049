"""A log as a `.pkn` record: names added, take-backs left out."""

from __future__ import annotations

from pickomino.core.actions import parse_action
from pickomino.core.dice import FACES, parse_dice
from pickomino.play import Match, format_record
from pickomino.server.log.chain import Body
from pickomino.server.play.live import LiveGame


def effective_acts(bodies: list[Body]) -> list[Body]:
    """The acts that count: a take-back removes its set-aside and what followed it."""
    acts: list[Body] = []
    for body in bodies:
        if body["kind"] == "act":
            acts.append(body)
        elif body["kind"] == "takeback":
            while acts.pop()["action"] not in FACES:
                pass
    return acts


def seat_names(live: LiveGame) -> list[str]:
    """A name for every seat."""
    return [
        owner.name or (f"{seat.bot} {number}" if seat.bot else f"Player {number}")
        for number, (seat, owner) in enumerate(zip(live.game.seats, live.row.seats, strict=True), 1)
    ]


def record_text(live: LiveGame, bodies: list[Body]) -> str:
    """The record of a game."""
    match = Match(live.game.rules, seat_names(live), turn_limit=live.game.limit)
    for body in effective_acts(bodies):
        match.act(parse_action(body["action"]))
        if body["roll"] is not None:
            match.roll(parse_dice(body["roll"]))
    return format_record(match.record())
