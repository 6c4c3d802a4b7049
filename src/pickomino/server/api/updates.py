"""The messages about a game: entries, the state they led to, and who you are in it."""

from __future__ import annotations

import json
from collections.abc import Iterable

from pickomino.core.actions import parse_action
from pickomino.core.dice import parse_dice
from pickomino.core.engine import apply, apply_roll, new_game
from pickomino.core.errors import PickominoError
from pickomino.core.events import Event
from pickomino.core.notation_positions import format_position, parse_position
from pickomino.core.rules import Rules, format_rules
from pickomino.core.state import GameState, Phase
from pickomino.server.api.present import (
    Json,
    show_actions,
    show_events,
    show_outcome,
    show_rules,
    show_view,
    to_json,
)
from pickomino.server.api.schema import ENTRIES_PER_UPDATE
from pickomino.server.log.chain import Body
from pickomino.server.log.game import Game
from pickomino.server.play.live import LiveGame


def entry_text(body: Body, events: Iterable[Event], state: GameState) -> str:
    """One entry as clients see it; kept as text, for thousands of games keep their last few."""
    return to_json(
        {
            "version": body["version"],
            "kind": body["kind"],
            "seat": body.get("seat"),
            "by": body["by"],
            "action": body.get("action"),
            "roll": body.get("roll"),
            "number": body.get("number"),
            "reason": body.get("reason"),
            "at": body["at"],
            "events": show_events(events),
            "position": body["position"],
            "view": show_view(state),
        }
    )


def show_stored(rules: Rules, before: str | None, seats: int, texts: Iterable[str]) -> list[tuple[int, str]]:
    """Stored entries as clients see them, from the position before the first; what they mean is as stored."""
    state = new_game(rules, seats) if before is None else parse_position(before, rules)
    shown = []
    for text in texts:
        body: Body = json.loads(text)
        after = (
            parse_position(body["position"], rules) if body["position"] != format_position(state) else state
        )
        shown.append((body["version"], entry_text(body, _events(state, body), after)))
        state = after
    return shown


def _events(state: GameState, body: Body) -> tuple[Event, ...]:
    if body["kind"] != "act":
        return ()
    try:
        after, events = apply(state, parse_action(body["action"]))
        if after.turn.phase is Phase.DUE:
            events += apply_roll(after, parse_dice(body["roll"])).events
    except PickominoError:  # a frozen game: shown as stored, without a story
        return ()
    return events


def update_text(live: LiveGame, since: int, entries: Iterable[str], now: int) -> str:
    """The update that brings a client from `since` to the present."""
    game, clock = live.game, live.row.clock
    deadline = None if live.row.paused_at is not None else live.row.deadline
    head = {"type": "update", "game": game.id, "version": game.version, "since": since, "more": False}
    rest = {
        "position": format_position(game.state),
        "view": show_view(game.state),
        "actions": show_actions(game.state) if game.mover and live.frozen is None else None,
        "takeback": {"seat": game.mover, "face": game.undo[1]} if game.mover and game.undo else None,
        "clock": {
            "seconds": clock,
            "seat": game.mover if clock and deadline else None,
            "deadline": deadline,
            "now": now,
        },
        "table": show_table(live),
        "outcome": show_outcome(game.state, game.by_limit) if game.has_outcome else None,
        "dice": show_dice(game),
        "frozen": None if live.frozen is None else {"version": live.frozen},
    }
    return _join(head, entries, rest)


def partial_text(game_id: str, since: int, entries: list[tuple[int, str]]) -> str:
    """A page of old entries, with more to come."""
    head = {"type": "update", "game": game_id, "version": entries[-1][0], "since": since, "more": True}
    rest = dict.fromkeys(
        ("position", "view", "actions", "takeback", "clock", "table", "outcome", "dice", "frozen")
    )
    return _join(head, (text for _, text in entries), rest)


def _join(head: Json, entries: Iterable[str], rest: Json) -> str:
    return f'{to_json(head)[:-1]},"entries":[{",".join(entries)}],{to_json(rest)[1:]}'


def show_table(live: LiveGame) -> Json:
    """The table around the game."""
    game, row = live.game, live.row
    hosts = live.seats_of(row.host)
    return {
        "status": game.status,
        "rules": format_rules(game.rules),
        "knobs": show_rules(game.rules),
        "seats": show_seats(game, live),
        "host": hosts[0] if hosts else None,
        "listed": row.listed,
        "limit": game.limit,
        "turns": game.turns,
        "rematch": row.rematch_id,
        "paused": row.paused_at is not None,
    }


def show_seats(game: Game, live: LiveGame) -> list[Json]:
    """Who sits where."""
    return [
        {
            "seat": number,
            "kind": seat.kind,
            "name": owner.name if seat.kind == "human" else None,
            "bot": seat.bot,
            "away": seat.away,
        }
        for number, (seat, owner) in enumerate(zip(game.seats, live.row.seats, strict=True), 1)
    ]


def show_dice(game: Game) -> Json:
    """What is known of the dice: never the seed before the end."""
    return {
        "commitment": game.commitment,
        "entropy": [seat.entropy for seat in game.seats],
        "fixed": game.digest is not None,
        "rolls": game.rolls,
        "seed": game.seed,
    }


def show_you(live: LiveGame, player_id: str | None) -> Json:
    """What belongs to a player at this table."""
    seats = live.seats_of(player_id)
    host = player_id is not None and live.row.host == player_id
    return {
        "seats": seats,
        "host": host,
        "key": live.row.key if seats or host else None,
        "code": live.row.code if seats or host else None,
    }


def recent_update(live: LiveGame, since: int, now: int) -> str:
    """The update from a version whose following entries are at hand."""
    return update_text(live, since, [text for version, text in live.recent if version > since], now)


def is_recent(live: LiveGame, since: int) -> bool:
    """Whether all entries after a version are at hand."""
    missing = live.game.version - since
    return missing <= len(live.recent) and missing <= ENTRIES_PER_UPDATE
