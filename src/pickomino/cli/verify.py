"""`pickomino verify`: check every die and every move of a game played online."""

from __future__ import annotations

import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from ._common import JsonOption, LangOption, print_json
from ._options import complete_files
from ._refusals import fail, reason_of, refuse, refuse_away

__all__ = ["register"]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(verify)


def verify(
    source: Annotated[str, typer.Argument(metavar="LOG", autocompletion=complete_files)],
    as_json: JsonOption = False,
    lang: LangOption = "",
) -> None:
    """Check the chain, the moves, every position and every die of a finished game."""
    from pickomino.messages import say, tell_error
    from pickomino.server.log.verify import VerifyError, verify_log

    data = _fetch(source) if source.startswith(("http://", "https://")) else _read(source)
    try:
        found = verify_log(data)
    except VerifyError as error:
        raise fail(refuse("cli-verify-false", file=source, problem=tell_error(error, lang))) from error
    if as_json:
        print_json(asdict(found))
        return
    facts: dict[str, str | int] = {
        "entries": found.entries,
        "rolls": found.rolls,
        "dice": found.dice,
        "status": found.status,
    }
    typer.echo(say("cli-verify-true", {"game": found.game, **facts}, lang))
    if found.by_hand:
        typer.echo(say("cli-verify-by-hand", lang=lang))
    typer.echo(say("cli-verify-hash", {"hash": found.head}, lang))


def _read(path: str) -> bytes:
    from pickomino.server.log.verify import MAX_LOG_BYTES

    if path == "-":
        return sys.stdin.buffer.read(MAX_LOG_BYTES + 1)
    try:
        with Path(path).open("rb") as file:
            return file.read(MAX_LOG_BYTES + 1)
    except (OSError, ValueError) as error:
        raise refuse("cli-cannot-read", file=path, reason=reason_of(error)) from error


def _fetch(url: str) -> bytes:
    import asyncio

    from pickomino.client import AWAY, ApiClient, ClientError, parse_link

    async def fetch() -> bytes:
        link = parse_link(url)
        async with ApiClient(link.server) as api:
            return await api.fetch_log(link)

    try:
        return asyncio.run(fetch())
    except (ClientError, *AWAY) as error:
        raise refuse_away(error) from error
