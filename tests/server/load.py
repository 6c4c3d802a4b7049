"""Load: many games with players and spectators on live sockets, and how long their commands take."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import random
import statistics
import sys
import time
from dataclasses import dataclass, field
from typing import Any

import psutil
from websockets.asyncio.client import ClientConnection, connect

from server.harness import PATIENCE, Player, choose


@dataclass
class Figures:
    """What was measured."""

    games: int
    sockets: int
    seconds: float
    commands: int = 0
    errors: list[str] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)
    delivered: int = 0
    updates: int = 0
    memory_after_minute: float = 0
    memory_at_end: float = 0
    cpu_seconds: float = 0
    acknowledged: int = 0

    @property
    def cpu_per_command(self) -> float:
        """Milliseconds of the server process for each acknowledged command."""
        return 1000 * self.cpu_seconds / max(1, self.acknowledged)

    def quantile(self, q: float) -> float:
        """A quantile of the time from command to acknowledgement, in milliseconds."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(q * len(ordered)))] if ordered else 0.0

    def table(self) -> dict[str, object]:
        """Everything, by name."""
        return {
            "games": self.games,
            "sockets": self.sockets,
            "seconds": self.seconds,
            "commands": self.commands,
            "commands a second": self.commands / self.seconds,
            "messages delivered a second": self.delivered / self.seconds,
            "errors": len(self.errors),
            "command to acknowledgement, mean ms": 1000 * statistics.fmean(self.latencies or [0]),
            "p50 ms": self.quantile(0.5),
            "p99 ms": self.quantile(0.99),
            "p99.9 ms": self.quantile(0.999),
            "slowest ms": self.quantile(1),
            "server memory after the first minute, MB": self.memory_after_minute,
            "server memory at the end, MB": self.memory_at_end,
            "server CPU, % of one core": 100 * self.cpu_seconds / self.seconds,
            "server CPU for each command, ms": self.cpu_per_command,
        }

    def text(self) -> str:
        return ", ".join(
            f"{name} {value:.4g}" for name, value in self.table().items() if isinstance(value, int | float)
        )


@dataclass(eq=False)
class LoadedGame:
    """One game of the load: two players, the rest of the sockets watch."""

    id: str
    sockets: list[ClientConnection]
    rng: random.Random
    latest: str | bytes = ""
    sent: dict[str, float] = field(default_factory=dict)
    acknowledged: int = 0
    """The version after the last command."""

    async def read(self, index: int, figures: Figures) -> None:
        async for text in self.sockets[index]:
            figures.delivered += 1
            is_update = text[:20].find('"update"' if isinstance(text, str) else b'"update"') >= 0  # type: ignore[arg-type]
            figures.updates += is_update
            if index < 2 and text[:30].find('"answer"' if isinstance(text, str) else b'"answer"') >= 0:  # type: ignore[arg-type]
                answer: dict[str, Any] = json.loads(text)
                started = self.sent.pop(answer["id"], None)
                if started is not None:
                    figures.latencies.append(time.perf_counter() - started)
                self.acknowledged = answer["version"]
                if answer["ok"]:
                    figures.acknowledged += 1
                else:
                    figures.errors.append(str(answer["error"]))
            elif index == 0 and is_update:
                self.latest = text

    async def act(self, number: int, figures: Figures) -> bool:
        """Send a command, unless the game is over or the last one is still under way."""
        update = json.loads(self.latest)
        if update["actions"] is None or self.sent or update["version"] < self.acknowledged:
            return False
        for option in update["actions"]["legal"]:
            if isinstance(
                option["action"], str
            ):  # as earlier versions sent it, which this one is compared with
                option["action"] = {"text": option["action"]}
        seat = update["actions"]["seat"]
        command_id = f"c{number}"
        frame = json.dumps(
            {
                "type": "command", "id": command_id, "version": update["version"], "seat": seat,
                "action": choose(update, self.rng),
            }
        )  # fmt: skip
        self.sent[command_id] = time.perf_counter()
        figures.commands += 1
        await self.sockets[seat - 1].send(frame)
        return True

    async def play_commands(self, first: int, count: int, interval: float, figures: Figures) -> None:
        """Send that many commands, each after the answer to the one before, and wait for the last answer."""
        await asyncio.sleep(self.rng.random() * interval)
        number = 0
        while number < count or self.sent:
            if json.loads(self.latest or "{}").get("outcome"):
                raise RuntimeError("a game is over before all of its commands were sent")
            if number < count and await self.act(first + number, figures):
                number += 1
            await asyncio.sleep(interval)

    async def play(self, interval: float, until: float, figures: Figures) -> None:
        await asyncio.sleep(self.rng.random() * interval)
        number = 0
        due = time.monotonic()
        while time.monotonic() < until:
            number += 1
            await self.act(number, figures)
            due += interval
            await asyncio.sleep(max(0, due - time.monotonic()))


async def open_game(url: str, ann: Player, bob: Player, watchers: list[Player], seed: int) -> LoadedGame:
    joined = await ann.create("classic", ("me", "open"), listed=True)
    game = joined["game"]
    await bob.post(f"/games/{game}/join", name="Bob")
    for player in (ann, bob):  # refused if the machine is so busy that the game has begun without it
        with contextlib.suppress(AssertionError):
            await player.add_entropy(game)
    live = f"{url.replace('http', 'ws', 1)}/api/v1/games/{game}/live"
    sockets = [
        await connect(
            live, additional_headers={"authorization": f"Bearer {player.token}"}, compression=None, proxy=None,
            max_size=2**24, open_timeout=PATIENCE, ping_interval=25,
            local_addr=(player.address, 0) if player.address else None,
        )
        for player in (ann, bob, *watchers)
    ]  # fmt: skip
    return LoadedGame(game, sockets, random.Random(seed))


async def _open_games(url: str, games: int, per_game: int) -> tuple[list[Player], list[LoadedGame]]:
    """Forty players, and games between them with that many sockets each."""
    players = [await Player.new(url) for _ in range(40)]
    opened: list[LoadedGame] = []
    for start in range(0, games, 20):
        opened += await asyncio.gather(
            *(
                open_game(
                    url,
                    players[n % 40],
                    players[(n + 1) % 40],
                    [players[(n + 2 + k) % 40] for k in range(per_game - 2)],
                    n,
                )
                for n in range(start, min(games, start + 20))
            )
        )
    return players, opened


def cpu_seconds(pid: int) -> float:
    """What a process has used so far, to the nanosecond; the usual counters go by ticks of ten milliseconds."""
    return time.clock_gettime((~pid << 3) | 2)  # the CPU clock of a process, as Linux numbers it


async def run_load(
    url: str, pid: int, *, games: int, sockets: int, seconds: float, interval: float = 3, warm: float = 5
) -> Figures:
    """Play many games at once and measure."""
    per_game = sockets // games
    players, opened = await _open_games(url, games, per_game)
    process = psutil.Process(pid)
    warming = Figures(games, games * per_game, warm)
    figures = Figures(games, games * per_game, seconds)
    current = warming

    class Both:
        """Readers write into whichever figures are being taken."""

        def __getattr__(self, name: str) -> Any:
            return getattr(current, name)

        def __setattr__(self, name: str, value: Any) -> None:
            setattr(current, name, value)

    both: Any = Both()
    readers = [
        asyncio.create_task(game.read(index, both)) for game in opened for index in range(len(game.sockets))
    ]
    gc.disable()  # the generator's own pauses would be counted as the server's
    started = time.monotonic()
    playing = [asyncio.create_task(game.play(interval, started + warm + seconds, both)) for game in opened]
    await asyncio.sleep(warm)
    current = figures
    before = cpu_seconds(pid)
    minute = min(60.0, seconds / 5)
    await asyncio.sleep(minute)
    figures.memory_after_minute = process.memory_info().rss / 2**20
    await asyncio.gather(*playing)
    for _ in range(600):  # what is under way at the end belongs to it
        if not any(game.sent for game in opened):
            break
        await asyncio.sleep(0.1)
    figures.cpu_seconds = cpu_seconds(pid) - before
    figures.memory_at_end = process.memory_info().rss / 2**20
    figures.errors += [f"no answer to {command}" for game in opened for command in game.sent]
    figures.errors += warming.errors
    gc.enable()
    await close_all(players, opened, readers, figures)
    return figures


async def close_all(
    players: list[Player], opened: list[LoadedGame], readers: list[asyncio.Task[None]], figures: Figures
) -> None:
    for reader in readers:
        if reader.done() and not reader.cancelled() and reader.exception() is not None:
            figures.errors.append(repr(reader.exception()))
        reader.cancel()
    await asyncio.gather(*readers, return_exceptions=True)
    await asyncio.gather(
        *(socket.close() for game in opened for socket in game.sockets), return_exceptions=True
    )
    for player in players:
        await player.close()


class CommandLoad:
    """Games whose players send the same number of commands in every round, so that rounds can be compared."""

    def __init__(self, url: str, pid: int) -> None:
        self._url = url
        self._pid = pid
        self._sent = 0
        self._total = Figures(0, 0, 0)

    async def open(self, games: int, per_game: int) -> None:
        """Open the games, with that many sockets each."""
        self._players, self._games = await _open_games(self._url, games, per_game)
        self._readers = [
            asyncio.create_task(game.read(index, self._total))
            for game in self._games
            for index in range(per_game)
        ]
        self._per_game = per_game

    async def play(self, commands: int, interval: float) -> Figures:
        """Send that many commands in each game; returns when every answer and every update of them has come."""
        total = self._total
        done, updates, before, started = total.acknowledged, total.updates, self._cpu(), time.monotonic()
        timed = len(total.latencies)
        await asyncio.gather(
            *(game.play_commands(self._sent, commands, interval, total) for game in self._games)
        )
        self._sent += commands
        figures = Figures(len(self._games), len(self._readers), time.monotonic() - started)
        figures.acknowledged = total.acknowledged - done
        deadline = time.monotonic() + PATIENCE
        due = updates + self._per_game * figures.acknowledged
        while total.updates < due and time.monotonic() < deadline:  # noqa: ASYNC110  # readers only count
            await asyncio.sleep(0.01)
        figures.cpu_seconds = self._cpu() - before
        figures.updates = total.updates - updates
        figures.latencies = total.latencies[timed:]
        figures.errors = list(total.errors)
        return figures

    def _cpu(self) -> float:
        return cpu_seconds(self._pid)

    async def close(self) -> None:
        await close_all(self._players, self._games, self._readers, self._total)


def raise_file_limit() -> None:
    """Four thousand sockets need as many file descriptors on either side."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 20_000 if hard == resource.RLIM_INFINITY else min(20_000, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def main() -> None:
    """`load.py GAMES SECONDS [INTERVAL]`: print the figures of one run against a server of its own."""
    from tempfile import TemporaryDirectory

    from server.harness import ServerProcess

    raise_file_limit()
    games, seconds, interval = int(sys.argv[1]), float(sys.argv[2]), float((*sys.argv, "3")[3])
    with TemporaryDirectory() as folder, ServerProcess(f"{folder}/games.db") as server:
        assert server.process is not None
        found = run_load(
            server.url, server.process.pid, games=games, sockets=4 * games, seconds=seconds, interval=interval
        )
        print(asyncio.run(found).text())


if __name__ == "__main__":
    main()
