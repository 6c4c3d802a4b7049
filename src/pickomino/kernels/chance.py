"""Chance without state: block `b` of game `n` under a seed is always the same 128 random bits (Philox 4x32-10).

Because nothing is handed on from draw to draw, a game comes out the same in whatever order, batch or process it
is played.
"""

# mypy: disable-error-code="no-any-return, no-untyped-call"

from __future__ import annotations

from typing import Any

import numpy as np

from .cells import add_to, at, compiled
from .game_rows import BLOCK, COUNTS, FACES_AT, GAME

_M32 = np.uint64(0xFFFFFFFF)
_S32 = np.uint64(32)
_MULTIPLY_0 = np.uint64(0xD2511F53)
_MULTIPLY_1 = np.uint64(0xCD9E8D57)
_WEYL_0 = np.uint64(0x9E3779B9)
_WEYL_1 = np.uint64(0xBB67AE85)


@compiled
def random_block(seed: Any, game: Any, block: Any) -> Any:
    """Four random numbers of 32 bits."""
    c0, c1 = game & _M32, game >> _S32
    c2, c3 = block & _M32, block >> _S32
    k0, k1 = seed & _M32, seed >> _S32
    for _ in range(10):
        p0, p1 = c0 * _MULTIPLY_0, c2 * _MULTIPLY_1
        c0, c1, c2, c3 = (p1 >> _S32) ^ c1 ^ k0, p1 & _M32, (p0 >> _S32) ^ c3 ^ k1, p0 & _M32
        k0, k1 = (k0 + _WEYL_0) & _M32, (k1 + _WEYL_1) & _M32
    return c0, c1, c2, c3


@compiled
def draw(s: Any, i: int, seed: Any) -> Any:
    """The next block of the game at `i`."""
    block = np.uint64(at(s, i + BLOCK))
    add_to(s, i + BLOCK, 1)
    game = np.uint64(at(s, i + GAME)) & _M32 | np.uint64(at(s, i + GAME + 1)) << _S32
    return random_block(seed, game, block)


@compiled
def below(bits: Any, options: int) -> Any:
    """A number from 0 to options - 1 out of 32 random bits."""
    return np.int64((bits * np.uint64(options)) >> _S32)


@compiled
def choose(s: Any, i: int, seed: Any, options: int) -> int:
    """A number from 0 to options - 1, all equally likely."""
    bits, _, _, _ = draw(s, i, seed)
    return below(bits, options)


@compiled
def dice_from(a: Any, b: Any, spans: Any, counts: Any, dice: int) -> Any:
    """Dice out of two random numbers of 32 bits: whether these may be used, the counts, four bits a face, and the
    set of faces.

    Numbers in the surplus are not used, which makes all sequences of dice exactly equally likely.
    """
    first = (dice + 1) >> 1
    second = dice - first
    one_at, one_size, one_surplus = at(spans, 3 * first), at(spans, 3 * first + 1), at(spans, 3 * first + 2)
    two_at, two_size, two_surplus = (
        at(spans, 3 * second),
        at(spans, 3 * second + 1),
        at(spans, 3 * second + 2),
    )
    one = a * np.uint64(one_size)
    two = b * np.uint64(two_size)
    is_fair = (one & _M32) >= np.uint64(one_surplus) and (two & _M32) >= np.uint64(two_surplus)
    roll_1 = at(counts, one_at + np.int64(one >> _S32))
    roll_2 = at(counts, two_at + np.int64(two >> _S32))
    faces = (roll_1 | roll_2) >> FACES_AT
    return is_fair, (roll_1 & COUNTS) + (roll_2 & COUNTS), faces


@compiled
def roll_dice(s: Any, i: int, seed: Any, spans: Any, counts: Any, dice: int) -> Any:
    """Roll: the counts, four bits a face; the set of faces; and two more random numbers, still unused."""
    while True:
        a, b, spare_0, spare_1 = draw(s, i, seed)
        is_fair, rolled, faces = dice_from(a, b, spans, counts, dice)
        if is_fair:
            return rolled, faces, spare_0, spare_1
