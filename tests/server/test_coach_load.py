"""Reviews never slow down play: how long moves take while eight reviews are under way, and while none is."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path

import pytest

from coach.games import mixed, play
from pickomino.play import format_record
from prove_counts import count
from prove_report import proof
from server.harness import Player, ServerProcess
from server.load import CommandLoad, Figures

REVIEWS = 8
GAMES = 20
SOCKETS = 4
"""Two players and two spectators at each game."""
ROUNDS = count(tiny=1, usual=12, long=48)
"""Quiet and busy times take turns every few seconds, so that whatever else the machine does falls on both."""
COMMANDS = 20
"""In each game and each time; after a round of both comes a new load, for games end."""
INTERVAL = 0.25


class Reviewers:
    """Eight people who ask for one review after the other, none of them known yet."""

    def __init__(self, people: Sequence[Player], records: Sequence[str]) -> None:
        self._people, self._records = people, records
        self._numbers = itertools.count()
        self.got = 0
        """How many reviews they were given."""

    @asynccontextmanager
    async def asking(self) -> AsyncIterator[None]:
        """They ask; none of their reviews is left under way in the end."""
        until = asyncio.Event()
        tasks = [asyncio.create_task(self._ask(person, until)) for person in self._people]
        yield
        until.set()
        await asyncio.gather(*tasks)

    async def _ask(self, person: Player, until: asyncio.Event) -> None:
        while not until.is_set():
            number = next(self._numbers)
            record = f'[Event "{number}"]\n{self._records[number % len(self._records)]}'
            answer = await person.call("POST", "/reviews", {"record": record})
            # Not read as a whole: that would take time from those who measure, in this very process.
            assert answer.status_code == 200
            assert '"finished":true' in answer.text
            self.got += 1


def add(found: Figures, into: Figures) -> None:
    into.latencies += found.latencies
    into.seconds += found.seconds
    into.errors += found.errors


@pytest.mark.prove
@pytest.mark.alone
@pytest.mark.timeout(0)
async def test_moves_take_as_long_while_eight_reviews_are_under_way(tmp_path: Path) -> None:
    records = [format_record(play("classic", mixed(2, seed), seed)) for seed in range(20)]
    quiet, busy = (Figures(GAMES, GAMES * SOCKETS, 0) for _ in range(2))
    with (
        proof("Moves while eight reviews run", document="reliability.md") as figures,
        ServerProcess(tmp_path / "games.db") as server,
    ):
        assert server.process is not None
        people = [await Player.new(server.url) for _ in range(REVIEWS)]
        for person in people:
            person.http.timeout = None  # moves come first, so a review takes what a busy machine leaves it
        await people[0].post("/reviews", record=records[0])  # the worker compiles, or reads what was compiled
        reviewers = Reviewers(people, records)
        for number in range(ROUNDS):
            load = CommandLoad(server.url, server.process.pid)
            await load.open(GAMES, SOCKETS)
            await load.play(2, INTERVAL)
            for found in (quiet, busy) if number % 2 else (busy, quiet):
                async with reviewers.asking() if found is busy else nullcontext():
                    add(await load.play(COMMANDS, INTERVAL), found)
            await load.close()
        for person in people:
            await person.close()
        figures["games, and sockets at them"] = f"{GAMES}, {GAMES * SOCKETS}"
        figures["times with no review and with eight, by turns"] = f"{ROUNDS}, {ROUNDS}"
        figures["reviews made meanwhile, eight at a time"] = reviewers.got
        for name, found in (("no review", quiet), ("eight reviews", busy)):
            figures[f"moves with {name} under way"] = len(found.latencies)
            figures[f"p50 of moves with {name}, ms"] = found.quantile(0.5)
            figures[f"p99 of moves with {name}, ms"] = found.quantile(0.99)
        figures["p99 with reviews in parts of that without"] = busy.quantile(0.99) / quiet.quantile(0.99)
        print(figures)
        assert quiet.errors + busy.errors == []
        assert reviewers.got >= REVIEWS
        assert busy.quantile(0.99) <= 1.5 * quiet.quantile(0.99)
