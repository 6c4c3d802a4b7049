"""`pickomino show`: a position as readable text, or as a picture."""

from __future__ import annotations

__all__ = ["register"]

from typing import Annotated

import typer

from ._common import JsonOption, LangOption, PositionOption, RulesOption
from ._options import complete_files


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("show")(show)


def show(
    position: PositionOption = None,
    rules: RulesOption = "classic",
    names: Annotated[str, typer.Option("--names", metavar="NAMES")] = "",
    svg: Annotated[str, typer.Option("--svg", metavar="FILE", autocompletion=complete_files)] = "",
    plain: Annotated[bool, typer.Option("--ascii")] = False,
    as_json: JsonOption = False,
    lang: LangOption = "",
) -> None:
    """Show a position: grill, stacks, dice, and whose turn it is."""
    import shutil
    import sys

    from pickomino.play.record import check_name

    from ._common import check_exclusive, is_plain_output, print_json, read_position, write_file

    check_exclusive(svg=svg, json=as_json, ascii=plain)
    state = read_position(position, rules)
    # What the terminal hands over need not be proper text; names are only shown.
    called = names.encode("utf-8", "replace").decode().replace("/", ",").split(",") if names else []
    for name in called:
        check_name(name)
    if svg:
        from pickomino.view.svg import position_svg

        write_file(svg, position_svg(state, called, lang))
        return
    if as_json:
        from pickomino.view.facts import position_facts

        print_json(position_facts(state, called, lang))
        return
    from pickomino.view.text import position_rich, position_text

    width = shutil.get_terminal_size((80, 24)).columns
    is_plain = plain or is_plain_output()
    if sys.stdout.isatty() and not is_plain:
        from rich.console import Console

        Console(highlight=False).print(position_rich(state, called, lang, width), end="")
        return
    typer.echo(position_text(state, called, lang, width, ascii_only=is_plain))
