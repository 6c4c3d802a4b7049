"""A database written by an earlier version: it opens, its games replay and go on, and every byte of its logs is kept."""

from __future__ import annotations

import gzip
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from pickomino.server.log.chain import GENESIS, entry_hash
from pickomino.server.log.codec import decode_entry, encode_entry
from pickomino.server.log.entries import Unknown
from pickomino.server.log.verify import verify_log
from server.inside import inside

DATABASES = Path(__file__).parent / "databases"
OLD = sorted(path.name.removesuffix(".db.gz") for path in DATABASES.glob("*.db.gz"))


@pytest.fixture(params=OLD)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, list[dict[str, Any]]]:
    """A copy of an old database, and what is known of its games."""
    name = request.param
    path = tmp_path / "games.db"
    path.write_bytes(gzip.decompress((DATABASES / f"{name}.db.gz").read_bytes()))
    return path, json.loads((DATABASES / f"{name}.json").read_text())


def has_commitments(games: list[dict[str, Any]]) -> bool:
    """Whether these games follow the second protocol of the dice."""
    return any(game.get("protocol") == 2 for game in games)


def test_every_entry_is_written_as_it_was_read(old: tuple[Path, list[dict[str, Any]]]) -> None:
    path, games = old
    connection = sqlite3.connect(path)
    kinds = set()
    for game in games:
        head = GENESIS
        rows = connection.execute(
            "SELECT body, hash FROM entries WHERE game_id = ? ORDER BY version", (game["game"],)
        ).fetchall()
        for text, digest in rows:
            body = json.loads(text)
            kinds.add((body["kind"], body.get("reason")))
            entry = decode_entry(text)
            assert not isinstance(entry.happened, Unknown)
            assert encode_entry(entry) == text
            head = entry_hash(head, text)
            assert head == digest
        assert (len(rows), head) == (game["entries"], game["head"])
    connection.close()
    known = {"open", "sit", "unsit", "entropy", "start", "act", "takeback", "away", "back", "reveal"}
    assert {kind for kind, _ in kinds} - {"commit", "lock", "reseed"} == known
    assert ({"commit", "lock", "reseed"} <= {kind for kind, _ in kinds}) == has_commitments(games)
    reasons = {reason for _, reason in kinds} - {"withheld"}
    assert reasons == {None, "left", "clock", "over", "limit", "abandoned"}


async def test_every_game_of_an_old_database_replays_and_verifies(
    old: tuple[Path, list[dict[str, Any]]],
) -> None:
    path, games = old
    async with inside(path) as server:
        for game in games:
            live = await server.node.games.get(game["game"])
            assert live.frozen is None
            assert (live.game.status, live.game.version) == (game["status"], game["entries"])
            assert live.game.head == game["head"]
            live.row.listed = True  # so that anybody may read it
            guest = server.guest()
            log = (await guest.get(f"/games/{live.id}/log")).content
            if live.game.seed is not None:
                assert verify_log(log).head == game["head"]
            page, since = (await guest.get(f"/games/{live.id}?since=0")).json(), 0
            while page["more"]:
                since = page["version"]
                page = (await guest.get(f"/games/{live.id}?since={since}")).json()
            assert page["version"] == game["entries"]
            assert (await guest.get(f"/games/{live.id}/record")).status_code == 200


async def test_an_unfinished_game_of_an_old_database_goes_on(old: tuple[Path, list[dict[str, Any]]]) -> None:
    path, games = old
    async with inside(path) as server:
        for game in games:
            if game["status"] == "running":
                await server.node.tables.abandon(game["game"])
                live = await server.node.games.get(game["game"])
                live.row.listed = True
                log = (await server.guest().get(f"/games/{live.id}/log")).content
                assert verify_log(log).entries == game["entries"] + 1


async def test_a_table_of_an_old_database_that_has_not_started_follows_the_new_protocol(
    old: tuple[Path, list[dict[str, Any]]],
) -> None:
    path, games = old
    async with inside(path) as server:
        waiting = next(game for game in games if game["status"] == "lobby")
        live = await server.node.games.get(waiting["game"])
        if has_commitments(games):
            assert live.game.protocol == 2
            return
        assert live.game.protocol == 1
        guest = await server.person()
        await guest.post(f"/games/{live.id}/join", json={"name": "Guest", "key": live.row.key})
        assert (await server.entropy(guest, live.id)).status_code == 200
        assert (live.game.protocol, live.game.phase) == (2, "commit")
        for _ in range(6):  # the host of old does not come
            server.clock.now += 1_000
            await server.node.sweeps.beat()
            await server.node.sweeps.sweep()
        await server.reveal(guest, live.id, server.committed(live.id)[0])
        await server.node.tables.abandon(live.id)
        found = verify_log((await guest.get(f"/games/{live.id}/log")).content)
        assert (found.reseeded, found.protocol) == (["upgraded"], 2)
