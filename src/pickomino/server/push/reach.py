"""Which endpoints this server connects to: only public addresses, so that no stranger can reach a private network through it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, Protocol
from urllib.parse import urlsplit

import httpcore

_EMBEDDING = (IPv6Network("64:ff9b::/96"), IPv6Network("2002::/16"), IPv6Network("2001::/32"))
"""NAT64, 6to4 and Teredo addresses lead to IPv4 addresses that they hold inside."""


class Reach(Protocol):
    """A policy about endpoints; tests hand in their own."""

    def allows_url(self, endpoint: str) -> bool:
        """Whether an endpoint may be subscribed with."""
        ...

    def allows_address(self, address: str) -> bool:
        """Whether a connection to an address may be made."""
        ...


class PublicOnly:
    """https on its usual port, at public addresses."""

    def allows_url(self, endpoint: str) -> bool:
        try:
            parts = urlsplit(endpoint)
            host, port = parts.hostname, parts.port
        except ValueError:
            return False
        if parts.scheme != "https" or not host or parts.username is not None or port not in (None, 443):
            return False
        try:
            return is_public(ip_address(host))
        except ValueError:
            return "." in host  # a name; its addresses are checked before every connection

    def allows_address(self, address: str) -> bool:
        return is_public(ip_address(address.partition("%")[0]))


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is one of the public internet."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if any(address in network for network in _EMBEDDING):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


class CheckedNetwork(httpcore.AnyIOBackend):
    """Resolves a host itself and connects to the very address that was checked, whatever the next lookup would say."""

    def __init__(self, reach: Reach) -> None:
        super().__init__()
        self._reach = reach

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 - as httpcore has it
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        try:
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except OSError as error:
            raise httpcore.ConnectError(str(error)) from error
        allowed = [str(name[0]) for *_, name in found if self._reach.allows_address(str(name[0]))]
        if not allowed:
            raise httpcore.ConnectError("no public address")
        return await super().connect_tcp(allowed[0], port, timeout, local_address, socket_options)
