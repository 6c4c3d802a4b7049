"""Claims and lag: whoever stays need not wait for somebody who is gone, and nobody's clock pays for the network."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from httpx import AsyncClient

from pickomino.server.log.entries import Acted, Claimed
from pickomino.server.log.lag import MOST_PER_MOVE_MS, MOST_PER_TURN_MS, credit
from pickomino.server.log.verify import verify_log
from pickomino.server.play.listeners import Listener, Message
from pickomino.server.play.live import CLAIM_SECONDS, CLAIM_SECONDS_WITHOUT_CLOCK, LiveGame
from server.inside import Inside, inside


class Ear(Listener):
    """A socket that keeps what it hears."""

    def __init__(self, player_id: str) -> None:
        super().__init__(player_id)
        self.heard: list[Message] = []

    def send(self, message: Message) -> None:
        self.heard.append(message)

    def close(self) -> None: ...


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(tmp_path / "games.db") as opened:
        await opened.node.sweeps.beat()
        yield opened


async def player_of(client: AsyncClient) -> str:
    return str((await client.get("/identity")).json()["player"])


async def table(server: Inside, people: list[AsyncClient], *bots: str, clock: int | None = 30) -> LiveGame:
    """A game under way between people, each connected by a socket, and bots."""
    first, *others = people
    joined = await server.create(first, "me", *["open"] * len(others), *bots, clock=clock)
    for number, client in enumerate(others):
        body = {"name": f"Guest {number}", "key": joined["key"]}
        assert (await client.post(f"/games/{joined['game']}/join", json=body)).status_code == 200
    for client in people:
        await server.entropy(client, joined["game"])
    live = await server.node.games.get(joined["game"])
    assert live.game.mover == 1
    live.called.clear()
    for client in people:
        live.listeners.add(Ear(await player_of(client)))
    return live


def hang_up(server: Inside, live: LiveGame, player_id: str) -> None:
    """Close a player's sockets; the table hears of it."""
    live.listeners -= {each for each in live.listeners if each.player_id == player_id}
    server.node.games.presence._publish(live)


async def claim(client: AsyncClient, live: LiveGame, seat: int, choice: str) -> str:
    """Claim, and return the code of the refusal, if any."""
    answer = await client.post(f"/games/{live.id}/claim", json={"seat": seat, "choice": choice})
    live.called.clear()
    return "" if answer.status_code == 200 else str(answer.json()["error"]["code"])


@pytest.mark.parametrize(("clock", "wait"), [(30, CLAIM_SECONDS), (None, CLAIM_SECONDS_WITHOUT_CLOCK)])
async def test_the_game_is_won_when_the_only_opponent_is_gone(
    server: Inside, clock: int | None, wait: int
) -> None:
    ann, bob = await server.person(), await server.person()
    live = await table(server, [ann, bob], clock=clock)
    assert await claim(bob, live, 2, "win") == "not_absent"
    hang_up(server, live, await player_of(ann))
    presence = server.node.games.presence.show(live)
    assert presence["gone"] == [{"seat": 1, "claim_in": wait * 1000}]
    server.clock.now += (wait - 1) * 1000
    assert await claim(bob, live, 2, "win") == "not_absent"
    server.clock.now += 1000
    assert await claim(bob, live, 1, "win") == "forbidden"
    assert await claim(bob, live, 2, "win") == ""
    update = (await bob.get(f"/games/{live.id}")).json()
    assert update["table"]["status"] == "over"
    assert update["outcome"]["winners"] == [2]
    assert update["outcome"]["by_claim"]
    log = await bob.get(f"/games/{live.id}/log")
    found = verify_log(log.content)
    assert (found.status, found.claimed) == ("over", [1])
    assert await claim(bob, live, 2, "win") == "game_over"
    standings = (await bob.get(f"/games/{live.id}/standings")).json()["standings"]
    assert [(each["seat"], each["wins"]) for each in standings] == [(2, 1), (1, 0)]


async def test_among_several_a_bot_plays_for_whoever_is_gone_until_they_are_back(server: Inside) -> None:
    ann, bob, cleo = [await server.person() for _ in range(3)]
    live = await table(server, [ann, bob, cleo])
    hang_up(server, live, await player_of(ann))
    server.clock.now += CLAIM_SECONDS * 1000
    assert await claim(cleo, live, 3, "win") == "not_absent"  # Bob is still there
    assert await claim(cleo, live, 3, "bot") == ""
    assert live.game.seat(1).away == "claimed"
    assert live.row.bot_version == live.game.version
    assert live.recent[-1].entry.happened == Claimed(3, (1,), "bot")
    assert await claim(bob, live, 2, "bot") == "not_absent"  # somebody was faster
    assert (await ann.post(f"/games/{live.id}/return", json={"seat": 1})).status_code == 200
    assert live.game.seat(1).away is None


async def test_whoever_comes_back_in_time_or_plays_over_days_is_not_gone(server: Inside) -> None:
    ann, bob = await server.person(), await server.person()
    live = await table(server, [ann, bob])
    hang_up(server, live, await player_of(ann))
    server.clock.now += (CLAIM_SECONDS - 1) * 1000
    live.listeners.add(Ear(await player_of(ann)))
    server.node.games.presence._publish(live)
    server.clock.now += CLAIM_SECONDS * 1000
    assert await claim(bob, live, 2, "bot") == "not_absent"
    slow = await table(server, [ann, bob], clock=86_400)
    hang_up(server, slow, await player_of(ann))
    server.clock.now += 10_000 * CLAIM_SECONDS_WITHOUT_CLOCK
    assert server.node.games.presence.show(slow)["gone"] == []
    assert await claim(bob, slow, 2, "win") == "not_absent"


async def test_a_player_who_has_left_leaves_the_game_to_the_other(server: Inside) -> None:
    ann, bob = await server.person(), await server.person()
    live = await table(server, [ann, bob], clock=None)
    assert (await bob.post(f"/games/{live.id}/leave", json={})).status_code == 200
    assert live.game.mover == 1
    assert await claim(ann, live, 1, "win") == ""
    assert verify_log((await ann.get(f"/games/{live.id}/log")).content).claimed == [2]


async def test_a_clock_gets_back_what_the_network_took(server: Inside) -> None:
    ann, bob = await server.person(), await server.person()
    live = await table(server, [ann, bob])
    ear = next(each for each in live.listeners if each.player_id == live.row.seats[0].player_id)
    assert isinstance(ear, Ear)
    before = live.row.deadline
    assert before is not None
    await server.act(ann, live, "roll")  # no ping was answered yet
    assert live.row.deadline == before
    (ping,) = [message.value for message in ear.heard if message.value["type"] == "ping"]
    server.clock.now += 180
    ear.pong(ping["n"], server.clock.now)
    face = (await ann.get(f"/games/{live.id}")).json()["actions"]["legal"][0]["action"]["text"]
    await server.act(ann, live, face)
    acted = live.recent[-1].entry.happened
    assert isinstance(acted, Acted)
    assert acted.lag == live.game.lag == 180
    assert live.row.deadline == before + 180
    others = [each for each in live.listeners if isinstance(each, Ear) and each is not ear]
    assert "ping" not in {message.value["type"] for each in others for message in each.heard}


async def test_what_a_clock_got_back_is_in_the_log_and_counts_after_a_restart(tmp_path: Path) -> None:
    async with inside(tmp_path / "games.db") as server:
        await server.node.sweeps.beat()
        ann, bob = await server.person(), await server.person()
        live = await table(server, [ann, bob])
        await server.act(ann, live, "roll")
        for ear in live.listeners:
            assert isinstance(ear, Ear)
            for ping in [message.value for message in ear.heard if message.value["type"] == "ping"]:
                server.clock.now += 180
                ear.pong(ping["n"], server.clock.now)
        face = (await ann.get(f"/games/{live.id}")).json()["actions"]["legal"][0]["action"]["text"]
        await server.act(ann, live, face)
        lines = (await ann.get(f"/games/{live.id}/log")).content
        assert json.loads(lines.splitlines()[-1])["lag"] == 180
    async with inside(tmp_path / "games.db") as server:
        reread = await server.node.games.get(live.id)
        assert reread.game.lag == live.game.lag == 180
        assert reread.game.head == live.game.head


async def test_a_clock_waits_for_what_is_on_its_way(server: Inside) -> None:
    ann, bob = await server.person(), await server.person()
    live = await table(server, [ann, bob])
    assert live.row.deadline is not None
    server.clock.now = live.row.deadline + MOST_PER_MOVE_MS - 1
    await server.node.sweeps.run_out(live.id)
    assert live.game.seat(1).away is None
    server.clock.now += 1
    await server.node.sweeps.run_out(live.id)
    assert live.game.seat(1).away == "clock"


def test_nobody_gets_more_than_the_network_may_cost() -> None:
    assert [credit(lag, 0) for lag in (-5, 0, 180.4, 9_999)] == [0, 0, 180, MOST_PER_MOVE_MS]
    assert credit(400, MOST_PER_TURN_MS - 100) == 100
    assert credit(400, MOST_PER_TURN_MS) == 0
