"""A table in one line, for lists."""

from __future__ import annotations

from pickomino.server.games import Games
from pickomino.server.live import LiveGame
from pickomino.server.present import Json
from pickomino.server.storage.games import GameRow
from pickomino.server.updates import show_seats


async def show_summary(games: Games, row: GameRow, player_id: str | None) -> Json:
    """What a list says of a table."""
    live: LiveGame = await games.get(row.id)
    mine = live.seats_of(player_id)
    return {
        "game": row.id,
        "rules": row.rules,
        "status": row.status,
        "seats": show_seats(live.game, live),
        "clock": row.clock,
        "version": live.game.version,
        "mover": live.game.mover,
        "your_seats": mine,
        "your_turn": live.game.mover in mine,
        "created_at": row.created_at,
        "updated_at": row.updated_at,
    }
