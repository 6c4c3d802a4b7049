"""How the command line refuses: one line on standard error and exit status 2."""

from __future__ import annotations

__all__ = [
    "CommandRefusal",
    "fail",
    "reason_of",
    "refuse",
    "refuse_away",
    "refuse_error",
    "refuse_unavailable",
    "run",
]

import errno
import json
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import typer

from pickomino.messages import speak, spoken_language

from ._plain import READABLE, make_readable
from ._usage import asked_language, find_usage_problem, is_without_command

if TYPE_CHECKING:
    from pickomino.core.errors import PickominoError, Problem


class CommandRefusal(Exception):  # it is how a command refuses, not a fault
    """Bad input: one message on standard error and exit status 2; with `--json` its key and parameters, too."""

    def __init__(self, text: str, problem: Problem) -> None:
        super().__init__(text)
        self.problem = problem


def refuse(key: str, **params: str | int) -> CommandRefusal:
    """A refusal in the language asked for, by its message key."""
    from pickomino.core.errors import Problem
    from pickomino.messages import say

    return CommandRefusal(say(key, params, spoken_language()), Problem(key, params))


def refuse_error(error: PickominoError) -> CommandRefusal:
    """A refusal that tells an error of the package."""
    from pickomino.messages import tell_error

    return CommandRefusal(tell_error(error, spoken_language()), error.problem)


def fail(refusal: CommandRefusal) -> typer.Exit:
    """The end of a command that was asked well and did not succeed: one message and exit status 1."""
    _complain(refusal)
    return typer.Exit(1)


_REASONS: Final = {
    errno.ENOENT: "cli-reason-missing",
    errno.EACCES: "cli-reason-forbidden",
    errno.EPERM: "cli-reason-forbidden",
    errno.EISDIR: "cli-reason-folder",
    errno.ENOTDIR: "cli-reason-no-folder",
    errno.ENOSPC: "cli-reason-full",
    errno.EROFS: "cli-reason-read-only",
    errno.ENAMETOOLONG: "cli-reason-name-long",
    errno.EADDRINUSE: "cli-reason-port-taken",
    errno.EADDRNOTAVAIL: "cli-reason-no-address",
    errno.ECONNREFUSED: "cli-reason-refused",
}
"""What the system complains of most, in words of ours; the rest it says itself."""


def reason_of(error: BaseException) -> str:
    """Why a file, a port or a server cannot be had, in the language asked for."""
    from socket import gaierror
    from ssl import SSLCertVerificationError, SSLError

    from pickomino.messages import say

    seen: BaseException | None = error
    while seen is not None:  # libraries wrap the system's errors
        if isinstance(seen, gaierror):
            return say("cli-reason-unknown-name", lang=spoken_language())
        if isinstance(seen, SSLError):  # whose numbers are not those of the system
            is_distrust = isinstance(seen, SSLCertVerificationError)
            return say("cli-reason-certificate" if is_distrust else "cli-reason-tls", lang=spoken_language())
        if isinstance(seen, OSError) and seen.errno in _REASONS:
            return say(_REASONS[seen.errno], lang=spoken_language())
        if isinstance(seen, TimeoutError):
            return say("cli-reason-timeout", lang=spoken_language())
        seen = seen.__cause__ or seen.__context__
    reason = getattr(error, "reason", None) or getattr(error, "strerror", None)
    return str(reason or error) or type(error).__name__


def refuse_unavailable(error: Exception) -> CommandRefusal:
    """Why a database cannot be used: our own sentence, or what its driver says."""
    from pickomino.server.storage import DatabaseUnusable

    if isinstance(error, DatabaseUnusable):
        return refuse_error(error)
    return refuse("database-unavailable", reason=reason_of(error))


def refuse_away(error: Exception) -> CommandRefusal:
    """Why a server does not do what is asked: its own refusal in our words, or why it is not there."""
    from pickomino.core.errors import PickominoError
    from pickomino.messages import UnknownMessage

    if not isinstance(error, PickominoError):
        return refuse("cli-away", reason=reason_of(error))
    try:
        return refuse_error(error)
    except UnknownMessage:  # a stranger's server need not send what belongs to its code
        return refuse("client-nonsense")


def run(command: typer.Typer, arguments: Sequence[str] | None) -> int:
    """Run the command line and return its exit status; bad input is one clear message and status 2."""
    given = sys.argv[1:] if arguments is None else arguments
    speak(asked_language(given))
    global _as_json  # noqa: PLW0603  # one command line a process
    _as_json = "--json" in given
    for stream in (sys.stdout, sys.stderr):
        make_readable(stream)
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
    except OSError as error:
        return _lost_output(error)
    except Exception as error:
        if is_without_command(error):
            typer.echo(error.ctx.get_help())  # type: ignore[attr-defined]  # every error of this kind knows its command
            return 2
        refusal = _refusal_of(error)
        if refusal is None:
            raise
        with suppress(OSError):
            sys.stdout.flush()
        _complain(refusal)
        return 2
    try:
        if sys.stdout is not None:
            sys.stdout.flush()  # here, where an error can still be said
    except OSError as error:
        return _lost_output(error)
    return status if isinstance(status, int) else 0


def _lost_output(error: OSError) -> int:
    """Say that standard output cannot be written, unless its reader has just gone (`pickomino … | head`)."""
    if error.filename is not None or error.errno not in (errno.ENOSPC, errno.EIO, errno.EPIPE, errno.EINVAL):
        raise error
    # The interpreter would try to write it again at exit, and fail again.
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if error.errno == errno.EPIPE:
        return 0
    _complain(refuse("cli-cannot-print", reason=reason_of(error)))
    return 1


def _refusal_of(error: Exception) -> CommandRefusal | None:
    """What to say of bad input, be it a refusal or a command line that Typer cannot read; None of a fault."""
    from pickomino.core.errors import PickominoError  # here, for help needs no rules and shall come at once

    if isinstance(error, CommandRefusal):
        return error
    if isinstance(error, PickominoError):
        return refuse_error(error)
    if isinstance(error, ModuleNotFoundError):
        from pickomino._extras import extra_of

        module = (error.name or "").partition(".")[0]
        extra = extra_of(module)
        return refuse("cli-needs-extra", extra=extra, module=module) if extra else None
    if not hasattr(error, "format_message"):  # what Typer raises has it, whichever version it is
        return None
    command = getattr(getattr(error, "ctx", None), "command_path", "pickomino")
    found = find_usage_problem(error)
    if found is None:  # only Typer has words for it
        return refuse("cli-usage", problem=f"{error.format_message().rstrip('.')}.", command=command)
    what = refuse(found[0], **found[1])
    # The key says what is wrong; where to look for help is for people.
    return CommandRefusal(str(refuse("cli-usage", problem=str(what), command=command)), what.problem)


_as_json = False
"""Whether `--json` was asked for: then errors are JSON, too."""


def _complain(refusal: CommandRefusal) -> None:
    """One line on standard error, whatever a stranger's text is made of."""
    text = str(refusal)
    if _as_json:
        print(json.dumps({"error": {"text": text, **refusal.problem._asdict()}}), file=sys.stderr)
        return
    line = "".join([sign if _is_shown(sign) else sign.encode("unicode_escape").decode() for sign in text])
    encoding = sys.stderr.encoding or "utf-8"
    print(f"pickomino: {line}".encode(encoding, READABLE).decode(encoding), file=sys.stderr)


def _is_shown(sign: str) -> bool:
    return sign.isprintable() or sign in "\u00a0\u202f"  # the spaces of French before its signs
