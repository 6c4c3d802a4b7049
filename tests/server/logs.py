"""Whole games as logs, played without a server: for tests of what can be read from a log."""

from __future__ import annotations

import random

from pickomino.bots import make_bot
from pickomino.core.rules import format_rules, parse_rules
from pickomino.server.log.codec import log_line
from pickomino.server.log.draft import Draft
from pickomino.server.log.entries import EntropyAdded, Opened, Sat, SeatPlan, TookBack
from pickomino.server.log.fairdice import commitment

AT = 1_763_236_000_000


def play_log(
    rules: str = "classic", seats: int = 2, seed: int = 1, limit: int = 1000, bot: str = "timid"
) -> Draft:
    """A finished game with its log as a draft."""
    rng = random.Random(seed)
    secret = rng.randbytes(32)
    game_id = f"game{seed:012d}"
    plans = (SeatPlan("open"), *(SeatPlan("bot", bot) for _ in range(seats - 1)))
    text = format_rules(parse_rules(rules))
    opened = Opened(game_id, text, plans, None, limit, commitment(game_id, secret))
    draft = Draft.opening(opened, AT, secret)
    draft.add(Sat(1), "player")
    draft.add(EntropyAdded(1, rng.randbytes(16).hex()), "player")
    draft.start()
    player = make_bot(bot)
    while not draft.game.has_ended:
        if draft.game.undo is not None and rng.random() < 0.1:
            assert draft.game.mover is not None
            draft.add(TookBack(draft.game.mover), "player")
        draft.act(player.choose(draft.game.state, rng), "player")
    return draft


def log_bytes(draft: Draft) -> bytes:
    """A draft's log as the server exports it."""
    return "".join(log_line(entry.text, entry.hash) + "\n" for entry in draft.entries).encode()
