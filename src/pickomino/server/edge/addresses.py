"""The addresses under which other devices reach this server."""

from __future__ import annotations

import socket
import struct
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from ipaddress import IPv4Address, IPv4Network, IPv6Network, ip_address

ANYWHERE = ("", "0.0.0.0", "::")  # noqa: S104 - compared, not listened on
SIOCGIFADDR = 0x8915


def is_loopback(host: str) -> bool:
    """Whether a host, as written in an address, is the machine itself."""
    name = host.strip("[]").lower()
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def may_read_metrics(address: str, networks: Iterable[IPv4Network | IPv6Network]) -> bool:
    """Whether a caller may see the figures of a server: from the machine itself, or from networks that it names."""
    try:
        found = ip_address(address)
    except ValueError:  # a caller without an address
        return False
    mapped = getattr(found, "ipv4_mapped", None) or found
    return mapped.is_loopback or any(mapped in network for network in networks)


def origin(host: str, port: int) -> str:
    """A host and a port as the beginning of an address."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_addresses(platform: str = sys.platform) -> list[str]:
    """This machine's IPv4 addresses in its networks, the one that leads to the internet first."""
    found = dict.fromkeys([*_of_default_route(), *_of_interfaces(platform)])
    return [address for address in found if _leads_here(IPv4Address(address))]


def reachable_origins(
    host: str, port: int, addresses: Callable[[], list[str]] = own_addresses
) -> tuple[str, ...]:
    """Where other devices find what listens on a host and port of this machine."""
    if host in ANYWHERE:
        return tuple(origin(address, port) for address in addresses())
    return () if is_loopback(host) else (origin(host, port),)


def _leads_here(address: IPv4Address) -> bool:
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def _of_default_route() -> Iterator[str]:
    # Connecting a datagram socket sends nothing; the system only chooses the address to send from.
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("198.51.100.1", 9))
        yield probe.getsockname()[0]


def _of_interfaces(platform: str) -> Iterator[str]:
    if platform != "linux":
        with suppress(OSError):
            for *_, name in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
                yield str(name[0])
        return
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, interface in socket.if_nameindex():
            with suppress(OSError):  # an interface without an address
                request = struct.pack("256s", interface.encode()[:15])
                answer = fcntl.ioctl(probe, SIOCGIFADDR, request)
                yield socket.inet_ntoa(answer[20:24])
