"""Who you are: a secret that is stored hashed, moves by link, and can be forgotten."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from pickomino.server.log.verify import verify_log
from pickomino.server.play.identity import DEVICES
from pickomino.server.play.listeners import QueuedListener
from pickomino.server.play.tables import Tables
from pickomino.server.refusals import Refusal
from pickomino.server.storage.players import drop_secret, forget_player
from server.inside import Inside, inside


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(tmp_path / "games.db") as opened:
        yield opened


async def test_the_cookie_is_a_128_bit_secret_stored_only_as_a_hash(server: Inside, tmp_path: Path) -> None:
    guest = server.guest()
    answer = await guest.post("/identity", json={})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    secret = guest.cookies["pickomino"]
    assert len(secret) == 22  # 16 bytes in base64
    assert "token" not in answer.json()
    connection = sqlite3.connect(tmp_path / "games.db")
    dump = "\n".join(connection.iterdump())
    connection.close()
    assert secret not in dump
    assert answer.json()["player"] in dump
    again = await guest.post("/identity", json={})
    assert "set-cookie" not in again.headers
    assert again.json() == answer.json()


async def test_programs_get_a_token(server: Inside) -> None:
    guest = server.guest()
    identity = (await guest.post("/identity", json={"token": True})).json()
    program = server.guest()
    program.headers["authorization"] = f"Bearer {identity['token']}"
    assert (await program.get("/identity")).json() == {"player": identity["player"]}
    program.headers["authorization"] = "Bearer wrong"
    assert (await program.get("/identity")).status_code == 401


async def test_the_cookie_is_never_told_to_a_script(server: Inside) -> None:
    guest = server.guest()
    token = (await guest.post("/identity", json={"token": True})).json()["token"]
    answer = await guest.post("/identity", json={"token": True})
    assert (answer.status_code, token in answer.text) == (403, False)
    guest.headers["authorization"] = f"Bearer {token}"
    assert (await guest.post("/identity", json={"token": True})).json()["token"] == token


async def test_a_link_carries_the_player_over_once_and_soon(server: Inside) -> None:
    ann, phone, thief = await server.person(), server.guest(), server.guest()
    code = (await ann.post("/identity/link", json={})).json()["code"]
    claimed = await phone.post("/identity/claim", json={"code": code})
    assert claimed.json() == (await ann.get("/identity")).json()
    assert phone.cookies["pickomino"] != ann.cookies["pickomino"]
    assert (await phone.get("/identity")).json() == claimed.json()
    assert (await thief.post("/identity/claim", json={"code": code})).status_code == 404
    late = (await ann.post("/identity/link", json={})).json()["code"]
    server.clock.now += 601_000
    assert (await thief.post("/identity/claim", json={"code": late})).status_code == 404


async def test_forget_me_removes_names_and_secrets_and_games_stay_verifiable(
    server: Inside, tmp_path: Path
) -> None:
    ann, bob = await server.person(), await server.person()
    joined = await server.create(ann, "me", "open")
    request = {"name": "Bob the Unforgettable", "key": joined["key"]}
    await bob.post(f"/games/{joined['game']}/join", json=request)
    player = (await bob.get("/identity")).json()["player"]
    for person in (ann, bob):
        await server.entropy(person, joined["game"])
    live = await server.node.games.get(joined["game"])
    await server.act(ann, live, "roll")
    before = (await ann.get(f"/games/{live.id}/log")).text
    assert (await bob.delete("/identity")).status_code == 200
    assert live.game.seat(2).away == "left"
    assert (await bob.get("/identity")).status_code == 401
    connection = sqlite3.connect(tmp_path / "games.db")
    dump = "\n".join(connection.iterdump())
    connection.close()
    assert "Unforgettable" not in dump
    assert player not in dump
    update = (await ann.get(f"/games/{live.id}")).json()
    assert update["table"]["seats"][1]["name"] is None
    await server.node.tables.abandon(live.id)
    log = (await ann.get(f"/games/{live.id}/log")).text
    assert log.startswith(before)
    assert verify_log(log.encode()).status == "abandoned"
    assert (
        '"Player 2"' in (await ann.get(f"/games/{live.id}/record")).text
        or "Player 2" in (await ann.get(f"/games/{live.id}/record")).text
    )


@pytest.mark.parametrize(
    ("call", "body"), [("leave", {}), ("leave", {"seat": 2}), ("swap", {"seat": 2, "other": 3})]
)
async def test_a_request_under_way_changes_nothing_once_its_player_is_forgotten(
    server: Inside, monkeypatch: pytest.MonkeyPatch, call: str, body: dict[str, Any]
) -> None:
    """It was drafted while the seat was still theirs, here or on another node."""
    ann, bob = await server.person(), await server.person()
    joined = await server.create(ann, "me", "open", "open")
    await bob.post(f"/games/{joined['game']}/join", json={"name": "Bob", "key": joined["key"]})
    live = await server.node.games.get(joined["game"])
    version, bob_id = live.game.version, live.row.seats[1].player_id
    assert bob_id is not None
    write = server.node.storage.write

    async def forget_first(*arguments: Any) -> Any:
        await write(lambda: forget_player(bob_id))
        return await write(*arguments)

    monkeypatch.setattr(server.node.storage, "write", forget_first)
    answer = await bob.post(f"/games/{live.id}/{call}", json=body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (401, "no_identity")
    assert live.game.version == version


async def test_somebody_who_has_just_left_elsewhere_is_forgotten(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A seat that is theirs no more when it is to be left keeps nobody from being forgotten."""
    ann = await server.person()
    await server.started(ann, "me", "timid")

    async def left_by_now(*_: Any, **__: Any) -> None:
        raise Refusal("forbidden")

    monkeypatch.setattr(Tables, "leave", left_by_now)
    assert (await ann.delete("/identity")).status_code == 200
    assert (await ann.get("/identity")).status_code == 401


async def test_ids_have_at_least_64_random_bits(server: Inside) -> None:
    ann = await server.person()
    ids = {(await server.create(ann, "me", "open"))["game"] for _ in range(20)}
    assert len(ids) == 20
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{16}", game) for game in ids)  # 96 bits


async def test_calls_from_other_sites_are_refused(server: Inside) -> None:
    ann = await server.person()
    answer = await ann.post("/identity/link", json={}, headers={"origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "bad_origin")
    broken = await ann.post("/identity/link", json={}, headers={"origin": "http://["})
    assert (broken.status_code, broken.json()["error"]["code"]) == (403, "bad_origin")
    assert (await ann.post("/identity/link", json={}, headers={"origin": "http://test"})).status_code == 200


async def test_new_identities_are_bounded_by_address(tmp_path: Path) -> None:
    async with inside(tmp_path / "games.db", identity_burst=5, identities_per_minute=60) as server:
        guests = [server.guest() for _ in range(7)]
        statuses = [(await guest.post("/identity", json={})).status_code for guest in guests]
        assert statuses == [200] * 5 + [429] * 2
        refused = await server.guest().post("/identity", json={})
        assert refused.headers["retry-after"] == "1"
        server.clock.now += 2_000
        assert (await server.guest().post("/identity", json={})).status_code == 200


async def test_tables_are_bounded_by_address_whoever_sits_there(tmp_path: Path) -> None:
    async with inside(tmp_path / "games.db", tables_per_address=3) as server:
        ann, bob = await server.person(), await server.person()
        table = (await server.create(ann, "me", "open", listed=True))["game"]
        assert (await bob.post(f"/games/{table}/join", json={"name": "Bob"})).status_code == 200
        first = (await server.create(bob, "me", "open"))["game"]
        await server.create(ann, "me", "open")
        asked = {"id": "one-more", "seats": [{"kind": "me", "name": "Bob"}, {"kind": "open"}]}
        refused = await bob.post("/games", json=asked)
        assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too_many_tables")
        await server.node.tables.abandon(first)
        server.clock.now += 20_000
        assert (await bob.post("/games", json=asked)).status_code == 201


async def test_requests_at_once_take_no_more_tables_than_an_address_has(tmp_path: Path) -> None:
    async with inside(tmp_path / "games.db", tables_per_address=3) as server:
        people = [await server.person() for _ in range(6)]
        asked = {"id": "t", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}
        answers = await asyncio.gather(*(person.post("/games", json=asked) for person in people))
        assert sorted(answer.status_code for answer in answers) == [201] * 3 + [429] * 3
        # Places that came to nothing are free again.
        await server.node.tables.abandon(next(each.json()["game"] for each in answers if each.is_success))
        server.clock.now += 20_000
        calls = [person.post("/games", json={**asked, "clock": 7}) for person in people]
        assert {answer.status_code for answer in await asyncio.gather(*calls)} == {422, 429}
        assert not server.node.holdings._pending
        late = {**asked, "id": "late"}
        server.clock.now += 20_000
        answers = await asyncio.gather(*(person.post("/games", json=late) for person in people))
        assert sorted(answer.status_code for answer in answers) == [201] + [429] * 5


async def test_what_is_taken_while_finished_tables_are_looked_for_counts(tmp_path: Path) -> None:
    async with inside(tmp_path / "games.db", tables_per_address=2) as server:
        ann = await server.person()
        tables = [(await server.create(ann, "me", "open"))["game"] for _ in range(2)]
        for table in tables:
            await server.node.tables.abandon(table)
        server.clock.now += 20_000
        holdings = server.node.holdings
        (address,) = holdings._tables

        async def read(make: Any) -> Any:
            holdings._add(address, "meanwhile")
            return await server.node.storage.read(make)

        async with holdings.place(address, mock.Mock(read=read)) as keep:
            keep("another")
        assert holdings._tables[address] == {"meanwhile", "another"}


async def test_large_bodies_are_refused(server: Inside) -> None:
    ann = await server.person()
    answer = await ann.post("/games", content=b"x" * 70_000, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large")

    async def endless() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b"x" * 1000

    answer = await ann.post("/games", content=endless(), headers={"content-type": "application/json"})
    assert answer.status_code == 413


async def test_every_answer_carries_the_strict_headers(server: Inside) -> None:
    ann = await server.person()
    for path in ("/server", "/identity", "/nowhere"):
        headers = (await ann.get(path)).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"].replace(
            "style-src-attr 'unsafe-inline'", ""
        )
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cache-control"] == "no-store"
    assert (await ann.get("/nowhere")).json() == {"error": {"code": "not_found", "params": {}}}


async def test_devices_are_listed_and_signed_out(server: Inside) -> None:
    phone = await server.person()
    me = (await phone.get("/identity")).json()
    server.clock.now += 5_000
    code = (await phone.post("/identity/link", json={})).json()["code"]
    laptop = server.guest()
    assert (await laptop.post("/identity/claim", json={"code": code})).json() == me
    listed = (await phone.get("/identity/devices")).json()["devices"]
    assert [device["is_this"] for device in listed] == [True, False]
    assert listed[1]["since"] - listed[0]["since"] == 5_000
    stranger = await server.person()
    assert (await stranger.delete(f"/identity/devices/{listed[1]['id']}")).status_code == 404
    assert (await phone.delete(f"/identity/devices/{listed[0]['id']}")).status_code == 403
    spare = (await laptop.post("/identity/link", json={})).json()["code"]
    assert (await phone.delete(f"/identity/devices/{listed[1]['id']}")).status_code == 200
    assert (await laptop.get("/identity")).status_code == 401
    assert (await laptop.post("/identity/claim", json={"code": spare})).status_code == 404
    assert (await phone.get("/identity")).json() == me
    assert (await phone.delete(f"/identity/devices/{listed[1]['id']}")).status_code == 404
    assert [device["id"] for device in (await phone.get("/identity/devices")).json()["devices"]] == [
        listed[0]["id"]
    ]


async def test_a_device_that_is_signed_out_hears_nothing_more(server: Inside) -> None:
    phone = await server.person()
    code = (await phone.post("/identity/link", json={})).json()["code"]
    laptop = server.guest()
    await laptop.post("/identity/claim", json={"code": code})
    live = await server.started(phone, "me", "random")
    player = (await phone.get("/identity")).json()["player"]
    listeners = [QueuedListener(player), QueuedListener(None)]
    live.listeners.update(listeners)
    devices = (await phone.get("/identity/devices")).json()["devices"]
    other = next(device["id"] for device in devices if not device["is_this"])
    assert (await phone.delete(f"/identity/devices/{other}")).status_code == 200
    assert live.listeners == {listeners[1]}  # the page that may stay connects again
    heard = [listeners[0].queue.get_nowait() for _ in range(listeners[0].queue.qsize())]
    assert heard[-1] is None  # after who came and went, if that took a while


async def test_whoever_was_signed_out_while_a_node_heard_nothing_hears_no_more(server: Inside) -> None:
    ann, bob, cat = await server.person(), await server.person(), await server.person()
    live = await server.started(ann, "me", "random")
    storage, identities = server.node.storage, server.node.identities
    listeners = [QueuedListener(None, "a secret of nobody")]
    for person in (ann, bob, cat):
        player = (await person.get("/identity")).json()["player"]
        listeners.append(QueuedListener(player, identities.device_of(person.cookies["pickomino"])))
    live.listeners.update(listeners)
    _, _, forgotten, signed_out = listeners
    await storage.write(lambda: forget_player(forgotten.player_id or ""))  # on another node
    await storage.write(lambda: drop_secret(signed_out.player_id or "", signed_out.device or ""))
    await identities.drop_signed_out()
    assert live.listeners == set(listeners[:2])


async def test_what_was_read_before_a_device_was_signed_out_is_not_remembered(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone = await server.person()
    player = (await phone.get("/identity")).json()["player"]
    identities = server.node.identities
    identities.doubt()
    read = server.node.storage.read

    async def slowly(make: Any) -> Any:
        found = await read(make)
        identities.doubt_player(player)  # another node says so meanwhile
        return found

    monkeypatch.setattr(server.node.storage, "read", slowly)
    assert await identities.find(phone.cookies["pickomino"]) == player
    assert not identities._known


async def test_a_player_has_twenty_devices_at_most(server: Inside) -> None:
    phone = await server.person()
    for _ in range(DEVICES - 1):
        code = (await phone.post("/identity/link", json={})).json()["code"]
        assert (await server.guest().post("/identity/claim", json={"code": code})).status_code == 200
    refused = await phone.post("/identity/link", json={})
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "too_many_devices")
