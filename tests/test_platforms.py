"""What differs between systems, tried here with the system as a parameter: pipes, processes, ports, screens."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from multiprocessing import resource_tracker
from pathlib import Path

import psutil
import pytest

from pickomino._processes import SPAWN
from pickomino.bots.pipe import Fault, FaultKind, Pipe, end_tree, split_command
from pickomino.cli.serve import _has_screen
from pickomino.kernels import compiling
from pickomino.server.edge.fronting import Fronted
from pickomino.server.exports.chunks import Export
from pickomino.server.exports.handing import Exporter
from pickomino.server.exports.streaming import Handed
from pickomino.server.play.thinking import give_way
from pickomino.server.run import find_capacity, listen

PLATFORMS = ("linux", "darwin", "win32")
ECHO = "import sys\nfor line in sys.stdin: print(line.strip().upper(), flush=True)"
SOON = 60.0
"""Seconds that a program has which does answer."""


@pytest.fixture(params=PLATFORMS)
def platform(request: pytest.FixtureRequest) -> str:
    return str(request.param)


class Started:
    """Programs that a test starts, all of which are gone after it."""

    def __init__(self, platform: str, folder: Path) -> None:
        self.platform, self.folder = platform, folder
        self.pipes: list[Pipe] = []

    def __call__(self, code: str) -> Pipe:
        file = self.folder / f"program{len(self.pipes)}.py"
        file.write_text(code, encoding="utf-8")
        # As a list or as one text: on this system only the first can be started, so that is what is started.
        pipe = Pipe(f"{sys.executable} {file}", platform=self.platform)
        self.pipes.append(pipe)
        return pipe


@pytest.fixture
def start(platform: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Started]:
    monkeypatch.setattr(
        "pickomino.bots.pipe.split_command", lambda command, _: split_command(command, "linux")
    )
    started = Started(platform, tmp_path)
    yield started
    for pipe in started.pipes:
        pipe.kill()
        assert pipe._process.returncode is not None


def test_lines_go_back_and_forth(start: Started) -> None:
    pipe = start(ECHO)
    for number in range(50):
        pipe.send(f"line {number}", time.monotonic() + SOON)
        assert pipe.receive(time.monotonic() + SOON) == f"LINE {number}"
    assert pipe.close() == 0


def test_nobody_waits_past_a_deadline(start: Started) -> None:
    pipe = start("import time\ntime.sleep(600)")
    with pytest.raises(Fault) as silent:
        pipe.receive(time.monotonic() + 0.05)
    assert silent.value.kind is FaultKind.HANG
    with pytest.raises(Fault) as deaf:
        pipe.send("x" * 2_000_000, time.monotonic() + 0.05)  # more than a pipe holds
    assert deaf.value.problem.key == "fault-deaf"


def test_a_flood_and_an_end_are_noticed(start: Started) -> None:
    flood = start("import sys\nwhile True: sys.stdout.write('x' * 10_000)")
    with pytest.raises(Fault) as flooded:
        flood.receive(time.monotonic() + SOON)
    assert flooded.value.kind is FaultKind.FLOOD
    gone = start("import sys\nsys.exit(3)")
    with pytest.raises(Fault) as ended:
        gone.receive(time.monotonic() + SOON)
    assert (ended.value.problem.key, ended.value.problem.params) == ("fault-ended", {"status": 3})


def test_what_a_program_started_is_ended_with_it(tmp_path: Path) -> None:
    code = f"import subprocess, sys\nsubprocess.Popen([sys.executable, '-c', 'input()']); print('up', flush=True)\n{ECHO}"
    (tmp_path / "parent.py").write_text(code, encoding="utf-8")
    pipe = Pipe(f"{sys.executable} {tmp_path / 'parent.py'}")
    assert pipe.receive(time.monotonic() + SOON) == "up"
    children = psutil.Process(pipe._process.pid).children()
    assert len(children) == 1
    pipe.kill()
    assert psutil.wait_procs(children, timeout=SOON)[1] == []


def test_windows_ends_a_tree_with_its_own_tool() -> None:
    asked = []
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as process:
        end_tree(process, "win32", lambda command, **_: asked.append(command))
        assert asked == [["taskkill", "/T", "/F", "/PID", str(process.pid)]]
        assert process.wait(SOON) != 0


def test_a_command_is_split_as_its_system_does() -> None:
    command = r'"C:\Program Files\python.exe" my_bot.py'
    assert split_command(command, "win32") == command
    assert split_command("python 'my bot.py'", "darwin") == ["python", "my bot.py"]
    assert split_command(" ", "win32") == [""]


def test_two_programs_never_listen_at_one_port(platform: str) -> None:
    with listen("127.0.0.1", 0, platform) as first:
        first.listen()
        port = first.getsockname()[1]
        with pytest.raises(OSError, match=r"[Aa]ddress already in use"):
            listen("127.0.0.1", port, platform)


def test_the_limit_of_open_files_is_asked_for_where_there_is_one(platform: str) -> None:
    assert find_capacity(100, platform) == 100


@pytest.mark.parametrize(
    ("platform", "environ", "has_screen"),
    [
        ("win32", {}, True),
        ("darwin", {}, True),
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
    ],
)
def test_a_browser_opens_where_there_is_a_screen(
    platform: str, environ: dict[str, str], has_screen: bool
) -> None:
    assert _has_screen(platform, environ) is has_screen


def test_niceness_is_asked_for_where_it_exists(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(os, "nice", asked.append)
    give_way(platform)
    assert bool(asked) is (platform != "win32")


def test_connections_are_given_away_only_where_none_is_lost(
    platform: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if platform == "win32":
        monkeypatch.delattr(socket, "send_fds")
    assert Fronted.is_possible(platform) is (platform == "linux")


@pytest.mark.parametrize("platform", ["darwin", "win32"])
def test_logs_are_streamed_by_the_server_itself_where_no_channel_keeps_messages_apart(
    platform: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError("Protocol not supported")

    monkeypatch.setattr(socket, "socketpair", refuse)
    if platform == "win32":
        monkeypatch.delattr(socket, "AF_UNIX")
    exporter = Exporter("games.db")
    with socket.socket() as connection:
        assert exporter.hand_over(Handed("1.1.1.1", Export("a-game", 5), is_chunked=True), connection) is None
    assert exporter._process is None


@pytest.mark.parametrize("has_locks", [True, False])
def test_kernels_are_compiled_with_and_without_locks(
    has_locks: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without locks two processes may both compile: slower, never wrong."""
    if not has_locks:
        monkeypatch.setattr(compiling, "_fcntl", None)
    with compiling._lock(tmp_path / "lock"):
        assert (tmp_path / "lock").exists() is has_locks


def _interrupt_oneself() -> None:
    os.kill(os.getpid(), signal.SIGINT)


@pytest.mark.parametrize("has_masks", [True, False])
def test_ctrl_c_is_left_to_the_process_that_started_others(
    has_masks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not has_masks:  # Windows
        resource_tracker.ensure_running()  # which is not there, and needs the masks of other systems
        monkeypatch.delattr(signal, "pthread_sigmask")
    process = SPAWN.Process(target=_interrupt_oneself if has_masks else os.getpid)
    process.start()
    process.join(SOON)
    assert process.exitcode == 0
