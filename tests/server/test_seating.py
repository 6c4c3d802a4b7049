"""The seats before the start: swapped, given to bots, taken from guests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import pytest
from sqlalchemy import select

from pickomino.server.log.verify import verify_log
from pickomino.server.play.live import LiveGame
from pickomino.server.storage import Op
from pickomino.server.storage.relations import removals
from server.inside import Inside, inside


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(tmp_path / "games.db") as opened:
        yield opened


async def refusal(client: httpx.AsyncClient, path: str, **body: Any) -> str | None:
    """The code of a refused call; None if it was granted."""
    answer = await client.post(path, json=body)
    return None if answer.is_success else str(answer.json()["error"]["code"])


async def seats(client: httpx.AsyncClient, path: str) -> list[str]:
    """Who sits where: a name, a bot's spec or `open`."""
    shown = (await client.get(path)).json()["table"]["seats"]
    return [seat["name"] or seat["bot"] or seat["kind"] for seat in shown]


async def test_the_host_orders_the_seats_and_everybody_takes_their_dice_along(server: Inside) -> None:
    ann, bob = await server.person(), await server.person()
    table = await server.create(ann, "me", "open", "open")
    path = f"/games/{table['game']}"
    await bob.post(f"{path}/join", json={"name": "Bob", "key": table["key"]})
    await server.entropy(bob, table["game"])
    live = await server.node.games.get(table["game"])
    added = live.game.seat(2).commitment
    assert await refusal(ann, f"{path}/swap", seat=2, other=1) is None
    assert await seats(ann, path) == ["Bob", "Me 1", "open"]
    assert (await bob.get(f"{path}")).json()["dice"]["commitments"] == [added, None, None]
    assert (live.seats_of(live.row.host), live.row.seats[0].name) == ([2], "Bob")
    # A guest may take an open seat instead of the own one, and nothing else.
    assert await refusal(bob, f"{path}/swap", seat=1, other=2) == "seat_taken"
    assert await refusal(bob, f"{path}/swap", seat=2, other=3) == "forbidden"
    assert await refusal(bob, f"{path}/swap", seat=1, other=7) == "bad_request"
    assert await refusal(bob, f"{path}/swap", seat=1, other=3) is None
    assert await seats(bob, path) == ["open", "Me 1", "Bob"]
    # It is stored so: another node, or this one after a restart, sees the same.
    server.node.games.forget_idle()
    await ann.post(f"{path}/start", json={"bot": "timid"})
    await server.entropy(ann, table["game"])
    await ann.post(f"{path}/leave", json={})
    await server.node.tables.abandon(table["game"])
    report = verify_log((await ann.get(f"{path}/log")).content)
    assert report.head == live.game.head
    assert (report.contributed, live.game.seat(3).commitment) == ([2, 3], added)


async def test_a_bot_takes_an_open_seat_while_the_others_wait(server: Inside) -> None:
    ann, bob = await server.person(), await server.person()
    table = await server.create(ann, "me", "open", "open")
    path = f"/games/{table['game']}"
    await server.entropy(ann, table["game"])
    assert await refusal(ann, f"{path}/seat", seat=2, bot="champion:net=evil") == "bot_not_allowed"
    assert await refusal(ann, f"{path}/seat", seat=2, bot="random") is None
    assert await refusal(ann, f"{path}/seat", seat=2, bot="timid") is None
    assert await seats(ann, path) == ["Me 1", "timid", "open"]
    await bob.post(f"{path}/join", json={"name": "Bob", "key": table["key"]})
    assert await refusal(bob, f"{path}/seat", seat=2, bot="random") == "forbidden"
    assert await refusal(ann, f"{path}/seat", seat=3, bot="timid") == "seat_taken"
    assert await refusal(ann, f"{path}/seat", seat=2) is None
    assert await seats(ann, path) == ["Me 1", "open", "Bob"]
    await server.entropy(bob, table["game"])
    assert (await ann.get(path)).json()["table"]["status"] == "lobby"
    # Nothing else is missing, so everybody reveals and the game starts.
    assert await refusal(ann, f"{path}/seat", seat=2, bot="timid") is None
    await server.reveal_all(table["game"])
    assert (await ann.get(path)).json()["table"]["status"] == "running"
    for call in ({"seat": 2}, {"seat": 2, "bot": "timid"}):
        assert await refusal(ann, f"{path}/seat", **call) == "already_started"


async def test_a_removed_guest_is_out_and_the_old_invitation_lets_nobody_in(server: Inside) -> None:
    ann, bob = await server.person(), await server.person()
    table = await server.create(ann, "me", "open")
    path = f"/games/{table['game']}"
    await bob.post(f"{path}/spectate", json={"key": table["key"]})
    await bob.post(f"{path}/join", json={"name": "Bob", "key": table["key"]})
    assert await refusal(bob, f"{path}/seat", seat=1) == "forbidden"
    assert await refusal(ann, f"{path}/seat", seat=1) == "forbidden"
    assert await refusal(ann, f"{path}/seat", seat=2) is None
    assert await seats(ann, path) == ["Me 1", "open"]
    assert (await bob.get(path)).status_code == 403
    assert await refusal(bob, f"{path}/join", name="Bob", key=table["key"]) == "forbidden"
    assert (await bob.get(f"/codes/{table['code']}")).status_code == 404
    live = await server.node.games.get(table["game"])
    assert live.row.code is not None
    found = (await bob.get(f"/codes/{live.row.code}")).json()
    assert (found["game"], found["key"]) == (live.id, live.row.key)
    assert await refusal(bob, f"{path}/join", name="Bob", key=live.row.key) is None


async def waiting(live: LiveGame, count: int) -> None:
    """Return when so many wait for the game's lock."""
    while len(live.lock._waiters or ()) < count:  # noqa: ASYNC110 - a lock has no event for this
        await asyncio.sleep(0)


async def test_who_is_removed_while_their_next_request_waits_stays_out(server: Inside) -> None:
    ann, bob = await server.person(), await server.person()
    table = await server.create(ann, "me", "open", "open")
    path, live = f"/games/{table['game']}", await server.node.games.get(table["game"])
    seat = {"name": "Bob", "key": table["key"]}
    assert await refusal(bob, f"{path}/join", **seat) is None
    async with live.lock:
        removing = asyncio.create_task(refusal(ann, f"{path}/seat", seat=2))
        await waiting(live, 1)
        joining = asyncio.create_task(refusal(bob, f"{path}/join", **seat))
        seated = asyncio.create_task(refusal(bob, f"{path}/join", name="Bob"))
        await waiting(live, 3)
    assert [await removing, await joining, await seated] == [None, "forbidden", "forbidden"]
    assert await seats(ann, path) == ["Me 1", "open", "open"]


async def test_the_old_key_is_worth_nothing_at_a_node_that_is_behind(server: Inside) -> None:
    ann, bob = await server.person(), await server.person()
    table = await server.create(ann, "me", "open", "open")
    path, live = f"/games/{table['game']}", await server.node.games.get(table["game"])
    seat = {"name": "Bob", "key": table["key"]}
    assert await refusal(bob, f"{path}/join", **seat) is None
    before = live.game, live.row
    assert await refusal(ann, f"{path}/seat", seat=2) is None
    calls: tuple[tuple[str, dict[str, str]], ...] = (
        ("join", seat),
        ("spectate", {"key": table["key"]}),
        ("spectate", {}),
    )
    for call, body in calls:
        live.game, live.row = before  # as a node knows the game that has not heard of it
        assert await refusal(bob, f"{path}/{call}", **body) == "forbidden"
    assert (await bob.get(path)).status_code == 403
    assert await seats(ann, path) == ["Me 1", "open", "open"]


async def test_a_guest_is_removed_from_everything_at_once(server: Inside) -> None:
    """One transaction: a crash cannot leave the right to watch behind."""
    ann, bob = await server.person(), await server.person()
    table = await server.create(ann, "me", "open", "open")
    path, storage = f"/games/{table['game']}", server.node.storage
    await bob.post(f"{path}/spectate", json={"key": table["key"]})
    for name in ("Bob", "Bea"):
        assert await refusal(bob, f"{path}/join", name=name, key=table["key"]) is None
    with mock.patch.object(storage, "write", wraps=storage.write) as write:
        assert await refusal(ann, f"{path}/seat", seat=3) is None
    assert write.call_count == 1
    assert await seats(ann, path) == ["Me 1", "open", "open"]
    assert (await bob.get(path)).status_code == 403


async def test_a_removed_guest_does_not_come_back_to_a_listed_table(server: Inside) -> None:
    ann, bob, eve = [await server.person() for _ in range(3)]
    table = await server.create(ann, "me", "open", listed=True)
    path = f"/games/{table['game']}"
    assert await refusal(bob, f"{path}/join", name="Bob") is None
    assert await refusal(ann, f"{path}/seat", seat=2) is None
    live = await server.node.games.get(table["game"])
    for key in (None, table["key"], live.row.key):
        assert await refusal(bob, f"{path}/join", name="Bob", key=key) == "removed"
    assert (await bob.get(path)).status_code == 200  # anybody may watch
    assert await refusal(eve, f"{path}/join", name="Eve") is None
    assert (await bob.delete("/identity")).status_code == 200  # nothing names them afterwards
    assert await server.node.storage.read(lambda: find_removals(live.id)) == []


def find_removals(game_id: str) -> Op[list[str]]:
    rows = yield select(removals.c.player_id).where(removals.c.game_id == game_id), {}
    return [str(row[0]) for row in rows]


async def test_a_removed_guest_does_not_come_back_by_a_rematch(server: Inside) -> None:
    ann, bob, eve = [await server.person() for _ in range(3)]
    table = await server.create(ann, "me", "open", "timid")
    path = f"/games/{table['game']}"
    await bob.post(f"{path}/join", json={"name": "Bob", "key": table["key"]})
    await eve.post(f"{path}/spectate", json={"key": table["key"]})
    await server.node.tables.abandon(table["game"])
    again = (await ann.post(f"{path}/rematch", json={})).json()["game"]
    live = await server.node.games.get(again)
    await bob.post(f"/games/{again}/join", json={"name": "Bob", "key": live.row.key})
    bobs = next(seat for seat, owner in enumerate(live.row.seats, 1) if owner.name == "Bob")
    assert await refusal(ann, f"/games/{again}/seat", seat=bobs) is None
    key = (await eve.post(f"{path}/rematch", json={})).json()["key"]
    assert await refusal(eve, f"/games/{again}/join", name="Eve", key=key) is None
    assert await refusal(ann, f"/games/{again}/seat", seat=bobs) is None
    for person in (bob, eve):
        assert await refusal(person, f"{path}/rematch") == "removed"
        assert (await person.get(f"/games/{again}")).status_code == 403
    # With the new invitation they are welcome.
    assert await refusal(bob, f"/games/{again}/join", name="Bob", key=live.row.key) is None


async def test_coming_and_going_before_the_start_is_bounded(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pickomino.server.play.edits.LOBBY_ENTRIES", 6)
    ann, bob, eve = [await server.person() for _ in range(3)]
    table = await server.create(ann, "me", "open", "open")
    path = f"/games/{table['game']}"
    seat = {"name": "Bob", "key": table["key"]}
    for _ in range(2):
        assert await refusal(bob, f"{path}/join", **seat) is None
        assert await refusal(bob, f"{path}/leave") is None
    assert await refusal(bob, f"{path}/join", **seat) is None
    assert (await ann.get(path)).json()["version"] == 6
    assert await refusal(ann, f"{path}/swap", seat=1, other=2) == "too_many_changes"
    assert await refusal(ann, f"{path}/seat", seat=3, bot="timid") == "too_many_changes"
    assert await refusal(eve, f"{path}/join", name="Eve", key=table["key"]) == "too_many_changes"
    assert (await server.commit(bob, table["game"], "ab" * 16)).status_code == 200
    assert (await server.commit(bob, table["game"], "cd" * 16)).json()["error"]["code"] == "too_many_changes"
    # Whoever wants to leave may, and the game can be started.
    assert await refusal(bob, f"{path}/leave") is None
    assert await refusal(ann, f"{path}/start", bot="timid") is None
    assert (await server.entropy(ann, table["game"])).status_code == 200
    assert (await ann.get(path)).json()["table"]["status"] == "running"
