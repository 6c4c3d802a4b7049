"""Tests that roll dice see the same ones in every run."""

from __future__ import annotations

from pathlib import Path

import pytest

from server import draws
from server.harness import Player, ServerProcess
from server.inside import inside


def begin_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw from here on what another run of this test would draw."""
    monkeypatch.setattr(draws, "_SOURCES", {})


def test_nothing_is_drawn_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    first = [draws.draw(8) for _ in range(3)]
    assert len(set(first)) == 3
    begin_anew(monkeypatch)
    assert [draws.draw(8) for _ in range(3)] == first


async def test_a_server_inside_the_test_has_known_dice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    positions = []
    for run in range(2):
        begin_anew(monkeypatch)
        async with inside(tmp_path / f"{run}.db") as server:
            ann = await server.person()
            live = await server.started(ann, "me", "me")
            await server.act(ann, live, "roll")
            positions.append((live.id, live.game.position))
    assert positions[0] == positions[1]


async def test_a_server_process_has_known_dice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    positions = []
    for run in range(2):
        begin_anew(monkeypatch)
        with ServerProcess(tmp_path / f"{run}.db") as server:
            ann = await Player.new(server.url)
            game = (await ann.create(seats=("me", "me")))["game"]
            await ann.add_entropy(game)
            version = (await ann.get(f"/games/{game}"))["version"]
            body = {"type": "command", "id": "a", "version": version, "seat": 1, "action": "roll"}
            assert (await ann.call("POST", f"/games/{game}/commands", body)).status_code == 200
            positions.append((game, (await ann.get(f"/games/{game}"))["position"]))
            await ann.close()
    assert positions[0] == positions[1]
