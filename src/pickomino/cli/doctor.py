"""`pickomino doctor`: whether everything is here that a server needs, and what to do if not."""

from __future__ import annotations

__all__ = ["register"]

import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import typer

from ._common import JsonOption, LangOption, print_json, reason_of
from ._options import DatabaseOption

LEAST_FREE_MB: Final = 500
MOST_SECONDS_OFF: Final = 5
HTTP_DATE: Final = "date"


class Finding(NamedTuple):
    """What one check found; the sentence of one that is not good says what to do."""

    check: str
    is_good: bool
    key: str
    params: dict[str, str | int]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("doctor")(doctor)


def doctor(
    database: DatabaseOption = None,
    port: Annotated[int, typer.Option("--port", envvar="PICKOMINO_PORT", min=1, max=65535)] = 8000,
    url: Annotated[str, typer.Option("--url", metavar="URL")] = "",
    as_json: JsonOption = False,
    lang: LangOption = "",
) -> None:
    """Check this installation: Python, kernels, database, disk and port, and with --url the clock and the proxy."""
    from pickomino.messages import say

    from ._common import check_installed

    check_installed("server", "httpx", "fastapi", "uvicorn", "sqlalchemy")
    from pickomino.server.settings import default_database

    findings = list(_examine(database or default_database(), port, url))
    reported = [(finding, say(finding.key, finding.params, lang)) for finding in findings]
    if as_json:
        checks = [{"check": found.check, "ok": found.is_good, "text": text} for found, text in reported]
        print_json({"ok": all(found.is_good for found in findings), "checks": checks})
    else:
        for found, text in reported:
            typer.echo(f"{'✓' if found.is_good else '✗'} {text}")
        if not url:
            typer.echo(say("cli-doctor-more", lang=lang))
    if not all(found.is_good for found in findings):
        raise typer.Exit(1)


def _examine(database: str, port: int, url: str) -> Iterator[Finding]:
    version = ".".join(map(str, sys.version_info[:3]))
    yield Finding("python", True, "cli-doctor-python", {"version": version})
    yield _kernels()
    yield _database(database)
    yield _disk(database)
    yield _port(port)
    if url:
        yield from _proxy(url)


def _kernels() -> Finding:
    """Solve a turn: that compiles the kernels, or loads those that are compiled."""
    try:
        from pickomino.core.notation_positions import parse_position
        from pickomino.solver.position import solve_position
        from pickomino.solver.valuations import own_worms
    except ModuleNotFoundError:
        return Finding("kernels", False, "cli-doctor-no-kernels", {})
    state = parse_position("21.24 22/36 - 1 WWWWW55:")
    works = str(solve_position(state, own_worms(state)).best) == "stop"
    return Finding("kernels", works, "cli-doctor-kernels" if works else "cli-doctor-no-kernels", {})


def _database(database: str) -> Finding:
    """Read it without changing it; a file that is not there yet needs a folder that it can be made in."""
    from pickomino.core.errors import PickominoError
    from pickomino.server.storage.open_store import is_postgres

    from ._refusals import refuse_error

    try:
        kind = _ask_postgres(database) if is_postgres(database) else _ask_sqlite(database)
    except PickominoError as error:
        reason = str(refuse_error(error))
    except Exception as error:  # noqa: BLE001  # whatever a driver raises is what is wrong with it
        reason = reason_of(error)
    else:
        return Finding("database", True, "cli-doctor-database", {"kind": kind})
    return Finding("database", False, "cli-doctor-no-database", {"reason": reason.removesuffix(".")})


def _ask_sqlite(database: str) -> str:
    import os
    import sqlite3

    from pickomino.server.storage.open_store import sqlite_path

    path = sqlite_path(database)
    if path.exists():
        connection = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)
        try:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        finally:
            connection.close()
        if found != "ok":
            raise sqlite3.DatabaseError(found)
    needed = path if path.exists() else _existing(path.parent)
    if not os.access(needed, os.W_OK):
        raise PermissionError(13, "", str(needed))
    return f"SQLite {sqlite3.sqlite_version}"


def _ask_postgres(database: str) -> str:
    import asyncio

    import asyncpg

    async def ask() -> str:
        connection = await asyncpg.connect(database, timeout=10)
        try:
            return str(await connection.fetchval("SHOW server_version"))
        finally:
            await connection.close()

    return f"PostgreSQL {asyncio.run(ask())}"


def _existing(path: Path) -> Path:
    """The nearest folder that is there."""
    return next(folder for folder in (path, *path.parents) if folder.exists())


def _disk(database: str) -> Finding:
    from pickomino.server.storage.open_store import is_postgres

    folder = Path.cwd() if is_postgres(database) else Path(database).expanduser().absolute().parent
    free = shutil.disk_usage(_existing(folder)).free // 1_000_000
    is_good = free >= LEAST_FREE_MB
    key = "cli-doctor-disk" if is_good else "cli-doctor-disk-full"
    return Finding("disk", is_good, key, {"free": free, "least": LEAST_FREE_MB})


def _port(port: int) -> Finding:
    import socket

    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError as error:
            params: dict[str, str | int] = {"port": str(port), "reason": reason_of(error)}
            return Finding("port", False, "cli-doctor-port-taken", params)
    return Finding("port", True, "cli-doctor-port", {"port": str(port)})


def _proxy(url: str) -> Iterator[Finding]:
    """Ask the server through its proxy: its clock, and whether it knows that the reader came by TLS."""
    from email.utils import parsedate_to_datetime

    import httpx

    try:
        answer = httpx.post(f"{url.rstrip('/')}/api/v1/identity", json={}, timeout=10)
        answer.raise_for_status()
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        yield Finding("proxy", False, "cli-doctor-no-proxy", {"url": url, "reason": reason_of(error)})
        return
    is_known = not url.startswith("https://") or "secure" in answer.headers.get("set-cookie", "").lower()
    key = "cli-doctor-proxy" if is_known else "cli-doctor-proxy-untrusted"
    yield Finding("proxy", is_known, key, {"url": url})
    if HTTP_DATE in answer.headers:
        off = round(abs(parsedate_to_datetime(answer.headers[HTTP_DATE]).timestamp() - time.time()))
        is_right = off <= MOST_SECONDS_OFF
        key = "cli-doctor-clock" if is_right else "cli-doctor-clock-off"
        yield Finding("clock", is_right, key, {"seconds": off})
