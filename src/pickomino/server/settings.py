"""What the host decides: where to listen, where to store, whom to allow what."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from ipaddress import ip_network
from pathlib import Path
from typing import TypeAlias

from pickomino.bots.registry import usual_bots

Clock: TypeAlias = Callable[[], int]
"""Milliseconds since 1970."""

DEFAULT_BOTS = ("champion:level=2", "timid")
"""Offered first, where the host allows it."""


def wall_clock() -> int:
    """The machine's clock."""
    return time.time_ns() // 1_000_000


def default_database() -> str:
    """The database file in the user's data directory."""
    from platformdirs import user_data_path

    return str(user_data_path("pickomino") / "pickomino.db")


NOT_SCALED = frozenset({"body_bytes", "sockets", "lobby_idle_ms", "game_idle_ms", "subscriptions_per_player"})
"""Bounds of the node itself, whatever callers may do."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """Limits against strangers; generous for people, tight for floods."""

    body_bytes: int = 65_536
    connections_per_second: float = 50
    connection_burst: int = 300
    connections_waiting: int = 1000
    connections_per_address: int = 2000
    all_connections_per_second: float = 300
    all_connections_burst: int = 100
    work_share: float = 0.015
    """Of one processor, for every address, whatever the others do."""
    work_burst: float = 0.008
    """Seconds of processor time that an address may use without a pause."""
    work_capacity: float = 0.4
    """Of one processor, for all addresses together that want more than their share."""
    turns_per_second: float = 1000
    """Of one address."""
    calls_waiting: int = 1000
    """Requests of one address that may wait for their turn."""
    frames_per_second: float = 20
    frame_burst: int = 100
    writes_per_second: float = 20
    write_burst: int = 80
    refusals_per_minute: float = 6
    refusal_burst: int = 100
    creations_per_minute: float = 30
    creation_burst: int = 30
    identities_per_minute: float = 60
    identity_burst: int = 300
    guesses_per_minute: float = 60
    guess_burst: int = 300
    hints_per_second: float = 20
    hint_burst: int = 200
    reviews_per_minute: float = 6
    review_burst: int = 10
    tables_per_player: int = 50
    listed_per_player: int = 3
    listed_per_address: int = 60
    tables_per_address: int = 600
    notices_per_minute: float = 6
    notice_burst: int = 20
    subscriptions_per_player: int = 10
    sockets_per_address: int = 1000
    sockets_per_player: int = 40
    sockets: int = 20_000
    lobby_idle_ms: int = 24 * 3600 * 1000
    game_idle_ms: int = 14 * 24 * 3600 * 1000

    def scaled(self, factor: float) -> Bounds:
        """The same with everything multiplied that a caller can use up."""
        changed = {
            name: type(value)(round(value * factor) if isinstance(value, int) else value * factor)
            for name, value in asdict(self).items()
            if name not in NOT_SCALED
        }
        return replace(self, **changed)


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one node."""

    database: str
    bot_workers: int = 1
    bots: tuple[str, ...] = field(default_factory=usual_bots)
    trusted_proxies: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    """Further origins that may open sockets, beside the server's own."""
    hosts: tuple[str, ...] = ()
    """Further names by which browsers call this server; `.example.org` stands for all below it."""
    listens: tuple[str, int] | None = None
    """Host and port, if given: invitations name the addresses under which others reach the server."""
    metrics_from: tuple[str, ...] = ()
    """Networks that may read the metrics, beside this machine."""
    push: bool = True
    """Whether players may be notified through the push services of their browsers."""
    bounds: Bounds = field(default_factory=Bounds)
    page: Path = Path(__file__).parent / "page"

    @property
    def trusted_networks(self) -> tuple[str, ...]:
        """The trusted proxies, those of IPv4 also as a socket that listens on both IPv6 and IPv4 names them."""
        networks = map(ip_network, self.trusted_proxies)
        mapped = (
            f"::ffff:{net.network_address}/{96 + net.prefixlen}" for net in networks if net.version == 4
        )
        return (*self.trusted_proxies, *mapped)

    @property
    def default_bot(self) -> str:
        """The bot that is offered first."""
        return next((bot for bot in DEFAULT_BOTS if bot in self.bots), self.bots[-1])
