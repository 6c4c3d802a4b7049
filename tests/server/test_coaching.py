"""The coach over the API: hints against bots alone, reviews made once, puzzles, and work that gives way."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from pickomino.server.edge.limits import address_caller
from pickomino.server.play.coach_work import REVIEWED_TURNS
from pickomino.server.play.coaching import BACKLOG, Coaching
from pickomino.server.refusals import Refusal
from pickomino.server.settings import Bounds
from server.harness import Json, Player, ServerProcess, choose

RECORD = """[Rules "classic"]
[Players "Thomas/Louise"]
[Start "21.22.23.24.25.26.27.28.29.30.31.33.34.35.36 -/32 - 1 -"]
[Result "*"]

1. 1234445W:4 2344W:W 55WW:5 13:3 2:2 ^32
2. 11223345:3 124555:5 11W:W 3W!
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server") / "games.db") as process:
        yield process


@pytest.fixture
async def ann(server: ServerProcess) -> AsyncIterator[Player]:
    player = await Player.new(server.url)
    yield player
    await player.close()


async def refusal(player: Player, method: str, path: str, body: Json | None = None) -> str:
    answer = await player.call(method, path, body)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["error"]["code"])


async def play_turn(ann: Player, game: str) -> None:
    """Play until the game is over; its limit makes that one turn."""
    rng = random.Random(1)
    while True:
        update = await ann.get(f"/games/{game}")
        if update["actions"] is None:
            return
        body = {
            "type": "command",
            "id": f"c{update['version']}",
            "version": update["version"],
            "seat": 1,
            "action": choose(update, rng),
        }
        await ann.post(f"/games/{game}/commands", **body)


async def test_hints_and_the_review_of_a_game_against_bots(ann: Player) -> None:
    game = (await ann.create("classic", ("me", "timid"), limit=1))["game"]
    await ann.add_entropy(game)
    hint = await ann.get(f"/games/{game}/hint?lang=de")
    assert hint["mover"] == 1
    assert [choice["action"]["text"] for choice in hint["choices"]] == ["roll"]
    assert hint["choices"][0]["reason"]["text"].startswith("Würfle")
    assert sum(hint["chances"]) == pytest.approx(1)
    assert await refusal(ann, "GET", f"/games/{game}/review") == "not_over"
    await play_turn(ann, game)
    assert await refusal(ann, "GET", f"/games/{game}/hint") == "game_over"
    review = await ann.get(f"/games/{game}/review")
    for player in review["players"]:
        parts = sum(player[part] for part in ("start", "luck", "cost", "gifts", "revisions"))
        assert parts == pytest.approx(player["result"], abs=1e-9)
    assert review["finished"]
    assert not review["cut"]


async def start_together(ann: Player, bob: Player, **options: Any) -> str:
    """A running game of two people; seat 1, Ann's, begins."""
    table = await ann.create("classic", ("me", "open"), **options)
    await bob.post(f"/games/{table['game']}/join", name="Bob", key=table["key"])
    await ann.add_entropy(table["game"])
    await bob.add_entropy(table["game"])
    return str(table["game"])


async def test_no_advice_in_games_with_other_people_unless_the_table_allows_it(ann: Player) -> None:
    bob = await Player.new(ann.url)
    game = await start_together(ann, bob)
    table = await ann.get(f"/games/{game}")
    assert not table["table"]["coach"]
    assert await refusal(ann, "GET", f"/games/{game}/hint") == "no_advice"
    # Nor by the detour over the position itself, which anybody else may well ask about.
    detour = {"position": table["position"]}
    assert await refusal(ann, "POST", "/hints", detour) == "no_advice"
    assert await refusal(ann, "POST", "/rollouts", detour) == "no_advice"
    carl = await Player.new(ann.url)
    assert (await carl.post("/hints", **detour))["mover"] == 1
    assert await refusal(carl, "GET", f"/games/{game}/hint") == "no_advice"

    # Nor by spelling the position another way: eight dice, backwards.
    command = {"type": "command", "id": "c1", "version": table["version"], "seat": 1, "action": "roll"}
    await ann.post(f"/games/{game}/commands", **command)
    rolled = (await ann.get(f"/games/{game}"))["position"]
    backwards = {"position": rolled[:-8] + rolled[:-9:-1]}
    assert backwards["position"] != rolled
    assert await refusal(ann, "POST", "/hints", backwards) == "no_advice"
    assert (await carl.post("/hints", **backwards))["mover"] == 1

    allowed = await start_together(ann, bob, coach=True)
    assert (await bob.get(f"/games/{allowed}"))["table"]["coach"]
    assert (await ann.get(f"/games/{allowed}/hint"))["mover"] == 1
    assert await refusal(bob, "GET", f"/games/{allowed}/hint") == "not_your_turn"
    assert await refusal(carl, "GET", f"/games/{allowed}/hint") == "no_advice"
    await bob.close()
    await carl.close()


async def test_around_one_device_everybody_gets_advice(ann: Player) -> None:
    game = (await ann.create("classic", ("me", "me")))["game"]
    await ann.add_entropy(game)
    assert (await ann.get(f"/games/{game}/hint"))["mover"] == 1


async def test_any_position_can_be_asked_about(ann: Player) -> None:
    hint = await ann.post("/hints", position="21.24 22/36 - 1 WWWWW55:", lang="fr")
    assert {choice["action"]["text"] for choice in hint["choices"]} == {"roll", "stop"}
    assert hint["certainty_text"].startswith("Exact")
    answer = await ann.call("POST", "/hints", {"position": "21.21 22/36 - 9 -"})
    assert answer.status_code == 422
    assert answer.json()["error"]["code"] == "bad_position"
    assert answer.json()["error"]["params"]["problems"][0]["key"]
    assert await refusal(ann, "POST", "/hints", {"position": "36x 21/22 - - -"}) == "game_over"
    assert (
        await refusal(ann, "POST", "/hints", {"position": "21 -/- - 1 -", "rules": "poker"}) == "bad_position"
    )


async def test_a_record_is_reviewed_as_far_as_it_holds(ann: Player) -> None:
    review = await ann.post("/reviews", record=RECORD)
    assert (review["error"], review["finished"]) == (None, False)
    assert {change["turn"] for change in review["changes"]} == {1, 2}
    broken = await ann.post("/reviews", record=RECORD.replace("124555:5", "124555:3"), lang="it")
    assert broken["error"]["line"] == 7
    assert broken["error"]["token"] == "124555:3"
    assert "Riga" in broken["error"]["text"]
    assert await refusal(ann, "POST", "/reviews", {"record": "nonsense"}) == "bad_record"


async def lines(player: Player, path: str, body: Json) -> list[Json]:
    """An answer that is followed line by line."""
    headers = {"accept": "application/x-ndjson"}
    async with player.http.stream("POST", path, json=body, headers=headers) as answer:
        return [json.loads(line) async for line in answer.aiter_lines()]


async def test_progress_comes_before_the_review_and_the_record_with_the_findings(ann: Player) -> None:
    *progress, last = await lines(ann, "/reviews", {"record": RECORD, "lang": "fr"})
    assert all(0 <= line["done"] <= line["of"] <= 2 for line in progress)
    assert "[%chances " in last["result"]["commented"]
    *_, last = await lines(ann, "/reviews", {"record": "nonsense"})
    assert last["error"]["code"] == "bad_record"


async def test_choices_are_played_out_on_request(ann: Player) -> None:
    wanted = {"position": "24 21.22/25.23 - 1 WWW4:", "actions": ["roll", "stop"], "games": 256}
    *progress, last = await lines(ann, "/rollouts", wanted)
    assert [choice["action"]["text"] for choice in last["result"]["choices"]] == ["roll", "stop"]
    assert all(0 < choice["error"] < 0.1 for choice in last["result"]["choices"])
    assert {line["of"] for line in progress} <= {0, 512}
    assert await refusal(ann, "POST", "/rollouts", {**wanted, "actions": ["W"]}) == "bad_action"
    assert await refusal(ann, "POST", "/rollouts", {**wanted, "games": 100_000}) == "bad_request"


async def test_a_rollout_that_nobody_waits_for_ends() -> None:
    coaching = Coaching(Bounds(), lambda: 0.0)
    start = "21.22.23.24.25.26.27.28.29.30.31.32.33.34.35.36 -/- - 1 :1223455W"
    try:
        job = coaching.roll_out("classic", start, ["5", "W"], 100_000)
        while job.progress[0] == 0:  # noqa: ASYNC110 - another process reports it
            await asyncio.sleep(0.01)
        job.give_up()
        # The worker is free again long before that many games could be played.
        other = coaching.roll_out("classic", "24 21.22/25.23 - 1 WWW4:", ["roll"], 64)
        assert json.loads(await asyncio.wait_for(other.answer, 120))["games"] == 64
    finally:
        coaching.close()


async def test_puzzles(ann: Player) -> None:
    today = await ann.get("/puzzles/today")
    assert today == await ann.get("/puzzles/today")
    assert "answer" not in today
    found = await ann.get("/puzzles?number=3&theme=endgame")
    assert "endgame" in found["themes"]
    assert [legal["action"] for legal in found["actions"]["legal"]] == found["legal"]
    judged = [await ann.post(f"/puzzles/{found['id']}", action=action["text"]) for action in found["legal"]]
    assert [answer["right"] for answer in judged].count(True) == 1
    right = next(answer for answer in judged if answer["right"])
    assert right["hint"]["choices"][0]["action"] == right["answer"]
    assert await refusal(ann, "POST", f"/puzzles/{found['id']}", {"action": "jump"}) == "bad_action"
    assert await refusal(ann, "POST", "/puzzles/00000000", {"action": "roll"}) == "not_found"
    assert await refusal(ann, "GET", "/puzzles?theme=poker") == "not_found"


async def test_a_review_is_made_once_and_the_backlog_is_bounded() -> None:
    coaching = Coaching(Bounds(), lambda: 0.0)
    try:
        several = await asyncio.gather(*(coaching.review(RECORD, "en").answer for _ in range(3 * BACKLOG)))
        assert len(set(several)) == 1
        assert await coaching.review(RECORD, "en").answer is several[0]
        for number in range(BACKLOG):
            coaching.review(RECORD.replace("Louise", f"Louise {number}"), "en")
        with pytest.raises(Refusal) as refused:
            coaching.review(RECORD.replace("Louise", "Lou"), "en")
        assert refused.value.code == "too_many_requests"
    finally:
        coaching.close()


async def test_a_coach_whose_process_ends_says_so_and_is_there_again() -> None:
    coaching = Coaching(Bounds(), lambda: 0.0)
    try:
        with pytest.raises(Refusal) as refused:
            await coaching._quick.run(os._exit, 1)
        assert refused.value.code == "coach_stopped"
        assert json.loads(await coaching.daily_puzzle("2026-01-01"))["legal"]
    finally:
        coaching.close()


async def test_a_very_long_game_is_cut() -> None:
    busts = "".join(f"{turn}. 11111111:1 !\n" for turn in range(1, REVIEWED_TURNS + 51))
    coaching = Coaching(Bounds(), lambda: 0.0)
    try:
        text = await coaching.review(f'[Rules "classic"]\n[Players "Ann/Bob"]\n\n{busts}', "en").answer
    finally:
        coaching.close()
    review = json.loads(text)
    assert review["cut"]
    assert max(change["turn"] for change in review["changes"]) == REVIEWED_TURNS


def test_callers_are_bounded() -> None:
    coaching = Coaching(Bounds(hint_burst=2, review_burst=1), lambda: 0.0)
    coaching.hints.spend(address_caller("1.2.3.4"), 2)
    with pytest.raises(Refusal):
        coaching.hints.spend(address_caller("1.2.3.4"))
    coaching.reviews.spend(address_caller("1.2.3.4"))
    with pytest.raises(Refusal):
        coaching.reviews.spend(address_caller("1.2.3.4"))
