"""Where others reach the server is told to its own machine alone."""

from __future__ import annotations

from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path

import pytest

from pickomino.server.edge.addresses import may_read_metrics
from server.inside import inside


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("127.0.0.1:8000", ["http://192.168.1.5:8000"]),
        ("localhost:8000", ["http://192.168.1.5:8000"]),
        ("[::1]:8000", ["http://192.168.1.5:8000"]),
        ("192.168.1.5:8000", []),
        ("play.example.org", []),
    ],
)
async def test_addresses_are_told_by_the_name_that_was_asked(
    tmp_path: Path, asked: str, said: list[str]
) -> None:
    async with inside(tmp_path / "games.db") as server:
        server.node.settings = replace(
            server.node.settings, listens=("192.168.1.5", 8000), hosts=("play.example.org",)
        )
        answer = await server.guest().get("/server", headers={"host": asked})
        assert answer.json()["addresses"] == said


@pytest.mark.parametrize(
    ("address", "networks", "may"),
    [
        ("127.0.0.1", (), True),
        ("::1", (), True),
        ("::ffff:127.0.0.1", (), True),
        ("192.0.2.7", (), False),
        ("192.0.2.7", ("192.0.2.0/24",), True),
        ("::ffff:192.0.2.7", ("192.0.2.0/24",), True),
        ("198.51.100.7", ("192.0.2.0/24", "2001:db8::/32"), False),
        ("2001:db8::7", ("2001:db8::/32",), True),
        ("", ("0.0.0.0/0",), False),
        ("testclient", ("0.0.0.0/0",), False),
    ],
)
def test_metrics_are_for_this_machine_and_networks_that_are_named(
    address: str, networks: tuple[str, ...], may: bool
) -> None:
    assert may_read_metrics(address, [ip_network(network) for network in networks]) is may
