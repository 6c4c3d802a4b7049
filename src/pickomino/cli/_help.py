"""`--help` in the language asked for: usage, arguments, options and examples, all from the catalogue."""

from __future__ import annotations

__all__ = ["App"]

import os
import shutil
import textwrap
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import typer
import typer.core
import typer.main

from pickomino.messages import LANGUAGES, spoken_language
from pickomino.messages.plain import help_texts

from ._examples import EXAMPLES

MOST_COLUMNS: Final = 100
"""Longer lines are hard to read, however wide the terminal is."""

_WIDEST_NAME: Final = 34
"""The help of an option with a longer name begins on the next line."""

PROGRAM: Final = "pickomino"


def _localize(command: str, params: list[Any]) -> list[Any]:
    """Give parameters the help and the values' names of the language asked for."""
    words = help_texts(spoken_language())
    for param in params:
        if not hasattr(param, "english_metavar"):  # the same objects serve every run of a process
            param.english_metavar = param.metavar
        param.metavar = _value_name(param, words)
        param.help = words[_help_key(command, param, words)]
    return params


def _value_name(param: Any, words: Mapping[str, str]) -> str | None:
    if getattr(param, "is_flag", False):
        return None
    name = param.english_metavar
    if name is None and param.param_type_name == "argument":
        name = param.name.upper()
    elif name is None:
        name = "N" if isinstance(param.default, int | float) else "TEXT"
    return str(words.get(f"value-{name.lower()}", name))


def _help_key(command: str, param: Any, words: Mapping[str, str]) -> str:
    """The key of a parameter's help: by its command where there is one, else the one that all commands share."""
    if param.param_type_name == "argument":
        return f"argument-{command}-{param.name}"
    name = max(param.opts, key=len).lstrip("-")
    own = f"option-{command}-{name}"
    return own if own in words else f"option-{name}"


def _summary(command: str) -> str:
    return help_texts(spoken_language())[f"command-{command}"].partition("\n")[0]


class _Command(typer.core.TyperCommand):
    def get_params(self, ctx: Any) -> list[Any]:
        return _localize(self.name or "", super().get_params(ctx))

    def get_short_help_str(self, limit: int = 45) -> str:
        return _summary(self.name or "")

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(_help_of(self, ctx))


class _Group(typer.core.TyperGroup):
    def get_params(self, ctx: Any) -> list[Any]:
        return _localize(PROGRAM, super().get_params(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(_help_of(self, ctx))


def _help_of(command: Any, ctx: Any) -> str:
    """All that `--help` shows."""
    words = help_texts(spoken_language())
    width = min(shutil.get_terminal_size((80, 24)).columns, MOST_COLUMNS)
    shown = [param for param in command.get_params(ctx) if not getattr(param, "hidden", False)]
    arguments = [param for param in shown if param.param_type_name == "argument"]
    options = [param for param in shown if param.param_type_name == "option"]
    commands = sorted(getattr(command, "commands", ()))
    usage = [ctx.command_path, words["value-options"], *map(_usage_of, arguments)]
    if commands:
        usage.append(f"{words['value-command']} …")
    about = words[f"command-{command.name if not commands else PROGRAM}"]
    first, _, rest = about.partition("\n")
    parts = [_fill(f"{_bold(words['help-usage'])} {' '.join(usage)}", width), _fill(first, width)]
    if rest:
        parts.append(_fill(rest.replace("\n", " "), width))
    lists = {
        "help-arguments": [(param.metavar, _explain(param, words)) for param in arguments],
        "help-options": [(_option_name(param), _explain(param, words)) for param in options],
        "help-commands": [(name, _summary(name)) for name in commands],
    }
    parts += [f"{_bold(words[key])}\n{_rows(rows, width)}" for key, rows in lists.items() if rows]
    examples = EXAMPLES.get(command.name or "", ())
    if examples:  # never wrapped, so that they can be copied
        parts.append("\n  ".join([_bold(words["help-examples"]), *examples]))
    if commands:
        parts.append(_fill(words["help-more"], width))
    return "\n\n".join(parts) + "\n"


def _usage_of(argument: Any) -> str:
    name = str(argument.metavar)
    return name if argument.required or name.startswith("[") else f"[{name}]"


def _option_name(param: Any) -> str:
    """As `-r, --rules RULES` or `--open / --no-open`, with long names below each other."""
    names = ", ".join(sorted(param.opts, key=len))
    if len(min(param.opts, key=len)) > 2:
        names = f"    {names}"
    if param.secondary_opts:
        names += f" / {param.secondary_opts[0]}"
    return f"{names} {param.metavar}" if param.metavar else names


def _explain(param: Any, words: Mapping[str, str]) -> str:
    """The help, with what holds where nothing is given and what may be given in brackets."""
    notes = [param.english_metavar == "LANG" and ", ".join(LANGUAGES), _range_of(param)]
    default, variable = _default_of(param, words), getattr(param, "envvar", None)
    notes.append(default and f"{words['help-default']} {default}")
    notes.append(variable and f"{words['help-variable']} {variable}")
    notes.append(param.required and param.param_type_name == "option" and words["help-required"])
    return " ".join([param.help, *(f"[{note}]" for note in notes if note)])


def _default_of(param: Any, words: Mapping[str, str]) -> str:
    shown, default = getattr(param, "show_default", True), param.default
    if isinstance(shown, str):
        return words.get(shown, shown)
    if shown is False or default is False or not isinstance(default, str | int | float) or not default:
        return ""
    return str(param.opts[0]) if default is True else str(default)


def _range_of(param: Any) -> str:
    """The numbers that may be given, as `1..100`."""
    of = param if hasattr(param, "min") else param.type
    least, most = getattr(of, "min", None), getattr(of, "max", None)
    if least is None:
        return ""
    return f"{least}..{most}" if most is not None else f">= {least}"


def _rows(rows: Iterable[tuple[str, str]], width: int) -> str:
    """Names and what they mean, in two columns."""
    listed = list(rows)
    start = min(max(len(name) for name, _ in listed), _WIDEST_NAME, width // 2) + 4
    lines = []
    for name, text in listed:
        first = f"  {name:{start - 2}}"
        if len(name) > start - 4:
            lines.append(first.rstrip())
            first = " " * start
        lines.append(_fill(text, width, first, " " * start))
    return "\n".join(lines)


def _fill(text: str, width: int, first: str = "", below: str = "") -> str:
    return textwrap.fill(
        text,
        width,
        initial_indent=first,
        subsequent_indent=below,
        break_on_hyphens=False,
        break_long_words=False,
    )


def _bold(text: str) -> str:
    """For headings; what is no terminal never sees it."""
    return text if os.environ.get("NO_COLOR") else typer.style(text, bold=True)


class App(typer.Typer):
    """The command line, whose commands all explain themselves in the language asked for."""

    def __init__(self, **options: Any) -> None:
        super().__init__(cls=_Group, **options)
        self._built: Any = None

    def __call__(self, *args: Any, **options: Any) -> Any:
        """Run the command line; building its commands takes longer than most of them, so that is done once."""
        if self._built is None:
            self._built = typer.main.get_command(self)
        return self._built(*args, **options)

    def command(self, name: str | None = None, **options: Any) -> Callable[[Any], Any]:
        """Add a command."""
        return super().command(name, cls=_Command, **options)
