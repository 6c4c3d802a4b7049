"""What is asked of the database about games: each operation yields statements and is sent their rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, fields
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import (
    BindParameter,
    Integer,
    Text,
    bindparam,
    delete,
    func,
    insert,
    literal_column,
    null,
    select,
    text,
    update,
)
from sqlalchemy.dialects.postgresql import insert as insert_or_ignore  # SQLite reads it as well

from pickomino.server.refusals import Refusal
from pickomino.server.storage.base import Op, Row
from pickomino.server.storage.players import KNOWN, hold_player
from pickomino.server.storage.relations import (
    answers,
    creations,
    entries,
    games,
    players,
    removals,
    seats,
    viewers,
)

TABLES_RETRY_SECONDS = 3600
LISTED_RETRY_SECONDS = 600

StoredEntry: TypeAlias = tuple[int, str, str]
"""A log entry as it is stored: version, text, hash."""

EVERY_ENTRY = 1_000_000
"""More than a log can have."""


@dataclass(slots=True)
class SeatRow:
    """The owner of a seat, stored outside the hashed log so that it can be forgotten."""

    player_id: str | None = None
    name: str | None = None
    avatar: str | None = None


@dataclass
class GameRow:
    """A game's row: what is secret, what may change, and what sweeps look for."""

    def __copy__(self) -> GameRow:
        twin = object.__new__(GameRow)
        twin.__dict__.update(self.__dict__)
        return twin

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
    restored_at: int | None = None
    """When the game was restored from a backup; None once it has got a new seed."""
    seats: list[SeatRow] = field(default_factory=list)

    def only_advances(self, before: GameRow) -> bool:
        """Whether the row as it was only gets another version, mover and time, and nothing is due by time in either."""
        return self.status == before.status and _timed(self) == _timed(before) == _NOTHING_DUE


COLUMNS = tuple(games.c[each.name] for each in fields(GameRow) if each.name != "seats")
_NAMES = tuple(column.key for column in COLUMNS)


def _game_row(row: Row) -> GameRow:
    values = dict(zip(_NAMES, row, strict=True))
    values["listed"] = bool(values["listed"])  # SQLite knows numbers only
    values["seed"] = bytes.fromhex(values["seed"])
    return GameRow(**values)


@dataclass(slots=True)
class Append:
    """Everything that one change to a game stores, in one transaction or not at all."""

    row: GameRow
    """The row as it shall be; its version is that of the last entry."""
    expected: int
    """The version that this follows."""
    entries: Sequence[StoredEntry] = ()
    """Version, canonical text and hash."""
    rolls: Sequence[Sequence[int]] = ()
    """The dice that were rolled, each roll as six counts."""
    answer: tuple[str, str, str] | None = None
    """Player, request id and answer."""
    seats: dict[int, SeatRow] = field(default_factory=dict)
    """The seats that get another owner."""
    host: str | None = None
    """The new host, if it changes."""
    seed: bytes | None = None
    """The new seed, if it changes."""
    player: str | None = None
    """Whose doing it is: nothing is stored for a player who has just been forgotten on another node."""
    removed: str | None = None
    """A guest whom the host removes: the right to watch goes with the seats, and they may not come back uninvited."""
    uninvited: str | None = None
    """Who sits down without having shown the key of a private table: nothing is stored if the host has removed them."""
    is_plain: bool = False
    """Whether the row only gets another version, mover and time."""


@dataclass(frozen=True, slots=True)
class Appended:
    """How appending went: done, answered before, or overtaken by another node."""

    done: bool
    original: str | None = None
    """The answer that the request got before."""


class Most(NamedTuple):
    """How many tables a player may host at once."""

    tables: int
    """Not over."""
    listed: int
    """Listed, and waiting for guests."""


_GAME: BindParameter[str] = bindparam("game")
_PLAYER: BindParameter[str] = bindparam("player")
_LIMIT = bindparam("limit", type_=Integer)
IS_UNFINISHED = games.c.status.in_([literal_column("'lobby'"), literal_column("'running'")])
_FACES = ("f1", "f2", "f3", "f4", "f5", "fw")
_MORE_FACES = tuple(f"more_{face}" for face in _FACES)
_NO_FACES = [0] * len(_FACES)

_FIND_ANSWER = select(answers.c.answer).where(
    answers.c.game_id == _GAME,
    answers.c.player_id == _PLAYER,
    answers.c.command_id == bindparam("request"),
)
# Stored together with a look at the player, so that nothing is added for one who is being forgotten.
_ADD_ANSWER = (
    insert_or_ignore(answers)
    .from_select(
        ("game_id", "player_id", "command_id", "answer"),
        select(
            bindparam("game", type_=Text),
            players.c.id,
            bindparam("request", type_=Text),
            bindparam("answer", type_=Text),
        )
        .where(players.c.id == _PLAYER)
        .with_for_update(read=True, key_share=True),
    )
    .on_conflict_do_nothing()
    .returning(answers.c.command_id)
)
_DROP_ANSWER = delete(answers).where(
    answers.c.game_id == _GAME,
    answers.c.player_id == _PLAYER,
    answers.c.command_id == bindparam("request"),
)
_CHANGED = (
    "key", "code", "status", "version", "mover", "starts_at", "deadline", "bot_version", "lease_node", "lease_until",
    "updated_at", "paused_at",
)  # fmt: skip
"""The columns of a game that may change with its log."""
_ADVANCE = (
    update(games)
    .where(games.c.id == _GAME, games.c.version == bindparam("expected"))
    .values(
        host=func.coalesce(bindparam("new_host", type_=games.c.host.type), games.c.host),
        **{name: bindparam(name) for name in _CHANGED},
        **{name: games.c[name] + bindparam(f"more_{name}") for name in ("rolls", *_FACES)},
    )
    .returning(games.c.version)
)
_TIMED = ("code", "starts_at", "deadline", "bot_version", "lease_node", "lease_until", "paused_at")
"""What is empty in every game that only waits for people."""
_timed = attrgetter(*_TIMED)
_NOTHING_DUE = (None,) * len(_TIMED)
# Most moves change nothing else, and naming a column costs an update of its indexes even if its value stays.
_ADVANCE_PLAIN = (
    update(games)
    .where(
        games.c.id == _GAME,
        games.c.version == bindparam("expected"),
        *(
            games.c[name].is_(None) for name in _TIMED
        ),  # else another node has changed it, and this one reads on
    )
    .values(
        **{name: bindparam(name) for name in ("version", "mover", "updated_at")},
        **{name: games.c[name] + bindparam(f"more_{name}") for name in ("rolls", *_FACES)},
    )
    .returning(games.c.version)
)
_ADD_ENTRY = insert(entries)
_RESEED = update(games).where(games.c.id == _GAME).values(seed=bindparam("new_seed"), restored_at=null())
_GIVE_SEAT = (
    update(seats)
    .where(seats.c.game_id == _GAME, seats.c.seat == bindparam("number"))
    .values(player_id=bindparam("player_id"), name=bindparam("name"), avatar=bindparam("avatar"))
)


def find_answer(game_id: str, player_id: str, request_id: str) -> Op[str | None]:
    """The answer that a request got before, if it did."""
    rows = yield _FIND_ANSWER, {"game": game_id, "player": player_id, "request": request_id}
    return str(rows[0][0]) if rows else None


def append(change: Append) -> Op[Appended]:
    """Append entries and what goes with them, once."""
    game_id = change.row.id
    if change.answer is not None:
        player_id, request_id, answer = change.answer
        params = {"game": game_id, "player": player_id, "request": request_id, "answer": answer}
        added = yield _ADD_ANSWER, params
        if not added:
            original = yield from find_answer(game_id, player_id, request_id)
            if original is None:
                raise Refusal("no_identity")
            return Appended(done=False, original=original)
    for player in (change.player, *(owner.player_id for owner in change.seats.values())):
        if player is not None:
            yield from hold_player(player)
    if change.host is not None and not (yield KNOWN, {"player": change.host}):
        change.host = None  # forgotten a moment ago
    is_removed_known = change.removed is not None and bool((yield KNOWN, {"player": change.removed}))
    if change.uninvited is not None:
        yield from _check_not_removed(game_id, change.uninvited)
    if change.entries:
        updated = yield (_ADVANCE_PLAIN if change.is_plain else _ADVANCE), _advance_params(change)
        if not updated:
            if change.answer is not None:
                yield _DROP_ANSWER, {"game": game_id, "player": player_id, "request": request_id}
            return Appended(done=False)
        yield from _add_entries(game_id, change.entries)
        if change.seed is not None:
            yield _RESEED, {"game": game_id, "new_seed": change.seed.hex()}
        for number, owner in change.seats.items():
            yield (
                _GIVE_SEAT,
                {"game": game_id, "number": number, **asdict(owner)},
            )
        if change.removed is not None:
            guest = {"game": game_id, "player": change.removed}
            yield _DROP_VIEWER, guest
            if is_removed_known:
                yield _ADD_REMOVAL, {"game_id": game_id, "player_id": change.removed}
    return Appended(done=True)


def _check_not_removed(game_id: str, player_id: str) -> Op[None]:
    if (yield _FIND_REMOVAL, {"game": game_id, "player": player_id}):
        raise Refusal("removed")


def _advance_params(change: Append) -> dict[str, Any]:
    row = change.row
    faces = [sum(counts) for counts in zip(*change.rolls, strict=True)] or _NO_FACES
    params: dict[str, Any] = {
        "game": row.id, "expected": change.expected, "version": row.version, "mover": row.mover,
        "updated_at": row.updated_at, "more_rolls": len(change.rolls), **dict(zip(_MORE_FACES, faces, strict=True)),
    }  # fmt: skip
    if not change.is_plain:
        params |= {name: getattr(row, name) for name in _CHANGED}
        params["new_host"] = change.host
    return params


def _add_entries(game_id: str, new: Sequence[StoredEntry]) -> Op[None]:
    for version, body, digest in new:
        yield _ADD_ENTRY, {"game_id": game_id, "version": version, "body": body, "hash": digest}


_FIND_CREATION = select(creations.c.game_id).where(
    creations.c.player_id == _PLAYER, creations.c.creation_id == bindparam("creation")
)
_ADD_CREATION = insert_or_ignore(creations).on_conflict_do_nothing().returning(creations.c.game_id)
_ADD_GAME = insert(games).values({name: bindparam(name) for name in _NAMES})
_ADD_SEAT = insert(seats).values(
    {name: bindparam(name) for name in ("game_id", "seat", "player_id", "name", "avatar")}
)


# Changes nothing, but of two tables that one player opens at once, the second is counted after the first.
_HOLD_HOST = (
    update(players)
    .where(players.c.id == _PLAYER)
    .values(created_at=players.c.created_at)
    .returning(players.c.id)
)


def insert_game(
    row: GameRow, new: Sequence[StoredEntry], creation: tuple[str, str] | None, most: Most | None = None
) -> Op[str]:
    """Store a new game and return its id, or the id of the one that this creation made before.

    Raises Refusal if the host has as many as a player may have.
    """
    if most is not None:
        if not (yield _HOLD_HOST, {"player": row.host}):
            raise Refusal("no_identity")
    elif row.host is not None:
        yield from hold_player(row.host)
    if creation is not None:
        player_id, creation_id = creation
        # Added first and looked up afterwards: of two at once, the second waits here for the first.
        params = {"player_id": player_id, "creation_id": creation_id, "game_id": row.id}
        added = yield _ADD_CREATION, params
        if not added:
            found = yield _FIND_CREATION, {"player": player_id, "creation": creation_id}
            return str(found[0][0])
    if most is not None:
        yield from _check_most(row, most)
    yield _ADD_GAME, {**{name: getattr(row, name) for name in _NAMES}, "seed": row.seed.hex()}
    for number, owner in enumerate(row.seats, 1):
        yield (
            _ADD_SEAT,
            {"game_id": row.id, "seat": number, **asdict(owner)},
        )
    yield from _add_entries(row.id, new)
    return row.id


def _check_most(row: GameRow, most: Most) -> Op[None]:
    if (yield _COUNT_HOSTED, {"player": row.host})[0][0] >= most.tables:
        raise Refusal("too_many_tables", retry_after=TABLES_RETRY_SECONDS)
    if row.listed and (yield _COUNT_LISTED, {"player": row.host})[0][0] >= most.listed:
        raise Refusal("too_many_tables", retry_after=LISTED_RETRY_SECONDS)


_LOAD_GAME = select(*COLUMNS).where(games.c.id == _GAME)
_LOAD_SEATS = (
    select(seats.c.player_id, seats.c.name, seats.c.avatar)
    .where(seats.c.game_id == _GAME)
    .order_by(seats.c.seat)
)
_LOAD_ENTRIES = (
    select(entries.c.version, entries.c.body, entries.c.hash)
    .where(entries.c.game_id == _GAME, entries.c.version > bindparam("after"))
    .order_by(entries.c.version)
    .limit(_LIMIT)
)


def load_row(game_id: str) -> Op[GameRow | None]:
    """A game's row with its seats."""
    rows = yield _LOAD_GAME, {"game": game_id}
    return (yield from with_seats(rows))[0] if rows else None


def with_seats(rows: Sequence[Row]) -> Op[list[GameRow]]:
    """The games of some rows, with their seats."""
    found = [_game_row(row) for row in rows]
    for row in found:
        owners = yield _LOAD_SEATS, {"game": row.id}
        row.seats = [SeatRow(*owner) for owner in owners]
    return found


def load_entries(game_id: str, after: int = 0, limit: int = EVERY_ENTRY) -> Op[list[StoredEntry]]:
    """Entries after a version, oldest first."""
    rows = yield _LOAD_ENTRIES, {"game": game_id, "after": after, "limit": limit}
    return [(int(row[0]), str(row[1]), str(row[2])) for row in rows]


def load_game(
    game_id: str, after: int = 0, limit: int = EVERY_ENTRY
) -> Op[tuple[GameRow, list[StoredEntry]] | None]:
    """A game's row and its entries after a version, from one snapshot."""
    row = yield from load_row(game_id)
    if row is None:
        return None
    found = yield from load_entries(game_id, after, limit)
    return row, found


_COUNT_LISTED = (
    select(func.count())
    .select_from(games)
    .where(text("listed"), games.c.status == literal_column("'lobby'"), games.c.host == _PLAYER)
)
_WITH_PLAYER = games.c.id.in_(select(seats.c.game_id).where(seats.c.player_id == _PLAYER))
_COUNT_HOSTED = (
    select(func.count()).select_from(games).where(games.c.host == _PLAYER, IS_UNFINISHED, _WITH_PLAYER)
)


def find_creation(player_id: str, creation_id: str) -> Op[bool]:
    """Whether a player's request for a table has made one before."""
    return bool((yield _FIND_CREATION, {"player": player_id, "creation": creation_id}))


_ADD_VIEWER = insert_or_ignore(viewers).on_conflict_do_nothing()
_DROP_VIEWER = delete(viewers).where(viewers.c.game_id == _GAME, viewers.c.player_id == _PLAYER)
_ADD_REMOVAL = insert_or_ignore(removals).on_conflict_do_nothing()
_FIND_REMOVAL = select(removals.c.game_id).where(removals.c.game_id == _GAME, removals.c.player_id == _PLAYER)
# Changes nothing, but keeps the key as it is until the transaction ends: a removal waits for this, or this for it.
_HOLD_KEY = (
    update(games)
    .where(games.c.id == _GAME, games.c.key == bindparam("present_key"))
    .values(key=games.c.key)
    .returning(games.c.id)
)
_IS_VIEWER = select(viewers.c.game_id).where(viewers.c.game_id == _GAME, viewers.c.player_id == _PLAYER)
_SET_REMATCH = (
    update(games)
    .where(games.c.id == _GAME, games.c.rematch_id.is_(None))
    .values(rematch_id=bindparam("rematch"))
)
_GAME_BEFORE = select(games.c.id).where(games.c.rematch_id == _GAME)
_FIND_REMATCH = select(games.c.rematch_id).where(games.c.id == _GAME)


def allow_viewer(game_id: str, player_id: str, key: str, *, uninvited: bool) -> Op[bool]:
    """Give a player the right to watch a private table; False if its key is another one by now.

    Raises Refusal if the player comes uninvited and the host has removed them.
    """
    yield from hold_player(player_id)
    if not (yield _HOLD_KEY, {"game": game_id, "present_key": key}):
        return False
    if uninvited:
        yield from _check_not_removed(game_id, player_id)
    yield _ADD_VIEWER, {"game_id": game_id, "player_id": player_id}
    return True


def is_viewer(game_id: str, player_id: str) -> Op[bool]:
    """Whether a player may watch a private table."""
    rows = yield _IS_VIEWER, {"game": game_id, "player": player_id}
    return bool(rows)


def game_before(game_id: str) -> Op[str | None]:
    """The game that this one is the rematch of."""
    rows = yield _GAME_BEFORE, {"game": game_id}
    return str(rows[0][0]) if rows else None


def set_rematch(game_id: str, rematch_id: str) -> Op[str]:
    """Name a game's rematch unless it has one; return the one it has."""
    yield _SET_REMATCH, {"game": game_id, "rematch": rematch_id}
    rows = yield _FIND_REMATCH, {"game": game_id}
    return str(rows[0][0])


_COUNT_FACES = select(*(func.coalesce(func.sum(games.c[name]), 0) for name in ("rolls", *_FACES)))


def count_faces() -> Op[tuple[int, list[int]]]:
    """All rolls and faces ever rolled on this server."""
    rows: list[Any] = yield _COUNT_FACES, {}
    rolls, *faces = (int(value) for value in rows[0])
    return rolls, faces
