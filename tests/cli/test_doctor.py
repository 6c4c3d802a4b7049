"""`pickomino doctor`: what is there, what is not, and what to do about it."""

from __future__ import annotations

import json
import os
import socket
import sqlite3
import ssl
import time
from collections.abc import Callable
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from pickomino.cli import _examining, main
from pickomino.cli._examining import _kernels, _port, _proxy, _sqlite
from pickomino.cli._refusals import reason_of
from pickomino.messages import say
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


def faults(found: dict[str, tuple[bool, str]]) -> list[str]:
    return [name for name, (is_good, _) in found.items() if not is_good]


def test_a_sound_installation(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "games.db") as server:
        database = str(tmp_path / "games.db")
        port = server.url.rpartition(":")[2]
        found = checks(capsys, "--database", database, "--port", port, "--url", server.url)
    names = ["python", "kernels", "database", "disk", "time", "port", "proxy", "sockets", "clock"]
    assert list(found) == names
    assert faults(found) == []
    assert "A Pickomino server is listening" in found["port"][1]


def test_what_is_wrong_is_said_with_what_to_do(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"no database at all" * 100)
    nobody = f"http://127.0.0.1:{free_port()}"
    found = checks(capsys, "--database", str(broken), "--port", str(free_port()), "--url", nobody)
    assert faults(found) == ["database", "proxy"]
    assert "--database" in found["database"][1]
    assert broken.read_bytes().startswith(b"no database")  # looked at, not changed
    untouched = tmp_path / "new" / "games.db"
    assert checks(capsys, "--database", f"sqlite:///{untouched}", "--port", str(free_port()))["disk"][0]
    assert not untouched.parent.exists()


def newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")


def linked(file: Path) -> None:
    newer(file)
    os.link(file, file.with_suffix(".copy"))


def from_tomorrow(file: Path) -> None:
    file.touch()
    os.utime(file, (time.time() + 86_400,) * 2)


@pytest.mark.parametrize(
    ("make", "check", "said"),
    [
        (newer, "database", "by a newer version"),
        (linked, "database", "hard links"),
        (Path.mkdir, "database", "is a folder"),
        (from_tomorrow, "time", "differs by 86,"),
    ],
)
def test_what_a_server_would_stumble_over_is_found(
    make: Callable[[Path], None], check: str, said: str, tmp_path: Path
) -> None:
    make(tmp_path / "games.db")
    (found,) = [found for found in _sqlite(str(tmp_path / "games.db")) if not found.is_good]
    assert (found.check, said in say(found.key, found.params)) == (check, True)


def test_a_folder_that_one_may_not_write_in(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing is forbidden to root, who may run this test."""
    monkeypatch.setattr(_examining, "_may_write", lambda path: path != tmp_path)
    (found,) = _sqlite(str(tmp_path / "deep" / "games.db"))
    assert found.params == {"reason": "no permission"}
    monkeypatch.setenv("PICKOMINO_CACHE_DIR", str(tmp_path))
    assert _kernels().key == "cli-doctor-kernels-unkept"


def test_ports_of_others_and_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as stranger:
        monkeypatch.setattr(_examining, "PATIENCE", 0.1)
        assert _port(stranger.getsockname()[1]).key == "cli-doctor-port-taken"

    def forbid(*_: object) -> None:
        raise PermissionError(13, "")

    monkeypatch.setattr("pickomino.server.run.listen", forbid)
    assert _port(80).key == "cli-doctor-port-barred"


class _Proxy(BaseHTTPRequestHandler):
    """One that knows calls, but leaves sockets to nobody."""

    protocol_version = "HTTP/1.1"
    posted, got = 200, 404

    def do_POST(self) -> None:  # the library's name
        self._answer(self.posted)

    def do_GET(self) -> None:
        self._answer(self.got)

    def _answer(self, status: int) -> None:
        self.send_response(status)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.mark.parametrize(
    ("posted", "got", "keys"),
    [
        (200, 404, {"cli-doctor-no-sockets"}),
        (200, 403, {"cli-doctor-sockets-host"}),
        (502, 502, {"cli-doctor-no-proxy"}),
    ],
)
def test_what_a_proxy_may_lack(posted: int, got: int, keys: set[str]) -> None:
    handler = type("Handler", (_Proxy,), {"posted": posted, "got": got})
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            found = list(_proxy(f"http://127.0.0.1:{server.server_port}"))
        finally:
            server.shutdown()
            thread.join()
    assert {finding.key for finding in found if not finding.is_good} == keys


def test_an_address_that_is_none_is_refused_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--url", "games.example"]) == 2
    assert capsys.readouterr() == ("", "pickomino: “games.example” is not an http or https URL.\n")


def test_what_is_wrong_with_tls_is_not_taken_for_a_missing_permission() -> None:
    """Both have the number 1."""
    assert reason_of(ssl.SSLCertVerificationError(1, "self-signed")) == "its certificate is not trusted"
    assert reason_of(ssl.SSLError(1, "wrong version number")) == "no TLS connection could be made"
