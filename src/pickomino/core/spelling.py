"""What somebody may have meant who mistyped a word."""

from __future__ import annotations

__all__ = ["nearest"]

from collections.abc import Iterable


def nearest(token: str, known: Iterable[str], cutoff: float = 0.6) -> str:
    """The known word that a mistyped one comes closest to, or nothing."""
    from difflib import get_close_matches  # only mistakes have to wait for it

    return next(iter(get_close_matches(token.lower(), list(known), 1, cutoff)), "")
