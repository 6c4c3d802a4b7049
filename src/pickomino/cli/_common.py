"""What the commands share: their options, reading `-` as standard input, JSON, and refusals."""

from __future__ import annotations

__all__ = [
    "JsonOption",
    "LangOption",
    "PositionOption",
    "Refusal",
    "RulesOption",
    "check_plot",
    "check_writable",
    "events_as_json",
    "open_for_writing",
    "print_json",
    "read_argument",
    "read_file",
    "read_position",
    "refuse",
    "write_file",
]

import json
import sys
from collections.abc import Container, Iterable, Sequence
from contextlib import suppress
from contextvars import ContextVar
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

if TYPE_CHECKING:
    from typing import TextIO

    from pickomino.core.events import Event
    from pickomino.core.state import GameState

MAX_INPUT: Final = 2_100_000
"""The most characters that are read from a file or from standard input."""

RulesOption = Annotated[
    str,
    typer.Option(
        "--rules", "-r", metavar="RULES", help='A rule set: a preset and knobs, "classic fallback=any".'
    ),
]
PositionOption = Annotated[
    str | None,
    typer.Option("--position", "-p", metavar="POSITION", help="A position; - reads it from standard input."),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


_language: ContextVar[str] = ContextVar("language", default="en")
"""What `--lang` asked for, so that refusals are in that language too."""


class Refusal(Exception):  # it is how a command refuses, not a fault
    """Bad input: one message on standard error and exit status 2."""


def _check_language(lang: str) -> str:
    from pickomino.messages import LANGUAGES

    if lang not in LANGUAGES:
        raise refuse("cli-language", token=lang, known=" ".join(LANGUAGES))
    _language.set(lang)
    return lang


LangOption = Annotated[
    str,
    typer.Option(
        "--lang", callback=_check_language, metavar="LANG", help="The language to speak: en, fr, de or it."
    ),
]


def refuse(key: str, **params: str | int) -> Refusal:
    """A refusal in the language asked for, by its message key."""
    from pickomino.messages import say

    return Refusal(say(key, params, _language.get()))


def read_argument(text: str) -> str:
    """The argument itself, or for `-` what stands on standard input."""
    return _read_stdin().strip() if text == "-" else text


def _read_stdin() -> str:
    try:
        text = sys.stdin.read(MAX_INPUT + 1)
    except UnicodeDecodeError:
        raise refuse("cli-not-utf8", file="-") from None
    if len(text) > MAX_INPUT:
        raise refuse("cli-file-long", file="-", most=MAX_INPUT)
    return text


def read_file(path: str) -> str:
    """The text of a file; `-` is standard input."""
    if path == "-":
        return _read_stdin()
    try:
        with Path(path).open(encoding="utf-8-sig", newline="") as file:  # some editors begin with a mark
            text = file.read(MAX_INPUT + 1)
    except (UnicodeDecodeError, ValueError):
        raise refuse("cli-not-utf8", file=path) from None
    except OSError as error:
        raise refuse("cli-cannot-read", file=path, reason=error.strerror or str(error)) from None
    if len(text) > MAX_INPUT:
        raise refuse("cli-file-long", file=path, most=MAX_INPUT)
    return text


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


def _cannot_write(path: str, error: Exception) -> Refusal:
    return refuse("cli-cannot-write", file=path, reason=getattr(error, "strerror", "") or str(error))


def check_plot(path: str) -> None:
    """Refuse a picture that could not be drawn, before any work is done for it."""
    from importlib.util import find_spec

    if Path(path).suffix.lower() not in (".png", ".svg"):
        raise refuse("cli-plot-format", file=path)
    if find_spec("matplotlib") is None:
        raise refuse("cli-needs-extra", extra="plot", module="matplotlib")
    check_writable(path)


def read_position(position: str | None, rules: str) -> GameState:
    """The state that `--position` and `--rules` name; without a position, a new game for two."""
    from pickomino.core.engine import new_game
    from pickomino.core.notation import parse_position
    from pickomino.core.rules import parse_rules

    rule_set = parse_rules(rules)
    if position is None:
        return new_game(rule_set, 2)
    return parse_position(read_argument(position), rule_set)


def print_json(value: Any) -> None:
    """One JSON document on standard output."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")


def events_as_json(
    events: Iterable[Event], names: Sequence[str] = (), lang: str = "en", you: Container[int] = ()
) -> list[dict[str, Any]]:
    """Events with their kind, their fields and the sentence that tells them."""
    from pickomino.messages import tell_event

    return [
        {"kind": event.kind, **event.params(), "text": tell_event(event, names, lang, you)}
        for event in events
    ]


def run(command: typer.Typer, arguments: Sequence[str] | None) -> int:
    """Run the command line and return its exit status; bad input is one clear message and status 2."""
    _language.set("en")
    try:
        status = command(
            args=None if arguments is None else list(arguments), prog_name="pickomino", standalone_mode=False
        )
    except SystemExit as end:
        if isinstance(end.__context__, BrokenPipeError):
            # The reader has gone (`pickomino … | head`): nothing is wrong, and nothing is left to say.
            sys.stdout = None  # so that the interpreter does not flush it at exit
            return 0
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    except typer.Abort:  # the input ended where an answer was needed
        return 1
    except Exception as error:
        told = _told(error)
        if told is None:
            raise
        with suppress(UnicodeEncodeError):
            sys.stdout.flush()
        if told:
            _complain(told)
        return 2
    return status if isinstance(status, int) else 0


def _told(error: Exception) -> str | None:
    """What to say of bad input, be it a refusal or a command line that Typer cannot read; None of a fault."""
    from pickomino.core.errors import PickominoError  # here, for help needs no rules and shall come at once

    if isinstance(error, PickominoError | Refusal):
        from pickomino.messages import tell_error

        return tell_error(error, _language.get())
    if not hasattr(error, "format_message"):  # what Typer raises has it, whichever version it is
        return None
    from pickomino.messages import say

    problem = error.format_message().rstrip(".")
    if not problem:
        return ""  # no command was given, and help has been shown
    command = getattr(getattr(error, "ctx", None), "command_path", "pickomino")
    return say("cli-usage", {"problem": f"{_with_value(error, problem)}.", "command": command})


def _with_value(error: Exception, problem: str) -> str:
    """Typer's complaint with the value that it complains of, which it leaves out."""
    cause: Any = error.__cause__
    if not hasattr(cause, "errors"):
        return problem
    return f"“{cause.errors()[0]['input']}”: {problem}"


def _complain(told: str) -> None:
    """One line on standard error, whatever a stranger's text is made of."""
    line = "".join([sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in told])
    encoding = sys.stderr.encoding or "utf-8"
    print(f"pickomino: {line}".encode(encoding, "backslashreplace").decode(encoding), file=sys.stderr)
