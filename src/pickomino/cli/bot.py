"""`pickomino bot` and `pickomino check-bot`: the bot protocol, spoken and tested."""

from __future__ import annotations

__all__ = ["register"]

from typing import Annotated

import typer

from ._common import LangOption


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("bot")(bot)
    app.command("check-bot")(check)


def bot(
    spec: Annotated[str, typer.Argument(metavar="SPEC", help='Which bot: "timid", "champion:level=3".')],
    lang: LangOption = "",
) -> None:
    """Let one of our bots speak the bot protocol: a JSON object a line on standard input and output."""
    import sys

    from pickomino.bots import make_bot
    from pickomino.bots.serving import serve_bot

    serve_bot(make_bot(spec, local=True), spec, sys.stdin, sys.stdout)


def check(
    command: Annotated[str, typer.Argument(metavar="COMMAND", help='How to start it: "python my_bot.py".')],
    games: Annotated[int, typer.Option(min=1, max=1000, help="Games of each kind to play through.")] = 2,
    time_ms: Annotated[int, typer.Option(min=1, max=600_000, help="Time for a decision.")] = 1000,
    lang: LangOption = "",
) -> None:
    """Test a program for conformance with the bot protocol, and say what is wrong."""
    from pickomino.bots.conformance import check_bot
    from pickomino.messages import say, tell_problem

    from ._refusals import fail

    good, bad = say("cli-check-good", lang=lang), say("cli-check-bad", lang=lang)
    width = max(len(good), len(bad))
    wrong = 0
    for done in check_bot(command, games, time_ms):
        told = say(done.what, done.params, lang)
        if done.trouble:
            wrong += 1
            told = say("cli-check-trouble", {"what": told, "trouble": tell_problem(done.trouble, lang)}, lang)
        typer.echo(f"{bad if done.trouble else good:{width}}  {told}")
    if wrong:
        raise fail(say("cli-check-failed", {"count": wrong}, lang))
