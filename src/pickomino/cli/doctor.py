"""`pickomino doctor`: whether everything is here that a server needs, and what to do if not."""

from __future__ import annotations

__all__ = ["register"]

from typing import Annotated

import typer

from ._common import JsonOption, LangOption, print_json
from ._options import DatabaseOption


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

    from ._examining import examine

    all_is_good, checks = True, []
    for found in examine(database, port, url):
        text = say(found.key, found.params, lang)
        all_is_good &= found.is_good
        checks.append({"check": found.check, "ok": found.is_good, "text": text})
        if not as_json:
            typer.echo(f"{'✓' if found.is_good else '✗'} {text}")
    if as_json:
        print_json({"ok": all_is_good, "checks": checks})
    elif not url:
        typer.echo(say("cli-doctor-more", lang=lang))
    if not all_is_good:
        raise typer.Exit(1)
