"""`pickomino bot` and `pickomino check-bot`: the bot protocol, spoken and tested."""

from __future__ import annotations

__all__ = ["register"]

from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("bot")(bot)
    app.command("check-bot")(check)


def bot(
    spec: Annotated[str, typer.Argument(metavar="SPEC", help='Which bot: "timid", "champion:level=3".')],
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
) -> None:
    """Test a program for conformance with the bot protocol, and say what is wrong."""
    from pickomino.bots.conformance import check_bot

    wrong = 0
    for done in check_bot(command, games, time_ms):
        typer.echo(
            f"{'wrong' if done.trouble else 'ok':5}  {done.what}" + f": {done.trouble}" * bool(done.trouble)
        )
        wrong += bool(done.trouble)
    if wrong:
        typer.echo(f"pickomino: {wrong} of the checks failed", err=True)
        raise typer.Exit(1)
