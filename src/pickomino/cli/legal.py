"""`pickomino legal`: what the player to move may decide."""

from __future__ import annotations

__all__ = ["register"]

import typer

from ._common import JsonOption, LangOption, PositionOption, RulesOption


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("legal")(legal)


def legal(
    position: PositionOption = None,
    rules: RulesOption = "classic",
    as_json: JsonOption = False,
    lang: LangOption = "",
) -> None:
    """Print the legal actions, one a line; none while dice are due or the game is over."""
    from pickomino.core.engine import dice_due, legal_actions, preview

    from ._common import events_as_json, print_json, read_position

    state = read_position(position, rules)
    actions = legal_actions(state)
    if not as_json:
        for action in actions:
            typer.echo(str(action))
        return
    print_json(
        {
            "mover": state.mover or None,
            "dice_due": dice_due(state),
            "actions": [
                {
                    "action": str(action),
                    "id": action.id,
                    "preview": events_as_json(preview(state, action), lang=lang),
                }
                for action in actions
            ],
        }
    )
