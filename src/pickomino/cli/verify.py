"""`pickomino verify`: check every die and every move of a game played online."""

from __future__ import annotations

import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from ._common import JsonOption, print_json

__all__ = ["register"]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(verify)


def verify(
    source: Annotated[
        str, typer.Argument(help="The log of a game: a file, -, or the URL of the game or of its log.")
    ],
    as_json: JsonOption = False,
) -> None:
    """Check the chain, the moves, every position and every die of a finished game."""
    from pickomino.server.verify import MAX_LOG_BYTES, VerifyError, verify_log

    try:
        data = _fetch(source) if source.startswith(("http://", "https://")) else _read(source, MAX_LOG_BYTES)
        found = verify_log(data)
    except VerifyError as error:
        typer.echo(f"pickomino: {source} does not verify: {error}", err=True)
        raise typer.Exit(1) from error
    except OSError as error:
        typer.echo(f"pickomino: cannot read {source}: {error.strerror or error}", err=True)
        raise typer.Exit(2) from error
    if as_json:
        print_json(asdict(found))
        return
    typer.echo(
        f"{found.game}: {found.entries} entries, {found.rolls} rolls, {found.dice} dice, {found.status}: all true.\n"
        f"Last hash: {found.head}"
    )


def _read(path: str, limit: int) -> bytes:
    if path == "-":
        return sys.stdin.buffer.read(limit + 1)
    with Path(path).open("rb") as file:
        return file.read(limit + 1)


def _fetch(url: str) -> bytes:
    import asyncio

    from pickomino.server.client import AWAY, ApiClient, ClientError, parse_link

    async def fetch() -> bytes:
        link = parse_link(url)
        async with ApiClient(link.server) as api:
            return await api.fetch_log(link)

    try:
        return asyncio.run(fetch())
    except (ClientError, *AWAY) as error:
        raise OSError(str(error)) from error
