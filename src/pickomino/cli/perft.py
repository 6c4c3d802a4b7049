"""`pickomino perft`: how many ways a turn can go, a check of the rules by counting."""

from __future__ import annotations

__all__ = ["register"]

from typing import Annotated

import typer

from ._common import JsonOption, LangOption, PositionOption, RulesOption


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("perft")(perft)


def perft(
    depth: Annotated[int, typer.Option("--depth", "-d", min=0, max=99, metavar="N")],
    position: PositionOption = None,
    rules: RulesOption = "classic",
    as_json: JsonOption = False,
    lang: LangOption = "",
) -> None:
    """Count the sequences of N (unordered roll, face set aside) from a position, by the first face."""
    from pickomino.core.perft import perft as count_sequences
    from pickomino.core.perft import perft_by_choice
    from pickomino.messages import say

    from ._common import print_json, read_position

    state = read_position(position, rules)
    count, choices = count_sequences(state, depth), perft_by_choice(state, depth)
    if as_json:
        print_json({"depth": depth, "count": count, "choices": choices})
        return
    for choice, sequences in choices.items():
        typer.echo(f"{choice}: {sequences}")
    typer.echo(say("cli-perft-total", {"count": str(count)}, lang))
