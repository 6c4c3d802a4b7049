"""What is asked of the database about games: each operation is a generator of SQL."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from pickomino.server.storage.base import Op, Row

IDLE_LIST = 50
"""Tables in any one listing at most."""


@dataclass(slots=True)
class SeatRow:
    """Whose seat it is: kept outside the hashed log, so that it can be forgotten."""

    player_id: str | None = None
    name: str | None = None


@dataclass(slots=True)
class GameRow:
    """A game's row: what is secret, what may change, and what sweeps look for."""

    id: str
    key: str
    code: str | None
    host: str | None
    listed: bool
    status: str
    rules: str
    clock: int | None
    seed: bytes
    version: int
    mover: int | None
    starts_at: int | None
    deadline: int | None
    bot_version: int | None
    lease_node: str | None
    lease_until: int | None
    rematch_id: str | None
    created_at: int
    updated_at: int
    paused_at: int | None = None
    """Since when nothing happens by itself, because no player is present."""
    seats: list[SeatRow] = field(default_factory=list)


COLUMNS = (
    "id, seat_key, code, host, listed, status, rules, clock, seed, version, mover, starts_at, deadline,"
    " bot_version, lease_node, lease_until, rematch_id, created_at, updated_at, paused_at"
)


def _game_row(row: Row) -> GameRow:
    values = list(row)
    values[4] = bool(values[4])
    values[8] = bytes.fromhex(values[8])
    return GameRow(*values)


@dataclass(slots=True)
class Append:
    """Everything that one change to a game stores, in one transaction or not at all."""

    row: GameRow
    """The row as it shall be; its version is that of the last entry."""
    expected: int
    """The version that this follows."""
    entries: Sequence[tuple[int, str, str]] = ()
    """Version, canonical text and hash."""
    rolls: Sequence[Sequence[int]] = ()
    """The dice that were rolled, each roll as six counts."""
    answer: tuple[str, str, str] | None = None
    """Player, request id and answer."""
    seats: dict[int, SeatRow] = field(default_factory=dict)
    """The seats that get another owner."""
    host: str | None = None
    """The new host, if it changes."""


@dataclass(frozen=True, slots=True)
class Appended:
    """How appending went: done, answered before, or overtaken by another node."""

    done: bool
    original: str | None = None
    """The answer that the request got before."""


def find_answer(game_id: str, player_id: str, command_id: str) -> Op[str | None]:
    """The answer a command got before, if it did."""
    rows = yield (
        "SELECT answer FROM answers WHERE game_id = $1 AND player_id = $2 AND command_id = $3",
        (game_id, player_id, command_id),
    )
    return str(rows[0][0]) if rows else None


def append(change: Append) -> Op[Appended]:
    """Append entries and what goes with them, once."""
    row = change.row
    if change.answer is not None:
        player_id, command_id, _ = change.answer
        original = yield from find_answer(row.id, player_id, command_id)
        if original is not None:
            return Appended(done=False, original=original)
    if change.entries or change.seats:
        faces = [sum(counts) for counts in zip(*change.rolls, strict=True)] or [0] * 6
        updated = yield (
            ("UPDATE games SET code = $3, host = COALESCE($4, host), status = $5, version = $6, mover = $7, starts_at = $8,"
            " deadline = $9, bot_version = $10, lease_node = $11, lease_until = $12, updated_at = $13,"
            " rolls = rolls + $14, f1 = f1 + $15, f2 = f2 + $16, f3 = f3 + $17, f4 = f4 + $18, f5 = f5 + $19,"
            " fw = fw + $20, paused_at = $21 WHERE id = $1 AND version = $2 RETURNING version"),
            (
                row.id, change.expected, row.code, change.host, row.status, row.version, row.mover, row.starts_at,
                row.deadline, row.bot_version, row.lease_node, row.lease_until, row.updated_at,
                len(change.rolls), *faces, row.paused_at,
            ),
        )  # fmt: skip
        if not updated:
            return Appended(done=False)
        for version, text, digest in change.entries:
            yield (
                "INSERT INTO entries (game_id, version, body, hash) VALUES ($1, $2, $3, $4)",
                (row.id, version, text, digest),
            )
        for seat, owner in change.seats.items():
            yield (
                "UPDATE seats SET player_id = $3, name = $4 WHERE game_id = $1 AND seat = $2",
                (row.id, seat, owner.player_id, owner.name),
            )
    if change.answer is not None:
        yield (
            "INSERT INTO answers (game_id, player_id, command_id, answer) VALUES ($1, $2, $3, $4)",
            (row.id, *change.answer),
        )
    return Appended(done=True)


def insert_game(
    row: GameRow, entries: Sequence[tuple[int, str, str]], creation: tuple[str, str] | None
) -> Op[str]:
    """Store a new game and return its id, or the id of the one that this creation made before."""
    if creation is not None:
        found = yield ("SELECT game_id FROM creations WHERE player_id = $1 AND creation_id = $2", creation)
        if found:
            return str(found[0][0])
        yield (
            "INSERT INTO creations (player_id, creation_id, game_id) VALUES ($1, $2, $3)",
            (*creation, row.id),
        )
    yield (
        (f"INSERT INTO games ({COLUMNS}) VALUES"  # noqa: S608 - our own column names
        " ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)"),
        (
            row.id, row.key, row.code, row.host, row.listed, row.status, row.rules, row.clock, row.seed.hex(),
            row.version, row.mover, row.starts_at, row.deadline, row.bot_version, row.lease_node,
            row.lease_until, row.rematch_id, row.created_at, row.updated_at, row.paused_at,
        ),
    )  # fmt: skip
    for number, owner in enumerate(row.seats, 1):
        yield (
            "INSERT INTO seats (game_id, seat, player_id, name) VALUES ($1, $2, $3, $4)",
            (row.id, number, owner.player_id, owner.name),
        )
    for version, text, digest in entries:
        yield (
            "INSERT INTO entries (game_id, version, body, hash) VALUES ($1, $2, $3, $4)",
            (row.id, version, text, digest),
        )
    return row.id


def load_row(game_id: str) -> Op[GameRow | None]:
    """A game's row with its seats."""
    rows = yield f"SELECT {COLUMNS} FROM games WHERE id = $1", (game_id,)  # noqa: S608 - our own column names
    if not rows:
        return None
    row = _game_row(rows[0])
    row.seats = yield from _seats(game_id)
    return row


def _seats(game_id: str) -> Op[list[SeatRow]]:
    rows = yield "SELECT player_id, name FROM seats WHERE game_id = $1 ORDER BY seat", (game_id,)
    return [SeatRow(*row) for row in rows]


def load_entries(game_id: str, after: int = 0, limit: int = 1_000_000) -> Op[list[tuple[int, str, str]]]:
    """Entries after a version, oldest first: version, text, hash."""
    rows = yield (
        "SELECT version, body, hash FROM entries WHERE game_id = $1 AND version > $2 ORDER BY version LIMIT $3",
        (game_id, after, limit),
    )
    return [(int(row[0]), str(row[1]), str(row[2])) for row in rows]


def load_game(game_id: str, after: int = 0) -> Op[tuple[GameRow, list[tuple[int, str, str]]] | None]:
    """A game's row and its entries after a version, from one snapshot."""
    row = yield from load_row(game_id)
    if row is None:
        return None
    entries = yield from load_entries(game_id, after)
    return row, entries


def find_code(code: str) -> Op[tuple[str, str] | None]:
    """The game and key behind a short code."""
    rows = yield "SELECT id, seat_key FROM games WHERE code = $1", (code,)
    return (str(rows[0][0]), str(rows[0][1])) if rows else None


def listed_games(status: str) -> Op[list[GameRow]]:
    """Listed tables of a status, those last played first."""
    rows = yield (
        f"SELECT {COLUMNS} FROM games WHERE listed AND status = $1 ORDER BY updated_at DESC LIMIT {IDLE_LIST}",  # noqa: S608
        (status,),
    )
    return (yield from _with_seats([_game_row(row) for row in rows]))


def games_of(player_id: str) -> Op[list[GameRow]]:
    """Tables where a player holds a seat, those last played first."""
    rows = yield (
        (
            f"SELECT {COLUMNS} FROM games WHERE id IN (SELECT game_id FROM seats WHERE player_id = $1)"  # noqa: S608
            f" ORDER BY updated_at DESC LIMIT {IDLE_LIST}"
        ),
        (player_id,),
    )
    return (yield from _with_seats([_game_row(row) for row in rows]))


def _with_seats(games: list[GameRow]) -> Op[list[GameRow]]:
    for row in games:
        row.seats = yield from _seats(row.id)
    return games


def count_running(player_id: str) -> Op[int]:
    """How many unfinished tables a player hosts."""
    rows = yield (
        (
            "SELECT COUNT(*) FROM games WHERE host = $1 AND status IN ('lobby', 'running')"
            " AND id IN (SELECT game_id FROM seats WHERE player_id = $1)"
        ),
        (player_id,),
    )
    return int(rows[0][0])


def allow_viewer(game_id: str, player_id: str) -> Op[None]:
    """Give a player the right to watch a private table."""
    yield (
        "INSERT INTO viewers (game_id, player_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        (game_id, player_id),
    )


def is_viewer(game_id: str, player_id: str) -> Op[bool]:
    """Whether a player may watch a private table."""
    rows = yield "SELECT 1 FROM viewers WHERE game_id = $1 AND player_id = $2", (game_id, player_id)
    return bool(rows)


def set_rematch(game_id: str, rematch_id: str) -> Op[str]:
    """Name a game's rematch unless it has one; return the one it has."""
    yield (
        "UPDATE games SET rematch_id = $2 WHERE id = $1 AND rematch_id IS NULL",
        (game_id, rematch_id),
    )
    rows = yield "SELECT rematch_id FROM games WHERE id = $1", (game_id,)
    return str(rows[0][0])


def due_games(now: int, limit: int = 64) -> Op[list[tuple[str, str]]]:
    """Games with something to do by now that no player does: what, and the game's id."""
    due: list[tuple[str, str]] = []
    for what, condition in (
        ("start", "starts_at <= $1"),
        ("clock", "deadline <= $1 AND paused_at IS NULL"),
        ("bot", "bot_version IS NOT NULL AND paused_at IS NULL AND lease_until <= $1"),
    ):
        rows = yield f"SELECT id FROM games WHERE {condition} LIMIT {limit}", (now,)  # noqa: S608 - our own text
        due += [(what, str(row[0])) for row in rows]
    return due


def take_lease(game_id: str, version: int, node: str, now: int, until: int) -> Op[bool]:
    """Take the right to decide for the bot at a version, if nobody has it."""
    rows = yield (
        (
            "UPDATE games SET lease_node = $3, lease_until = $5 WHERE id = $1 AND bot_version = $2"
            " AND paused_at IS NULL AND (lease_until <= $4 OR lease_node = $3) RETURNING id"
        ),
        (game_id, version, node, now, until),
    )
    return bool(rows)


def pause(row: GameRow) -> Op[bool]:
    """Store that a game has paused, or that it goes on, unless that was stored before or the game has moved on."""
    before = "IS NULL" if row.paused_at is not None else "IS NOT NULL"
    rows = yield (
        (
            "UPDATE games SET paused_at = $3, deadline = $4, lease_node = $5, lease_until = $6"  # noqa: S608
            f" WHERE id = $1 AND version = $2 AND paused_at {before} RETURNING id"
        ),
        (row.id, row.version, row.paused_at, row.deadline, row.lease_node, row.lease_until),
    )
    return bool(rows)


def idle_games(lobby_before: int, running_before: int, limit: int = 32) -> Op[list[str]]:
    """Unfinished games that nobody has touched for too long."""
    rows = yield (
        (
            "SELECT id FROM games WHERE (status = 'lobby' AND updated_at < $1)"
            " OR (status = 'running' AND updated_at < $2) LIMIT $3"
        ),
        (lobby_before, running_before, limit),
    )
    return [str(row[0]) for row in rows]


def postpone(game_id: str, now: int, until: int) -> Op[None]:
    """Let a game wait with everything that is due by now."""
    yield (
        (
            "UPDATE games SET starts_at = CASE WHEN starts_at <= $2 THEN $3 ELSE starts_at END,"
            " deadline = CASE WHEN deadline <= $2 THEN $3 ELSE deadline END,"
            " lease_until = CASE WHEN lease_until <= $2 THEN $3 ELSE lease_until END WHERE id = $1"
        ),
        (game_id, now, until),
    )


def touch(game_id: str, now: int) -> Op[None]:
    """Count a game as used just now."""
    yield "UPDATE games SET updated_at = $2 WHERE id = $1", (game_id, now)


def prune_answers(after: int, before: int, limit: int = 500) -> Op[int]:
    """Drop what repeated calls of games that ended in a span of time would be told; returns how far it came."""
    rows = yield (
        (
            "SELECT id, updated_at FROM games WHERE status IN ('over', 'abandoned')"
            " AND updated_at >= $1 AND updated_at < $2 ORDER BY updated_at LIMIT $3"
        ),
        (after, before, limit),
    )
    for game_id, _ in rows:
        yield "DELETE FROM answers WHERE game_id = $1", (game_id,)
        yield "DELETE FROM creations WHERE game_id = $1", (game_id,)
    return max(after + 1, int(rows[-1][1])) if len(rows) == limit else max(after, before)


def beat(now: int, gap: int, left: int) -> Op[int]:
    """Note that a node is up; after a gap without any, give every running clock at least `left` ms. Returns the gap."""
    rows = yield "SELECT beat_at FROM pulse WHERE id = 1", ()
    if not rows:
        yield "INSERT INTO pulse (id, beat_at) VALUES (1, $1) ON CONFLICT DO NOTHING", (now,)
        return 0
    last = int(rows[0][0])
    if now <= last:
        return 0
    won = yield "UPDATE pulse SET beat_at = $1 WHERE id = 1 AND beat_at = $2 RETURNING id", (now, last)
    if won and now - last > gap:
        yield "UPDATE games SET deadline = $1 WHERE deadline < $1 AND paused_at IS NULL", (now + left,)
        return now - last
    return 0


def count_faces() -> Op[tuple[int, list[int]]]:
    """All rolls and faces ever rolled on this server."""
    rows: list[Any] = yield (
        (
            "SELECT COALESCE(SUM(rolls), 0), COALESCE(SUM(f1), 0), COALESCE(SUM(f2), 0), COALESCE(SUM(f3), 0),"
            " COALESCE(SUM(f4), 0), COALESCE(SUM(f5), 0), COALESCE(SUM(fw), 0) FROM games"
        ),
        (),
    )
    rolls, *faces = (int(value) for value in rows[0])
    return rolls, faces
