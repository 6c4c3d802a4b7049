"""PostgreSQL goes away and comes back: every call is either done or refused because the database is away."""

from __future__ import annotations

import asyncio
from collections import Counter

import asyncpg
import pytest

from server.harness import Player, ServerProcess

BREAKS = 20


@pytest.mark.postgres
async def test_lost_connections_to_the_database_are_told_as_such(empty_postgres_url: str) -> None:
    statuses: Counter[int] = Counter()
    with ServerProcess(empty_postgres_url) as server:
        ann = await Player.new(server.url)
        game = (await ann.create(seats=("me", "me")))["game"]
        await ann.add_entropy(game)
        is_over = False

        async def ask(method: str, path: str, body: dict[str, object] | None = None) -> None:
            while not is_over:
                statuses[(await ann.call(method, path, body)).status_code] += 1

        asking = asyncio.gather(
            *(ask("GET", "/games/mine") for _ in range(4)),
            *(ask("GET", f"/games/{game}/log") for _ in range(4)),
            *(ask("POST", "/identity/link", {}) for _ in range(4)),
        )
        breaker = await asyncpg.connect(empty_postgres_url)
        for _ in range(BREAKS):
            await asyncio.sleep(0.05)
            await breaker.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        await breaker.close()
        is_over = True
        await asking
        assert set(statuses) <= {200, 503}
        while (await ann.call("GET", "/games/mine")).status_code != 200:  # noqa: ASYNC110 - nothing tells
            await asyncio.sleep(0.05)
        await ann.close()
        assert server.stop() == 0
