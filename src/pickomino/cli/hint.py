"""`pickomino hint`: what to do in a position, and why."""

from __future__ import annotations

__all__ = ["register"]

from typing import TYPE_CHECKING, Annotated

import typer

from ._common import INTERRUPTED, JsonOption, LangOption, PositionOption, RulesOption, refuse
from ._options import SeedOption
from ._progress import progress_bar

if TYPE_CHECKING:
    from pickomino.coach.hints import Choice, Hint
    from pickomino.coach.rollouts import Rollout


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("hint")(hint)


def hint(
    position: PositionOption = None,
    rules: RulesOption = "classic",
    rollouts: Annotated[int, typer.Option("--rollouts", metavar="N")] = 0,
    seed: SeedOption = 1,
    as_json: JsonOption = False,
    lang: LangOption = "",
) -> None:
    """Say what each choice is worth: the chance of winning, what it costs, worms to expect, the risk of a bust,
    and why."""
    from pickomino.coach.coach_json import hint_json, rollout_json
    from pickomino.coach.hints import find_hint
    from pickomino.coach.rollouts import MOST_GAMES, roll_out

    from ._common import print_json, read_position

    state = read_position(position, rules)
    if state.is_over:
        raise refuse("cli-odds-over")
    if rollouts and not 2 <= rollouts <= MOST_GAMES:
        raise refuse("cli-range", option="--rollouts", least=2, most=MOST_GAMES, value=rollouts)
    found = find_hint(state)
    played = None
    if rollouts:
        try:
            with progress_bar("cli-simulate-games", lang) as tell_games:
                played = roll_out(state, rollouts, seed=seed, progress=tell_games)
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
    if as_json:
        print_json({**hint_json(found, lang=lang), **({"rollouts": rollout_json(played)} if played else {})})
    else:
        _print(found, played, lang)


def _print_tiles(found: Hint, lang: str) -> None:
    """How likely each choice brings each tile, of those that some choice may bring."""
    from rich.table import Table

    from pickomino.messages import say, tell_percent

    from ._common import print_table

    table = Table()
    table.add_column(say("cli-odds-tile", lang=lang), no_wrap=True)
    for choice in found.choices:
        table.add_column(_choice_name(choice, lang), justify="right", no_wrap=True)
    for tiles in zip(*(choice.tiles for choice in found.choices), strict=True):
        if any(round(tile.chance, 3) for tile in tiles):
            first = tiles[0]
            owner = f" ({say('seat-name', {'seat': first.seat}, lang)})" if first.seat else ""
            chances = [tell_percent(tile.chance, 1, lang) for tile in tiles]
            table.add_row(f"{first.tile}{owner}", *chances)
    if table.row_count:
        typer.echo(say("cli-hint-tiles", lang=lang))  # a title would be broken at the table's width
        print_table(table)


def _choice_name(choice: Choice, lang: str) -> str:
    from pickomino.messages import say

    return str(choice.action) if choice.action else say("cli-odds-due", lang=lang)


def _print(found: Hint, played: Rollout | None, lang: str) -> None:
    from rich.table import Table

    from pickomino.messages import say, tell, tell_number, tell_percent

    from ._common import print_table

    def percent(share: float, digits: int = 1) -> str:
        return tell_percent(share, digits, lang)

    name = say("seat-name", {"seat": found.state.mover}, lang)
    table = Table(title=say("cli-hint-title", {"name": name}, lang), title_justify="left")
    headings = ["cli-odds-choice", "cli-hint-chance", "cli-hint-cost", "cli-odds-worms", "cli-odds-bust"]
    for number, heading in enumerate([*headings, *(["cli-hint-rollout"] if played else [])]):
        table.add_column(say(heading, lang=lang), justify="right" if number else "left", no_wrap=True)
    for choice in found.choices:
        row = [
            _choice_name(choice, lang),
            percent(choice.chance),
            percent(choice.cost),
            tell_number(choice.worms, 2, lang, signed=True),
            percent(choice.bust),
        ]
        if played:
            value = played.values[choice.action]
            row.append(f"{percent(value.chance)} ± {tell_number(100 * value.error, 1, lang)}")
        table.add_row(*row)
    print_table(table)
    _print_tiles(found, lang)
    for choice in found.choices:
        typer.echo(tell(choice.reason.key, choice.reason.params, lang=lang))
    typer.echo(say(f"certainty-{found.certainty.value}", lang=lang))
    if played:
        typer.echo(say("certainty-rollout", {"count": played.games}, lang))
