"""`pickomino review`: what every decision of a game cost, and who was lucky."""

from __future__ import annotations

__all__ = ["register"]

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ._common import INTERRUPTED, JsonOption, LangOption, reason_of, refuse
from ._options import PlotOption, complete_files, complete_records
from ._progress import progress_bar

if TYPE_CHECKING:
    from pickomino.coach.review import Review


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("review")(review)


def review(
    file: Annotated[str, typer.Argument(metavar="FILE", autocompletion=complete_records)],
    plot: PlotOption = "",
    html: Annotated[str, typer.Option("--html", metavar="FILE", autocompletion=complete_files)] = "",
    comment: Annotated[str, typer.Option("--comment", metavar="FILE", autocompletion=complete_files)] = "",
    as_json: JsonOption = False,
    lang: LangOption = "",
) -> None:
    """Review a recorded game: each player's luck, mistakes and accuracy, adding up to the result.

    A record that is unfinished or broken is reviewed as far as it holds.
    """
    from pickomino.coach.coach_json import review_json
    from pickomino.coach.comments import comment_record
    from pickomino.coach.report import report_html
    from pickomino.coach.review import review_text
    from pickomino.play import format_record

    from ._common import check_plot, check_writable, print_json, read_file, write_file

    text = read_file(file)
    if plot:
        check_plot(plot)
    for path in filter(lambda path: path and path != "-", (html, comment)):
        check_writable(path)
    try:
        with progress_bar("cli-simulate-length", lang) as tell_turns:
            found = review_text(text, progress=tell_turns)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    if plot:
        _plot(found, plot, lang)
    if html:
        write_file(html, report_html(found, lang))
    if comment:
        write_file(comment, format_record(comment_record(found, lang)))
    if as_json:
        print_json(review_json(found, lang))
    elif "-" not in (html, comment):
        _print(found, lang)


def _plot(found: Review, plot: str, lang: str) -> None:
    from pickomino.coach.review_plot import draw_review

    try:
        draw_review(found, Path(plot), lang)
    except (OSError, ValueError) as error:
        raise refuse("cli-cannot-write", file=plot, reason=reason_of(error)) from None


def _print(found: Review, lang: str) -> None:
    from rich.table import Table

    from pickomino.coach.comments import tell_decision
    from pickomino.coach.grades import is_worth_saying
    from pickomino.coach.report import HEADINGS, memorable, player_rows
    from pickomino.messages import say, tell_error

    from ._common import print_table

    title = say("cli-review-title", {"rules": str(found.record.rules)}, lang)
    table = Table(title=title, title_justify="left")
    for number, heading in enumerate(HEADINGS):
        table.add_column(say(heading, lang=lang), justify="right" if number else "left", no_wrap=True)
    for row in player_rows(found, lang):
        table.add_row(*row)
    print_table(table)
    for decision in found.decisions:
        if is_worth_saying(decision.grade):
            name = found.record.players[decision.seat - 1]
            typer.echo(f"{decision.turn}. {name}: {tell_decision(decision, lang)}")
            typer.echo(f"   {decision.state}")
    for sentence in memorable(found, lang):
        typer.echo(sentence)
    if found.error is not None:
        typer.echo(say("cli-review-error", {"problem": tell_error(found.error, lang)}, lang), err=True)
