"""Two nodes on one PostgreSQL: one is killed in mid-game, the players carry on through the other."""

from __future__ import annotations

import asyncio
import bisect
import json
import random
import signal
import time
from collections import Counter

import asyncpg
import httpx
import pytest

from pickomino.server.play.listeners import QueuedListener
from pickomino.server.play.live import LiveGame
from prove_counts import LENGTH, count
from prove_report import proof
from server.crew import Sailor, wait_until
from server.harness import PATIENCE, Player, ServerProcess
from server.inside import FakeClock, Inside, inside

pytestmark = pytest.mark.postgres
SEATS = ("me", "timid", "me", "random")


async def kill_nodes(database: str, kills: int, sailors: int) -> tuple[list[str], dict[str, object]]:
    """Kill one of two nodes again and again; returns what was wrong and the figures."""
    rng = random.Random(5)
    stop = asyncio.Event()
    moves: list[float] = []
    with ServerProcess(database) as one, ServerProcess(database) as two:
        nodes = [one, two]
        sleepers = Sleepers(database, await Player.new(one.url))
        crew = [Sailor([one.url, two.url], number, SEATS, clock=30) for number in range(sailors)]
        sailing = [asyncio.create_task(sailor.sail(stop)) for sailor in crew]
        try:
            await wait_until(lambda: all(sailor.acknowledged > 2 for sailor in crew), 120)
            for kill in range(kills):
                await asyncio.sleep(0.3 + rng.random())
                victim = nodes[kill % 2]
                await sleepers.let_clock_run_out([node.url for node in nodes][(kill + 1) % 2])
                killed = time.monotonic()
                await asyncio.to_thread(victim.stop, signal.SIGKILL)
                await wait_until(lambda since=killed: all(_next_move(sailor, since) for sailor in crew), 120)
                moves += sorted(_next_move(sailor, killed) or 0 for sailor in crew)
                await asyncio.to_thread(victim.start)
                for task in sailing:
                    if task.done():
                        task.result()
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
        problems += await sleepers.settle()
    return problems, {
        "kills of one of two nodes": kills,
        "games": sum(len(sailor.logs) for sailor in crew),
        "decisions of bots in them": sum(sailor.bot_moves for sailor in crew),
        "clocks that ran out at a kill, each once": len(sleepers.games),
        "commands acknowledged": sum(sailor.acknowledged for sailor in crew),
        "log entries replayed": entries,
        "next move after a kill, p99, s": sorted(moves)[-1 - len(moves) // 100],
        "slowest next move after a kill, s": max(moves),
        "lost, doubled or changed": len(problems),
    }


class Sleepers:
    """Games in which a person's clock runs out just when a node is killed."""

    def __init__(self, database: str, player: Player) -> None:
        self._database = database
        self._player = player
        self.games: list[str] = []

    async def let_clock_run_out(self, url: str) -> None:
        """Open a game through a node, and set its clock to have run out by now."""
        token = self._player.token
        await self._player.close()
        self._player = Player(url, token)
        self._player.http.headers["authorization"] = f"Bearer {token}"
        game = (await self._player.create(seats=("me", "me"), clock=30))["game"]
        await self._player.add_entropy(game)
        self.games.append(game)
        connection = await asyncpg.connect(self._database)
        await connection.execute("UPDATE games SET deadline = 1 WHERE id = $1", game)
        await connection.close()

    async def settle(self) -> list[str]:
        """What is wrong: each clock is decided once (the second seat's may run out later), and the stand-in plays."""
        problems = []
        for game in self.games:
            away: Counter[int] = Counter()
            acts = 0
            for _ in range(100):
                log = (await self._player.http.get(f"/games/{game}/log")).text
                entries = [json.loads(line) for line in log.splitlines()]
                away = Counter(entry["seat"] for entry in entries if entry["kind"] == "away")
                acts = sum(entry["kind"] == "act" for entry in entries)
                if away and acts:
                    break
                await asyncio.sleep(0.2)
            if set(away.values()) != {1} or away[1] != 1 or not acts:
                problems.append(f"{game}: clocks ran out for seats {dict(away)}, and {acts} actions followed")
        await self._player.close()
        return problems


def _next_move(sailor: Sailor, since: float) -> float | None:
    """How long after a moment the first move was acknowledged."""
    index = bisect.bisect(sailor.times, since)
    return sailor.times[index] - since if index < len(sailor.times) else None


async def test_players_carry_on_through_the_other_node(empty_postgres_url: str) -> None:
    problems, _ = await kill_nodes(empty_postgres_url, kills=1, sailors=4)
    assert problems == []


async def test_what_one_node_stores_the_other_tells(empty_postgres_url: str) -> None:
    with ServerProcess(empty_postgres_url) as one, ServerProcess(empty_postgres_url) as two:
        ann = await Player.new(one.url)
        game = (await ann.create(seats=("me", "me")))["game"]
        await ann.add_entropy(game)
        there = Player(two.url, ann.token)
        there.http.headers["authorization"] = f"Bearer {ann.token}"
        async with there.live(game) as watching:
            version = (await watching.next("update"))["version"]
            body = {"type": "command", "id": "a", "version": version, "seat": 1, "action": "roll"}
            assert (await ann.call("POST", f"/games/{game}/commands", body)).json()["ok"]
            update = await watching.next("update")
            assert update["version"] == version + 1
            # and the repetition at the other node gets the original answer
            assert (await there.call("POST", f"/games/{game}/commands", body)).json()[
                "version"
            ] == version + 1
            await ann.post(f"/games/{game}/emote", seat=1, emote="clap")
            assert (await watching.next("emote"))["emote"] == "clap"
        await ann.close()
        await there.close()


async def test_a_seat_just_taken_on_one_node_is_known_to_the_other(empty_postgres_url: str) -> None:
    """Also where the hint that it was taken has not come through."""
    async with inside(empty_postgres_url) as one, inside(empty_postgres_url) as two:
        two.node._hear = lambda text: None  # type: ignore[method-assign]
        await two.node.storage.close()
        await two.node.open()
        ann, bob = await one.person(), await one.person()
        joined = await one.create(ann, "me", "open")
        path = f"/games/{joined['game']}"
        await two.node.games.get(joined["game"])  # as it is before
        await bob.post(f"{path}/join", json={"name": "Bob", "key": joined["key"]})
        there = two.guest()
        there.cookies.set("pickomino", bob.cookies["pickomino"])
        assert (await there.get(path)).status_code == 200
        assert (await two.entropy(there, joined["game"])).status_code == 200


async def test_who_is_forgotten_on_one_node_is_forgotten_on_the_other(empty_postgres_url: str) -> None:
    async with inside(empty_postgres_url) as one, inside(empty_postgres_url) as two:
        ann, bob = await one.person(), await one.person()
        joined = await one.create(ann, "me", "open")
        request = {"name": "Bob the Unforgettable", "key": joined["key"]}
        await bob.post(f"/games/{joined['game']}/join", json=request)
        for person in (ann, bob):
            await one.entropy(person, joined["game"])
        there = two.guest()
        there.cookies.set("pickomino", bob.cookies["pickomino"])
        update = (await there.get(f"/games/{joined['game']}")).json()
        assert update["table"]["seats"][1]["name"] == "Bob the Unforgettable"
        assert (await bob.delete("/identity")).status_code == 200
        live = await two.node.games.get(joined["game"])
        await wait_until(lambda: live.row.seats[1].name is None)
        assert (await there.get("/identity")).status_code == 401


async def test_who_is_connected_to_one_node_is_seen_on_the_other(empty_postgres_url: str) -> None:
    clock = FakeClock()
    async with inside(empty_postgres_url, clock=clock) as one, inside(empty_postgres_url, clock=clock) as two:
        ann, bob = await one.person(), await one.person()
        joined = await one.create(ann, "me", "open")
        await bob.post(f"/games/{joined['game']}/join", json={"name": "Bob", "key": joined["key"]})
        here, there = [await node.node.games.get(joined["game"]) for node in (one, two)]
        players = [(await person.get("/identity")).json()["player"] for person in (ann, bob)]
        here.called.clear()  # both have just called over HTTP, which counts as being there for a while
        listeners = [QueuedListener(players[0]), QueuedListener(players[1]), QueuedListener(None)]

        def come(node: Inside, live: LiveGame, *listeners: QueuedListener) -> None:
            live.listeners.update(listeners)
            node.node.games.presence.change(live)

        come(one, here, listeners[0])
        await wait_until(lambda: here.announced == ((1,), 0))
        come(two, there, *listeners[1:])  # two opens the table later, and asks
        everybody = {"seats": [1, 2], "spectators": 1, "gone": []}
        await wait_until(lambda: here.presence(0) == there.presence(0) == everybody)
        message: object = None
        while message != {"type": "presence", **everybody}:
            sent = await asyncio.wait_for(listeners[0].queue.get(), PATIENCE)
            message = sent and sent.value
        there.listeners.discard(listeners[2])
        two.node.games.presence.change(there)
        await wait_until(lambda: here.presence(0) == {**everybody, "spectators": 0})
        clock.now += 8_000  # the second node is not heard any more
        await one.node.sweeps.beat()
        assert here.connected_seats() == {1}


async def test_a_clock_runs_out_once(empty_postgres_url: str) -> None:
    with ServerProcess(empty_postgres_url) as one, ServerProcess(empty_postgres_url):
        ann = await Player.new(one.url)
        game = (await ann.create(seats=("me", "me"), clock=30))["game"]
        await ann.add_entropy(game)
        connection = await asyncpg.connect(empty_postgres_url)
        await connection.execute("UPDATE games SET deadline = 1 WHERE id = $1", game)
        await connection.close()
        async with ann.live(game, 0) as socket:
            kinds: Counter[str] = Counter()
            while kinds["act"] < 3:
                update = await socket.next("update")
                kinds.update(entry["kind"] for entry in update["entries"])
        assert kinds["away"] == 1
        await ann.close()


@pytest.mark.prove
@pytest.mark.alone
@pytest.mark.large
async def test_one_of_two_nodes_killed_again_and_again(empty_postgres_url: str) -> None:
    with proof("Two nodes", document="reliability.md") as figures:
        problems, found = await kill_nodes(empty_postgres_url, kills=count(20, long=100, tiny=2), sailors=12)
        figures.update(found)
        assert problems == []
        usual, slowest = found["next move after a kill, p99, s"], found["slowest next move after a kill, s"]
        assert isinstance(usual, float)
        assert isinstance(slowest, float)
        if LENGTH != "tiny":
            assert usual <= 2
            assert slowest <= 5


def at(node: Inside, person: httpx.AsyncClient) -> httpx.AsyncClient:
    """The same person's browser at another node."""
    there = node.guest()
    there.cookies.set("pickomino", person.cookies["pickomino"])
    return there


ROUNDS = 5
"""How often requests are sent at once, as they do not meet every time."""


async def test_the_same_creation_at_once_opens_one_table(empty_postgres_url: str) -> None:
    async with inside(empty_postgres_url) as one, inside(empty_postgres_url) as two:
        ann = await one.person()
        there = at(two, ann)
        for number in range(ROUNDS):
            body = {"id": f"t{number}", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}
            answers = await asyncio.gather(*(each.post("/games", json=body) for each in (ann, there) * 4))
            assert {answer.status_code for answer in answers} == {201}
            assert len({answer.json()["game"] for answer in answers}) == 1


async def test_the_same_refused_command_at_once_gets_one_answer(empty_postgres_url: str) -> None:
    async with inside(empty_postgres_url) as one, inside(empty_postgres_url) as two:
        ann = await one.person()
        live = await one.started(ann, "me", "me")
        there, path = at(two, ann), f"/games/{live.id}/commands"
        for number in range(ROUNDS):
            body = {
                "type": "command", "id": f"c{number}", "version": live.game.version, "seat": 1, "action": "stop",
            }  # fmt: skip
            answers = await asyncio.gather(*(each.post(path, json=body) for each in (ann, there) * 4))
            assert {answer.status_code for answer in answers} == {409}
            assert {answer.json()["error"]["code"] for answer in answers} == {"illegal_action"}


async def test_both_clicking_rematch_at_once_meet_at_one_table(empty_postgres_url: str) -> None:
    async with inside(empty_postgres_url) as one, inside(empty_postgres_url) as two:
        ann, bob = await one.person(), await one.person()
        there = at(two, bob)
        for _ in range(ROUNDS):
            joined = await one.create(ann, "me", "open")
            path = f"/games/{joined['game']}"
            await bob.post(f"{path}/join", json={"name": "Bob", "key": joined["key"]})
            await one.node.tables.abandon(joined["game"])
            answers = await asyncio.gather(
                *(each.post(f"{path}/rematch", json={}) for each in (ann, there) * 2)
            )
            assert {answer.status_code for answer in answers} == {200}
            assert len({answer.json()["game"] for answer in answers}) == 1
            assert sorted(seat for answer in answers[:2] for seat in answer.json()["seats"]) == [1, 2]


async def test_tables_at_once_on_two_nodes_stay_within_a_player_s_bounds(empty_postgres_url: str) -> None:
    async with (
        inside(empty_postgres_url, tables_per_player=3) as one,
        inside(empty_postgres_url, tables_per_player=3) as two,
    ):
        ann = await one.person()
        there, seats = at(two, ann), [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
        calls = [
            (ann, there)[number % 2].post("/games", json={"id": f"t{number}", "seats": seats})
            for number in range(8)
        ]
        statuses = [answer.status_code for answer in await asyncio.gather(*calls)]
        assert sorted(statuses) == [201] * 3 + [429] * 5


async def test_a_guest_removed_on_one_node_is_out_on_the_other(empty_postgres_url: str) -> None:
    """Also where the hint that they were has not come through."""
    async with inside(empty_postgres_url) as one, inside(empty_postgres_url) as two:
        two.node._hear = lambda text: None  # type: ignore[method-assign]
        await two.node.storage.close()
        await two.node.open()
        ann, bob = await one.person(), await one.person()
        there = at(two, bob)
        for call in ("join", "spectate"):
            joined = await one.create(ann, "me", "open", "open")
            path = f"/games/{joined['game']}"
            seat = {"name": "Bob", "key": joined["key"]}
            assert (await there.post(f"{path}/join", json=seat)).status_code == 200
            assert (await ann.post(f"{path}/seat", json={"seat": 2})).status_code == 200
            body = seat if call == "join" else {"key": joined["key"]}
            assert (await there.post(f"{path}/{call}", json=body)).status_code == 403
            assert (await there.get(path)).status_code == 403
