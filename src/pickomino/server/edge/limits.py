"""Rate limits: a bucket of tokens for each caller, in this node's memory."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, IPv6Network
from typing import Literal, NamedTuple

from pickomino.server.errors import Refusal

BUCKETS = 50_000
"""Callers remembered at most; the least recent one is forgotten, which gives it a full bucket."""


class Caller(NamedTuple):
    """Who a limit applies to; with a purpose, if a limit counts several things apart."""

    kind: Literal["address", "player", "everybody"]
    id: str = ""
    purpose: Literal["", "identity", "record"] = ""


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


class RateLimit:
    """A rate on average, with bursts."""

    def __init__(self, per_second: float, burst: int, seconds: Callable[[], float]) -> None:
        self._per_second = per_second
        self._burst = burst
        self._seconds = seconds
        self._buckets: OrderedDict[Caller, tuple[float, float]] = OrderedDict()

    def spend(self, caller: Caller, cost: int = 1, *, ahead: int = 0) -> float:
        """Take tokens, up to `ahead` of them before they are there; returns the seconds until they are.

        Raises a Refusal that says when there will be enough.
        """
        now = self._seconds()
        tokens, then = self._buckets.get(caller, (float(self._burst), now))
        tokens += (now - then) * self._per_second
        tokens = min(tokens, self._burst)
        if tokens + ahead < cost:
            raise Refusal(
                "too_many_requests", retry_after=math.ceil((cost - tokens - ahead) / self._per_second)
            )
        tokens -= cost
        self._buckets[caller] = tokens, now
        self._buckets.move_to_end(caller)
        if len(self._buckets) > BUCKETS:
            self._buckets.popitem(last=False)
        return 0.0 if tokens >= 0 else -tokens / self._per_second
