"""Bots: decisions under a lease, taken over when a node or a worker dies, made once, without ever seeing a seed."""

from __future__ import annotations

import os
import signal
from collections.abc import AsyncIterator, Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import psutil
import pytest

from pickomino.core.engine import legal_actions
from pickomino.server.log.fold import STAND_IN
from pickomino.server.play.schedule import LEASE_MS
from pickomino.server.storage.timing import take_lease
from server.crew import wait_until
from server.harness import PATIENCE, Player, ServerProcess
from server.inside import FakeClock, Inside, inside


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(tmp_path / "games.db") as opened:
        await opened.node.sweeps.beat()
        yield opened


async def test_a_lease_that_ran_out_is_picked_up(server: Inside) -> None:
    ann = await server.person()
    live = await server.started(ann, "timid", "me")
    assert live.row.bot_version == live.game.version
    enqueued: list[tuple[str, int]] = []

    def note(game_id: str, version: int) -> None:
        enqueued.append((game_id, version))

    server.node.bots.enqueue = note  # type: ignore[method-assign]
    await server.node.sweeps.sweep()
    assert enqueued == []  # the lease still runs
    server.clock.now += LEASE_MS + 1
    await server.node.sweeps.beat()
    await server.node.sweeps.sweep()
    assert enqueued == [(live.id, live.game.version)]
    await server.node.sweeps.sweep()
    assert len(enqueued) == 1  # the new lease runs


async def test_after_a_restart_with_the_clock_behind_a_bot_moves_at_once(tmp_path: Path) -> None:
    clock = FakeClock()
    async with inside(tmp_path / "games.db", clock=clock) as server:
        await server.node.sweeps.beat()
        ann = await server.person()
        game = (await server.started(ann, "timid", "me")).id
        cookies = ann.cookies
    clock.now -= 3600 * 1000
    async with inside(tmp_path / "games.db", clock=clock) as server:
        enqueued: list[str] = []

        def note(game_id: str, version: int) -> None:
            enqueued.append(game_id)

        server.node.bots.enqueue = note  # type: ignore[method-assign]
        ann = server.guest()
        ann.cookies.update(cookies)
        assert (await ann.get(f"/games/{game}")).status_code == 200
        await server.node.sweeps.beat()
        clock.now += LEASE_MS + 1
        await server.node.sweeps.sweep()
        assert enqueued == [game]


async def test_a_lease_that_another_node_holds_is_left_to_it(server: Inside) -> None:
    live = await server.started(await server.person(), "timid", "me")
    version, now = live.game.version, server.clock.now

    async def lease(node: str, at: int) -> bool:
        return await server.node.storage.write(lambda: take_lease(live.id, version, node, at, at + LEASE_MS))

    assert not await lease("other", now)
    assert await lease(server.node.name, now + 10)  # its own it may renew
    assert not await lease("other", now + LEASE_MS)
    assert await lease("other", now + 10 + LEASE_MS)
    assert not await lease(server.node.name, now + 10 + LEASE_MS)


async def test_a_decision_for_an_old_version_changes_nothing(server: Inside) -> None:
    ann = await server.person()
    live = await server.started(ann, "timid", "me")
    version = live.game.version
    await server.decide_bot(live, "roll")
    await server.node.bots._decide(live.id, version)
    assert live.game.version == version + 1


async def test_until_kernels_are_warm_a_policy_without_kernels_plays(server: Inside) -> None:
    ann = await server.person()
    live = await server.started(ann, "random", "me")
    while len(legal_actions(live.game.state)) < 2:  # with one choice nobody is asked
        await server.decide_bot(live, str(legal_actions(live.game.state)[0]))
    asked: list[str] = []

    async def run(spec: str, _function: object, *_: object) -> str:
        asked.append(spec)
        return "1"

    server.node.bots._run = run  # type: ignore[method-assign,assignment]
    await server.node.bots._choose(live, live.game.version)
    server.node.bots._ready.add("random")
    await server.node.bots._choose(live, live.game.version)
    assert asked == [STAND_IN, "random"]


async def test_a_champion_of_any_character_plays_where_its_level_does(tmp_path: Path) -> None:
    """It is seated by its spec, thinks in a worker, and its name is in log and record."""
    spec = "champion:level=2,character=thief"
    async with inside(tmp_path / "games.db", bots=("champion:level=2", "timid")) as server:
        ann = await server.person()
        offered = (await ann.get("/server")).json()
        assert offered["characters"] == ["bold", "cautious", "thief", "collector"]
        for wrong in ("champion:level=1,character=thief", "champion:level=2,character=evil"):
            seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": wrong}]
            refused = await ann.post("/games", json={"id": "x", "seats": seats})
            assert refused.json()["error"]["code"] == "bot_not_allowed"
        live = await server.started(ann, spec, "me")
        while len(legal_actions(live.game.state)) < 2:
            await server.decide_bot(live, str(legal_actions(live.game.state)[0]))
        asked: list[str] = []

        async def run(spec: str, think: Callable[..., str], *arguments: object) -> str:
            asked.append(spec)
            return think(spec, *arguments)

        server.node.bots._run = run  # type: ignore[method-assign,assignment]
        server.node.bots._ready.add("champion:level=2")
        chosen = await server.node.bots._choose(live, live.game.version)
        assert chosen is not None
        action, decider = chosen
        assert (asked, action in legal_actions(live.game.state), decider) == ([spec], True, None)
        record = (await ann.get(f"/games/{live.id}/record")).text
        assert '[Players "Rooster (casual, thief)/Me 2"]' in record


async def test_a_bot_that_fails_is_told_once_and_another_plays(
    server: Inside, caplog: pytest.LogCaptureFixture
) -> None:
    ann = await server.person()
    live = await server.started(ann, "random", "me")
    while len(legal_actions(live.game.state)) < 2:
        await server.decide_bot(live, str(legal_actions(live.game.state)[0]))
    bots = server.node.bots
    bots._ready.add("random")

    async def run(spec: str, _function: object, *_: object) -> str:
        if spec == "random":
            raise ValueError("no net for that many players")
        return "never legal"

    bots._run = run  # type: ignore[method-assign,assignment]
    for _ in range(3):
        chosen = await bots._choose(live, live.game.version)
        assert chosen == (legal_actions(live.game.state)[0], "timid")  # which the log will name
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == [
        "a bot cannot decide; another plays for it"
    ]


async def test_a_worker_that_dies_while_it_is_warmed_is_warmed_again(server: Inside) -> None:
    asked: list[str] = []

    async def run(spec: str, _function: object, *_: object) -> None:
        asked.append(spec)
        if asked.count(spec) == 1:
            raise BrokenProcessPool

    server.node.bots._run = run  # type: ignore[method-assign,assignment]
    await server.node.bots._warm()
    assert server.node.bots._ready == {"random", "timid"}


def is_worker(process: psutil.Process) -> bool:
    """Whether a process is one in which bots think, and still there."""
    try:
        return "spawn_main" in " ".join(process.cmdline())
    except psutil.Error:
        return False


async def test_a_killed_worker_delays_the_game_by_seconds(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "games.db") as server:
        assert server.process is not None
        ann = await Player.new(server.url)
        game = (await ann.create(seats=("timid", "me", "timid", "random")))["game"]
        await ann.add_entropy(game)
        async with ann.live(game, 0) as socket:
            while not (await socket.next("update"))["dice"]["rolls"]:
                pass
            workers = list(filter(is_worker, psutil.Process(server.process.pid).children()))
            assert workers
            for worker in workers:
                os.kill(worker.pid, signal.SIGKILL)
            update = await ann.get(f"/games/{game}")
            while update["actions"] is None or update["actions"]["seat"] != 2:
                update = await socket.next("update")
        await ann.close()


@pytest.mark.parametrize("has_decided", [False, True])
async def test_workers_end_with_a_killed_server(tmp_path: Path, has_decided: bool) -> None:
    """Both those that have hardly started and those that have decided something."""
    with ServerProcess(tmp_path / "games.db") as server:
        assert server.process is not None
        process = psutil.Process(server.process.pid)
        if has_decided:
            ann = await Player.new(server.url)
            game = (await ann.create(seats=("timid", "me")))["game"]
            await ann.add_entropy(game)
            async with ann.live(game, 0) as socket:
                while not (await socket.next("update"))["dice"]["rolls"]:
                    pass
            await ann.close()
        await wait_until(lambda: any(map(is_worker, process.children())))
        children = process.children()
        server.stop(signal.SIGKILL)
        _, alive = psutil.wait_procs(children, timeout=PATIENCE)
        assert [child for child in alive if child.status() != psutil.STATUS_ZOMBIE] == []
