"""The host names of this server: requests under any other name are refused (DNS rebinding).

The owner of a name can point it at any address, including one in somebody's home network. A page under that name then
calls the server there from a visitor's browser, with matching `Host` and `Origin`. Only the name gives it away.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Callable
from ipaddress import ip_address
from urllib.parse import urlsplit

from pickomino.server.refusals import Refusal
from pickomino.server.settings import Settings

NOBODY_S = ("local", "localhost", "internal", "home.arpa", "test")
"""Names under these are never sold, so no stranger can let one lead here."""

_NAME = re.compile(r"\.?[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*")
_SHOWN = 100
"""Characters of a foreign name that a refusal repeats."""


def is_name(text: str) -> bool:
    """Whether a text is a host's name, or with a dot before it stands for all names below one."""
    return len(text) <= 253 and _NAME.fullmatch(text.lower()) is not None


class OwnNames:
    """What this server answers to."""

    def __init__(self, settings: Settings, own_name: Callable[[], str] = socket.gethostname) -> None:
        origins = [urlsplit(origin).hostname or "" for origin in settings.origins]
        listens = [settings.listens[0]] if settings.listens else []
        named = [name.lower().rstrip(".") for name in (*settings.hosts, *origins, *listens, own_name())]
        self._names = {name for name in named if not name.startswith(".")}
        self._parents = (
            *(name for name in named if name.startswith(".")),
            *(f".{name}" for name in NOBODY_S),
        )
        # A proxy forwards what it is meant to. Which names those are it knows better, unless the host says so.
        self._any = bool(settings.trusted_proxies) and not settings.hosts

    def check(self, host: str | None) -> None:
        """Raise Refusal if a caller means another server; programs may send no Host."""
        if host is not None and not self._any and not self._is_own(host):
            raise Refusal("unknown_host", host=host[:_SHOWN])

    def _is_own(self, host: str) -> bool:
        name = _without_port(host.lower()).rstrip(".")
        try:
            ip_address(name.strip("[]").partition("%")[0])
        except ValueError:
            pass
        else:
            return True  # an address belongs to whoever is reached there
        # A name without a dot is known within one network only.
        return "." not in name or name in self._names or name.endswith(self._parents)


def _without_port(host: str) -> str:
    if host.startswith("["):
        address, _, rest = host.partition("]")
        return f"{address}]{rest.partition(':')[0]}"
    return host.partition(":")[0]
