"""Who wins: worms counted and ties broken (E2–E4)."""

from __future__ import annotations

__all__ = ["Outcome", "outcome", "worms_of"]

from typing import NamedTuple

from .rules import APPLE_WORMS, Specialist, worms_on
from .state import GameState, Player, expect_state


class Outcome(NamedTuple):
    """The score of a game as it stands."""

    worms: tuple[int, ...]
    """By seat."""
    winners: tuple[int, ...]
    """Seats; more than one only by E4."""
    tie_break: str
    """"" if the worms decided, "E3" if the highest tile did, "E4" if the win is shared."""


def worms_of(player: Player) -> int:
    """The worms that a player would count now."""
    worms = player.grilled  # X4
    for tile in player.stack:
        worms += worms_on(tile)
    if player.specialist is Specialist.APPLE:  # X12
        worms += APPLE_WORMS
    return worms


def outcome(state: GameState) -> Outcome:
    """The result if the game ended now, which for a finished game is its result."""
    expect_state(state)
    worms = tuple([worms_of(player) for player in state.players])
    most = max(worms)
    tied = [seat for seat, count in enumerate(worms, 1) if count == most]  # E2
    if len(tied) == 1:
        return Outcome(worms, (tied[0],), "")
    highest = {seat: max(state.players[seat - 1].stack, default=0) for seat in tied}
    best = max(tied, key=highest.__getitem__)
    if highest[best] == 0:
        return Outcome(worms, tuple(tied), "E4")
    return Outcome(worms, (best,), "E3")
