"""Every call of the API by every role: who may do what at a private table under way."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from pickomino.server.play.identity import DEVICE_ID_LENGTH
from server.draws import draw
from server.harness import Json, Player, ServerProcess

ROLES = ("nobody", "stranger", "spectator", "ex-player", "bot", "other seat", "owner")
"""`bot` is a program with a bearer token and a seat of its own; `owner` holds seat 1, which every call is about."""

READ = (403, 403, 200, 403, 200, 200, 200)
ALL = (200,) * 7
KNOWN = (401, 200, 200, 200, 200, 200, 200)
SEAT = (401, 403, 403, 403, 403, 403, 200)

TABLE: dict[tuple[str, str], tuple[int, ...]] = {
    ("get", "/server"): ALL,
    ("get", "/dice"): ALL,
    ("get", "/games"): ALL,
    ("get", "/codes/{code}"): (404,) * 7,  # the game has started
    ("post", "/identity"): ALL,
    ("get", "/identity"): KNOWN,
    ("post", "/identity/link"): KNOWN,
    ("post", "/identity/claim"): (404,) * 7,  # a code that was never given
    ("get", "/identity/devices"): KNOWN,
    ("delete", "/identity/devices/{device_id}"): (
        401,
        404,
        404,
        404,
        404,
        404,
        404,
    ),  # nobody has one of this id
    ("post", "/games"): (401, 201, 201, 201, 201, 201, 201),
    ("get", "/games/mine"): KNOWN,
    ("post", "/push"): KNOWN,
    ("post", "/push/stop"): KNOWN,
    ("post", "/records"): KNOWN,
    ("post", "/positions"): KNOWN,
    ("get", "/positions/picture.svg"): (422,) * 7,  # anybody may ask, but no position is given
    ("post", "/hints"): KNOWN,
    ("post", "/rollouts"): KNOWN,
    ("post", "/reviews"): KNOWN,
    ("get", "/puzzles/today"): ALL,
    ("get", "/puzzles"): ALL,
    ("post", "/puzzles/{puzzle_id}"): (401, 404, 404, 404, 404, 404, 404),  # there is none of this name
    ("get", "/games/{game_id}/hint"): (401, 403, 403, 403, 403, 403, 403),  # other people play
    ("get", "/games/{game_id}/review"): (403, 403, 409, 403, 409, 409, 409),  # it is not over
    ("get", "/games/{game_id}"): READ,
    ("get", "/games/{game_id}/stream"): READ,
    ("get", "/games/{game_id}/record"): READ,
    ("get", "/games/{game_id}/log"): READ,
    ("get", "/games/{game_id}/standings"): READ,
    ("post", "/games/{game_id}/join"): (401, 403, 403, 403, 409, 409, 409),
    ("post", "/games/{game_id}/commit"): (401, 403, 403, 403, 409, 409, 409),
    ("post", "/games/{game_id}/entropy"): (401, 403, 403, 403, 409, 409, 409),
    ("post", "/games/{game_id}/start"): (401, 403, 403, 403, 403, 403, 409),
    ("post", "/games/{game_id}/swap"): (401, 403, 403, 403, 403, 403, 409),
    ("post", "/games/{game_id}/seat"): (401, 403, 403, 403, 403, 403, 409),
    ("post", "/games/{game_id}/spectate"): (401, 403, 403, 403, 200, 200, 200),  # without the key
    ("post", "/games/{game_id}/rematch"): (401, 403, 409, 403, 409, 409, 409),
    ("post", "/games/{game_id}/emote"): SEAT,
    ("post", "/games/{game_id}/commands"): SEAT,
    ("post", "/games/{game_id}/claim"): (401, 403, 403, 403, 403, 403, 409),  # nobody is gone
    ("post", "/games/{game_id}/leave"): SEAT,
    ("post", "/games/{game_id}/return"): SEAT,
    ("post", "/games/{game_id}/hide"): (401, 403, 403, 403, 200, 200, 200),
    ("delete", "/identity"): KNOWN,
}
"""Status by role, in the order of ROLES; the calls are made in this order."""

BODIES: dict[str, Any] = {
    "/identity/claim": {"code": "never-given"},
    "/games": lambda: {
        "id": draw(8).hex(),
        "seats": [{"kind": "me", "name": "Me"}, {"kind": "bot", "bot": "timid"}],
    },
    "/push": {
        "endpoint": "https://push.example.com/abc",
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    },
    "/push/stop": {"endpoint": "https://push.example.com/abc"},
    "/records": {"record": '[Rules "classic"]\n[Players "Ann/Bob"]\n\n1. 1234445W:4\n'},
    "/positions": {"position": "21.24 22/36 - 1 WWWWW55:"},
    "/hints": {"position": "21.24 22/36 - 1 WWWWW55:"},
    "/rollouts": {"position": "21.24 22/36 - 1 WWWWW55:", "games": 100},
    "/reviews": {"record": '[Rules "classic"]\n[Players "Ann/Bob"]\n\n1. 1234445W:4\n'},
    "/puzzles/{puzzle_id}": {"action": "roll"},
    "/games/{game_id}/join": {"name": "Intruder"},
    "/games/{game_id}/commit": lambda: {"commitment": draw(32).hex()},
    "/games/{game_id}/entropy": lambda: {"entropy": draw(16).hex()},
    "/games/{game_id}/emote": {"seat": 1, "emote": "clap"},
    "/games/{game_id}/swap": {"seat": 1, "other": 2},
    "/games/{game_id}/seat": {"seat": 2},
    "/games/{game_id}/claim": {"seat": 1, "choice": "bot"},
    "/games/{game_id}/leave": {"seat": 1},
    "/games/{game_id}/return": {"seat": 1},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server") / "games.db") as process:
        yield process


@pytest.fixture
async def crowd(server: ServerProcess) -> AsyncIterator[tuple[str, dict[str, Player]]]:
    """A private table under way, and somebody in every role."""
    people = {role: await Player.new(server.url) for role in ROLES[1:]}
    people["nobody"] = Player(server.url)
    joined = await people["owner"].create(seats=("me", "open", "open"))
    game, key = joined["game"], joined["key"]
    await people["spectator"].post(f"/games/{game}/spectate", key=key)
    await people["ex-player"].post(f"/games/{game}/join", name="Dave", key=key, seat=2)
    await people["ex-player"].post(f"/games/{game}/leave")
    await people["other seat"].post(f"/games/{game}/join", name="Bob", key=key, seat=2)
    await people["bot"].post(f"/games/{game}/join", name="Robot", key=key, seat=3)
    for role in ("owner", "other seat", "bot"):
        await people[role].add_entropy(game)
    yield game, people
    for person in people.values():
        await person.close()


async def test_the_table_names_every_call(server: ServerProcess) -> None:
    async with httpx.AsyncClient() as http:
        described = (await http.get(f"{server.url}/api/v1/openapi.json")).json()
    calls = {
        (method, path.removeprefix("/api/v1"))
        for path, methods in described["paths"].items()
        for method in methods
    }
    assert calls == set(TABLE)


async def call(person: Player, method: str, path: str, game: str) -> int:
    body = BODIES.get(path, {})
    if path.endswith("/commands"):
        seen = await person.http.get(f"/games/{game}")
        version = seen.json()["version"] if seen.status_code == 200 else 1
        body = {"type": "command", "id": draw(6).hex(), "version": version, "seat": 1, "action": "roll"}
    wanted = body() if callable(body) else body
    parts = {
        "{game_id}": game,
        "{code}": "ABCDEF",
        "{puzzle_id}": "00000000",
        "{device_id}": "0" * DEVICE_ID_LENGTH,
    }
    url = path
    for name, value in parts.items():
        url = url.replace(name, value)
    async with person.http.stream(method.upper(), url, json=None if method == "get" else wanted) as answer:
        if answer.status_code >= 400:
            error = json.loads(await answer.aread())["error"]
            assert set(error) == {"code", "params"}
        return answer.status_code


async def test_every_call_by_every_role(crowd: tuple[str, dict[str, Player]]) -> None:
    game, people = crowd
    found: dict[tuple[str, str], tuple[int, ...]] = {}
    for method, path in TABLE:
        statuses = []
        for role in ROLES:
            if path == "/identity" and method == "post" and role == "nobody":
                person = Player(people[role].url)  # it would become somebody
                statuses.append(await call(person, method, path, game))
                await person.close()
            else:
                statuses.append(await call(people[role], method, path, game))
        found[method, path] = tuple(statuses)
    assert found == TABLE


@pytest.mark.parametrize("role", ROLES)
async def test_the_live_socket_by_every_role(crowd: tuple[str, dict[str, Player]], role: str) -> None:
    game, people = crowd
    may_read = dict(zip(ROLES, READ, strict=True))[role] == 200
    async with people[role].live(game) as socket:
        if not may_read:
            with pytest.raises(ConnectionClosed) as closed:
                await socket.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4401
            return
        update = await socket.next("update")
        command: Json = {
            "type": "command",
            "id": "x",
            "version": update["version"],
            "seat": 1,
            "action": "roll",
        }
        await socket.send(**command)
        answer = await socket.next("answer")
        assert answer["ok"] == (role == "owner")
        if role != "owner":
            assert answer["error"]["code"] == "forbidden"
        await socket.send(type="emote", seat=1, emote="wow")
        assert (await socket.next("emote", "error"))["type"] == ("emote" if role == "owner" else "error")
