"""The players' share of the dice: all commit, then all reveal; who is missing or withholds is named and changes nothing."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from pickomino.server.log.verify import Noted, Verified, verify_log
from pickomino.server.play.live import LiveGame
from pickomino.server.storage.backup import restore_backup, write_backup
from server.harness import Json
from server.inside import FakeClock, Inside, inside

ANN, BOB, CLEO = "a1" * 16, "b2" * 16, "c3" * 16


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(tmp_path / "games.db") as opened:
        yield opened


def code_of(answer: httpx.Response) -> str:
    return str(answer.json()["error"]["code"])


async def pass_time(server: Inside, milliseconds: int) -> None:
    for _ in range(0, milliseconds, 1_000):
        server.clock.now += 1_000
        await server.node.sweeps.beat()
        await server.node.sweeps.sweep()


async def full_table(server: Inside, people: int = 2) -> tuple[list[httpx.AsyncClient], LiveGame]:
    """A full table of people who have not committed yet."""
    host = await server.person()
    joined = await server.create(host, "me", *("open" for _ in range(people - 1)))
    persons = [host]
    for number in range(2, people + 1):
        person = await server.person()
        request = {"name": f"Guest {number}", "key": joined["key"]}
        assert (await person.post(f"/games/{joined['game']}/join", json=request)).status_code == 200
        persons.append(person)
    return persons, await server.node.games.get(joined["game"])


async def log_of(client: httpx.AsyncClient, live: LiveGame) -> bytes:
    return (await client.get(f"/games/{live.id}/log")).content


async def kinds_of(client: httpx.AsyncClient, live: LiveGame) -> list[str]:
    return [json.loads(line)["kind"] for line in (await log_of(client, live)).splitlines()]


async def entry_of(client: httpx.AsyncClient, live: LiveGame, kind: str) -> Json:
    lines = [json.loads(line) for line in (await log_of(client, live)).splitlines()]
    return next(line for line in lines if line["kind"] == kind)


async def finish(server: Inside, client: httpx.AsyncClient, live: LiveGame, **noted: Any) -> Verified:
    await server.node.tables.abandon(live.id)
    return verify_log(await log_of(client, live), Noted(**noted))


async def test_everybody_commits_before_anybody_reveals(server: Inside) -> None:
    (ann, bob), live = await full_table(server)
    dice = (await server.commit(ann, live.id, ANN)).json()
    assert (dice["phase"], dice["entropy"]) == ("commit", [None, None])
    assert code_of(await server.reveal(ann, live.id, ANN)) == "entropy_early"
    assert (await server.commit(bob, live.id, BOB)).json()["phase"] == "reveal"
    assert code_of(await server.commit(bob, live.id, CLEO)) == "already_started"
    assert code_of(await server.reveal(bob, live.id, CLEO)) == "entropy_mismatch"
    assert code_of(await server.reveal(bob, live.id, ANN)) == "entropy_mismatch"
    assert (await server.reveal(bob, live.id, BOB)).json()["phase"] == "reveal"
    assert str(live.game.status) == "lobby"
    assert (await server.reveal(ann, live.id, ANN)).json()["phase"] == "fixed"
    assert live.game.status == "running"
    # Whoever sends the same again, for want of an answer, changes nothing.
    assert (await server.commit(ann, live.id, ANN)).status_code == 200
    assert (await server.reveal(ann, live.id, ANN)).status_code == 200
    assert await kinds_of(ann, live) == [
        "open",
        "sit",
        "commit",
        "commit",
        "lock",
        "entropy",
        "entropy",
        "start",
    ]
    found = await finish(server, ann, live, entropies=[ANN, BOB])
    assert (found.contributed, found.missing, found.withheld) == ([1, 2], [], [])


async def test_nobody_can_commit_to_what_another_has_committed_to(server: Inside) -> None:
    (ann, bob), live = await full_table(server)
    await server.commit(ann, live.id, ANN)
    assert code_of(await server.commit(bob, live.id, ANN)) == "entropy_mismatch"


async def test_who_plays_alone_starts_at_once(server: Inside) -> None:
    ann = await server.person()
    for seats in (("me", "timid"), ("me", "me", "me")):
        game = (await server.create(ann, *seats))["game"]
        assert (await server.commit(ann, game, ANN)).json()["phase"] == "reveal"
        assert (await server.reveal(ann, game, ANN)).json()["phase"] == "fixed"


async def test_who_does_not_commit_in_time_is_named_as_missing(server: Inside) -> None:
    (ann, _), live = await full_table(server)
    await server.commit(ann, live.id, ANN)
    await pass_time(server, 4_000)
    assert str(live.game.phase) == "commit"
    await pass_time(server, 2_000)
    assert live.game.phase == "reveal"
    assert (await entry_of(ann, live, "lock"))["missing"] == [2]
    await server.reveal(ann, live.id, ANN)
    assert live.game.status == "running"
    found = await finish(server, ann, live, entropies=[ANN])
    assert (found.contributed, found.missing, found.without_players) == ([1], [2], False)


async def test_time_in_which_no_node_was_up_does_not_count_against_who_has_yet_to_commit(
    tmp_path: Path,
) -> None:
    clock = FakeClock()
    async with inside(tmp_path / "games.db", clock=clock) as server:
        await server.node.sweeps.beat()
        _, live = await full_table(server)
        clock.now += 60_000  # the process was stopped, not killed
        await server.node.sweeps.beat()
        await server.node.sweeps.sweep()
        assert live.game.phase == "commit"
    clock.now += 60_000
    async with inside(tmp_path / "games.db", clock=clock) as server:
        await server.node.sweeps.beat()
        await server.node.sweeps.sweep()
        again = await server.node.games.get(live.id)
        phases = [again.game.phase]
        await pass_time(server, 6_000)
        assert [*phases, again.game.phase] == ["commit", "fixed"]


async def test_who_withholds_is_named_and_the_dice_get_a_new_seed(server: Inside) -> None:
    (ann, bob, cleo), live = await full_table(server, 3)
    for person, entropy in ((ann, ANN), (bob, BOB), (cleo, CLEO)):
        await server.commit(person, live.id, entropy)
    await server.reveal(ann, live.id, ANN)
    await server.reveal(bob, live.id, BOB)
    promised, seed = live.game.commitment, live.row.seed
    await pass_time(server, 6_000)
    reseed = await entry_of(ann, live, "reseed")
    assert (reseed["reason"], reseed["seats"], reseed["seed"]) == ("withheld", [3], seed.hex())
    assert live.game.commitment != promised
    assert live.row.seed != seed
    assert live.game.phase == "commit"
    # Cleo had her chance; what she would reveal now counts for nothing.
    assert code_of(await server.reveal(cleo, live.id, CLEO)) == "entropy_mismatch"
    assert code_of(await server.commit(cleo, live.id, "c4" * 16)) == "already_started"
    for person, entropy in ((ann, "a5" * 16), (bob, "b5" * 16)):
        await server.commit(person, live.id, entropy)
    for person, entropy in ((ann, "a5" * 16), (bob, "b5" * 16)):
        await server.reveal(person, live.id, entropy)
    assert live.game.status == "running"
    await server.act(ann, live, "roll")
    found = await finish(
        server, ann, live, entropies=["a5" * 16], commitments=[promised, live.game.commitment]
    )
    assert (found.withheld, found.contributed, found.rolls) == ([3], [1, 2], 1)


async def test_a_player_alone_who_withholds_plays_with_dice_of_the_server(server: Inside) -> None:
    ann = await server.person()
    live = await server.node.games.get((await server.create(ann, "me", "timid"))["game"])
    await server.commit(ann, live.id, ANN)
    await pass_time(server, 6_000)
    assert live.game.status == "running"
    await server.act(ann, live, "roll")
    found = await finish(server, ann, live)
    assert (found.withheld, found.without_players) == ([1], True)


async def test_the_host_cannot_start_before_a_guest_has_had_the_time_to_commit(server: Inside) -> None:
    ann, bob = await server.person(), await server.person()
    joined = await server.create(ann, "me", "open", "open")
    live = await server.node.games.get(joined["game"])
    await bob.post(f"/games/{live.id}/join", json={"name": "Bob", "key": joined["key"]})
    await server.commit(ann, live.id, ANN)
    assert (await ann.post(f"/games/{live.id}/start", json={"bot": "timid"})).status_code == 200
    assert (live.game.status, live.game.phase) == ("lobby", "commit")
    await server.commit(bob, live.id, BOB)
    for person, entropy in ((ann, ANN), (bob, BOB)):
        await server.reveal(person, live.id, entropy)
    assert (await finish(server, ann, live)).contributed == [1, 2]


async def test_who_leaves_takes_their_commitment_along(server: Inside) -> None:
    ann, bob = await server.person(), await server.person()
    joined = await server.create(ann, "me", "open", "open")
    live, request = await server.node.games.get(joined["game"]), {"name": "Bob", "key": joined["key"]}
    await bob.post(f"/games/{live.id}/join", json=request)
    await server.commit(bob, live.id, BOB)
    await bob.post(f"/games/{live.id}/join", json=request)  # a second seat, for somebody at Bob's device
    assert [seat.commitment is None for seat in live.game.seats] == [True, False, True]
    await server.commit(bob, live.id, CLEO)
    assert live.game.seats[1].commitment == live.game.seats[2].commitment
    await bob.post(f"/games/{live.id}/leave", json={"seat": 2})
    assert [seat.commitment for seat in live.game.seats] == [None, None, None]


async def test_who_leaves_before_revealing_is_played_by_a_bot(server: Inside) -> None:
    (ann, bob), live = await full_table(server)
    await server.commit(ann, live.id, ANN)
    await server.commit(bob, live.id, BOB)
    assert (await bob.post(f"/games/{live.id}/leave", json={})).status_code == 200
    await server.reveal(ann, live.id, ANN)
    await pass_time(server, 6_000)
    await server.commit(ann, live.id, CLEO)
    await server.reveal(ann, live.id, CLEO)
    assert (live.game.status, live.game.seat(2).away) == ("running", "left")
    assert (await finish(server, ann, live)).withheld == [2]


async def test_updates_carry_the_hashes_of_the_log(server: Inside) -> None:
    ann = await server.person()
    live = await server.started(ann, "me", "me")
    heads = [json.loads(line)["hash"] for line in (await log_of(ann, live)).splitlines()]
    for since in range(len(heads)):
        update = (await ann.get(f"/games/{live.id}?since={since}")).json()
        assert (update["head"], update["since_head"]) == (heads[-1], heads[since - 1] if since else "0" * 64)
    live.recent.clear()  # as if these entries were long ago: they come from the database
    update = (await ann.get(f"/games/{live.id}?since=2")).json()
    assert (update["head"], update["since_head"]) == (heads[-1], heads[1])


async def restored_game(server: Inside, tmp_path: Path, database: str) -> tuple[LiveGame, str, bytes]:
    """A game with a roll in a backup, the token of its player, and the log up to there."""
    ann = await server.person()
    live = await server.started(ann, "me", "timid")
    await server.act(ann, live, "roll")
    log = await log_of(ann, live)
    await write_backup(str(tmp_path / "games.db"), tmp_path / "backup.gz")
    await restore_backup(database, tmp_path / "backup.gz")
    return live, ann.cookies["pickomino"], log


async def check_restored(database: str, before: LiveGame, cookie: str, log: bytes) -> None:
    async with inside(database, clock=FakeClock()) as server:
        ann = server.guest()
        ann.cookies.set("pickomino", cookie)
        update = (await ann.get(f"/games/{before.id}")).json()
        live = await server.node.games.get(before.id)
        assert (await log_of(ann, live)).startswith(log)
        assert (await entry_of(ann, live, "reseed"))["reason"] == "restored"
        assert live.row.seed != before.row.seed
        assert (update["dice"]["phase"], update["actions"]) == ("commit", None)
        assert (await server.act(ann, live, "roll", 1))["error"]["code"] == "not_your_turn"
        await pass_time(server, 60_000)
        assert live.game.phase == "commit"  # until a player is back
        await server.commit(ann, live.id, BOB)
        await server.reveal(ann, live.id, BOB)
        assert live.game.mover == 1
        action = (await ann.get(f"/games/{live.id}")).json()["actions"]["legal"][0]["action"]["text"]
        assert (await server.act(ann, live, action))["ok"]
        if live.game.mover == 1:
            await server.act(ann, live, "roll")
        found = await finish(server, ann, live, entropies=[BOB], commitments=[before.game.commitment])
        assert (found.reseeded, found.rolls) == (["restored"], live.game.rolls)
    async with inside(database) as again:
        live = await again.node.games.get(before.id)
        assert len(live.game.commitments) == 2  # once is enough


async def test_a_restored_game_gets_a_new_seed_and_new_contributions(server: Inside, tmp_path: Path) -> None:
    database = str(tmp_path / "other.db")
    await check_restored(database, *(await restored_game(server, tmp_path, database)))


@pytest.mark.postgres
async def test_a_restored_game_gets_a_new_seed_on_postgres(
    server: Inside, tmp_path: Path, empty_postgres_url: str
) -> None:
    await check_restored(empty_postgres_url, *(await restored_game(server, tmp_path, empty_postgres_url)))


async def test_a_finished_game_is_restored_as_it_was(server: Inside, tmp_path: Path) -> None:
    ann = await server.person()
    live = await server.started(ann, "me", "timid")
    await server.node.tables.abandon(live.id)
    log = await log_of(ann, live)
    await write_backup(str(tmp_path / "games.db"), tmp_path / "backup.gz")
    await restore_backup(str(tmp_path / "other.db"), tmp_path / "backup.gz")
    async with inside(tmp_path / "other.db") as other:
        again = other.guest()
        again.cookies.set("pickomino", ann.cookies["pickomino"])
        assert await log_of(again, live) == log
