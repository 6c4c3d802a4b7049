"""`pickomino bot` and `pickomino check-bot`: the bot protocol, spoken and tested."""

from __future__ import annotations

__all__ = ["register"]

from typing import Annotated

import typer

from ._common import JsonOption, LangOption
from ._options import complete_bots, complete_files


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("bot")(bot)
    app.command("check-bot")(check)


def bot(
    spec: Annotated[str, typer.Argument(metavar="BOT", autocompletion=complete_bots)],
    lang: LangOption = "",
) -> None:
    """Let one of our bots speak the bot protocol: a JSON object a line on standard input and output."""
    import sys

    from pickomino.bots import make_bot
    from pickomino.bots.serving import serve_bot

    serve_bot(make_bot(spec, local=True), spec, sys.stdin, sys.stdout)


def check(
    command: Annotated[str, typer.Argument(metavar="PROGRAM", autocompletion=complete_files)],
    games: Annotated[int, typer.Option("--rounds", min=1, max=1000)] = 2,
    time_ms: Annotated[int, typer.Option(min=1, max=600_000)] = 1000,
    as_json: JsonOption = False,
    lang: LangOption = "",
) -> None:
    """Test a program for conformance with the bot protocol, and say what is wrong."""
    from pickomino.bots.conformance import check_bot
    from pickomino.messages import say, tell_problem

    from ._common import print_json
    from ._refusals import fail, refuse

    if as_json:
        checks = [
            {
                "check": done.what,
                "ok": not done.trouble,
                "text": say(done.what, done.params, lang),
                "trouble": tell_problem(done.trouble, lang) if done.trouble else None,
            }
            for done in check_bot(command, games, time_ms)
        ]
        is_good = all(check["ok"] for check in checks)
        print_json({"command": command, "ok": is_good, "checks": checks})
        raise typer.Exit(0 if is_good else 1)
    good, bad = say("cli-check-good", lang=lang), say("cli-check-bad", lang=lang)
    width = max(len(good), len(bad))
    wrong = 0
    for done in check_bot(command, games, time_ms):
        text = say(done.what, done.params, lang)
        if done.trouble:
            wrong += 1
            text = say("cli-check-trouble", {"what": text, "trouble": tell_problem(done.trouble, lang)}, lang)
        typer.echo(f"{bad if done.trouble else good:{width}}  {text}")
    if wrong:
        raise fail(refuse("cli-check-failed", count=wrong))
