"""Killed: no acknowledged command is lost, none is applied twice, no die changes."""

from __future__ import annotations

import asyncio
import random
import re
import shutil
import signal
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from prove_counts import count
from prove_report import proof
from server.crew import Sailor, wait_until
from server.harness import Player, ServerProcess, choose

EARLY = f"import sys; sys.path.insert(0, {str(Path(__file__).parent.parent)!r}); from server.early import main; main()"


async def kill_often(
    database: str,
    kills: int,
    *,
    sailors: int = 60,
    in_flight: int = 50,
    program: str | None = None,
    seed: int = 1,
) -> tuple[list[str], dict[str, object]]:
    """Kill and restart a server under players; returns what was wrong and the figures."""
    rng = random.Random(seed)
    stop = asyncio.Event()
    lowest = sailors

    def under_way() -> int:
        for task in sailing:
            if task.done():
                task.result()
        return (
            sailors if any(sailor.problems for sailor in crew) else sum(sailor.in_flight for sailor in crew)
        )

    with ServerProcess(database, program=program) as server:
        crew = [Sailor([server.url], seed * 1000 + number) for number in range(sailors)]
        sailing = [asyncio.create_task(sailor.sail(stop)) for sailor in crew]
        try:
            for _ in range(kills):
                await wait_until(lambda: under_way() >= in_flight, 120)
                await asyncio.sleep(rng.random() * 0.7)
                await wait_until(lambda: under_way() >= in_flight, 120)
                lowest = min(lowest, under_way())
                await asyncio.to_thread(server.stop, signal.SIGKILL)
                await asyncio.to_thread(server.start)
                if any(sailor.problems for sailor in crew):
                    break
            else:
                await wait_until(_each_goes_on(crew), 120)
        finally:
            stop.set()
            await asyncio.gather(*sailing, return_exceptions=True)
        for task in sailing:
            task.result()
        problems, entries = [], 0
        for sailor in crew:
            found, count = await sailor.settle()
            problems += found
            entries += count
            problems += [f"refused {refusal}" for log in sailor.logs for refusal in log.refused]
    return problems, {
        "kills by SIGKILL": kills,
        "commands in flight at a kill, at least": lowest,
        "commands acknowledged": sum(sailor.acknowledged for sailor in crew),
        "log entries replayed": entries,
        "games": sum(len(sailor.logs) for sailor in crew),
        "reconnects": sum(sailor.reconnects for sailor in crew),
        "acknowledged commands lost, applied twice, dice changed": len(problems),
    }


def _each_goes_on(crew: list[Sailor]) -> Callable[[], bool]:
    before = [sailor.acknowledged for sailor in crew]
    return lambda: all(
        sailor.acknowledged > count or sailor.problems for sailor, count in zip(crew, before, strict=True)
    )


async def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    problems, figures = await kill_often(str(tmp_path / "games.db"), kills=2, sailors=12, in_flight=6)
    assert problems == []
    assert figures["kills by SIGKILL"] == 2


@pytest.mark.postgres
async def test_nothing_is_lost_when_the_server_is_killed_with_postgres(empty_postgres_url: str) -> None:
    problems, _ = await kill_often(empty_postgres_url, kills=1, sailors=12, in_flight=6)
    assert problems == []


async def test_the_harness_catches_a_server_that_acknowledges_before_it_commits(tmp_path: Path) -> None:
    problems: list[str] = []
    for attempt in range(10):
        problems, _ = await kill_often(
            str(tmp_path / f"games{attempt}.db"),
            kills=2,
            sailors=12,
            in_flight=6,
            program=EARLY,
            seed=attempt + 1,
        )
        if problems:
            break
    assert any("lost" in problem or "shown" in problem for problem in problems)


@pytest.mark.prove
@pytest.mark.alone
@pytest.mark.large
async def test_killed_again_and_again_with_sqlite(tmp_path: Path) -> None:
    with proof("Killed, SQLite", document="reliability.md") as figures:
        problems, found = await kill_often(str(tmp_path / "games.db"), kills=count(80, long=1_000, tiny=3))
        figures.update(found)
        assert problems == []


@pytest.mark.prove
@pytest.mark.alone
@pytest.mark.large
@pytest.mark.postgres
async def test_killed_again_and_again_with_postgres(empty_postgres_url: str) -> None:
    with proof("Killed, PostgreSQL", document="reliability.md") as figures:
        problems, found = await kill_often(empty_postgres_url, kills=count(50, long=200, tiny=3))
        figures.update(found)
        assert problems == []


# --- the order of system calls -------------------------------------------------------------------

TRACED = "fsync,fdatasync,write,writev,sendto,sendmsg"


async def trace_commands(folder: Path, commands: int) -> list[str]:
    """Play under strace; returns the trace."""
    trace = folder / "trace.txt"
    prefix: Sequence[str] = ("strace", "-D", "-f", "-s", "160", "-e", f"trace={TRACED}", "-o", str(trace))
    rng = random.Random(3)
    server = ServerProcess(folder / "games.db", prefix=prefix).start()
    try:
        ann = await Player.new(server.url)
        game = (await ann.create(seats=("me", "me")))["game"]
        await ann.add_entropy(game)
        async with ann.live(game) as socket:
            for number in range(commands):
                update = await socket.next("update")
                await socket.send(
                    type="command", id=f"traced-{number}", version=update["version"],
                    seat=update["actions"]["seat"], action=choose(update, rng),
                )  # fmt: skip
                assert (await socket.next("answer"))["ok"]
        await ann.close()
    finally:
        server.stop(signal.SIGTERM)
    return trace.read_text(encoding="utf-8", errors="replace").splitlines()


def sync_before_answer(trace: list[str], commands: int) -> list[int]:
    """For each command, how many syncs of the log were finished between the answer before and its own answer."""
    syncs, counts, answered = 0, [], set()
    for line in trace:
        if re.search(r"(fsync|fdatasync)(\(\d+\)| resumed>\)) += 0", line):
            syncs += 1
        found = re.search(r'"answer\\?",\s?\\?"id\\?":\s?\\?"traced-(\d+)', line)
        if found and int(found[1]) not in answered:
            answered.add(int(found[1]))
            counts.append(syncs)
            syncs = 0
    assert len(answered) == commands
    return counts


@pytest.mark.parametrize("commands", [5, pytest.param(200, marks=pytest.mark.prove)])
async def test_the_sync_comes_before_the_acknowledgement(tmp_path: Path, commands: int) -> None:
    if shutil.which("strace") is None:
        print("strace is not on this machine: the order of system calls was not traced")
        return
    with proof("System calls", document="reliability.md") if commands > 100 else _quiet() as figures:
        counts = sync_before_answer(await trace_commands(tmp_path, commands), commands)
        figures["commands traced by strace"] = commands
        figures["syncs finished before each acknowledgement, at least"] = min(counts)
        assert min(counts) >= 1


class _quiet:  # noqa: N801 - used like the function `proof`
    def __enter__(self) -> dict[str, object]:
        return {}

    def __exit__(self, *_: object) -> None:
        pass
