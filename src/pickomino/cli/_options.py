"""The options that several commands have, each declared once, with what the shell completes for them."""

from __future__ import annotations

__all__ = [
    "AnySeedOption",
    "DatabaseOption",
    "GamesOption",
    "JobsOption",
    "JsonOption",
    "LangOption",
    "PlotOption",
    "PositionOption",
    "RulesOption",
    "SeatsOption",
    "SeedOption",
    "TurnLimitOption",
    "complete_bots",
    "complete_files",
    "complete_records",
    "complete_rules",
]

from typing import Annotated

import typer

from pickomino.messages.catalogue import LANGUAGES

from ._refusals import refuse
from ._usage import find_language


def complete_rules(incomplete: str) -> list[str]:
    """The presets; after one, the knobs and their values."""
    from pickomino.core.rules import KNOBS, PRESETS

    before, space, last = incomplete.rpartition(" ")
    names = [f"{knob}={value}" for knob, values in KNOBS.items() for value in values] if space else PRESETS
    return [f"{before}{space}{name}" for name in names if name.startswith(last)]


def _complete_languages(incomplete: str) -> list[str]:
    return [name for name in LANGUAGES if name.startswith(incomplete.lower())]


def complete_bots(incomplete: str) -> list[str]:
    """The bots that the last part of a list of players may name."""
    from pickomino.bots.registry import bot_names, usual_bots

    start = max(incomplete.rfind(","), incomplete.rfind(" ")) + 1
    before, last = incomplete[:start], incomplete[start:]
    names = dict.fromkeys([*bot_names(), *usual_bots()])
    return [f"{before}{name}" for name in names if name.startswith(last)]


def complete_records(incomplete: str) -> list[str]:
    """The records and folders that a path may lead to."""
    return [name for name in complete_files(incomplete) if name.endswith(("/", ".pkn"))]


def complete_files(incomplete: str) -> list[str]:
    """The files and folders that a path may lead to, hidden ones only where they are asked for."""
    from pathlib import Path

    above, slash, last = incomplete.rpartition("/")
    folder = Path(f"{above}{slash}")
    found = sorted(folder.iterdir()) if folder.is_dir() else []
    shown = [path for path in found if last.startswith(".") or not path.name.startswith(".")]
    names = [f"{path.name}/" if path.is_dir() else path.name for path in shown]
    return [f"{above}{slash}{name}" for name in names if name.startswith(last)]


def _check_language(lang: str) -> str:
    from pickomino.messages import speak, spoken_language

    found = find_language(lang) if lang else spoken_language()  # which `run` has found out
    if found is None:
        raise refuse("cli-language", token=lang, known=" ".join(LANGUAGES))
    speak(found)
    return found


RulesOption = Annotated[str, typer.Option("--rules", "-r", metavar="RULES", autocompletion=complete_rules)]
PositionOption = Annotated[str | None, typer.Option("--position", "-p", metavar="POSITION")]
SeatsOption = Annotated[int, typer.Option("--seats", min=2, max=7, metavar="N")]
GamesOption = Annotated[int, typer.Option("--games", "-n", min=1, max=100_000_000, metavar="N")]
_SEED = typer.Option("--seed", "-s", min=0, max=2**31, metavar="N")
SeedOption = Annotated[int, _SEED]
AnySeedOption = Annotated[int | None, _SEED]  # without one, another each time
JobsOption = Annotated[int, typer.Option("--jobs", "-j", min=0, max=1_024, metavar="N")]
TurnLimitOption = Annotated[int, typer.Option("--turn-limit", min=1, max=100_000, metavar="N")]
DatabaseOption = Annotated[
    str | None,
    typer.Option(
        "--database",
        envvar="PICKOMINO_DATABASE",
        metavar="DATABASE",
        show_default="default-database",
        autocompletion=complete_files,
    ),
]
PlotOption = Annotated[str, typer.Option("--plot", metavar="FILE", autocompletion=complete_files)]
JsonOption = Annotated[bool, typer.Option("--json")]
LangOption = Annotated[
    str,
    typer.Option(
        "--lang",
        callback=_check_language,
        metavar="LANG",
        show_default=False,
        autocompletion=_complete_languages,
    ),
]
