"""The first lines of `pickomino serve`: where it can be reached, by whom, and where its games are."""

from __future__ import annotations

import pytest

from pickomino.cli import main
from pickomino.cli.serve import _addresses, _greeting
from pickomino.server.edge import addresses
from pickomino.server.edge.addresses import is_loopback, own_addresses, reachable_origins
from pickomino.server.settings import Settings


@pytest.fixture
def networks(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The machine's addresses, as the test sets them."""
    found = ["192.168.1.5", "10.0.0.2"]
    monkeypatch.setattr(addresses, "own_addresses", lambda: found)
    monkeypatch.setattr(
        addresses,
        "reachable_origins",
        lambda host, port: reachable_origins(host, port, lambda: found),
    )
    return found


def greeting(host: str, **more: object) -> list[str]:
    settings = Settings(**{"database": "games.db", "listens": (host, 8000), "bots": ("timid",), **more})  # type: ignore[arg-type]
    return _greeting(settings, *_addresses(settings), "en")


def test_a_server_for_this_machine_alone_says_what_is_missing() -> None:
    assert greeting("127.0.0.1") == [
        "Pickomino is running at http://127.0.0.1:8000/ (Ctrl-C stops it)",
        "Only this machine can reach it. With --share, phones and other computers on your network can join.",
        "Games are kept in games.db",
    ]


def test_a_shared_server_says_where_others_find_it(networks: list[str]) -> None:
    assert greeting("0.0.0.0")[:2] == [
        "Pickomino is running at http://127.0.0.1:8000/ (Ctrl-C stops it)",
        "Other devices on your network can reach it at http://192.168.1.5:8000/ http://10.0.0.2:8000/",
    ]
    networks.clear()
    assert greeting("::")[:2] == [
        "Pickomino is running at http://[::1]:8000/ (Ctrl-C stops it)",
        "It is open to other devices, but this machine is not on a network.",
    ]


def test_behind_a_proxy_nothing_is_missing_and_no_password_is_shown() -> None:
    database = "postgresql://ann:secret@db.example/games"
    assert greeting("127.0.0.1", trusted_proxies=("127.0.0.1",), database=database) == [
        "Pickomino is running at http://127.0.0.1:8000/ (Ctrl-C stops it)",
        "Games are kept in postgresql://db.example/games",
    ]


def test_an_address_of_its_own_is_what_others_are_given() -> None:
    assert reachable_origins("192.168.1.5", 80) == ("http://192.168.1.5:80",)
    assert reachable_origins("fd00::2", 80) == ("http://[fd00::2]:80",)
    assert reachable_origins("127.0.0.1", 80) == reachable_origins("localhost", 80) == ()


def test_loopback_is_known_in_every_form() -> None:
    assert all(map(is_loopback, ["127.0.0.1", "127.3.2.1", "::1", "[::1]", "localhost", "Play.Localhost"]))
    assert not any(map(is_loopback, ["192.168.1.5", "example.org", "localhost.example.org", ""]))


@pytest.mark.parametrize("platform", ["linux", "darwin"])
def test_no_address_of_this_machine_is_its_loopback(platform: str) -> None:
    assert not any(map(is_loopback, own_addresses(platform)))


def test_sharing_and_a_host_of_ones_own_exclude_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--share", "--host", "127.0.0.1"]) == 2
    assert "use only one of them" in capsys.readouterr().err
