"""Strangers who ask for what is dear, flat out, in a process and from addresses of their own.

    python -m server.floods KIND URL CONNECTIONS PACE GAME ADDRESS…

Each address has identities of its own and that many connections; PACE is the number of times a second that each
connection asks, 0 for as fast as it can. Says when it has begun, floods until its input ends, and prints how often the
strangers asked and how much came of it as JSON.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import socket
import sys
from collections import Counter
from dataclasses import dataclass, field

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from server.harness import AWAY, Json, Player, choose

COPIES = 400
"""Further games like the one that strangers read."""

IDENTITIES = 29
WARM_ASKS, WARM_SECONDS = 100, 20
"""It has begun once this much was asked for, or after that time."""


def copy_of(game: str, number: int) -> str:
    """The id of one of the further games."""
    return f"{game[:-4]}{number:04}"


@dataclass
class Flood:
    """What all strangers together do."""

    kind: str
    url: str
    connections: int
    pace: float
    game: str
    counts: Counter[str] = field(default_factory=Counter)

    async def rest(self) -> None:
        await asyncio.sleep(1 / self.pace if self.pace else 0)

    async def from_address(self, address: str) -> None:
        """Keep at it from one address until the time is over."""
        how = {
            "logs": self.read, "records": self.read, "opens": self.open_games, "slow": self.do_not_read, "pings": self.ping,
        }  # fmt: skip
        if self.kind == "commands":
            share = max(1, self.connections // IDENTITIES)
            work = [
                self.play(address) for _ in range(min(IDENTITIES, self.connections)) for _ in range(share)
            ]
        elif self.kind == "connects":
            work = [self.come_and_go(address) for _ in range(self.connections)]
        else:
            work = [how[self.kind](address) for _ in range(self.connections)]
        await asyncio.gather(*work)

    async def read(self, address: str) -> None:
        """Ask for the whole of a long game again and again."""
        transport = httpx.AsyncHTTPTransport(local_address=address)
        path = "log" if self.kind == "logs" else "record"
        async with httpx.AsyncClient(transport=transport, base_url=f"{self.url}/api/v1", timeout=60) as http:
            while True:
                with contextlib.suppress(*AWAY):
                    self.counts["asked"] += 1
                    answer = await http.get(f"/games/{self.game}/{path}")
                    self.counts[str(answer.status_code)] += 1
                await self.rest()

    async def open_games(self, address: str) -> None:
        """Ask for one long game after the other that nobody has looked at for a while."""
        transport = httpx.AsyncHTTPTransport(local_address=address)
        async with httpx.AsyncClient(transport=transport, base_url=f"{self.url}/api/v1", timeout=60) as http:
            while True:
                game = copy_of(self.game, random.randrange(COPIES))
                with contextlib.suppress(*AWAY):
                    self.counts["asked"] += 1
                    answer = await http.get(f"/games/{game}")
                    self.counts[str(answer.status_code)] += 1
                await self.rest()

    async def do_not_read(self, address: str) -> None:
        """Ask for the log of a very long game, and take nothing of it."""
        host, port = self.url.removeprefix("http://").split(":")
        while True:
            silent = socket.socket()
            silent.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            silent.setblocking(False)
            with silent, contextlib.suppress(*AWAY):
                silent.bind((address, 0))
                loop = asyncio.get_running_loop()
                await loop.sock_connect(silent, (host, int(port)))
                request = f"GET /api/v1/games/{self.game}/log HTTP/1.1\r\nHost: x\r\n\r\n"
                await loop.sock_sendall(silent, request.encode())
                self.counts["asked"] += 1
                while True:
                    await asyncio.sleep(0.2)
                    with contextlib.suppress(BlockingIOError):
                        if self.pace and not silent.recv(1):
                            break

    async def come_and_go(self, address: str) -> None:
        """Connect, ask for the shortest page there is, and go."""
        host, port = self.url.removeprefix("http://").split(":")
        while True:
            with contextlib.suppress(*AWAY):
                self.counts["asked"] += 1
                reader, writer = await asyncio.open_connection(host, int(port), local_addr=(address, 0))
                writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                self.counts["answered"] += bool(await reader.read())
                writer.close()
            await self.rest()

    async def ping(self, address: str) -> None:
        """Watch a game and ping."""
        live = f"{self.url.replace('http', 'ws', 1)}/api/v1/games/{self.game}/live"
        while True:
            try:
                opened = await connect(
                    live, compression=None, proxy=None, local_addr=(address, 0), close_timeout=1
                )
            except (OSError, InvalidHandshake, InvalidMessage, EOFError, TimeoutError):
                await self.rest()
                continue
            reading = asyncio.create_task(self._count(opened))
            number = 0
            with contextlib.suppress(ConnectionClosed, TimeoutError):
                while True:
                    number += 1
                    await opened.send(json.dumps({"type": "ping", "n": number}))
                    self.counts["asked"] += 1
                    await self.rest()
            opened.transport.abort()
            await reading

    async def _count(self, opened: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for _ in opened:
                self.counts["answered"] += 1

    async def play(self, address: str) -> None:
        """Play a game against oneself, as fast as the answers come."""
        rng = random.Random(address)
        while True:
            with contextlib.suppress(*AWAY, AssertionError):
                person = await Player.new(self.url, address)
                while True:
                    game = (await person.create(seats=("me", "me")))["game"]
                    await person.add_entropy(game)
                    async with person.live(game) as live:
                        update: Json = await live.next("update")
                        while update["actions"]:
                            await live.send(
                                type="command", id=f"h{update['version']}", version=update["version"],
                                seat=update["actions"]["seat"], action=choose(update, rng),
                            )  # fmt: skip
                            self.counts["asked"] += 1
                            self.counts["answered"] += bool((await live.next("answer"))["ok"])
                            update = await live.next("update")
                            await self.rest()


def main() -> None:
    """Flood a server."""
    # Strangers have machines of their own: where times are measured they must not take the processor from others.
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    kind, url, connections, pace, game, *addresses = sys.argv[1:]
    flood = Flood(kind, url, int(connections), float(pace), game)

    async def run() -> None:
        flooding = asyncio.gather(*(flood.from_address(address) for address in addresses))
        enough = min(WARM_ASKS, flood.connections * len(addresses))
        for _ in range(WARM_SECONDS * 20):  # identities and sockets come first
            if flood.counts["asked"] >= enough:
                break
            await asyncio.sleep(0.05)
        print("begun", flush=True)
        await asyncio.to_thread(sys.stdin.read)
        if flooding.done():
            flooding.result()  # tells what ended it
        print(json.dumps(flood.counts), flush=True)
        os._exit(0)  # without a goodbye, for which a busy server would take its time

    asyncio.run(run())


if __name__ == "__main__":
    main()
