"""`pickomino serve`: the game server and its page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated

import typer

from ._common import JsonOption, LangOption, refuse
from ._options import DatabaseOption, complete_bots
from ._refusals import fail, reason_of, refuse_unavailable

if TYPE_CHECKING:
    from socket import socket

    from pickomino.server.settings import Settings

__all__ = ["register", "without_password"]

LOOPBACK = "127.0.0.1"

HostOption = Annotated[
    str | None, typer.Option(envvar="PICKOMINO_HOST", metavar="ADDRESS", show_default=LOOPBACK)
]
PortOption = Annotated[
    int | None,
    typer.Option(envvar="PICKOMINO_PORT", metavar="N", min=0, max=65535, show_default="default-port"),
]
BotsOption = Annotated[
    str | None, typer.Option(envvar="PICKOMINO_BOTS", metavar="BOTS", autocompletion=complete_bots)
]
ProxiesOption = Annotated[str, typer.Option(envvar="PICKOMINO_TRUSTED_PROXIES", metavar="ADDRESSES")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(serve)


def serve(
    host: HostOption = None,
    port: PortOption = None,
    database: DatabaseOption = None,
    bot_workers: Annotated[int, typer.Option(envvar="PICKOMINO_BOT_WORKERS", min=1, max=64)] = 1,
    bots: BotsOption = None,
    trusted_proxies: ProxiesOption = "",
    metrics_from: Annotated[str, typer.Option(envvar="PICKOMINO_METRICS_FROM", metavar="ADDRESSES")] = "",
    origins: Annotated[str, typer.Option(envvar="PICKOMINO_ORIGINS", metavar="URLS")] = "",
    hosts: Annotated[str, typer.Option(envvar="PICKOMINO_HOSTS", metavar="NAMES")] = "",
    rate_factor: Annotated[float, typer.Option(envvar="PICKOMINO_RATE_FACTOR", min=0.1, max=10_000)] = 1.0,
    share: Annotated[bool, typer.Option(envvar="PICKOMINO_SHARE")] = False,
    push: Annotated[bool, typer.Option("--push/--no-push", envvar="PICKOMINO_PUSH")] = True,
    open_browser: Annotated[bool, typer.Option("--open/--no-open")] = False,
    as_json: JsonOption = False,
    lang: LangOption = "",
) -> None:
    """Serve the page and the API until stopped."""
    import logging
    import sys
    from dataclasses import replace

    from pickomino.bots.registry import usual_bots
    from pickomino.server.node import Node
    from pickomino.server.run import log_to_stderr
    from pickomino.server.run import serve as run
    from pickomino.server.settings import Bounds, Settings, default_database
    from pickomino.server.storage import StorageUnavailable

    if share and host is not None:
        raise refuse("cli-serve-share")
    host = host or ("0.0.0.0" if share else LOOPBACK)  # noqa: S104 - asked for
    settings = Settings(
        database=database or default_database(),
        bot_workers=bot_workers,
        bots=_read_bots(bots) or usual_bots(),
        trusted_proxies=_read_networks(trusted_proxies, "cli-serve-proxy"),
        metrics_from=_read_networks(metrics_from, "cli-serve-metrics"),
        origins=tuple(map(_read_origin, _split(origins))),
        hosts=tuple(map(_read_host, _split(hosts))),
        push=push,
        bounds=Bounds().scaled(rate_factor),
    )
    show_logs = log_to_stderr(logging.WARNING if sys.stderr.isatty() else logging.INFO)
    listening = _listen(host, port)
    settings = replace(settings, listens=(host, listening.getsockname()[1]))

    def ready() -> None:
        url = _announce(settings, lang, as_json=as_json)
        show_logs()
        if open_browser:
            _open_browser(url)

    try:
        came_up = run(Node(settings), listening, ready)
    except StorageUnavailable as error:
        raise fail(refuse_unavailable(error)) from error
    if not came_up:
        raise typer.Exit(1)


def _listen(host: str, port: int | None) -> socket:
    """The socket of the server, or a refusal if the address is taken."""
    from pickomino.server.run import USUAL_PORT, listen

    try:
        return listen(host, port)
    except OSError as error:
        where = {"host": host, "port": str(USUAL_PORT if port is None else port)}
        raise fail(refuse("cli-serve-taken", **where, reason=reason_of(error))) from error


def _announce(settings: Settings, lang: str, *, as_json: bool) -> str:
    """Say where the server is reached; returns the address for this machine."""
    import json

    url, others = _addresses(settings)
    if as_json:
        where = {"url": url, "others": others, "database": without_password(settings.database)}
        typer.echo(json.dumps(where))
    else:
        typer.echo("\n".join(_greeting(settings, url, others, lang)))
    return url


def _open_browser(url: str) -> None:
    import os
    import sys
    import webbrowser

    if _has_screen(sys.platform, os.environ):
        webbrowser.open(url)


def _addresses(settings: Settings) -> tuple[str, list[str]]:
    """Where this machine reaches the page, and where others in the network do."""
    from pickomino.server.edge.addresses import ANYWHERE, origin, reachable_origins

    assert settings.listens is not None
    host, port = settings.listens
    # 0.0.0.0 and :: accept connections from this machine too.
    here = {"::": "::1"}.get(host, LOOPBACK) if host in ANYWHERE else host
    return f"{origin(here, port)}/", [f"{found}/" for found in reachable_origins(host, port)]


def _greeting(settings: Settings, url: str, others: list[str], lang: str) -> list[str]:
    """The first lines: where the server is reached, by whom, and where its games are."""
    from pickomino.messages import say
    from pickomino.server.edge.addresses import ANYWHERE, is_loopback

    assert settings.listens is not None
    host, _ = settings.listens
    lines = [say("cli-serve-ready", {"url": url}, lang)]
    if host in ANYWHERE:
        key = "cli-serve-others" if others else "cli-serve-no-network"
        lines.append(say(key, {"urls": " ".join(others)}, lang))
    elif is_loopback(host) and not settings.trusted_proxies:
        lines.append(say("cli-serve-alone", {}, lang))
    lines.append(say("cli-serve-data", {"where": without_password(settings.database)}, lang))
    return lines


def without_password(database: str) -> str:
    """A database as it may be shown."""
    from urllib.parse import urlsplit

    if "://" not in database:
        return database
    parts = urlsplit(database)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


def _split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _read_bots(text: str | None) -> tuple[str, ...]:
    """A wrong spec is refused at the start, not in the middle of somebody's game; programs are never run for guests."""
    from pickomino.bots.registry import parse_spec

    specs = tuple((text or "").split())
    for spec in specs:
        parse_spec(spec)
    return specs


def _read_networks(text: str, key: str) -> tuple[str, ...]:
    """Addresses, or networks of them; a name would never be compared with anything."""
    from ipaddress import ip_network

    networks = _split(text)
    for token in networks:
        try:
            ip_network(token)
        except ValueError as error:
            raise refuse(key, token=token) from error
    return tuple(networks)


def _read_origin(text: str) -> str:
    """An origin exactly as browsers send it, for anything else would never match."""
    from urllib.parse import urlsplit

    try:
        parts = urlsplit(text)
        is_origin = bool(parts.netloc) and text.lower() == f"{parts.scheme}://{parts.netloc}".lower()
    except ValueError:
        is_origin = False
    if not is_origin or parts.scheme not in ("http", "https"):
        raise refuse("cli-serve-origin", token=text)
    return text


def _read_host(text: str) -> str:
    """A name as browsers send it, without the port."""
    from pickomino.server.edge.hosts import is_name

    if not is_name(text):
        raise refuse("cli-serve-host", token=text)
    return text


def _has_screen(platform: str, environ: Mapping[str, str]) -> bool:
    """Whether a browser can show a page here; a terminal's browser would only be in the way."""
    return platform in ("win32", "darwin") or bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))
