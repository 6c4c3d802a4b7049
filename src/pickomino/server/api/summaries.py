"""Tables in one line each, for lists."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from pickomino.core.dice import FACES
from pickomino.server.api.present import show_outcome, show_rules
from pickomino.server.api.updates import show_seats
from pickomino.server.api.wire import FaceCounts, ListedGames, Summary
from pickomino.server.errors import Refusal
from pickomino.server.play.games import Games
from pickomino.server.storage import Op
from pickomino.server.storage.games import GameRow, count_faces, listed_games

logger = logging.getLogger("pickomino.lists")
T = TypeVar("T")

FRESH_MS = 1_000


async def show_summary(games: Games, row: GameRow, player_id: str | None) -> Summary:
    """What a list says of a table."""
    live = await games.get(row.id)
    mine = live.seats_of(player_id)
    return {
        "game": row.id,
        "rules": show_rules(live.game.rules),
        "status": live.game.status,
        "seats": show_seats(live.game, live),
        "clock": row.clock,
        "version": live.game.version,
        "mover": live.game.mover,
        "your_seats": mine,
        "your_turn": live.game.mover in mine,
        "outcome": show_outcome(live.game.state, live.game.by_limit) if live.game.has_outcome else None,
        "created_at": row.created_at,
        "updated_at": row.updated_at,
    }


async def show_summaries(games: Games, rows: Iterable[GameRow], player_id: str | None) -> list[Summary]:
    """What a list says of several tables; one that cannot be read is left out and does not hide the others."""
    shown = []
    for row in rows:
        try:
            shown.append(await show_summary(games, row, player_id))
        except Refusal as refusal:
            logger.warning("game %s is left out of a list: %s", row.id, refusal.code)
    return shown


class TtlCache(Generic[T]):
    """The result of a query, cached for a moment, so that many callers cost one query."""

    def __init__(self, games: Games, query: Callable[[], Op[T]]) -> None:
        self._games = games
        self._query = query
        self._lock = asyncio.Lock()
        self._found: T | None = None
        self._read_at = 0

    async def read(self) -> T:
        async with self._lock:
            now = self._games.clock()
            if self._found is None or not 0 <= now - self._read_at < FRESH_MS:
                self._found = await self._games.storage.read(self._query)
                self._read_at = now
            return self._found


class PublicList:
    """What everybody may ask about all tables."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._open = TtlCache(games, lambda: listed_games("lobby"))
        self._running = TtlCache(games, lambda: listed_games("running"))
        self._faces = TtlCache(games, count_faces)

    async def show(self, player_id: str | None) -> ListedGames:
        """Tables to join and tables to watch."""
        return {
            "open": await show_summaries(self._games, await self._open.read(), player_id),
            "running": await show_summaries(self._games, await self._running.read(), player_id),
        }

    async def show_faces(self) -> FaceCounts:
        """All faces ever rolled on this server."""
        rolls, faces = await self._faces.read()
        return {"rolls": rolls, "dice": sum(faces), "faces": dict(zip(FACES, faces, strict=True))}
