"""Everything that must not be guessed, drawn from one source that is handed in."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
from collections.abc import Callable

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Thirty-two letters and digits that are hard to confuse."""

CODE_LENGTH = 6


class Secrets:
    """Ids, keys, codes and seeds."""

    def __init__(self, draw: Callable[[int], bytes] = os.urandom) -> None:
        self._draw = draw

    def game_id(self) -> str:
        """96 random bits."""
        return self._text(12)

    def player_id(self) -> str:
        """A public handle."""
        return f"p_{self._text(12)}"

    def token(self) -> str:
        """A player's secret: 128 bits."""
        return self._text(16)

    def key(self) -> str:
        """What the link to a private table carries: 96 bits."""
        return self._text(12)

    def code(self) -> str:
        """A short code to say aloud; guessing is bounded by the rate limits."""
        return "".join(CODE_LETTERS[byte % 32] for byte in self._draw(CODE_LENGTH))

    def seed(self) -> bytes:
        """The seed of a game's dice."""
        return self._draw(32)

    def _text(self, size: int) -> str:
        return base64.urlsafe_b64encode(self._draw(size)).rstrip(b"=").decode()

    @staticmethod
    def same(given: str, expected: str) -> bool:
        """Compare in constant time."""
        return hmac.compare_digest(given.encode(), expected.encode())

    @staticmethod
    def hashed(secret: str) -> str:
        """What is stored of a secret; 128 random bits need no salt."""
        return hashlib.sha256(f"pickomino-secret-1:{secret}".encode()).hexdigest()
