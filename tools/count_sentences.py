"""Counts the sentences of every language's catalogues, and how many of them say something else than at an older commit.

Run it with `.venv/bin/python tools/count_sentences.py COMMIT`. A sentence that the older commit did not have is not counted as changed.
"""

from __future__ import annotations

__all__ = ["changed", "sentences"]

import subprocess
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

from pickomino.messages import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
MESSAGES = ROOT / "src" / "pickomino" / "messages"


def sentences(catalogue: str) -> dict[str, str]:
    """The sentences of a catalogue's text by key, as Fluent writes them, so that line breaks make no difference."""
    write = FluentSerializer().serialize_entry
    return {
        entry.id.name: write(entry).partition("=")[2].strip()
        for entry in FluentParser().parse(catalogue).body
        if isinstance(entry, fluent.Message)
    }


def changed(old: dict[str, str], new: dict[str, str]) -> int:
    """How many sentences are in both and differ."""
    return sum(said != new[key] for key, said in old.items() if key in new)


def _of_language(lang: str, commit: str | None) -> dict[str, str]:
    found: dict[str, str] = {}
    for path in sorted(MESSAGES.rglob(f"{lang}.ftl")):
        if commit is None:
            text = path.read_text(encoding="utf-8")
        else:
            command = ["git", "show", f"{commit}:{path.relative_to(ROOT).as_posix()}"]
            text = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, encoding="utf-8").stdout
        found |= sentences(text)
    return found


def main(arguments: list[str]) -> None:
    """Print one line a language: its code, its sentences, and how many changed since the commit."""
    if len(arguments) != 1:
        raise SystemExit("count_sentences.py COMMIT")
    for lang in LANGUAGES:
        now = _of_language(lang, None)
        print(lang, len(now), changed(_of_language(lang, arguments[0]), now))


if __name__ == "__main__":
    main(sys.argv[1:])
