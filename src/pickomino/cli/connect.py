"""`pickomino connect`: let a bot of yours play at a table on a server."""

from __future__ import annotations

from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from ._common import JsonOption, LangOption, RulesOption, print_json
from ._options import AnySeedOption, complete_bots
from ._refusals import fail, refuse_away

if TYPE_CHECKING:
    from pickomino.client import PlayedGame
    from pickomino.core.errors import Problem

__all__ = ["register"]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(connect)


def connect(
    url: Annotated[str, typer.Argument()],
    bot: Annotated[str, typer.Option(metavar="BOT", autocompletion=complete_bots)] = "timid",
    name: Annotated[str | None, typer.Option(metavar="NAME", show_default="default-name")] = None,
    rules: RulesOption = "classic",
    seed: AnySeedOption = None,
    claim: Annotated[
        Literal["bot", "win"] | None, typer.Option(metavar="bot|win", show_default=False)
    ] = None,
    as_json: JsonOption = False,
    lang: LangOption = "",
) -> None:
    """Take a seat on a server and play it with a bot to the end of the game."""
    import asyncio
    from random import Random

    from pickomino.bots import make_bot
    from pickomino.client import AWAY, BadLink, ClientError, parse_link, play_bot
    from pickomino.core.rules import format_rules, parse_rules
    from pickomino.messages import say, tell_problem
    from pickomino.play.record import check_name

    player = make_bot(bot, local=True)
    wanted = format_rules(parse_rules(rules))
    rng = Random(seed)  # noqa: S311 - the bot's own chance, not the dice
    name = name or say("cli-connect-name", lang=lang)
    check_name(name)

    def alarm(problem: Problem) -> None:
        typer.echo(say("cli-connect-alarm", {"problem": tell_problem(problem, lang)}, lang), err=True)

    try:
        link = parse_link(url)
        tell = partial(typer.echo, err=as_json)
        played = asyncio.run(play_bot(link, player, name, rng, tell, rules=wanted, alarm=alarm, claim=claim))
    except BadLink:  # what was asked is wrong, not the server
        raise
    except (ClientError, *AWAY) as error:
        raise fail(refuse_away(error)) from error
    if as_json:
        print_json({**(played.final["outcome"] or {}), "noted": asdict(played.noted)})
    else:
        typer.echo(_tell_end(played.final, lang))
        typer.echo(_tell_noted(played, lang))


def _tell_noted(played: PlayedGame, lang: str) -> str:
    """What the log was checked against, and how to check the bots as well."""
    from pickomino.messages import say

    noted = played.noted
    options = {"--commitment": noted.commitments, "--entropy": noted.entropies, "--head": noted.heads[-1:]}
    given = [f"{name} {value}" for name, values in options.items() for value in values]
    return say("cli-connect-checked", {"options": " ".join(given)}, lang)


def _tell_end(final: dict[str, Any], lang: str) -> str:
    from pickomino.messages import say, tell

    outcome = final["outcome"]
    if outcome is None:  # the table was given up
        return say("cli-replay-unfinished", lang=lang)
    names = [
        seat["name"] or say("seat-name", {"seat": seat["seat"]}, lang) for seat in final["table"]["seats"]
    ]
    over = {
        "worms": outcome["worms"],
        "winners": outcome["winners"],
        "tie_break": outcome["tie_break"] or "",
    }
    return tell("event-game-over", over, names, lang)
