"""A position as plain facts for programs: everything a picture of it shows, ready for JSON."""

from __future__ import annotations

__all__ = ["position_facts"]

from collections.abc import Sequence
from typing import Any

from pickomino.core.dice import format_dice
from pickomino.core.notation_positions import format_position
from pickomino.core.outcome import outcome, worms_of
from pickomino.core.rules import format_rules, worms_on
from pickomino.core.state import GameState

from .situation import counted_total, seat_names, whats_next


def position_facts(state: GameState, names: Sequence[str] = (), lang: str = "en") -> dict[str, Any]:
    """The grill, the players, the turn and what comes next."""
    standing = dict(state.standing)
    called = seat_names(state, names, lang)
    turn = state.turn
    total, is_canned = counted_total(state)
    return {
        "position": format_position(state),
        "rules": format_rules(state.rules),
        "grill": [
            {
                "tile": tile,
                "worms": worms_on(tile),
                "face_up": tile in state.up,
                "specialist": standing.get(tile),
            }
            for tile in sorted([*state.up, *state.down])
        ],
        "reserve": state.reserve if state.rules.extras else None,
        "players": [
            {
                "seat": seat,
                "name": name,
                "stack": list(player.stack),
                "worms": worms_of(player),
                "grilled": player.grilled,
                "specialist": player.specialist,
            }
            for seat, (name, player) in enumerate(zip(called, state.players, strict=True), 1)
        ],
        "mover": state.mover or None,
        "turn": {
            "phase": turn.phase.value,
            "kept": format_dice(turn.kept),
            "roll": format_dice(turn.roll),
            "total": total,
            "canned_worm_counted": is_canned,
            "dice_left": turn.dice_left,
        },
        "winners": list(outcome(state).winners) if state.is_over else None,
        "text": whats_next(state, called, lang),
    }
