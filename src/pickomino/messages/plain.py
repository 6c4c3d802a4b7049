"""Texts without parameters, read without Fluent: what `--help` says has to come at once."""

from __future__ import annotations

__all__ = ["help_texts", "read_plain"]

from collections.abc import Mapping
from functools import cache
from importlib import resources


@cache
def help_texts(lang: str) -> Mapping[str, str]:
    """What `--help` says in a language, by key."""
    path = resources.files(__package__).joinpath("help", f"{lang}.ftl")
    return read_plain(path.read_text(encoding="utf-8"))


def read_plain(text: str) -> dict[str, str]:
    """The messages of a catalogue in which no message has parameters; Fluent would read the same."""
    found: dict[str, str] = {}
    key = ""
    for line in text.splitlines():
        if line.startswith("    "):
            found[key] += f"\n{line.strip()}"
        elif line and not line.startswith("#"):
            key, _, value = line.partition(" = ")
            found[key] = value
    return found
