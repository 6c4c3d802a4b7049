"""`pickomino doctor`: what is there, what is not, and what to do about it."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest

from pickomino.cli import main
from server.harness import ServerProcess


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def checks(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, tuple[bool, str]]:
    status = main(["doctor", "--json", *arguments])
    said = json.loads(capsys.readouterr().out)
    assert status == (0 if said["ok"] else 1)
    return {check["check"]: (check["ok"], check["text"]) for check in said["checks"]}


def test_a_sound_installation(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "games.db") as server:
        database = str(tmp_path / "games.db")
        found = checks(capsys, "--database", database, "--port", str(free_port()), "--url", server.url)
        taken = checks(capsys, "--database", database, "--port", server.url.rpartition(":")[2])
    assert list(found) == ["python", "kernels", "database", "disk", "port", "proxy", "clock"]
    assert all(is_good for is_good, _ in found.values()), found
    assert [name for name, (is_good, _) in taken.items() if not is_good] == ["port"]


def test_what_is_wrong_is_said_with_what_to_do(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"no database at all" * 100)
    nobody = f"http://127.0.0.1:{free_port()}"
    found = checks(capsys, "--database", str(broken), "--port", str(free_port()), "--url", nobody)
    assert [name for name, (is_good, _) in found.items() if not is_good] == ["database", "proxy"]
    assert "--database" in found["database"][1]
    assert broken.read_bytes().startswith(b"no database")  # looked at, not changed
    untouched = tmp_path / "new" / "games.db"
    assert checks(capsys, "--database", str(untouched), "--port", str(free_port()))["database"][0]
    assert not untouched.parent.exists()
