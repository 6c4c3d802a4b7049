"""What the commands share: their options, and what they read and write; `-` is standard input."""

from __future__ import annotations

__all__ = [
    "INTERRUPTED",
    "JsonOption",
    "LangOption",
    "PositionOption",
    "RulesOption",
    "check_exclusive",
    "check_installed",
    "check_plot",
    "check_writable",
    "conduct_as_json",
    "events_as_json",
    "is_plain_output",
    "make_folder",
    "open_for_writing",
    "print_json",
    "print_table",
    "read_argument",
    "read_file",
    "read_position",
    "reason_of",
    "refuse",
    "write_file",
]

import json
import sys
from collections.abc import Container, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ._options import JsonOption, LangOption, PositionOption, RulesOption
from ._refusals import CommandRefusal, reason_of, refuse

if TYPE_CHECKING:
    from typing import TextIO

    from rich.table import Table

    from pickomino.arena.conduct import Conduct
    from pickomino.core.events import Event
    from pickomino.core.state import GameState

MAX_INPUT: Final = 2_100_000
"""The most characters that are read from a file or from standard input."""

BYTE_ORDER_MARK: Final = "\ufeff"
"""With which some editors begin a file."""

MOST_COLUMNS: Final = 1_000
"""Of a table."""

INTERRUPTED: Final = 130
"""The exit status after Ctrl-C, as shells have it."""


def read_argument(text: str) -> str:
    """The argument itself, or for `-` what stands on standard input."""
    return _read_stdin().strip() if text == "-" else text


def _read_stdin() -> str:
    try:
        text = sys.stdin.read(MAX_INPUT + 1)
        text.encode()  # in some locales what is no UTF-8 is read as halves of characters
    except UnicodeError:
        raise refuse("cli-not-utf8", file="-") from None
    if len(text) > MAX_INPUT:
        raise refuse("cli-file-long", file="-", most=MAX_INPUT)
    return text.removeprefix(BYTE_ORDER_MARK)


def read_file(path: str) -> str:
    """The text of a file; `-` is standard input."""
    if path == "-":
        return _read_stdin()
    try:
        with Path(path).open(encoding="utf-8", newline="") as file:
            text = file.read(MAX_INPUT + 1)
    except (UnicodeDecodeError, ValueError):
        raise refuse("cli-not-utf8", file=path) from None
    except OSError as error:
        raise refuse("cli-cannot-read", file=path, reason=reason_of(error)) from None
    if len(text) > MAX_INPUT:
        raise refuse("cli-file-long", file=path, most=MAX_INPUT)
    return text.removeprefix(BYTE_ORDER_MARK)


def open_for_writing(path: str) -> TextIO:
    """A text file opened for writing, refused politely where that cannot be."""
    try:
        return Path(path).open("w", encoding="utf-8", newline="\n")
    except (OSError, ValueError) as error:
        raise _cannot_write(path, error) from None


def write_file(path: str, text: str) -> None:
    """Write a text file; `-` is standard output."""
    if path == "-":
        sys.stdout.write(text)
        return
    with open_for_writing(path) as file:
        file.write(text)


def check_writable(path: str) -> None:
    """Refuse a file that could not be written, before any work is done for it; what it holds stays."""
    try:
        with Path(path).open("ab"):
            pass
    except (OSError, ValueError) as error:
        raise _cannot_write(path, error) from None


def _cannot_write(path: str, error: Exception) -> CommandRefusal:
    return refuse("cli-cannot-write", file=path, reason=reason_of(error))


def make_folder(path: str) -> None:
    """Make a folder to write into, unless it is there; refused where that cannot be done."""
    import os

    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise _cannot_write(path, error) from None
    if not os.access(path, os.W_OK):
        raise refuse("cli-simulate-folder", folder=path)


def check_exclusive(**options: object) -> None:
    """Refuse two options of which each wants the output for itself."""
    given = ["--" + name.replace("_", "-") for name, value in options.items() if value]
    if len(given) > 1:
        raise refuse("cli-exclusive", first=given[0], second=given[1])


def check_installed(extra: str, *modules: str) -> None:
    """Refuse what needs an extra that is not installed."""
    from importlib.util import find_spec

    for module in modules:
        if find_spec(module) is None:
            raise refuse("cli-needs-extra", extra=extra, module=module)


def check_plot(path: str) -> None:
    """Refuse a picture that could not be drawn, before any work is done for it."""
    if Path(path).suffix.lower() not in (".png", ".svg"):
        raise refuse("cli-plot-format", file=path)
    check_installed("plot", "matplotlib")
    check_writable(path)


def read_position(position: str | None, rules: str) -> GameState:
    """The state that `--position` and `--rules` name; without a position, a new game for two."""
    from pickomino.core.engine import new_game
    from pickomino.core.notation_positions import parse_position
    from pickomino.core.rules import parse_rules

    rule_set = parse_rules(rules)
    if position is None:
        return new_game(rule_set, 2)
    return parse_position(read_argument(position), rule_set)


def is_plain_output() -> bool:
    """Whether standard output holds letters and drawings of few kinds only."""
    encoding = sys.stdout.encoding or "ascii"
    return not encoding.lower().replace("-", "").startswith("utf")


def print_json(value: Any) -> None:
    """One JSON document on standard output; no sign of it may be replaced, so it is escaped where it must be."""
    sys.stdout.write(json.dumps(value, ensure_ascii=is_plain_output()) + "\n")


def conduct_as_json(conduct: Conduct, lang: str) -> dict[str, Any]:
    """How a bot behaved, for programs."""
    from pickomino.messages import tell_problem

    faults = [{"text": tell_problem(problem, lang), "count": count} for problem, count in conduct.faults]
    return {
        "name": conduct.name,
        "forfeits": conduct.forfeits,
        "strikes": conduct.strikes,
        "faults": faults,
    }


def print_table(table: Table) -> None:
    """A table on standard output, in full: on a narrow terminal its lines go on below, but no figure is cut off."""
    from rich.console import Console

    console = Console(highlight=False)
    console.width = max(console.width, Console(width=MOST_COLUMNS).measure(table).maximum)
    console.print(table)


def events_as_json(
    events: Iterable[Event], names: Sequence[str] = (), lang: str = "en", you: Container[int] = ()
) -> list[dict[str, Any]]:
    """Events with their kind, their fields and the sentence that tells them."""
    from pickomino.messages import tell_event

    return [
        {"kind": event.kind, **event.params(), "text": tell_event(event, names, lang, you)}
        for event in events
    ]
