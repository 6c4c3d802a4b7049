"""When a game pauses: bots and clocks stand still while none of its players is present."""

from __future__ import annotations

from pickomino.server.log.fold import Game
from pickomino.server.play.live import LONG_CLOCK_SECONDS, LiveGame
from pickomino.server.storage.stored_games import GameRow

LONG_GAP_MS = 6 * 3600 * 1000
"""A server that was away for longer than this does not count against clocks of days."""

LEFT_AFTER_PAUSE_MS = 30_000
"""The mover gets at least this much time when a game goes on after a pause or a gap."""


def playing_seats(game: Game) -> set[int]:
    """The seats that people play themselves, connected or not."""
    return {
        number
        for number, seat in enumerate(game.seats, 1)
        if seat.kind == "human" and seat.controller is None
    }


def has_player(live: LiveGame, game: Game) -> bool:
    """Whether a player is present, as far as this node knows."""
    playing = playing_seats(game)
    if game.clock is not None and game.clock >= LONG_CLOCK_SECONDS:
        return bool(playing)
    return not playing.isdisjoint(live.connected_seats())


def has_player_here(live: LiveGame) -> bool:
    """Whether a player is connected to this node."""
    return not playing_seats(live.game).isdisjoint(live.here()[0])


def goes_on_by_itself(row: GameRow) -> bool:
    """Whether a bot is to move or a clock runs: otherwise there is nothing to pause."""
    return row.paused_at is None and (row.bot_version is not None or row.deadline is not None)


def after_gap(row: GameRow, gap: int, now: int) -> int:
    """The deadline of a running clock after a gap in which no node was up."""
    assert row.deadline is not None
    is_spared = gap > LONG_GAP_MS and row.clock is not None and row.clock >= LONG_CLOCK_SECONDS
    return max(row.deadline + (gap if is_spared else 0), now + LEFT_AFTER_PAUSE_MS)


def left_after_pause(row: GameRow) -> int | None:
    """What the mover of a paused game will have on the clock when it goes on."""
    if row.paused_at is None or row.deadline is None:
        return None
    return max(row.deadline - row.paused_at, LEFT_AFTER_PAUSE_MS)


def resume(row: GameRow, now: int) -> None:
    """Let a paused game go on: the clock did not run meanwhile."""
    left = left_after_pause(row)
    if left is not None:
        row.deadline = now + left
    row.paused_at = None
