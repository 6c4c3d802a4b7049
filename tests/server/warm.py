"""What every server makes in the same way when it starts, made once, before servers are forked: page, routes, migrations."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx

from pickomino.server import app
from pickomino.server.node import Node
from pickomino.server.settings import Settings


async def _live_once(folder: Path) -> None:
    node = Node(Settings(database=str(folder / "games.db"), bots=("timid",)), background=False)
    await node.open()
    transport = httpx.ASGITransport(app.make_app(node))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
        assert (await client.get("/api/v1/server")).status_code == 200
    await node.close()


app.make_routes = cache(app.make_routes)
with TemporaryDirectory() as _folder:
    asyncio.run(_live_once(Path(_folder)))
