"""Strangers who send what no honest client does, as fast as they can, in a process and from addresses of their own.

    python -m server.strangers URL GAME FRAMES SECONDS ADDRESS…

sends at least a given number of frames for at least a given time, and prints how many went out and on how many sockets. Each address has an identity of its own and several sockets
at a time; whatever the server closes is opened again at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import string
import sys
import time
from dataclasses import dataclass
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from server.harness import Json

AT_A_TIME = 3
"""Sockets that each address keeps open."""

GOOD: tuple[Json, ...] = (
    {"type": "command", "id": "x1", "version": 3, "seat": 1, "action": "roll"},
    {"type": "takeback", "id": "x2", "version": 3, "seat": 1},
    {"type": "emote", "seat": 1, "emote": "clap"},
    {"type": "commit", "commitment": "00" * 32},
    {"type": "entropy", "entropy": "00" * 16},
    {"type": "ping", "n": 1},
)
NASTY: tuple[Any, ...] = (
    None, True, -1, 0, 2**31, 2**63, 1e308, "", "roll\x00", "é" * 300, [], {}, [[]] * 50, {"$ne": 1},
    "' OR 1=1 --", "<script>alert(1)</script>", "../../etc/passwd", "NaN", "\ud800",
)  # fmt: skip


def bad_frame(rng: random.Random) -> str | bytes:
    """A frame that no honest client sends."""
    good = dict(rng.choice(GOOD))
    kind = rng.randrange(8)
    if kind == 0:
        return rng.randbytes(rng.randrange(0, 300))
    if kind == 1:
        return "".join(rng.choices(string.printable, k=rng.randrange(0, 300)))
    if kind == 2:
        text = json.dumps(good)
        return text[: rng.randrange(len(text))]
    if kind == 3:
        return "[" * rng.randrange(1, 1500)
    if kind == 4:
        return json.dumps(
            {**good, rng.choice(string.ascii_letters) * rng.randrange(1, 40): rng.choice(NASTY)}
        )
    if kind == 5:
        good.pop(rng.choice(list(good)))
        return json.dumps(good)
    if kind == 6:
        good[rng.choice(list(good))] = rng.choice(NASTY)
        return json.dumps(good)
    return json.dumps(good)  # well-formed, but not the sender's to say


@dataclass
class Flood:
    """What all strangers together have sent, and what is still to be sent."""

    url: str
    game: str
    frames: int
    until: float
    """By `time.monotonic()`."""
    sent: int = 0
    sockets: int = 0
    refused: int = 0

    @property
    def is_over(self) -> bool:
        """Whether enough has been sent for long enough."""
        return self.sent >= self.frames and time.monotonic() >= self.until

    async def from_address(self, address: str, seed: int) -> None:
        """Send from one address until all together have sent enough."""
        transport = httpx.AsyncHTTPTransport(local_address=address)
        async with httpx.AsyncClient(transport=transport, base_url=f"{self.url}/api/v1") as http:
            token = (await http.post("/identity", json={"token": True})).json()["token"]
        await asyncio.gather(
            *(self._flat_out(address, token, random.Random(10 * seed + n)) for n in range(AT_A_TIME))
        )

    async def _flat_out(self, address: str, token: str, rng: random.Random) -> None:
        live = f"{self.url.replace('http', 'ws', 1)}/api/v1/games/{self.game}/live"
        while not self.is_over:
            try:
                socket = await connect(
                    live, additional_headers={"authorization": f"Bearer {token}"}, compression=None, proxy=None,
                    max_size=2**24, local_addr=(address, 0), close_timeout=2,
                )  # fmt: skip
            except (OSError, InvalidHandshake, InvalidMessage, EOFError):
                self.refused += 1
                continue
            self.sockets += 1
            reading = asyncio.create_task(_drain(socket))
            with contextlib.suppress(ConnectionClosed):
                while not self.is_over:
                    frame = "x" * rng.randrange(4097, 60_000) if rng.random() < 0.005 else bad_frame(rng)
                    await socket.send(frame)
                    self.sent += 1
                    if rng.random() < 0.02:
                        await asyncio.sleep(0)
            await socket.close()
            await reading


async def _drain(socket: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed):
        async for _ in socket:
            pass


def main() -> None:
    """Flood a server; prints what was sent as JSON."""
    priority, url, game, frames, seconds, *addresses = sys.argv[1:]
    if priority == "idle":
        # Strangers have machines of their own: where times are measured they must not take the processor from others.
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    flood = Flood(url, game, int(frames), time.monotonic() + float(seconds))

    async def run() -> None:
        await asyncio.gather(*(flood.from_address(address, seed) for seed, address in enumerate(addresses)))

    asyncio.run(run())
    print(json.dumps({"sent": flood.sent, "sockets": flood.sockets, "refused": flood.refused}))


if __name__ == "__main__":
    main()
