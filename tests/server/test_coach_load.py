"""Reviews never slow down play: how long moves take while eight reviews are under way, and while none is."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from coach.games import mixed, play
from pickomino.play import format_record
from prove_report import proof
from server.harness import Player, ServerProcess
from server.load import Figures, run_load

REVIEWS = 8
ROUNDS = 4
"""Quiet and busy times take turns, so that whatever else the machine does falls on both."""
SECONDS = 20


@asynccontextmanager
async def reviewing(
    server: ServerProcess, records: Sequence[str], numbers: itertools.count[int]
) -> AsyncIterator[list[int]]:
    """Eight people who ask for one review after the other, none of them known yet; yields how many they got."""
    people = [await Player.new(server.url) for _ in range(REVIEWS)]
    got = [0]

    async def ask(person: Player) -> None:
        while True:
            number = next(numbers)
            review = await person.post(
                "/reviews", record=f'[Event "{number}"]\n{records[number % len(records)]}'
            )
            assert review["finished"]
            got[0] += 1

    tasks = [asyncio.create_task(ask(person)) for person in people]
    try:
        yield got
    finally:
        for task in tasks:
            assert not task.done(), task.exception()
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for person in people:
            await person.close()


async def measure(server: ServerProcess, into: Figures) -> None:
    assert server.process is not None
    found = await run_load(
        server.url, server.process.pid, games=20, sockets=80, seconds=SECONDS, interval=0.25, warm=2
    )
    into.latencies += found.latencies
    into.errors += found.errors


@pytest.mark.prove
async def test_moves_take_as_long_while_eight_reviews_are_under_way(tmp_path: Path) -> None:
    records = [format_record(play("classic", mixed(2, seed), seed)) for seed in range(20)]
    quiet, busy = (Figures(20, 80, ROUNDS * SECONDS) for _ in range(2))
    reviews, numbers = 0, itertools.count()
    with (
        proof("Moves while eight reviews run", document="reliability.md") as figures,
        ServerProcess(tmp_path / "games.db") as server,
    ):
        person = await Player.new(server.url)
        await person.post("/reviews", record=records[0])  # the worker compiles, or reads what was compiled
        await person.close()
        for _ in range(ROUNDS):
            await measure(server, quiet)
            async with reviewing(server, records, numbers) as got:
                await measure(server, busy)
                reviews += got[0]
        figures["games, and sockets at them"] = "20, 80"
        figures["reviews made meanwhile, eight at a time"] = reviews
        for name, found in (("no review", quiet), ("eight reviews", busy)):
            figures[f"moves with {name} under way"] = len(found.latencies)
            figures[f"p50 of moves with {name}, ms"] = found.quantile(0.5)
            figures[f"p99 of moves with {name}, ms"] = found.quantile(0.99)
        figures["p99 with reviews in parts of that without"] = busy.quantile(0.99) / quiet.quantile(0.99)
        assert quiet.errors + busy.errors == []
        assert reviews >= REVIEWS
        assert busy.quantile(0.99) <= 1.5 * quiet.quantile(0.99)
