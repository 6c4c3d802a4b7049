"""The bird that a player chose is shown at the seat, comes along to the rematch, and is forgotten with the name."""

from __future__ import annotations

from pathlib import Path

from pickomino.server.log.records import birds_of
from server.inside import inside

ME = {"kind": "me", "name": "Ann", "avatar": "owl"}


async def test_a_chosen_bird_from_the_first_seat_to_being_forgotten(tmp_path: Path) -> None:
    async with inside(tmp_path / "games.db") as server:
        ann, bob = await server.person(), await server.person()
        opened = {
            "id": "one",
            "seats": [ME, {"kind": "open"}, {"kind": "bot", "bot": "timid"}],
            "listed": True,
        }
        game = (await ann.post("/games", json=opened)).json()["game"]
        refused = await bob.post(f"/games/{game}/join", json={"name": "Bob", "avatar": "dodo"})
        assert refused.status_code == 422
        await bob.post(f"/games/{game}/join", json={"name": "Bob", "avatar": "parrot"})

        async def birds(of: str) -> list[str]:
            seats = (await bob.get(f"/games/{of}")).json()["table"]["seats"]
            return [seat["bird"] for seat in seats]

        assert await birds(game) == ["owl", "parrot", "goose"]
        server.node.games._open.clear()  # read from the database again
        assert await birds(game) == ["owl", "parrot", "goose"]
        await server.node.tables.abandon(game)
        again = (await ann.post(f"/games/{game}/rematch", json={})).json()["game"]
        await bob.post(f"/games/{game}/rematch", json={})
        assert await birds(again) == ["parrot", "goose", "owl"]  # the bot is the same goose as before
        await ann.delete("/identity")
        assert await birds(game) == ["rooster", "parrot", "goose"]


async def test_who_chose_no_bird_keeps_the_one_of_the_first_seat(tmp_path: Path) -> None:
    async with inside(tmp_path / "games.db") as server:
        ann = await server.person()
        bots = [{"kind": "bot", "bot": "timid"}] * 3
        opened = {"id": "one", "seats": [{"kind": "me", "name": "Ann"}, *bots]}
        game = (await ann.post("/games", json=opened)).json()["game"]
        seen = ["rooster", "duck", "goose", "turkey"]
        for _ in range(4):
            seats = (await ann.get(f"/games/{game}")).json()["table"]["seats"]
            assert [seat["bird"] for seat in seats] == seen
            await server.node.tables.abandon(game)
            game = (await ann.post(f"/games/{game}/rematch", json={})).json()["game"]
            seen = [*seen[1:], seen[0]]


def test_nobody_shares_a_bird_with_somebody_who_chose_it() -> None:
    assert birds_of(["goose", "owl", None]) == ["goose", "owl", "rooster"]
    assert len(set(birds_of(["duck", None, None, None, "guinea", None, None]))) == 7
