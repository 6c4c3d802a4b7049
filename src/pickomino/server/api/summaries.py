"""Tables in one line each, for lists."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from typing import Generic, TypeVar

from pickomino.core.dice import FACES
from pickomino.server.api.present import show_result, show_rules
from pickomino.server.api.updates import show_seats
from pickomino.server.api.wire import FaceCounts, Joined, ListedGames, Summary
from pickomino.server.edge.limits import Caller
from pickomino.server.play.games import Games
from pickomino.server.refusals import Refusal
from pickomino.server.settings import Bounds
from pickomino.server.storage import Op
from pickomino.server.storage.stored_games import (
    LISTED_RETRY_SECONDS,
    GameRow,
    count_faces,
    find_creation,
)
from pickomino.server.storage.table_lists import LISTED_GAMES, listed_games

logger = logging.getLogger("pickomino.lists")
T = TypeVar("T")

FRESH_MS = 1_000
UNATTENDED_MS = 10 * 60 * 1000
"""A listed table that nobody has changed for so long is shown only while one of its players is connected."""


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
        "outcome": show_result(live.game),
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

    def __init__(self, games: Games, bounds: Bounds) -> None:
        self._games = games
        self._bounds = bounds
        self._origins: dict[str, Caller] = {}
        """The addresses from which listed tables were opened here, kept in memory only."""
        self._pending: Counter[Caller] = Counter()
        """Listed tables that are being opened."""
        self._open = TtlCache(games, lambda: listed_games("lobby"))
        self._running = TtlCache(games, lambda: listed_games("running"))
        self._faces = TtlCache(games, count_faces)

    async def offer(
        self, player_id: str, creation_id: str, address: Caller, create: Callable[[], Awaitable[Joined]]
    ) -> Joined:
        """Open a listed table; raises Refusal beyond what all players of one address may offer at once."""
        is_repeated = await self._games.storage.read(lambda: find_creation(player_id, creation_id))
        self._forget_closed()
        from_there = sum(origin == address for origin in self._origins.values()) + self._pending[address]
        if not is_repeated and from_there >= self._bounds.listed_per_address:
            raise Refusal("too_many_tables", retry_after=LISTED_RETRY_SECONDS)
        self._pending[address] += 1  # nothing was awaited since they were counted
        try:
            joined = await create()
            self._origins[joined["game"]] = address
        finally:
            self._pending[address] -= 1
            if not self._pending[address]:
                del self._pending[address]
        return joined

    def _forget_closed(self) -> None:
        """Count no table that has started or that nobody has looked at for a while."""
        for game_id in list(self._origins):
            live = self._games.peek(game_id)
            if live is None or live.game.status != "lobby":
                del self._origins[game_id]

    async def show(self, player_id: str | None) -> ListedGames:
        """Tables to join and tables to watch."""
        waiting = [row for row in await self._open.read() if await self._is_attended(row)]
        return {
            "open": await show_summaries(self._games, self._in_turn(waiting), player_id),
            "running": await show_summaries(
                self._games, self._in_turn(await self._running.read()), player_id
            ),
        }

    async def _is_attended(self, row: GameRow) -> bool:
        """Whether somebody still waits at a table; what has just been opened or changed is given a while."""
        if self._games.clock() - row.updated_at < UNATTENDED_MS:
            return True
        if not self._games.storage.shared and self._games.peek(row.id) is None:
            return False  # nobody is connected to a game that is not in memory
        try:
            live = await self._games.get(row.id)
        except Refusal:
            return False
        return bool(live.connected_seats()) or not self._games.presence.is_known(live)

    def _in_turn(self, rows: Iterable[GameRow]) -> list[GameRow]:
        """One table of every host, then the second of each: nobody buries the others. All hosts of an address are one."""
        rounds: list[tuple[int, GameRow]] = []
        shown: Counter[object] = Counter()
        for row in rows:
            host = self._origins.get(row.id, row.host)
            rounds.append((shown[host], row))
            shown[host] += 1
        rounds.sort(key=lambda each: each[0])  # stable: within a round the latest stay first
        return [row for _, row in rounds[:LISTED_GAMES]]

    async def show_faces(self) -> FaceCounts:
        """All faces ever rolled on this server."""
        rolls, faces = await self._faces.read()
        return {"rolls": rolls, "dice": sum(faces), "faces": dict(zip(FACES, faces, strict=True))}
