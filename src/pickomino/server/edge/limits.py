"""Rate limits: a bucket of tokens for each caller, in this node's memory."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, IPv6Network
from typing import Literal, NamedTuple

from pickomino.server.refusals import Refusal

BUCKETS = 50_000
"""Callers remembered at most; the least recent one is forgotten, which gives it a full bucket."""


class Caller(NamedTuple):
    """Who a limit applies to; with a purpose, if a limit counts several things apart."""

    kind: Literal["address", "player", "everybody"]
    id: str = ""
    purpose: Literal["", "record"] = ""


EVERYBODY = Caller("everybody")


def address_caller(address: str) -> Caller:
    """The caller at an address."""
    return Caller("address", network_of(address))


def player_caller(player_id: str) -> Caller:
    """The caller who is a known player."""
    return Caller("player", player_id)


def network_of(address: str) -> str:
    """What counts as one caller: an address, or the 64 bits of an IPv6 address that a household gets."""
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))


def site_of(address: str) -> str | None:
    """The 48 bits of an IPv6 address that one organization may get, which has 65,536 networks then; None for IPv4."""
    if ":" not in address:
        return None
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return None
    return None if found.ipv4_mapped else str(IPv6Network((found, 48), strict=False))


class Bucket:
    """The tokens of one caller: a rate on average, with bursts."""

    __slots__ = ("_burst", "_per_second", "_seconds", "_then", "_tokens")

    def __init__(self, per_second: float, burst: int, seconds: Callable[[], float]) -> None:
        self._per_second = per_second
        self._burst = burst
        self._seconds = seconds
        self._tokens = float(burst)
        self._then = seconds()

    def spend(self, cost: int = 1, *, ahead: int = 0) -> float:
        """Take tokens, up to `ahead` of them before they are there; returns the seconds until they are.

        Raises a Refusal that says when there will be enough.
        """
        now = self._seconds()
        tokens = min(self._tokens + (now - self._then) * self._per_second, self._burst)
        if tokens + ahead < cost:
            raise Refusal(
                "too_many_requests", retry_after=math.ceil((cost - tokens - ahead) / self._per_second)
            )
        self._tokens, self._then = tokens - cost, now
        return 0.0 if tokens >= cost else (cost - tokens) / self._per_second


class RateLimit:
    """The same rate for every caller."""

    def __init__(self, per_second: float, burst: int, seconds: Callable[[], float]) -> None:
        self._per_second = per_second
        self._burst = burst
        self._seconds = seconds
        self._buckets: OrderedDict[Caller, Bucket] = OrderedDict()

    def spend(self, caller: Caller, cost: int = 1, *, ahead: int = 0) -> float:
        """Spend from a caller's bucket."""
        bucket = self._buckets.get(caller)
        if bucket is not None:
            self._buckets.move_to_end(caller)
            return bucket.spend(cost, ahead=ahead)
        bucket = self._buckets[caller] = Bucket(self._per_second, self._burst, self._seconds)
        if len(self._buckets) > BUCKETS:
            self._buckets.popitem(last=False)
        return bucket.spend(cost, ahead=ahead)
