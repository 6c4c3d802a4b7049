"""What a person types at the prompt: keys for actions, the choice that Enter takes, and help for all of it."""

from __future__ import annotations

__all__ = ["COMMANDS", "default_action", "help_lines", "read_action"]

import textwrap
from collections.abc import Sequence
from typing import Final

from pickomino.core.actions import (
    ROLL,
    ROLL9,
    STOP,
    STOP_CANNED,
    WEASEL,
    Action,
    ActionKind,
    parse_action,
)
from pickomino.core.engine import preview
from pickomino.core.state import GameState, Phase
from pickomino.messages import say

COMMANDS: Final = {"?": "help", "h": "hint", "t": "show", "u": "undo", "q": "quit"}
"""One-letter keys for what is no action."""

_ACTIONS: Final = {"r": ROLL, "n": ROLL9, "s": STOP, "c": STOP_CANNED, "z": WEASEL}

_BASE_HELP: Final = ("cli-key-roll", "cli-key-face", "cli-key-stop", "cli-key-claim")
_EXTRAS_HELP: Final = ("cli-key-roll9", "cli-key-weasel", "cli-key-canned", "cli-key-rob", "cli-key-keep")
_OTHER_HELP: Final = (
    "cli-key-enter",
    "cli-key-hint",
    "cli-key-show",
    "cli-key-undo",
    "cli-key-record",
    "cli-key-quit",
)


def read_action(line: str, legal: Sequence[Action]) -> Action:
    """The action that a line means: a key, a number of a tile that may be claimed, or the action's own text."""
    if line.lower() in _ACTIONS:
        return _ACTIONS[line.lower()]
    claimed = [action for action in legal if action.tile and str(action.tile) == line]
    if len(claimed) == 1:
        return claimed[0]
    return parse_action("W" if line == "w" else line)  # a worm needs no shift key


def default_action(state: GameState, legal: Sequence[Action]) -> Action | None:
    """What Enter does: the only choice, the first roll, a stop that claims something, else another roll."""
    if len(legal) == 1 or state.turn.phase is Phase.START:
        return legal[0]
    if state.turn.phase is not Phase.KEPT:
        return None
    claiming = (a for a in legal if a.kind is ActionKind.STOP and not _busts(state, a))
    return next(claiming, ROLL if ROLL in legal else None)


def _busts(state: GameState, action: Action) -> bool:
    return any(event.kind == "busted" for event in preview(state, action))


def help_lines(state: GameState, lang: str, width: int) -> list[str]:
    """What may be typed in this edition, one entry a line, no wider than the terminal."""
    keys = [*_BASE_HELP, *(_EXTRAS_HELP if state.rules.extras else ()), *_OTHER_HELP]
    lines: list[str] = []
    for key in keys:
        typed, _, meaning = say(key, lang=lang).partition(" = ")
        lines += textwrap.wrap(f"{typed:14}{meaning}", max(width - 1, 30), subsequent_indent=" " * 14)
    return lines
