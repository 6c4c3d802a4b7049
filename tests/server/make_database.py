"""Makes `databases/0002.db.gz` and `0008.db.gz`: small databases as earlier versions stored them, for `test_old_database.py`.

`PYTHONPATH=src:tests python tests/server/make_database.py FILE` plays the games on the checkout that it is run with, and
writes the database and the head hash of each log beside it. The files in the repository stay as they are: they stand
for the databases that people have.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sqlite3
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx

from pickomino.bots import make_bot
from pickomino.core.rules import format_rules
from pickomino.server.log.deciding import decide
from pickomino.server.log.draft import Draft
from pickomino.server.log.entries import PROTOCOL
from pickomino.server.node import Node
from pickomino.server.settings import Bounds, Settings
from pickomino.server.tokens import Secrets
from server.inside import FakeClock, Inside


class Story:
    """Games told one after another, with every choice drawn from one seed."""

    def __init__(self, server: Inside, seed: int) -> None:
        self._server = server
        self._rng = random.Random(seed)
        self._bot = make_bot("timid")
        self._commands = 0

    def entropy(self) -> str:
        return self._rng.randbytes(16).hex()

    async def add_entropy(self, client: httpx.AsyncClient, game: str) -> str:
        """Commit, and reveal if nobody else is waited for; returns what was committed to."""
        entropy = self.entropy()
        answer = await self._server.commit(client, game, entropy)
        if answer.json()["phase"] == "reveal":
            answer = await self._server.reveal(client, game, entropy)
        assert answer.status_code == 200, answer.text
        return entropy

    async def command(self, client: httpx.AsyncClient, game: str, seat: int, **more: Any) -> None:
        live = await self._server.node.games.get(game)
        self._commands += 1
        self._server.clock.now += 1_500
        body = {"id": f"c{self._commands}", "version": live.game.version, "seat": seat, **more}
        await client.post(f"/games/{game}/commands", json=body)

    async def play(self, clients: Sequence[httpx.AsyncClient], game: str, entries: int = 10_000) -> None:
        """Play on, each seat by its client, with a take-back, a refused command and an absence now and then."""
        live = await self._server.node.games.get(game)
        while live.game.mover is not None and live.game.version < entries:
            mover = live.game.mover
            client = clients[(mover - 1) % len(clients)]
            action = str(self._bot.choose(live.game.state, self._rng))
            chance = self._rng.random()
            bot = live.game.seat(mover).controller
            if bot is not None:
                seed = Draft(live.game, 0, live.row.seed).chance() or "0"
                rules = format_rules(live.game.rules)
                await self._server.decide_bot(live, decide(bot, rules, live.game.position, int(seed, 16)))
            elif live.game.undo is not None and chance < 0.15:
                await self.command(client, game, mover, type="takeback")
            elif chance < 0.03:
                await self.command(client, game, mover, type="command", action="stop")
            elif chance < 0.06:
                await client.post(f"/games/{game}/leave", json={"seat": mover})
            else:
                await self.command(client, game, mover, type="command", action=action)
            away = [n for n, seat in enumerate(live.game.seats, 1) if seat.away == "left"]
            if away and not live.game.has_ended and self._rng.random() < 0.3:
                await clients[(away[0] - 1) % len(clients)].post(
                    f"/games/{game}/return", json={"seat": away[0]}
                )

    async def open(self, client: httpx.AsyncClient, rules: str, *seats: str, **more: Any) -> dict[str, Any]:
        asked = [
            {"kind": "me", "name": f"Zoë {number}"} if seat == "me"
            else {"kind": "open"} if seat == "open"
            else {"kind": "bot", "bot": seat}
            for number, seat in enumerate(seats, 1)
        ]  # fmt: skip
        self._commands += 1
        body = {"id": f"t{self._commands}", "rules": rules, "seats": asked, **more}
        answer = await client.post("/games", json=body)
        assert answer.status_code == 201, answer.text
        joined: dict[str, Any] = answer.json()
        return joined


async def tell(server: Inside) -> None:
    """Every kind of entry, finished and unfinished, in both editions and by a rule set of knobs."""
    story = Story(server, 2)
    ann, bob = await server.person(), await server.person()

    for rules, seats, limit in (
        ("classic", ("me", "timid"), 1000),
        ("extrawurm", ("me", "me", "random"), 9),
        ("classic", ("me", "me", "me", "me"), 5),
        ("extrawurm steal=optional", ("me", "timid"), 6),
    ):
        joined = await story.open(ann, rules, *seats, limit=limit)
        await story.add_entropy(ann, joined["game"])
        await story.play([ann], joined["game"])

    # Somebody joins, leaves, and another takes the seat; one adds entropy, and the clock runs out.
    joined = await story.open(ann, "classic", "me", "open", clock=30)
    game, request = joined["game"], {"name": "Bob", "key": joined["key"]}
    await bob.post(f"/games/{game}/join", json={**request, "id": "first"})
    await bob.post(f"/games/{game}/leave", json={})
    await bob.post(f"/games/{game}/join", json={**request, "id": "second"})
    given = await story.add_entropy(bob, game)
    await pass_time(server, 6_000)
    await server.reveal(bob, game, given)
    await story.play([ann, bob], game, entries=14)
    await pass_time(server, 31_000)
    await story.play([ann, bob], game, entries=30)

    # A table in the middle of a turn, in the other edition, with the host's bots in open seats.
    joined = await story.open(ann, "extrawurm", "me", "open", "open", listed=True)
    await ann.post(f"/games/{joined['game']}/start", json={"bot": "random"})
    await story.add_entropy(ann, joined["game"])
    await story.play([ann], joined["game"], entries=40)

    # Somebody withholds what they have committed to.
    joined = await story.open(ann, "classic", "me", "open", limit=4)
    await bob.post(f"/games/{joined['game']}/join", json={"name": "Bob", "key": joined["key"]})
    given = await story.add_entropy(ann, joined["game"])
    await server.commit(bob, joined["game"], story.entropy())
    await server.reveal(ann, joined["game"], given)
    await pass_time(server, 6_000)
    await story.add_entropy(ann, joined["game"])
    await story.play([ann, bob], joined["game"])

    # A lobby that waits, one that everybody left, and a game that is given up.
    await story.open(bob, "classic", "me", "open", "random", clock=60)
    joined = await story.open(bob, "extrawurm", "me", "open")
    await bob.post(f"/games/{joined['game']}/leave", json={})
    joined = await story.open(bob, "classic", "me", "me")
    await story.add_entropy(bob, joined["game"])
    await story.play([bob], joined["game"], entries=14)
    await server.node.tables.abandon(joined["game"])


async def pass_time(server: Inside, milliseconds: int) -> None:
    """Let time pass in steps: a node that was away for long gives clocks time."""
    for _ in range(0, milliseconds, 1_000):
        server.clock.now += 1_000
        await server.node.sweeps.beat()
        await server.node.sweeps.sweep()


async def play_all(path: Path) -> None:
    """Play every game into a new database."""
    clock = FakeClock()
    rng = random.Random(1)
    settings = Settings(database=str(path), bots=("random", "timid"), bounds=Bounds().scaled(10_000))
    node = Node(
        settings, clock=clock, secrets=Secrets(rng.randbytes), seconds=lambda: clock.now / 1000, background=False
    )  # fmt: skip
    await node.open()
    server = Inside(node, clock)
    await server.node.sweeps.beat()
    await tell(server)
    await server.close()
    await node.close()


def main() -> None:
    target = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "games.db")
        asyncio.run(play_all(path))
        connection = sqlite3.connect(path, isolation_level=None)
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("VACUUM")
        rows = connection.execute(
            "SELECT games.id, games.status, games.rules, COUNT(*), MAX(CASE WHEN entries.version = games.version"
            " THEN entries.hash END) FROM games JOIN entries ON entries.game_id = games.id GROUP BY games.id"
            " ORDER BY games.created_at, games.id"
        ).fetchall()
        connection.close()
        target.write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
    names = ("game", "status", "rules", "entries", "head")
    heads = [{**dict(zip(names, row, strict=True)), "protocol": PROTOCOL} for row in rows]
    target.with_suffix("").with_suffix(".json").write_text(json.dumps(heads, indent=2) + "\n")


if __name__ == "__main__":
    main()
