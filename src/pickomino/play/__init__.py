"""A match under way: the one mutable owner of a state, its history and its dice; and game records."""

from .dice_sources import DiceSource, ScriptedDice, SeededDice, sample_roll
from .match import DEFAULT_TURN_LIMIT, Match, Played
from .record import Record, RecordedTurn, format_record, parse_record, read_record

__all__ = [
    "DEFAULT_TURN_LIMIT",
    "DiceSource",
    "Match",
    "Played",
    "Record",
    "RecordedTurn",
    "ScriptedDice",
    "SeededDice",
    "format_record",
    "parse_record",
    "read_record",
    "sample_roll",
]
