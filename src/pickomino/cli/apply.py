"""`pickomino apply`: the position after a turn."""

from __future__ import annotations

__all__ = ["register"]

from typing import Annotated

import typer

from ._common import JsonOption, LangOption, PositionOption, RulesOption


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("apply")(apply)


def apply(
    turn: Annotated[str, typer.Argument(metavar="TURN")],
    position: PositionOption = None,
    rules: RulesOption = "classic",
    as_json: JsonOption = False,
    lang: LangOption = "",
) -> None:
    """Print the position after a turn."""
    from pickomino.core.notation_positions import format_position
    from pickomino.core.notation_turns import read_turn

    from ._common import events_as_json, print_json, read_argument, read_position, refuse

    if turn == "-" and position == "-":
        raise refuse("cli-one-stdin")
    state = read_position(position, rules)
    read = read_turn(state, read_argument(turn))
    if not as_json:
        typer.echo(format_position(read.state))
        return
    print_json(
        {
            "position": format_position(read.state),
            "turn_finished": read.is_finished,
            "game_over": read.state.is_over,
            "events": events_as_json(read.events, lang=lang),
        }
    )
