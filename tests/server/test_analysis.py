"""Any position over the API: shown, set up, moved on, drawn, and begun with at a table."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from pickomino.play import parse_record
from pickomino.server.log.codec import decode_entry
from pickomino.server.log.entries import Opened
from pickomino.server.log.verify import verify_log
from pickomino.server.play.live import LiveGame
from server.draws import draw
from server.harness import Json
from server.inside import Inside, inside

POSITION = "21.22.23.24.25.26.27.28.29.30.31.33.34.35.36 -/32 - 1 -"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(tmp_path / "games.db") as opened:
        yield opened


async def ask(client: httpx.AsyncClient, path: str = "/positions", **body: object) -> Json:
    answer = await client.post(path, json=body)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


async def refused(client: httpx.AsyncClient, path: str = "/positions", **body: object) -> Json:
    answer = await client.post(path, json=body)
    assert answer.status_code >= 400, answer.text
    error: Json = answer.json()["error"]
    return error


def setup_of(view: Json) -> Json:
    """What a page sends to set up the position that it was shown."""
    return {
        "grill": [{name: tile[name] for name in ("tile", "up", "specialist")} for tile in view["grill"]],
        "players": [
            {name: player[name] for name in ("stack", "grilled", "specialist")} for player in view["players"]
        ],
        "reserve": view["reserve"],
        "mover": view["mover"],
        "turn": {
            name: view["turn"][name] for name in ("phase", "kept", "roll", "golden", "weasel_used", "offered")
        },
    }


async def test_a_position_is_shown_and_moved_on(server: Inside) -> None:
    ann = await server.person()
    start = await ask(ann, rules="extrawurm", players=3)
    assert start["position"].endswith(" -/-/- 7 1 -")
    assert [legal["action"]["text"] for legal in start["actions"]["legal"]] == ["roll"]
    due = await ask(ann, position=POSITION, action="roll")
    assert (due["due"], due["actions"], due["view"]["turn"]["phase"]) == (8, None, "due")
    rolled = await ask(ann, position=due["position"], dice="1234445W")
    assert rolled["position"].endswith(" 1 :1234445W")
    assert rolled == await ask(ann, position=POSITION, action="roll", dice="5W123444")
    kept = await ask(ann, position=rolled["position"], action="4")
    assert [event["kind"] for event in kept["events"]] == ["set_aside"]
    over = await ask(ann, position="21 -/36 - 1 W4444:", action="stop")
    assert (over["outcome"]["winners"], over["actions"]) == ([2], None)


async def test_what_cannot_be_is_refused_with_every_defect(server: Inside) -> None:
    ann = await server.person()
    error = await refused(ann, position="21.21.11 22/36 - 9 -")
    assert error["code"] == "bad_position"
    twice = {"grill": [{"tile": 21}, {"tile": 21}], "players": [{}, {"specialist": "r"}], "mover": 1}
    error = await refused(ann, setup=twice, rules="extrawurm")
    assert [problem["key"] for problem in error["params"]["problems"]] == [
        "defect-tile-twice",
        "defect-crow-held",
    ]
    assert (await refused(ann, setup={**twice, "grill": [{"tile": 12}]}))["code"] == "bad_request"
    assert (await refused(ann, position=POSITION, action="stop"))["code"] == "illegal_action"
    wrong = await refused(ann, position=POSITION, action="roll", dice="12")
    assert (wrong["code"], wrong["params"]["key"]) == ("illegal_action", "error-dice-count")
    assert (await refused(ann, position=POSITION, action="jump"))["code"] == "bad_action"
    assert (await refused(ann, rules="poker"))["code"] == "bad_rules"


@pytest.mark.parametrize(
    ("rules", "position"),
    [
        ("classic", POSITION),
        ("classic", "21.23.36x 27/22.32 - 1 444:1145W"),
        ("extrawurm", "13.22.23r.25w.26.27.30 31+1:g/21.32/-+2/33.28:h/29:a/34/24.35:c 4 1 444W:*+g"),
        ("extrawurm", "11c.13.21.22.23r.24.26.28.29a.30.31 27:h/25:w/- 7 1 2555WW:?keephg"),
        ("extrawurm", "33x.34x.36x 11.21.22.25+2:a/23.24.26.27+1/13.28+1 0 - -"),
    ],
)
async def test_the_pieces_that_are_shown_set_up_the_same_position(
    server: Inside, rules: str, position: str
) -> None:
    ann = await server.person()
    shown = await ask(ann, rules=rules, position=position)
    assert shown["position"] == position
    assert await ask(ann, rules=rules, setup=setup_of(shown["view"])) == shown


async def test_a_position_is_drawn(server: Inside) -> None:
    ann = await server.person()
    position = "21.24 22/36 - 1 WWWWW55:"
    picture = await ann.get("/positions/picture.svg", params={"position": position, "lang": "fr"})
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")


async def test_a_game_begins_with_a_position(server: Inside) -> None:
    ann = await server.person()
    position = "21.23.24.25.26.28.29.30.31.33.34.35.36x 27/22.32 - 2 444WW:"
    live = await server.started(ann, "me", "me", start=position)
    shown = (await ann.get(f"/games/{live.id}?since=0")).json()
    assert {entry["position"] for entry in shown["entries"]} == {position}
    assert (await server.act(ann, live, "stop"))["ok"]
    assert live.game.state.players[1].stack == (22, 32, 21)
    record = parse_record((await ann.get(f"/games/{live.id}/record")).text)
    assert record.start.mover == 2
    assert record.final == live.game.state
    opened = json.loads((await ann.get(f"/games/{live.id}/log")).text.splitlines()[0])
    assert opened["start"] == position
    assert "dice" not in opened


@pytest.mark.parametrize(
    ("start", "key"),
    [
        ("21.21 -/- - 1 -", "defect-tile-twice"),
        ("21 -/-/- - 1 -", "error-record-seats"),
        ("36x 21/22 - - -", "why-over"),
        ("21.36 -/- - 1 :*", "error-start-due"),
    ],
)
async def test_no_game_begins_where_none_can(server: Inside, start: str, key: str) -> None:
    ann = await server.person()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "timid"}]
    error = await refused(ann, "/games", id="a", seats=seats, start=start)
    assert (error["code"], error["params"]["problems"][0]["key"]) == ("bad_position", key)


async def enter(client: httpx.AsyncClient, live: LiveGame, action: str, dice: str | None = None) -> Json:
    """Act at a table with real dice; returns the answer."""
    body = {
        "type": "command", "id": draw(8).hex(), "version": live.game.version,
        "seat": live.game.mover, "action": action, "dice": dice,
    }  # fmt: skip
    answer: Json = (await client.post(f"/games/{live.id}/commands", json=body)).json()
    return answer


async def take_back(client: httpx.AsyncClient, live: LiveGame, seat: int) -> Json:
    body = {"type": "takeback", "id": draw(8).hex(), "version": live.game.version, "seat": seat}
    answer: Json = (await client.post(f"/games/{live.id}/commands", json=body)).json()
    return answer


async def test_real_dice_are_entered_taken_back_and_told_as_such(server: Inside) -> None:
    ann = await server.person()
    live = await server.started(ann, "me", "me", "me", dice="hand", start="21.22.36 -/-/- - 1 -")
    assert (await enter(ann, live, "roll"))["error"]["code"] == "bad_dice"
    wrong = await enter(ann, live, "roll", "1234")
    assert wrong["error"] == {"code": "bad_dice", "params": {"text": "1234", "due": 8}}
    assert (await enter(ann, live, "roll", "WWWW4555"))["ok"]
    assert (await enter(ann, live, "W", "4"))["error"]["code"] == "bad_dice"
    # The wrong face, and after the bust that was none the wrong dice.
    assert (await enter(ann, live, "W"))["ok"]
    assert (await enter(ann, live, "roll", "WWWW"))["ok"]
    assert live.game.mover == 2
    assert (await take_back(ann, live, 2))["error"]["code"] == "not_your_turn"
    assert (await take_back(ann, live, 1))["ok"]
    assert (live.game.mover, live.game.turns, live.game.rolls) == (1, 0, 1)
    assert (await enter(ann, live, "roll", "1222"))["ok"]
    assert (await enter(ann, live, "1"))["ok"]
    update = (await enter(ann, live, "stop"))["update"]
    assert update["dice"]["by_hand"]
    assert (update["takeback"]["seat"], update["takeback"]["action"]["text"]) == (1, "stop")
    assert live.game.state.players[0].stack == (21,)
    record = parse_record((await ann.get(f"/games/{live.id}/record")).text)
    assert record.tags == {"Dice": "hand"}
    assert [turn.text for turn in record.turns] == ["4555WWWW:W 1222:1 =21"]
    assert (await ann.get("/dice")).json()["rolls"] == 0  # the server rolled none of them
    # Whoever gets up ends it: nobody is left to roll.
    assert (await ann.post(f"/games/{live.id}/leave", json={"seat": 2})).status_code == 200
    log = (await ann.get(f"/games/{live.id}/log")).text
    verified = verify_log(log.encode())
    assert (verified.by_hand, verified.status, verified.dice) == (True, "abandoned", 16)
    opened = decode_entry(
        json.dumps({k: v for k, v in json.loads(log.splitlines()[0]).items() if k != "hash"})
    )
    assert isinstance(opened.happened, Opened)
    assert opened.happened.by_hand


async def test_dice_by_hand_need_people_and_fair_dice_none_by_hand(server: Inside) -> None:
    ann = await server.person()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "timid"}]
    assert (await refused(ann, "/games", id="a", seats=seats, dice="hand"))["code"] == "bad_request"
    live = await server.started(ann, "me", "me")
    assert (await enter(ann, live, "roll", "12345WWW"))["error"]["code"] == "bad_dice"
