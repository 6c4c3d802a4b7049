"""Who is calling: the player behind a request or a socket, and what may be asked of a game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated

from fastapi import Depends, Path, Request
from starlette.requests import HTTPConnection
from starlette.types import Scope

from pickomino.server.api.wire import Joined
from pickomino.server.edge.guard import address_of, is_gone, payer_of
from pickomino.server.edge.limits import player_caller
from pickomino.server.node import Node
from pickomino.server.play.identity import COOKIE
from pickomino.server.play.live import LiveGame
from pickomino.server.refusals import Refusal

LOAD_ENTRY_SECONDS = 0.0002
"""What an entry of a game costs that is read into memory."""

GAME_ID = r"^[A-Za-z0-9_-]{11,32}$"


def node_of(connection: HTTPConnection) -> Node:
    """The node that serves a connection."""
    node: Node = connection.app.state.node
    return node


def bearer_of(connection: HTTPConnection) -> str | None:
    """The secret in a caller's header."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def secret_of(connection: HTTPConnection) -> str | None:
    """The secret in a caller's header or cookie."""
    bearer = bearer_of(connection)
    return connection.cookies.get(COOKIE) if bearer is None else bearer


async def player_of(connection: HTTPConnection) -> str | None:
    """The player behind a connection, if it is known."""
    return await node_of(connection).identities.find(secret_of(connection))


def device_of(connection: HTTPConnection) -> str | None:
    """The device id behind a connection, if it presented a secret."""
    return node_of(connection).identities.device_of(secret_of(connection))


async def _reader(request: Request) -> str | None:
    return await player_of(request)


async def _player(request: Request) -> str:
    player_id = await player_of(request)
    if player_id is None:
        raise Refusal("no_identity")
    if request.method != "GET":
        node_of(request).writes.spend(player_caller(player_id))
    return player_id


async def _guess(request: Request) -> None:
    """Limit how often an address may try codes and keys."""
    node_of(request).guesses.spend(address_of(request.scope))


TheNode = Annotated[Node, Depends(node_of)]
Reader = Annotated[str | None, Depends(_reader)]


async def open_game(node: Node, game_id: str, scope: Scope) -> LiveGame:
    """A game; whoever asks for one that is not in memory pays for the reading of its log, and gets one at a time."""
    payer = payer_of(scope)
    if payer is None or node.games.peek(game_id) is not None:
        return await node.games.get(game_id)
    async with payer.pass_long_work():
        if is_gone(scope):
            raise Refusal("unavailable")  # to nobody
        is_open = node.games.peek(game_id) is not None  # somebody else may have asked for it meanwhile
        live = await node.games.get(game_id)
        if not is_open:
            payer.charge(LOAD_ENTRY_SECONDS * live.game.version)
    return live


async def _game(
    node: TheNode, request: Request, player_id: Reader, game_id: Annotated[str, Path(pattern=GAME_ID)]
) -> LiveGame:
    live = await open_game(node, game_id, request.scope)
    node.games.presence.note_call(live, player_id)
    return live


async def _hold(
    node: TheNode, request: Request
) -> Callable[[Callable[[], Awaitable[Joined]]], Awaitable[Joined]]:
    """Let the caller sit down somewhere if their address may sit at another table, which is counted before that."""

    async def hold(sit_down: Callable[[], Awaitable[Joined]]) -> Joined:
        async with node.holdings.place(address_of(request.scope), node.storage) as keep:
            joined = await sit_down()
            keep(joined["game"])
            return joined

    return hold


Player = Annotated[str, Depends(_player)]
Hold = Annotated[Callable[[Callable[[], Awaitable[Joined]]], Awaitable[Joined]], Depends(_hold)]
TheGame = Annotated[LiveGame, Depends(_game)]
Guess = Depends(_guess)


async def _readable(node: TheNode, live: TheGame, player_id: Reader) -> LiveGame:
    await node.tables.check_may_read(live, player_id)
    return live


ReadableGame = Annotated[LiveGame, Depends(_readable)]
