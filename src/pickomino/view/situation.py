"""What a position says: who is who, what the dice come to, what the game is waiting for."""

from __future__ import annotations

__all__ = ["counted_total", "seat_names", "whats_next"]

from collections.abc import Container, Sequence
from typing import Final

from pickomino.core.claim import CANNED_VALUE
from pickomino.core.dice import WORM, total_of
from pickomino.core.outcome import outcome
from pickomino.core.state import GameState, Phase, expect_state
from pickomino.messages import say, tell_list


def seat_names(state: GameState, names: Sequence[str], lang: str = "en") -> list[str]:
    """A name for every seat: the one given, else its number."""
    expect_state(state)
    return [
        names[seat - 1] if seat <= len(names) else say("seat-name", {"seat": seat}, lang)
        for seat in range(1, len(state.players) + 1)
    ]


def counted_total(state: GameState) -> tuple[int, bool]:
    """The sum of the dice set aside, and whether the canned worm is counted in it."""
    turn = state.turn
    total = total_of(turn.kept)
    # After a claim without a worm die the canned worm must have been counted (C1, X11).
    if turn.phase in (Phase.CLAIM, Phase.CROW, Phase.KEEP) and not turn.kept[WORM]:
        return total + CANNED_VALUE, True
    return total, False


_NEXT: Final = {
    Phase.START: "show-start",
    Phase.DUE: "show-due",
    Phase.ROLLED: "show-choose-face",
    Phase.KEPT: "show-roll-or-stop",
    Phase.ROB: "show-rob",
    Phase.CROW: "show-rob",
    Phase.CLAIM: "show-claim",
}


def whats_next(state: GameState, names: Sequence[str], lang: str = "en", you: Container[int] = ()) -> str:
    """What the game is waiting for, in a sentence; `names` by seat, one for each, `you` the reader's seats."""
    if state.is_over:
        result = outcome(state)
        winners = tell_list([names[seat - 1] for seat in result.winners], lang)
        who = "you" if len(result.winners) == 1 and result.winners[0] in you else "other"
        return say("show-over", {"winners": winners, "tie_break": result.tie_break, "who": who}, lang)
    turn, name = state.turn, names[state.mover - 1]
    who = "you" if state.mover in you else "other"
    if turn.phase is Phase.KEEP:
        held = say(f"specialist-{state.me.specialist}", lang=lang)
        offered = say(f"specialist-{turn.offered}", lang=lang)
        return say("show-keep", {"name": name, "who": who, "held": held, "offered": offered}, lang)
    key = _NEXT[turn.phase]
    if turn.phase is Phase.ROLLED and not any(
        rolled and not kept for rolled, kept in zip(turn.roll, turn.kept, strict=True)
    ):
        key = "show-weasel-or-bust"  # X12
    elif turn.phase is Phase.KEPT and not turn.dice_left:
        key = "show-count-canned"  # T5, X11
    return say(key, {"name": name, "who": who, "count": turn.dice_left}, lang)
