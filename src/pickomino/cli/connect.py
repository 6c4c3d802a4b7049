"""`pickomino connect`: let a bot of yours play at a table on a server."""

from __future__ import annotations

from typing import Annotated

import typer

from ._common import LangOption, RulesOption, print_json
from ._refusals import Refusal, fail, tell_away

__all__ = ["register"]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(connect)


def connect(
    url: Annotated[
        str, typer.Argument(help="The link to a table, or a server: then a new table against its bot.")
    ],
    bot: Annotated[str, typer.Option(help="The bot that plays, by its spec.")] = "timid",
    name: Annotated[
        str | None,
        typer.Option(help="The name it plays under.", show_default="Connected bot, in the language spoken"),
    ] = None,
    rules: RulesOption = "classic",
    seed: Annotated[int | None, typer.Option(help="Seed of the bot's own chance.")] = None,
    lang: LangOption = "",
) -> None:
    """Take a seat on a server and play it with a bot to the end of the game."""
    import asyncio
    from random import Random

    from pickomino.bots import make_bot
    from pickomino.client import AWAY, BadLink, ClientError, parse_link, play_bot
    from pickomino.core.rules import format_rules, parse_rules
    from pickomino.messages import say, tell_error
    from pickomino.play.record import check_name

    player = make_bot(bot, local=True)
    wanted = format_rules(parse_rules(rules))
    rng = Random(seed)  # noqa: S311 - the bot's own chance, not the dice
    name = name or say("cli-connect-name", lang=lang)
    check_name(name)
    try:
        final = asyncio.run(play_bot(parse_link(url), player, name, rng, typer.echo, rules=wanted))
    except BadLink as error:
        raise Refusal(tell_error(error, lang)) from error
    except (ClientError, *AWAY) as error:
        raise fail(tell_away(error, lang)) from error
    print_json(final["outcome"])
