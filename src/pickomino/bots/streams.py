"""Bytes to and from a child process, never waiting past a deadline: by polling, or by threads where pipes cannot be polled."""

from __future__ import annotations

__all__ = ["PolledStreams", "Streams", "ThreadedStreams", "open_streams"]

import contextlib
import os
import queue
import select
import threading
from collections.abc import Callable
from typing import IO, Final, Protocol, TypeVar

_CHUNK: Final = 4_096
"""Bytes; an answer has less than a hundred, and a larger buffer would be allocated for each."""
_MOST_CHUNKS: Final = 64
"""What a thread reads ahead, in chunks: a program that floods us is held up instead of filling our memory."""
_PATIENCE: Final = 0.1
"""Seconds after which a thread looks whether it is still needed."""

Clock = Callable[[], float]
_Item = TypeVar("_Item")


class Streams(Protocol):
    """A child process's standard input and output."""

    def write(self, data: bytes, deadline: float) -> None:
        """Write all of it; raises TimeoutError if it does not read in time, OSError if it has closed its input."""

    def read(self, deadline: float) -> bytes:
        """What it wrote, or nothing at the end of its output; raises TimeoutError if nothing comes in time."""

    def end_input(self) -> None:
        """Close its standard input, which politely asks it to leave."""

    def close(self) -> None:
        """Close everything."""


def open_streams(stdin: IO[bytes], stdout: IO[bytes], clock: Clock, platform: str) -> Streams:
    """Streams that work on a platform: Windows can poll sockets, but not pipes."""
    return (ThreadedStreams if platform == "win32" else PolledStreams)(stdin, stdout, clock)


class PolledStreams:
    """For systems whose pipes can be polled."""

    def __init__(self, stdin: IO[bytes], stdout: IO[bytes], clock: Clock) -> None:
        self._in, self._out, self._clock = stdin, stdout, clock
        os.set_blocking(stdin.fileno(), False)
        os.set_blocking(stdout.fileno(), False)
        # The system's own call: a contest asks a hundred times a game, and the selectors of the library take longer
        # than all else here.
        self._writable, self._readable = select.poll(), select.poll()
        self._writable.register(stdin, select.POLLOUT)
        self._readable.register(stdout, select.POLLIN)

    def write(self, data: bytes, deadline: float) -> None:
        rest = data
        while rest:
            try:
                rest = rest[os.write(self._in.fileno(), rest) :]
            except BlockingIOError:
                self._wait(self._writable, deadline)

    def read(self, deadline: float) -> bytes:
        while True:
            self._wait(self._readable, deadline)
            try:
                return os.read(self._out.fileno(), _CHUNK)
            except BlockingIOError:
                continue

    def _wait(self, events: select.poll, deadline: float) -> None:
        left = deadline - self._clock()
        if not events.poll(max(0.0, 1000 * left)):
            raise TimeoutError

    def end_input(self) -> None:
        _shut(self._in)

    def close(self) -> None:
        _shut(self._in)
        _shut(self._out)


class ThreadedStreams:
    """For Windows: a thread reads and another writes, and only they ever wait for the process."""

    def __init__(self, stdin: IO[bytes], stdout: IO[bytes], clock: Clock) -> None:
        self._in, self._out, self._clock = stdin, stdout, clock
        self._heard: queue.Queue[bytes] = queue.Queue(_MOST_CHUNKS)
        self._said: queue.Queue[bytes | None] = queue.Queue()
        self._written: queue.Queue[OSError | None] = queue.Queue()
        self._is_closed = threading.Event()
        self._threads = [
            threading.Thread(target=work, daemon=True) for work in (self._keep_reading, self._keep_writing)
        ]
        for thread in self._threads:
            thread.start()

    def _keep_reading(self) -> None:
        chunk = b"?"
        while chunk and not self._is_closed.is_set():
            try:
                chunk = os.read(self._out.fileno(), _CHUNK)
            except (OSError, ValueError):
                chunk = b""
            self._pass_on(chunk)

    def _pass_on(self, chunk: bytes) -> None:
        while not self._is_closed.is_set():
            with contextlib.suppress(queue.Full):
                self._heard.put(chunk, timeout=_PATIENCE)
                return

    def _keep_writing(self) -> None:
        while (data := self._said.get()) is not None:
            try:
                rest = memoryview(data)
                while rest:
                    rest = rest[os.write(self._in.fileno(), rest) :]
            except (OSError, ValueError) as error:
                self._written.put(error if isinstance(error, OSError) else OSError(str(error)))
                continue
            self._written.put(None)

    def write(self, data: bytes, deadline: float) -> None:
        self._said.put(data)
        error = self._next(self._written, deadline)
        if error is not None:
            raise error

    def read(self, deadline: float) -> bytes:
        return self._next(self._heard, deadline)

    def _next(self, waiting: queue.Queue[_Item], deadline: float) -> _Item:
        try:
            return waiting.get(timeout=max(0.0, deadline - self._clock()))
        except queue.Empty:
            raise TimeoutError from None

    def end_input(self) -> None:
        self._said.put(None)
        _shut(self._in)

    def close(self) -> None:
        self._is_closed.set()
        self._said.put(None)
        _shut(self._in)
        for thread in self._threads:  # the process is gone, so that neither waits any longer
            thread.join(_PATIENCE)
        _shut(self._out)


def _shut(stream: IO[bytes]) -> None:
    with contextlib.suppress(OSError):
        stream.close()
