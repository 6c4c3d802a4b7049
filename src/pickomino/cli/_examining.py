"""What `pickomino doctor` looks at, check by check; nothing here changes anything."""

from __future__ import annotations

__all__ = ["Finding", "examine"]

import os
import shutil
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from ._refusals import reason_of, refuse_error

if TYPE_CHECKING:
    import httpx

LEAST_FREE_MB: Final = 500
MOST_SECONDS_OFF: Final = 5
PATIENCE: Final = 10
"""Seconds that a server or a database has to answer."""

NOBODYS_GAME: Final = "doctor-asks-for-nothing"
REFUSED_ORIGIN: Final = 403


class Finding(NamedTuple):
    """What one check found; the sentence of one that is not good says what to do."""

    check: str
    is_good: bool
    key: str
    params: dict[str, str | int]


def examine(database: str | None, port: int, url: str) -> Iterator[Finding]:
    """Everything that can be known here; with a URL what players meet as well."""
    from pickomino import __version__

    server = _server_of(url) if url else ""
    version = ".".join(map(str, sys.version_info[:3]))
    yield Finding("python", True, "cli-doctor-python", {"pickomino": __version__, "version": version})
    yield _kernels()
    if lacking := [
        module for module in ("fastapi", "httpx", "sqlalchemy", "uvicorn") if not find_spec(module)
    ]:
        yield Finding("server", False, "cli-needs-extra", {"module": lacking[0], "extra": "server"})
        return
    from pickomino.server.settings import default_database
    from pickomino.server.storage.open_store import is_postgres

    database = database or default_database()
    yield from _postgres(database) if is_postgres(database) else _sqlite(database)
    yield _port(port)
    if server:
        yield from _proxy(server)


def _server_of(url: str) -> str:
    """The address without what may follow it; refuses what is no address before anything is looked at."""
    from pickomino.client import parse_link

    return parse_link(url).server


# The solver


def _kernels() -> Finding:
    """Solve a turn: that compiles the kernels, or loads those that are compiled."""
    try:
        from pickomino.core.notation_positions import parse_position
        from pickomino.kernels.compiling import cache_directory
        from pickomino.solver.position import solve_position
        from pickomino.solver.valuations import own_worms

        state = parse_position("21.24 22/36 - 1 WWWWW55:")
        solve_position(state, own_worms(state))
    except ModuleNotFoundError:
        return Finding("kernels", False, "cli-doctor-no-kernels", {})
    except Exception as error:  # noqa: BLE001  # whatever a compiler raises is what is wrong with it
        return Finding("kernels", False, "cli-doctor-kernels-broken", {"reason": _bare(reason_of(error))})
    folder = cache_directory()
    if not _may_write(_existing(folder)):
        return Finding("kernels", False, "cli-doctor-kernels-unkept", {"folder": str(folder)})
    return Finding("kernels", True, "cli-doctor-kernels", {})


# The database


def _answers(kind: str) -> Finding:
    return Finding("database", True, "cli-doctor-database", {"kind": kind})


def _does_not_answer(error: Exception) -> Finding:
    from pickomino.core.errors import PickominoError

    reason = str(refuse_error(error)) if isinstance(error, PickominoError) else reason_of(error)
    return Finding("database", False, "cli-doctor-no-database", {"reason": _bare(reason)})


def _check_version(version: object) -> None:
    """A database that a newer program has brought up to date is not for this one."""
    from pickomino.core.errors import Problem
    from pickomino.server.storage import DatabaseUnusable
    from pickomino.server.storage.migrations import HEAD

    if version is not None and str(version) > HEAD:
        raise DatabaseUnusable(Problem("database-newer", {}))


def _sqlite(database: str) -> Iterator[Finding]:
    """A file that is there, or the folder in which it can be made."""
    import sqlite3

    from pickomino.server.storage.open_store import sqlite_path

    try:
        path = sqlite_path(database)
        _read_sqlite(path)
    except Exception as error:  # noqa: BLE001  # whatever the driver raises is what is wrong with it
        yield _does_not_answer(error)
        return
    yield _answers(f"SQLite {sqlite3.sqlite_version}, {path}")
    free = shutil.disk_usage(_existing(path.parent)).free // 1_000_000
    is_good = free >= LEAST_FREE_MB
    key = "cli-doctor-disk" if is_good else "cli-doctor-disk-full"
    yield Finding("disk", is_good, key, {"free": free, "least": LEAST_FREE_MB})
    if path.exists():
        yield _time(min(0, time.time() - path.stat().st_mtime))


def _read_sqlite(path: Path) -> None:
    """Read it without changing it; raises what is wrong with it."""
    import sqlite3

    from pickomino.core.errors import Problem
    from pickomino.server.storage import DatabaseUnusable

    if path.is_dir():
        raise DatabaseUnusable(Problem("database-folder", {"file": str(path)}))
    folder = _existing(path.parent)
    for needed in (path, folder) if path.exists() else (folder,):  # SQLite writes a journal beside the file
        if not _may_write(needed):
            raise PermissionError(13, "", str(needed))
    if not path.exists():
        return
    if path.stat().st_nlink > 1:
        raise DatabaseUnusable(Problem("database-linked", {"file": str(path)}))
    connection = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)
    try:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        named = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone() if named else None
    finally:
        connection.close()
    if found != "ok":
        raise sqlite3.DatabaseError(found)
    _check_version(row and row[0])


def _postgres(database: str) -> Iterator[Finding]:
    import asyncio

    try:
        kind, seconds = asyncio.run(_read_postgres(database))
    except Exception as error:  # noqa: BLE001  # whatever the driver raises is what is wrong with it
        yield _does_not_answer(error)
    else:
        yield _answers(kind)
        yield _time(seconds)


async def _read_postgres(database: str) -> tuple[str, float]:
    """Its name and how far its clock is off; raises what is wrong with it."""
    import asyncpg

    from .serve import without_password

    connection = await asyncpg.connect(database, timeout=PATIENCE)
    try:
        version = await connection.fetchval("SHOW server_version")
        seconds = time.time() - float(
            await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())")
        )
        if await connection.fetchval("SELECT to_regclass('alembic_version')") is not None:
            _check_version(await connection.fetchval("SELECT version_num FROM alembic_version"))
        elif not await connection.fetchval("SELECT has_schema_privilege(current_schema(), 'CREATE')"):
            raise PermissionError(13, "")  # the tables are still to be made
    finally:
        await connection.close()
    return f"PostgreSQL {version}, {without_password(database)}", seconds


def _time(seconds: float) -> Finding:
    """How far the clock here is off what the database has seen."""
    off = round(abs(seconds))
    is_right = off <= MOST_SECONDS_OFF
    return Finding(
        "time", is_right, "cli-doctor-time" if is_right else "cli-doctor-time-off", {"seconds": off}
    )


def _may_write(path: Path) -> bool:
    return os.access(path, os.W_OK)


def _existing(path: Path) -> Path:
    """The nearest folder that is there, as far as one may look."""
    return next(folder for folder in (path, *path.parents) if os.path.exists(folder))  # noqa: PTH110  # never raises


# The network


def _port(port: int) -> Finding:
    """Whether a server could listen there, or one of ours does so already."""
    import errno

    from pickomino.server.run import listen

    params: dict[str, str | int] = {"port": str(port)}
    try:
        listen("127.0.0.1", port).close()
    except OSError as error:
        if error.errno == errno.EADDRINUSE and _is_ours(port):
            return Finding("port", True, "cli-doctor-port-served", params)
        params["reason"] = reason_of(error)
        is_barred = error.errno in (errno.EACCES, errno.EPERM)
        key = "cli-doctor-port-barred" if is_barred else "cli-doctor-port-taken"
        return Finding("port", False, key, params)
    return Finding("port", True, "cli-doctor-port", params)


def _is_ours(port: int) -> bool:
    import httpx

    try:
        answer = httpx.get(f"http://127.0.0.1:{port}/api/v1/server", timeout=PATIENCE, trust_env=False)
        return "default_bot" in answer.json()
    except (httpx.HTTPError, ValueError):
        return False


def _proxy(url: str) -> Iterator[Finding]:
    """Ask the server through its proxy, as a page does: by a call, then by a socket."""
    import httpx

    try:
        answer = httpx.post(f"{url}/api/v1/identity", json={}, timeout=PATIENCE)
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        params: dict[str, str | int] = {"url": url, "reason": _bare(reason_of(error))}
        yield Finding("proxy", False, "cli-doctor-no-proxy", params)
        return
    if not answer.is_success:
        from pickomino.client import refused

        reason = _bare(str(refuse_error(refused(answer.status_code, answer.content))))
        yield Finding("proxy", False, "cli-doctor-no-proxy", {"url": url, "reason": reason})
        return
    is_known = not url.startswith("https://") or "secure" in answer.headers.get("set-cookie", "").lower()
    key = "cli-doctor-proxy" if is_known else "cli-doctor-proxy-untrusted"
    yield Finding("proxy", is_known, key, {"url": url})
    yield _sockets(url)
    yield from _clock(answer)


def _sockets(url: str) -> Finding:
    """Open a socket of a game that is nobody's: it is accepted, and closed at once."""
    from websockets.exceptions import InvalidHandshake, InvalidStatus
    from websockets.sync.client import connect
    from websockets.typing import Origin

    live = f"{url.replace('http', 'ws', 1)}/api/v1/games/{NOBODYS_GAME}/live"
    params: dict[str, str | int] = {"url": url}
    try:
        with connect(live, origin=Origin(url), open_timeout=PATIENCE, close_timeout=1):
            pass
    except InvalidStatus as error:
        if error.response.status_code == REFUSED_ORIGIN:
            return Finding("sockets", False, "cli-doctor-sockets-host", params)
        return Finding("sockets", False, "cli-doctor-no-sockets", params)
    except (InvalidHandshake, OSError):
        return Finding("sockets", False, "cli-doctor-no-sockets", params)
    return Finding("sockets", True, "cli-doctor-sockets", params)


def _clock(answer: httpx.Response) -> Iterator[Finding]:
    from email.utils import parsedate_to_datetime

    if "date" not in answer.headers:
        return
    off = round(abs(parsedate_to_datetime(answer.headers["date"]).timestamp() - time.time()))
    is_right = off <= MOST_SECONDS_OFF
    key = "cli-doctor-clock" if is_right else "cli-doctor-clock-off"
    yield Finding("clock", is_right, key, {"seconds": off})


def _bare(reason: str) -> str:
    """A reason as part of a sentence."""
    return reason.removesuffix(".")
