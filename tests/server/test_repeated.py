"""Repeated: the same command, sent again and again, late and on two sockets, counts once and gets one answer."""

from __future__ import annotations

import asyncio
import json
import random
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from prove_counts import count
from prove_report import proof
from server.harness import PATIENCE, Json, LiveSocket, Player, ServerProcess, choose


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path / "games.db") as process:
        yield process


class Repeater:
    """Plays games on two sockets at once and sends every command one to five times, some of them much later."""

    def __init__(self, url: str, seed: int) -> None:
        self._url = url
        self._rng = random.Random(seed)
        self.answers: dict[str, list[str]] = defaultdict(list)
        self.copies: dict[str, int] = {}
        self.entries = 0
        self._late: list[Json] = []
        self._updates: asyncio.Queue[Json] = asyncio.Queue()

    async def play(self, commands: int) -> None:
        player = await Player.new(self._url)
        while len(self.copies) < commands:
            await self._play_game(player, commands)
        await player.close()

    async def _play_game(self, player: Player, commands: int) -> None:
        game = (await player.create(seats=("me", "me")))["game"]
        await player.add_entropy(game)
        self._late.clear()
        self._updates = asyncio.Queue()
        made: dict[str, int] = {}
        async with player.live(game) as one, player.live(game) as two:
            readers = [
                asyncio.create_task(self._read(one, True)),
                asyncio.create_task(self._read(two, False)),
            ]
            while True:
                update = await asyncio.wait_for(self._updates.get(), PATIENCE)
                if update["actions"] is None or len(self.copies) >= commands:
                    break
                command = {
                    "type": "command", "id": f"{game[:6]}-{update['version']}", "version": update["version"],
                    "seat": update["actions"]["seat"], "action": choose(update, self._rng),
                }  # fmt: skip
                made[command["id"]] = update["version"]
                await self._send(command, (one, two))
            for command in self._late:
                await one.send(**command)
                self.copies[command["id"]] += 1
            await self._all_answered()
            for reader in readers:
                reader.cancel()
        log = [json.loads(line) for line in (await player.http.get(f"/games/{game}/log")).text.splitlines()]
        acts = [entry for entry in log if entry["kind"] == "act"]
        self.entries += len(acts)
        assert len(acts) == len(made), "a command was applied twice or not at all"
        assert [entry["version"] - 1 for entry in acts] == sorted(made.values())

    async def _send(self, command: Json, sockets: tuple[LiveSocket, LiveSocket]) -> None:
        copies = self._rng.randint(1, 5)
        # A refusal beforehand: the same id for a version that is not there yet must stay refused for ever, so
        # it gets an id of its own.
        early = {**command, "id": f"early-{command['id']}", "version": command["version"] + 3}
        batch = [command] * copies + ([early] if self._rng.random() < 0.2 else [])
        self._rng.shuffle(batch)
        for wanted in batch:
            self.copies.setdefault(wanted["id"], 0)
            if wanted is command and self._rng.random() < 0.25 and self.copies[command["id"]]:
                self._late.append(command)
            else:
                await self._rng.choice(sockets).send(**wanted)
                self.copies[wanted["id"]] += 1
        while self._late and self._rng.random() < 0.3:
            late = self._late.pop(self._rng.randrange(len(self._late)))
            await self._rng.choice(sockets).send(**late)
            self.copies[late["id"]] += 1

    async def _read(self, socket: LiveSocket, leads: bool) -> None:
        while True:
            message = await socket.next("update", "answer", seconds=2 * PATIENCE)
            if message["type"] == "answer":
                self.answers[message["id"]].append(json.dumps(message))
            elif leads:
                self._updates.put_nowait(message)

    async def _all_answered(self) -> None:
        for _ in range(2400):
            if all(len(self.answers[command]) == count for command, count in self.copies.items()):
                return
            await asyncio.sleep(0.05)
        raise AssertionError("some copies were never answered")

    def check(self) -> None:
        for command, answers in self.answers.items():
            assert len(answers) == self.copies[command]
            assert len(set(answers)) == 1, f"{command} got different answers: {set(answers)}"


async def repeat(server: ServerProcess, commands: int, players: int) -> dict[str, object]:
    repeaters = [Repeater(server.url, seed) for seed in range(players)]
    await asyncio.gather(*(repeater.play(commands // players) for repeater in repeaters))
    for repeater in repeaters:
        repeater.check()
    return {
        "commands": sum(len(repeater.copies) for repeater in repeaters),
        "times sent": sum(sum(repeater.copies.values()) for repeater in repeaters),
        "entries in the logs": sum(repeater.entries for repeater in repeaters),
        "applied twice, or answered differently": 0,
    }


async def test_a_repeated_command_counts_once_and_gets_one_answer(server: ServerProcess) -> None:
    figures = await repeat(server, 300, players=3)
    sent, made = figures["times sent"], figures["commands"]
    assert isinstance(sent, int)
    assert isinstance(made, int)
    assert sent > 1.5 * made


async def test_the_original_answer_survives_a_restart(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "games.db") as server:
        ann = await Player.new(server.url)
        game = (await ann.create(seats=("me", "me")))["game"]
        await ann.add_entropy(game)
        version = (await ann.get(f"/games/{game}"))["version"]
        done = {"type": "command", "id": "done", "version": version, "seat": 1, "action": "roll"}
        refused = {**done, "id": "refused", "version": version + 5}
        first = [(await ann.call("POST", f"/games/{game}/commands", body)).json() for body in (refused, done)]
        server.stop()
        server.start()
        again = [(await ann.call("POST", f"/games/{game}/commands", body)).json() for body in (refused, done)]
        await ann.close()
    for before, after in zip(first, again, strict=True):
        assert {**before, "update": None} == {**after, "update": None}
    assert first[0]["error"]["code"] == "stale_version"
    assert first[1]["ok"]


@pytest.mark.prove
@pytest.mark.large
async def test_thousands_of_commands_repeated(server: ServerProcess) -> None:
    with proof("Repeated", document="reliability.md") as figures:
        figures.update(await repeat(server, count(20_000, long=100_000, tiny=300), players=20))
