"""The hash chain over a game's entries, and the one canonical text that is hashed."""

from __future__ import annotations

import hashlib
import json
from typing import Any, TypeAlias

Body: TypeAlias = dict[str, Any]
"""An entry without its hash."""

GENESIS = "0" * 64


def canonical(body: Body) -> str:
    """Return the one text of an entry: sorted keys, no spaces, UTF-8."""
    return json.dumps(body, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def entry_hash(previous: str, text: str) -> str:
    """Return the hash of an entry's canonical text that follows an entry with the hash `previous`."""
    return hashlib.sha256(f"{previous}{text}".encode()).hexdigest()


def log_line(text: str, digest: str) -> str:
    """Return an entry's line in an exported log: its canonical text with the hash among the other keys."""
    return canonical({**json.loads(text), "hash": digest})
