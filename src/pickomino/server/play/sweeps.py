"""What happens by time alone: starts, clocks, expired leases, idle tables. Deadlines are stored, so any node may sweep."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from pickomino.server.log.entries import WentAway
from pickomino.server.log.lag import MOST_PER_MOVE_MS, credit
from pickomino.server.play.botworkers import BotWorkers
from pickomino.server.play.edits import Edit
from pickomino.server.play.games import Games
from pickomino.server.play.live import LONG_CLOCK_SECONDS
from pickomino.server.play.pauses import LEFT_AFTER_PAUSE_MS, LONG_GAP_MS, after_gap
from pickomino.server.play.schedule import CONTRIBUTE_MS
from pickomino.server.play.tables import Tables
from pickomino.server.refusals import Refusal
from pickomino.server.settings import Bounds
from pickomino.server.storage import StorageUnavailable
from pickomino.server.storage.timing import (
    beat,
    due_games,
    idle_games,
    postpone,
    prune_answers,
    set_back,
    touch,
)

logger = logging.getLogger("pickomino.sweeps")

BEAT_SECONDS = 2.0
"""Each beat is a synced commit, even on an idle server."""

SWEEP_SECONDS = 0.25
IDLE_SECONDS = 60
GAP_MS = 5_000
"""Longer than this without a sweep counts as a gap, even while this node runs: it may have been suspended."""
POSTPONED_MS = 3600 * 1000
"""When a game that could not go on by itself is tried again."""

ANSWERS_MS = 24 * 3600 * 1000
"""How long after a game's end its commands may be repeated and get their original answers."""


async def _for_ever(work: Callable[[], Awaitable[None]], pause: float) -> None:
    while True:
        try:
            await work()
        except StorageUnavailable:
            logger.warning("the database is away")
        except Exception:
            logger.exception("a sweep failed")
        await asyncio.sleep(pause)


class Sweeps:
    """The background work of a node."""

    def __init__(self, games: Games, tables: Tables, bots: BotWorkers, bounds: Bounds) -> None:
        self._games = games
        self._tables = tables
        self._bots = bots
        self._bounds = bounds
        self._tasks: list[asyncio.Task[None]] = []
        self._more: list[tuple[Callable[[], Awaitable[None]], float]] = []
        self._beaten_at = 0
        self._pruned_to = 0

    def start(self) -> None:
        self._tasks = [
            asyncio.create_task(_for_ever(self.beat, BEAT_SECONDS)),
            asyncio.create_task(_for_ever(self.sweep, SWEEP_SECONDS)),
            asyncio.create_task(_for_ever(self.sweep_idle, IDLE_SECONDS)),
            *(asyncio.create_task(_for_ever(work, pause)) for work, pause in self._more),
        ]

    def add(self, work: Callable[[], Awaitable[None]], pause: float) -> None:
        """Let further work be done again and again, once this is started."""
        self._more.append((work, pause))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def beat(self) -> None:
        """Store that a node is up, and give clocks and contributions time after a gap in which none was."""
        now = self._games.clock()
        if now < self._beaten_at or not self._beaten_at:
            await self._follow_clock(now)
        # A node that has just started cannot know that another was up: for it any time without a beat is a gap.
        most = GAP_MS if self._beaten_at else 0
        starts = now + CONTRIBUTE_MS
        gap = await self._games.storage.write(
            lambda: beat(now, most, LEFT_AFTER_PAUSE_MS, starts, LONG_GAP_MS, LONG_CLOCK_SECONDS)
        )
        self._beaten_at = now
        self._games.presence.beat(self._games.all_open())
        if gap:
            logger.info("clocks given time after a gap", extra={"gap_ms": gap})
            for live in self._games.all_open():
                if live.row.starts_at is not None:
                    live.row.starts_at = max(live.row.starts_at, starts)
                if live.row.deadline is not None and live.row.paused_at is None:
                    live.row.deadline = after_gap(live.row, gap, now)

    async def _follow_clock(self, now: int) -> None:
        """If the clock was set back, while this node ran or before it started, let nothing wait for the old time."""
        if await self._games.storage.write(lambda: set_back(now, now + CONTRIBUTE_MS)):
            logger.warning("the clock was set back")
            for live in self._games.all_open():
                await self._games.wake(live.id, 0)

    async def sweep(self) -> None:
        """Do everything that is due."""
        now = self._games.clock()
        if now - self._beaten_at > GAP_MS:
            return  # this node was suspended: the next beat gives clocks time first
        actions: dict[str, Callable[[str], Awaitable[None]]] = {
            "start": self._tables.contributions.time_is_up,
            "clock": self.run_out,
            "bot": self._bots.pick_up,
        }
        due = await self._games.storage.read(lambda: due_games(now))
        done = await asyncio.gather(
            *(actions[what](game_id) for what, game_id in due), return_exceptions=True
        )
        for (_, game_id), problem in zip(due, done, strict=True):
            if isinstance(problem, StorageUnavailable):
                raise problem
            if isinstance(problem, BaseException):
                # A game that cannot go on, such as a frozen one, must not block the others.
                await self._games.storage.write(lambda: postpone(game_id, now, now + POSTPONED_MS))  # noqa: B023
                if not isinstance(problem, Refusal):
                    logger.error("a game cannot go on by itself", exc_info=problem, extra={"game": game_id})

    async def run_out(self, game_id: str) -> None:
        """A clock has run out: a bot plays the seat from here on."""

        def change(edit: Edit) -> None:
            deadline, mover = live.row.deadline, live.game.mover
            if mover is None or deadline is None or live.row.paused_at is not None:
                return
            # A decision made in time may still be in transit; an unknown latency counts as the longest allowed.
            player_id = live.row.seats[mover - 1].player_id
            on_its_way = credit(live.lag_of(player_id, MOST_PER_MOVE_MS), live.game.lag)
            if deadline + on_its_way <= edit.now:
                edit.draft.add(WentAway(mover, "clock"), "server")

        live = await self._games.get(game_id)
        if not await self._games.hold(live):
            await self._games.edit(live, change)

    async def sweep_idle(self) -> None:
        """End tables that have been idle for long, and free memory."""
        now = self._games.clock()
        lobby, running = now - self._bounds.lobby_idle_ms, now - self._bounds.game_idle_ms
        for game_id in await self._games.storage.read(lambda: idle_games(lobby, running)):
            try:
                await self._tables.abandon(game_id)
            except Refusal:
                await self._games.storage.write(lambda: touch(game_id, now))  # noqa: B023
        await self._prune(now)
        self._games.forget_idle()

    async def _prune(self, now: int) -> None:
        """Drop the answers to commands of games that ended long ago, as they are not repeated any more."""
        after, before = self._pruned_to, now - ANSWERS_MS
        self._pruned_to = await self._games.storage.write(lambda: prune_answers(after, before))
