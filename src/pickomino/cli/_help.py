"""Help that reads well: values by plain names instead of Python's types, and examples below every command."""

from __future__ import annotations

__all__ = ["EXAMPLES", "App"]

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import typer
import typer.core

POSITION: Final = '"24 -/25 - 1 4WWWW:"'

EXAMPLES: Final = {
    "apply": (f"pickomino apply '5W:W =24' -p {POSITION}",),
    "arena": (
        "pickomino arena champion swing --games 400",
        'pickomino arena "exec:python my_bot.py" greedy --seats 3',
    ),
    "backup": (
        "pickomino backup games.gz",
        "pickomino backup games.gz --database postgresql://user@host/games",
    ),
    "bench": ("pickomino bench --seconds 1 --json",),
    "bot": ("pickomino bot champion:level=3",),
    "bots": ("pickomino bots",),
    "check-bot": ('pickomino check-bot "python my_bot.py"',),
    "connect": ("pickomino connect http://127.0.0.1:8000/ --bot champion",),
    "doctor": ("pickomino doctor", "pickomino doctor --url https://games.example --json"),
    "hint": (f"pickomino hint -p {POSITION}", f"pickomino hint -p {POSITION} --rollouts 200 --json"),
    "legal": (f"pickomino legal -p {POSITION} --json",),
    "odds": (f"pickomino odds -p {POSITION}", f"pickomino odds -p {POSITION} --plot odds.svg"),
    "perft": ("pickomino perft --depth 2",),
    "play": (
        "pickomino play",
        "pickomino play --players Ann,Bob,champion:level=3 -r extrawurm --record game.pkn",
    ),
    "puzzle": ("pickomino puzzle", "pickomino puzzle 17 --answer stop"),
    "replay": ("pickomino replay game.pkn", "pickomino replay game.pkn --positions"),
    "restore": ("pickomino restore games.gz --database new.db",),
    "review": ("pickomino review game.pkn", "pickomino review game.pkn --html review.html"),
    "rules": ("pickomino rules extrawurm", 'pickomino rules "classic fallback=any"'),
    "serve": (
        "pickomino serve --open",
        "pickomino serve --share",
        "pickomino serve --trusted-proxies 127.0.0.1",
    ),
    "show": (
        f"pickomino show -p {POSITION} --players Ann,Bob",
        f"pickomino show -p {POSITION} --svg position.svg",
    ),
    "simulate": (
        "pickomino simulate --players greedy,swing -n 100000 -j 0",
        "pickomino simulate --csv > games.csv",
    ),
    "train": ("pickomino train --positions 100000 --out net.npz",),
    "verify": ("pickomino verify http://127.0.0.1:8000/t/Jx0uT2m5qXk8w3Zb",),
}
"""What to type, by command."""


def _named(params: list[Any]) -> list[Any]:
    """Give every value a plain name; Python's types tell people nothing."""
    for param in params:
        is_option = param.param_type_name == "option" and not getattr(param, "is_flag", False)
        if is_option and param.metavar is None:
            param.metavar = "N" if isinstance(param.default, int | float) else "TEXT"
        if hasattr(param, "display_type_rich"):  # newer versions of Typer would show <bool> and <list[str]>
            param.display_type_rich = partial(_shown_type, param.metavar if is_option else None)
    return params


def _shown_type(shown: str | None, ctx: object) -> str | None:
    return shown


class _Command(typer.core.TyperCommand):
    def get_params(self, ctx: Any) -> list[Any]:
        return _named(super().get_params(ctx))


class _Group(typer.core.TyperGroup):
    def get_params(self, ctx: Any) -> list[Any]:
        return _named(super().get_params(ctx))


class App(typer.Typer):
    """The command line, whose commands all have examples."""

    def __init__(self, **options: Any) -> None:
        super().__init__(cls=_Group, **options)

    def command(self, name: str | None = None, **options: Any) -> Callable[[Any], Any]:
        """Add a command, with the examples of its name below its help."""

        def add(function: Callable[..., Any]) -> Callable[..., Any]:
            called = name or function.__name__.replace("_", "-")
            lines = EXAMPLES.get(called, ())
            epilog = "\n\n".join(["Examples:", *lines])
            return typer.Typer.command(self, name, cls=_Command, epilog=epilog, **options)(function)

        return add
