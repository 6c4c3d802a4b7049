"""Larger nets started from smaller ones.

`widen` makes one for more seats: what the old net knows of opponents is spread over more of them. `grow` adds
hidden units and the features that join two facts; what the net says stays the same until it learns more.
"""

from __future__ import annotations

__all__ = ["grow", "widen"]

import numpy as np

from pickomino.bots.net import Net, NetError, new_net
from pickomino.core.errors import Problem
from pickomino.kernels.net_shape import (
    MANY_UP,
    MARGIN,
    MARGINS,
    Singles,
    Weights,
    feature_count,
    pair_count,
)

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


class _Spreading:
    """The features of more seats, filled in order from those of fewer."""

    def __init__(self, net: Net, seats: int, like: list[int]) -> None:
        self._old, self._seats, self._like = net.seats, seats, like
        self._extra = range(net.seats - 1, seats - 1)
        self.narrow = net.weights.w1
        features = feature_count(seats) + (pair_count(seats) if net.knows_pairs else 0)
        self.wide = np.zeros((features, net.hidden[0]), np.float32)
        self.at = self.source = 0
        """The next feature to be filled, and the next to be read."""

    def copy(self, count: int, first: int) -> None:
        """Fill features with those from `first` on."""
        self.wide[self.at : self.at + count] = self.narrow[first : first + count]
        self.at += count

    def copy_next(self, count: int) -> None:
        """Fill features that are there once, whatever the number of seats."""
        self.copy(count, self.source)
        self.source += count

    def copy_seats(self, size: int, usual: tuple[int, int], mover: int = 0) -> None:
        """Fill one group of features a seat; those of the mover are left out if `mover` is 1."""
        for seat in range(mover, self._seats):
            first = self.source + size * (self._like[seat] - mover)
            self.copy(size, first)
            if seat in self._extra:  # so that more seats do not drive the hidden units out of their range
                mean = self.narrow[first + usual[0] : first + usual[1]].mean(axis=0)
                self.wide[self.at - size : self.at] -= mean
        self.source += size * (self._old - mover)


def widen(net: Net, seats: int) -> Net:
    """A net for more seats that plays about as this one does."""
    old, weights = net.seats, net.weights
    if seats < old:
        raise NetError(Problem("error-net-narrow", {"seats": old, "wanted": seats}))
    like = [_alike(seat, old, seats) for seat in range(seats)]
    return Net(
        seats,
        Weights(
            w1=_widen_features(net, seats, like),
            b1=weights.b1.copy(),
            w2=weights.w2.copy(),
            b2=weights.b2.copy(),
            w3=np.ascontiguousarray(weights.w3[like]),
            b3=np.ascontiguousarray(weights.b3[like]),
        ),
    )


def _widen_features(net: Net, seats: int, like: list[int]) -> Singles:
    """The first layer, feature by feature in the order of `kernels.net_shape`."""
    old, spread = net.seats, _Spreading(net, seats, like)
    for tile in range(_TILES):
        first = tile * (1 + 3 * old)
        spread.copy(1, first)
        for seat in range(seats):
            spread.copy(3, first + 1 + 3 * like[seat])
    spread.source = _TILES * (1 + 3 * old)
    spread.copy_seats(MARGINS, _USUAL_MARGINS)
    spread.copy_next(19)
    for seat in [*like, old]:  # who owns the highest tile, or nobody
        spread.copy(1, spread.source + seat)
    spread.source += old + 1
    spread.copy_seats(9, _USUAL_HEIGHTS)
    # Whatever the number of players, as with all old seats taken.
    spread.wide[spread.at : spread.at + 8] = spread.narrow[spread.source + old]
    spread.at, spread.source = spread.at + 8, spread.source + 8
    for _ in range(6):
        spread.copy(19, spread.source)
        for seat in range(7):
            spread.copy(1, spread.source + 19 + (like[seat] if seat < seats else 0))
        spread.source += 26
    spread.copy_seats(8, _USUAL_GRILLED)
    spread.copy_next(8)
    if net.knows_pairs:
        spread.copy_seats((MANY_UP + 1) * MARGINS, _USUAL_MARGINS_WITH_UP)
        spread.copy_seats(_TOPS, _USUAL_TOPS, mover=1)
        spread.copy_next(2 * _TOPS + _TILES**2)
    return spread.wide


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
