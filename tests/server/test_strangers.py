"""Strangers: malformed, forbidden and endless input; the server stays up, small and quick for the others."""

from __future__ import annotations

import asyncio
import json
import random
import string
import time
import warnings
from pathlib import Path
from typing import Any

import psutil
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from prove_report import proof
from server.crew import wait_until
from server.harness import Json, Player, ServerProcess, choose

# --- frames --------------------------------------------------------------------------------------

GOOD: tuple[Json, ...] = (
    {"type": "command", "id": "x1", "version": 3, "seat": 1, "action": "roll"},
    {"type": "takeback", "id": "x2", "version": 3, "seat": 1},
    {"type": "emote", "seat": 1, "emote": "clap"},
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


FRAMES_A_SECOND = 2000


async def flood(url: str, token: str, game: str, frames: int, rng: random.Random) -> int:
    """Send bad frames on one socket after another; returns how many sockets it took."""
    sockets = sent = 0
    live = f"{url.replace('http', 'ws', 1)}/api/v1/games/{game}/live"
    while sent < frames:
        sockets += 1
        headers = {"authorization": f"Bearer {token}"}
        async with connect(
            live, additional_headers=headers, compression=None, proxy=None, max_size=2**24
        ) as socket:
            reader = asyncio.create_task(_drain(socket))
            try:
                for _ in range(min(frames - sent, rng.randrange(1, 40))):
                    if rng.random() < 0.005:
                        await socket.send("x" * rng.randrange(4097, 60_000))
                    else:
                        await socket.send(bad_frame(rng))
                    sent += 1
                    if rng.random() < 0.1:
                        await asyncio.sleep(0)
            except ConnectionClosed:
                pass
            finally:
                # As fast as the limits of many addresses would let them; flat out, the flood's own work on these
                # two cores would be what the others wait for.
                await asyncio.sleep(20 / FRAMES_A_SECOND)
                await socket.close()  # while somebody still reads, else the close could not come through
                reader.cancel()
                await asyncio.gather(reader, return_exceptions=True)
    return sockets


async def _drain(socket: Any) -> None:
    try:
        async for _ in socket:
            pass
    except ConnectionClosed:
        pass


async def honest(url: str, game_player: Player, game: str, stop: asyncio.Event, times: list[float]) -> None:
    """Play on, and note how long each command takes."""
    rng = random.Random(1)
    async with game_player.live(game) as socket:
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
            await asyncio.sleep(0.02)


ENOUGH = 50
"""Commands to measure at least."""


def p99(times: list[float]) -> float:
    return sorted(times)[int(0.99 * (len(times) - 1))]


async def flooded(folder: Path, frames: int, seconds: float, senders: int) -> dict[str, object]:
    """Measure honest players alone and then under a flood of bad frames."""
    with ServerProcess(folder / "games.db") as server:
        assert server.process is not None
        process = psutil.Process(server.process.pid)
        people = [await Player.new(server.url) for _ in range(8)]
        eve = await Player.new(server.url)
        public = (await people[0].create(seats=("me", "me"), listed=True))["game"]
        await people[0].add_entropy(public)

        async def play(times: list[float], stop: asyncio.Event) -> None:
            games = []
            for person in people:
                game = (await person.create(seats=("me", "me")))["game"]
                await person.add_entropy(game)
                games.append(game)
            await asyncio.gather(
                *(
                    honest(server.url, person, game, stop, times)
                    for person, game in zip(people, games, strict=True)
                )
            )

        alone: list[float] = []
        stop = asyncio.Event()
        playing = asyncio.create_task(play(alone, stop))
        await asyncio.sleep(seconds)
        await wait_until(lambda: len(alone) >= ENOUGH)
        stop.set()
        await playing
        # A first wave fills caches and pools; what is asked is whether memory grows from there on.
        await flood(server.url, eve.token, public, frames // 20, random.Random(0))
        memory_before = process.memory_info().rss
        among: list[float] = []
        stop = asyncio.Event()
        playing = asyncio.create_task(play(among, stop))
        share = (frames - frames // 20) // senders + 1
        sockets = await asyncio.gather(
            *(flood(server.url, eve.token, public, share, random.Random(seed + 1)) for seed in range(senders))
        )
        await wait_until(lambda: len(among) >= ENOUGH)
        stop.set()
        await playing
        memory_after = process.memory_info().rss
        assert (await people[0].http.get("/server")).status_code == 200
        for person in (*people, eve):
            await person.close()
    return {
        "malformed or forbidden frames": frames,
        "sockets they came on": sum(sockets),
        "others' p99 before, ms": 1000 * p99(alone),
        "others' p99 during, ms": 1000 * p99(among),
        "others' commands": len(alone) + len(among),
        "memory before, MB": memory_before / 2**20,
        "memory after, MB": memory_after / 2**20,
    }


async def test_bad_frames_do_no_harm(tmp_path: Path) -> None:
    figures = await flooded(tmp_path, frames=1500, seconds=1, senders=1)
    before, after = figures["memory before, MB"], figures["memory after, MB"]
    assert isinstance(before, float)
    assert isinstance(after, float)
    assert after < 1.3 * before


@pytest.mark.prove
async def test_a_hundred_thousand_bad_frames(tmp_path: Path) -> None:
    with proof("Strangers: frames", document="reliability.md") as figures:
        found: dict[str, Any] = await flooded(tmp_path, frames=100_000, seconds=20, senders=1)
        figures.update(found)
        assert found["memory after, MB"] <= 1.2 * found["memory before, MB"]
        assert found["others' p99 during, ms"] <= 2 * found["others' p99 before, ms"]


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
            response = case.call(headers={"authorization": f"Bearer {token}"}, timeout=20)
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
    figures = schemathesis_cases(tmp_path, 250)
    assert not any(name.startswith("answered 5") for name in figures)


@pytest.mark.prove
def test_ten_thousand_schemathesis_cases(tmp_path: Path) -> None:
    with proof("Strangers: calls", document="reliability.md") as figures:
        figures.update(schemathesis_cases(tmp_path, 10_000))
