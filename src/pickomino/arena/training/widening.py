"""Larger nets started from smaller ones.

`widen` makes one for more seats: what the old net knows of opponents is spread over more of them. `grow` adds
hidden units and the features that join two facts; what the net says stays the same until it learns more.
"""

from __future__ import annotations

__all__ = ["grow", "widen"]

import numpy as np

from pickomino.bots.net import Net, NetError, new_net
from pickomino.core.errors import Problem
from pickomino.kernels.net_shape import MANY_UP, MARGIN, MARGINS, Weights, feature_count, pair_count

_TILES = 18
_TOPS = (_TILES + 1) ** 2  # pairs of top tiles, no tile included
# The usual values early in a game, for each group of features that exists per seat: (first, last + 1).
_USUAL_MARGINS = (MARGIN - 8, MARGIN + 1)
_USUAL_HEIGHTS = (0, 4)
_USUAL_GRILLED = (0, 3)
_USUAL_MARGINS_WITH_UP = (MANY_UP * MARGINS + MARGIN - 8, MANY_UP * MARGINS + MARGIN + 1)
_USUAL_TOPS = (_TOPS - 1, _TOPS)


def _alike(seat: int, old: int, new: int) -> int:
    """The old seat that a new one is most like: the mover, the next, the one who has just moved, or one between."""
    return old - 1 if seat == new - 1 else min(seat, old - 2)


def widen(net: Net, seats: int) -> Net:
    """A net for more seats that plays about as this one does."""
    old, w1 = net.seats, net.weights.w1
    if seats < old:
        raise NetError(Problem("error-net-narrow", {"seats": old, "wanted": seats}))
    features = feature_count(seats) + (pair_count(seats) if net.knows_pairs else 0)
    wide = np.zeros((features, net.hidden[0]), np.float32)
    like = [_alike(seat, old, seats) for seat in range(seats)]
    extra = [seat for seat in range(seats) if seat > old - 2 and seat < seats - 1]
    at, source = 0, 0

    def copy(count: int, first: int) -> None:
        nonlocal at
        wide[at : at + count] = w1[first : first + count]
        at += count

    def copy_seats(size: int, usual: tuple[int, int], mover: int = 0) -> None:
        """One group of features a seat; those of the mover are left out if `mover` is 1."""
        nonlocal at, source
        for seat in range(mover, seats):
            first = source + size * (like[seat] - mover)
            copy(size, first)
            if seat in extra:  # so that more seats do not drive the hidden units out of their range
                wide[at - size : at] -= w1[first + usual[0] : first + usual[1]].mean(axis=0)
        source += size * (old - mover)

    for tile in range(_TILES):
        first = tile * (1 + 3 * old)
        copy(1, first)
        for seat in range(seats):
            copy(3, first + 1 + 3 * like[seat])
    source = _TILES * (1 + 3 * old)
    copy_seats(MARGINS, _USUAL_MARGINS)
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
    source += 8
    if net.knows_pairs:
        copy_seats((MANY_UP + 1) * MARGINS, _USUAL_MARGINS_WITH_UP)
        copy_seats(_TOPS, _USUAL_TOPS, mover=1)
        copy(2 * _TOPS + _TILES**2, source)
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


def grow(net: Net, hidden: tuple[int, int], pairs: bool, rng: np.random.Generator) -> Net:
    """A net that says the same, with more hidden units and maybe the features that join two facts."""
    if hidden[0] < net.hidden[0] or hidden[1] < net.hidden[1] or pairs < net.knows_pairs:
        raise NetError(Problem("error-net-large", {"hidden": "x".join(map(str, net.hidden))}))
    old, large = net.weights, new_net(net.seats, rng, hidden, pairs=pairs).weights
    (features, first), second = old.w1.shape, net.hidden[1]
    large.w1[:features, :first] = old.w1
    large.w1[features:, :first] = 0
    large.b1[:first] = old.b1
    large.w2[:first, :second] = old.w2
    large.w2[first:, :second] = 0  # new units start without a say
    large.b2[:second] = old.b2
    large.w3[:, :second] = old.w3
    large.w3[:, second:] = 0
    large.b3[:] = old.b3
    return Net(net.seats, large)
