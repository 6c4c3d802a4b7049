"""`pickomino verify`: check every die and every move of a game played online."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ._common import JsonOption, LangOption, print_json
from ._options import complete_files
from ._refusals import fail, reason_of, refuse, refuse_away

if TYPE_CHECKING:
    from pickomino.server.log.verify import Verified

__all__ = ["register"]

_UNCHECKED = {
    "commitment": "cli-verify-no-commitment",
    "entropy": "cli-verify-no-entropy",
    "head": "cli-verify-no-head",
}
"""What is said about something that nobody handed in to compare."""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(verify)


def verify(
    source: Annotated[str, typer.Argument(metavar="LOG", autocompletion=complete_files)],
    commitment: Annotated[list[str] | None, typer.Option(metavar="HASH")] = None,
    entropy: Annotated[list[str] | None, typer.Option(metavar="HEX")] = None,
    head: Annotated[list[str] | None, typer.Option(metavar="HASH")] = None,
    as_json: JsonOption = False,
    lang: LangOption = "",
) -> None:
    """Check the chain, the moves, every position, every die and every bot's decision of a finished game."""
    from pickomino.messages import say, tell_error
    from pickomino.server.log.verify import Noted, VerifyError, verify_log

    game = None
    if source.startswith(("http://", "https://")):
        game, data = _fetch(source)
    else:
        data = _read(source)
    promised, added, seen = (
        [value.lower() for value in values or ()] for values in (commitment, entropy, head)
    )
    try:
        found = verify_log(data, Noted(promised, added, seen, game))
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
    for key, params in _remarks(found):
        typer.echo(say(key, params, lang))
    typer.echo(say("cli-verify-hash", {"hash": found.head}, lang))


def _remarks(found: Verified) -> Iterator[tuple[str, dict[str, str | int]]]:
    """What a reader should know about a log that holds: who took part in the dice, and what could not be checked."""
    if found.by_hand:
        yield "cli-verify-by-hand", {}
    for key, seats in (
        ("cli-verify-contributed", found.contributed),
        ("cli-verify-missing", found.missing),
        ("cli-verify-withheld", found.withheld),
        ("cli-verify-claimed", found.claimed),
    ):
        if seats:
            yield key, {"count": len(seats), "seats": ", ".join(map(str, seats))}
    if found.without_players:
        yield "cli-verify-nobody", {}
    if found.protocol == 1:
        yield "cli-verify-old-protocol", {}
    for key, count in (
        ("cli-verify-reseeded", found.reseeded.count("restored")),
        ("cli-verify-bots", found.bot_decisions),
        ("cli-verify-bots-unchecked", found.bots_unchecked),
        ("cli-verify-substituted", found.substituted),
    ):
        if count:
            yield key, {"count": count}
    for fact in found.unchecked:
        yield _UNCHECKED[fact], {}


def _read(path: str) -> bytes:
    from pickomino.server.log.verify import MAX_LOG_BYTES

    if path == "-":
        return sys.stdin.buffer.read(MAX_LOG_BYTES + 1)
    try:
        with Path(path).open("rb") as file:
            return file.read(MAX_LOG_BYTES + 1)
    except (OSError, ValueError) as error:
        raise refuse("cli-cannot-read", file=path, reason=reason_of(error)) from error


def _fetch(url: str) -> tuple[str | None, bytes]:
    """The game that a link names, and what the server says is its log."""
    import asyncio

    from pickomino.client import AWAY, ApiClient, ClientError, parse_link

    async def fetch() -> tuple[str | None, bytes]:
        link = parse_link(url)
        async with ApiClient(link.server) as api:
            return link.game, await api.fetch_log(link)

    try:
        return asyncio.run(fetch())
    except (ClientError, *AWAY) as error:
        raise refuse_away(error) from error
