"""Names: what may be one, which two look alike, and that a stored name never breaks a record."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from pickomino.server.play.names import check_distinct, read_name
from pickomino.server.refusals import Refusal
from server.inside import Inside, inside


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(tmp_path / "games.db") as opened:
        yield opened


@pytest.mark.parametrize(
    "name", ["Ann", "Zoë", "Nguyễn Thị Ệ", "李", "Πέτρος", "🐔", "O'Neil-Smith 2.", "x" * 40]
)
def test_names_of_all_the_world_are_names(name: str) -> None:
    assert read_name(f" {name} ") == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "a/b",
        'a"b',
        "a\\b",
        "a\u0000b",
        "a\u2028b",
        "a\u2029b",
        "\u3164",
        "\u2800",
        "\u034f",
        "a\u200bb",
        "a\ufe0fb",
        "\u00a0",
        "a\u00a0b",
        "e\u0301\u0302\u0303\u0304",
        "\u0344" * 21,  # 21 characters that NFC makes 42
        "x" * 41,
    ],
)
def test_what_cannot_be_seen_or_recorded_is_no_name(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_name(name)
    assert refused.value.code == "bad_name"
    assert refused.value.params["text"].isprintable()


@pytest.mark.parametrize(
    ("name", "other"),
    [("ann", "Ann"), ("Αnn", "Ann"), ("Аnn", "Ann"), ("A n n", "Ann"), ("Änn", "Ann"), ("B0b", "Bob")],
)
def test_names_that_look_alike(name: str, other: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_distinct(name, ["Zoe", other])
    assert (refused.value.code, refused.value.params) == ("name_taken", {"name": other})


async def test_a_guest_cannot_pass_for_another_player(server: Inside) -> None:
    ann, bob = await server.person(), await server.person()
    joined = await server.create(ann, "me", "open", "open")
    path = f"/games/{joined['game']}/join"
    refused = await bob.post(path, json={"name": "ME 1", "key": joined["key"]})
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "name_taken")
    assert (await bob.post(path, json={"name": "Bob", "key": joined["key"]})).status_code == 200
    # One device may seat two people of the same name.
    assert (await bob.post(path, json={"name": "Bob", "key": joined["key"]})).status_code == 200


async def test_a_stored_name_that_fits_no_record_is_replaced_in_it(server: Inside) -> None:
    ann = await server.person()
    joined = await server.create(ann, "me", "timid")
    live = await server.node.games.get(joined["game"])
    live.row.seats[0].name = "a\u2028b"
    record = await ann.get(f"/games/{joined['game']}/record")
    assert record.status_code == 200
    assert '[Players "Player 1/Duck (timid)"]' in record.text
