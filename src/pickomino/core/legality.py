"""Why an action is barred: the clause behind every refusal."""

from __future__ import annotations

__all__ = ["why_not"]

from .actions import Action, ActionKind
from .claim import can_count_canned, claims
from .dice import FACES, WORM
from .errors import Problem
from .rules import Specialist
from .settlement import robbable_seats
from .state import GameState, Phase

# What the player has to do first, by phase, before anything that belongs elsewhere.
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
    return _REASONS[action.kind](state, action)


def _wrong_phase(state: GameState) -> Problem:
    key, clause = _FIRST[state.turn.phase]
    if state.turn.phase is Phase.CLAIM and state.rules.steal == "forced":
        clause = "C4"
    return Problem(key, {}, clause)


def _roll(state: GameState, action: Action) -> Problem | None:
    turn = state.turn
    if turn.phase is Phase.START or (turn.phase is Phase.KEPT and turn.dice_left):
        return None
    if turn.phase is Phase.KEPT:
        return Problem("why-no-dice-left", {}, "T5")
    return _wrong_phase(state)


def _roll9(state: GameState, action: Action) -> Problem | None:
    if state.is_over:
        return _wrong_phase(state)
    if state.me.specialist is not Specialist.GOLDEN:
        return Problem("why-no-golden-die", {}, "X12")
    if state.turn.phase is not Phase.START:
        return Problem("why-golden-die-late", {}, "X12")
    return None


def _set_aside(state: GameState, action: Action) -> Problem | None:
    turn = state.turn
    if turn.phase is not Phase.ROLLED:
        return _wrong_phase(state)
    if not turn.roll[action.face]:
        return Problem("why-face-not-rolled", {"face": FACES[action.face]}, "T2")
    if turn.kept[action.face]:
        return Problem("why-face-kept", {"face": FACES[action.face]}, "T2")
    return None


def _weasel(state: GameState, action: Action) -> Problem | None:
    if state.is_over:
        return _wrong_phase(state)
    if state.me.specialist is not Specialist.WEASEL:
        return Problem("why-no-weasel", {}, "X12")
    if state.turn.weasel_used:
        return Problem("why-weasel-used", {}, "X12")
    if state.turn.phase is not Phase.ROLLED:
        return Problem("why-weasel-no-roll", {}, "X12")
    return None


def _stop(state: GameState, action: Action) -> Problem | None:
    turn = state.turn
    if turn.phase is Phase.KEPT:
        return None
    if turn.phase is Phase.ROLLED and not any(
        rolled and not kept for rolled, kept in zip(turn.roll, turn.kept, strict=True)
    ):
        return None  # X12: accepting a bust that the weasel could re-roll
    return _wrong_phase(state)


def _stop_canned(state: GameState, action: Action) -> Problem | None:
    if state.turn.phase is not Phase.KEPT:
        return _wrong_phase(state)
    if state.me.specialist is not Specialist.CANNED:
        return Problem("why-no-canned-worm", {}, "X11")
    if state.turn.kept[WORM]:
        return Problem("why-canned-worm-disabled", {}, "X11")
    if not can_count_canned(state):
        return Problem("why-canned-no-claim", {}, "X11")
    return None


def _take(state: GameState, action: Action) -> Problem | None:
    if state.turn.phase is not Phase.CLAIM:
        return _wrong_phase(state)
    if action not in claims(state, canned=not state.turn.kept[WORM]):
        return Problem("why-not-takable", {"tile": action.tile}, "C4")
    return None


def _steal(state: GameState, action: Action) -> Problem | None:
    if state.turn.phase is not Phase.CLAIM:
        return _wrong_phase(state)
    if action not in claims(state, canned=not state.turn.kept[WORM]):
        return Problem("why-not-stealable", {"tile": action.tile}, "C3")
    return None


def _rob(state: GameState, action: Action) -> Problem | None:
    if state.turn.phase not in (Phase.ROB, Phase.CROW):
        return _wrong_phase(state)
    if action.seat not in robbable_seats(state):
        return Problem("why-not-robbable", {"seat": action.seat}, "X3")
    return None


def _keep(state: GameState, action: Action) -> Problem | None:
    if state.turn.phase is not Phase.KEEP:
        return _wrong_phase(state)
    if action.specialist not in (state.me.specialist, state.turn.offered):
        return Problem("why-not-yours-to-keep", {"specialist": str(action.specialist)}, "X6")
    return None


_REASONS = {
    ActionKind.ROLL: _roll,
    ActionKind.ROLL9: _roll9,
    ActionKind.SET_ASIDE: _set_aside,
    ActionKind.WEASEL: _weasel,
    ActionKind.STOP: _stop,
    ActionKind.STOP_CANNED: _stop_canned,
    ActionKind.TAKE: _take,
    ActionKind.STEAL: _steal,
    ActionKind.ROB: _rob,
    ActionKind.KEEP: _keep,
}
