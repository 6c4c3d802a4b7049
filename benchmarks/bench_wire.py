"""What one roll costs to tell: bytes of its update, and time to build and encode it."""

from __future__ import annotations

import time

from pickomino.core.actions import ROLL
from pickomino.server.api.present import to_json
from pickomino.server.api.updates import show_recent
from pickomino.server.log import fairdice
from pickomino.server.log.draft import Draft
from pickomino.server.log.entries import Opened, SeatPlan
from pickomino.server.play.live import LiveGame
from pickomino.server.storage.stored_games import GameRow, SeatRow

ROUNDS = 300
SEED, GAME, NOW = bytes(32), "G" * 16, 1_763_236_000_000


def game_after_a_roll(rules: str, players: int) -> LiveGame:
    """A game of people only, after its first roll."""
    plans = tuple(SeatPlan("human") for _ in range(players))
    commitment = fairdice.commitment(GAME, SEED)
    draft = Draft.opening(Opened(GAME, rules, plans, None, 1000, commitment), NOW, SEED)
    draft.start()
    draft.act(ROLL, "player")
    row = GameRow(
        id=GAME, key="k" * 22, code=None, host="p", listed=False, status="running", rules=rules, clock=None, seed=SEED,
        version=draft.game.version, mover=1, starts_at=None, deadline=None, bot_version=None, lease_node=None,
        lease_until=None, rematch_id=None, created_at=NOW, updated_at=NOW,
        seats=[SeatRow("p", f"Player {seat}") for seat in range(1, players + 1)],
    )  # fmt: skip
    live = LiveGame(draft.game, row)
    live.recent.extend(entry.folded for entry in draft.entries)
    return live


def main() -> None:
    """Print bytes and microseconds for two kinds of table."""
    for rules, players in (("classic", 2), ("extrawurm", 4)):
        live = game_after_a_roll(rules, players)
        since = live.game.version - 1
        update = show_recent(live, since, NOW)
        parts = {"entry": update["entries"], "actions": update["actions"], "table": update["table"]}
        shares = ", ".join(f"{name} {len(to_json(part))}" for name, part in parts.items())
        started = time.process_time()
        for _ in range(ROUNDS):
            text = to_json(show_recent(live, since, NOW))
        spent = (time.process_time() - started) / ROUNDS * 1e6
        print(f"{rules}, {players} players: {len(text)} bytes ({shares}), {spent:.0f} µs")


if __name__ == "__main__":
    main()
