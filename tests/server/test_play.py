"""One person against bots, through the real server: the whole way from a table to the checked dice."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from pickomino.play import parse_record
from pickomino.server.api.wire import ServerMessage
from pickomino.server.log.verify import verify_log
from server.harness import Player, ServerProcess, choose

MESSAGES: TypeAdapter[Any] = TypeAdapter(ServerMessage)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("server")
    with ServerProcess(folder / "games.db") as process:
        yield process


@pytest.mark.parametrize(
    ("rules", "seats"), [("classic", ("me", "timid")), ("extrawurm", ("timid", "me", "random"))]
)
async def test_one_person_and_bots_play_a_whole_game(
    server: ServerProcess, rules: str, seats: tuple[str, ...]
) -> None:
    rng = random.Random(5)
    ann = await Player.new(server.url)
    game = (await ann.create(rules, seats, limit=60))["game"]
    mine = seats.index("me") + 1
    await ann.add_entropy(game)
    version, count = 0, 0
    async with ann.live(game, since=0) as socket:
        hello = await socket.next()
        assert MESSAGES.validate_python(hello, strict=True) == hello
        while True:
            update = await socket.next("update", "answer")
            if update["type"] == "answer":
                assert update["ok"], update
                continue
            assert [entry["version"] for entry in update["entries"]] == list(
                range(version + 1, update["version"] + 1)
            )
            version = update["version"]
            assert MESSAGES.validate_python(update) == update, "the API says more than its description"
            if update["outcome"]:
                break
            if update["actions"] and update["actions"]["seat"] == mine:
                count += 1
                await socket.send(
                    type="command", id=f"c{count}", version=version, seat=mine, action=choose(update, rng)
                )
    assert update["table"]["status"] == "over"
    assert len(update["dice"]["seed"]) == 64
    record = parse_record((await ann.http.get(f"/games/{game}/record")).text)
    assert list(record.outcome.worms if record.outcome else ()) == update["outcome"]["worms"]
    log = (await ann.http.get(f"/games/{game}/log")).content
    assert verify_log(log).dice > 0
    while (await ann.get("/dice"))["rolls"] < update["dice"]["rolls"]:  # noqa: ASYNC110 - the count may be a second old
        await asyncio.sleep(0.1)
    await ann.close()
