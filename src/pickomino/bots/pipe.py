"""A child process that one exchanges lines with, never waiting past a deadline and never left behind."""

from __future__ import annotations

__all__ = ["Fault", "FaultKind", "Pipe"]

import contextlib
import os
import selectors
import shlex
import signal
import subprocess
import time
from collections.abc import Callable
from enum import StrEnum
from typing import IO, Final

from pickomino.core.errors import PickominoError, Problem

LONGEST_LINE: Final = 65_536  # bytes; an answer has less than a hundred
_CHUNK: Final = 65_536
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
        self, command: str, clock: Callable[[], float] = time.monotonic, *, show_errors: bool = False
    ) -> None:
        self._clock = clock
        self._heard = bytearray()
        try:
            # Its own session, so that whatever it starts itself can be ended with it.
            self._process = subprocess.Popen(  # noqa: S603  # the user's own command, from the command line
                shlex.split(command) or [""],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=None if show_errors else subprocess.DEVNULL,
                start_new_session=True,
                bufsize=0,
            )
        except (FileNotFoundError, ValueError):
            raise Fault(FaultKind.START, Problem("error-bot-command", {"token": command})) from None
        except OSError as error:
            reason = error.strerror or str(error)
            raise Fault(FaultKind.START, Problem("fault-start", {"reason": reason})) from None
        self._in, self._out = self._process.stdin, self._process.stdout
        assert self._in is not None
        assert self._out is not None
        os.set_blocking(self._in.fileno(), False)
        os.set_blocking(self._out.fileno(), False)
        self._writable, self._readable = selectors.DefaultSelector(), selectors.DefaultSelector()
        self._writable.register(self._in, selectors.EVENT_WRITE)
        self._readable.register(self._out, selectors.EVENT_READ)

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None

    def send(self, line: str, deadline: float) -> None:
        """Write a line; a process that does not read does not hold us up."""
        rest = memoryview(line.encode() + b"\n")
        while rest:
            try:
                rest = rest[os.write(_fileno(self._in), rest) :]
            except BlockingIOError:
                if not self._is_ready(self._writable, deadline):
                    # Half a line may be out: nothing sensible can be said to it any more.
                    raise Fault(FaultKind.CRASH, Problem("fault-deaf", {})) from None
            except (OSError, ValueError):
                raise Fault(FaultKind.CRASH, self._epitaph()) from None

    def receive(self, deadline: float) -> str:
        """The next line."""
        while (end := self._heard.find(b"\n")) < 0:
            if len(self._heard) > LONGEST_LINE:
                raise Fault(FaultKind.FLOOD, Problem("fault-long-line", {"most": LONGEST_LINE}))
            if not self._is_ready(self._readable, deadline):
                raise Fault(FaultKind.HANG, Problem("fault-silent", {}))
            try:
                chunk = os.read(_fileno(self._out), _CHUNK)
            except BlockingIOError:
                continue
            if not chunk:
                raise Fault(FaultKind.CRASH, self._epitaph())
            self._heard += chunk
        line = bytes(self._heard[:end])
        del self._heard[: end + 1]
        return line.decode("utf-8", "replace")

    def _is_ready(self, selector: selectors.BaseSelector, deadline: float) -> bool:
        return bool(selector.select(max(0.0, deadline - self._clock())))

    def _epitaph(self) -> Problem:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_FAREWELL)
        status = self._process.poll()
        return Problem("fault-closed", {}) if status is None else Problem("fault-ended", {"status": status})

    def close(self) -> int | None:
        """End it, gently if it goes by itself, with everything it has started; returns its exit status."""
        self._shut(self._in)
        status: int | None = None
        with contextlib.suppress(subprocess.TimeoutExpired):
            status = self._process.wait(_FAREWELL)
        self.kill()
        return status

    def kill(self) -> None:
        """End it and everything it has started, at once."""
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)  # its session's group may outlive it
            else:
                self._process.kill()
        self._process.wait()
        self._writable.close()
        self._readable.close()
        self._shut(self._in)
        self._shut(self._out)

    @staticmethod
    def _shut(stream: IO[bytes] | None) -> None:
        with contextlib.suppress(OSError):
            if stream is not None:
                stream.close()


def _fileno(stream: IO[bytes] | None) -> int:
    assert stream is not None  # both were asked for
    return stream.fileno()
