"""What is due in games by time: starts, clocks, bots' leases, pauses, idle games, and the beat of the nodes."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    BindParameter,
    Integer,
    and_,
    bindparam,
    case,
    delete,
    literal_column,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as insert_or_ignore  # SQLite reads it as well

from pickomino.server.storage.base import Op
from pickomino.server.storage.relations import answers, creations, games, pulse
from pickomino.server.storage.stored_games import GameRow

_GAME: BindParameter[str] = bindparam("game")
_NOW = bindparam("now", type_=BigInteger)
_LIMIT = bindparam("limit", type_=Integer)
_ENDED = games.c.status.in_([literal_column("'over'"), literal_column("'abandoned'")])
_IS_RUNNING = games.c.paused_at.is_(None)
_DUE = {
    "start": games.c.starts_at <= _NOW,
    "clock": and_(games.c.deadline <= _NOW, _IS_RUNNING),
    "bot": and_(games.c.bot_version.is_not(None), _IS_RUNNING, games.c.lease_until <= _NOW),
}
_FIND_DUE = {what: select(games.c.id).where(condition).limit(_LIMIT) for what, condition in _DUE.items()}
_TAKE_LEASE = (
    update(games)
    .where(
        games.c.id == _GAME,
        games.c.bot_version == bindparam("at_version"),
        _IS_RUNNING,
        or_(games.c.lease_until <= _NOW, games.c.lease_node == bindparam("node")),
    )
    .values(lease_node=bindparam("node"), lease_until=bindparam("until"))
    .returning(games.c.id)
)
_PAUSED = ("paused_at", "deadline", "lease_node", "lease_until")
_SET_PAUSED = (
    update(games)
    .where(games.c.id == _GAME, games.c.version == bindparam("at_version"))
    .values({name: bindparam(name) for name in _PAUSED})
    .returning(games.c.id)
)
_PAUSE = _SET_PAUSED.where(games.c.paused_at.is_(None))
_RESUME = _SET_PAUSED.where(games.c.paused_at.is_not(None))


def due_games(now: int, limit: int = 64) -> Op[list[tuple[str, str]]]:
    """Games with something to do by now that no player does: what, and the game's id."""
    due: list[tuple[str, str]] = []
    for what, statement in _FIND_DUE.items():
        rows = yield statement, {"now": now, "limit": limit}
        due += [(what, str(row[0])) for row in rows]
    return due


def take_lease(game_id: str, version: int, node: str, now: int, until: int) -> Op[bool]:
    """Take the right to decide for the bot at a version, if nobody has it."""
    params = {"game": game_id, "at_version": version, "node": node, "now": now, "until": until}
    rows = yield _TAKE_LEASE, params
    return bool(rows)


def pause(row: GameRow) -> Op[bool]:
    """Store that a game has paused or goes on, unless that was stored before or the game has moved on."""
    params = {name: getattr(row, name) for name in _PAUSED}
    params |= {"game": row.id, "at_version": row.version}
    rows = yield (_RESUME if row.paused_at is None else _PAUSE), params
    return bool(rows)


_FIND_IDLE = (
    select(games.c.id)
    .where(
        or_(
            and_(games.c.status == literal_column("'lobby'"), games.c.updated_at < bindparam("lobby_before")),
            and_(
                games.c.status == literal_column("'running'"),
                games.c.updated_at < bindparam("running_before"),
            ),
        )
    )
    .limit(_LIMIT)
)
_UNTIL = bindparam("until", type_=BigInteger)
_POSTPONE = (
    update(games)
    .where(games.c.id == _GAME)
    .values(
        {
            name: case((games.c[name] <= _NOW, _UNTIL), else_=games.c[name])
            for name in ("starts_at", "deadline", "lease_until")
        }
    )
)
_TOUCH = update(games).where(games.c.id == _GAME).values(updated_at=_NOW)
_FIND_ENDED = (
    select(games.c.id, games.c.updated_at)
    .where(
        _ENDED,
        games.c.updated_at >= bindparam("ended_after"),
        games.c.updated_at < bindparam("ended_before"),
    )
    .order_by(games.c.updated_at)
    .limit(_LIMIT)
)
_DROP_ANSWERS = (
    delete(answers).where(answers.c.game_id == _GAME),
    delete(creations).where(creations.c.game_id == _GAME),
)


def idle_games(lobby_before: int, running_before: int, limit: int = 32) -> Op[list[str]]:
    """Unfinished games that have been idle for too long."""
    params = {"lobby_before": lobby_before, "running_before": running_before, "limit": limit}
    rows = yield _FIND_IDLE, params
    return [str(row[0]) for row in rows]


def postpone(game_id: str, now: int, until: int) -> Op[None]:
    """Let a game wait with everything that is due by now."""
    yield _POSTPONE, {"game": game_id, "now": now, "until": until}


def touch(game_id: str, now: int) -> Op[None]:
    """Count a game as used just now."""
    yield _TOUCH, {"game": game_id, "now": now}


def prune_answers(after: int, before: int, limit: int = 500) -> Op[int]:
    """Drop the answers kept for repeated requests to games that ended in a span of time; returns how far it came."""
    params = {"ended_after": after, "ended_before": before, "limit": limit}
    rows = yield _FIND_ENDED, params
    for game_id, _ in rows:
        for statement in _DROP_ANSWERS:
            yield statement, {"game": game_id}
    return max(after + 1, int(rows[-1][1])) if len(rows) == limit else max(after, before)


_IS_PULSE = pulse.c.id == literal_column("1")
_LAST_BEAT = select(pulse.c.beat_at).where(_IS_PULSE)
_FIRST_BEAT = insert_or_ignore(pulse).on_conflict_do_nothing()
_NEXT_BEAT = (
    update(pulse)
    .where(_IS_PULSE, pulse.c.beat_at == bindparam("last"))
    .values(beat_at=_NOW)
    .returning(pulse.c.id)
)
_GIVE_TIME = update(games).where(games.c.deadline < _UNTIL, _IS_RUNNING).values(deadline=_UNTIL)
_WAIT_FOR_DICE = (
    update(games)
    .where(games.c.starts_at < bindparam("starts", type_=BigInteger))
    .values(starts_at=bindparam("starts", type_=BigInteger))
)
_SPARE_LONG = (
    update(games)
    .where(
        games.c.deadline.is_not(None), _IS_RUNNING, games.c.clock >= bindparam("long_clock", type_=Integer)
    )
    .values(deadline=games.c.deadline + bindparam("gap", type_=BigInteger))
)
_SET_BACK = (
    update(pulse).where(_IS_PULSE).values(beat_at=_NOW),
    update(games).where(games.c.lease_until > _UNTIL).values(lease_until=_NOW),
    update(games).where(games.c.starts_at > _UNTIL).values(starts_at=_UNTIL),
    update(games)
    .where(games.c.deadline > _UNTIL + games.c.clock * literal_column("1000"), _IS_RUNNING)
    .values(deadline=_UNTIL + games.c.clock * literal_column("1000")),
)


def set_back(now: int, until: int) -> Op[bool]:
    """Whether the latest beat lies in the future, because the clock was set back; then nothing waits for the old time.

    Leases have ended, tables start by `until` at the latest, and clocks run no longer than they would from there.
    """
    rows = yield _LAST_BEAT, {}
    if not rows or int(rows[0][0]) <= now:
        return False
    for statement in _SET_BACK:
        yield statement, {"now": now, "until": until}
    return True


def beat(now: int, gap: int, left: int, starts: int, long_gap: int, long_clock: int) -> Op[int]:
    """Note that a node is up; after a gap without any, give every running clock at least `left` ms. Returns the gap.

    Nor does the gap count against players who have yet to contribute to the dice: no game starts before `starts`.
    A gap of more than `long_gap` ms does not count against clocks of at least `long_clock` seconds.
    """
    rows = yield _LAST_BEAT, {}
    if not rows:
        yield _FIRST_BEAT, {"id": 1, "beat_at": now}
        return 0
    last = int(rows[0][0])
    if now <= last:
        return 0
    won = yield _NEXT_BEAT, {"now": now, "last": last}
    if won and now - last > gap:
        if now - last > long_gap:
            yield _SPARE_LONG, {"gap": now - last, "long_clock": long_clock}
        yield _GIVE_TIME, {"until": now + left}
        yield _WAIT_FOR_DICE, {"starts": starts}
        return now - last
    return 0
