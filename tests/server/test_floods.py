"""Floods: whatever strangers ask for, flat out, the others hardly notice, and memory stays bounded."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
import statistics
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psutil
import pytest

from pickomino.core.actions import ActionKind
from pickomino.core.engine import legal_actions
from pickomino.server.log.entries import Swapped, TookBack
from pickomino.server.play.edits import Edit
from pickomino.server.settings import wall_clock
from prove_report import proof
from server.crew import wait_until
from server.floods import COPIES, copy_of
from server.harness import Json, Player, ServerProcess, choose
from server.inside import FakeClock, inside
from server.load import Figures, close_all, open_game

TESTS = Path(__file__).parent.parent
LONG, ENDLESS = 1_500, 49_000
"""Entries of the games that strangers read, and of the one that they ask for and do not read."""

IN_MEMORY = Path("/dev") / "shm"
"""Where the databases are: the disk is not what is measured."""

OTHERS = 12
PUPILS = 200
MOST_MEMORY = 450
"""MB of all processes of the server together."""


async def prepare(database: Path, endless: int = ENDLESS) -> tuple[str, str]:
    """Store a listed game with a long log of moves, copies of it, and one with an endless log; returns two ids."""
    rng = random.Random(1)

    def dawdle(edit: Edit) -> None:
        """Play on, taking everything back as often as the rules allow."""
        while edit.draft.game.version < LONG and not edit.draft.game.has_ended:
            game = edit.draft.game
            if game.offered_undo is not None:
                edit.draft.add(TookBack(game.offered_undo.seat), "player")
                continue
            actions = legal_actions(game.state)
            asides = [action for action in actions if action.kind is ActionKind.SET_ASIDE]
            edit.draft.act(rng.choice(asides or actions), "player")

    def swap(edit: Edit) -> None:
        for _ in range(1000):
            edit.draft.add(Swapped(1, 2), "player")

    clock = FakeClock()
    clock.now = wall_clock()  # an older table would be given up
    async with inside(database, clock=clock) as server:
        ann = await server.person()
        played = await server.started(ann, "me", "me", "me", listed=True)
        await server.node.games.edit(played, dawdle)
        lobby = (await server.create(ann, "me", "open", listed=True))["game"]
        waiting = await server.node.games.get(lobby)
        for _ in range(endless // 1000):
            await server.node.games.edit(waiting, swap)
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        for number in range(COPIES):
            copy_game(connection, played.id, copy_of(played.id, number))
    return played.id, lobby


def copy_game(connection: sqlite3.Connection, game: str, copy: str) -> None:
    """Store a game once more under another id."""
    for table, column in (("games", "id"), ("seats", "game_id"), ("entries", "game_id")):
        names = [str(row[1]) for row in connection.execute(f"PRAGMA table_info({table})")]
        values = ["?" if name == column else name for name in names]
        connection.execute(
            f"INSERT INTO {table} SELECT {', '.join(values)} FROM {table} WHERE {column} = ?", (copy, game)
        )


async def play_on(person: Player, times: list[float], stop: asyncio.Event) -> None:
    """Play games against oneself, and note how long each command takes."""
    rng = random.Random(person.address)
    while not stop.is_set():
        game = (await person.create(seats=("me", "me")))["game"]
        await person.add_entropy(game)
        async with person.live(game) as socket:
            update: Json = await socket.next("update")
            while not stop.is_set() and update["actions"]:
                await asyncio.sleep(rng.uniform(0.04, 0.12))
                started = time.perf_counter()
                await socket.send(
                    type="command", id=f"h{update['version']}", version=update["version"],
                    seat=update["actions"]["seat"], action=choose(update, rng),
                )  # fmt: skip
                assert (await socket.next("answer"))["ok"]
                times.append(time.perf_counter() - started)
                update = await socket.next("update")


def p99(times: list[float]) -> float:
    return 1000 * sorted(times)[int(0.99 * (len(times) - 1))]


@asynccontextmanager
async def flood(
    kind: str, url: str, connections: int, pace: float, game: str, addresses: int, asked: Counter[str]
) -> AsyncIterator[None]:
    """Let strangers flood the server in a process of their own, and count what they asked for and got."""
    command = [sys.executable, "-m", "server.floods", kind, url, str(connections), str(pace), game]
    command += [f"127.0.7.{number}" for number in range(1, addresses + 1)]
    process = await asyncio.create_subprocess_exec(
        *command, cwd=TESTS, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    assert await process.stdout.readline() == b"begun\n"
    yield
    out, _ = await process.communicate(b"")
    assert process.returncode == 0
    asked.update(json.loads(out))


def memory(pid: int) -> float:
    """Of the server and all of its processes, in MB."""
    process = psutil.Process(pid)
    return sum(each.memory_info().rss for each in (process, *process.children(recursive=True))) / 2**20


@dataclass
class Measured:
    """What others noticed of a flood, round by round."""

    alone: list[float] = field(default_factory=list)
    among: list[float] = field(default_factory=list)
    asked: Counter[str] = field(default_factory=Counter)
    memory: float = 0.0

    @property
    def ratio(self) -> float:
        """How many times longer the slowest of a hundred commands took, in the median of the rounds."""
        return statistics.median(
            during / without for without, during in zip(self.alone, self.among, strict=True)
        )

    def __str__(self) -> str:
        times = f"{statistics.median(self.alone):.1f} → {statistics.median(self.among):.1f} ms"
        return f"{times}, {self.ratio:.2f} times; asked {self.asked['asked']:,} times; {self.memory:.0f} MB"


class Others:
    """People who play meanwhile, each from an address of their own unless told otherwise."""

    def __init__(self, server: ServerProcess, address: str | None = None) -> None:
        self._server = server
        self._address = address
        self._stop = asyncio.Event()
        self.times: list[float] = []

    async def __aenter__(self) -> Others:
        numbers = range(1, OTHERS + 1)
        self._people = [await Player.new(self._server.url, self._address or f"127.0.8.{n}") for n in numbers]
        playing = (play_on(person, self.times, self._stop) for person in self._people)
        self._playing = asyncio.gather(*playing)
        await wait_until(lambda: len(self.times) > 5 * OTHERS or self._playing.done())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._stop.set()
        await self._playing
        for person in self._people:
            await person.close()

    async def p99(self, seconds: float) -> float:
        """Of the commands in the seconds to come."""
        self.times.clear()
        await asyncio.sleep(seconds)
        return p99(self.times)

    async def measure(
        self, kind: str, connections: int, pace: float, game: str, addresses: int, rounds: int, seconds: float
    ) -> Measured:
        """Their times by turns without and during a flood."""
        assert self._server.process is not None
        found = Measured()
        for _ in range(rounds):
            found.alone.append(await self.p99(seconds))
            async with flood(kind, self._server.url, connections, pace, game, addresses, found.asked):
                found.among.append(await self.p99(seconds))
                found.memory = max(found.memory, memory(self._server.process.pid))
        return found


CASES = [
    # Within what an address was once allowed, and flat out; from one address and from twenty.
    (kind, addresses, *asks)
    for kind, within, flat_out, from_many in (
        ("logs", (8, 3), (30, 0), (4, 0)),
        ("records", (8, 3), (30, 0), (4, 0)),
        ("pings", (190, 20), (190, 0), (20, 0)),
        ("commands", (29, 20), (29, 0), (5, 0)),
        ("connects", (5, 2), (40, 0), (4, 0)),
        ("slow", (40, 0), (190, 0), (20, 0)),
        ("opens", (8, 3), (40, 0), (4, 0)),
    )
    for addresses, asks in ((1, within), (1, flat_out), (20, from_many))
]


async def flood_all(database: Path, cases: list[Any], rounds: int, seconds: float) -> dict[str, Measured]:
    long, endless = await prepare(database)
    found = {}
    with ServerProcess(database, options=("--rate-factor", "1")) as server:
        async with Others(server) as others:
            for kind, addresses, connections, pace in cases:
                how = f"{pace} times a second" if pace else "flat out"
                where = "1 address" if addresses == 1 else f"{addresses} addresses"
                game = endless if kind == "slow" else long
                name = f"{kind}, {where}, {connections} connections each, {how}"
                found[name] = await others.measure(kind, connections, pace, game, addresses, rounds, seconds)
                print(f"{name}: {found[name]}", flush=True)
    return found


@pytest.mark.prove
@pytest.mark.alone
async def test_floods_cost_the_others_little() -> None:
    with (
        proof("Strangers: floods", document="reliability.md") as figures,
        TemporaryDirectory(dir=IN_MEMORY) as folder,
    ):
        found = await flood_all(Path(folder) / "games.db", CASES, rounds=7, seconds=2.5)
        figures.update({f"others' p99: {name}": str(each) for name, each in found.items()})
        assert max(each.memory for each in found.values()) < MOST_MEMORY
        assert [name for name, each in found.items() if each.ratio > 2] == []


async def school(url: str, seconds: float, *, behind_one: bool) -> Figures:
    """Two hundred people come at once, sit down by twos and play at a brisk pace."""
    numbers = range(PUPILS)
    where = ["127.0.9.1" if behind_one else f"127.0.{10 + n // 200}.{1 + n % 200}" for n in numbers]
    people = await asyncio.gather(*(Player.new(url, address) for address in where))
    for path in ("/server", "/games", "/games/mine"):
        await asyncio.gather(*(person.get(path) for person in people))
    pairs = zip(people[::2], people[1::2], strict=True)
    games = await asyncio.gather(*(open_game(url, ann, bob, [], n) for n, (ann, bob) in enumerate(pairs)))
    figures = Figures(len(games), 2 * len(games), seconds)
    readers = [asyncio.create_task(game.read(index, figures)) for game in games for index in range(2)]
    until = time.monotonic() + seconds
    await asyncio.gather(*(game.play(1.5, until, figures) for game in games))
    await wait_until(lambda: not any(game.sent for game in games))
    await close_all(people, games, readers, figures)
    return figures


async def two_schools(database: Path, rounds: int, seconds: float) -> dict[str, object]:
    one, apart = list[float](), list[float]()
    errors: list[str] = []
    with ServerProcess(database, options=("--rate-factor", "1")) as server:
        for _ in range(rounds):
            for behind_one, times in ((False, apart), (True, one)):
                found = await school(server.url, seconds, behind_one=behind_one)
                times.append(found.quantile(0.99))
                errors += found.errors
    return {
        "people": PUPILS,
        "p99 from an address each, ms": statistics.median(apart),
        "p99 behind one address, ms": statistics.median(one),
        "refused": len(errors),
    }


@pytest.mark.prove
@pytest.mark.alone
async def test_two_hundred_people_behind_one_address() -> None:
    with (
        proof("Strangers: a school", document="reliability.md") as figures,
        TemporaryDirectory(dir=IN_MEMORY) as folder,
    ):
        found: dict[str, Any] = await two_schools(Path(folder) / "games.db", rounds=5, seconds=10)
        figures.update(found)
        assert found["refused"] == 0
        assert found["p99 behind one address, ms"] <= 1.5 * found["p99 from an address each, ms"]


def main() -> None:
    """`python -m server.test_floods ROUNDS SECONDS [KIND…]`: print figures of some floods, or of `school`."""
    rounds, seconds, *kinds = sys.argv[1:]
    with TemporaryDirectory(dir=IN_MEMORY) as folder:
        database = Path(folder) / "games.db"
        if kinds == ["school"]:
            print(asyncio.run(two_schools(database, int(rounds), float(seconds))))
        else:
            cases = [case for case in CASES if case[0] in kinds or not kinds]
            asyncio.run(flood_all(database, cases, int(rounds), float(seconds)))


if __name__ == "__main__":
    main()
