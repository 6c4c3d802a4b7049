"""The bird that a player chose is shown at the seat, comes along to the rematch, and is forgotten with the name."""

from __future__ import annotations

from pathlib import Path

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

        async def birds(of: str) -> list[str | None]:
            seats = (await bob.get(f"/games/{of}")).json()["table"]["seats"]
            return [seat.get("avatar") for seat in seats]

        assert await birds(game) == ["owl", "parrot", None]
        server.node.games._open.clear()  # read from the database again
        assert await birds(game) == ["owl", "parrot", None]
        await server.node.tables.abandon(game)
        again = (await ann.post(f"/games/{game}/rematch", json={})).json()["game"]
        await bob.post(f"/games/{game}/rematch", json={})
        assert await birds(again) == ["parrot", None, "owl"]
        await ann.delete("/identity")
        assert await birds(game) == [None, "parrot", None]
