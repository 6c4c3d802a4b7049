"""What the mover may decide, and the clause behind everything that is barred."""

from __future__ import annotations

__all__ = ["can_use_weasel", "legal_actions", "reason_against", "why_not"]

from .actions import (
    ACTIONS,
    KEEP,
    ROB,
    ROLL,
    ROLL9,
    SET_ASIDE,
    STOP,
    STOP_CANNED,
    WEASEL,
    Action,
    ActionKind,
    expect_action,
)
from .claim import bust_clause, can_count_canned, claims
from .dice import FACES, WORM
from .errors import Problem
from .rules import Specialist
from .settlement import robbable_seats
from .state import GameState, Phase, expect_state

# What is legal, phase by phase


def legal_actions(state: GameState) -> tuple[Action, ...]:
    """Everything the mover may decide now, by ascending id; nothing while dice are due or the game is over."""
    if type(state) is not GameState:  # asked here, for a call would cost
        expect_state(state)
    return _LEGAL[state.turn.phase](state)


def _at_start(state: GameState) -> tuple[Action, ...]:
    if state.players[state.mover - 1].specialist is Specialist.GOLDEN:  # X12: then or not at all
        return (ROLL, ROLL9)
    return (ROLL,)


def _rolled(state: GameState) -> tuple[Action, ...]:
    turn = state.turn
    faces = [
        action
        for action, rolled, kept in zip(SET_ASIDE, turn.roll, turn.kept, strict=True)
        if rolled and not kept
    ]  # T2
    if can_use_weasel(state):
        # X12: also on a bust roll, which the holder may accept instead.
        return (*faces, WEASEL) if faces else (WEASEL, STOP)
    return tuple(faces)


def _kept(state: GameState) -> tuple[Action, ...]:
    if can_count_canned(state):
        return (ROLL, STOP, STOP_CANNED) if state.turn.dice_left else (STOP, STOP_CANNED)
    return (ROLL, STOP)  # T4; with no dice left and nothing to choose the turn has stopped by itself (T5)


def _whom_to_rob(state: GameState) -> tuple[Action, ...]:
    return tuple([ROB[seat] for seat in robbable_seats(state)])


def _which_tile(state: GameState) -> tuple[Action, ...]:
    # A claim without a worm die can only rest on the canned worm (C1, X11).
    return claims(state, canned=bust_clause(state) == "C1")


def _which_specialist(state: GameState) -> tuple[Action, ...]:
    held, offered = state.players[state.mover - 1].specialist, state.turn.offered
    return tuple([action for specialist, action in KEEP.items() if specialist in (held, offered)])


def _nothing(state: GameState) -> tuple[Action, ...]:
    return ()


_LEGAL = {
    Phase.START: _at_start,
    Phase.DUE: _nothing,
    Phase.ROLLED: _rolled,
    Phase.KEPT: _kept,
    Phase.ROB: _whom_to_rob,
    Phase.CROW: _whom_to_rob,
    Phase.CLAIM: _which_tile,
    Phase.KEEP: _which_specialist,
    Phase.OVER: _nothing,
}


def can_use_weasel(state: GameState) -> bool:
    """Whether the mover holds the weasel and has not used it this turn (X12)."""
    return state.players[state.mover - 1].specialist is Specialist.WEASEL and not state.turn.weasel_used


# Why an action is barred. What follows only picks the reason; whether an action is legal is decided above.

# What the player has to do first, by phase.
_FIRST = {
    Phase.START: ("why-roll-first", "T1"),
    Phase.DUE: ("why-dice-due", "T1"),
    Phase.ROLLED: ("why-choose-face-first", "T2"),
    Phase.KEPT: ("why-roll-or-stop-first", "T4"),
    Phase.ROB: ("why-rob-first", "X2"),
    Phase.CROW: ("why-rob-first", "X13"),
    Phase.CLAIM: ("why-claim-first", "C3"),
    Phase.KEEP: ("why-keep-first", "X6"),
    Phase.OVER: ("why-over", "E1"),
}


def why_not(state: GameState, action: Action) -> Problem | None:
    """The clause that forbids an action here, with a reason in message form; None if it is legal."""
    return None if action in legal_actions(state) else reason_against(state, action)


def reason_against(state: GameState, action: Action) -> Problem:
    """Why an action that is not legal here is barred."""
    expect_action(action)
    if action not in ACTIONS:
        return Problem("error-action", {"token": action.text[:40]})
    return _REASONS[action.kind](state, action)


def _wrong_phase(state: GameState) -> Problem:
    key, clause = _FIRST[state.turn.phase]
    if state.turn.phase is Phase.CLAIM and state.rules.steal == "forced":
        clause = "C4"
    return Problem(key, {}, clause)


def _no_roll(state: GameState, action: Action) -> Problem:
    return Problem("why-no-dice-left", {}, "T5") if state.turn.phase is Phase.KEPT else _wrong_phase(state)


def _no_roll9(state: GameState, action: Action) -> Problem:
    if state.is_over:
        return _wrong_phase(state)
    if state.me.specialist is not Specialist.GOLDEN:
        return Problem("why-no-golden-die", {}, "X12")
    return Problem("why-golden-die-late", {}, "X12")


def _no_set_aside(state: GameState, action: Action) -> Problem:
    if state.turn.phase is not Phase.ROLLED:
        return _wrong_phase(state)
    if not state.turn.roll[action.face]:
        return Problem("why-face-not-rolled", {"face": FACES[action.face]}, "T2")
    return Problem("why-face-kept", {"face": FACES[action.face]}, "T2")


def _no_weasel(state: GameState, action: Action) -> Problem:
    if state.is_over:
        return _wrong_phase(state)
    if state.me.specialist is not Specialist.WEASEL:
        return Problem("why-no-weasel", {}, "X12")
    if state.turn.weasel_used:
        return Problem("why-weasel-used", {}, "X12")
    return Problem("why-weasel-no-roll", {}, "X12")


def _no_stop(state: GameState, action: Action) -> Problem:
    return _wrong_phase(state)


def _no_canned_stop(state: GameState, action: Action) -> Problem:
    if state.turn.phase is not Phase.KEPT:
        return _wrong_phase(state)
    if state.me.specialist is not Specialist.CANNED:
        return Problem("why-no-canned-worm", {}, "X11")
    if state.turn.kept[WORM]:
        return Problem("why-canned-worm-disabled", {}, "X11")
    return Problem("why-canned-no-claim", {}, "X11")


def _no_take(state: GameState, action: Action) -> Problem:
    if state.turn.phase is not Phase.CLAIM:
        return _wrong_phase(state)
    return Problem("why-not-takable", {"tile": action.tile}, "C4")


def _no_steal(state: GameState, action: Action) -> Problem:
    if state.turn.phase is not Phase.CLAIM:
        return _wrong_phase(state)
    return Problem("why-not-stealable", {"tile": action.tile}, "C3")


def _no_rob(state: GameState, action: Action) -> Problem:
    if state.turn.phase not in (Phase.ROB, Phase.CROW):
        return _wrong_phase(state)
    return Problem("why-not-robbable", {"seat": action.seat}, "X3")


def _no_keep(state: GameState, action: Action) -> Problem:
    if state.turn.phase is not Phase.KEEP:
        return _wrong_phase(state)
    return Problem("why-not-yours-to-keep", {"specialist": str(action.specialist)}, "X6")


_REASONS = {
    ActionKind.ROLL: _no_roll,
    ActionKind.ROLL9: _no_roll9,
    ActionKind.SET_ASIDE: _no_set_aside,
    ActionKind.WEASEL: _no_weasel,
    ActionKind.STOP: _no_stop,
    ActionKind.STOP_CANNED: _no_canned_stop,
    ActionKind.TAKE: _no_take,
    ActionKind.STEAL: _no_steal,
    ActionKind.ROB: _no_rob,
    ActionKind.KEEP: _no_keep,
}
