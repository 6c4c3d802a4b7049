"""Players who never stop playing, reconnect by themselves, and keep their own log to hold against the server's."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pickomino.server.api.sockets import NO_GAME, NO_RIGHT, POLICY
from pickomino.server.log.verify import verify_log
from server.harness import AWAY, Json, LiveSocket, Player, choose

UNAVAILABLE = '"code":"unavailable"'
"""What a server says whose database is away for a moment, or takes too long: to be asked again."""


class OutOfSync(Exception):
    """The server shows a game that does not go on where it was."""


@dataclass
class OwnLog:
    """What one player sent, what was acknowledged, and what was shown, for one game."""

    game: str
    version: int = 0
    sent: dict[int, Json] = field(default_factory=dict)
    """The one command made for each version."""
    acknowledged: dict[str, int] = field(default_factory=dict)
    refused: list[Json] = field(default_factory=list)
    shown: dict[int, tuple[str, str | None, int | None, str]] = field(default_factory=dict)
    """Position, roll, its number and the kind of every entry seen."""
    is_over: bool = False

    def note(self, update: Json) -> None:
        """Take in an update: it must go on exactly where the last one ended."""
        versions = [entry["version"] for entry in update["entries"]]
        expected = list(range(self.version + 1, update["version"] + 1))
        if update["since"] != self.version or versions != expected:
            raise OutOfSync(f"at {self.version} came {versions} since {update['since']}: something is lost")
        for entry in update["entries"]:
            self.shown[entry["version"]] = (entry["position"], entry["roll"], entry["number"], entry["kind"])
        self.version = update["version"]

    def compare(self, entries: list[Json]) -> list[str]:
        """Everything in which a log differs from what this player knows."""
        problems = []
        by_version = {entry["version"]: entry for entry in entries}
        by_id = {command["id"]: command for command in self.sent.values()}
        for command_id, version in self.acknowledged.items():
            command = by_id[command_id]
            acted = by_version.get(command["version"] + 1)
            if version not in by_version or acted is None or acted.get("action") != command["action"]:
                problems.append(f"acknowledged {command} is lost")
        for entry in entries:
            if entry["kind"] == "act" and entry["by"] == "player":
                command = self.sent.get(entry["version"] - 1, {})
                if command.get("action") != entry["action"]:
                    problems.append(f"entry {entry['version']} was never commanded")
        for version, (position, roll, number, kind) in self.shown.items():
            entry = by_version.get(version, {})
            if (entry.get("position"), entry.get("roll"), entry.get("number"), entry.get("kind")) != (
                position, roll, number, kind,
            ):  # fmt: skip
                problems.append(f"entry {version} was shown as {kind} {roll} {position}, is {entry}")
        return problems


class Sailor:
    """One player with one game after another, always with a command under way."""

    def __init__(
        self, urls: Sequence[str], seed: int, seats: Sequence[str] = ("me", "me"), **table: Any
    ) -> None:
        first = seed % len(urls)
        self._urls = itertools.cycle([*urls[first:], *urls[:first]])
        self._rng = random.Random(seed)
        self._seats = seats
        self._table = table
        self._player: Player | None = None
        self._pending: Json | None = None
        self._count = 0
        self.url = next(self._urls)
        self.logs: list[OwnLog] = []
        self.in_flight = False
        self.times: list[float] = []
        """When each answer came."""
        self.reconnects = 0
        self.bot_moves = 0
        self.problems: list[str] = []

    @property
    def acknowledged(self) -> int:
        return sum(len(log.acknowledged) for log in self.logs)

    async def sail(self, stop: asyncio.Event) -> None:
        """Play until stopped, whatever happens to the server."""
        while not stop.is_set():
            try:
                await self._play_once(stop)
            except OutOfSync as error:
                self.problems.append(str(error))
                return
            except (AssertionError, *AWAY) as error:
                if isinstance(error, AssertionError) and UNAVAILABLE not in str(error):
                    self.problems.append(f"refused, so something it knew is lost: {error}")
                    return
                if _is_refusal(error):
                    self.problems.append(f"socket refused, so a player or a game is lost: {error}")
                    return
                self.in_flight = False
                self.reconnects += 1
                self.url = next(self._urls)
                if self._player is not None:
                    token = self._player.token
                    await self._player.close()
                    self._player = Player(self.url, token)
                    self._player.http.headers["authorization"] = f"Bearer {token}"
                await asyncio.sleep(0.05)

    async def _play_once(self, stop: asyncio.Event) -> None:
        if self._player is None:
            self._player = await Player.new(self.url)
        if not self.logs or self.logs[-1].is_over:
            joined = await self._player.create(seats=self._seats, **self._table)
            await self._contribute(joined["game"])
            self.logs.append(OwnLog(joined["game"]))
        log = self.logs[-1]
        async with self._player.live(log.game, log.version) as socket:
            await socket.next("hello")
            if self._pending is not None:
                await socket.send(**self._pending)
                self.in_flight = True
            while not stop.is_set() and not (log.is_over and self._pending is None):
                await self._hear(socket, log)

    async def _contribute(self, game: str) -> None:
        """Add to the dice; on a busy machine it may be too late for that."""
        assert self._player is not None
        try:
            await self._player.add_entropy(game)
        except AssertionError as error:
            if '"code":"already_started"' not in str(error):
                raise

    async def _hear(self, socket: LiveSocket, log: OwnLog) -> None:
        message = await socket.next("update", "answer")
        if message["type"] == "answer":
            assert self._pending is not None
            assert message["id"] == self._pending["id"]
            if not message["ok"] and message["error"]["code"] == "unavailable":
                await asyncio.sleep(0.05)
                await socket.send(**self._pending)
                return
            self.in_flight, self._pending = False, None
            self.times.append(time.monotonic())
            if message["ok"]:
                log.acknowledged[message["id"]] = message["version"]
            else:
                log.refused.append(message)
        else:
            log.note(message)
            if message["more"]:
                return
            self._latest = message
            log.is_over = message["table"]["status"] in ("over", "abandoned")
        if self._pending is None and not log.is_over:
            await self._command(socket, log)

    async def _command(self, socket: LiveSocket, log: OwnLog) -> None:
        update = self._latest
        mine = update["actions"] and self._seats[update["actions"]["seat"] - 1] == "me"
        if not mine or update["version"] != log.version or log.version in log.sent:
            return
        self._count += 1
        command = {
            "type": "command", "id": f"s{self._count}-{self._rng.getrandbits(32):x}", "version": log.version,
            "seat": update["actions"]["seat"], "action": choose(update, self._rng),
        }  # fmt: skip
        log.sent[log.version] = self._pending = command
        self.in_flight = True
        await socket.send(**command)

    async def settle(self) -> tuple[list[str], int]:
        """Fetch the server's logs and compare; gives up unfinished games so that their dice can be checked too."""
        assert self._player is not None
        problems = list(self.problems)
        entries = 0
        for log in self.logs:
            answer = await self._player.http.get(f"/games/{log.game}/log")
            if answer.status_code != 200:
                problems.append(f"{log.game} is lost: {answer.text}")
                continue
            text = answer.text
            stored = [json.loads(line) for line in text.splitlines()]
            entries += len(stored)
            self.bot_moves += sum(entry["by"] == "bot" for entry in stored)
            problems += [f"{log.game}: {problem}" for problem in log.compare(stored)]
            if stored[-1]["kind"] == "reveal":
                verify_log(text.encode())
        await self._player.close()
        return problems, entries


def _is_refusal(error: Exception) -> bool:
    """Whether the server is there and does not know, or not let in, who comes back."""
    if isinstance(error, InvalidStatus):
        return error.response.status_code < 500
    closing = error.rcvd if isinstance(error, ConnectionClosed) else None
    return closing is not None and closing.code in (POLICY, NO_RIGHT, NO_GAME)


async def wait_until(condition: Any, seconds: float = 120) -> None:
    """Wait until something is true."""
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            raise TimeoutError("it did not come true")
        await asyncio.sleep(0.02)


async def is_up(url: str) -> bool:
    try:
        async with httpx.AsyncClient(timeout=2) as http:
            return (await http.get(f"{url}/readyz")).status_code == 200
    except httpx.TransportError:
        return False
