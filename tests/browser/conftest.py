"""A server for browser tests, one for each test process: the real one, with dice that the tests hand in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from browser.altered import known_dice, listed_dice, program
from server.harness import ServerProcess

DICE = 1
"""The first roll of every game is 1, 2, 2, 3, 3, 5, 5 and a worm: no face of it is a certain bust."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Yield a running server, whose coach is awake from the first test on that asks it; every page is a new player."""
    database = tmp_path_factory.mktemp("server") / "games.db"
    with ServerProcess(database, program=program(known_dice, DICE)) as process:
        yield process


@pytest.fixture
def generous_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server whose dice bring a tile in every turn, so that a classic game is over after sixteen."""
    dice = program(listed_dice, "5555WWWW", "5555")
    with ServerProcess(tmp_path / "games.db", program=dice) as process:
        yield process
