"""The bot's side of the protocol: lets any of our bots talk to a program that speaks it."""

from __future__ import annotations

__all__ = ["serve_bot"]

import json
from random import Random
from typing import Any, TextIO

from pickomino.core.errors import PickominoError
from pickomino.core.notation import parse_position
from pickomino.core.rules import PRESETS, Rules, parse_rules

from .bot import Bot


def serve_bot(bot: Bot, name: str, source: TextIO, sink: TextIO) -> None:
    """Answer questions, one JSON object a line, until `quit` or the end of the input."""
    rules: Rules = PRESETS["classic"]
    rng = Random(0)  # noqa: S311  # the bot's own choices, repeatable by the seed that `new` brings
    for line in source:
        if not line.strip():
            continue
        number: Any = None
        try:
            question = json.loads(line)
            number = question.get("id")
            answer: dict[str, Any]
            match question.get("type"):
                case "hello":
                    answer = {"name": name, "author": "Pickomino"}
                case "new":
                    rules = parse_rules(question["rules"])
                    rng = Random(question["seed"])  # noqa: S311
                    answer = {"ok": True}
                case "decide":
                    answer = {"action": str(bot.choose(parse_position(question["position"], rules), rng))}
                case "over":
                    answer = {"ok": True}
                case "quit":
                    return
                case kind:
                    answer = {"error": f"unknown type {str(kind)[:40]!r}"}
        except (AttributeError, KeyError, TypeError, ValueError, PickominoError) as problem:
            answer = {"error": str(problem)[:200]}
        sink.write(json.dumps({"id": number, **answer}) + "\n")
        sink.flush()
