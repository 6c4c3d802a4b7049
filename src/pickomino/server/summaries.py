"""Tables in one line each, for lists."""

from __future__ import annotations

from pickomino.server.games import Games
from pickomino.server.present import Json
from pickomino.server.storage.games import GameRow, listed_games
from pickomino.server.updates import show_seats

FRESH_MS = 1_000
"""The public list is read at most so often, however many ask for it."""


async def show_summary(games: Games, row: GameRow, player_id: str | None) -> Json:
    """What a list says of a table."""
    live = await games.get(row.id)
    mine = live.seats_of(player_id)
    return {
        "game": row.id,
        "rules": row.rules,
        "status": live.game.status,
        "seats": show_seats(live.game, live),
        "clock": row.clock,
        "version": live.game.version,
        "mover": live.game.mover,
        "your_seats": mine,
        "your_turn": live.game.mover in mine,
        "created_at": row.created_at,
        "updated_at": row.updated_at,
    }


class PublicList:
    """The listed tables, kept for a moment."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._rows: dict[str, list[GameRow]] = {}
        self._read_at = -FRESH_MS

    async def show(self, player_id: str | None) -> Json:
        """Tables to join and tables to watch."""
        now = self._games.clock()
        if now - self._read_at >= FRESH_MS:
            self._read_at = now
            for status in ("lobby", "running"):
                self._rows[status] = await self._games.storage.read(lambda: listed_games(status))  # noqa: B023
        return {
            "open": [await show_summary(self._games, row, player_id) for row in self._rows.get("lobby", [])],
            "running": [
                await show_summary(self._games, row, player_id) for row in self._rows.get("running", [])
            ],
        }
