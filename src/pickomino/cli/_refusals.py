"""How the command line refuses: one line on standard error and exit status 2."""

from __future__ import annotations

__all__ = ["Refusal", "refuse", "run", "speak"]

import sys
from collections.abc import Sequence
from contextlib import suppress
from contextvars import ContextVar
from typing import Any, Final

import typer

_EXTRA_OF: Final = {
    **dict.fromkeys(("numba", "numpy"), "solver"),
    **dict.fromkeys(
        (
            "alembic",
            "asyncpg",
            "fastapi",
            "httpx",
            "prometheus_client",
            "sqlalchemy",
            "uvicorn",
            "websockets",
        ),
        "server",
    ),
    "matplotlib": "plot",
    "ray": "cluster",
}
"""The extra with which a module that the base install lacks is installed."""

_language: ContextVar[str] = ContextVar("language", default="en")
"""What `--lang` asked for, so that refusals are in that language too."""


def speak(lang: str) -> None:
    """Refuse in this language from now on, until the next run."""
    _language.set(lang)


class Refusal(Exception):  # it is how a command refuses, not a fault
    """Bad input: one message on standard error and exit status 2."""


def refuse(key: str, **params: str | int) -> Refusal:
    """A refusal in the language asked for, by its message key."""
    from pickomino.messages import say

    return Refusal(say(key, params, _language.get()))


def run(command: typer.Typer, arguments: Sequence[str] | None) -> int:
    """Run the command line and return its exit status; bad input is one clear message and status 2."""
    speak("en")
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
    if isinstance(error, ModuleNotFoundError):
        module = (error.name or "").partition(".")[0]
        extra = _EXTRA_OF.get(module)
        return str(refuse("cli-needs-extra", extra=extra, module=module)) if extra else None
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
