"""`pickomino backup` and `pickomino restore`: everything a server stores, in one file."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from ._common import JsonOption, Refusal, print_json

__all__ = ["register"]

Database = Annotated[
    str | None,
    typer.Option(
        envvar="PICKOMINO_DATABASE",
        help="A file, or a postgresql:// URL. [default: a file in your data directory]",
    ),
]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command()(backup)
    app.command()(restore)


def backup(
    file: Annotated[Path, typer.Argument(help="Where to write the backup.")],
    database: Database = None,
    as_json: JsonOption = False,
) -> None:
    """Back up a server's database, which may be in use."""
    from pickomino.server.backup import write_backup
    from pickomino.server.settings import default_database

    _run(write_backup(database or default_database(), file), "Wrote", as_json)


def restore(
    file: Annotated[Path, typer.Argument(help="The backup.", exists=True, dir_okay=False)],
    database: Database = None,
    as_json: JsonOption = False,
) -> None:
    """Restore a backup into an empty database, of either kind."""
    from pickomino.server.backup import restore_backup
    from pickomino.server.settings import default_database

    _run(restore_backup(database or default_database(), file), "Restored", as_json)


def _run(work: object, verb: str, as_json: bool) -> None:
    import asyncio
    import sqlite3
    from collections.abc import Coroutine
    from typing import Any, cast

    from pickomino.server.backup import BackedUp, BackupError
    from pickomino.server.storage import StorageUnavailable

    try:
        done = asyncio.run(cast("Coroutine[Any, Any, BackedUp]", work))
    except StorageUnavailable as error:
        typer.echo(f"pickomino: cannot use the database: {error}", err=True)
        raise typer.Exit(1) from error
    except (BackupError, OSError, sqlite3.Error) as error:
        raise Refusal(str(error)) from error
    if as_json:
        print_json(asdict(done))
        return
    typer.echo(f"{verb} {done.rows} rows of {done.games} games, SHA-256 {done.digest}")
