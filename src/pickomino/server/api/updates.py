"""The messages about a game: entries, the state they led to, and who you are in it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, get_args

from pickomino.core.dice import format_dice
from pickomino.core.engine import apply, apply_roll
from pickomino.core.errors import PickominoError
from pickomino.core.events import Event
from pickomino.core.notation_positions import format_position, parse_position
from pickomino.core.rules import Rules
from pickomino.core.state import GameState
from pickomino.server.api import wire
from pickomino.server.api.present import (
    ended_turn,
    show_actions,
    show_events,
    show_result,
    show_rules,
    show_turn,
    show_view,
)
from pickomino.server.api.schema import ENTRIES_PER_UPDATE
from pickomino.server.log.codec import decode_entry
from pickomino.server.log.entries import (
    Acted,
    CameBack,
    Claimed,
    Committed,
    EntropyAdded,
    GotUp,
    Happening,
    Locked,
    Opened,
    Reseeded,
    Revealed,
    Sat,
    Started,
    Swapped,
    TookBack,
    Unknown,
    WentAway,
)
from pickomino.server.log.fold import Folded, Game, SeatState
from pickomino.server.log.records import birds_of
from pickomino.server.play.live import LiveGame
from pickomino.server.play.pauses import left_after_pause
from pickomino.view.fields import action_fields

# As tuples: a union written in place would be built anew for every entry.
_WITH_REASON: Final = (WentAway, Revealed, Reseeded)


def show_entry(folded: Folded) -> wire.Entry:
    """One entry as clients see it."""
    entry, happened = folded.entry, folded.entry.happened
    acted = happened if isinstance(happened, Acted) else None
    ended = ended_turn(folded.before, folded.events) if acted else None
    return {
        "version": entry.version,
        "kind": _KINDS[type(happened)],
        "seat": _seat_of(happened),
        "by": entry.by,
        "action": action_fields(acted.action) if acted else None,
        "roll": format_dice(acted.roll) if acted and acted.roll is not None else None,
        "number": acted.number if acted else None,
        "reason": _reason_of(happened),
        "at": entry.at,
        "events": show_events(folded.events),
        "ended": show_turn(ended) if ended else None,
        "position": entry.position,
        "view": show_view(folded.state),
    }


def _reason_of(
    happened: Happening,
) -> wire.AwayReason | wire.EndReason | wire.ReseedReason | wire.ClaimChoice | None:
    if isinstance(happened, Claimed):
        return happened.choice
    return happened.reason if isinstance(happened, _WITH_REASON) else None


def _seat_of(happened: Happening) -> int | None:
    match happened:
        case Opened() | Locked() | Started() | Reseeded() | Revealed() | Unknown():
            return None
        case Committed(seats):
            return seats[0]
    return happened.seat


AVATARS: Final[dict[str | None, wire.Avatar]] = {name: name for name in get_args(wire.Avatar.__value__)}


_KINDS: Final[dict[type[Happening], wire.EntryKind]] = {
    Opened: "open",
    Sat: "sit",
    GotUp: "unsit",
    Swapped: "swap",
    Committed: "commit",
    Locked: "lock",
    EntropyAdded: "entropy",
    Started: "start",
    Reseeded: "reseed",
    Acted: "act",
    TookBack: "takeback",
    WentAway: "away",
    CameBack: "back",
    Claimed: "claim",
    Revealed: "reveal",
    Unknown: "unknown",
}


def retell(rules: Rules, before: str, texts: Iterable[str]) -> list[Folded]:
    """Stored entries with their events, starting from the position before the first; positions are taken as stored."""
    state = parse_position(before, rules)
    position = format_position(state)
    retold = []
    for text in texts:
        entry = decode_entry(text)
        events, turn = _events(state, entry.happened), state.turn
        if entry.position != position:
            position, state = entry.position, parse_position(entry.position, rules)
        retold.append(Folded(entry, events, state, turn))
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


def show_update(
    live: LiveGame, since: int, entries: Iterable[Folded], now: int, since_head: str
) -> wire.FullUpdate:
    """The update that brings a client from `since`, whose entry has the hash `since_head`, to the present."""
    shown = [show_entry(folded) for folded in entries]
    game, clock = live.game, live.row.clock
    deadline = None if live.row.paused_at is not None else live.row.deadline
    return {
        "type": "update",
        "game": game.id,
        "version": game.version,
        "since": since,
        "head": game.head,
        "since_head": since_head,
        "more": False,
        "entries": shown,
        "position": game.position,
        "view": None if shown else show_view(game.state),
        "actions": show_actions(game.state) if game.mover and live.frozen is None else None,
        "takeback": _show_takeback(game),
        "clock": {
            "seconds": clock,
            "seat": game.mover if clock and deadline else None,
            "deadline": deadline,
            "left": left_after_pause(live.row),
            "now": now,
        },
        "table": show_table(live),
        "outcome": show_result(game),
        "dice": show_dice(game),
        "frozen": None if live.frozen is None else {"version": live.frozen},
    }


def _show_takeback(game: Game) -> wire.Takeback | None:
    undo = game.offered_undo
    return None if undo is None else {"seat": undo.seat, "action": action_fields(undo.action)}


def show_page(
    game_id: str, since: int, entries: list[Folded], since_head: str, head: str
) -> wire.PartialUpdate:
    """A page of old entries, with more to come."""
    return {
        "type": "update",
        "game": game_id,
        "version": entries[-1].entry.version,
        "since": since,
        "head": head,
        "since_head": since_head,
        "more": True,
        "entries": [show_entry(folded) for folded in entries],
    }


def show_table(live: LiveGame) -> wire.TableInfo:
    """The table around the game."""
    game, row = live.game, live.row
    hosts = live.seats_of(row.host)
    return {
        "status": game.status,
        "rules": show_rules(game.rules),
        "seats": show_seats(game, live),
        "host": hosts[0] if hosts else None,
        "listed": row.listed,
        "limit": game.limit,
        "turns": game.turns,
        "rematch": row.rematch_id,
        "paused": row.paused_at is not None,
        "coach": game.coach,
    }


def show_seats(game: Game, live: LiveGame) -> list[wire.SeatInfo]:
    """Who sits where."""
    owners = tuple([(owner.name, owner.avatar) for owner in live.row.seats])
    return _show_seats(tuple(game.seats), owners)


@lru_cache(maxsize=2048)
def _show_seats(
    seats: tuple[SeatState, ...], owners: tuple[tuple[str | None, str | None], ...]
) -> list[wire.SeatInfo]:
    """The same for all moves between two changes at the table; nobody may change it in place."""
    birds = birds_of([AVATARS.get(avatar) for _, avatar in owners])
    return [
        {
            "seat": number,
            "kind": seat.kind,
            "name": name if seat.kind == "human" else None,
            "bird": AVATARS[bird],
            "bot": seat.bot,
            "away": seat.away,
        }
        for number, (seat, (name, _), bird) in enumerate(zip(seats, owners, birds, strict=True), 1)
    ]


def show_dice(game: Game) -> wire.DiceInfo:
    """What is known of the dice: never the seed before the end."""
    return {
        "protocol": game.protocol,
        "commitment": game.commitment,
        "phase": game.phase,
        "commitments": [seat.commitment for seat in game.seats],
        "entropy": [seat.entropy for seat in game.seats],
        "withheld": sorted(game.barred),
        "fixed": game.digest is not None,
        "rolls": game.rolls,
        "seed": game.seed,
        "by_hand": game.by_hand,
    }


def show_you(live: LiveGame, player_id: str | None) -> wire.You:
    """What belongs to a player at this table."""
    seats = live.seats_of(player_id)
    host = player_id is not None and live.row.host == player_id
    return {
        "seats": seats,
        "host": host,
        "key": live.row.key if seats or host else None,
        "code": live.row.code if seats or host else None,
    }


def show_recent(live: LiveGame, since: int, now: int) -> wire.FullUpdate:
    """The update from a version whose following entries are at hand."""
    missing = live.game.version - since  # entries are numbered without a gap
    entries = [live.recent[-count] for count in range(missing, 0, -1)]
    return show_update(live, since, entries, now, entries[0].previous if entries else live.game.head)


def is_recent(live: LiveGame, since: int) -> bool:
    """Whether all entries after a version are at hand."""
    missing = live.game.version - since
    return missing <= len(live.recent) and missing <= ENTRIES_PER_UPDATE
