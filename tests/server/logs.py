"""Whole games as logs, played without a server: for tests of what can be read from a log."""

from __future__ import annotations

import random
from collections.abc import Sequence

from pickomino import __version__
from pickomino.bots import make_bot
from pickomino.core.actions import parse_action
from pickomino.core.rules import format_rules, parse_rules
from pickomino.server.log.codec import log_line
from pickomino.server.log.deciding import decide
from pickomino.server.log.draft import Draft
from pickomino.server.log.entries import Committed, EntropyAdded, Opened, Sat, SeatPlan, TookBack
from pickomino.server.log.fairdice import commitment, entropy_commitment

AT = 1_763_236_000_000


def play_log(
    rules: str = "classic", seats: int = 2, seed: int = 1, limit: int = 1000, bot: str = "timid"
) -> Draft:
    """A finished game of a person against bots with its log as a draft."""
    rng = random.Random(seed)
    plans = (SeatPlan("open"), *(SeatPlan("bot", bot) for _ in range(seats - 1)))
    draft = open_log(plans, rng, rules=rules, limit=limit)
    draft.add(Sat(1), "player")
    contribute(draft, {1: rng.randbytes(16).hex()})
    play_on(draft, rng)
    return draft


def open_log(
    plans: Sequence[SeatPlan],
    rng: random.Random,
    *,
    rules: str = "classic",
    limit: int = 1000,
    protocol: int = 2,
    program: str = __version__,
    start: str | None = None,
    clock: int | None = None,
) -> Draft:
    """A table just opened, with a seed that follows from `rng`."""
    secret = rng.randbytes(32)
    game_id = f"game{secret[:6].hex()}"
    opened = Opened(
        game_id, format_rules(parse_rules(rules)), tuple(plans), clock, limit, commitment(game_id, secret), start,
        protocol=protocol, program=program if protocol > 1 else None,
    )  # fmt: skip
    return Draft.opening(opened, AT, secret)


def contribute(draft: Draft, entropies: dict[int, str]) -> None:
    """Let players commit to their entropies, reveal them, and start."""
    for seat, entropy in entropies.items():
        draft.add(Committed((seat,), entropy_commitment(draft.game.id, entropy)), "player")
    draft.lock()
    for seat, entropy in entropies.items():
        draft.add(EntropyAdded(seat, entropy), "player")
    draft.start()


def play_on(draft: Draft, rng: random.Random, most: int = 100_000) -> None:
    """Let everybody act, people like timid bots that now and then take something back."""
    for _ in range(most):
        game = draft.game
        if game.mover is None:
            return
        bot = game.seat(game.mover).controller
        if bot is None and game.undo is not None and rng.random() < 0.1:
            draft.add(TookBack(game.mover), "player")
        elif bot is None:
            draft.act(make_bot("timid").choose(game.state, rng), "player")
        else:
            chosen = decide(bot, format_rules(game.rules), game.position, int(draft.chance() or "0", 16))
            draft.act(parse_action(chosen), "bot")


def log_bytes(draft: Draft) -> bytes:
    """A draft's log as the server exports it."""
    return "".join(log_line(entry.text, entry.hash) + "\n" for entry in draft.entries).encode()
