"""Which tables there are: by code, on the public list, and on a player's own."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import BigInteger, BindParameter, bindparam, select, text, update

from pickomino.server.storage.base import Op
from pickomino.server.storage.relations import games, seats
from pickomino.server.storage.stored_games import COLUMNS, IS_UNFINISHED, GameRow, with_seats

LISTED_GAMES = 50
"""Tables in one list at most."""

LISTED_CANDIDATES = 200
"""Listed tables that are looked at, so that those of one host cannot hide the others."""


_GAME: BindParameter[str] = bindparam("game")
_PLAYER: BindParameter[str] = bindparam("player")
_NOW = bindparam("now", type_=BigInteger)

_FIND_CODE = select(games.c.id, games.c.key).where(games.c.code == bindparam("code"))
# The bare column is what the index of listed games is declared with.
_LISTED = (
    select(*COLUMNS)
    .where(text("listed"), games.c.status == bindparam("status"))
    .order_by(games.c.updated_at.desc())
    .limit(LISTED_CANDIDATES)
)
_ON_LIST = games.c.id.in_(
    select(seats.c.game_id).where(seats.c.player_id == _PLAYER, seats.c.hidden_at.is_(None))
)
_GAMES_OF = select(*COLUMNS).where(_ON_LIST).order_by(games.c.updated_at.desc()).limit(LISTED_GAMES)
_HIDE = update(seats).where(seats.c.game_id == _GAME, seats.c.player_id == _PLAYER).values(hidden_at=_NOW)


def find_code(code: str) -> Op[tuple[str, str] | None]:
    """The game and key behind a short code."""
    rows = yield _FIND_CODE, {"code": code}
    return (str(rows[0][0]), str(rows[0][1])) if rows else None


def listed_games(status: str) -> Op[list[GameRow]]:
    """Listed tables of a status, the most recently played first."""
    rows = yield _LISTED, {"status": status}
    return (yield from with_seats(rows))


def games_of(player_id: str) -> Op[list[GameRow]]:
    """Tables where a player holds a seat, the most recently played first, but for those taken off the list."""
    rows = yield _GAMES_OF, {"player": player_id}
    return (yield from with_seats(rows))


def hide_game(game_id: str, player_id: str, now: int) -> Op[None]:
    """Take a game off a player's own list."""
    yield _HIDE, {"game": game_id, "player": player_id, "now": now}


_IS_UNFINISHED = select(games.c.id).where(games.c.id == _GAME, IS_UNFINISHED)


def unfinished_of(game_ids: Sequence[str]) -> Op[set[str]]:
    """Those of some games that are not over."""
    found: set[str] = set()
    for game_id in game_ids:
        rows = yield _IS_UNFINISHED, {"game": game_id}
        found.update(str(row[0]) for row in rows)
    return found
