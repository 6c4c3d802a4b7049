"""Tables: opening, joining, leaving, coming back, rematch, rights, bounds on what strangers may choose."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from pickomino.core.engine import legal_actions
from pickomino.server.log.entries import Acted, CameBack, WentAway
from pickomino.server.log.verify import verify_log
from pickomino.server.play import games as games_module
from pickomino.server.play.listeners import QueuedListener
from pickomino.server.play.live import LiveGame
from pickomino.server.storage import Op, StorageUnavailable
from pickomino.server.storage.stored_games import StoredEntry, find_answer
from pickomino.server.storage.timing import due_games, idle_games
from pickomino.server.tokens import CODE_LETTERS
from server.inside import Inside, inside

KNOBS: dict[str, object] = {
    "extras": True,
    "fallback": "nearest",
    "steal": "optional",
    "flip_empty_handed": False,
    "six_faces_end_turn": False,
}


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(tmp_path / "games.db") as opened:
        yield opened


def code_of(answer: httpx.Response) -> str:
    return str(answer.json()["error"]["code"])


async def test_a_table_by_short_code_and_by_link(server: Inside) -> None:
    ann, bob, cleo = await server.person(), await server.person(), await server.person()
    joined = await server.create(ann, "me", "open", "open", clock=60)
    assert len(joined["code"]) == 6
    assert set(joined["code"]) <= set(CODE_LETTERS)
    found = (await bob.get(f"/codes/{joined['code'].lower()}")).json()
    assert found == {"game": joined["game"], "key": joined["key"]}
    path = f"/games/{joined['game']}"
    assert code_of(await bob.post(f"{path}/join", json={"name": "Bob"})) == "forbidden"
    sat = (await bob.post(f"{path}/join", json={"name": "Bob", "key": found["key"], "seat": 3})).json()
    assert sat["seats"] == [3]
    assert not sat["host"]
    taken = await cleo.post(f"{path}/join", json={"name": "Cleo", "key": found["key"], "seat": 3})
    assert code_of(taken) == "seat_taken"
    assert (await cleo.post(f"{path}/join", json={"name": "Cleo", "key": found["key"]})).json()["seats"] == [
        2
    ]
    for person in (ann, bob, cleo):
        await server.entropy(person, joined["game"])
    update = (await ann.get(path)).json()
    assert update["table"]["status"] == "running"
    assert [seat["name"] for seat in update["table"]["seats"]] == ["Me 1", "Cleo", "Bob"]
    assert update["dice"]["fixed"]
    assert all(update["dice"]["entropy"])
    assert code_of(await bob.get(f"/codes/{joined['code']}")) == "unknown_code"
    assert code_of(await ann.post(f"{path}/join", json={"name": "Late"})) == "already_started"


async def test_a_short_code_names_one_table(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await server.person()
    drawn = iter(["AAAAAA", "AAAAAA", "AAAAAA", "BBBBBB"])
    monkeypatch.setattr(server.node.secrets, "code", lambda: next(drawn))
    codes = [(await server.create(ann, "me", "open"))["code"] for _ in range(2)]
    assert codes == ["AAAAAA", "BBBBBB"]


async def test_a_database_in_trouble_is_told_as_such(server: Inside) -> None:
    """A full disk: what was asked is not done, and the client may send the same again."""
    ann = await server.person()
    live = await server.started(ann, "me", "me")

    def full() -> Op[None]:
        yield text("PRAGMA max_page_count = 1"), {}
        yield text("CREATE TABLE more (content TEXT)"), {}

    with pytest.raises(StorageUnavailable, match="full"):
        await server.node.storage.write(full)

    def enough() -> Op[None]:
        yield text("PRAGMA max_page_count = 1000000"), {}

    await server.node.storage.write(enough)
    assert (await server.act(ann, live, "roll"))["ok"]


async def test_joining_twice_with_one_id_takes_one_seat(server: Inside) -> None:
    ann, bob = await server.person(), await server.person()
    joined = await server.create(ann, "me", "open", "open", "open")
    request = {"id": "once", "name": "Bob", "key": joined["key"]}
    for _ in range(2):
        assert (await bob.post(f"/games/{joined['game']}/join", json=request)).json()["seats"] == [2]
    further = {**request, "id": "again", "name": "Bob's sister"}
    assert (await bob.post(f"/games/{joined['game']}/join", json=further)).json()["seats"] == [2, 3]


async def test_creating_twice_with_one_id_makes_one_table(server: Inside) -> None:
    ann = await server.person()
    request = {"id": "same", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}
    first, second = [(await ann.post("/games", json=request)).json() for _ in range(2)]
    assert first == second


async def test_the_game_waits_for_entropy_but_not_for_ever(server: Inside) -> None:
    ann = await server.person()
    game = (await server.create(ann, "me", "timid"))["game"]
    live = await server.node.games.get(game)
    answer = await server.act(ann, live, "roll", seat=1)
    assert answer["error"]["code"] == "not_started"
    server.clock.now += 4_000
    await server.node.sweeps.beat()
    await server.node.sweeps.sweep()
    assert str(live.game.status) == "lobby"
    server.clock.now += 2_000
    await server.node.sweeps.beat()
    await server.node.sweeps.sweep()
    assert live.game.status == "running"
    assert code_of(await server.entropy(ann, game)) == "already_started"


async def test_the_host_starts_with_bots_in_the_open_seats(server: Inside) -> None:
    ann, bob = await server.person(), await server.person()
    joined = await server.create(ann, "me", "open", "open")
    await bob.post(f"/games/{joined['game']}/spectate", json={"key": joined["key"]})
    assert code_of(await bob.post(f"/games/{joined['game']}/start", json={})) == "forbidden"
    assert (await ann.post(f"/games/{joined['game']}/start", json={"bot": "random"})).status_code == 200
    update = (await bob.get(f"/games/{joined['game']}")).json()
    assert [seat["bot"] for seat in update["table"]["seats"]] == [None, "random", "random"]
    assert update["table"]["status"] == "lobby"  # until the host has added to the dice
    await server.entropy(ann, joined["game"])
    update = (await bob.get(f"/games/{joined['game']}")).json()
    assert update["table"]["status"] == "running"


@pytest.mark.parametrize(
    "bot",
    [
        "exec:rm",
        "champion",
        "timid:x=1",
        "../timid",
        "random ",
        "TIMID",
        "timid:character=bold",
        "py:os:abort",
    ],
)
async def test_only_the_host_s_bots(server: Inside, bot: str) -> None:
    ann = await server.person()
    request = {"id": "x", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": bot}]}
    answer = await ann.post("/games", json=request)
    assert (answer.status_code, code_of(answer)) == (422, "bot_not_allowed")


@pytest.mark.parametrize("name", ["", " ", "a/b", 'a"b', "a\\b", "a\nb", "\u202eevil", "x" * 41, "\x00"])
async def test_names_are_plain_text(server: Inside, name: str) -> None:
    ann = await server.person()
    request = {"id": "x", "seats": [{"kind": "me", "name": name}, {"kind": "bot", "bot": "timid"}]}
    assert (await ann.post("/games", json=request)).status_code == 422


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"rules": "classic fallback=none"}, "bad_rules"),
        ({"rules": {"extras": True}}, "bad_request"),
        ({"rules": {**KNOBS, "extras": "yes"}}, "bad_request"),
        ({"rules": {**KNOBS, "luck": True}}, "bad_request"),
        ({"clock": 7}, "bad_clock"),
        ({"limit": 0}, "bad_request"),
        ({"seats": []}, "bad_request"),
        ({"seats": [{"kind": "open"}, {"kind": "open"}]}, "bad_request"),
        ({"seats": [{"kind": "me", "name": "A"}] * 8}, "bad_request"),
        ({"unknown": 1}, "bad_request"),
        ({"id": "with space"}, "bad_request"),
    ],
)
async def test_wishes_that_make_no_sense(server: Inside, change: dict[str, object], code: str) -> None:
    ann = await server.person()
    request = {"id": "x", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "timid"}], **change}
    answer = await ann.post("/games", json=request)
    assert (answer.status_code, code_of(answer)) == (422, code)


@pytest.mark.parametrize("rules", ["extrawurm steal=optional", KNOBS], ids=["by name", "by knobs"])
async def test_a_rule_set_of_knobs_travels_with_the_game(
    server: Inside, rules: str | dict[str, object]
) -> None:
    ann = await server.person()
    live = await server.started(ann, "me", "me", rules=rules)
    update = (await ann.get(f"/games/{live.id}")).json()
    assert update["table"]["rules"] == {
        "name": "extrawurm steal=optional",
        "edition": "extrawurm",
        "preset": None,
        "differences": [{"knob": "steal", "value": "optional"}],
    }
    assert update["view"]["reserve"] == 7


async def test_leaving_before_the_start_opens_the_seat_and_hands_on_the_table(server: Inside) -> None:
    ann, bob = await server.person(), await server.person()
    joined = await server.create(ann, "me", "open", "open")
    path = f"/games/{joined['game']}"
    await bob.post(f"{path}/join", json={"name": "Bob", "key": joined["key"]})
    assert (await ann.post(f"{path}/leave", json={})).status_code == 200
    update = (await bob.get(path)).json()
    assert [seat["kind"] for seat in update["table"]["seats"]] == ["open", "human", "open"]
    assert update["table"]["host"] == 2
    assert (await bob.post(f"{path}/start", json={})).status_code == 200


async def test_an_empty_table_is_given_up_and_reveals_its_seed(server: Inside) -> None:
    ann = await server.person()
    joined = await server.create(ann, "me", "open")
    await ann.post(f"/games/{joined['game']}/leave", json={})
    live = await server.node.games.get(joined["game"])
    assert live.game.status == "abandoned"
    assert live.game.seed == live.row.seed.hex()


async def test_who_leaves_is_played_by_a_bot_and_can_come_back(server: Inside) -> None:
    ann, bob = await server.person(), await server.person()
    joined = await server.create(ann, "me", "open")
    path = f"/games/{joined['game']}"
    await bob.post(f"{path}/join", json={"name": "Bob", "key": joined["key"]})
    await server.entropy(ann, joined["game"])
    await server.entropy(bob, joined["game"])
    live = await server.node.games.get(joined["game"])
    assert code_of(await ann.post(f"{path}/return", json={"seat": 1})) == "not_away"
    await ann.post(f"{path}/leave", json={})
    assert live.game.seat(1).away == "left"
    assert (live.row.bot_version, live.row.lease_node) == (live.game.version, server.node.name)
    assert (await ann.get(path)).status_code == 200  # the seat is still hers
    await server.decide_bot(live, "roll")
    assert live.game.rolls == 1
    assert (await ann.post(f"{path}/return", json={"seat": 1})).status_code == 200
    assert live.game.seat(1).away is None
    assert live.row.bot_version is None


async def test_acting_takes_the_seat_back_at_once(server: Inside) -> None:
    ann = await server.person()
    live = await server.started(ann, "me", "timid")
    await ann.post(f"/games/{live.id}/leave", json={"seat": 1})
    answer = await server.act(ann, live, "roll", seat=1)
    assert answer["ok"]
    assert live.game.seat(1).away is None
    assert [type(folded.entry.happened) for folded in live.recent][-2:] == [CameBack, Acted]


async def test_a_rematch_has_one_table_and_the_next_seat_begins(server: Inside) -> None:
    ann, bob, eve = await server.person(), await server.person(), await server.person()
    joined = await server.create(ann, "me", "open", "timid", limit=1)
    path = f"/games/{joined['game']}"
    await eve.post(f"{path}/spectate", json={"key": joined["key"]})
    await bob.post(f"{path}/join", json={"name": "Bob", "key": joined["key"]})
    await server.entropy(ann, joined["game"])
    assert code_of(await ann.post(f"{path}/rematch", json={})) == "not_over"
    await server.entropy(bob, joined["game"])
    live = await server.node.games.get(joined["game"])
    await server.play_out(ann, live)
    assert code_of(await eve.post(f"{path}/rematch", json={})) == "unknown_game"
    first = (await bob.post(f"{path}/rematch", json={})).json()
    # Bob takes Ann's seat before she comes; another will do.
    await bob.post(f"/games/{first['game']}/swap", json={"seat": 1, "other": 3})
    second = (await ann.post(f"{path}/rematch", json={})).json()
    assert first["game"] == second["game"] != joined["game"]
    assert (first["seats"], second["seats"]) == ([1], [1])
    update = (await ann.get(f"/games/{first['game']}")).json()
    assert [seat["kind"] for seat in update["table"]["seats"]] == ["human", "bot", "human"]
    assert (await bob.get(path)).json()["table"]["rematch"] == first["game"]
    # Whoever watched the first game may watch the second.
    assert code_of(await eve.get(f"/games/{first['game']}")) == "forbidden"
    followed = (await eve.post(f"{path}/rematch", json={})).json()
    assert (followed["seats"], followed["key"]) == ([], first["key"])
    assert (await eve.get(f"/games/{first['game']}")).status_code == 200


async def test_my_games_tell_their_results_and_can_be_taken_off_the_list(server: Inside) -> None:
    ann, bob = await server.person(), await server.person()
    over = await server.started(ann, "me", "me", limit=1)
    await server.play_out(ann, over)
    running = await server.started(ann, "me", "timid")
    mine = {game["game"]: game for game in (await ann.get("/games/mine")).json()["games"]}
    assert mine[running.id]["outcome"] is None
    assert mine[over.id]["outcome"] == (await ann.get(f"/games/{over.id}")).json()["outcome"]
    assert code_of(await bob.post(f"/games/{over.id}/hide", json={})) == "forbidden"
    for game in (over.id, running.id):
        assert (await ann.post(f"/games/{game}/hide", json={})).status_code == 200
    assert (await ann.get("/games/mine")).json()["games"] == []
    assert running.game.seat(1).away == "left"
    assert (await ann.get(f"/games/{over.id}")).status_code == 200


async def test_a_record_is_named_by_its_day_and_its_players(server: Inside) -> None:
    ann = await server.person()
    live = await server.started(ann, "me", "timid")
    record = await ann.get(f"/games/{live.id}/record?lang=de")
    assert '[Players "Me 1/Ente (Angsthase)"]' in record.text
    assert record.headers["content-disposition"].endswith(
        "filename*=UTF-8''2025-11-15%20Me%201%2C%20Ente.pkn"
    )


async def test_listed_tables_are_listed_and_may_be_watched(server: Inside) -> None:
    ann, bob, nobody = await server.person(), await server.person(), server.guest()
    private = await server.create(ann, "me", "open")
    listed = await server.create(ann, "me", "open", listed=True)
    tables = (await nobody.get("/games")).json()
    assert [table["game"] for table in tables["open"]] == [listed["game"]]
    assert (await nobody.get(f"/games/{listed['game']}")).status_code == 200
    assert (await bob.get(f"/games/{private['game']}")).status_code == 403
    mine = (await ann.get("/games/mine")).json()["games"]
    assert {table["game"] for table in mine} == {private["game"], listed["game"]}
    assert (await bob.get("/games/mine")).json()["games"] == []


async def test_a_player_has_only_so_many_tables(tmp_path: Path) -> None:
    async with inside(tmp_path / "games.db", tables_per_player=2) as server:
        ann = await server.person()
        for _ in range(2):
            await server.create(ann, "me", "open")
        request = {"id": "third", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}
        assert code_of(await ann.post("/games", json=request)) == "too_many_tables"
        bob = await server.person()
        answers = await asyncio.gather(
            *(bob.post("/games", json={**request, "id": f"at-once-{number}"}) for number in range(5))
        )
        assert sorted(answer.status_code for answer in answers) == [201] * 2 + [429] * 3


async def test_idle_tables_expire_and_reveal(server: Inside) -> None:
    ann = await server.person()
    lobby = await server.node.games.get((await server.create(ann, "me", "open"))["game"])
    game = await server.started(ann, "me", "me")
    server.clock.now += 2 * 24 * 3600 * 1000
    await server.node.sweeps.sweep_idle()
    assert (lobby.game.status, game.game.status) == ("abandoned", "running")
    server.clock.now += 14 * 24 * 3600 * 1000
    await server.node.sweeps.sweep_idle()
    again = await server.node.games.get(game.id)
    assert again.game.status == "abandoned"
    assert again.game.seed == again.row.seed.hex()


async def test_a_log_without_end_is_given_up(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await server.person()
    live = await server.started(ann, "me", "me")
    await server.act(ann, live, "roll")
    monkeypatch.setattr("pickomino.server.play.games.LOG_ENTRIES", live.game.version + 5)
    for _ in range(2):
        face = (await ann.get(f"/games/{live.id}")).json()["actions"]["legal"][0]["action"]["text"]
        await server.act(ann, live, face)
        body = {"type": "takeback", "id": f"t{live.game.version}", "version": live.game.version, "seat": 1}
        await ann.post(f"/games/{live.id}/commands", json=body)
    assert str(live.game.status) == "running"
    assert (await ann.post(f"/games/{live.id}/leave", json={"seat": 1})).status_code == 200
    assert live.game.status == "abandoned"
    assert verify_log((await ann.get(f"/games/{live.id}/log")).content).status == "abandoned"


async def test_take_back_is_a_command_until_the_next_roll(server: Inside) -> None:
    ann = await server.person()
    live = await server.started(ann, "me", "me")
    await server.act(ann, live, "roll")
    before, version = live.game.state, live.game.version
    update = (await ann.get(f"/games/{live.id}")).json()
    assert update["takeback"] is None
    face = update["actions"]["legal"][0]["action"]["text"]
    await server.act(ann, live, face)
    assert (await ann.get(f"/games/{live.id}")).json()["takeback"] == {
        "seat": 1,
        "action": {"text": face, "kind": "set_aside", "face": face},
    }
    body = {"type": "takeback", "id": "t", "version": version + 1, "seat": 1}
    assert (await ann.post(f"/games/{live.id}/commands", json=body)).json()["ok"]
    assert live.game.state == before
    again = await ann.post(f"/games/{live.id}/commands", json={**body, "id": "u", "version": version + 2})
    assert again.json()["error"]["code"] == "no_takeback"


async def test_take_backs_in_a_turn_are_bounded(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pickomino.server.log.fold.MOST_TAKEBACKS", 2)
    ann = await server.person()
    live = await server.started(ann, "me", "me")
    await server.act(ann, live, "roll")
    path, codes = f"/games/{live.id}", []
    for _ in range(3):
        face = (await ann.get(path)).json()["actions"]["legal"][0]["action"]["text"]
        await server.act(ann, live, face)
        codes.append((await ann.get(path)).json()["takeback"] is None)
        body = {"type": "takeback", "id": f"t{live.game.version}", "version": live.game.version, "seat": 1}
        codes.append((await ann.post(f"{path}/commands", json=body)).json()["ok"])
    assert codes == [False, True, False, True, True, False]
    assert live.game.takebacks == 2


async def test_coming_back_is_bounded(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pickomino.server.play.edits.MOST_LEAVES", 2)
    ann = await server.person()
    live = await server.started(ann, "me", "me")
    path = f"/games/{live.id}"
    assert (await ann.post(f"{path}/leave", json={"seat": 1})).status_code == 200
    assert (await ann.post(f"{path}/return", json={"seat": 1})).status_code == 200
    # A clock that has run out is no such departure.
    await server.node.games.edit(live, lambda edit: edit.draft.add(WentAway(1, "clock"), "server"))
    assert (await ann.post(f"{path}/return", json={"seat": 1})).status_code == 200
    assert (await ann.post(f"{path}/leave", json={"seat": 1})).status_code == 200
    version = live.game.version
    assert code_of(await ann.post(f"{path}/return", json={"seat": 1})) == "left_too_often"
    assert (await server.act(ann, live, "roll", 1))["error"]["code"] == "left_too_often"
    assert (await ann.post(f"{path}/leave", json={"seat": 1})).status_code == 200
    assert (live.game.version, live.game.seat(1).away) == (version, "left")
    assert (await ann.post(f"{path}/leave", json={"seat": 2})).status_code == 200
    assert (await ann.post(f"{path}/return", json={"seat": 2})).status_code == 200


async def test_who_has_left_a_private_table_hears_no_more_of_it(server: Inside) -> None:
    ann, bob, eve = [await server.person() for _ in range(3)]
    table = await server.create(ann, "me", "open", "open")
    live = await server.node.games.get(table["game"])
    queues = []
    for person, name in ((bob, "Bob"), (eve, "Eve")):
        joined = await person.post(f"/games/{live.id}/join", json={"name": name, "key": table["key"]})
        assert joined.status_code == 200
        listener = QueuedListener((await person.get("/identity")).json()["player"])
        assert [message async for message in server.node.history.follow(live, listener, None)] == []
        queues.append(listener.queue)
    await bob.post(f"/games/{live.id}/leave", json={})
    await eve.delete("/identity")
    await server.entropy(ann, live.id)
    for queue in queues:
        messages = [queue.get_nowait() for _ in range(queue.qsize())]
        heard = messages[: messages.index(None)]  # then it was cut off
        assert (
            max(one.value["version"] for one in heard if one and one.value["type"] == "update")
            < live.game.version
        )


async def test_nobody_fills_or_buries_the_list(tmp_path: Path) -> None:
    async with inside(tmp_path / "games.db", listed_per_player=3, listed_per_address=4) as server:
        await fill_the_list(server)


@pytest.mark.parametrize(("by_player", "by_address", "opened"), [(2, 100, 6), (100, 5, 5)])
async def test_requests_at_once_do_not_fill_the_list(
    tmp_path: Path, by_player: int, by_address: int, opened: int
) -> None:
    async with inside(
        tmp_path / "games.db", listed_per_player=by_player, listed_per_address=by_address
    ) as server:
        people = [await server.person() for _ in range(3)] * 4
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
        calls = [
            person.post("/games", json={"id": f"t{number}", "seats": seats, "listed": True})
            for number, person in enumerate(people)
        ]
        answers = await asyncio.gather(*calls)
        assert [answer.status_code for answer in answers].count(201) == opened
        assert {code_of(each) for each in answers if not each.is_success} == {"too_many_tables"}
        assert not server.node.public_list._pending


async def fill_the_list(server: Inside) -> None:
    ann, eve = await server.person(), await server.person()
    hers = (await server.create(ann, "me", "open", listed=True))["game"]
    request = {"id": "again", "seats": [{"kind": "me", "name": "Eve"}, {"kind": "open"}], "listed": True}
    for _ in range(2):
        await server.create(eve, "me", "open", listed=True)
    last = await eve.post("/games", json=request)
    assert (await eve.post("/games", json={**request, "id": "more"})).status_code == 429
    assert (await eve.post("/games", json=request)).json()["game"] == last.json()[
        "game"
    ]  # the same once more
    another = await server.person()
    assert (await another.post("/games", json=request)).status_code == 429  # all four come from one address
    origins = server.node.public_list._origins
    assert len(set(origins.values())) == 1  # as from a school: hosts of one address take turns as one
    origins.clear()
    server.clock.now += 2_000
    listed = [table["game"] for table in (await ann.get("/games")).json()["open"]]
    assert len(listed) == 4
    assert hers in listed[:2]
    # What nobody attends leaves the list after a while.
    for game in listed:
        (await server.node.games.get(game)).called.clear()
    server.clock.now += 11 * 60 * 1000
    live = await server.node.games.get(hers)
    live.listeners.add(QueuedListener(live.row.host))
    assert [table["game"] for table in (await ann.get("/games")).json()["open"]] == [hers]


async def test_one_unreadable_game_hurts_nobody_else(tmp_path: Path) -> None:
    import sqlite3

    async with inside(tmp_path / "games.db") as server:
        ann = await server.person()
        games = [(await server.create(ann, "me", "open", listed=True))["game"] for _ in range(3)]
        cookie = ann.cookies["pickomino"]
    connection = sqlite3.connect(tmp_path / "games.db")
    with connection:
        set_body = "UPDATE entries SET body = ? WHERE game_id = ? AND version = 1"
        stored = "SELECT body FROM entries WHERE game_id = ? AND version = 1"
        opening = json.loads(connection.execute(stored, (games[0],)).fetchone()[0])
        connection.execute(set_body, (json.dumps({**opening, "rules": "chess"}), games[0]))
        connection.execute(set_body, ("{", games[1]))
    connection.close()
    async with inside(tmp_path / "games.db") as server:
        ann = server.guest()
        ann.cookies.set("pickomino", cookie)
        listed = (await ann.get("/games")).json()["open"]
        assert [table["game"] for table in listed] == games[2:]
        assert [table["game"] for table in (await ann.get("/games/mine")).json()["games"]] == games[2:]
        assert code_of(await ann.get(f"/games/{games[0]}")) == "frozen"
        assert code_of(await ann.get(f"/games/{games[1]}")) == "frozen"
        assert (await ann.delete("/identity")).status_code == 200


async def test_a_refusal_says_the_clause(server: Inside) -> None:
    ann = await server.person()
    live = await server.started(ann, "me", "me")
    answer = await server.act(ann, live, "stop")
    assert answer["error"]["code"] == "illegal_action"
    assert answer["error"]["params"]["clause"] == "T1"
    assert (await server.act(ann, live, "fly"))["error"]["code"] == "bad_action"
    assert (await server.act(ann, live, "roll", seat=2))["error"] == {
        "code": "not_your_turn",
        "params": {"mover": 1},
    }


async def test_a_game_that_folds_differently_is_frozen_and_shown_as_it_was(tmp_path: Path) -> None:
    import sqlite3

    async with inside(tmp_path / "games.db") as server:
        ann = await server.person()
        live = await server.started(ann, "me", "me")
        await server.act(ann, live, "roll")
        game, version = live.id, live.game.version
        cookie = ann.cookies["pickomino"]
    connection = sqlite3.connect(tmp_path / "games.db")
    body = json.loads(
        connection.execute("SELECT body FROM entries WHERE version = ?", (version,)).fetchone()[0]
    )
    body["position"] = body["position"].replace("36 ", "36x ")
    with connection:
        connection.execute("UPDATE entries SET body = ? WHERE version = ?", (json.dumps(body), version))
    connection.close()
    async with inside(tmp_path / "games.db") as server:
        ann = server.guest()
        ann.cookies.set("pickomino", cookie)
        update = (await ann.get(f"/games/{game}", params={"since": version - 1})).json()
        assert update["frozen"] == {"version": version}
        assert update["actions"] is None
        assert update["position"] == body["position"]  # as stored, not as this program reads it
        assert [entry["position"] for entry in update["entries"]] == [body["position"]]
        assert code_of(await ann.post(f"/games/{game}/leave", json={})) == "frozen"
        live = await server.node.games.get(game)
        answer = await server.act(ann, live, "roll", seat=1)
        assert answer["error"]["code"] == "frozen"


async def test_games_that_are_loaded_at_once_take_turns(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one round of the event loop, everybody's moves wait for as many entries as one game's reading takes."""
    node, ann = server.node, await server.person()
    games = []
    for _ in range(3):
        live = await server.started(ann, "me", "me")
        for _ in range(10):
            await server.act(ann, live, str(legal_actions(live.game.state)[0]))
        games.append(live.id)
    node.games._open.clear()
    rounds = 0

    def count() -> None:
        nonlocal rounds
        rounds += 1
        ticking[0] = asyncio.get_running_loop().call_soon(count)

    folded: Counter[int] = Counter()
    fold = games_module._fold_one

    def fold_and_count(live: LiveGame, entry: StoredEntry) -> None:
        folded[rounds] += 1
        fold(live, entry)

    monkeypatch.setattr(games_module, "_fold_one", fold_and_count)
    ticking = [asyncio.get_running_loop().call_soon(count)]
    found = await asyncio.gather(*map(node.games.get, games))
    ticking[0].cancel()
    assert sum(folded.values()) == sum(live.game.version for live in found) > 30
    assert max(folded.values()) <= games_module.FOLDED_AT_ONCE


async def test_frozen_games_do_not_hold_up_the_others(server: Inside) -> None:
    ann = await server.person()
    live = await server.started(ann, "timid", "me", clock=30)
    idle = await server.started(ann, "me", "me", clock=30)
    live.frozen = idle.frozen = 1
    server.clock.now += 40_000
    await server.node.sweeps.beat()
    now = server.clock.now
    assert len(await server.node.storage.read(lambda: due_games(now))) == 2
    await server.node.sweeps.sweep()
    assert await server.node.storage.read(lambda: due_games(now)) == []
    server.clock.now += 15 * 24 * 3600 * 1000
    await server.node.sweeps.sweep_idle()
    horizon = server.clock.now - 14 * 24 * 3600 * 1000
    assert await server.node.storage.read(lambda: idle_games(horizon, horizon)) == []


async def test_a_command_that_was_stored_unheard_is_answered_and_told(server: Inside) -> None:
    """The database goes away between the commit and its confirmation; the command is sent again."""
    ann = await server.person()
    live = await server.started(ann, "me", "me")
    version, write = live.game.version, server.node.storage.write

    async def unheard(*arguments: Any) -> Any:
        await write(*arguments)
        raise StorageUnavailable("the line broke")

    body = {"type": "command", "id": "once", "version": version, "seat": 1, "action": "roll"}
    server.node.storage.write = unheard  # type: ignore[method-assign,assignment]
    assert code_of(await ann.post(f"/games/{live.id}/commands", json=body)) == "unavailable"
    assert live.game.version == version
    server.node.storage.write = write  # type: ignore[method-assign]
    again = (await ann.post(f"/games/{live.id}/commands", json=body)).json()
    assert (again["ok"], again["version"], again["update"]["version"]) == (True, version + 1, version + 1)


async def test_answers_are_kept_for_a_day_after_the_end(server: Inside) -> None:
    ann = await server.person()
    running, ended = [await server.started(ann, "me", "me") for _ in range(2)]
    bodies = [
        {"type": "command", "id": "x", "version": live.game.version, "seat": 1, "action": "roll"}
        for live in (running, ended)
    ]
    for live, body in zip((running, ended), bodies, strict=True):
        assert (await ann.post(f"/games/{live.id}/commands", json=body)).json()["ok"]
    await server.node.tables.abandon(ended.id)
    player = (await ann.get("/identity")).json()["player"]

    async def kept(game: str) -> bool:
        return await server.node.storage.read(lambda: find_answer(game, player, "x")) is not None

    server.clock.now += 23 * 3600 * 1000
    await server.node.sweeps.sweep_idle()
    assert await kept(ended.id)
    server.clock.now += 2 * 3600 * 1000
    await server.node.sweeps.sweep_idle()
    assert not await kept(ended.id)
    assert await kept(running.id)
    assert (await ann.post(f"/games/{running.id}/commands", json=bodies[0])).json()["ok"]


async def test_refusals_are_stored_but_not_without_bound(tmp_path: Path) -> None:
    async with inside(tmp_path / "games.db", refusal_burst=3, refusals_per_minute=60) as server:
        ann = await server.person()
        live = await server.started(ann, "me", "timid")
        codes = [(await server.act(ann, live, "stop"))["error"]["code"] for _ in range(5)]
        assert codes == ["illegal_action"] * 3 + ["too_many_requests"] * 2
        assert len(live.answers) == 3
        assert (await server.act(ann, live, "roll"))["ok"]  # what is allowed always is
        server.clock.now += 1000
        assert (await server.act(ann, live, "stop"))["error"]["code"] == "illegal_action"
        assert len(live.answers) == 5


async def test_leaving_twice_at_once_gives_up_the_seat_once(server: Inside) -> None:
    ann, bob = await server.person(), await server.person()
    joined = await server.create(ann, "me", "open", "open")
    path = f"/games/{joined['game']}"
    await bob.post(f"{path}/join", json={"name": "Bob", "key": joined["key"]})
    answers = await asyncio.gather(*(bob.post(f"{path}/leave", json={}) for _ in range(2)))
    assert sorted(answer.status_code for answer in answers) == [200, 403]
    assert [seat["kind"] for seat in (await ann.get(path)).json()["table"]["seats"]] == [
        "human",
        "open",
        "open",
    ]


async def test_whoever_has_left_has_no_power_over_the_successor(server: Inside) -> None:
    """Bob asks while his seat is being given to Cleo: what he may do is decided when his turn comes."""
    ann, bob, cleo = await server.person(), await server.person(), await server.person()
    joined = await server.create(ann, "me", "open")
    path = f"/games/{joined['game']}"
    await bob.post(f"{path}/join", json={"name": "Bob", "key": joined["key"]})
    live = await server.node.games.get(joined["game"])
    async with live.lock:  # so that all of them wait in this order
        waiting = []
        for call in (
            bob.post(f"{path}/leave", json={"seat": 2}),
            cleo.post(f"{path}/join", json={"name": "Cleo", "key": joined["key"]}),
            bob.post(f"{path}/entropy", json={"entropy": "ab" * 16}),
            bob.post(f"{path}/leave", json={"seat": 2}),
        ):
            waiting.append(asyncio.create_task(call))
            while len(live.lock._waiters or ()) < len(waiting):  # noqa: ASYNC110
                await asyncio.sleep(0)
    assert [answer.status_code for answer in await asyncio.gather(*waiting)] == [200, 200, 403, 403]
    assert [owner.name for owner in live.row.seats] == ["Me 1", "Cleo"]
    assert [seat.entropy for seat in live.game.seats] == [None, None]


async def test_a_command_may_be_called_like_an_error(server: Inside) -> None:
    ann = await server.person()
    live = await server.started(ann, "me", "me")
    body = {
        "type": "command",
        "id": "stale_version",
        "version": live.game.version,
        "seat": 1,
        "action": "roll",
    }
    answer = (await ann.post(f"/games/{live.id}/commands", json=body)).json()
    assert (answer["id"], answer["ok"], answer["error"]) == ("stale_version", True, None)
