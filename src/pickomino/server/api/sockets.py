"""The live socket of a game, and the same messages as a stream of lines."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import AsyncIterator, Callable

from fastapi import APIRouter, WebSocket
from pydantic import TypeAdapter, ValidationError
from starlette.requests import HTTPConnection
from starlette.types import Scope
from starlette.websockets import WebSocketDisconnect, WebSocketState

from pickomino.server.api import schema
from pickomino.server.api.access import GAME_ID, device_of, node_of, open_game, player_of
from pickomino.server.api.updates import show_recent, show_you
from pickomino.server.api.wire import Answer
from pickomino.server.edge.door import WRITE_FRAME
from pickomino.server.edge.guard import address_of, check_origin, payer_of
from pickomino.server.edge.limits import EVERYBODY, Caller, player_caller
from pickomino.server.node import Node
from pickomino.server.play.answers import refused
from pickomino.server.play.commands import run_command
from pickomino.server.play.listeners import Listener, Message, QueuedListener
from pickomino.server.play.live import LiveGame
from pickomino.server.play.signals import Emoted
from pickomino.server.refusals import Refusal
from pickomino.server.storage import StorageUnavailable

logger = logging.getLogger("pickomino.sockets")
router = APIRouter()

FRAMES: TypeAdapter[schema.AnyFrame] = TypeAdapter(schema.AnyFrame)
KEEPALIVE_SECONDS = 20
BAD_FRAMES = 20
"""Unreadable frames after which the socket is closed."""

PAGE_SECONDS = 0.015
"""The charge for a page of old entries, which a thread reads."""

GOING_AWAY, POLICY, BUSY, NO_RIGHT, NO_GAME = 1001, 1008, 1013, 4401, 4404


@router.websocket("/api/v1/games/{game_id}/live")
async def live_socket(socket: WebSocket, game_id: str) -> None:
    """Watch and play one game."""
    node = node_of(socket)
    try:
        check_origin(socket.headers, node.settings.origins)
        address = address_of(socket.scope)
        player_id = await player_of(socket)
    except Refusal:
        await socket.close(POLICY)  # not accepted yet, so the browser sees a plain 403
        return
    callers = callers_of(address, player_id)
    try:
        node.check_capacity(callers)
    except Refusal as refusal:
        await socket.accept()
        await socket.close(BUSY, refusal.code)
        return
    with node.count_open(callers):
        try:
            await socket.accept()
            if not node.is_closing:
                await _serve(socket, node, player_id, game_id)
        except (WebSocketDisconnect, StorageUnavailable, Refusal):
            pass  # the client reconnects and goes on from its last version
        finally:
            await _close(socket, BUSY)


async def pay_page(scope: Scope) -> None:
    """Pay for a page of old entries, and wait until the next one may be asked for."""
    payer = payer_of(scope)
    if payer is not None:
        payer.charge(PAGE_SECONDS)
        await payer.pass_call()


def callers_of(address: Caller, player_id: str | None) -> list[Caller]:
    """Everybody for whom a socket or stream counts."""
    return [address, *([player_caller(player_id)] if player_id else []), EVERYBODY]


async def _close(socket: WebSocket, code: int, reason: str = "") -> None:
    """Close unless either side has."""
    states = (socket.client_state, socket.application_state)
    if states == (WebSocketState.CONNECTED, WebSocketState.CONNECTED):
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code, reason)


async def _serve(socket: WebSocket, node: Node, player_id: str | None, game_id: str) -> None:
    try:
        since = _read_since(socket.query_params.get("since"))
        live = await open_game(node, _read_game_id(game_id), socket.scope)
        await node.tables.check_may_read(live, player_id)
    except Refusal as refusal:
        code = {"unknown_game": NO_GAME, "forbidden": NO_RIGHT}.get(refusal.code, POLICY)
        await _close(socket, code, refusal.code)
        return
    listener = SocketListener(player_id, device_of(socket), socket)
    listener.send(greet(node, live, player_id))
    async for message in node.history.follow(live, listener, since):
        await socket.send_text(message.data.decode())  # waits while the client is slow
        await pay_page(socket.scope)
    node.games.presence.change(live)
    try:
        await _check_still_welcome(node, live, listener)
        await _read(socket, node, live, listener)
    finally:
        node.games.presence.disconnect(live, listener)


async def _check_still_welcome(node: Node, live: LiveGame, listener: Listener) -> None:
    """Refuse whoever left the table, or was signed out, while they were catching up."""
    player_id = listener.player_id
    if player_id is not None and await node.identities.owner_of(listener.device) != player_id:
        raise Refusal("no_identity")
    await node.tables.check_may_read(live, player_id)


def _read_game_id(text: str) -> str:
    if not re.fullmatch(GAME_ID, text):
        raise Refusal("unknown_game")  # it cannot be one
    return text


def _read_since(text: str | None) -> int | None:
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refusal("bad_request", where="since", problem="not a version")
    return int(text)


class SocketListener(Listener):
    """A listener that writes straight to its connection, which the server's own protocol makes possible."""

    def __init__(self, player_id: str | None, device: str | None, socket: WebSocket) -> None:
        super().__init__(player_id, device)
        self._socket = socket
        self._write: Callable[[bytes], None] = socket.scope["extensions"][WRITE_FRAME]["write"]
        self._closing: asyncio.Task[None] | None = None
        self._held = b""

    def send(self, message: Message) -> None:
        if self._held:
            self.hold(message)
            self.flush()
        else:
            self._write(message.frame)

    def hold(self, message: Message) -> None:
        self._held += message.frame

    def flush(self) -> None:
        if self._held:
            held, self._held = self._held, b""
            self._write(held)

    def close(self) -> None:
        if self._closing is None:
            self._closing = asyncio.create_task(_close(self._socket, GOING_AWAY))


def greet(node: Node, live: LiveGame, player_id: str | None) -> Message:
    """The first message on a socket or stream."""
    return Message(
        {
            "type": "hello",
            "protocol": schema.PROTOCOL,
            "build": node.build,
            "game": live.id,
            "version": live.game.version,
            "you": show_you(live, player_id),
            "presence": node.games.presence.show(live),
        }
    )


async def _read(socket: WebSocket, node: Node, live: LiveGame, listener: Listener) -> None:
    bad = 0
    frames = node.frame_limit()
    while bad < BAD_FRAMES:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        try:
            frames.spend()
        except Refusal as refusal:
            _send_error(listener, refusal)
            break
        try:
            frame = FRAMES.validate_json(message.get("text") or b"")
        except ValidationError:
            bad += 1
            node.metrics.refused_frames.inc()
            _send_error(listener, Refusal("bad_message"))
            await asyncio.sleep(0)  # a backlog of frames must not delay the others
            continue
        await _handle(node, live, listener, frame)
    await _close(socket, POLICY)


async def _handle(node: Node, live: LiveGame, listener: Listener, frame: schema.AnyFrame) -> None:
    match frame:
        case schema.PingMessage():
            listener.send(Message({"type": "pong", "n": frame.n}))
        case schema.LagPong():
            listener.pong(frame.n, node.clock())
        case schema.CommandMessage() | schema.TakebackMessage():
            await _command(node, live, listener, frame)
        case schema.EmoteMessage() | schema.CommitMessage() | schema.EntropyMessage():
            try:
                player_id = _player(node, listener)
                match frame:
                    case schema.EmoteMessage():
                        await send_emote(node, live, player_id, frame)
                    case schema.CommitMessage():
                        await node.contributions.commit(live, player_id, frame.commitment)
                    case schema.EntropyMessage():
                        await node.contributions.reveal(live, player_id, frame.entropy)
            except Refusal as refusal:
                _send_error(listener, refusal)


async def _command(
    node: Node, live: LiveGame, listener: Listener, frame: schema.CommandMessage | schema.TakebackMessage
) -> None:
    started = time.perf_counter()

    def acknowledge(answer: Answer) -> None:
        node.metrics.acknowledged.observe(time.perf_counter() - started)
        error = answer["error"]
        if error is not None and error["code"] == "stale_version" and listener in live.listeners:
            # The client is behind, so it gets the present state with the refusal.
            listener.send(Message(show_recent(live, live.game.version, node.clock())))
        # The update follows at once: writing both together saves a call of the system for every command.
        listener.hold(Message(answer))

    try:
        player_id = _player(node, listener)
        answer = await run_command(node.games, live, player_id, frame, node.refusals, acknowledge)
    except Refusal as refusal:
        acknowledge(refused(frame.id, live.game.version, refusal))
        node.metrics.commands[refusal.code] += 1
    except StorageUnavailable:
        acknowledge(refused(frame.id, live.game.version, Refusal("unavailable")))
        node.metrics.commands["unavailable"] += 1
    else:
        node.metrics.commands["done" if answer["ok"] else "refused"] += 1
    finally:
        listener.flush()


def _player(node: Node, listener: Listener) -> str:
    if listener.player_id is None:
        raise Refusal("forbidden")
    node.writes.spend(player_caller(listener.player_id))
    return listener.player_id


def _send_error(listener: Listener, refusal: Refusal) -> None:
    listener.send(Message({"type": "error", "error": refusal.body()}))


async def send_emote(node: Node, live: LiveGame, player_id: str, message: schema.EmoteMessage) -> None:
    """Show an emote to everyone at the table, on all nodes; it is not stored."""
    if message.seat not in await node.games.seats_of(live, player_id, message.seat):
        raise Refusal("forbidden")
    live.broadcast(Message({"type": "emote", "seat": message.seat, "emote": message.emote}))
    await node.signal(Emoted(live.id, message.seat, message.emote))


async def stream(
    node: Node, live: LiveGame, player_id: str | None, since: int | None, connection: HTTPConnection
) -> AsyncIterator[bytes]:
    """The messages of a live socket as lines, for programs."""
    callers = callers_of(address_of(connection.scope), player_id)
    with node.count_open(callers), contextlib.suppress(Refusal):
        async for line in _lines(node, live, player_id, since, connection):
            yield line


async def _lines(
    node: Node, live: LiveGame, player_id: str | None, since: int | None, connection: HTTPConnection
) -> AsyncIterator[bytes]:
    listener = QueuedListener(player_id, device_of(connection))
    yield _line(greet(node, live, player_id))
    try:
        async for message in node.history.follow(live, listener, since):
            yield _line(message)
            await pay_page(connection.scope)
        node.games.presence.change(live)
        await _check_still_welcome(node, live, listener)
        while True:
            try:
                queued = await asyncio.wait_for(listener.queue.get(), KEEPALIVE_SECONDS)
            except TimeoutError:
                queued = Message({"type": "pong", "n": 0})  # shows that the connection still works
            if queued is None:
                return
            yield _line(queued)
    finally:
        node.games.presence.disconnect(live, listener)


def _line(message: Message) -> bytes:
    return message.data + b"\n"
