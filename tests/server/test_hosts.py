"""A server answers to its own names alone: a foreign one may have been led here by a stranger."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pickomino.server.edge.hosts import OwnNames, is_name
from pickomino.server.refusals import Refusal
from pickomino.server.settings import Settings
from server.inside import inside

PLAIN = Settings("games.db", origins=("https://friends.example.net",), listens=("0.0.0.0", 8000))
NAMED = replace(PLAIN, hosts=("play.example.org", ".club.example.com"), trusted_proxies=("127.0.0.1",))


def is_own(settings: Settings, host: str | None) -> bool:
    try:
        OwnNames(settings, lambda: "Kitchen.lan").check(host)
    except Refusal:
        return False
    return True


@pytest.mark.parametrize(
    "host",
    [
        None, "127.0.0.1:8000", "[::1]:8000", "[fe80::1%25eth0]:8000", "192.168.1.5:8000", "203.0.113.9", "localhost",
        "LOCALHOST:8000", "a.localhost:8000", "kitchen", "kitchen.lan:8000", "kitchen.local.", "friends.example.net",
    ],
)  # fmt: skip
def test_own_names(host: str | None) -> None:
    assert is_own(PLAIN, host)
    assert is_own(NAMED, host)


@pytest.mark.parametrize(
    "host",
    [
        "evil.example", "evil.example:8000", "127.0.0.1.evil.example", "localhost.evil.example", "evillocal.example",
        "example.net", "xfriends.example.net", "[::1].evil.example", "club.example.com", "1.2.3.4.5", "a.b:x:y",
    ],
)  # fmt: skip
def test_foreign_names(host: str) -> None:
    assert not is_own(PLAIN, host)
    assert not is_own(NAMED, host)


def test_names_that_the_host_adds() -> None:
    assert is_own(NAMED, "play.example.org:443")
    assert is_own(NAMED, "a.club.example.com")
    assert not is_own(PLAIN, "play.example.org")
    assert is_own(
        replace(PLAIN, trusted_proxies=("127.0.0.1",)), "play.example.org"
    )  # the proxy knows its names
    assert is_name("play.example.org")
    assert is_name(".example.org")
    for text in ("", ".", "a..b", "-a", "a b", "https://a.org", "a.org:80", "x" * 254):
        assert not is_name(text)


async def test_a_foreign_host_with_a_matching_origin_is_refused(tmp_path: Path) -> None:
    async with inside(tmp_path / "games.db") as server:
        guest = server.guest()
        foreign = {"host": "evil.example:8000", "origin": "http://evil.example:8000"}
        refused = await guest.post("/identity", json={}, headers=foreign)
        assert refused.status_code == 421
        assert refused.json()["error"] == {"code": "unknown_host", "params": {"host": "evil.example:8000"}}
        assert "set-cookie" not in refused.headers
        page = await guest.get("http://test/", headers=foreign)
        assert (page.status_code, page.headers["content-type"]) == (421, "text/plain; charset=utf-8")
        assert "--hosts" in page.text
        assert (await guest.get("http://test/metrics", headers=foreign)).status_code == 421
        assert (await guest.get("http://test/healthz", headers=foreign)).status_code == 200
