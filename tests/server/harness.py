"""The real server as a process, and clients that keep their own log of what they received."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from pickomino.server.log.fairdice import entropy_commitment
from server.draws import draw, serve_with_known_seeds
from server.forked import ForkedProgram

Json = dict[str, Any]
SERVE = "from pickomino.cli import main; raise SystemExit(main())"
PATIENCE = 60
"""Seconds after which something that takes a moment is taken to have failed, however busy the machine."""

AWAY = (OSError, ConnectionClosed, InvalidHandshake, httpx.TransportError, TimeoutError, EOFError)


class ServerProcess:
    """`pickomino serve` in a process of its own."""

    def __init__(
        self,
        database: str | Path,
        *,
        port: int = 0,
        options: Sequence[str] = (),
        program: str | None = None,
        prefix: Sequence[str] = (),
    ) -> None:
        """`program` is the text of another program than the usual one, whose dice are known beforehand."""
        self._program = program
        self._arguments = [
            "serve", "--database", str(database), "--port", "{port}",
            "--rate-factor", "10000", "--bots", "random timid", *options,
        ]  # fmt: skip
        self._prefix = prefix
        self._port = port
        self.process: subprocess.Popen[str] | ForkedProgram | None = None
        self.announced = ""
        """Where it said that it serves."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    @property
    def arguments(self) -> list[str]:
        return [part.replace("{port}", str(self._port)) for part in self._arguments]

    @property
    def command(self) -> list[str]:
        """What starts it without a process that has imported everything before."""
        return [*self._prefix, sys.executable, "-c", self.program, *self.arguments]

    @property
    def program(self) -> str:
        """The text of the program for the next start."""
        return serve_with_known_seeds() if self._program is None else self._program

    def start(self) -> ServerProcess:
        """Start it and return when it serves; a restart keeps the port."""
        env = {key: value for key, value in os.environ.items() if not key.startswith("PICKOMINO_")}
        if self._prefix:
            self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, text=True, env=env)
        else:
            self.process = ForkedProgram(self.program, self.arguments, env)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            raise RuntimeError(f"the server did not start: {line!r}")
        self.announced = line
        self._port = int(line.split("http://")[1].split("/")[0].rsplit(":", 1)[1])
        return self

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Signal it and wait for its end."""
        process = self.process
        assert process is not None
        process.send_signal(how)
        code = process.wait(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()
        self.process = None
        return code

    def __enter__(self) -> ServerProcess:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.stop(signal.SIGKILL)


COMMITTED: dict[str, list[tuple[Player, str]]] = {}
"""What players have committed to and not revealed yet, by game."""


@dataclass
class Player:
    """One person's program: an identity, and calls in its name."""

    url: str
    token: str = ""
    player: str = ""
    address: str | None = None
    """Where the player calls from, if not from the usual address of this machine."""
    http: httpx.AsyncClient = field(init=False)

    def __post_init__(self) -> None:
        # Without certificates, which nobody here has and which take longer to read than most calls do.
        transport = httpx.AsyncHTTPTransport(verify=False, local_address=self.address)
        self.http = httpx.AsyncClient(base_url=f"{self.url}/api/v1", timeout=PATIENCE, transport=transport)

    @classmethod
    async def new(cls, url: str, address: str | None = None) -> Player:
        player = cls(url, address=address)
        identity = await player.post("/identity", token=True)
        player.token, player.player = identity["token"], identity["player"]
        player.http.headers["authorization"] = f"Bearer {player.token}"
        player.http.cookies.clear()
        return player

    async def call(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        return await self.http.request(method, path, json=body)

    async def post(self, path: str, **body: Any) -> Json:
        answer = await self.call("POST", path, body)
        assert answer.status_code in (200, 201), answer.text
        result: Json = answer.json()
        return result

    async def get(self, path: str) -> Json:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        result: Json = answer.json()
        return result

    async def create(
        self, rules: str = "classic", seats: Sequence[str] = ("me", "timid"), **more: Any
    ) -> Json:
        """Open a table: seats `me`, `open` or a bot's spec."""
        asked = [
            {"kind": "me", "name": f"Me {number}"} if seat == "me"
            else {"kind": "open"} if seat == "open"
            else {"kind": "bot", "bot": seat}
            for number, seat in enumerate(seats, 1)
        ]  # fmt: skip
        return await self.post("/games", id=f"t{draw(8).hex()}", rules=rules, seats=asked, **more)

    async def add_entropy(self, game: str) -> None:
        """Commit, and reveal as soon as everybody has; whoever commits last lets the others reveal, too."""
        entropy = draw(16).hex()
        dice = await self.post(f"/games/{game}/commit", commitment=entropy_commitment(game, entropy))
        waiting = COMMITTED.setdefault(game, [])
        waiting.append((self, entropy))
        if dice["phase"] == "reveal":
            for player, given in COMMITTED.pop(game):
                await player.post(f"/games/{game}/entropy", entropy=given)

    @contextlib.asynccontextmanager
    async def live(self, game: str, since: int | None = None) -> AsyncIterator[LiveSocket]:
        query = "" if since is None else f"?since={since}"
        url = f"{self.url.replace('http', 'ws', 1)}/api/v1/games/{game}/live{query}"
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        async with connect(
            url,
            additional_headers=headers,
            compression=None,
            proxy=None,
            max_size=2**24,
            open_timeout=PATIENCE,
            local_addr=(self.address, 0) if self.address else None,
        ) as socket:
            yield LiveSocket(socket)

    async def close(self) -> None:
        await self.http.aclose()


@dataclass
class LiveSocket:
    """A live socket that reads message by message."""

    socket: ClientConnection

    async def next(self, *kinds: str, seconds: float = PATIENCE) -> Json:
        """The next message of one of the kinds."""
        deadline = time.monotonic() + seconds
        while True:
            text = await asyncio.wait_for(self.socket.recv(), deadline - time.monotonic())
            message: Json = json.loads(text)
            if not kinds or message["type"] in kinds:
                return message

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))


def choose(update: Json, rng: random.Random) -> str:
    """A person's move by the server's hints alone: stop when that brings something."""
    legal = update["actions"]["legal"]
    for option in legal:
        if option["brings"] and option["brings"]["kind"] != "bust" and rng.random() < 0.8:
            return str(option["action"]["text"])
    sound = [option for option in legal if not option["doomed"]] or legal
    return str(rng.choice(sound)["action"]["text"])


async def figure(url: str, name: str) -> int:
    """A figure that the server shows to Prometheus."""
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        found = re.search(rf"^{name} ([0-9.e+]+)$", (await http.get(f"{url}/metrics")).text, re.MULTILINE)
    assert found is not None, f"no {name}"
    return int(float(found[1]))
