"""The chance of an environment: a seed and the number of its game decide every roll and every bot's random choice.

`kernels.chance` draws the same numbers in compiled code, so a game comes out the same in the plain environments
and in the vector environment.
"""

from __future__ import annotations

__all__ = ["Stream", "check_seed", "game_number", "whole_number"]

from collections.abc import Sequence
from operator import index
from random import Random
from typing import Any, Final

from pickomino.core.dice import Counts
from pickomino.kernels.step_layout import STREAM_KEY

_M32: Final = 0xFFFFFFFF
_M64: Final = 0xFFFFFFFFFFFFFFFF
_MULTIPLY: Final = (0xD2511F53, 0xCD9E8D57)
_WEYL: Final = (0x9E3779B9, 0xBB67AE85)
_KEYS: Final = tuple(
    ((STREAM_KEY + number * _WEYL[0]) & _M32, (number * _WEYL[1]) & _M32) for number in range(10)
)
_SIXES: Final = tuple((6**dice, 2**32 % 6**dice) for dice in range(6))


def whole_number(value: Any) -> int | None:
    """An integer of Python's or NumPy's, or None if the value is anything else: a boolean, a fraction, a list."""
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return index(value)
    except TypeError:
        return None


def check_seed(seed: Any) -> int:
    """A seed that a caller gave, or a TypeError or ValueError that says what is wrong with it."""
    number = whole_number(seed)
    if number is None:
        raise TypeError(f"a seed is a whole number, not {seed!r:.80}")
    if not 0 <= number <= _M64:
        raise ValueError(f"a seed is a number from 0 to 2**64 - 1, not {number}")
    return number


def game_number(seed: int, episode: int) -> int:
    """The number of a seed's game: games of all seeds roll different dice (SplitMix64)."""
    bits = (seed + (episode + 1) * 0x9E3779B97F4A7C15) & _M64
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9 & _M64
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EB & _M64
    return bits ^ bits >> 31


class Stream(Random):
    """The random numbers of one game: dice for the table, and a `random.Random` for the bots at it."""

    def __init__(self, game: int, block: int = 0) -> None:
        super().__init__(0)
        self.game = game
        self.block = block
        """How many blocks of 128 random bits have been used."""

    def _draw(self) -> tuple[int, int]:
        """The first two words of the next block (Philox 4x32-10)."""
        c0, c1, c2, c3 = self.game & _M32, self.game >> 32, self.block, 0
        self.block += 1
        m0, m1 = _MULTIPLY
        for k0, k1 in _KEYS:
            p0, p1 = c0 * m0, c2 * m1
            c0, c1, c2, c3 = (p1 >> 32) ^ c1 ^ k0, p1 & _M32, (p0 >> 32) ^ c3 ^ k1, p0 & _M32
        return c0, c1

    def roll(self, dice: int) -> Counts:
        """Roll that many fair dice; all sequences of them are exactly equally likely."""
        (one_size, one_surplus), (two_size, two_surplus) = _SIXES[(dice + 1) >> 1], _SIXES[dice >> 1]
        while True:
            first, second = self._draw()
            one, two = first * one_size, second * two_size
            if one & _M32 >= one_surplus and two & _M32 >= two_surplus:
                break
        counts = [0] * 6
        for number, count in ((one >> 32, (dice + 1) >> 1), (two >> 32, dice >> 1)):
            left = number
            for _ in range(count):
                left, face = divmod(left, 6)
                counts[face] += 1
        return (counts[0], counts[1], counts[2], counts[3], counts[4], counts[5])

    # What bots ask a source of chance for.

    def random(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return self._draw()[0] / 2**32

    def getrandbits(self, k: int, /) -> int:
        """A number of `k` random bits; everything else that `Random` offers rests on this."""
        bits = 0
        for _ in range((k + 31) // 32):
            bits = bits << 32 | self._draw()[0]
        return bits >> (-k % 32)

    def choice(self, seq: Any) -> Any:
        """One of several, all equally likely; of one alone, nothing is drawn."""
        options: Sequence[Any] = seq
        return options[self._draw()[0] * len(options) >> 32] if len(options) > 1 else options[0]
