"""Dropped: a live client that loses its connection at any point is in sync again from the log."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from prove_report import proof
from server.crew import OwnLog
from server.harness import LiveSocket, Player, ServerProcess, choose


async def drop_often(url: str, drops: int, seed: int) -> dict[str, int]:
    """Play against a bot while the line is cut, or goes dead without being cut, again and again."""
    rng = random.Random(seed)
    player = await Player.new(url)
    figures = {"disconnects": 0, "half-open": 0, "entries caught up": 0, "entries": 0}
    dead: list[LiveSocket] = []
    log = OwnLog("")
    log.is_over = True
    commands = 0
    while figures["disconnects"] < drops:
        if log.is_over:
            game = (await player.create("extrawurm", seats=("me", "timid")))["game"]
            await player.add_entropy(game)
            log = OwnLog(game)
        line = player.live(log.game, log.version)
        socket = await line.__aenter__()
        hello = await socket.next("hello")
        behind = hello["version"] - log.version
        until = rng.randint(1, 12)
        heard = 0
        while heard < until and not log.is_over:
            update = await socket.next("update")
            heard += 1
            log.note(update)  # raises unless it goes on exactly where the last one ended
            if update["more"]:
                continue
            if behind:
                figures["entries caught up"] += len(update["entries"])
                behind = 0
            log.is_over = update["table"]["status"] == "over"
            if update["actions"] and update["actions"]["seat"] == 1 and log.version not in log.sent:
                commands += 1
                command = {
                    "type": "command", "id": f"d{commands}", "version": log.version, "seat": 1,
                    "action": choose(update, rng),
                }  # fmt: skip
                await socket.send(**command)
                # The answer may be lost with the line: then the log tells, and the same id may be sent again.
                if rng.random() < 0.5:
                    log.sent[log.version] = command
        if log.is_over:
            await line.__aexit__(None, None, None)
            figures["entries"] += log.version
            continue
        figures["disconnects"] += 1
        if rng.random() < 0.3:
            figures["half-open"] += 1
            dead.append(socket)  # neither read nor closed: the server must notice by itself
        else:
            socket.socket.transport.abort()
        if len(dead) > 30:
            dead.pop(0).socket.transport.abort()
        if log.version in log.sent and rng.random() < 0.5:
            await asyncio.sleep(rng.random() * 0.02)
        log.sent.pop(log.version, None)
    figures["entries"] += log.version
    for socket in dead:
        socket.socket.transport.abort()
    await player.close()
    return figures


async def drop_all(folder: Path, drops: int, players: int) -> dict[str, object]:
    with ServerProcess(folder / "games.db") as server:
        found = await asyncio.gather(
            *(drop_often(server.url, drops // players, seed) for seed in range(players))
        )
    return {name: sum(figures[name] for figures in found) for name in found[0]}


async def test_a_dropped_client_is_in_sync_again_from_the_log(tmp_path: Path) -> None:
    figures = await drop_all(tmp_path, 40, 4)
    assert figures["disconnects"] == 40
    assert figures["half-open"]
    assert figures["entries caught up"]


@pytest.mark.prove
async def test_a_thousand_forced_disconnects(tmp_path: Path) -> None:
    with proof("Dropped", document="reliability.md") as figures:
        figures.update(await drop_all(tmp_path, 1000, 10))


async def test_catching_up_from_any_version_however_old(tmp_path: Path) -> None:
    rng = random.Random(8)
    with ServerProcess(tmp_path / "games.db") as server:
        ann = await Player.new(server.url)
        game = (await ann.create(seats=("me", "me")))["game"]
        await ann.add_entropy(game)
        full = OwnLog(game)
        async with ann.live(game, 0) as socket:
            while True:
                update = await socket.next("update")
                full.note(update)
                if update["actions"] is None or full.version >= 450:
                    break
                version, seat = update["version"], update["actions"]["seat"]
                rolls = [
                    option["action"] for option in update["actions"]["legal"] if option["action"] != "stop"
                ]
                action = rng.choice(rolls) if rolls else "stop"
                await socket.send(type="command", id=f"v{version}", version=version, seat=seat, action=action)
        assert full.version > 250
        for since in (0, 1, 2, 7, full.version - 201, full.version - 1, full.version):
            partial = OwnLog(game, version=since)
            async with ann.live(game, since) as socket:
                while partial.version < full.version or since == full.version:
                    update = await socket.next("update")
                    partial.note(update)
                    assert len(update["entries"]) <= 200
                    if not update["more"]:
                        break
            assert partial.shown == {
                version: entry for version, entry in full.shown.items() if version > since
            }
        await ann.close()
