"""Pickomino: play, study and program the dice game and its Extrawurm edition.

>>> import pickomino
>>> game = pickomino.Game("extrawurm", players=3, seed=7)
>>> [str(action) for action in game.legal]
['roll']
>>> game.push("roll")
(Rolled(seat=1, dice=(3, 1, 1, 1, 1, 1)),)
>>> game.push("W")
(SetAside(seat=1, face=5, count=1, total=5),)

The names in `__all__` are loaded when they are first used, so importing the package costs next to nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._lazy import exports

__version__ = "0.1.0"

if TYPE_CHECKING:
    from .bots import Bot, bot_names, make_bot
    from .coach import daily_puzzle, find_hint, find_odds, review_record
    from .core import (
        ACTIONS,
        PRESETS,
        Action,
        GameState,
        IllegalAction,
        NotationError,
        PickominoError,
        PositionError,
        RecordError,
        Rules,
        apply,
        apply_roll,
        chance_outcomes,
        format_dice,
        legal_actions,
        new_game,
        outcome,
        parse_action,
        parse_dice,
        parse_position,
        parse_rules,
        preview,
        why_not,
    )
    from .game import Game
    from .play import Match, Record, format_record, parse_record, sample_roll
    from .view import position_svg, position_text

__all__ = [
    "ACTIONS",
    "PRESETS",
    "Action",
    "Bot",
    "Game",
    "GameState",
    "IllegalAction",
    "Match",
    "NotationError",
    "PickominoError",
    "PositionError",
    "Record",
    "RecordError",
    "Rules",
    "__version__",
    "apply",
    "apply_roll",
    "bot_names",
    "chance_outcomes",
    "daily_puzzle",
    "find_hint",
    "find_odds",
    "format_dice",
    "format_record",
    "legal_actions",
    "make_bot",
    "new_game",
    "outcome",
    "parse_action",
    "parse_dice",
    "parse_position",
    "parse_record",
    "parse_rules",
    "position_svg",
    "position_text",
    "preview",
    "review_record",
    "sample_roll",
    "why_not",
]

__getattr__, __dir__ = exports(
    __name__,
    {
        "bots": ("Bot", "bot_names", "make_bot"),
        "coach": ("daily_puzzle", "find_hint", "find_odds", "review_record"),
        "core": (
            "ACTIONS",
            "PRESETS",
            "Action",
            "GameState",
            "IllegalAction",
            "NotationError",
            "PickominoError",
            "PositionError",
            "RecordError",
            "Rules",
            "apply",
            "apply_roll",
            "chance_outcomes",
            "format_dice",
            "legal_actions",
            "new_game",
            "outcome",
            "parse_action",
            "parse_dice",
            "parse_position",
            "parse_rules",
            "preview",
            "why_not",
        ),
        "game": ("Game",),
        "play": ("Match", "Record", "format_record", "parse_record", "sample_roll"),
        "view": ("position_svg", "position_text"),
    },
)
