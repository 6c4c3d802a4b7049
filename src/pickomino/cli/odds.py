"""`pickomino odds`: the chances of the player to move."""

from __future__ import annotations

__all__ = ["register"]

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from ._common import JsonOption, LangOption, PositionOption, RulesOption, reason_of, refuse
from ._options import PlotOption

if TYPE_CHECKING:
    from pickomino.coach.odds import ChoiceOdds, Odds, TileOdds


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("odds")(odds)


def odds(
    position: PositionOption = None,
    rules: RulesOption = "classic",
    as_json: JsonOption = False,
    plot: PlotOption = "",
    lang: LangOption = "",
) -> None:
    """Print the odds of the turn: each tile or better and exactly, expected worms, risk of a bust.

    In the middle of a turn, for each legal choice, the best first.
    """
    from ._common import check_plot, print_json, read_position

    state = read_position(position, rules)
    if state.is_over:
        raise refuse("cli-odds-over")
    if plot:
        check_plot(plot)

    # Not before, for what is wrong with a position is said without the extra, too.
    from pickomino.coach.odds import find_odds

    found = find_odds(state)
    if plot:
        _plot(found, plot, lang)
    if as_json:
        from pickomino.coach.coach_json import odds_json

        print_json(odds_json(found))
    else:
        _print(found, lang)


def _choice_name(choice: ChoiceOdds, lang: str) -> str:
    from pickomino.messages import say

    return str(choice.action) if choice.action else say("cli-odds-due", lang=lang)


def _plot(found: Odds, plot: str, lang: str) -> None:
    from pickomino.coach.odds_plot import draw_odds
    from pickomino.messages import say

    words = {
        "title": say("cli-odds-title", {"name": say("seat-name", {"seat": found.state.mover}, lang)}, lang),
        "tile": say("cli-odds-tile", lang=lang),
        "chance": say("cli-odds-reach", lang=lang),
        "exact": say("cli-odds-exact", lang=lang),
    }
    words |= {str(choice.action or ""): _choice_name(choice, lang) for choice in found.choices}
    try:
        draw_odds(found, Path(plot), words)
    except (OSError, ValueError) as error:
        raise refuse("cli-cannot-write", file=plot, reason=reason_of(error)) from None


def _print(found: Odds, lang: str) -> None:
    from rich.table import Table

    from pickomino.messages import say, tell_number, tell_percent

    from ._common import print_table

    def headed(title: str, *columns: str) -> Table:
        table = Table(title=title, title_justify="left")
        for number, column in enumerate(columns):
            table.add_column(column, justify="right" if number else "left", no_wrap=True)
        return table

    def percent(share: float) -> str:
        return tell_percent(share, 1, lang)

    name = say("seat-name", {"seat": found.state.mover}, lang)
    table = headed(
        say("cli-odds-title", {"name": name}, lang),
        say("cli-odds-choice", lang=lang),
        say("cli-odds-worms", lang=lang),
        say("cli-odds-bust", lang=lang),
    )
    for choice in found.choices:
        table.add_row(
            _choice_name(choice, lang), tell_number(choice.worms, 3, lang, signed=True), percent(choice.bust)
        )
    print_table(table)
    tile_word = say("cli-odds-tile", lang=lang)
    reach, exact = say("cli-odds-reach", lang=lang), say("cli-odds-exact", lang=lang)

    def tile_name(tile: TileOdds) -> str:
        if not tile.seat:
            return str(tile.tile)
        return f"{tile.tile} ({say('seat-name', {'seat': tile.seat}, lang)})"

    if len(found.choices) == 1:
        table = headed("", tile_word, reach, exact)
        for tile in found.tiles:
            table.add_row(tile_name(tile), percent(tile.reach), percent(tile.exact))
        print_table(table)
        return
    for title, is_reach in ((reach, True), (exact, False)):
        table = headed(title, tile_word, *(_choice_name(choice, lang) for choice in found.choices))
        for at, tile in enumerate(found.tiles):
            chances = [choice.tiles[at] for choice in found.choices]
            table.add_row(tile_name(tile), *(percent(c.reach if is_reach else c.exact) for c in chances))
        print_table(table)
