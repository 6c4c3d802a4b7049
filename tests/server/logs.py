"""Whole games as logs, played without a server: for tests of what can be read from a log."""

from __future__ import annotations

import random

from pickomino.bots import make_bot
from pickomino.core.rules import parse_rules
from pickomino.server.log.chain import log_line
from pickomino.server.log.fairdice import commitment
from pickomino.server.log.game import Draft, SeatState, open_body

AT = 1_763_236_000_000


def play_log(
    rules: str = "classic", seats: int = 2, seed: int = 1, limit: int = 1000, bot: str = "timid"
) -> Draft:
    """A finished game with its log as a draft."""
    rng = random.Random(seed)
    secret = rng.randbytes(32)
    game_id = f"game{seed:012d}"
    states = [SeatState("bot", bot) for _ in range(seats - 1)]
    body = open_body(
        game_id, parse_rules(rules), [SeatState("open"), *states], None, limit, commitment(game_id, secret)
    )
    draft = Draft.opening(body, AT, secret)
    draft.add("sit", "player", seat=1, bot=None)
    draft.add("entropy", "player", seat=1, entropy=rng.randbytes(16).hex())
    draft.start()
    player = make_bot(bot)
    while not draft.game.has_ended:
        if draft.game.undo is not None and rng.random() < 0.1:
            draft.add("takeback", "player", seat=draft.game.mover)
        draft.act(player.choose(draft.game.state, rng), "player")
    return draft


def log_bytes(draft: Draft) -> bytes:
    """A draft's log as the server exports it."""
    return "".join(log_line(entry.text, entry.hash) + "\n" for entry in draft.entries).encode()
