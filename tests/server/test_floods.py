"""Floods: whatever strangers ask for, flat out, the others hardly notice, and memory stays bounded."""

from __future__ import annotations

import asyncio
import json
import random
import statistics
import sys
import time
from pathlib import Path
from typing import Any

import psutil

from pickomino.core.actions import ActionKind
from pickomino.core.engine import legal_actions
from pickomino.server.log.entries import Swapped, TookBack
from pickomino.server.play.edits import Edit
from pickomino.server.settings import wall_clock
from server.crew import wait_until
from server.harness import Json, Player, ServerProcess, choose
from server.inside import FakeClock, inside

TESTS = Path(__file__).parent.parent
LONG, ENDLESS = 1_500, 49_000
"""Entries of the games that strangers read, and of the one that they ask for and do not read."""

OTHERS = 12
"""People who play meanwhile, each from an address of their own."""


async def prepare(database: Path, endless: int = ENDLESS) -> tuple[str, str]:
    """Store a listed game with a long log of moves, and one with an endless log; returns their ids."""
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
        return played.id, lobby


async def play_on(person: Player, times: list[float], stop: asyncio.Event, pause: float) -> None:
    """Play games against oneself, and note how long each command takes."""
    rng = random.Random(person.address)
    while not stop.is_set():
        game = (await person.create(seats=("me", "me")))["game"]
        await person.add_entropy(game)
        async with person.live(game) as socket:
            update: Json = await socket.next("update")
            while not stop.is_set() and update["actions"]:
                await asyncio.sleep(rng.uniform(0.5, 1.5) * pause)
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


async def flood(
    kind: str, url: str, seconds: float, connections: int, pace: float, games: str, addresses: int
) -> Json:
    """Let strangers flood the server in a process of their own; returns what they asked for and got."""
    command = [
        sys.executable,
        "-m",
        "server.floods",
        kind,
        url,
        *map(str, (seconds, connections, pace)),
        games,
    ]
    command += [f"127.0.7.{number}" for number in range(1, addresses + 1)]
    process = await asyncio.create_subprocess_exec(*command, cwd=TESTS, stdout=asyncio.subprocess.PIPE)
    out, _ = await process.communicate()
    assert process.returncode == 0
    found: Json = json.loads(out)
    return found


def memory(pid: int) -> float:
    """Of the server and all of its processes, in MB."""
    process = psutil.Process(pid)
    return sum(each.memory_info().rss for each in (process, *process.children(recursive=True))) / 2**20


async def measure(
    server: ServerProcess, long: str, endless: str, kind: str, *, addresses: int, rounds: int, seconds: float,
    connections: int, pace: float, people: list[Player],
) -> dict[str, Any]:  # fmt: skip
    """Others' times by turns without and during a flood."""
    assert server.process is not None
    ratios, alone, among, asked, most = [], [], [], 0, 0.0
    stop = asyncio.Event()
    times: list[float] = []
    playing = asyncio.gather(*(play_on(person, times, stop, 0.08) for person in people))
    await wait_until(lambda: len(times) > 5 * len(people) or playing.done())
    for _ in range(rounds):
        times.clear()
        await asyncio.sleep(seconds)
        alone.append(p99(times))
        flooding = asyncio.create_task(
            flood(
                kind,
                server.url,
                seconds + 2,
                connections,
                pace,
                endless if kind == "slow" else long,
                addresses,
            )
        )
        await asyncio.sleep(1.5)  # until the process has started
        times.clear()
        await asyncio.sleep(seconds)
        among.append(p99(times))
        most = max(most, memory(server.process.pid))
        found = await flooding
        asked += found.get("asked", 0)
        ratios.append(among[-1] / alone[-1])
    stop.set()
    await playing
    return {
        "alone": statistics.median(alone), "among": statistics.median(among), "ratio": statistics.median(ratios),
        "asked": asked, "got": found, "memory": most,
    }  # fmt: skip


async def main() -> None:
    """`python -m server.test_floods KIND ADDRESSES ROUNDS SECONDS CONNECTIONS PACE FOLDER [HONEST]`"""
    kind, addresses, rounds, seconds, connections, pace, folder, *same = sys.argv[1:]
    database = Path(folder) / f"flood-{time.time_ns()}.db"
    long, endless = await prepare(database, ENDLESS if kind == "slow" else 0)
    with ServerProcess(database, options=("--rate-factor", "1")) as server:
        people = [
            await Player.new(server.url, "127.0.0.1" if same else f"127.0.8.{n}")
            for n in range(1, OTHERS + 1)
        ]
        found = await measure(
            server, long, endless, kind, addresses=int(addresses), rounds=int(rounds), seconds=float(seconds),
            connections=int(connections), pace=float(pace), people=people,
        )  # fmt: skip
        for person in people:
            await person.close()
    print(kind, addresses, found)


if __name__ == "__main__":
    asyncio.run(main())
