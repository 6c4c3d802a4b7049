"""Clocks are data: they run out once, wait for the bots before them, and leave 30 s after any gap."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from httpx import AsyncClient

from pickomino.server.log.entries import WentAway
from pickomino.server.play.live import LiveGame
from pickomino.server.storage.stored_games import load_row
from server.inside import FakeClock, Inside, inside


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(tmp_path / "games.db") as opened:
        await opened.node.sweeps.beat()
        yield opened


async def sweep(server: Inside, milliseconds: int) -> None:
    """Let time pass as on a node that is up: a beat every half second."""
    target = server.clock.now + milliseconds
    while server.clock.now < target:
        server.clock.now = min(target, server.clock.now + 2_000)
        await server.node.sweeps.beat()
    await server.node.sweeps.sweep()


def deadline(live: LiveGame) -> int | None:
    return live.row.deadline


async def finish_turn(server: Inside, client: AsyncClient, live: LiveGame) -> None:
    turns = live.game.turns
    while live.game.turns == turns:
        update = (await client.get(f"/games/{live.id}")).json()
        actions = [option["action"]["text"] for option in update["actions"]["legal"]]
        await server.act(client, live, "stop" if "stop" in actions else actions[0])


async def test_a_clock_that_runs_out_gives_the_seat_to_a_bot(server: Inside) -> None:
    ann = await server.person()
    live = await server.started(ann, "me", "me", clock=30)
    assert deadline(live) == server.clock.now + 30_000
    await sweep(server, 29_000)
    assert live.game.seat(1).away is None
    await sweep(server, 2_000)
    assert live.game.seat(1).away == "clock"
    assert live.row.bot_version == live.game.version
    assert deadline(live) is None
    version = live.game.version
    await sweep(server, 10_000)
    assert [folded.entry.happened for folded in live.recent if folded.entry.version >= version] == [
        WentAway(1, "clock")
    ]
    update = (await ann.get(f"/games/{live.id}")).json()
    assert update["table"]["seats"][0]["away"] == "clock"
    await ann.post(f"/games/{live.id}/return", json={"seat": 1})
    assert deadline(live) == server.clock.now + 30_000


async def test_a_turn_has_one_clock_and_the_next_turn_another(server: Inside) -> None:
    ann = await server.person()
    live = await server.started(ann, "me", "me", clock=60)
    first = deadline(live)
    server.clock.now += 5_000
    await server.act(ann, live, "roll")
    assert deadline(live) == first
    await finish_turn(server, ann, live)
    assert live.game.mover == 2
    assert deadline(live) == server.clock.now + 60_000


async def test_a_person_s_clock_waits_for_the_bots_turns_before_it(server: Inside) -> None:
    ann = await server.person()
    live = await server.started(ann, "me", "timid", "timid", clock=30)
    await finish_turn(server, ann, live)
    assert deadline(live) is None
    for _ in range(2):
        turns = live.game.turns
        while live.game.turns == turns:
            update = (await ann.get(f"/games/{live.id}")).json()
            actions = [option["action"]["text"] for option in update["actions"]["legal"]]
            await server.decide_bot(live, "stop" if "stop" in actions else actions[0])
    assert live.game.mover == 1
    assert deadline(live) == server.clock.now + 30_000 + 2 * 5_000


async def test_after_a_gap_every_running_clock_has_thirty_seconds(tmp_path: Path) -> None:
    clock = FakeClock()
    async with inside(tmp_path / "games.db", clock=clock) as server:
        await server.node.sweeps.beat()
        ann = await server.person()
        short = (await server.started(ann, "me", "me", clock=30)).id
        long = (await server.started(ann, "me", "me", clock=86_400)).id
        cookies = ann.cookies
    clock.now += 3600 * 1000  # no node was up for an hour
    async with inside(tmp_path / "games.db", clock=clock) as server:
        await server.node.sweeps.sweep()  # nothing is read before the first beat
        await server.node.sweeps.beat()
        await server.node.sweeps.sweep()
        games = [await server.node.games.get(game) for game in (short, long)]
        ann = server.guest()
        ann.cookies.update(cookies)
        await ann.get(f"/games/{short}")  # she is still there, so the clock is not stopped
        assert games[0].game.seat(1).away is None
        assert deadline(games[0]) == clock.now + 30_000
        assert deadline(games[1]) == clock.now + (86_400 - 3600) * 1000
        await sweep(server, 31_000)
        assert games[0].game.seat(1).away == "clock"


async def test_a_clock_of_days_does_not_run_while_the_server_is_off_for_long(tmp_path: Path) -> None:
    clock = FakeClock()
    async with inside(tmp_path / "games.db", clock=clock) as server:
        await server.node.sweeps.beat()
        game = (await server.started(await server.person(), "me", "me", clock=86_400)).id
        clock.now += 3600 * 1000
        await server.node.sweeps.beat()
    clock.now += 60 * 3600 * 1000  # switched off over the weekend
    async with inside(tmp_path / "games.db", clock=clock) as server:
        live = await server.node.games.get(game)
        await server.node.sweeps.beat()
        assert deadline(live) == clock.now + 23 * 3600 * 1000
        assert deadline(live) == (await server.node.storage.read(lambda: load_row(game))).deadline  # type: ignore[union-attr]


async def test_a_quick_restart_is_a_gap_too(tmp_path: Path) -> None:
    clock = FakeClock()
    async with inside(tmp_path / "games.db", clock=clock) as server:
        await server.node.sweeps.beat()
        ann = await server.person()
        game = (await server.started(ann, "me", "me", clock=30)).id
        await sweep(server, 29_000)
    clock.now += 2_000
    async with inside(tmp_path / "games.db", clock=clock) as server:
        await server.node.sweeps.beat()
        await server.node.sweeps.sweep()
        live = await server.node.games.get(game)
        assert live.game.seat(1).away is None
        assert deadline(live) == clock.now + 30_000


async def test_a_node_that_was_itself_away_reads_no_clock_before_its_beat(server: Inside) -> None:
    ann = await server.person()
    live = await server.started(ann, "me", "me", clock=30)
    server.clock.now += 3600 * 1000  # the process was stopped, not killed
    await server.node.sweeps.sweep()
    assert live.game.seat(1).away is None
    await server.node.sweeps.beat()
    await server.node.sweeps.sweep()
    assert live.game.seat(1).away is None
    assert deadline(live) == server.clock.now + 30_000


async def test_without_a_clock_nobody_is_hurried(server: Inside) -> None:
    ann = await server.person()
    live = await server.started(ann, "me", "me")
    await sweep(server, 3600 * 1000)
    assert live.game.seat(1).away is None
