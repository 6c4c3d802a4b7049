"""A game whose players are all gone pauses, and goes on where it stood when one of them is back."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from httpx import AsyncClient

from pickomino.server.play.listeners import QueuedListener
from pickomino.server.play.live import LiveGame
from pickomino.server.play.presence import CALL_MS, SENT_AT_ONCE
from server.crew import wait_until
from server.harness import Json
from server.inside import FakeClock, Inside, inside

HOUR = 3600 * 1000


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(tmp_path / "games.db") as opened:
        await opened.node.sweeps.beat()
        yield opened


async def pass_time(server: Inside, milliseconds: int) -> None:
    """Let time pass as on a node that is up, with everything done that is due."""
    target = server.clock.now + milliseconds
    while server.clock.now < target:
        server.clock.now = min(target, server.clock.now + 4_000)
        await server.node.sweeps.beat()
        await server.node.sweeps.sweep()


async def pass_an_hour(server: Inside) -> None:
    """An hour, looked at closely at both ends; each step through all of it would only take long."""
    await pass_time(server, 60_000)
    server.clock.now += HOUR - 120_000
    await pass_time(server, 60_000)


def is_paused(live: LiveGame) -> bool:
    return live.row.paused_at is not None


async def sit_down(server: Inside, client: AsyncClient, live: LiveGame) -> QueuedListener:
    """Open a live connection, as the page does."""
    listener = QueuedListener((await client.get("/identity")).json()["player"])
    async for _ in server.node.history.follow(live, listener, None):
        pass
    server.node.games.presence.change(live)
    return listener


def get_up(server: Inside, live: LiveGame, listener: QueuedListener) -> None:
    server.node.games.presence.disconnect(live, listener)


async def leave(client: AsyncClient, live: LiveGame, seat: int | None = None) -> None:
    answer = await client.post(f"/games/{live.id}/leave", json={"seat": seat} if seat else {})
    assert answer.status_code == 200


async def come_back(client: AsyncClient, live: LiveGame, seat: int) -> None:
    answer = await client.post(f"/games/{live.id}/return", json={"seat": seat})
    assert answer.status_code == 200


async def shown(client: AsyncClient, live: LiveGame) -> bool:
    """Whether the table says that it is paused."""
    return bool((await client.get(f"/games/{live.id}")).json()["table"]["paused"])


async def test_a_game_that_its_only_player_left_stands_for_an_hour_and_goes_on(server: Inside) -> None:
    ann = await server.person()
    live = await server.started(ann, "me", "timid")
    await leave(ann, live)
    version, position = live.game.version, live.game.state
    await pass_an_hour(server)
    assert (live.game.version, live.game.state) == (version, position)
    assert await shown(ann, live)
    await come_back(ann, live, 1)
    assert not await shown(ann, live)
    assert (await server.act(ann, live, "roll"))["ok"]


async def test_bots_do_not_move_while_nobody_is_connected(server: Inside) -> None:
    ann = await server.person()
    live = await server.started(ann, "timid", "me")
    listener = await sit_down(server, ann, live)
    assert not is_paused(live)
    get_up(server, live, listener)
    await wait_until(lambda: is_paused(live))
    decided: list[int] = []
    server.node.games.on_bot_due = lambda _game, version: decided.append(version)
    await pass_an_hour(server)
    assert decided == []
    listener = await sit_down(server, ann, live)
    await wait_until(lambda: not is_paused(live))
    assert decided == [live.game.version]
    assert not last_update(listener)["table"]["paused"]


def last_update(listener: QueuedListener) -> Json:
    """The last update that was sent."""
    updates = []
    while not listener.queue.empty():
        message = listener.queue.get_nowait()
        if message is not None and message.value["type"] == "update":
            updates.append(json.loads(message.data))
    update: Json = updates[-1]
    return update


async def test_a_bot_that_was_thinking_moves_no_more_once_the_game_is_paused(server: Inside) -> None:
    ann = await server.person()
    live = await server.started(ann, "timid", "me")
    await leave(ann, live)
    version = live.game.version
    assert live.row.paused_at == server.clock.now
    await server.node.bots._decide(live.id, version)
    assert live.game.version == version


async def test_one_out_of_time_and_the_other_gone_is_nobody(server: Inside) -> None:
    ann, bob = await server.person(), await server.person()
    joined = await server.create(ann, "me", "open", clock=30)
    await bob.post(f"/games/{joined['game']}/join", json={"name": "Bob", "key": joined["key"]})
    for person in (ann, bob):
        await server.entropy(person, joined["game"])
    live = await server.node.games.get(joined["game"])
    await leave(bob, live)
    assert not is_paused(live)
    await pass_time(server, 32_000)
    assert live.game.seat(1).away == "clock"
    assert is_paused(live)  # although Ann's page may still be open
    version = live.game.version
    await pass_an_hour(server)
    assert live.game.version == version
    await come_back(bob, live, 2)
    assert not is_paused(live)
    assert live.row.bot_version == live.game.version  # for Ann, whose turn it is


async def test_a_clock_stands_still_while_nobody_is_connected(server: Inside) -> None:
    ann = await server.person()
    live = await server.started(ann, "me", "timid", clock=120)
    listener = await sit_down(server, ann, live)
    await pass_time(server, 20_000)
    get_up(server, live, listener)
    await wait_until(lambda: is_paused(live))
    update = (await (await server.person()).get(f"/games/{live.id}")).status_code
    assert update == 403
    await pass_an_hour(server)
    assert live.game.seat(1).away is None
    await sit_down(server, ann, live)
    await wait_until(lambda: not is_paused(live))
    assert live.row.deadline == server.clock.now + 100_000
    update = (await ann.get(f"/games/{live.id}")).json()
    assert update["clock"] == {
        "seconds": 120, "seat": 1, "deadline": server.clock.now + 100_000, "left": None, "now": server.clock.now,
    }  # fmt: skip


async def test_who_comes_back_late_in_a_turn_has_thirty_seconds(server: Inside) -> None:
    ann, eve = await server.person(), await server.person()
    live = await server.started(ann, "me", "timid", clock=60, listed=True)
    listener = await sit_down(server, ann, live)
    await pass_time(server, 50_000)
    get_up(server, live, listener)
    await wait_until(lambda: is_paused(live))
    await pass_an_hour(server)
    clock = (await eve.get(f"/games/{live.id}")).json()["clock"]
    assert (clock["seat"], clock["deadline"], clock["left"]) == (None, None, 30_000)  # as the table shows
    await sit_down(server, ann, live)
    await wait_until(lambda: not is_paused(live))
    assert live.row.deadline == server.clock.now + 30_000


async def test_while_one_player_is_there_the_game_goes_on(server: Inside) -> None:
    ann, bob = await server.person(), await server.person()
    joined = await server.create(ann, "me", "open", "timid", clock=30)
    await bob.post(f"/games/{joined['game']}/join", json={"name": "Bob", "key": joined["key"]})
    for person in (ann, bob):
        await server.entropy(person, joined["game"])
    live = await server.node.games.get(joined["game"])
    gone, _stays = await sit_down(server, ann, live), await sit_down(server, bob, live)
    get_up(server, live, gone)
    await pass_time(server, 32_000)
    assert live.game.seat(1).away == "clock"
    assert not is_paused(live)


async def test_a_clock_of_a_day_runs_on_but_bots_do_not_finish_the_game(server: Inside) -> None:
    ann = await server.person()
    live = await server.started(ann, "me", "me", clock=86_400)
    await pass_an_hour(server)
    assert not is_paused(live)
    for _ in range(5):  # the server is up all the while
        server.clock.now += 4 * HOUR
        await pass_an_hour(server)
    assert live.game.seat(1).away == "clock"
    assert not is_paused(live)  # seat 2 may still come and play
    await leave(ann, live, 2)
    assert is_paused(live)


async def test_a_program_that_calls_over_http_is_present_for_a_while(server: Inside) -> None:
    ann = await server.person()
    live = await server.started(ann, "timid", "me")
    await pass_time(server, CALL_MS - 8_000)
    await ann.get(f"/games/{live.id}")
    await pass_time(server, CALL_MS - 8_000)
    assert not is_paused(live)
    await pass_time(server, 12_000)
    await wait_until(lambda: is_paused(live))
    await ann.get(f"/games/{live.id}")
    await wait_until(lambda: not is_paused(live))


async def test_spectators_and_strangers_keep_no_game_going(server: Inside) -> None:
    ann, eve = await server.person(), await server.person()
    live = await server.started(ann, "timid", "me", listed=True)
    await sit_down(server, eve, live)
    await leave(ann, live)
    await eve.get(f"/games/{live.id}")
    assert await shown(eve, live)


async def test_a_paused_game_is_paused_after_a_restart_and_an_attended_one_pauses(tmp_path: Path) -> None:
    clock = FakeClock()
    async with inside(tmp_path / "games.db", clock=clock) as server:
        await server.node.sweeps.beat()
        ann = await server.person()
        cookies = dict(ann.cookies)
        left = (await server.started(ann, "timid", "me")).id
        played = (await server.started(ann, "timid", "me")).id
        await leave(ann, await server.node.games.get(left))
    clock.now += HOUR
    async with inside(tmp_path / "games.db", clock=clock) as server:
        await pass_an_hour(server)
        games = [await server.node.games.get(game) for game in (left, played)]
        assert all(is_paused(live) for live in games)
        ann = server.guest()
        ann.cookies.update(cookies)
        await come_back(ann, games[0], 2)
        await sit_down(server, ann, games[1])
        await wait_until(lambda: all(not is_paused(live) for live in games))


async def test_whoever_forgets_everything_leaves_no_game_waiting(server: Inside) -> None:
    ann = await server.person()
    live = await server.started(ann, "me", "timid")
    await ann.delete("/identity")
    assert live.game.status == "abandoned"


@pytest.mark.postgres
async def test_a_player_at_another_node_keeps_a_game_going(empty_postgres_url: str) -> None:
    clock = FakeClock()
    async with (
        inside(empty_postgres_url, clock=clock) as first,
        inside(empty_postgres_url, clock=clock) as second,
    ):

        async def together(milliseconds: int) -> None:
            target = clock.now + milliseconds
            while clock.now < target:
                clock.now += 500
                for server in (first, second):
                    await server.node.sweeps.beat()
                    await server.node.sweeps.sweep()

        ann = await first.person()
        live = await first.started(ann, "me", "timid", clock=30)
        listener = await sit_down(first, ann, live)
        other = await second.node.games.get(live.id)
        await wait_until(lambda: live.announced is not None and other.connected_seats() == {1})
        await together(20_000)
        assert not is_paused(live)
        assert not is_paused(other)
        get_up(first, live, listener)
        await wait_until(lambda: is_paused(live) and is_paused(other))
        await together(60_000)
        assert live.game.seat(1).away is None
        same = second.guest()
        same.cookies.update(ann.cookies)
        await sit_down(second, same, other)
        await wait_until(lambda: not is_paused(live) and not is_paused(other))
        assert live.row.deadline == other.row.deadline == clock.now + 30_000
        await wait_until(lambda: live.connected_seats() == {1})
        await together(32_000)
        await wait_until(lambda: live.game.seat(1).away == "clock")


@pytest.mark.postgres
async def test_a_node_that_does_not_know_who_is_there_asks_first(empty_postgres_url: str) -> None:
    clock = FakeClock()
    async with (
        inside(empty_postgres_url, clock=clock) as first,
        inside(empty_postgres_url, clock=clock) as second,
    ):
        await first.node.sweeps.beat()
        await second.node.sweeps.beat()
        ann = await first.person()
        live = await first.started(ann, "timid", "me")
        await sit_down(first, ann, live)
        clock.now += 2_000  # the first node does not decide, so its lease runs out
        await second.node.sweeps.sweep()
        other = second.node.games.peek(live.id)
        assert other is not None
        await wait_until(lambda: other.connected_seats() == {2})
        taken: list[str] = []
        second.node.games.on_bot_due = lambda game, _version: taken.append(game)
        await second.node.sweeps.sweep()
        assert not is_paused(other)
        assert other.row.bot_version == other.game.version


async def test_hundreds_who_watch_are_told_in_portions_and_who_has_gone_is_not(server: Inside) -> None:
    """Otherwise everybody's moves would wait until the last of them has been written to."""
    ann = await server.person()
    live = await server.started(ann, "me", "me")
    crowd = [QueuedListener(None) for _ in range(3 * SENT_AT_ONCE)]
    live.listeners.update(crowd)
    server.node.games.presence._publish(live)
    told = [listener for listener in crowd if not listener.queue.empty()]
    assert len(told) == SENT_AT_ONCE
    gone = next(listener for listener in crowd if listener.queue.empty())
    live.listeners.discard(gone)
    await wait_until(lambda: sum(not listener.queue.empty() for listener in crowd) == len(crowd) - 1)
    assert gone.queue.empty()
    message = told[0].queue.get_nowait()
    assert message is not None
    assert json.loads(message.data)["spectators"] == len(crowd)
