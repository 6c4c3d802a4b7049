"""`pickomino replay`: a recorded game in words."""

from __future__ import annotations

__all__ = ["register"]

from typing import TYPE_CHECKING, Annotated

import typer

from ._common import JsonOption, LangOption
from ._options import complete_records

if TYPE_CHECKING:
    from pickomino.play.record import Record


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("replay")(replay)


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", autocompletion=complete_records)],
    as_positions: Annotated[bool, typer.Option("--as-positions")] = False,
    as_json: JsonOption = False,
    lang: LangOption = "",
) -> None:
    """Tell a recorded game in words."""
    from pickomino.core.notation_positions import format_position
    from pickomino.play.record import parse_record

    from ._common import check_exclusive, read_file

    check_exclusive(as_positions=as_positions, json=as_json)
    record = parse_record(read_file(file))
    if as_json:
        _print_as_json(record, lang)
    elif as_positions:
        for state in record.positions():
            typer.echo(format_position(state))
    else:
        _tell(record, lang)


def _tell(record: Record, lang: str) -> None:
    from pickomino.messages import say, tell_events, tell_list

    typer.echo(
        say("cli-replay-head", {"players": tell_list(record.players, lang), "rules": str(record.rules)}, lang)
    )
    for number, turn in enumerate(record.turns, 1):
        typer.echo(f"{number}. {tell_events(turn.events, record.players, lang)}")
        if turn.comment is not None:
            typer.echo(f"   {{{turn.comment}}}")
    if record.outcome is None:
        typer.echo(say("cli-replay-unfinished", lang=lang))
    elif record.is_by_limit:
        winners = tell_list([record.players[seat - 1] for seat in record.outcome.winners], lang)
        typer.echo(say("cli-replay-limit", {"turns": len(record.turns), "winners": winners}, lang))


def _print_as_json(record: Record, lang: str) -> None:
    from pickomino.core.notation_positions import format_position

    from ._common import events_as_json, print_json

    result = record.outcome
    print_json(
        {
            "rules": str(record.rules),
            "players": list(record.players),
            "start": format_position(record.start),
            "turns": [
                {
                    "seat": turn.before.mover,
                    "turn": turn.text,
                    "position": format_position(turn.after),
                    "finished": turn.is_finished,
                    "comment": turn.comment,
                    "events": events_as_json(turn.events, record.players, lang),
                }
                for turn in record.turns
            ],
            "outcome": result
            and {
                "worms": list(result.worms),
                "winners": list(result.winners),
                "tie_break": result.tie_break,
                "by_limit": record.is_by_limit,
            },
            "tags": record.tags,
        }
    )
