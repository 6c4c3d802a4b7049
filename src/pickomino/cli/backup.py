"""`pickomino backup` and `pickomino restore`: everything a server stores, in one file."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ._common import JsonOption, LangOption, print_json
from ._databases import check_tls_files
from ._options import DatabaseOption, complete_files
from ._refusals import fail, reason_of, refuse, refuse_unavailable

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

    from pickomino.server.storage.backup import BackedUp

__all__ = ["register"]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command()(backup)
    app.command()(restore)


def backup(
    file: Annotated[Path, typer.Argument(autocompletion=complete_files)],
    database: DatabaseOption = None,
    as_json: JsonOption = False,
    lang: LangOption = "",
) -> None:
    """Back up a server's database, which may be in use."""
    from pickomino.server.settings import default_database
    from pickomino.server.storage.backup import write_backup

    database = database or default_database()
    check_tls_files(database)
    try:
        done = _run(write_backup(database, file))
    except OSError as error:
        raise refuse("cli-cannot-write", file=str(file), reason=reason_of(error)) from error
    _tell(done, "cli-backup-written", as_json, lang)


def restore(
    file: Annotated[Path, typer.Argument(autocompletion=complete_files)],
    database: DatabaseOption = None,
    as_json: JsonOption = False,
    lang: LangOption = "",
) -> None:
    """Restore a backup into an empty database, of either kind."""
    from pickomino.server.settings import default_database
    from pickomino.server.storage.backup import restore_backup

    try:
        file.open("rb").close()
    except OSError as error:
        raise refuse("cli-cannot-read", file=str(file), reason=reason_of(error)) from error
    database = database or default_database()
    check_tls_files(database)
    try:
        done = _run(restore_backup(database, file))
    except OSError as error:
        raise refuse("database-unavailable", reason=reason_of(error)) from error
    _tell(done, "cli-backup-restored", as_json, lang)


def _run(work: Coroutine[Any, Any, BackedUp]) -> BackedUp:
    import asyncio
    import sqlite3

    from pickomino.server.storage import StorageUnavailable

    try:
        return asyncio.run(work)
    except StorageUnavailable as error:
        raise fail(refuse_unavailable(error)) from error
    except sqlite3.Error as error:
        raise refuse("database-unavailable", reason=str(error)) from error


def _tell(done: BackedUp, key: str, as_json: bool, lang: str) -> None:
    from pickomino.messages import say

    if as_json:
        print_json(asdict(done))
    else:
        typer.echo(say(key, {"rows": done.rows, "games": done.games, "digest": done.digest}, lang))
