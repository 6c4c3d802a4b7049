"""The rules in motion: what may be decided, and what comes of a decision or of the dice."""

from __future__ import annotations

__all__ = [
    "Move",
    "Step",
    "apply",
    "apply_legal",
    "apply_roll",
    "chance_outcomes",
    "dice_due",
    "follow",
    "legal_actions",
    "legal_steps",
    "new_game",
    "preview",
]

from fractions import Fraction
from typing import NamedTuple, TypeAlias

from .actions import (
    Action,
    ActionKind,
)
from .claim import CANNED_VALUE, bust_clause, can_count_canned, claims
from .dice import Counts, all_rolls, expect_dice, total_of
from .errors import IllegalAction, NotationError, Problem
from .events import Event, Rerolled, Rolled, SetAside, Stopped
from .legality import can_use_weasel, legal_actions, reason_against
from .rules import GRILLED_WORMS, MAX_PLAYERS, MIN_PLAYERS, SPECIALIST_STARTS, Rules, Specialist, parse_rules
from .settlement import Settlement
from .state import START_OF_TURN, GameState, Phase, Player, Turn, expect_state

Move: TypeAlias = Action | Counts
"""One step of a game: a decision, or how the dice fell."""


class Step(NamedTuple):
    """A new state and what happened on the way to it."""

    state: GameState
    events: tuple[Event, ...]


def new_game(rules: Rules | str, players: int) -> GameState:
    """A game about to begin with seat 1 (S1–S4); the rule set may be given by its text, such as "classic"."""
    if isinstance(rules, str):
        rules = parse_rules(rules)
    elif not isinstance(rules, Rules):
        raise TypeError(f"rules are expected, or a text such as 'classic', not {rules!r:.80}")
    if not isinstance(players, int):
        raise TypeError(f"a number of players is expected, not {players!r:.80}")
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise NotationError(Problem("error-player-count", {"count": players}, "S1"))
    return GameState(
        rules=rules,
        up=rules.tiles,
        down=(),
        standing=tuple(SPECIALIST_STARTS.items()) if rules.extras else (),
        players=(Player(),) * players,
        reserve=GRILLED_WORMS if rules.extras else 0,
        mover=1,
        turn=START_OF_TURN,
    )


# Chance


def _turn_of(state: GameState) -> Turn:
    if type(state) is not GameState:  # asked here, for a call would cost
        expect_state(state)
    return state.turn


def dice_due(state: GameState) -> int:
    """How many dice are to be rolled before anyone can decide anything; 0 if none."""
    turn = _turn_of(state)
    return turn.dice_left if turn.phase is Phase.DUE else 0


def chance_outcomes(state: GameState) -> tuple[tuple[Counts, Fraction], ...]:
    """Every roll that may come now with its exact probability; nothing unless dice are due."""
    turn = _turn_of(state)
    return all_rolls(turn.dice_left) if turn.phase is Phase.DUE else ()


def apply_roll(state: GameState, roll: Counts) -> Step:
    """Let the dice that are due show this roll."""
    turn = _turn_of(state)
    if turn.phase is not Phase.DUE:
        raise IllegalAction(Problem("error-no-dice-due", {}, "T1"))
    expect_dice(roll)
    counts: tuple[int, ...] = roll  # a program may hand in fewer or more than six
    if len(counts) != 6 or min(counts) < 0 or sum(counts) != turn.dice_left:
        raise IllegalAction(Problem("error-dice-count", {"due": turn.dice_left, "count": sum(roll)}, "T1"))
    rolled = Rolled(state.mover, roll)
    state = _with_turn(state, Turn(Phase.ROLLED, turn.kept, roll, turn.golden, turn.weasel_used))
    for count, kept in zip(roll, turn.kept, strict=True):
        if count and not kept:
            return Step(state, (rolled,))
    if can_use_weasel(state):
        return Step(state, (rolled,))
    return _bust(state, "T3", [rolled])


# What comes of a decision


def apply(state: GameState, action: Action) -> Step:
    """Do what the mover decided."""
    if action not in legal_actions(state):
        raise IllegalAction(reason_against(state, action))
    return _APPLY[action.kind](state, action)


def apply_legal(state: GameState, action: Action) -> Step:
    """Do what the mover decided, for callers that have just looked it up among the legal actions."""
    return _APPLY[action.kind](state, action)


def legal_steps(state: GameState) -> tuple[tuple[Action, Step], ...]:
    """Every legal action with what comes of it; cheaper than applying each, because legality is decided once."""
    return tuple([(action, apply_legal(state, action)) for action in legal_actions(state)])


def preview(state: GameState, action: Action) -> tuple[Event, ...]:
    """The events that an action would bring by itself, before any dice fall."""
    return apply(state, action).events


def follow(state: GameState, move: Move) -> Step:
    """The state after a decision or a roll."""
    return apply(state, move) if isinstance(move, Action) else apply_roll(state, move)


def _with_turn(state: GameState, turn: Turn) -> GameState:
    return GameState(*state[:-1], turn)  # several times faster than _replace


assert GameState._fields[-1] == "turn"  # which _with_turn relies on


def _roll(state: GameState, action: Action) -> Step:
    turn = state.turn
    golden = turn.golden or action.kind is ActionKind.ROLL9
    return Step(
        _with_turn(state, Turn(Phase.DUE, turn.kept, golden=golden, weasel_used=turn.weasel_used)), ()
    )


def _reroll(state: GameState, action: Action) -> Step:
    turn = state.turn
    due = Turn(Phase.DUE, turn.kept, golden=turn.golden, weasel_used=True)
    return Step(_with_turn(state, due), (Rerolled(state.mover, turn.roll),))


def _set_aside(state: GameState, action: Action) -> Step:
    turn, face = state.turn, action.face
    count = turn.roll[face]
    kept: Counts = (*turn.kept[:face], count, *turn.kept[face + 1 :])  # type: ignore[assignment]  # still six
    events: list[Event] = [SetAside(state.mover, face, count, total_of(kept))]
    state = _with_turn(state, Turn(Phase.KEPT, kept, golden=turn.golden, weasel_used=turn.weasel_used))
    if face == 0 and count >= 2 and state.rules.extras:  # X2
        pieces = Settlement(state, events)
        if not pieces.give_grilled_worm():
            return Step(pieces.freeze(state.turn._replace(phase=Phase.ROB)), tuple(events))
        state = pieces.freeze(state.turn)
    return _after_set_aside(state, events)


def _after_set_aside(state: GameState, events: list[Event]) -> Step:
    kept = state.turn.kept
    if not state.turn.dice_left and not can_count_canned(state):  # T5
        return _stop_counted(state, False, events)
    if state.rules.six_faces_end_turn and all(kept):  # T6
        return _stop_counted(state, False, events)
    return Step(state, tuple(events))


def _stop(state: GameState, action: Action) -> Step:
    if state.turn.phase is Phase.ROLLED:  # X12: the bust is accepted, the weasel stays unused
        return _bust(state, "T3", [])
    return _stop_counted(state, action.kind is ActionKind.STOP_CANNED, [])


def _stop_counted(state: GameState, canned: bool, events: list[Event]) -> Step:
    total = total_of(state.turn.kept) + (CANNED_VALUE if canned else 0)
    events.append(Stopped(state.mover, total, canned))
    options = claims(state, canned)
    if not options:
        return _bust(state, bust_clause(state), events)
    if len(options) > 1:
        return Step(_with_turn(state, state.turn._replace(phase=Phase.CLAIM)), tuple(events))
    return _settle_claim(state, options[0], events)


def _claim(state: GameState, action: Action) -> Step:
    return _settle_claim(state, action, [])


def _settle_claim(state: GameState, action: Action, events: list[Event]) -> Step:
    pieces = Settlement(state, events)
    if action.kind is ActionKind.TAKE:
        pieces.take(action.tile)
        specialist = pieces.lift_specialist(action.tile)
        if specialist is Specialist.CROW:  # X13
            pieces.put_back(specialist)
            if not pieces.give_grilled_worm():
                return Step(pieces.freeze(state.turn._replace(phase=Phase.CROW)), tuple(events))
            specialist = None
    else:
        specialist = pieces.steal(action.tile)
    if specialist is not None and pieces.hold(specialist):  # X5, X6
        return Step(pieces.freeze(state.turn._replace(phase=Phase.KEEP, offered=specialist)), tuple(events))
    return Step(pieces.end_turn(), tuple(events))


def _rob(state: GameState, action: Action) -> Step:
    pieces = Settlement(state, [])
    pieces.rob(action.seat)
    if state.turn.phase is Phase.CROW:
        return Step(pieces.end_turn(), tuple(pieces.events))
    return _after_set_aside(pieces.freeze(state.turn._replace(phase=Phase.KEPT)), pieces.events)


def _keep(state: GameState, action: Action) -> Step:
    held, offered = state.players[state.mover - 1].specialist, state.turn.offered
    kept, given_back = (held, offered) if action.specialist == held else (offered, held)
    assert kept is not None  # phase KEEP has both
    assert given_back is not None
    pieces = Settlement(state, [])
    pieces.choose(kept, given_back)
    return Step(pieces.end_turn(), tuple(pieces.events))


def _bust(state: GameState, clause: str, events: list[Event]) -> Step:
    pieces = Settlement(state, events)
    pieces.bust(clause)
    return Step(pieces.end_turn(), tuple(events))


_APPLY = {
    ActionKind.ROLL: _roll,
    ActionKind.ROLL9: _roll,
    ActionKind.SET_ASIDE: _set_aside,
    ActionKind.WEASEL: _reroll,
    ActionKind.STOP: _stop,
    ActionKind.STOP_CANNED: _stop,
    ActionKind.TAKE: _claim,
    ActionKind.STEAL: _claim,
    ActionKind.ROB: _rob,
    ActionKind.KEEP: _keep,
}
