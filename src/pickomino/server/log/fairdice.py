"""Dice that anyone can check: a committed seed, the players' own randomness, HMAC-SHA-256."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

from pickomino.core.dice import FACES, Counts

FAIR_BELOW = 252  # the largest multiple of 6 in a byte: bytes from here on are drawn again
BLOCK_BYTES = 64
"""What SHA-256 reads at a time."""


def commitment(game_id: str, seed: bytes) -> str:
    """Return the hash that is shown when the table opens."""
    return hashlib.sha256(b"\0".join((b"pickomino-commit-1", game_id.encode(), seed))).hexdigest()


def entropy_digest(entropy: Sequence[str | None]) -> bytes:
    """Return the digest of all seats' contributions in the first protocol, as fixed in the `start` entry."""
    return hashlib.sha256(",".join(given or "" for given in entropy).encode()).digest()


def entropy_commitment(game_id: str, entropy: str) -> str:
    """Return the hash by which a player commits to their entropy before anybody reveals theirs."""
    return hashlib.sha256(
        b"\0".join((b"pickomino-entropy-1", game_id.encode(), entropy.encode()))
    ).hexdigest()


def contribution_digest(game_id: str, number: int, entropy: Sequence[str | None]) -> bytes:
    """Return the digest of all seats' contributions to a game's seed number `number`, as fixed in the `start` entry."""
    given = ",".join(one or "" for one in entropy)
    return hashlib.sha256(
        b"\0".join((b"pickomino-digest-2", game_id.encode(), str(number).encode(), given.encode()))
    ).digest()


def bot_chance(seed: bytes, game_id: str, digest: bytes, version: int) -> str:
    """Return the seed of a bot's random choices for the decision that becomes entry `version`, in hex."""
    message = b"\0".join((b"pickomino-bot-1", game_id.encode(), digest)) + _number(version)
    return hmac.digest(seed, message, "sha256")[:8].hex()


def die(seed: bytes, game_id: str, digest: bytes, roll: int, k: int) -> int:
    """Return the face (0 to 5, five being the worm) of die `k` of the game's roll number `roll`, both from 1."""
    return _Roll(seed, game_id, digest, roll).face(k)


def roll_dice(seed: bytes, game_id: str, digest: bytes, roll: int, dice: int) -> Counts:
    """Return roll number `roll` of a game, as six counts."""
    counts = [0] * len(FACES)
    begun = _Roll(seed, game_id, digest, roll)
    for k in range(1, dice + 1):
        counts[begun.face(k)] += 1
    return (counts[0], counts[1], counts[2], counts[3], counts[4], counts[5])


class _Roll:
    """HMAC-SHA-256 (RFC 2104) over the messages of a roll's dice; what they have in common is hashed only once."""

    __slots__ = ("_inner", "_outer")

    def __init__(self, seed: bytes, game_id: str, digest: bytes, roll: int) -> None:
        key = (seed if len(seed) <= BLOCK_BYTES else hashlib.sha256(seed).digest()).ljust(BLOCK_BYTES, b"\0")
        message = b"\0".join((b"pickomino-die-1", game_id.encode(), digest)) + _number(roll)
        self._inner = hashlib.sha256(key.translate(hmac.trans_36) + message)
        self._outer = hashlib.sha256(key.translate(hmac.trans_5C))

    def block(self, k: int, n: int) -> bytes:
        """The bytes number `n` that die `k` is drawn from."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(_number(k) + _number(n))
        outer.update(inner.digest())
        return outer.digest()

    def face(self, k: int) -> int:
        """The face of die `k`."""
        n = 0
        while True:
            for byte in self.block(k, n):
                if byte < FAIR_BELOW:
                    return byte % len(FACES)
            n += 1


def _number(value: int) -> bytes:
    return value.to_bytes(4, "big")
