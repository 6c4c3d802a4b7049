"""What happens next in a game without a player's doing: its start, its clock, its bot's lease, its pause."""

from __future__ import annotations

import copy
from collections.abc import Callable

from pickomino.server.log.fold import Game
from pickomino.server.play.live import LiveGame
from pickomino.server.play.pauses import goes_on_by_itself, resume
from pickomino.server.storage.stored_games import GameRow

BOT_GRACE_MS = 5_000
"""Added to a person's clock for each bot turn just before: the page needs time to show it."""

CONTRIBUTE_MS = 5_000
"""How long a full table waits until everybody has committed, and then until everybody has revealed."""

RETURN_MS = 15_000
"""The same in a running game that gets a new seed, counted from the first player's return: the others reconnect."""

LEASE_MS = 1_000
"""How long a bot's decision belongs to one node; if that node falls silent, another takes over."""


def next_row(live: LiveGame, game: Game, now: int, node: str, is_attended: Callable[[], bool]) -> GameRow:
    """The row to store with a game's next entries; a game without players present is paused at once."""
    row = copy.copy(live.row)
    row.status, row.version, row.mover, row.updated_at = game.status, game.version, game.mover, now
    resume(row, now)
    if game.status != "lobby":
        row.code = None
    if game.phase == "fixed" or not _can_contribute(game):
        row.starts_at = None
    elif row.starts_at is None or (live.game.phase, live.game.commitments) != (game.phase, game.commitments):
        row.starts_at = now + (CONTRIBUTE_MS if game.status == "lobby" else RETURN_MS)
    controller = game.seat(game.mover).controller if game.mover else None
    if controller is not None:
        row.bot_version, row.lease_node, row.lease_until = game.version, node, now + LEASE_MS
    else:
        row.bot_version = row.lease_node = row.lease_until = None
    if not game.mover or not row.clock or controller is not None:
        row.deadline = None
    elif row.deadline is None or live.game.turns != game.turns or live.game.mover != game.mover:
        row.deadline = now + row.clock * 1000 + game.bot_turns * BOT_GRACE_MS
    else:
        row.deadline += game.lag - live.game.lag
    if goes_on_by_itself(row) and not is_attended():
        row.paused_at = now
    return row


def _can_contribute(game: Game) -> bool:
    """Whether time runs for the players' share of the dice: at a full table, and in a game whose first player is back."""
    if game.has_ended or any(seat.kind == "open" for seat in game.seats):
        return False
    return game.status == "lobby" or game.phase == "reveal" or any(seat.commitment for seat in game.seats)
