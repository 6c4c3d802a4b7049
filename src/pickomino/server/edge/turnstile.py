"""Which new connections are let in, and when: bounded by address, and everybody by turns when many come at once."""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Mapping
from ipaddress import IPv4Network, IPv6Network, ip_address
from typing import Generic, NamedTuple, TypeVar

from pickomino.server.edge.limits import network_of

T = TypeVar("T")

LOOPBACK = ("127.0.0.1", "::1", "::ffff:127.0.0.1")
"""Only the host calls from these addresses, or a proxy that the host forgot to name."""

FEW = 100
"""Connections that an address gets however many others there are."""


class ConnectionLimits(NamedTuple):
    """Bounds on new connections."""

    per_second: float
    burst: int
    waiting: int
    per_address: int
    all_per_second: float
    all_burst: int
    capacity: int
    """Connections of all addresses together."""
    trusted: tuple[IPv4Network | IPv6Network, ...] = ()
    """Proxies, each of which carries many people."""


class _Tokens:
    """A rate on average, with bursts."""

    __slots__ = ("_burst", "_rate", "_then", "_tokens")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = float(burst)
        self._then = now

    def wait(self, now: float) -> float:
        """Seconds until there is a token."""
        self._tokens = min(self._tokens + (now - self._then) * self._rate, self._burst)
        self._then = now
        return max(0.0, (1 - self._tokens) / self._rate)

    def take(self) -> None:
        self._tokens -= 1


class _Queue(Generic[T]):
    """What waits of one address."""

    def __init__(self, tokens: _Tokens) -> None:
        self.tokens = tokens
        self.waiting: deque[T] = deque()


class Turnstile(Generic[T]):
    """Connections that come, wait, are inside and go."""

    def __init__(
        self, limits: ConnectionLimits, seconds: Callable[[], float], inside: Mapping[str, int] | None = None
    ) -> None:
        self._limits = limits
        self._seconds = seconds
        self._inside = Counter(inside or {})
        self._capacity = limits.capacity - self._inside.total()
        self._all = _Tokens(limits.all_per_second, limits.all_burst, seconds())
        self._paces: OrderedDict[str, _Tokens] = OrderedDict()
        self._queues: OrderedDict[str, _Queue[T]] = OrderedDict()
        self.waiting = self.refused = 0
        """Connections that wait, and connections refused so far."""

    def enter(self, address: str, connection: T) -> bool | None:
        """Take a new connection: True if it is let in at once, None if it waits, False if it is refused."""
        network = network_of(address)
        if self._capacity <= 0:
            self.refused += 1
            return False
        if is_trusted(address, self._limits.trusted):
            self._count(network)
            return True
        queue = self._queues.get(network)
        mine = self._inside[network]
        is_full = mine >= self._limits.per_address or mine >= max(FEW, self._capacity // 2)
        if is_full or (queue is not None and len(queue.waiting) >= self._limits.waiting):
            self.refused += 1
            return False
        self._count(network)
        now = self._seconds()
        pace = self._pace(network, now)
        if queue is None and not self._queues and not pace.wait(now) and not self._all.wait(now):
            pace.take()
            self._all.take()
            return True
        if queue is None:
            queue = self._queues[network] = _Queue(pace)
        queue.waiting.append(connection)
        self.waiting += 1
        return None

    def _count(self, network: str) -> None:
        self._inside[network] += 1
        self._capacity -= 1

    def _pace(self, network: str, now: float) -> _Tokens:
        pace = self._paces.get(network)
        if pace is None:
            pace = self._paces[network] = _Tokens(self._limits.per_second, self._limits.burst, now)
            if len(self._paces) > 50_000:
                self._paces.popitem(last=False)
        return pace

    def leave(self, address: str) -> None:
        """Count a connection that has ended."""
        network = network_of(address)
        self._capacity += 1
        self._inside[network] -= 1
        if not self._inside[network]:
            del self._inside[network]

    def drop(self, address: str, connection: T) -> None:
        """Count a connection that has ended while it waited."""
        queue = self._queues[network_of(address)]
        queue.waiting.remove(connection)
        self.waiting -= 1
        self.leave(address)

    def next(self) -> tuple[float, T | None]:
        """The next connection that has its turn; without one, the seconds until there may be one."""
        now = self._seconds()
        wait = self._all.wait(now)
        if wait:
            return wait, None
        soonest = 60.0
        for network in list(self._queues):
            queue = self._queues[network]
            if not queue.waiting:
                del self._queues[network]
                continue
            wait = queue.tokens.wait(now)
            if wait:
                soonest = min(soonest, wait)
                continue
            self._queues.move_to_end(network)  # its next one comes after those of the others
            self._all.take()
            queue.tokens.take()
            self.waiting -= 1
            return 0.0, queue.waiting.popleft()
        return soonest, None


def is_trusted(address: str, networks: tuple[IPv4Network | IPv6Network, ...]) -> bool:
    """Whether an address is the machine's own or that of a proxy, which carries many people and never waits."""
    return address in LOOPBACK or is_among(address, networks)


def is_among(address: str, networks: tuple[IPv4Network | IPv6Network, ...]) -> bool:
    """Whether an address belongs to one of some networks."""
    try:
        return any(ip_address(address) in network for network in networks)
    except ValueError:
        return False
