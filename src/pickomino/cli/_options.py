"""The options that several commands have, each declared once, with what the shell completes for them."""

from __future__ import annotations

__all__ = [
    "GamesOption",
    "JobsOption",
    "JsonOption",
    "LangOption",
    "PlayersOption",
    "PlotOption",
    "PositionOption",
    "RulesOption",
    "SeatsOption",
    "SeedOption",
    "TurnLimitOption",
    "complete_bots",
    "complete_records",
]

from typing import Annotated

import typer

from ._refusals import refuse
from ._usage import find_language, language_of_environment


def _complete_rules(incomplete: str) -> list[str]:
    from pickomino.core.rules import PRESETS

    return [name for name in PRESETS if name.startswith(incomplete)]


def _complete_languages(incomplete: str) -> list[str]:
    from pickomino.messages import LANGUAGES

    return [name for name in LANGUAGES if name.startswith(incomplete.lower())]


def complete_bots(incomplete: str) -> list[str]:
    """The bots that the last part of a list of players may name."""
    from pickomino.bots.registry import bot_names, usual_bots

    before, comma, last = incomplete.rpartition(",")
    names = dict.fromkeys([*bot_names(), *usual_bots()])
    return [f"{before}{comma}{name}" for name in names if name.startswith(last)]


def complete_records(incomplete: str) -> list[str]:
    """The records and folders that a path may lead to."""
    from pathlib import Path

    folder = Path(incomplete) if incomplete.endswith("/") else Path(incomplete).parent
    found = sorted(folder.glob("*")) if folder.is_dir() else []
    names = [
        f"{path}/" if path.is_dir() else str(path) for path in found if path.is_dir() or path.suffix == ".pkn"
    ]
    return [name for name in names if name.startswith(incomplete)]


def _check_language(lang: str) -> str:
    from pickomino.messages import LANGUAGES, speak

    found = find_language(lang) if lang else language_of_environment()
    if found is None:
        raise refuse("cli-language", token=lang, known=" ".join(LANGUAGES))
    speak(found)
    return found


RulesOption = Annotated[
    str,
    typer.Option(
        "--rules",
        "-r",
        metavar="RULES",
        help='A rule set: a preset and knobs, "classic fallback=any".',
        autocompletion=_complete_rules,
    ),
]
PositionOption = Annotated[
    str | None,
    typer.Option("--position", "-p", metavar="POSITION", help="A position; - reads it from standard input."),
]
PlayersOption = Annotated[
    str,
    typer.Option(
        "--players",
        metavar="PLAYERS",
        help="Who plays, seat by seat, with commas between.",
        autocompletion=complete_bots,
    ),
]
SeatsOption = Annotated[
    int, typer.Option("--seats", min=2, max=7, metavar="N", help="How many play: 2 to 7.")
]
GamesOption = Annotated[
    int, typer.Option("--games", "-n", min=1, max=100_000_000, metavar="N", help="How many games.")
]
SeedOption = Annotated[
    int,
    typer.Option("--seed", "-s", min=0, max=2**31, metavar="N", help="The same seed gives the same games."),
]
JobsOption = Annotated[
    int, typer.Option("--jobs", "-j", min=0, max=1_024, metavar="N", help="Processes; 0 takes all cores.")
]
TurnLimitOption = Annotated[
    int,
    typer.Option(
        "--turn-limit",
        min=1,
        max=100_000,
        metavar="N",
        help="Turns after which a game is decided as it stands.",
    ),
]
PlotOption = Annotated[
    str, typer.Option("--plot", metavar="FILE", help="Draw a picture too: a file ending in .png or .svg.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON, for programs; errors, too.")]
LangOption = Annotated[
    str,
    typer.Option(
        "--lang",
        callback=_check_language,
        metavar="LANG",
        help="The language to speak: en, fr, de or it. Without it, what PICKOMINO_LANG, LC_ALL, LC_MESSAGES or LANG say.",
        show_default=False,
        autocompletion=_complete_languages,
    ),
]
