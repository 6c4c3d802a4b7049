"""What is asked of the database about players: secrets only ever as hashes."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import BindParameter, bindparam, delete, insert, null, or_, select, update

from pickomino.server.refusals import Refusal
from pickomino.server.storage.base import Op
from pickomino.server.storage.relations import (
    answers,
    creations,
    games,
    links,
    players,
    push_subscriptions,
    removals,
    seats,
    secrets,
    viewers,
)

_PLAYER: BindParameter[str] = bindparam("player")

KNOWN = select(players.c.id).where(players.c.id == _PLAYER).with_for_update(read=True, key_share=True)
"""Finds a player, and keeps the row from being deleted until the transaction ends."""

_ADD_PLAYER = insert(players)
_ADD_SECRET = insert(secrets)
_FIND_PLAYER = select(secrets.c.player_id).where(secrets.c.hash == bindparam("secret_hash"))
_DEVICES = (
    select(secrets.c.hash, secrets.c.created_at)
    .where(secrets.c.player_id == _PLAYER)
    .order_by(secrets.c.created_at, secrets.c.hash)
)
_DROP_SECRET = delete(secrets).where(
    secrets.c.hash == bindparam("secret_hash"), secrets.c.player_id == _PLAYER
)
_DROP_LINKS = delete(links).where(or_(links.c.expires_at < bindparam("now"), links.c.player_id == _PLAYER))
_DROP_SUBSCRIPTIONS = delete(push_subscriptions).where(push_subscriptions.c.player_id == _PLAYER)
_ADD_LINK = insert(links)
_USE_LINK = (
    delete(links)
    .where(links.c.hash == bindparam("code_hash"), links.c.expires_at >= bindparam("now"))
    .returning(links.c.player_id)
)
_SEATS = select(seats.c.game_id).where(seats.c.player_id == _PLAYER).distinct()
# The player goes first: whatever is being stored for them meanwhile waits for this, or this waits for it.
_FORGET = (
    delete(players).where(players.c.id == _PLAYER),
    update(seats).where(seats.c.player_id == _PLAYER).values(player_id=null(), name=null(), avatar=null()),
    update(games).where(games.c.host == _PLAYER).values(host=null()),
    *(
        delete(table).where(table.c.player_id == _PLAYER)
        for table in (viewers, removals, answers, creations, links, push_subscriptions, secrets)
    ),
)


def hold_player(player_id: str) -> Op[None]:
    """Keep a player from being forgotten until this operation ends; raises Refusal if that has happened before."""
    rows = yield KNOWN, {"player": player_id}
    if not rows:
        raise Refusal("no_identity")


def add_player(player_id: str, secret_hash: str, now: int) -> Op[None]:
    """Store a new player with a first secret."""
    yield _ADD_PLAYER, {"id": player_id, "created_at": now}
    yield from add_secret(player_id, secret_hash, now)


def add_secret(player_id: str, secret_hash: str, now: int) -> Op[None]:
    """Let another secret stand for the same player."""
    yield _ADD_SECRET, {"hash": secret_hash, "player_id": player_id, "created_at": now}


def find_player(secret_hash: str) -> Op[str | None]:
    """The player a secret stands for."""
    rows = yield _FIND_PLAYER, {"secret_hash": secret_hash}
    return str(rows[0][0]) if rows else None


def signed_out_of(secret_hashes: Iterable[str]) -> Op[list[str]]:
    """Those of some secrets that stand for nobody any more."""
    found = []
    for secret_hash in secret_hashes:
        if (yield from find_player(secret_hash)) is None:
            found.append(secret_hash)  # noqa: PERF401  # a comprehension cannot yield
    return found


def devices_of(player_id: str) -> Op[list[tuple[str, int]]]:
    """The hashes of a player's secrets, each with the time it was given out, oldest first."""
    rows = yield _DEVICES, {"player": player_id}
    return [(str(row[0]), int(row[1])) for row in rows]


def drop_secret(player_id: str, secret_hash: str) -> Op[None]:
    """Let a secret stand for nobody, and stop what its device may have arranged.

    Nobody knows which device made a link or asked for notifications, so both end for all of them; the page asks for
    its notifications again at the next visit.
    """
    yield _DROP_SECRET, {"secret_hash": secret_hash, "player": player_id}
    yield _DROP_LINKS, {"now": 0, "player": player_id}
    yield _DROP_SUBSCRIPTIONS, {"player": player_id}


def add_link(code_hash: str, player_id: str, now: int, expires_at: int, most: int) -> Op[None]:
    """Store a link that carries a player to another device; raises Refusal if there are as many as allowed."""
    yield from hold_player(player_id)
    if len((yield from devices_of(player_id))) >= most:
        raise Refusal("too_many_devices", limit=most)
    yield _DROP_LINKS, {"now": now, "player": player_id}
    yield _ADD_LINK, {"hash": code_hash, "player_id": player_id, "expires_at": expires_at}


def claim_link(code_hash: str, secret_hash: str, now: int) -> Op[str | None]:
    """Use up a link: a new secret for its player, or None if it is unknown or too old."""
    rows = yield _USE_LINK, {"code_hash": code_hash, "now": now}
    if not rows:
        return None
    player_id = str(rows[0][0])
    yield from add_secret(player_id, secret_hash, now)
    return player_id


def seats_of(player_id: str) -> Op[list[str]]:
    """Every game in which a player has or had a seat."""
    rows = yield _SEATS, {"player": player_id}
    return [str(row[0]) for row in rows]


def forget_player(player_id: str) -> Op[None]:
    """Remove a player with all names and secrets; the logs know neither."""
    for statement in _FORGET:
        yield statement, {"player": player_id}
