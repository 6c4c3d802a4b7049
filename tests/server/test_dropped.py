"""Dropped: a live client that loses its connection at any point is in sync again from the log."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from prove_counts import LENGTH, count
from prove_report import proof
from server.crew import OwnLog
from server.harness import Json, LiveSocket, Player, ServerProcess, choose, figure


class Dropped:
    """A player with two devices: one plays on all the time, the other loses its line again and again.

    The second must always go on exactly where it was, by the log alone: what it was said, all gaps and pages of
    catching up included, is held against the server's log at the end of each game.
    """

    def __init__(self, url: str, seed: int) -> None:
        self._url = url
        self._rng = random.Random(seed)
        self._commands = 0
        self._version = 0
        self._moved = asyncio.Event()
        self._log = OwnLog("")
        self._pending: Json | None = None
        self._answers: dict[str, Json] = {}
        self.dead: list[LiveSocket] = []
        self.figures = dict.fromkeys(FIGURES, 0)

    async def play(self, drops: int) -> None:
        """Play games until the line was lost a number of times."""
        player = await Player.new(self._url)
        while self.figures["disconnects"] < drops:
            game = (await player.create("extrawurm", seats=("me", "me", "timid")))["game"]
            await player.add_entropy(game)
            self._log, self._version, self._pending = OwnLog(game), 0, None
            driving = asyncio.create_task(self._drive(player, game))
            driving.add_done_callback(lambda _: self._moved.set())
            try:
                while self.figures["disconnects"] < drops and not self._log.is_over:
                    await self._live_until_dropped(player)
                    await self._stay_away(driving)
            finally:
                driving.cancel()
                await asyncio.gather(driving, return_exceptions=True)
            await self._compare(player)
        await player.close()

    async def _drive(self, player: Player, game: str) -> None:
        """The device that plays on: it makes every move that is a person's to make."""
        rng = random.Random(self._rng.random())
        async with player.live(game, 0) as socket:
            while True:
                update = await socket.next("update", seconds=60)
                self._version = update["version"]
                self._moved.set()
                if update["outcome"]:
                    return
                if update["actions"] and update["actions"]["seat"] < 3:
                    await self._send(socket, update, rng)

    async def _send(self, socket: LiveSocket, update: Json, rng: random.Random) -> Json:
        self._commands += 1
        command = {
            "type": "command", "id": f"d{self._commands}", "version": update["version"],
            "seat": update["actions"]["seat"], "action": choose(update, rng),
        }  # fmt: skip
        await socket.send(**command)
        return command

    async def _live_until_dropped(self, player: Player) -> None:
        """Connect with the last version seen, listen and sometimes play, until the line breaks at a random point."""
        rng, log = self._rng, self._log
        line = player.live(log.game, log.version)
        socket = await line.__aenter__()
        until = rng.randint(1, 12)
        loop = asyncio.get_running_loop()
        # Some lines break between two messages, others at any moment.
        breaking = (
            loop.call_later(rng.random() * 0.05, socket.socket.transport.abort)
            if rng.random() < 0.3
            else None
        )
        try:
            present = (await socket.next("hello"))["version"]
            if self._pending is not None:
                await socket.send(**self._pending)  # the same id: it counts once
            while until and not log.is_over:
                await self._hear(socket, present)
                until -= 1
        except ConnectionClosed:
            pass
        finally:
            if breaking is not None:
                breaking.cancel()
        if log.is_over:
            await line.__aexit__(None, None, None)
            return
        self.figures["disconnects"] += 1
        if rng.random() < 0.3:
            self.figures["half-open"] += 1
            socket.socket.transport.pause_reading()  # nothing is read, no ping answered, nothing closed
            self.dead.append(socket)
        else:
            socket.socket.transport.abort()

    async def _hear(self, socket: LiveSocket, present: int) -> None:
        log = self._log
        message = await socket.next("update", "answer")
        if message["type"] == "answer":
            if self._pending is not None and message["id"] == self._pending["id"]:
                self._answers[message["id"]] = {**message, "command": self._pending}
                self._pending = None
            return
        behind = log.version < present
        log.note(message)  # raises unless it goes on exactly where the last one ended
        self.figures["entries caught up"] += len(message["entries"]) if behind else 0
        self.figures["entries"] += len(message["entries"])
        if message["more"]:
            return
        log.is_over = message["table"]["status"] == "over"
        mine = message["actions"] and message["actions"]["seat"] < 3
        if mine and self._pending is None and self._rng.random() < 0.3:
            self._pending = await self._send(socket, message, self._rng)

    async def _stay_away(self, driving: asyncio.Task[None]) -> None:
        """Stay away while the game goes on: for a moment, for a turn or two, or for many."""
        if self._log.is_over:
            return
        gap = self._rng.choice((0, 0, 2, 10, 30, 30, 60)) if self._rng.random() < 0.95 else 250
        target = self._log.version + self._rng.randint(gap // 2, gap)
        while self._version < target and not driving.done():
            self._moved.clear()
            await asyncio.wait_for(self._moved.wait(), 90)
        if driving.done():
            driving.result()
        self.figures["longest gap in entries"] = max(
            self.figures["longest gap in entries"], self._version - self._log.version
        )

    async def _compare(self, player: Player) -> None:
        text = (await player.http.get(f"/games/{self._log.game}/log")).text
        entries = {entry["version"]: entry for entry in map(json.loads, text.splitlines())}
        for version, shown in self._log.shown.items():
            entry = entries[version]
            assert shown == (entry["position"], entry.get("roll"), entry.get("number"), entry["kind"])
        for answer in self._answers.values():
            if answer["ok"]:
                self.figures["own commands acknowledged"] += 1
                command = answer["command"]
                assert entries[command["version"] + 1]["action"] == command["action"]
        self._answers.clear()


FIGURES = (
    "disconnects", "half-open", "entries", "entries caught up", "longest gap in entries", "own commands acknowledged",
)  # fmt: skip


async def drop_all(folder: Path, drops: int, players: int) -> dict[str, Any]:
    """Drop many players' lines; half-open ones are left to the server, which must close them by itself."""
    with ServerProcess(folder / "games.db") as server:
        crew = [Dropped(server.url, seed) for seed in range(players)]
        await asyncio.gather(*(player.play(drops // players) for player in crew))
        figures: dict[str, Any] = {
            name: (max if "longest" in name else sum)(player.figures[name] for player in crew)
            for name in FIGURES
        }
        if drops > 100:
            figures["half-open sockets that the server still holds a minute later"] = await _listeners(
                server.url
            )
        for player in crew:
            for socket in player.dead:
                socket.socket.transport.abort()
    return figures


async def _listeners(url: str) -> int:
    """The sockets that a server counts, once those that answer no ping are due to be closed."""
    count = -1
    for _ in range(60):
        count = await figure(url, "pickomino_listeners")
        if not count:
            break
        await asyncio.sleep(1)
    return count


async def test_a_dropped_client_is_in_sync_again_from_the_log(tmp_path: Path) -> None:
    figures = await drop_all(tmp_path, 40, 2)
    assert figures["disconnects"] == 40
    assert figures["half-open"]
    assert figures["entries caught up"] >= 100


@pytest.mark.prove
@pytest.mark.alone
@pytest.mark.large
async def test_forced_disconnects_by_the_thousand(tmp_path: Path) -> None:
    with proof("Dropped", document="reliability.md") as figures:
        drops = count(1_000, long=5_000, tiny=20)
        found = await drop_all(tmp_path, drops, 10)
        figures.update(found)
        if LENGTH != "tiny":
            assert found["entries caught up"] >= 10 * drops
            assert found["longest gap in entries"] >= 200
        assert found.get("half-open sockets that the server still holds a minute later", 0) == 0


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
                    option["action"]["text"]
                    for option in update["actions"]["legal"]
                    if option["action"]["kind"] != "stop"
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
