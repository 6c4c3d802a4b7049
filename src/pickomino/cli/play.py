"""`pickomino play`: a game at the prompt, for people and bots, scriptable line by line."""

from __future__ import annotations

__all__ = ["register"]

from typing import Annotated

import typer

from ._common import JsonOption, LangOption, RulesOption


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("play")(play)


def play(
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            metavar="NAMES",
            help="Seat by seat, with commas: bots like champion:level=2, people with a capital letter (Ann)"
            " or as person:ann.",
            show_default="You,random, in the language spoken",
        ),
    ] = None,
    rules: RulesOption = "classic",
    seed: Annotated[
        str | None, typer.Option("--seed", help="Any text: the same seed gives the same dice and bots.")
    ] = None,
    own_dice: Annotated[
        bool, typer.Option("--own-dice", help="Roll real dice and type what they show.")
    ] = False,
    limit: Annotated[
        int, typer.Option("--limit", min=1, max=100_000, help="End the game after so many turns.")
    ] = 1000,
    record: Annotated[
        str, typer.Option("--record", metavar="FILE", help="Write the game here when it ends.")
    ] = "",
    as_json: JsonOption = False,
    lang: LangOption = "en",
) -> None:
    """Play at the prompt. Type an action, or help, undo, show, record, quit."""
    import secrets

    from pickomino.messages import say

    from ._prompt import PromptGame, open_game

    game: PromptGame = open_game(
        rules=rules,
        players=players or f"{say('cli-play-you', lang=lang)},random",
        seed=secrets.token_hex(8) if seed is None else seed,
        own_dice=own_dice,
        limit=limit,
        record=record,
        as_json=as_json,
        lang=lang,
    )
    game.run()
