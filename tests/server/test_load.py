"""Load: a thousand games and four thousand sockets, and how long a command takes to be acknowledged."""

from __future__ import annotations

from pathlib import Path

import pytest

from prove_counts import LENGTH, count
from prove_report import proof
from server.harness import ServerProcess
from server.load import raise_file_limit, run_load


async def test_a_little_load_without_errors(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "games.db") as server:
        assert server.process is not None
        figures = await run_load(
            server.url, server.process.pid, games=15, sockets=60, seconds=4, interval=0.5, warm=1
        )
    assert figures.errors == []
    assert figures.commands >= 20  # a hundred and twenty, where the machine has time
    assert (
        figures.delivered >= 3 * figures.commands
    )  # an answer and four updates each, some perhaps still on their way


@pytest.mark.prove
@pytest.mark.alone
@pytest.mark.large
async def test_games_by_the_thousand_for_five_minutes(tmp_path: Path) -> None:
    raise_file_limit()
    with proof("Load", document="reliability.md") as figures, ServerProcess(tmp_path / "games.db") as server:
        assert server.process is not None
        games = count(1_000, long=2_000, tiny=20)
        seconds = count(300, long=300, tiny=5)
        found = await run_load(
            server.url, server.process.pid, games=games, sockets=4 * games, seconds=seconds
        )
        figures.update(found.table())
        assert found.errors == []
        if LENGTH != "tiny":
            assert found.quantile(0.99) <= 100
            assert found.memory_at_end <= 1.2 * found.memory_after_minute
