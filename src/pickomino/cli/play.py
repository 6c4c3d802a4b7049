"""`pickomino play`: a game at the prompt, for people and bots, scriptable line by line."""

from __future__ import annotations

__all__ = ["register"]

from typing import Annotated

import typer

from ._common import JsonOption, LangOption, RulesOption
from ._options import AnySeedOption, TurnLimitOption, complete_bots, complete_files


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("play")(play)


def play(
    players: Annotated[
        str | None,
        typer.Option(
            "--players", metavar="PLAYERS", autocompletion=complete_bots, show_default="default-play-players"
        ),
    ] = None,
    rules: RulesOption = "classic",
    seed: AnySeedOption = None,
    own_dice: Annotated[bool, typer.Option("--own-dice")] = False,
    limit: TurnLimitOption = 1000,
    record: Annotated[str, typer.Option("--record", metavar="FILE", autocompletion=complete_files)] = "",
    as_json: JsonOption = False,
    lang: LangOption = "",
) -> None:
    """Play at the prompt. Type an action, or ?, hint, undo, show, record, quit."""
    import secrets

    from pickomino.messages import say

    from ._prompt import PromptGame, open_game

    game: PromptGame = open_game(
        rules=rules,
        players=players or f"{say('cli-play-you', lang=lang)},{_opponent()}",
        seed=secrets.token_hex(8) if seed is None else str(seed),
        own_dice=own_dice,
        limit=limit,
        record=record,
        as_json=as_json,
        lang=lang,
    )
    game.run()


def _opponent() -> str:
    """A bot that newcomers can beat and have to work for; without the solver, the better of those that need none."""
    from pickomino.bots.registry import usual_bots

    bots = usual_bots()
    return bots[min(1, len(bots) - 1)]
