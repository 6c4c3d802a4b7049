"""Stopping: which tiles the dice set aside lay claim to (C1–C6, X1, X11)."""

from __future__ import annotations

__all__ = ["CANNED_VALUE", "bust_clause", "can_count_canned", "claims", "claims_with"]

from typing import Final

from .actions import STEAL, TAKE, Action
from .dice import WORM, Counts, total_of
from .rules import EXTRA_TILES, Specialist
from .state import GameState

CANNED_VALUE: Final = 5  # X11: it counts as a worm die


def claims(state: GameState, canned: bool = False) -> tuple[Action, ...]:
    """What a stop with the dice now set aside may take or steal; none means a bust, several a choice."""
    return claims_with(state, state.turn.kept, canned)


def claims_with(state: GameState, kept: Counts, canned: bool = False) -> tuple[Action, ...]:
    """The same, had the mover these dice set aside."""
    if not (kept[WORM] or canned):  # C1
        return ()
    total = total_of(kept) + (CANNED_VALUE if canned else 0)
    if total in state.up:  # C2
        return (TAKE[total],)
    below = [tile for tile in state.up if tile < total and tile not in EXTRA_TILES]  # C4, X1
    if state.rules.fallback == "nearest":
        below = below[-1:]
    takes = tuple([TAKE[tile] for tile in below])
    if total in STEAL and _tops_an_opponents_stack(state, total):  # C3; X1: 11 and 13 are never stolen
        if state.rules.steal == "optional" and takes:
            return (*takes, STEAL[total])
        return (STEAL[total],)
    return takes


def _tops_an_opponents_stack(state: GameState, tile: int) -> bool:
    for seat, player in enumerate(state.players, 1):
        if player.stack and player.stack[-1] == tile:
            return seat != state.mover  # C6
    return False


def bust_clause(state: GameState) -> str:
    """The clause by which a stop without a claim is a bust: no worm (C1), or no tile for it (C5)."""
    return "C5" if state.turn.kept[WORM] else "C1"


def can_count_canned(state: GameState) -> bool:
    """Whether the mover may stop with the canned worm counted (X11)."""
    return (
        state.players[state.mover - 1].specialist is Specialist.CANNED
        and not state.turn.kept[WORM]
        and bool(claims(state, canned=True))
    )
