"""Answers to requests that count once: values, and the one text in which they are stored and sent."""

from __future__ import annotations

import json
from typing import Any

import pydantic_core

from pickomino.server.api.wire import Answer
from pickomino.server.refusals import Refusal


def accepted(command_id: str, version: int) -> Answer:
    """The answer to a command that was carried out and led to a version."""
    return {"type": "answer", "id": command_id, "ok": True, "version": version, "error": None}


def refused(command_id: str, version: int, refusal: Refusal) -> Answer:
    """The answer to a command that was refused at a version."""
    return {"type": "answer", "id": command_id, "ok": False, "version": version, "error": refusal.body()}


def encode_answer(answer: Any) -> str:
    """The stored text of an answer."""
    return pydantic_core.to_json(answer).decode()


def decode_answer(text: str) -> Any:
    """An answer from its stored text, also from that of earlier versions, which had spaces in it."""
    return json.loads(text)
