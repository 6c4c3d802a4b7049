"""Programs in processes of their own, forked from one that has imported the server, which takes seconds each time."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from pathlib import Path
from subprocess import CompletedProcess
from tempfile import TemporaryFile
from types import ModuleType

_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(
    ["pickomino.cli.serve", "pickomino.server.run", "alembic.command", "uvloop", "server.warm"]
)


def _prepare() -> None:
    """Start the process that all others are forked from, unless it runs; it finds `server.warm` by the environment alone."""
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (str(Path(__file__).parent.parent), before)))
    try:
        forkserver.ensure_running()
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before


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
    """A running program; its standard output is read as text, its standard error goes where this process's does, or to a file."""

    def __init__(
        self, program: str, arguments: Sequence[str], env: Mapping[str, str], stderr: int = 2
    ) -> None:
        _prepare()
        reading, writing = os.pipe()
        self.stdout = os.fdopen(reading, encoding="utf-8")
        with (
            Connection(writing, readable=False) as output,
            Connection(os.dup(stderr), readable=False) as errors,
        ):
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


def run_program(
    program: str, arguments: Sequence[str], env: Mapping[str, str], seconds: float
) -> CompletedProcess[str]:
    """Run a program to its end, as `subprocess.run` does with `python -c program`."""
    with TemporaryFile("w+", encoding="utf-8") as errors:
        running = ForkedProgram(program, arguments, env, errors.fileno())
        with running.stdout as output:
            written = output.read()
        status = running.wait(seconds)
        errors.seek(0)
        return CompletedProcess([*arguments], status, written, errors.read())
