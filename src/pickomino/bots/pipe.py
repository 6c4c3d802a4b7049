"""A child process that one exchanges lines with, never waiting past a deadline and never left behind."""

from __future__ import annotations

__all__ = ["Fault", "FaultKind", "Pipe"]

import contextlib
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from enum import StrEnum
from typing import Final

from pickomino.core.errors import PickominoError, Problem

from .streams import open_streams

LONGEST_LINE: Final = 65_536  # bytes; an answer has less than a hundred
_FAREWELL: Final = 0.5  # seconds that a process has to leave by itself


class FaultKind(StrEnum):
    """What can go wrong with a bot of somebody else's."""

    START = "start"
    HANG = "hang"
    CRASH = "crash"
    FLOOD = "flood"
    NONSENSE = "nonsense"
    ILLEGAL = "illegal"


class Fault(PickominoError):
    """One thing that a bot did wrong."""

    def __init__(self, kind: FaultKind, problem: Problem) -> None:
        super().__init__(problem)
        self.kind = kind
        self.args = (kind, problem)


class Pipe:
    """A running command."""

    def __init__(
        self,
        command: str,
        clock: Callable[[], float] = time.monotonic,
        *,
        show_errors: bool = False,
        platform: str = sys.platform,
    ) -> None:
        self._platform = platform
        self._heard = bytearray()
        try:
            # Its own session, so that whatever it starts itself can be ended with it.
            self._process = subprocess.Popen(  # noqa: S603  # the user's own command, from the command line
                split_command(command, platform),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=None if show_errors else subprocess.DEVNULL,
                start_new_session=platform != "win32",
                bufsize=0,
            )
        except (FileNotFoundError, ValueError):
            raise Fault(FaultKind.START, Problem("error-bot-command", {"token": command})) from None
        except OSError as error:
            reason = error.strerror or str(error)
            raise Fault(FaultKind.START, Problem("fault-start", {"reason": reason})) from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._streams = open_streams(self._process.stdin, self._process.stdout, clock, platform)

    def send(self, line: str, deadline: float) -> None:
        """Write a line; a process that does not read does not hold us up."""
        try:
            self._streams.write(line.encode() + b"\n", deadline)
        except TimeoutError:
            # Half a line may be out: nothing sensible can be said to it any more.
            raise Fault(FaultKind.CRASH, Problem("fault-deaf", {})) from None
        except (OSError, ValueError):
            raise Fault(FaultKind.CRASH, self._epitaph()) from None

    def receive(self, deadline: float) -> str:
        """The next line."""
        while (end := self._heard.find(b"\n")) < 0:
            if len(self._heard) > LONGEST_LINE:
                raise Fault(FaultKind.FLOOD, Problem("fault-long-line", {"most": LONGEST_LINE}))
            try:
                chunk = self._streams.read(deadline)
            except TimeoutError:
                raise Fault(FaultKind.HANG, Problem("fault-silent", {})) from None
            if not chunk:
                raise Fault(FaultKind.CRASH, self._epitaph())
            self._heard += chunk
        line = bytes(self._heard[:end])
        del self._heard[: end + 1]
        return line.decode("utf-8", "replace")

    def _epitaph(self) -> Problem:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_FAREWELL)
        status = self._process.poll()
        return Problem("fault-closed", {}) if status is None else Problem("fault-ended", {"status": status})

    def close(self) -> int | None:
        """End it, gently if it goes by itself, with everything it has started; returns its exit status."""
        self._streams.end_input()
        status: int | None = None
        with contextlib.suppress(subprocess.TimeoutExpired):
            status = self._process.wait(_FAREWELL)
        self.kill()
        return status

    def kill(self) -> None:
        """End it and everything it has started, at once."""
        end_tree(self._process, self._platform)
        self._process.wait()
        self._streams.close()


def split_command(command: str, platform: str) -> str | list[str]:
    """A command as the system takes it: Windows splits it itself, where a backslash is part of a path."""
    return command if platform == "win32" and command.strip() else shlex.split(command) or [""]


def end_tree(
    process: subprocess.Popen[bytes], platform: str, run: Callable[..., object] = subprocess.run
) -> None:
    """End a process with everything that it has started."""
    with contextlib.suppress(OSError):
        if platform != "win32":
            os.killpg(process.pid, signal.SIGKILL)  # its session's group may outlive it
        else:  # without groups; the system's own tool follows who started whom
            run(["taskkill", "/T", "/F", "/PID", str(process.pid)], capture_output=True, check=False)
    with contextlib.suppress(OSError):
        process.kill()
