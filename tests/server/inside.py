"""A server inside the test's own process, with a clock that only moves when told: for what depends on time."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from pickomino.core.actions import parse_action
from pickomino.core.dice import format_dice
from pickomino.server.app import make_routes, put_around
from pickomino.server.log.fairdice import entropy_commitment
from pickomino.server.node import Node
from pickomino.server.play.live import LiveGame
from pickomino.server.push.reach import Reach
from pickomino.server.settings import Bounds, Settings
from pickomino.server.tokens import Secrets
from server.draws import draw
from server.harness import Json

_FREE: list[FastAPI] = []
"""Apps whose node is closed. The next node gets one of them, because making one takes longer than most tests do."""


class FakeClock:
    """Milliseconds that stand still."""

    def __init__(self) -> None:
        self.now = 1_763_236_000_000

    def __call__(self) -> int:
        return self.now


class Inside:
    """A node without background work; sweeps are called by hand."""

    def __init__(self, node: Node, clock: FakeClock) -> None:
        self.node = node
        self.clock = clock
        self._routes = _FREE.pop() if _FREE else make_routes(node.settings.page)
        self._clients: list[httpx.AsyncClient] = []
        self._committed: dict[str, list[tuple[httpx.AsyncClient, str]]] = {}

    def guest(self) -> httpx.AsyncClient:
        """Somebody's browser, with no identity yet."""
        transport = httpx.ASGITransport(put_around(self.node, self._routes))
        client = httpx.AsyncClient(transport=transport, base_url="http://test/api/v1")
        self._clients.append(client)
        return client

    async def person(self) -> httpx.AsyncClient:
        """Somebody's browser, with an identity."""
        client = self.guest()
        answer = await client.post("/identity", json={})
        assert answer.status_code == 200
        return client

    async def create(self, client: httpx.AsyncClient, *seats: str, **more: Any) -> Json:
        asked = [
            {"kind": "me", "name": f"Me {number}"} if seat == "me"
            else {"kind": "open"} if seat == "open"
            else {"kind": "bot", "bot": seat}
            for number, seat in enumerate(seats, 1)
        ]  # fmt: skip
        answer = await client.post("/games", json={"id": draw(8).hex(), "seats": asked, **more})
        assert answer.status_code == 201, answer.text
        joined: Json = answer.json()
        return joined

    async def started(self, client: httpx.AsyncClient, *seats: str, **more: Any) -> LiveGame:
        """A game under way."""
        game = (await self.create(client, *seats, **more))["game"]
        assert (await self.entropy(client, game)).status_code == 200
        return await self.node.games.get(game)

    async def entropy(self, client: httpx.AsyncClient, game: str) -> httpx.Response:
        """Commit, and reveal as soon as everybody has; whoever commits last lets the others reveal, too."""
        entropy = draw(16).hex()
        answer = await self.commit(client, game, entropy)
        if answer.status_code == 200:
            waiting = self._committed.setdefault(game, [])
            waiting.append((client, entropy))
            if answer.json()["phase"] == "reveal":
                answer = await self.reveal_all(game)
        return answer

    async def reveal_all(self, game: str) -> httpx.Response:
        """Let everybody reveal what they have committed to; returns the last answer."""
        for person, given in self._committed.pop(game):
            answer = await self.reveal(person, game, given)
        return answer

    def committed(self, game: str) -> list[str]:
        """What people have committed to and not revealed yet."""
        return [entropy for _, entropy in self._committed[game]]

    async def commit(self, client: httpx.AsyncClient, game: str, entropy: str) -> httpx.Response:
        return await client.post(
            f"/games/{game}/commit", json={"commitment": entropy_commitment(game, entropy)}
        )

    async def reveal(self, client: httpx.AsyncClient, game: str, entropy: str) -> httpx.Response:
        return await client.post(f"/games/{game}/entropy", json={"entropy": entropy})

    async def act(
        self, client: httpx.AsyncClient, live: LiveGame, action: str, seat: int | None = None
    ) -> Json:
        """A command for the present version; returns the answer."""
        body = {
            "type": "command", "id": draw(8).hex(), "version": live.game.version,
            "seat": seat or live.game.mover, "action": action,
        }  # fmt: skip
        answer: Json = (await client.post(f"/games/{live.id}/commands", json=body)).json()
        return answer

    async def play_out(self, client: httpx.AsyncClient, live: LiveGame) -> None:
        """The turn that is left of a game, by one player: the best dice of one roll, then a stop."""
        await self.act(client, live, "roll")
        while live.game.status == "running":
            dice = format_dice(live.game.state.turn.roll)
            await self.act(client, live, "stop" if live.game.undo else next(f for f in "W54321" if f in dice))

    async def decide_bot(self, live: LiveGame, action: str) -> None:
        """A bot's decision, made by hand."""
        await self.node.games.edit(live, lambda edit: edit.draft.act(parse_action(action), "bot"))

    async def close(self) -> None:
        for client in self._clients:
            await client.aclose()
        _FREE.append(self._routes)


@contextlib.asynccontextmanager
async def inside(
    database: str | Path,
    bots: Sequence[str] = ("random", "timid"),
    clock: FakeClock | None = None,
    push: bool = True,
    reach: Reach | None = None,
    **bounds: Any,
) -> AsyncIterator[Inside]:
    """Open a node on a database; no bot thinks and nothing is swept unless asked."""
    clock = clock or FakeClock()
    wide = Bounds(**bounds) if bounds else Bounds().scaled(10_000)
    settings = Settings(database=str(database), bots=tuple(bots), bounds=wide, push=push)
    node = Node(
        settings,
        clock=clock,
        secrets=Secrets(draw),
        seconds=lambda: clock.now / 1000,
        background=False,
        reach=reach,
    )
    await node.open()
    opened = Inside(node, clock)
    try:
        yield opened
    finally:
        await opened.close()
        await node.close()
