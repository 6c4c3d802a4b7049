"""The seats before the start: swapped, given to bots, taken from guests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from pickomino.server.log.verify import verify_log
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
