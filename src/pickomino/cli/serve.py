"""`pickomino serve`: the game server and its page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from ._common import LangOption, refuse
from ._refusals import fail, reason_of, tell_unavailable

if TYPE_CHECKING:
    from pickomino.server.settings import Settings

__all__ = ["register"]

LOOPBACK = "127.0.0.1"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(serve)


def serve(
    host: Annotated[
        str | None,
        typer.Option(envvar="PICKOMINO_HOST", help="Address to listen on. [default: 127.0.0.1]"),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(
            envvar="PICKOMINO_PORT",
            metavar="N",
            min=0,
            max=65535,
            help="Port to listen on; 0 takes a free one. [default: 8000, or a free one if that is taken]",
        ),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="PICKOMINO_DATABASE",
            help="A file, or a postgresql:// URL. [default: a file in your data directory]",
        ),
    ] = None,
    bot_workers: Annotated[
        int,
        typer.Option(envvar="PICKOMINO_BOT_WORKERS", min=1, max=64, help="Processes in which bots think."),
    ] = 1,
    bots: Annotated[
        str | None,
        typer.Option(
            envvar="PICKOMINO_BOTS", help="Bots that guests may play against, by spec, separated by spaces."
        ),
    ] = None,
    trusted_proxies: Annotated[
        str,
        typer.Option(
            envvar="PICKOMINO_TRUSTED_PROXIES", help="Proxies whose X-Forwarded headers count, by comma."
        ),
    ] = "",
    origins: Annotated[
        str, typer.Option(envvar="PICKOMINO_ORIGINS", help="Further origins that may open sockets, by comma.")
    ] = "",
    rate_factor: Annotated[
        float,
        typer.Option(
            envvar="PICKOMINO_RATE_FACTOR",
            min=0.1,
            max=10_000,
            help="Multiplies all rate limits: more than 1 where many people share an address.",
        ),
    ] = 1.0,
    share: Annotated[
        bool,
        typer.Option(
            envvar="PICKOMINO_SHARE",
            help="Let other devices in: everybody in your network can open the page and play, unencrypted."
            " They see nothing else of this machine.",
        ),
    ] = False,
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page in a browser.")
    ] = False,
    lang: LangOption = "",
) -> None:
    """Serve the page and the API until stopped."""
    import logging
    import sys
    from dataclasses import replace

    from pickomino.bots.registry import usual_bots
    from pickomino.messages import say
    from pickomino.server.node import Node
    from pickomino.server.run import USUAL_PORT, listen, log_to_stderr
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
        trusted_proxies=tuple(map(_read_proxy, _split(trusted_proxies))),
        origins=tuple(map(_read_origin, _split(origins))),
        bounds=Bounds().scaled(rate_factor),
    )
    log_to_stderr(logging.WARNING if sys.stderr.isatty() else logging.INFO)
    try:
        listening = listen(host, port)
    except OSError as error:
        where = {"host": host, "port": str(USUAL_PORT if port is None else port)}
        raise fail(say("cli-serve-taken", {**where, "reason": reason_of(error)}, lang)) from error
    settings = replace(settings, listens=(host, listening.getsockname()[1]))

    def ready() -> None:
        url, lines = _greeting(settings, lang)
        typer.echo("\n".join(lines))
        if open_browser:
            _open(url)

    try:
        came_up = run(Node(settings), listening, ready)
    except StorageUnavailable as error:
        raise fail(tell_unavailable(error, lang)) from error
    if not came_up:
        raise typer.Exit(1)


def _greeting(settings: Settings, lang: str) -> tuple[str, list[str]]:
    """The page's own address, and the first lines: where the server is reached, by whom, and where its games are."""
    from pickomino.messages import say
    from pickomino.server.edge.addresses import ANYWHERE, is_loopback, origin, reachable_origins

    assert settings.listens is not None
    host, port = settings.listens
    # 0.0.0.0 and :: accept connections from this machine too.
    here = {"::": "::1"}.get(host, LOOPBACK) if host in ANYWHERE else host
    url = f"{origin(here, port)}/"
    lines = [say("cli-serve-ready", {"url": url}, lang)]
    others = [f"{found}/" for found in reachable_origins(host, port)]
    if host in ANYWHERE:
        key = "cli-serve-others" if others else "cli-serve-no-network"
        lines.append(say(key, {"urls": " ".join(others)}, lang))
    elif is_loopback(host) and not settings.trusted_proxies:
        lines.append(say("cli-serve-alone", {}, lang))
    lines.append(say("cli-serve-data", {"where": _without_password(settings.database)}, lang))
    return url, lines


def _without_password(database: str) -> str:
    from urllib.parse import urlsplit

    if "://" not in database:
        return database
    parts = urlsplit(database)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


def _split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _read_bots(text: str | None) -> tuple[str, ...]:
    """A wrong spec is told at the start, not in the middle of somebody's game; programs are never run for guests."""
    from pickomino.bots.registry import parse_spec

    specs = tuple((text or "").split())
    for spec in specs:
        parse_spec(spec)
    return specs


def _read_proxy(text: str) -> str:
    """An address, or a network of them; a name would never be compared with anything."""
    from ipaddress import ip_network

    try:
        ip_network(text)
    except ValueError as error:
        raise refuse("cli-serve-proxy", token=text) from error
    return text


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


def _open(url: str) -> None:
    """Show the page in a browser, where there is one; a terminal's browser would only be in the way."""
    import os
    import sys
    import webbrowser

    has_screen = (
        sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    if has_screen:
        webbrowser.open(url)
