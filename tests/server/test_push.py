"""Notifications: encrypted and signed as the standards say, to absent players whose turn it is, and never into a private network."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpcore
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from httpx import AsyncClient

from pickomino.server.log.lag import MOST_PER_MOVE_MS
from pickomino.server.play.listeners import QueuedListener
from pickomino.server.play.live import LiveGame
from pickomino.server.push import sender
from pickomino.server.push.encryption import CURVE, encrypt, from_base64url, read_browser_keys, to_base64url
from pickomino.server.push.notices import GONE_MS, Notices
from pickomino.server.push.reach import CheckedNetwork, PublicOnly
from pickomino.server.storage.push import subscriptions_of
from server.inside import Inside, inside
from server.push_service import Anywhere, BrowserSide, PushService, read_token, running_push_service


def test_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    browser = read_browser_keys(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    private = ec.derive_private_key(
        int.from_bytes(from_base64url("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE
    )
    body = encrypt(
        b"When I grow up, I want to be a watermelon",
        browser,
        private=private,
        salt=from_base64url("DGv6ra1nlYgDCS1FRnbzlw"),
        padded=0,
    )
    assert to_base64url(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6P"
        "Bru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    ("endpoint", "allowed"),
    [
        ("https://push.example.com/abc", True),
        ("https://push.example.com:443/abc", True),
        ("https://8.8.8.8/abc", True),
        ("http://push.example.com/abc", False),
        ("https://push.example.com:8443/abc", False),
        ("https://user@push.example.com/abc", False),
        ("https://localhost/abc", False),
        ("https://127.0.0.1/abc", False),
        ("https://10.1.2.3/abc", False),
        ("https://169.254.169.254/latest/meta-data", False),
        ("https://[::1]/abc", False),
        ("https://[fd00::1]/abc", False),
        ("https://[::ffff:192.168.1.1]/abc", False),
        ("https://[64:ff9b::c0a8:101]/abc", False),
        ("https://0.0.0.0/abc", False),
        ("https://224.0.0.1/abc", False),
        ("https://[broken/abc", False),
        ("ftp://push.example.com/abc", False),
    ],
)
def test_only_public_https_endpoints(endpoint: str, allowed: bool) -> None:
    assert PublicOnly().allows_url(endpoint) is allowed


async def test_a_name_that_leads_to_a_private_address_is_not_connected_to() -> None:
    with running_push_service() as service:
        _, _, port = service.endpoint("").rstrip("/").rpartition(":")
        with pytest.raises(httpcore.ConnectError, match="no public address"):
            await CheckedNetwork(PublicOnly()).connect_tcp("localhost", int(port))
        assert service.deliveries.empty()


@pytest.fixture
def service() -> Iterator[PushService]:
    with running_push_service() as running:
        yield running


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(tmp_path / "games.db", reach=Anywhere()) as opened:
        yield opened


async def two_at_a_table(server: Inside, **more: object) -> tuple[AsyncClient, AsyncClient, LiveGame]:
    """Ann is to move; both are away from the page."""
    ann, bob = await server.person(), await server.person()
    joined = await server.create(ann, "me", "open", **more)
    await bob.post(f"/games/{joined['game']}/join", json={"name": "Bob", "key": joined["key"]})
    for client in (ann, bob):
        await server.entropy(client, joined["game"])
    live = await server.node.games.get(joined["game"])
    live.called.clear()
    return ann, bob, live


def notices(server: Inside) -> Notices:
    assert server.node.notices is not None
    return server.node.notices


async def end_turn(server: Inside, client: AsyncClient, live: LiveGame) -> None:
    turns = live.game.turns
    while live.game.turns == turns:
        legal = (await client.get(f"/games/{live.id}")).json()["actions"]["legal"]
        texts = [option["action"]["text"] for option in legal]
        await server.act(client, live, "stop" if "stop" in texts else texts[0])
    live.called.clear()  # programs count as present for a while after a call; these people have closed their pages


async def look(server: Inside) -> None:
    """Everything that is to be sent by now is sent."""
    await notices(server).sweep()
    await notices(server).finish()


async def player_of(client: AsyncClient) -> str:
    return str((await client.get("/identity")).json()["player"])


async def endpoints_of(server: Inside, client: AsyncClient) -> list[str]:
    player_id = await player_of(client)
    found = await server.node.storage.read(lambda: subscriptions_of(player_id))
    return [subscription.endpoint.rpartition("/")[2] for subscription in found]


async def subscribe(
    client: AsyncClient, service: PushService, name: str, browser: BrowserSide | None = None, **more: str
) -> bool:
    """Subscribe, and return whether the server knew the endpoint."""
    body = (browser or BrowserSide()).subscription(service.endpoint(name), **more)
    answer = await client.post(
        "/push", json=body, headers={"origin": "https://play.test", "host": "play.test"}
    )
    assert answer.status_code == 200, answer.text
    return bool(answer.json()["known"])


async def test_an_absent_player_is_notified_once_and_only_they_can_read_it(
    server: Inside, service: PushService
) -> None:
    ann, bob, live = await two_at_a_table(server)
    browser = BrowserSide()
    await subscribe(bob, service, "bob", browser, lang="de")
    await look(server)
    assert service.deliveries.empty()  # it is Ann's turn, and she has not asked for notifications
    await end_turn(server, ann, live)
    await look(server)
    await look(server)
    delivery = service.next()
    assert service.deliveries.empty()
    assert browser.read(delivery.body) == {
        "title": "Du bist dran", "body": "Am Tisch mit Me 1", "url": f"/t/{live.id}", "tag": live.id, "waiting": 1,
    }  # fmt: skip
    assert b"Me 1" not in delivery.body
    assert delivery.headers["content-encoding"] == "aes128gcm"
    assert delivery.headers["topic"] == live.id
    key = (await bob.get("/server")).json()["push"]
    claims = read_token(delivery.headers["authorization"], key)
    origin = service.endpoint("").rstrip("/")
    now = server.clock.now // 1000
    assert claims == {"aud": origin, "exp": now + 12 * 3600, "sub": "https://play.test"}


async def test_who_is_at_the_table_is_not_notified_unless_the_connection_dies(
    server: Inside, service: PushService
) -> None:
    ann, bob, live = await two_at_a_table(server)
    await subscribe(bob, service, "bob")
    listener = QueuedListener(await player_of(bob))
    live.listeners.add(listener)
    await end_turn(server, ann, live)
    await look(server)
    assert service.deliveries.empty()
    # A phone that sleeps looks connected until its pings time out.
    live.listeners.discard(listener)
    server.clock.now += GONE_MS - 1
    await look(server)
    assert service.next().path == "/bob"
    # Who was there all the time has seen it, and may close the page.
    await end_turn(server, bob, live)
    live.listeners.add(listener)
    await end_turn(server, ann, live)
    server.clock.now += GONE_MS
    await look(server)
    live.listeners.discard(listener)
    await look(server)
    assert service.deliveries.empty()


async def test_an_expired_subscription_is_removed_and_a_passing_failure_tried_again(
    server: Inside, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "RETRY_SECONDS", 0)
    ann, bob, live = await two_at_a_table(server)
    service.answers = {"/gone": [410], "/missing": [404], "/busy": [503, 201], "/broken": [500]}
    for name in ("gone", "missing", "busy", "broken"):
        await subscribe(bob, service, name)
        server.clock.now += 1
    await end_turn(server, ann, live)
    await look(server)
    assert await endpoints_of(server, bob) == ["busy", "broken"]
    # The browser does not know; at its next visit it learns that it has to make another.
    assert [await subscribe(bob, service, name) for name in ("busy", "gone")] == [True, False]
    asked = [service.next().path for _ in range(service.deliveries.qsize())]
    assert sorted(asked) == ["/broken", "/broken", "/busy", "/busy", "/gone", "/missing"]
    text = server.node.metrics.text().decode()
    for result, count in {"gone": 2, "sent": 1, "failed": 1}.items():
        assert f'pickomino_notices_total{{result="{result}"}} {count}.0' in text


async def test_out_of_time_after_days_is_told_as_well(server: Inside, service: PushService) -> None:
    await server.node.sweeps.beat()
    ann, _, live = await two_at_a_table(server, clock=3 * 86_400)
    browser = BrowserSide()
    await subscribe(ann, service, "ann", browser)
    assert live.row.deadline == server.clock.now + 3 * 86_400_000
    assert live.row.paused_at is None  # nobody is there, and the clock runs
    server.clock.now += 3 * 86_400_000 + MOST_PER_MOVE_MS  # what was decided in time may still be on its way
    server.node.sweeps._beaten_at = server.clock.now  # the server was up all the time
    await server.node.sweeps.sweep()
    await look(server)
    assert live.game.seat(1).away == "clock"
    assert browser.read(service.next().body)["title"] == "Your time is up"


async def test_what_is_refused_and_what_is_bounded(server: Inside, service: PushService) -> None:
    ann, bob = await server.person(), await server.person()
    for bent in (
        {"endpoint": "https://10.0.0.1/x"},
        {"p256dh": "A" * 87},
        {"auth": "short"},
        {"lang": "xx"},
        {"endpoint": f"http://127.0.0.1:1/{'x' * 1000}"},
    ):
        body = BrowserSide().subscription(service.endpoint("x")) | bent
        assert (await ann.post("/push", json=body)).status_code == 422, bent
    for number in range(12):
        server.clock.now += 1
        await subscribe(ann, service, str(number))
    assert await endpoints_of(server, ann) == [str(number) for number in range(2, 12)]
    # An endpoint belongs to who subscribed with it last, and only they can end it.
    await subscribe(bob, service, "11")
    await ann.post("/push/stop", json={"endpoint": service.endpoint("11")})
    assert await endpoints_of(server, bob) == ["11"]
    await bob.post("/push/stop", json={"endpoint": service.endpoint("11")})
    assert await endpoints_of(server, bob) == []
    player_id = await player_of(ann)
    await ann.delete("/identity")
    assert await server.node.storage.read(lambda: subscriptions_of(player_id)) == []


async def test_a_host_may_switch_it_off_and_the_key_outlives_a_restart(tmp_path: Path) -> None:
    keys = []
    for push in (True, False, True):
        async with inside(tmp_path / "games.db", push=push) as server:
            ann = await server.person()
            keys.append((await ann.get("/server")).json()["push"])
            status = (
                await ann.post("/push", json=BrowserSide().subscription("https://push.example.com/x"))
            ).status_code
            assert status == (200 if push else 404)
    assert keys[0] == keys[2] != keys[1] is None
