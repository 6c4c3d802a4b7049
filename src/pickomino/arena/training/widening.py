"""A net for more seats, started from one for fewer: what it knows of opponents is spread over more of them."""

from __future__ import annotations

__all__ = ["widen"]

import numpy as np

from pickomino.bots.net import Net, NetError
from pickomino.core.errors import Problem
from pickomino.kernels.net_shape import FIRST, MARGIN, Weights, feature_count

_TILES = 18
_MARGINS = 2 * MARGIN + 1
# What is usual early on, of each group of features that every seat has one of: (first, last + 1).
_USUAL_MARGINS = (MARGIN - 8, MARGIN + 1)
_USUAL_HEIGHTS = (0, 4)
_USUAL_GRILLED = (0, 3)


def _alike(seat: int, old: int, new: int) -> int:
    """The old seat that a new one is most like: the mover, the next, the one who has just moved, or one between."""
    return old - 1 if seat == new - 1 else min(seat, old - 2)


def widen(net: Net, seats: int) -> Net:
    """A net for so many seats that plays about as this one does."""
    old, w1 = net.seats, net.weights.w1
    if seats < old:
        raise NetError(Problem("error-net-narrow", {"seats": old, "wanted": seats}))
    wide = np.zeros((feature_count(seats), FIRST), np.float32)
    like = [_alike(seat, old, seats) for seat in range(seats)]
    extra = [seat for seat in range(seats) if seat > old - 2 and seat < seats - 1]
    at, source = 0, 0

    def copy(count: int, first: int) -> None:
        nonlocal at
        wide[at : at + count] = w1[first : first + count]
        at += count

    def copy_seats(size: int, usual: tuple[int, int]) -> None:
        nonlocal at, source
        for seat in range(seats):
            first = source + size * like[seat]
            copy(size, first)
            if seat in extra:  # so that more seats do not drive the hidden units out of their range
                wide[at - size : at] -= w1[first + usual[0] : first + usual[1]].mean(axis=0)
        source += size * old

    for tile in range(_TILES):
        first = tile * (1 + 3 * old)
        copy(1, first)
        for seat in range(seats):
            copy(3, first + 1 + 3 * like[seat])
    source = _TILES * (1 + 3 * old)
    copy_seats(_MARGINS, _USUAL_MARGINS)
    copy(19, source)
    source += 19
    for seat in [*like, old]:  # who owns the highest tile, or nobody
        copy(1, source + seat)
    source += old + 1
    copy_seats(9, _USUAL_HEIGHTS)
    wide[at : at + 8] = w1[source + old]  # whatever the number of players, as with all old seats taken
    at, source = at + 8, source + 8
    for _ in range(6):
        copy(19, source)
        for seat in range(7):
            copy(1, source + 19 + (like[seat] if seat < seats else 0))
        source += 26
    copy_seats(8, _USUAL_GRILLED)
    copy(8, source)
    weights = net.weights
    return Net(
        seats,
        Weights(
            w1=wide,
            b1=weights.b1.copy(),
            w2=weights.w2.copy(),
            b2=weights.b2.copy(),
            w3=np.ascontiguousarray(weights.w3[like]),
            b3=np.ascontiguousarray(weights.b3[like]),
        ),
    )
