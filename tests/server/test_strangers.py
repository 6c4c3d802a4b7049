"""Strangers: malformed, forbidden and endless input; the server stays up, small and quick for the others."""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
import warnings
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import psutil
import pytest

from prove_counts import LENGTH, count
from prove_report import proof
from server.crew import wait_until
from server.harness import PATIENCE, Player, ServerProcess, choose, figure

T = TypeVar("T")
TESTS = Path(__file__).parent.parent

# --- frames --------------------------------------------------------------------------------------

ENOUGH = 50
"""Commands to measure at least."""


async def honest(person: Player, game: str, stop: asyncio.Event, times: list[float]) -> None:
    """Play on, and note how long each command takes."""
    rng = random.Random(1)
    async with person.live(game) as socket:
        update = await socket.next("update")
        while not stop.is_set() and update["actions"]:
            started = time.perf_counter()
            await socket.send(
                type="command", id=f"h{update['version']}", version=update["version"],
                seat=update["actions"]["seat"], action=choose(update, rng),
            )  # fmt: skip
            assert (await socket.next("answer"))["ok"]
            times.append(time.perf_counter() - started)
            update = await socket.next("update")
            await asyncio.sleep(0.08)  # well within what a player may send


def p99(times: list[float]) -> float:
    return sorted(times)[int(0.99 * (len(times) - 1))]


async def strangers(
    priority: str, url: str, game: str, frames: int, seconds: float, addresses: int
) -> dict[str, int]:
    """Let strangers flood a game from several addresses, in a process of their own; returns what they sent."""
    command = [sys.executable, "-m", "server.strangers", priority, url, game, str(frames), str(seconds)]
    command += [f"127.0.7.{number}" for number in range(1, addresses + 1)]
    process = await asyncio.create_subprocess_exec(*command, cwd=TESTS, stdout=asyncio.subprocess.PIPE)
    out, _ = await process.communicate()
    assert process.returncode == 0
    found: dict[str, int] = json.loads(out)
    return found


async def flooded(
    folder: Path, *, frames: int, seconds: float, rounds: int, addresses: int, priority: str = "usual"
) -> dict[str, object]:
    """Measure honest players by turns alone and under a flood, with the limits that a server has by default.

    By turns, since the same commands take longer at one time than at another on a machine that is not ours alone.
    """
    with ServerProcess(folder / "games.db", options=("--rate-factor", "1")) as server:
        assert server.process is not None
        process = psutil.Process(server.process.pid)
        people = [await Player.new(server.url) for _ in range(12)]
        public = (await people[0].create(seats=("me", "me"), listed=True))["game"]
        await people[0].add_entropy(public)

        async def play_on(person: Player, times: list[float], stop: asyncio.Event) -> None:
            while not stop.is_set():
                game = (await person.create(seats=("me", "me")))["game"]
                await person.add_entropy(game)
                await honest(person, game, stop, times)

        async def play_during(task: Coroutine[Any, Any, T]) -> tuple[T, list[float]]:
            times: list[float] = []
            stop = asyncio.Event()
            playing = asyncio.gather(*(play_on(person, times, stop) for person in people))
            found = await task
            await wait_until(lambda: len(times) >= ENOUGH or playing.done())
            stop.set()
            await playing
            return found, times

        # A first wave fills caches and pools; what is asked is whether memory grows from there on.
        await strangers(priority, server.url, public, frames // 20, seconds / 10, addresses)
        memory_before = process.memory_info().rss
        read = -await figure(server.url, "pickomino_frames_total")
        alone, among, sent = list[float](), list[float](), Counter[str]()
        for _ in range(rounds):
            _, times = await play_during(asyncio.sleep(seconds))
            alone += times
            found, times = await play_during(
                strangers(priority, server.url, public, frames // rounds, seconds, addresses)
            )
            among += times
            sent.update(found)
        read += await figure(server.url, "pickomino_frames_total") - len(alone) - len(among)
        refused = await figure(server.url, "pickomino_connections_refused_total")
        memory_after = process.memory_info().rss
        assert (await people[0].http.get("/server")).status_code == 200
        for person in people:
            await person.close()
    return {
        "malformed or forbidden frames": sent["sent"],
        "of them read before the socket was cut off": read,
        "addresses they came from": addresses,
        "sockets they came on": sent["sockets"],
        "connections refused at the door": refused,
        "others' p99 without, ms": 1000 * p99(alone),
        "others' p99 during, ms": 1000 * p99(among),
        "others' commands without": len(alone),
        "others' commands during": len(among),
        "memory before, MB": memory_before / 2**20,
        "memory after, MB": memory_after / 2**20,
    }


async def test_bad_frames_do_no_harm(tmp_path: Path) -> None:
    figures = await flooded(tmp_path, frames=1500, seconds=1, rounds=1, addresses=2)
    before, after = figures["memory before, MB"], figures["memory after, MB"]
    assert isinstance(before, float)
    assert isinstance(after, float)
    assert after < 1.3 * before


@pytest.mark.prove
@pytest.mark.alone
@pytest.mark.large
async def test_bad_frames_by_the_hundred_thousand(tmp_path: Path) -> None:
    with proof("Strangers: frames", document="reliability.md") as figures:
        found: dict[str, Any] = await flooded(
            tmp_path,
            frames=count(100_000, long=1_000_000, tiny=500),
            seconds=count(15, long=15, tiny=1),
            rounds=4,
            addresses=3,
            priority="idle",
        )
        figures.update(found)
        if LENGTH != "tiny":
            assert found["memory after, MB"] <= 1.2 * found["memory before, MB"]
            assert found["others' p99 during, ms"] <= 2 * found["others' p99 without, ms"]


# --- calls ---------------------------------------------------------------------------------------


def call_everything(url: str, token: str, game: str, cases: int) -> dict[str, object]:
    """Schemathesis makes cases for every call of the API, valid and not."""
    import hypothesis
    import schemathesis
    from schemathesis.core.result import Ok

    schema = schemathesis.openapi.from_url(f"{url}/api/v1/openapi.json")
    statuses: dict[int, int] = {}
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    share = cases // len(operations) + 1
    made = 0
    for operation in operations:
        if operation.label in ("GET /api/v1/games/{game_id}/stream", "DELETE /api/v1/identity"):
            continue  # one never ends, the other would end the rest: both are in the table of roles

        @hypothesis.given(case=operation.as_strategy(), ours=hypothesis.strategies.booleans())
        @hypothesis.settings(
            max_examples=share,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=list(hypothesis.HealthCheck),
            phases=[hypothesis.Phase.generate],
        )
        def one(case: Any, ours: bool) -> None:
            nonlocal made
            made += 1
            if ours and "game_id" in (case.path_parameters or {}):
                case.path_parameters["game_id"] = game
            response = case.call(headers={"authorization": f"Bearer {token}"}, timeout=PATIENCE)
            statuses[response.status_code] = statuses.get(response.status_code, 0) + 1
            assert response.status_code < 500, f"{case.method} {case.path}: {response.text}"
            if response.status_code >= 400:
                assert set(response.json()["error"]) == {"code", "params"}

        one()
    while made < cases:  # operations with few distinct cases leave some over
        one()
    return {
        "Schemathesis cases": made,
        **{f"answered {status}": statuses[status] for status in sorted(statuses)},
    }


def schemathesis_cases(folder: Path, cases: int) -> dict[str, object]:
    with ServerProcess(folder / "games.db") as server:
        token, game = asyncio.run(_prepare(server.url))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            figures = call_everything(server.url, token, game, cases)
        assert server.process is not None
        assert server.process.poll() is None
    return figures


async def _prepare(url: str) -> tuple[str, str]:
    eve = await Player.new(url)
    game = (await eve.create(seats=("me", "open", "timid"), listed=True))["game"]
    await eve.close()
    return eve.token, game


def test_no_call_makes_the_server_fail(tmp_path: Path) -> None:
    figures = schemathesis_cases(tmp_path, 100)
    assert not any(name.startswith("answered 5") for name in figures)


@pytest.mark.prove
@pytest.mark.large
def test_schemathesis_cases_by_the_thousand(tmp_path: Path) -> None:
    with proof("Strangers: calls", document="reliability.md") as figures:
        figures.update(schemathesis_cases(tmp_path, count(10_000, long=100_000, tiny=200)))
