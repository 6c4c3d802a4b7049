"""The program itself: the page, health, a polite end, a bot that connects, verification by URL and by file."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pickomino import __version__
from pickomino.bots import make_bot
from pickomino.cli import main
from pickomino.client import TableLink, play_bot
from pickomino.server.refusals import CODES
from pickomino.server.run import listen
from pickomino.server.storage.migrations import HEAD
from server.crew import wait_until
from server.forked import run_program
from server.harness import PATIENCE, SERVE, Player, ServerProcess

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("serving") / "games.db") as process:
        yield process


def run(*arguments: str, seconds: float = 120) -> subprocess.CompletedProcess[str]:
    return run_program(SERVE, arguments, os.environ, seconds)


def test_a_bot_connects_plays_a_whole_game_and_anyone_can_verify_it(
    server: ServerProcess, tmp_path: Path
) -> None:
    played = run("connect", server.url, "--bot", "timid", "--seed", "1", "--json")
    assert played.returncode == 0, played.stderr
    link = played.stderr.splitlines()[0]
    assert json.loads(played.stdout)["winners"]
    found = run("verify", link)
    assert found.returncode == 0, found.stderr
    assert "all correct" in found.stdout
    assert found.stdout.count("Not checked") == 3
    noted = json.loads(played.stdout)["noted"]
    options = [
        *("--commitment", noted["commitments"][0], "--entropy", noted["entropies"][0]),
        *("--head", noted["heads"][0], "--head", noted["heads"][-1]),
    ]
    complete = run("verify", link, *options)
    assert (complete.returncode, complete.stdout.count("Not checked")) == (0, 0)
    for option in ("--commitment", "--entropy", "--head"):
        lied = run("verify", link, option, "00" * 32)
        assert (lied.returncode, "does not verify" in lied.stderr) == (1, True)
    as_json = run("verify", "--json", link)
    facts = json.loads(as_json.stdout)
    assert (facts["status"], facts["bots_unchecked"], facts["contributed"]) == ("over", 0, [1])
    assert facts["bot_decisions"] > 0
    refused = run("verify", link.split("#")[0])
    assert refused.returncode == 2
    assert "not allowed to do that" in refused.stderr

    async def download() -> bytes:
        ann = await Player.new(server.url)
        game, key = link.rsplit("/", 1)[1].split("#")
        await ann.post(f"/games/{game}/spectate", key=key)
        log = (await ann.http.get(f"/games/{game}/log")).content
        await ann.close()
        return log

    log = asyncio.run(download())
    (tmp_path / "game.ndjson").write_bytes(log)
    assert run("verify", str(tmp_path / "game.ndjson")).returncode == 0
    (tmp_path / "changed.ndjson").write_bytes(log.replace(b'"roll":"1', b'"roll":"2', 1))
    changed = run("verify", str(tmp_path / "changed.ndjson"))
    assert changed.returncode == 1
    assert re.search(r"does not verify\. Line \d+: The entry does not match its hash\.", changed.stderr)


@pytest.mark.parametrize(
    "arguments",
    [
        ("connect", "nonsense"),
        ("connect", "ftp://x/"),
        ("connect", "http://["),
        ("connect", "http://x:y/"),
        ("connect", "http://127.0.0.1:1/t/short"),
        ("connect", "http://127.0.0.1:1/", "--bot", "nonsense"),
        ("connect", "http://127.0.0.1:1/", "--rules", "nonsense"),
        ("verify", "nonsense"),
        ("verify", "http://["),
        ("verify", "http://127.0.0.1:1/"),
        ("backup", "/nowhere/at/all", "--database", __file__),
        ("backup", "x", "--database", "/nowhere/at/all"),
        ("restore", __file__, "--database", "/nowhere/at/all"),
        ("serve", "--bots", "exec:ls"),
        ("serve", "--bots", "champion:level=9"),
        ("serve", "--trusted-proxies", "127.0.0.1, nonsense"),
        ("serve", "--origins", "example.org"),
        ("serve", "--origins", "https://["),
        ("serve", "--hosts", "https://example.org"),
    ],
)
def test_bad_input_is_told_in_one_line(arguments: tuple[str, ...], capfd: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    said = capfd.readouterr()
    assert said.err.startswith("pickomino: ")
    assert said.err.count("\n") == 1
    assert said.out == ""


@pytest.mark.parametrize(
    "arguments",
    [
        ("serve", "--port", "0", "--database", "mysql://user:secret@host/name"),
        ("serve", "--port", "0", "--database", "postgresql://user:secret@127.0.0.1:1/name"),
        ("serve", "--port", "0", "--database", str(ROOT)),
        ("serve", "--port", "0", "--database", "{no database}"),
        ("backup", "never", "--database", "postgresql://user:secret@127.0.0.1:1/name"),
    ],
)
def test_a_database_that_cannot_be_used_is_told_in_one_line(
    arguments: tuple[str, ...], tmp_path: Path
) -> None:
    (tmp_path / "text").write_text("not a database " * 100)
    refused = run(*(part.replace("{no database}", str(tmp_path / "text")) for part in arguments))
    assert refused.returncode == 1
    assert refused.stderr.startswith("pickomino: ")
    assert refused.stderr.count("\n") == 1
    assert "secret" not in refused.stderr
    assert not list(ROOT.glob("*.lock"))


async def test_a_bot_whose_answers_are_lost_plays_on(server: ServerProcess) -> None:
    """A line that breaks just before an acknowledgement, again and again: the same id is sent, and counts once."""
    breaks = 0

    async def carry(near: asyncio.StreamReader, far: asyncio.StreamWriter, is_answer: bool) -> None:
        nonlocal breaks
        while data := await near.read(65_536):
            if is_answer and b'"answer"' in data and breaks < 5:
                breaks += 1
                break
            far.write(data)
        far.close()

    async def join(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", int(server.url.rsplit(":", 1)[1]))
        await asyncio.gather(carry(reader, back, False), carry(there, writer, True), return_exceptions=True)
        await asyncio.gather(back.wait_closed(), writer.wait_closed(), return_exceptions=True)
        lines.discard(asyncio.current_task())

    lines: set[object] = set()

    def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines.add(asyncio.create_task(join(reader, writer)))

    async with await asyncio.start_server(accept, "127.0.0.1") as between:
        link = TableLink(f"http://127.0.0.1:{between.sockets[0].getsockname()[1]}")
        said: list[str] = []
        playing = play_bot(link, make_bot("timid"), "Bot", Random(1), said.append, rules="extrawurm")
        played = await asyncio.wait_for(playing, 120)
        await wait_until(lambda: not lines)
    assert breaks == 5
    final, noted = played.final, played.noted
    assert (len(noted.commitments), len(noted.entropies)) == (1, 1)
    assert final["table"]["rules"]["name"] == "extrawurm"
    assert final["outcome"]["winners"]


def test_the_page_is_served_at_every_address_of_its_own(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.url) as http:
        index = http.get("/")
        assert index.headers["content-type"].startswith("text/html")
        assert index.headers["cache-control"] == "no-cache"
        for path in ("/t/AAAAAAAAAAAAAAAA", "/rules", "/dice", "/move"):
            assert http.get(path).text == index.text
        head = http.head("/")
        assert (head.status_code, head.content, head.headers["etag"]) == (200, b"", index.headers["etag"])
        assert http.head("/api/v1/server").status_code == 200
        assert http.get("/missing.js").status_code == 404
        assert http.get("/../pyproject.toml").status_code in (200, 404)
        assert "build-system" not in http.get("/..%2fpyproject.toml").text
        again = http.get("/", headers={"if-none-match": index.headers["etag"]})
        assert again.status_code == 304
        assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', index.text)
        for asset in assets:
            answer = http.get(asset)
            assert answer.status_code == 200
            assert "immutable" in answer.headers["cache-control"]
            assert answer.headers["content-encoding"] == "gzip"


async def test_the_hello_tells_protocol_and_build_of_the_page_that_is_served(server: ServerProcess) -> None:
    ann = await Player.new(server.url)
    game = (await ann.create())["game"]
    async with ann.live(game) as live:
        hello = await live.next("hello")
    known = await ann.get("/server")
    assert hello["protocol"] == known["protocol"] == 1
    assert hello["build"] == known["build"]
    version, _, digest = known["build"].partition("+")
    assert version == __version__
    index = (await ann.http.get(f"{server.url}/")).text
    (script,) = re.findall(r'src="(/assets/[^"]+[.]js)"', index)
    assert digest in (await ann.http.get(server.url + script)).text  # a page that finds another says so
    await ann.close()


async def test_a_socket_of_a_game_that_cannot_be_one_is_closed_politely(server: ServerProcess) -> None:
    for game in ("%00", "%00%00abcdefghijk", "a" * 300):
        async with connect(
            f"{server.url.replace('http', 'ws', 1)}/api/v1/games/{game}/live", proxy=None
        ) as socket_:
            with pytest.raises(ConnectionClosed) as closed:
                await socket_.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404


async def test_only_the_server_s_own_pages_may_open_sockets(server: ServerProcess) -> None:
    ann = await Player.new(server.url)
    game = (await ann.create(listed=True))["game"]
    live = f"{server.url.replace('http', 'ws', 1)}/api/v1/games/{game}/live"
    for origin, may in (
        (server.url, True), ("https://evil.example", False), ("null", False), ("http://[", False), (None, True),
    ):  # fmt: skip
        opening = connect(live, origin=cast("Any", origin), proxy=None, open_timeout=PATIENCE)
        if may:
            async with opening as opened:
                assert json.loads(await opened.recv())["type"] == "hello"
        else:
            with pytest.raises(InvalidStatus) as refused:
                await opening
            assert refused.value.response.status_code == 403
    await ann.close()


async def test_sockets_open_under_the_server_s_own_names_alone(server: ServerProcess) -> None:
    """A name that a stranger has let lead here: `Host` and `Origin` agree, and the page would count as the server's own."""
    ann = await Player.new(server.url)
    game = (await ann.create(listed=True))["game"]
    port = int(server.url.rpartition(":")[2])
    for name, may in (("games.local", True), ("evil.example", False)):
        opening = connect(
            f"ws://{name}:{port}/api/v1/games/{game}/live", host="127.0.0.1", port=port,
            origin=cast("Any", f"http://{name}:{port}"), proxy=None, open_timeout=PATIENCE,
        )  # fmt: skip
        if may:
            async with opening as opened:
                assert json.loads(await opened.recv())["type"] == "hello"
        else:
            with pytest.raises(InvalidStatus) as refused:
                await opening
            assert refused.value.response.status_code == 403
    await ann.close()


def test_health_and_metrics(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.url) as http:
        assert http.get("/healthz").text == "ok\n"
        assert http.get("/readyz").text == "ready\n"
        text = http.get("/metrics").text
    assert "pickomino_acknowledge_seconds_bucket" in text
    assert 'pickomino_requests_total{method="GET",status="200"}' in text


async def test_a_polite_end(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "games.db").start()
    ann = await Player.new(server.url)
    game = (await ann.create(seats=("me", "timid")))["game"]
    async with ann.live(game) as socket_:
        await socket_.next("update")
        stopping = asyncio.create_task(asyncio.to_thread(server.stop, signal.SIGTERM))
        assert await socket_.next("bye") == {"type": "bye", "reason": "shutdown"}
        with pytest.raises(ConnectionClosed) as closed:
            await socket_.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code in (1001, 1012)
        assert await stopping == 0
    await ann.close()


def test_a_taken_port_and_a_served_database_are_told_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        refused = run("serve", "--port", port, "--database", str(tmp_path / "x.db"))
        assert refused.returncode == 1
        assert f"port {port}" in refused.stderr
        monkeypatch.setattr("pickomino.server.run.USUAL_PORT", int(port))
        with listen("127.0.0.1", None) as free:  # nobody asked for that very port
            assert free.getsockname()[1] not in (0, int(port))
    with ServerProcess(tmp_path / "games.db"):
        second = run("serve", "--port", "0", "--database", str(tmp_path / "games.db"))
        assert second.returncode == 1
        assert "in use by another process" in second.stderr
        (tmp_path / "link.db").symlink_to(tmp_path / "games.db")
        linked = run("serve", "--port", "0", "--database", str(tmp_path / "link.db"))
        assert "in use by another process" in linked.stderr
        (tmp_path / "twin.db").hardlink_to(tmp_path / "games.db")
        twin = run("serve", "--port", "0", "--database", str(tmp_path / "twin.db"))
        assert twin.returncode == 1
        assert "several names" in twin.stderr
        for stored in tmp_path.glob("games.db*"):
            if not stored.name.startswith("games.db.lock"):
                assert stored.stat().st_mode & 0o077 == 0, (
                    "only its owner may read the seeds of running games"
                )


def test_logs_are_json_without_secrets_or_addresses(tmp_path: Path) -> None:
    command = ServerProcess(tmp_path / "games.db").command
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    url = next(word for word in process.stdout.readline().split() if "://" in word).rstrip("/")

    async def use() -> str:
        ann = await Player.new(url)
        game = (await ann.create(seats=("me", "timid")))["game"]
        await ann.add_entropy(game)
        await ann.http.get("/nowhere")
        await ann.close()
        return ann.token

    token = asyncio.run(use())
    process.send_signal(signal.SIGTERM)
    _, errors = process.communicate(timeout=30)
    lines = [json.loads(line) for line in errors.splitlines()]
    assert {line["message"] for line in lines} >= {"open", "closed"}
    assert token not in errors
    assert "127.0.0.1" not in errors
    assert "Me 1" not in errors


def test_every_error_has_words_in_every_language() -> None:
    catalogues = sorted((ROOT / "src" / "pickomino" / "messages").glob("*.ftl"))
    assert len(catalogues) >= 4
    for catalogue in catalogues:
        text = catalogue.read_text(encoding="utf-8")
        missing = [code for code in CODES if f"\nerror-{code.replace('_', '-')} =" not in text]
        assert missing == [], catalogue.name


def test_the_newest_migration_is_the_head() -> None:
    versions = ROOT / "src" / "pickomino" / "server" / "storage" / "migrations" / "versions"
    newest = max(path.name.split("_")[0] for path in versions.glob("[0-9]*.py"))
    assert newest == HEAD


def test_the_api_page_names_every_error_and_message() -> None:
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    assert [code for code in CODES if f"`{code}`" not in text] == []
