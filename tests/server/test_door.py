"""The door: connections, heads of requests and frames are bounded before anything is known about the caller."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import struct
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from socket import SO_LINGER, SOL_SOCKET, has_dualstack_ipv6
from types import SimpleNamespace

import httpx
import psutil
import pytest
from starlette.types import Message, Receive, Scope, Send
from websockets.exceptions import ConnectionClosed

from pickomino.server.api.schema import FRAME_BYTES
from pickomino.server.edge.budget import IS_GONE
from pickomino.server.edge.door import CHUNK_BYTES, HEAD_BYTES, PIPELINE, BoundedHttp
from pickomino.server.edge.guard import Guard
from pickomino.server.edge.limits import network_of
from pickomino.server.exports.chunks import Export
from server.harness import PATIENCE, SERVE, Player, ServerProcess, figure
from server.inside import inside

IMPATIENT = f"""
import pickomino.server.edge.door as door
door.REQUEST_SECONDS = 3
door.BoundedSocket.close_timeout = property(lambda self: 1000, lambda self, seconds: None)
{SERVE}
"""
"""Waits not long for requests, but for ever for a goodbye."""

GET = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("door")
    with ServerProcess(folder / "games.db", options=("--rate-factor", "1"), program=IMPATIENT) as process:
        yield process


class Line:
    """A bare connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self.writer = writer

    async def read_all(self) -> bytes:
        """Everything until the server closes."""
        found = b""
        with contextlib.suppress(ConnectionError):
            while piece := await asyncio.wait_for(self._reader.read(65_536), PATIENCE):
                found += piece
        return found


@contextlib.asynccontextmanager
async def line(server: ServerProcess, address: str = "127.0.0.1") -> AsyncIterator[Line]:
    port = int(server.url.rsplit(":", 1)[1])
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    try:
        yield Line(reader, writer)
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


@pytest.mark.parametrize(("soft", "hard", "refused"), [(120, 400, 0), (160, 160, 40)])
async def test_the_server_takes_all_the_files_it_may_and_keeps_some(
    tmp_path: Path, soft: int, hard: int, refused: int
) -> None:
    limit = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))"
    with ServerProcess(tmp_path / "games.db", program=f"{limit}\n{SERVE}") as few:
        async with contextlib.AsyncExitStack() as lines:
            asking = [await lines.enter_async_context(line(few)) for _ in range(100)]
            if refused:
                assert (
                    await asking[-1].read_all() == b""
                )  # by now all have come to the door, and none has left
            for one in asking:
                one.writer.write(CLOSE_AFTER)
            answers = await asyncio.gather(*(one.read_all() for one in asking))
        assert answers.count(b"") == refused
        assert await figure(few.url, "pickomino_connections_refused_total") == refused


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("1.2.3.4", "1.2.3.4"),
        ("::ffff:1.2.3.4", "1.2.3.4"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("nonsense:", "nonsense:"),
    ],
)
def test_a_household_with_many_addresses_is_one_caller(address: str, network: str) -> None:
    assert network_of(address) == network


async def test_a_connection_without_a_whole_request_is_closed(server: ServerProcess) -> None:
    async def begin(beginning: bytes) -> bytes:
        async with line(server) as slow:
            slow.writer.write(beginning)
            return await slow.read_all()

    half = b"POST /api/v1/identity HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"
    nothing, head, second = await asyncio.gather(begin(b""), begin(GET[:20]), begin(GET + half))
    assert (nothing, head) == (b"", b"")
    assert second.count(b"HTTP/1.1") == second.count(b"200 OK") == 1


STRANGER = "127.0.7.1"
CLOSE_AFTER = GET.replace(b"x", b"x\r\nConnection: close")


SLOW = """
import pickomino.server.settings as settings
bounds = settings.Bounds(connections_per_second=1, connection_burst=2, connections_waiting=10)
settings.Bounds.scaled = lambda self, factor: bounds
"""
IN_PROCESS = """
from pickomino.server.edge.fronting import Fronted
Fronted.is_possible = staticmethod(lambda: False)
"""


@pytest.fixture
def slow_door(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that lets in two connections of an address, then one a second."""
    with ServerProcess(tmp_path / "games.db", program=f"{SLOW}\n{SERVE}") as process:
        yield process


@pytest.fixture
def closed_door(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that lets in two connections of an address, and the next one long after any test."""
    closed = SLOW.replace("connections_per_second=1,", "connections_per_second=1 / 100_000,")
    with ServerProcess(tmp_path / "games.db", program=f"{closed}\n{SERVE}") as process:
        yield process


async def test_a_connection_that_comes_too_early_waits_and_is_then_heard(slow_door: ServerProcess) -> None:
    async def ask() -> bytes:
        async with line(slow_door, STRANGER) as asking:
            asking.writer.write(CLOSE_AFTER)
            return await asking.read_all()

    for heard in await asyncio.gather(*(ask() for _ in range(4))):
        assert heard.startswith(b"HTTP/1.1 200 OK")


async def test_a_connection_that_comes_too_early_waits_for_its_turn(closed_door: ServerProcess) -> None:
    async with contextlib.AsyncExitStack() as lines:
        several = [await lines.enter_async_context(line(closed_door, STRANGER)) for _ in range(5)]
        for one in several:
            one.writer.write(CLOSE_AFTER)
        for one in several[:2]:
            assert (await one.read_all()).startswith(b"HTTP/1.1 200 OK")
        assert await figure(closed_door.url, "pickomino_connections_waiting") == 3


async def test_who_finds_no_room_to_wait_is_sent_away(slow_door: ServerProcess) -> None:
    # Far more than are let in and may wait, however long a busy machine takes to connect them.
    async with contextlib.AsyncExitStack() as lines:
        many = [await lines.enter_async_context(line(slow_door, STRANGER)) for _ in range(12)]
        many += await asyncio.gather(
            *(lines.enter_async_context(line(slow_door, STRANGER)) for _ in range(40))
        )
        heard = [asyncio.create_task(one.read_all()) for one in many]
        done, _ = await asyncio.wait(heard, return_when=asyncio.FIRST_COMPLETED)
        assert {task.result() for task in done} == {b""}
        assert await figure(slow_door.url, "pickomino_connections_refused_total") >= 1
        for task in heard:
            task.cancel()
    async with line(slow_door, "127.0.7.2") as other:
        other.writer.write(CLOSE_AFTER)
        assert (await other.read_all()).startswith(b"HTTP/1.1 200 OK")


async def test_a_request_may_come_in_parts_to_a_connection_that_waits(slow_door: ServerProcess) -> None:
    async with contextlib.AsyncExitStack() as lines:
        several = [await lines.enter_async_context(line(slow_door, STRANGER)) for _ in range(4)]
        last = several[-1]
        for part in (CLOSE_AFTER[:10], CLOSE_AFTER[10:20], CLOSE_AFTER[20:]):
            last.writer.write(part)
            await last.writer.drain()
        assert (await last.read_all()).startswith(b"HTTP/1.1 200 OK")


async def test_without_a_front_who_waits_cannot_fill_the_memory(tmp_path: Path) -> None:
    program = f"{IN_PROCESS}\n{SLOW}\n{SERVE}"
    with ServerProcess(tmp_path / "games.db", program=program) as slow_door:
        async with contextlib.AsyncExitStack() as lines:
            several = [await lines.enter_async_context(line(slow_door, STRANGER)) for _ in range(5)]
            last = several[-1]
            with contextlib.suppress(ConnectionError):
                for _ in range(100):
                    last.writer.write(b"x" * 100_000)
                    await asyncio.wait_for(last.writer.drain(), PATIENCE)
                pytest.fail("ten megabytes were read")


async def test_the_front_is_replaced_when_it_dies(slow_door: ServerProcess) -> None:
    assert slow_door.process is not None
    before = front_of(slow_door)
    async with line(slow_door) as kept:
        kept.writer.write(GET)
        before.kill()
        async with httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(retries=10)) as http:
            assert (await http.get(f"{slow_door.url}/healthz", timeout=PATIENCE)).status_code == 200
        assert front_of(slow_door).pid != before.pid
        kept.writer.write(CLOSE_AFTER)
        assert (await kept.read_all()).count(b"200 OK") == 2  # who was in stays in
    after = front_of(slow_door)
    slow_door.stop(signal.SIGKILL)
    after.wait(PATIENCE)  # it ends with its server


def front_of(server: ServerProcess) -> psutil.Process:
    """The process that holds the port beside the server's own."""
    assert server.process is not None
    port = int(server.url.rsplit(":", 1)[1])
    children = psutil.Process(server.process.pid).children()
    return next(
        child for child in children if any(each.laddr.port == port for each in child.net_connections())
    )


async def test_the_server_ends_while_connections_wait(closed_door: ServerProcess) -> None:
    async with contextlib.AsyncExitStack() as lines:
        several = [await lines.enter_async_context(line(closed_door, STRANGER)) for _ in range(6)]
        several[-1].writer.write(GET)
        assert await asyncio.to_thread(closed_door.stop) == 0  # none of them was waited for
        assert await several[-1].read_all() == b""


PLAIN_LOOP = "import sys; sys.modules['uvloop'] = None"
FEW = """
import pickomino.server.settings as settings
bounds = settings.Bounds(connections_per_second=4, connection_burst=1, connections_per_address=3)
settings.Bounds.scaled = lambda self, factor: bounds
"""
UPGRADE = GET.replace(
    b"x\r\n",
    b"x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
    1,
)


@pytest.mark.parametrize("loop", ["", PLAIN_LOOP], ids=["uvloop", "asyncio"])
async def test_who_is_reset_while_waiting_is_counted_out(tmp_path: Path, loop: str) -> None:
    with ServerProcess(tmp_path / "games.db", program=f"{loop}\n{FEW}\n{SERVE}") as few:
        for _ in range(5):  # more than may be in
            async with line(few, STRANGER), line(few, STRANGER) as waiting:
                waiting.writer.write(UPGRADE)
                await waiting.writer.drain()
                linger = struct.pack("ii", 1, 0)  # a reset, not a farewell
                waiting.writer.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_LINGER, linger)
                await figure(few.url, "pickomino_connections_waiting")  # who came before has come in, too
            while await figure(few.url, "pickomino_connections_waiting"):
                pass
        assert await figure(few.url, "pickomino_connections_refused_total") == 0


@pytest.mark.parametrize(
    "header",
    [b"Content-Length: 5", b"X: " + b"y" * 9000, b"\r\n".join(b"X-%d: y" % n for n in range(200))],
    ids=["a body", "a long header", "many headers"],
)
async def test_an_upgrade_that_cannot_be_read_is_answered(server: ServerProcess, header: bytes) -> None:
    async with line(server) as odd:
        odd.writer.write(UPGRADE.replace(b"\r\n\r\n", b"\r\n" + header + b"\r\n\r\n"))
        assert (await odd.read_all()).startswith(b"HTTP/1.1 400 Bad Request")


async def test_a_head_without_end_is_cut_off(server: ServerProcess) -> None:
    async with line(server) as endless:
        endless.writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nCookie: ")
        with contextlib.suppress(ConnectionError):
            for _ in range(200):
                endless.writer.write(b"x" * (HEAD_BYTES // 4))
                await endless.writer.drain()
                await asyncio.sleep(0.001)
        assert b"200" not in await endless.read_all()


async def test_a_heap_of_requests_on_one_connection_is_cut_off(server: ServerProcess) -> None:
    async with line(server) as hasty:
        hasty.writer.write(GET * (PIPELINE // 2))
        hasty.writer.write(CLOSE_AFTER)
        assert (await hasty.read_all()).count(b"200 OK") == PIPELINE // 2 + 1
    async with line(server) as greedy:
        greedy.writer.write(GET * 2000)
        assert (await greedy.read_all()).count(b"200 OK") < 2000


async def test_frames_that_come_together_are_all_answered_in_order(server: ServerProcess) -> None:
    ann = await Player.new(server.url)
    game = (await ann.create())["game"]
    async with ann.live(game) as socket:
        await socket.next("update")
        await asyncio.gather(*(socket.send(type="ping", n=n) for n in range(60)))  # several pieces at once
        assert [(await socket.next("pong"))["n"] for _ in range(60)] == list(range(60))
        longest = json.dumps({"type": "ping", "n": 60}).ljust(FRAME_BYTES)
        assert len(longest) > 3 * CHUNK_BYTES
        await socket.socket.send(longest)
        assert (await socket.next("pong"))["n"] == 60
    await ann.close()


EMPTY = {"ping": b"\x89\x80", "continuation": b"\x00\x80", "unsolicited pong": b"\x8a\x80"}
"""Frames without content, masked as a client's must be."""


@pytest.mark.parametrize("kind", EMPTY)
async def test_a_flood_of_frames_of_any_kind_is_cut_off(server: ServerProcess, kind: str) -> None:
    ann = await Player.new(server.url)
    game = (await ann.create())["game"]
    async with ann.live(game) as socket:
        await socket.next("update")
        if kind == "continuation":
            socket.socket.transport.write(b"\x01\x80" + bytes(4))  # a text that never ends
        for _ in range(50):
            socket.socket.transport.write((EMPTY[kind] + bytes(4)) * 20)
            await asyncio.sleep(0)
        with pytest.raises(ConnectionClosed):
            await socket.next("never")
    assert (await ann.http.get("/server")).status_code == 200
    await ann.close()


async def test_what_follows_a_heap_of_pings_is_read(server: ServerProcess) -> None:
    ann = await Player.new(server.url)
    game = (await ann.create())["game"]
    async with ann.live(game) as socket:
        await socket.next("update")
        backlog = (EMPTY["ping"] + bytes(4)) * 180  # more than one piece, fewer than are cut off
        assert len(backlog) > CHUNK_BYTES
        socket.socket.transport.write(backlog)
        await socket.send(type="ping", n=1)
        assert (await socket.next("pong"))["n"] == 1
    await ann.close()


async def test_a_heap_of_bad_frames_is_answered_by_a_polite_close(server: ServerProcess) -> None:
    ann = await Player.new(server.url)
    game = (await ann.create())["game"]
    async with ann.live(game) as socket:
        await socket.next("update")
        await asyncio.gather(*(socket.socket.send("x" * 100) for _ in range(60)))
        with pytest.raises(ConnectionClosed) as closed:
            await socket.next("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        socket.socket.close_timeout = None
        await asyncio.wait_for(
            socket.socket.wait_closed(), PATIENCE
        )  # what follows the backlog, the goodbye, is heard
    await ann.close()


BOTH = ["::"] if has_dualstack_ipv6() else []
"""There a proxy calls from ::ffff:127.0.0.1."""


@pytest.mark.parametrize(
    ("is_trusted", "host"), [(False, "127.0.0.1"), *((True, host) for host in ["127.0.0.1", *BOTH])]
)
async def test_only_a_trusted_proxy_may_say_who_calls(tmp_path: Path, is_trusted: bool, host: str) -> None:
    proxies = ("--trusted-proxies", "127.0.0.0/8") if is_trusted else ()
    options = ("--rate-factor", "0.1", "--host", host, *proxies)
    with ServerProcess(tmp_path / "games.db", options=options) as few:
        assert f"http://{'[::1]' if host == '::' else host}:" in few.announced
        async with httpx.AsyncClient(base_url=f"{few.url}/api/v1", timeout=PATIENCE) as http:
            forwarded = {"x-forwarded-for": "203.0.113.1", "x-forwarded-proto": "https"}
            cookie = (await http.post("/identity", json={}, headers=forwarded)).headers["set-cookie"]
            assert ("Secure" in cookie) == is_trusted
            statuses = {200}
            for _ in range(40):  # until that address has used up its share
                http.cookies.clear()
                statuses.add((await http.post("/identity", json={}, headers=forwarded)).status_code)
                if 429 in statuses:
                    break
            assert statuses == {200, 429}
            http.cookies.clear()
            other = await http.post("/identity", json={}, headers={"x-forwarded-for": "203.0.113.2"})
            assert other.status_code == (200 if is_trusted else 429)


async def test_streams_are_counted_as_sockets_are(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "games.db", options=("--rate-factor", "0.1")) as few:
        ann = await Player.new(few.url)
        game = (await ann.create())["game"]
        async with contextlib.AsyncExitStack() as opened:
            statuses, lines = [], []
            for _ in range(5):
                stream = await opened.enter_async_context(ann.http.stream("GET", f"/games/{game}/stream"))
                statuses.append(stream.status_code)
                if stream.status_code == 200:
                    lines.append(stream.aiter_lines())
                    await anext(lines[-1])
        assert statuses == [200] * 4 + [429]  # a tenth of forty by player
        await ann.close()


@pytest.mark.parametrize(
    ("method", "is_there", "is_handled"), [("GET", True, True), ("GET", False, False), ("POST", False, True)]
)
async def test_what_nobody_waits_for_any_more_is_not_looked_up(
    tmp_path: Path, method: str, is_there: bool, is_handled: bool
) -> None:
    """It may be long until a request has its turn; a command counts all the same."""
    handled = []

    async def app(scope: Scope, _receive: Receive, send: Send) -> None:
        handled.append(scope["path"])
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    async def send(_message: Message) -> None: ...

    async with inside(tmp_path / "games.db") as server:
        scope = {
            "type": "http", "method": method, "path": "/api/v1/games", "headers": [(b"host", b"127.0.0.1")],
            "client": ("127.0.0.1", 5), "extensions": {IS_GONE: lambda: not is_there},
        }  # fmt: skip
        await Guard(app, server.node)(scope, receive, send)
    assert bool(handled) == is_handled


async def test_an_export_is_not_written_to_a_client_that_has_gone() -> None:
    """The event loop would read the whole log for nobody."""
    door = SimpleNamespace(exporter=None)
    connection = SimpleNamespace(door=door, transport=SimpleNamespace(is_closing=lambda: True))
    hand_over: Callable[..., Awaitable[bool]] = BoundedHttp._hand_over
    assert await hand_over(connection, "1.1.1.1", Export("a-game", 5))
    connection.transport = SimpleNamespace(is_closing=lambda: False)
    assert not await hand_over(
        connection, "1.1.1.1", Export("a-game", 5)
    )  # there is no process that would do it
