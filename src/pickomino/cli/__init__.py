"""The command line: one Typer app, to which every module beside this one adds its commands."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Sequence
from typing import Annotated

import typer

from pickomino import __version__

from ._help import App
from ._options import LangOption
from ._refusals import run

__all__ = ["app", "main"]

app = App(
    name="pickomino",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"pickomino {__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[bool, typer.Option("--version", callback=_show_version, is_eager=True)] = False,
    lang: LangOption = "",
) -> None:
    """Play, study and program the dice game Pickomino and its Extrawurm edition."""


def _register_commands() -> None:
    # Modules whose name starts with "_" hold shared parts, not commands.
    for module in sorted(pkgutil.iter_modules(__path__), key=lambda found: found.name):
        if not module.name.startswith("_"):
            importlib.import_module(f"{__name__}.{module.name}").register(app)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line, by default with the process's own arguments; returns the exit status."""
    return run(app, arguments)


_register_commands()
