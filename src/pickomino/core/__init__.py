"""The rules of both editions as pure functions on immutable states; standard library only."""

from __future__ import annotations

from .actions import ACTIONS, Action, ActionKind, parse_action
from .dice import Counts, all_rolls, format_dice, parse_dice
from .engine import (
    Move,
    Step,
    apply,
    apply_roll,
    chance_outcomes,
    dice_due,
    follow,
    legal_actions,
    new_game,
    preview,
)
from .errors import IllegalAction, NotationError, PickominoError, PositionError, Problem, RecordError
from .events import EVENT_KINDS, Event
from .legality import why_not
from .notation_positions import format_position, parse_position
from .notation_turns import TurnRead, format_turn, read_turn
from .outcome import Outcome, outcome, worms_of
from .rules import PRESETS, Rules, Specialist, format_rules, parse_rules, worms_on
from .state import GameState, Phase, Player, Turn
from .validation import defects

__all__ = [
    "ACTIONS",
    "EVENT_KINDS",
    "PRESETS",
    "Action",
    "ActionKind",
    "Counts",
    "Event",
    "GameState",
    "IllegalAction",
    "Move",
    "NotationError",
    "Outcome",
    "Phase",
    "PickominoError",
    "Player",
    "PositionError",
    "Problem",
    "RecordError",
    "Rules",
    "Specialist",
    "Step",
    "Turn",
    "TurnRead",
    "all_rolls",
    "apply",
    "apply_roll",
    "chance_outcomes",
    "defects",
    "dice_due",
    "follow",
    "format_dice",
    "format_position",
    "format_rules",
    "format_turn",
    "legal_actions",
    "new_game",
    "outcome",
    "parse_action",
    "parse_dice",
    "parse_position",
    "parse_rules",
    "preview",
    "read_turn",
    "why_not",
    "worms_of",
    "worms_on",
]
