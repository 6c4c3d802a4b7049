"""The network between people and nodes: requests and live sockets that are slow, lost on the way, or broken."""

from __future__ import annotations

import asyncio
import json
import struct
from collections import deque
from collections.abc import Callable, Iterator
from contextvars import Context, copy_context
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from uvicorn.protocols.utils import ClientDisconnected

from pickomino.server.edge.door import WRITE_FRAME
from server.simulation.database import Cause

if TYPE_CHECKING:
    from server.simulation.servers import Server

Json = dict[str, Any]
PATIENCE = 8.0
"""Seconds after which somebody gives up waiting for an answer."""

PING_SECONDS = 40.0
"""After this time a server notices that the other side of a socket is gone."""


class Lost(Exception):
    """No answer came; whether the request arrived is unknown."""


class Closed(Exception):
    """A live socket has ended."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Response(NamedTuple):
    """What a server answered."""

    status: int
    text: str
    cookie: str = ""
    """The secret that the caller was given."""

    @property
    def body(self) -> Any:
        return json.loads(self.text)

    @property
    def error(self) -> str:
        """The code of a refusal."""
        return "" if self.status < 400 else str(self.body["error"]["code"])


class Network:
    """Carries everything between people and nodes."""

    def __init__(self, chance: Random, trace: Callable[..., None]) -> None:
        self._chance = chance
        self.trace = trace
        self.trouble = 0.0
        """How likely a request, its answer or a socket is lost."""
        self.slowness = 0.02
        self.on_response: Callable[[Server, Cause, Json | None, Response], None] = lambda *_: None
        self.on_message: Callable[[Socket, Cause, Json], None] = lambda *_: None
        """Called when a server sends something, wherever that ends up."""

    def delay(self) -> float:
        return self._chance.expovariate(1 / self.slowness)

    def fails(self) -> bool:
        return self._chance.random() < self.trouble

    async def request(
        self, server: Server, token: str, player: str | None, method: str, path: str, body: Json | None
    ) -> Response:
        """Send a request; raises Lost if no answer comes."""
        cause = Cause(player, f"{method} {path}", None if body is None else body.get("key"))
        await asyncio.sleep(self.delay())
        if self.fails() or not server.is_up:
            self.trace("lost", f"{method} {path} to {server.name}")
            await asyncio.sleep(self._chance.choice((0.0, PATIENCE)))
            raise Lost
        exchange = Exchange(method, path, token, body)
        task = server.run(exchange.serve(server), cause)
        watched = asyncio.ensure_future(_first(task, server.gone))
        try:
            await asyncio.wait_for(watched, 60)
        except TimeoutError:
            raise Stuck(f"{method} {path} has no answer after 60 s") from None
        if exchange.response is None:
            self.trace("broken", f"{method} {path} by {server.name}")
            raise Lost
        response = exchange.response
        self.trace(
            server.name, f"{player} {method} {path} {json.dumps(body)} -> {response.status} {response.error}"
        )
        self.on_response(server, cause, body, response)
        if self.fails():
            await asyncio.sleep(self._chance.choice((0.0, PATIENCE)))
            raise Lost
        await asyncio.sleep(self.delay())
        return response

    async def connect(self, server: Server, token: str, player: str | None, game: str, since: int) -> Socket:
        """Open a live socket; raises Lost if the server cannot be reached."""
        await asyncio.sleep(self.delay())
        if self.fails() or not server.is_up:
            raise Lost
        cause = Cause(player, f"socket {game}")
        socket = Socket(self, server, cause, game)
        path = f"/api/v1/games/{game}/live"
        scope = {**_scope("websocket", path, token), "query_string": f"since={since}".encode()}
        scope["extensions"] = {WRITE_FRAME: {"write": socket.write_frame}}
        server.sockets[socket] = None
        socket.task = server.run(socket.serve(server.app, scope), cause)
        return socket


class Stuck(AssertionError):
    """A request that is never answered."""


async def _first(task: asyncio.Task[Any], gone: asyncio.Future[None]) -> None:
    await asyncio.wait([task, gone], return_when=asyncio.FIRST_COMPLETED)
    if task.done():
        task.result()


def _scope(kind: str, path: str, token: str) -> Json:
    headers = [(b"host", b"sim"), (b"content-type", b"application/json")]
    if token:
        headers.append((b"authorization", f"Bearer {token}".encode()))
    path, _, query = path.partition("?")
    return {
        "type": kind, "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1", "scheme": "http",
        "server": ("sim", 80), "client": ("127.0.0.1", 1), "root_path": "", "path": path,
        "raw_path": path.encode(), "query_string": query.encode(), "headers": headers,
    }  # fmt: skip


class Exchange:
    """One request at a server, and its response."""

    def __init__(self, method: str, path: str, token: str, body: Json | None) -> None:
        self._scope = {**_scope("http", path, token), "method": method}
        self._body = b"" if body is None else json.dumps(body).encode()
        self._is_sent = False
        self._status = 0
        self._cookie = ""
        self._parts: list[bytes] = []
        self.response: Response | None = None

    async def serve(self, server: Server) -> None:
        await server.app(self._scope, self._receive, self._send)

    async def _receive(self) -> Json:
        if self._is_sent:
            await asyncio.get_running_loop().create_future()
        self._is_sent = True
        return {"type": "http.request", "body": self._body, "more_body": False}

    async def _send(self, message: Json) -> None:
        if message["type"] == "http.response.start":
            self._status = message["status"]
            cookies = [value for name, value in message["headers"] if name == b"set-cookie"]
            self._cookie = "".join(cookie.decode().partition("=")[2].partition(";")[0] for cookie in cookies)
        else:
            self._parts.append(message.get("body", b""))
            if not message.get("more_body"):
                self.response = Response(self._status, b"".join(self._parts).decode(), self._cookie)


class Socket:
    """Both ends of a live socket."""

    def __init__(self, network: Network, server: Server, cause: Cause, game: str) -> None:
        self._network = network
        self._loop = asyncio.get_running_loop()
        self.server = server
        self.cause = cause
        self.game = game
        self.opened_at = self._loop.time()
        self.shown: int | None = None
        """The version to which the server has brought it, once it is told of everything."""
        self._to_server: asyncio.Queue[Json] = asyncio.Queue()
        self._to_client: asyncio.Queue[Json | Closed] = asyncio.Queue()
        self._up = _Pipe(self._loop, network, self._to_server.put_nowait)
        self._down = _Pipe(self._loop, network, self._to_client.put_nowait)
        self._to_server.put_nowait({"type": "websocket.connect"})
        self._is_accepted = self._has_server_closed = self._is_disconnected = False
        self.task: asyncio.Task[Any] | None = None

    # --- the server's end ------------------------------------------------------------------------

    async def serve(self, app: Any, scope: Json) -> None:
        """Let the app work on it."""
        try:
            await app(scope, self._to_server.get, self._send)
        except ClientDisconnected:
            pass
        finally:
            self.server.sockets.pop(self, None)
            self._down.send(Closed(1006))

    async def _send(self, message: Json) -> None:
        if self._is_disconnected:
            raise ClientDisconnected
        kind = message["type"]
        if kind == "websocket.accept":
            self._is_accepted = True
        elif kind == "websocket.close":
            if not self._has_server_closed:
                self._has_server_closed = True
                code = message.get("code", 1000) if self._is_accepted else 403
                self._to_server.put_nowait({"type": "websocket.disconnect", "code": code})
                self._down.send(Closed(code))
        elif not self._has_server_closed:
            self._say(message["text"].encode())

    def write_frame(self, frame: bytes) -> None:
        """What the app writes past the framework, as one or several frames."""
        if self.is_heard:
            for text in _texts(frame):
                self._say(text)

    def _say(self, text: bytes) -> None:
        message = json.loads(text)
        self._network.on_message(self, self.cause, message)
        self._down.send(message)

    @property
    def is_heard(self) -> bool:
        """Whether neither side has closed it."""
        return not (self._has_server_closed or self._is_disconnected)

    def disconnect(self) -> None:
        """The server notices that the other side is gone."""
        if not self._is_disconnected:
            self._is_disconnected = True
            self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1006})

    # --- the client's end ------------------------------------------------------------------------

    async def receive(self) -> Json:
        """The next message; raises Closed at the end, and sometimes before."""
        message = await self._to_client.get()
        if isinstance(message, Closed):
            raise message
        if self._network.fails():
            self.close(quietly=self._network.fails())
            raise Closed(1006)
        return message

    def send(self, message: Json) -> None:
        self._up.send({"type": "websocket.receive", "text": json.dumps(message)})

    def close(self, *, quietly: bool = False) -> None:
        """Go away; a client that does so quietly is noticed only by pings without an answer."""
        delay = PING_SECONDS if quietly else self._network.delay()
        self._down.is_open = False
        self._loop.call_later(delay, self.disconnect)

    def sever(self) -> None:
        """The server's process is gone."""
        self._is_disconnected = True
        self._down.send(Closed(1006))


class _Pipe:
    """One direction of a socket: late, but in order."""

    def __init__(
        self, loop: asyncio.AbstractEventLoop, network: Network, arrive: Callable[[Any], None]
    ) -> None:
        self._loop = loop
        self._network = network
        self._arrive = arrive
        self._last_at = 0.0
        self._under_way: deque[Any] = deque()
        self._context: Context = copy_context()
        self.is_open = True

    def send(self, message: Any) -> None:
        self._last_at = max(self._last_at, self._loop.time() + self._network.delay())
        self._under_way.append(message)
        self._loop.call_at(self._last_at, self._deliver, context=self._context)

    def _deliver(self) -> None:
        message = self._under_way.popleft()
        if self.is_open:
            self._arrive(message)


def _texts(frames: bytes) -> Iterator[bytes]:
    """The texts of unmasked frames."""
    while frames:
        length, head = frames[1], 2
        if length == 126:
            (length,), head = struct.unpack("!H", frames[2:4]), 4
        elif length == 127:
            (length,), head = struct.unpack("!Q", frames[2:10]), 10
        yield frames[head : head + length]
        frames = frames[head + length :]
