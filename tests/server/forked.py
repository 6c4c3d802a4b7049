"""Programs in processes of their own, forked from one that has imported the server, which takes seconds each time."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from types import ModuleType

_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(["pickomino.cli.serve", "pickomino.server.run", "alembic.command", "uvloop"])


def _run(
    program: str, arguments: Sequence[str], env: Mapping[str, str], output: Connection, errors: Connection
) -> None:
    """Become what `python -c program` is."""
    for number, stream in ((1, output), (2, errors)):
        os.dup2(stream.fileno(), number)
        stream.close()
    os.environ.clear()
    os.environ.update(env)
    sys.argv = ["-c", *arguments]
    sys.modules["__main__"] = main = ModuleType("__main__")
    exec(compile(program, "<string>", "exec"), vars(main))


class ForkedProgram:
    """A running program; its standard output is read as text, its standard error is that of this process."""

    def __init__(self, program: str, arguments: Sequence[str], env: Mapping[str, str]) -> None:
        reading, writing = os.pipe()
        self.stdout = os.fdopen(reading, encoding="utf-8")
        with Connection(writing, readable=False) as output, Connection(os.dup(2), readable=False) as errors:
            self._process = _CONTEXT.Process(
                target=_run, args=(program, [*arguments], {**env}, output, errors)
            )
            self._process.start()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        """Its exit status, if it has ended."""
        return self._process.exitcode

    def send_signal(self, number: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def wait(self, seconds: float) -> int:
        """Wait for its end; returns the exit status."""
        self._process.join(seconds)
        status = self.poll()
        if status is None:
            raise TimeoutError(f"process {self.pid} has not ended after {seconds} s")
        return status
