"""The messages about a game: entries, the state they led to, and who you are in it."""

from __future__ import annotations

from collections.abc import Iterable

from pickomino.core.engine import apply, apply_roll
from pickomino.core.errors import PickominoError
from pickomino.core.events import Event
from pickomino.core.notation_positions import format_position, parse_position
from pickomino.core.rules import Rules, format_rules
from pickomino.core.state import GameState
from pickomino.server.api.present import (
    Json,
    show_actions,
    show_events,
    show_outcome,
    show_rules,
    show_view,
)
from pickomino.server.api.schema import ENTRIES_PER_UPDATE
from pickomino.server.log.codec import decode_entry, encode_content
from pickomino.server.log.entries import Acted, Happening
from pickomino.server.log.game import Folded, Game
from pickomino.server.play.live import LiveGame


def show_entry(folded: Folded) -> Json:
    """One entry as clients see it."""
    entry = folded.entry
    kind, content = encode_content(entry.happened)
    return {
        "version": entry.version,
        "kind": kind,
        "seat": content.get("seat"),
        "by": entry.by,
        "action": content.get("action"),
        "roll": content.get("roll"),
        "number": content.get("number"),
        "reason": content.get("reason"),
        "at": entry.at,
        "events": show_events(folded.events),
        "position": entry.position,
        "view": show_view(folded.state),
    }


def retell(rules: Rules, before: str, texts: Iterable[str]) -> list[Folded]:
    """Stored entries with their events, from the position before the first; what they mean is as stored."""
    state = parse_position(before, rules)
    position = format_position(state)
    retold = []
    for text in texts:
        entry = decode_entry(text)
        events = _events(state, entry.happened)
        if entry.position != position:
            position, state = entry.position, parse_position(entry.position, rules)
        retold.append(Folded(entry, events, state))
    return retold


def _events(state: GameState, happened: Happening) -> tuple[Event, ...]:
    if not isinstance(happened, Acted):
        return ()
    try:
        after, events = apply(state, happened.action)
        if happened.roll is not None:
            events += apply_roll(after, happened.roll).events
    except PickominoError:  # a frozen game: shown as stored, without a story
        return ()
    return events


def show_update(live: LiveGame, since: int, entries: Iterable[Folded], now: int) -> Json:
    """The update that brings a client from `since` to the present."""
    game, clock = live.game, live.row.clock
    deadline = None if live.row.paused_at is not None else live.row.deadline
    return {
        "type": "update",
        "game": game.id,
        "version": game.version,
        "since": since,
        "more": False,
        "entries": [show_entry(folded) for folded in entries],
        "position": game.position,
        "view": show_view(game.state),
        "actions": show_actions(game.state) if game.mover and live.frozen is None else None,
        "takeback": {"seat": game.undo.seat, "face": game.undo.action} if game.undo else None,
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


def show_page(game_id: str, since: int, entries: list[Folded]) -> Json:
    """A page of old entries, with more to come."""
    return {
        "type": "update",
        "game": game_id,
        "version": entries[-1].entry.version,
        "since": since,
        "more": True,
        "entries": [show_entry(folded) for folded in entries],
        **dict.fromkeys(
            ("position", "view", "actions", "takeback", "clock", "table", "outcome", "dice", "frozen")
        ),
    }


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
        "coach": game.coach,
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
        "by_hand": game.by_hand,
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


def show_recent(live: LiveGame, since: int, now: int) -> Json:
    """The update from a version whose following entries are at hand."""
    missing = [folded for folded in live.recent if folded.entry.version > since]
    return show_update(live, since, missing, now)


def is_recent(live: LiveGame, since: int) -> bool:
    """Whether all entries after a version are at hand."""
    missing = live.game.version - since
    return missing <= len(live.recent) and missing <= ENTRIES_PER_UPDATE
