"""Where others reach the server is told to its own machine alone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from server.inside import inside


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("127.0.0.1:8000", ["http://192.168.1.5:8000"]),
        ("localhost:8000", ["http://192.168.1.5:8000"]),
        ("[::1]:8000", ["http://192.168.1.5:8000"]),
        ("192.168.1.5:8000", []),
        ("play.example.org", []),
    ],
)
async def test_addresses_are_told_by_the_name_that_was_asked(
    tmp_path: Path, asked: str, told: list[str]
) -> None:
    async with inside(tmp_path / "games.db") as server:
        server.node.settings = replace(server.node.settings, listens=("192.168.1.5", 8000))
        answer = await server.guest().get("/server", headers={"host": asked})
        assert answer.json()["addresses"] == told
