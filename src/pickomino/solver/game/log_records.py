"""Games out of the kernel as text: turns and whole records (`.pkn`), written from what the kernel noted."""

from __future__ import annotations

__all__ = ["record_text", "turn_text"]

from collections.abc import Sequence

from pickomino.core.dice import FACES, format_dice
from pickomino.core.outcome import outcome
from pickomino.core.rules import SPECIALISTS, TILES, Rules, format_rules
from pickomino.kernels.game_rows import (
    ACT_FACE,
    ACT_KEEP,
    ACT_ROB,
    ACT_STOP_CANNED,
    ACT_WEASEL,
    MOVER,
    NONE,
    OUT_BUST,
    OUT_BUST_ROLL,
    OUT_HEN,
    OUT_STOLE,
    OUT_TOOK,
    OUTCOME,
    SEATS,
    counts_of,
)

from .packing import unpack
from .player import PlayedGame

_KEPT = {int(ACT_KEEP[at]): specialist for at, specialist in enumerate(SPECIALISTS) if ACT_KEEP[at] != NONE}


def turn_text(codes: Sequence[int]) -> str:
    """The tokens of one turn."""
    tokens: list[str] = []
    roll = canned = ""
    for code in codes:
        if code < 0:
            roll = format_dice(counts_of(code))
        elif ACT_FACE <= code < ACT_FACE + len(FACES):
            tokens.append(f"{roll}:{FACES[code - ACT_FACE]}")
        elif code == ACT_WEASEL:
            tokens.append(f"{roll}~")
        elif code == ACT_STOP_CANNED:
            canned = "c"
        elif ACT_ROB <= code < ACT_ROB + SEATS:
            tokens[-1] += f">{code - ACT_ROB + 1}"
        elif code in _KEPT:
            tokens[-1] += f"&{_KEPT[code]}"
        elif code >= OUTCOME:
            tokens.append(_outcome_token(code, roll, canned))
    return " ".join(tokens)


def _outcome_token(code: int, roll: str, canned: str) -> str:
    if code == OUT_BUST_ROLL:
        return f"{roll}!"
    if code == OUT_BUST:
        return "!"
    if code >= OUT_HEN:
        return f"{canned}^{TILES[code - OUT_HEN]}h"
    if code >= OUT_STOLE:
        return f"{canned}^{TILES[code - OUT_STOLE]}"
    return f"{canned}={TILES[code - OUT_TOOK]}"


def record_text(game: PlayedGame, rules: Rules, names: Sequence[str]) -> str:
    """A game that began as usual, as a record."""
    worms = outcome(unpack(game.last, rules)).worms
    tags = {"Rules": format_rules(rules), "Players": "/".join(names), "Result": "/".join(map(str, worms))}
    if game.last[MOVER] != NONE:
        tags["Termination"] = "limit"  # E5
    lines = [f'[{tag} "{value}"]' for tag, value in tags.items()]
    turns = [f"{number}. {turn_text(codes)}" for number, (codes, _) in enumerate(game.turns(), 1)]
    return "\n".join([*lines, "", *turns, ""])
