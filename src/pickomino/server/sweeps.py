"""What happens by time alone: starts, clocks, abandoned leases, idle tables; clocks are data, any node may sweep."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from pickomino.server.botworkers import BotWorkers
from pickomino.server.errors import Refusal
from pickomino.server.games import Games
from pickomino.server.log import Draft
from pickomino.server.settings import Bounds
from pickomino.server.storage import StorageUnavailable
from pickomino.server.storage.games import beat, due_games, idle_games
from pickomino.server.tables import Tables

logger = logging.getLogger("pickomino.sweeps")

SWEEP_SECONDS = 0.5
GAP_MS = 5_000
"""No node having swept for so long counts as a gap."""
LEFT_AFTER_GAP_MS = 30_000
IDLE_EVERY = 120
"""Sweeps between two looks for idle tables."""


class Sweeps:
    """The one background loop of a node."""

    def __init__(self, games: Games, tables: Tables, bots: BotWorkers, bounds: Bounds) -> None:
        self._games = games
        self._tables = tables
        self._bots = bots
        self._bounds = bounds
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._loop())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _loop(self) -> None:
        count = 0
        while True:
            try:
                await self.sweep()
                if count % IDLE_EVERY == 0:
                    await self.sweep_idle()
            except StorageUnavailable:
                logger.warning("the database is away")
            except Exception:
                logger.exception("a sweep failed")
            count += 1
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> None:
        """Do everything that is due."""
        # The beat comes first and in its own transaction: after a gap the clocks are moved before any is read.
        now = self._games.clock()
        gap = await self._games.storage.write(lambda: beat(now, GAP_MS, LEFT_AFTER_GAP_MS))
        if gap:
            logger.info("clocks given time after a gap", extra={"gap_ms": gap})
            for live in self._games.all_open():
                if live.row.deadline is not None:
                    live.row.deadline = max(live.row.deadline, now + LEFT_AFTER_GAP_MS)
        actions: dict[str, Callable[[str], Awaitable[None]]] = {
            "start": self._tables.start_by_itself,
            "clock": self.run_out,
            "bot": self._bots.pick_up,
        }
        for what, game_id in await self._games.storage.read(lambda: due_games(now)):
            with contextlib.suppress(Refusal):
                await actions[what](game_id)

    async def run_out(self, game_id: str) -> None:
        """A clock has run out: a bot plays the seat from here on."""
        live = await self._games.get(game_id)
        async with live.lock:
            if self._games.storage.shared:
                await self._games.catch_up(live)
            deadline, mover = live.row.deadline, live.game.mover
            if mover is None or deadline is None or deadline > self._games.clock() or live.frozen is not None:
                return
            draft = Draft(live.game, self._games.clock(), live.row.seed)
            draft.add("away", "server", seat=mover, reason="clock")
            await self._games.commit(live, draft)

    async def sweep_idle(self) -> None:
        """Give up tables that nobody has touched for long, and free memory."""
        now = self._games.clock()
        lobby, running = now - self._bounds.lobby_idle_ms, now - self._bounds.game_idle_ms
        for game_id in await self._games.storage.read(lambda: idle_games(lobby, running)):
            with contextlib.suppress(Refusal):
                await self._tables.abandon(game_id)
        self._games.forget_idle()
