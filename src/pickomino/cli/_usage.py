"""What is wrong with a command line that Typer cannot read, by message keys instead of Typer's own English."""

from __future__ import annotations

__all__ = [
    "asked_language",
    "find_language",
    "find_usage_problem",
    "is_without_command",
    "language_of_environment",
]

import os
import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, TypeAlias

UsageProblem: TypeAlias = tuple[str, dict[str, str | int]]

_NUMBERS: Final = {"int_parsing": "cli-usage-whole", "float_parsing": "cli-usage-number"}


_VARIABLES: Final = ("PICKOMINO_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""What says which language somebody speaks, the strongest first."""


def find_language(text: str) -> str | None:
    """One of our languages by its tag in any case, a region or an encoding left out: `de`, `DE`, `de_AT.UTF-8`."""
    from pickomino.messages import LANGUAGES

    found = re.split(r"[-_.@]", text.strip().lower())[0]
    return found if found in LANGUAGES else None


def language_of_environment(environ: Mapping[str, str] = os.environ) -> str:
    """The first language of ours that the environment asks for; English if none."""
    asked = (_language_of_locale(environ[name]) for name in _VARIABLES if environ.get(name))
    return next(filter(None, asked), "en")


def _language_of_locale(text: str) -> str | None:
    """A language of ours; the locale of the machine itself, which scripts ask for, speaks English."""
    return "en" if re.split(r"[.@]", text)[0] in ("C", "POSIX") else find_language(text)


def asked_language(arguments: Sequence[str]) -> str:
    """What `--lang` or the environment asks for, read before Typer reads anything, which may well fail."""
    asked = language_of_environment()
    for argument, following in pairwise([*arguments, ""]):
        name, _, value = argument.partition("=")
        if name == "--lang":
            asked = find_language(value or following) or asked
    return asked


def is_without_command(error: Any) -> bool:
    """Whether nothing was given, or options alone."""
    return type(error).__name__ == "NoArgsIsHelpError" or getattr(error, "message", "") == "Missing command."


def find_usage_problem(error: Any) -> UsageProblem | None:
    """A message key and its parameters; None for what only Typer has words for."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return _with_known(
            "cli-usage-option", "cli-usage-option-near", error.option_name, _near_options(error)
        )
    if kind == "BadOptionUsage":
        is_bare = "requires" in error.message
        return "cli-usage-bare" if is_bare else "cli-usage-flag", {"option": error.option_name}
    if kind == "MissingParameter":
        return "cli-usage-missing", {"name": _name(error.param)}
    if kind == "BadParameter":
        return _value_problem(error)
    if found := re.match(r"No such command '(.*?)'\.(.*)", error.message, re.DOTALL):
        return _with_known(
            "cli-usage-command", "cli-usage-command-near", found[1], re.findall(r"'(.*?)'", found[2])
        )
    if found := re.match(r"Got unexpected extra argument.*? \((.*)\)", error.message, re.DOTALL):
        return "cli-usage-surplus", {"token": found[1]}
    return None


def _near_options(error: Any) -> list[str]:
    """The options that were perhaps meant; Typer compares the dashes as well and finds too many."""
    from pickomino.core.spelling import nearest

    meant = error.option_name.lstrip("-")
    return [name for name in sorted(error.possibilities or ()) if nearest(meant, [name.lstrip("-")])]


def _with_known(key: str, near: str, token: str, known: Sequence[str]) -> UsageProblem:
    """By the second key if something known comes near."""
    return (near, {"token": token, "known": ", ".join(known)}) if known else (key, {"token": token})


def _value_problem(error: Any) -> UsageProblem | None:
    """A number that is none or lies out of its bounds, or a word that is none of those to choose from."""
    if not hasattr(error.__cause__, "errors"):
        return None
    wrong = error.__cause__.errors()[0]
    option, value = _name(error.param), str(wrong["input"])
    if wrong["type"] in _NUMBERS:
        return _NUMBERS[wrong["type"]], {"option": option, "token": value}
    if found := re.search(r".*not one of (.*)", error.message, re.DOTALL):
        known = ", ".join(re.findall(r"'(.*?)'", found[1]))
        return "cli-usage-choice", {"option": option, "token": value, "known": known}
    least, most = error.param.min, error.param.max
    if least is None:
        return None
    if most is None:
        return "cli-usage-least", {"option": option, "value": value, "limit": str(least)}
    return "cli-range", {"option": option, "value": value, "least": str(least), "most": str(most)}


def _name(param: Any) -> str:
    """What to call an option or an argument: as one writes it, with the variable that may have set it."""
    if param.param_type_name == "argument":
        return str(param.metavar)
    return f"{param.opts[0]} ({param.envvar})" if param.envvar else str(param.opts[0])
