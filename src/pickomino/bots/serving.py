"""The bot's side of the protocol: lets any of our bots talk to a program that speaks it."""

from __future__ import annotations

__all__ = ["serve_bot"]

import json
from random import Random
from typing import Any, Final, TextIO

from pickomino.core.errors import PickominoError
from pickomino.core.notation_positions import parse_position
from pickomino.core.rules import PRESETS, Rules, parse_rules
from pickomino.messages import tell_error

from .bot import Bot

_LONGEST: Final = 200  # characters of an error


def serve_bot(bot: Bot, name: str, source: TextIO, sink: TextIO) -> None:
    """Answer questions, one JSON object a line, until `quit` or the end of the input."""
    table = _Table(bot, name)
    for line in source:
        if not line.strip():
            continue
        question = _read(line)
        if question.get("type") == "quit":
            return
        try:
            answer = table.answer(question)
        except KeyError as missing:
            answer = {"error": f"the field {missing} is missing"}
        except PickominoError as error:
            answer = {"error": tell_error(error)[:_LONGEST]}
        except (TypeError, ValueError) as error:
            answer = {"error": str(error)[:_LONGEST]}
        sink.write(json.dumps({"id": question.get("id"), **answer}) + "\n")
        sink.flush()


def _read(line: str) -> dict[str, Any]:
    """The question on a line; of one that is no JSON object, an unknown kind of question."""
    try:
        question = json.loads(line)
    except (ValueError, RecursionError):
        question = None
    return question if isinstance(question, dict) else {"type": "a line that is no JSON object"}


class _Table:
    """What a bot knows of its game so far."""

    def __init__(self, bot: Bot, name: str) -> None:
        self._bot, self._name = bot, name
        self._rules: Rules = PRESETS["classic"]
        self._rng = Random(0)  # noqa: S311  # the bot's own choices, repeatable by the seed that `new` brings

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        match question.get("type"):
            case "hello":
                return {"name": self._name, "author": "Pickomino"}
            case "new":
                self._rules = parse_rules(_text(question, "rules"))
                self._rng = Random(str(question["seed"]))  # noqa: S311
                return {"ok": True}
            case "decide":
                state = parse_position(_text(question, "position"), self._rules)
                if state.is_over:
                    return {"error": "the game is over: there is nothing to decide"}
                return {"action": str(self._bot.choose(state, self._rng))}
            case "over":
                return {"ok": True}
            case kind:
                return {"error": f"there is no question of type {str(kind)[:40]!r}"}


def _text(question: dict[str, Any], field: str) -> str:
    if not isinstance(question[field], str):
        raise TypeError(f"the field {field!r} must be a string")
    return str(question[field])
