"""The scoreboard over rematches."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text

from pickomino.server.api import standings
from pickomino.server.storage import Op
from pickomino.server.storage.stored_games import game_before
from server.harness import Json
from server.inside import Inside, inside


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(tmp_path / "games.db") as opened:
        yield opened


async def test_wins_and_worms_follow_everybody_through_the_rematches(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, eve = await server.person(), await server.person()
    table = await server.create(ann, "me", "me", "timid", "timid", limit=1)
    await server.entropy(ann, table["game"])
    results: list[Json] = []
    for _ in range(3):
        live = await server.node.games.get(table["game"])
        if (await ann.get(f"/games/{live.id}")).json()["actions"]["seat"] not in live.seats_of(live.row.host):
            await server.node.tables.abandon(live.id)
        else:
            await server.play_out(ann, live)
        results.append((await ann.get(f"/games/{live.id}")).json())
        table = (await ann.post(f"/games/{live.id}/rematch", json={})).json()
        await server.entropy(ann, table["game"])
    # Me 1 played the first game, Me 2 the second; a bot was to begin the third, which was given up.
    wins = {"Me 1": 0, "Me 2": 0}
    for game in results[:2]:
        for seat in game["outcome"]["winners"]:
            name = game["table"]["seats"][seat - 1]["name"]
            if name:
                wins[name] += 1
    shown = (await ann.get(f"/games/{results[1]['game']}/standings")).json()
    assert (shown["games"], shown["whole"]) == (2, True)
    assert {one["name"]: one["wins"] for one in shown["standings"] if one["name"]} == wins
    assert {one["name"]: one["seat"] for one in shown["standings"] if one["name"]} == {"Me 1": 4, "Me 2": 1}
    # Two bots of one kind stay two.
    assert [(one["bot"], one["games"]) for one in shown["standings"] if one["bot"]] == [("timid", 2)] * 2
    assert sum(one["worms"] for one in shown["standings"]) == sum(
        sum(game["outcome"]["worms"]) for game in results[:2]
    )
    monkeypatch.setattr(standings, "MOST_GAMES", 1)
    shown = (await ann.get(f"/games/{results[1]['game']}/standings")).json()
    assert (shown["games"], shown["whole"]) == (1, False)
    assert (await eve.get(f"/games/{results[1]['game']}/standings")).status_code == 403


async def test_the_game_before_is_found_by_an_index(server: Inside) -> None:
    def plan() -> Op[list[str]]:
        statement, params = next(game_before("any"))
        rows = yield text(f"EXPLAIN QUERY PLAN {statement}"), params
        return [str(row[-1]) for row in rows]

    assert "games_rematch" in " ".join(await server.node.storage.read(plan))
