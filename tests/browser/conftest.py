"""The real server for browser tests, one for each file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.harness import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Yield a running server with a database of its own."""
    with ServerProcess(tmp_path_factory.mktemp("server") / "games.db") as process:
        yield process
