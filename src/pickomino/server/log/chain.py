"""The hash chain over a game's entries."""

from __future__ import annotations

import hashlib

GENESIS = "0" * 64
"""What stands for the hash before the first entry."""


def entry_hash(previous: str, text: str) -> str:
    """Return the hash of an entry's canonical text that follows an entry with the hash `previous`."""
    return hashlib.sha256(f"{previous}{text}".encode()).hexdigest()
