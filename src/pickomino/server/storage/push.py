"""Queries for notifications: server key and subscriptions."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import BindParameter, bindparam, delete, func, literal_column, select
from sqlalchemy.dialects.postgresql import insert as insert_or_ignore  # SQLite reads it as well

from pickomino.server.storage.base import Op
from pickomino.server.storage.players import hold_player
from pickomino.server.storage.relations import games, push_keys, push_subscriptions, seats


@dataclass(frozen=True, slots=True)
class Subscription:
    """A push subscription as the browser sent it."""

    endpoint: str
    player_id: str
    p256dh: str
    auth: str
    lang: str
    origin: str
    """The address of the page, as a contact for those who run the push service."""
    created_at: int


_PLAYER: BindParameter[str] = bindparam("player")
_ENDPOINT: BindParameter[str] = bindparam("at_endpoint")
_ADD_KEY = insert_or_ignore(push_keys).on_conflict_do_nothing()
_FIND_KEY = select(push_keys.c.private_key).where(push_keys.c.id == literal_column("1"))
_COLUMNS = tuple(push_subscriptions.c)
_SUBSCRIPTIONS = (
    select(*_COLUMNS)
    .where(push_subscriptions.c.player_id == _PLAYER)
    .order_by(push_subscriptions.c.created_at, push_subscriptions.c.endpoint)
)
_FIND = select(push_subscriptions.c.endpoint).where(push_subscriptions.c.endpoint == _ENDPOINT)
_ADD = insert_or_ignore(push_subscriptions)
_REPLACE = _ADD.on_conflict_do_update(
    index_elements=["endpoint"],
    set_={column.name: _ADD.excluded[column.name] for column in _COLUMNS if not column.primary_key},
)
_DROP = delete(push_subscriptions).where(push_subscriptions.c.endpoint == _ENDPOINT)
_DROP_OWN = _DROP.where(push_subscriptions.c.player_id == _PLAYER)
_COUNT_WAITING = (
    select(func.count())
    .select_from(games.join(seats, (seats.c.game_id == games.c.id) & (seats.c.seat == games.c.mover)))
    .where(seats.c.player_id == _PLAYER, games.c.status == literal_column("'running'"))
)


def server_key(new: str, now: int) -> Op[str]:
    """The server's private key; the new one if there is none yet."""
    yield _ADD_KEY, {"id": 1, "private_key": new, "created_at": now}
    rows = yield _FIND_KEY, {}
    return str(rows[0][0])


def subscribe(subscription: Subscription, most: int) -> Op[bool]:
    """Store a subscription, and say whether its endpoint was there; of more than `most` of a player the oldest are dropped."""
    yield from hold_player(subscription.player_id)
    known = yield _FIND, {"at_endpoint": subscription.endpoint}
    yield _REPLACE, asdict(subscription)
    found = yield from subscriptions_of(subscription.player_id)
    for oldest in found[: max(0, len(found) - most)]:
        yield _DROP, {"at_endpoint": oldest.endpoint}
    return bool(known)


def unsubscribe(endpoint: str, player_id: str) -> Op[None]:
    """Drop one of a player's subscriptions."""
    yield _DROP_OWN, {"at_endpoint": endpoint, "player": player_id}


def drop_subscription(endpoint: str) -> Op[None]:
    """Drop a subscription that has expired."""
    yield _DROP, {"at_endpoint": endpoint}


def subscriptions_of(player_id: str) -> Op[list[Subscription]]:
    """A player's subscriptions, oldest first."""
    rows = yield _SUBSCRIPTIONS, {"player": player_id}
    return [Subscription(*row) for row in rows]


def count_waiting(player_id: str) -> Op[int]:
    """In how many games it is a player's turn."""
    rows = yield _COUNT_WAITING, {"player": player_id}
    return int(rows[0][0])
