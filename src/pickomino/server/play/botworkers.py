"""Bots decide in worker processes; a lease makes sure that only one node decides for a bot."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from concurrent.futures import BrokenExecutor
from typing import Any

from pickomino.bots.characters import split_character
from pickomino.core.actions import Action
from pickomino.core.engine import legal_actions
from pickomino.core.notation_positions import format_position
from pickomino.core.rules import format_rules
from pickomino.server.log.deciding import decide
from pickomino.server.log.draft import Draft
from pickomino.server.log.fold import STAND_IN
from pickomino.server.play.edits import Edit
from pickomino.server.play.games import Games
from pickomino.server.play.live import LiveGame
from pickomino.server.play.schedule import LEASE_MS
from pickomino.server.play.thinking import warm
from pickomino.server.play.worker_pool import WorkerPool
from pickomino.server.storage import StorageUnavailable
from pickomino.server.storage.timing import take_lease

logger = logging.getLogger("pickomino.bots")

KERNEL_FREE = {"random", "timid"}

WARM_ATTEMPTS = 3
THINK_SECONDS = 10
"""A bot that takes longer is replaced for this decision by one that needs no thought."""


class BotWorkers:
    """The worker processes of this node and the decisions they are busy with."""

    def __init__(self, games: Games, workers: int, specs: tuple[str, ...]) -> None:
        self._games = games
        self._workers = workers
        self._specs = specs
        self._heavy: WorkerPool | None = None
        self._light: WorkerPool | None = None
        """For bots without kernels, so that they never wait behind a compilation or a long search."""
        self._ready: set[str] = set()
        self._failing: set[str] = set()
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._warming: asyncio.Task[None] | None = None
        self._closing = False

    def start(self) -> None:
        """Start the processes and warm them."""
        self._light, self._heavy = WorkerPool(1), WorkerPool(self._workers)
        self._games.on_bot_due = self.enqueue
        self._warming = asyncio.create_task(self._warm())

    async def _warm(self) -> None:
        for spec in (STAND_IN, *self._specs):
            for _ in range(WARM_ATTEMPTS):
                try:
                    await self._run(spec, warm)
                except BrokenExecutor:
                    continue  # new workers have been started
                except Exception:  # noqa: BLE001 - logged below, once
                    self._complain(spec)
                else:
                    self._ready.add(spec)
                break

    def _complain(self, spec: str) -> None:
        """Say once that a bot does not work here; the stand-in plays for it."""
        if spec not in self._failing:
            self._failing.add(spec)
            logger.exception("a bot cannot decide; another plays for it", extra={"bot": spec})

    async def _run(self, spec: str, function: Any, *arguments: Any) -> Any:
        """Call a function about a bot in the pool of that bot."""
        pool = self._light if spec in KERNEL_FREE else self._heavy
        assert pool is not None
        return await pool.run(function, spec, *arguments)

    def enqueue(self, game_id: str, version: int) -> None:
        """Decide for the bot at a version that this node holds the lease of."""
        running = self._busy.get(game_id)
        if self._closing or (
            running is not None and not running.done() and running is not asyncio.current_task()
        ):
            return
        task = asyncio.create_task(self._decide(game_id, version))
        self._busy[game_id] = task
        task.add_done_callback(lambda done: self._finished(game_id, done))

    def _finished(self, game_id: str, task: asyncio.Task[None]) -> None:
        if self._busy.get(game_id) is task:
            del self._busy[game_id]
        if not task.cancelled() and task.exception() is not None:
            logger.error("a bot's decision failed", exc_info=task.exception(), extra={"game": game_id})

    async def pick_up(self, game_id: str) -> None:
        """Take over a decision whose lease has expired."""
        live = await self._games.get(game_id)
        if await self._games.hold(live):
            return
        version = live.row.bot_version
        if version is not None and await self._lease(game_id, version):
            self.enqueue(game_id, version)

    async def _lease(self, game_id: str, version: int) -> bool:
        """Take or renew the lease of a decision."""
        now, node = self._games.clock(), self._games.node
        return await self._games.storage.write(
            lambda: take_lease(game_id, version, node, now, now + LEASE_MS)
        )

    async def _decide(self, game_id: str, version: int) -> None:
        live = await self._games.get(game_id)
        try:
            decision = await self._choose(live, version)
        except BrokenExecutor:
            return  # the lease expires, and a node takes over
        if decision is None:
            return
        action, decider = decision

        def change(edit: Edit) -> None:
            if live.game.version == version and live.row.paused_at is None:
                edit.draft.act(action, "bot", decider=decider)

        try:
            await self._games.edit(live, change)
        except StorageUnavailable:
            logger.warning("a bot's move could not be stored", extra={"game": game_id})

    async def _choose(self, live: LiveGame, version: int) -> tuple[Action, str | None] | None:
        """The decision of the bot to move, and the bot that made it instead if that one failed."""
        game = live.game
        if game.version != version or game.mover is None or live.frozen is not None:
            return None
        wanted = game.seat(game.mover).controller
        if wanted is None:
            return None
        actions = legal_actions(game.state)
        if len(actions) == 1:
            return actions[0], None
        # A character needs no kernels of its own.
        spec = wanted if split_character(wanted)[0] in self._ready else STAND_IN
        chance = Draft(game, 0, live.row.seed).chance()
        arguments = (format_rules(game.rules), format_position(game.state), int(chance or "0", 16))
        renewing = asyncio.create_task(self._renew(live.id, version))
        try:
            chosen = await asyncio.wait_for(self._run(spec, decide, *arguments), THINK_SECONDS)
        except BrokenExecutor:
            raise
        except Exception:  # noqa: BLE001 - logged there, once
            self._complain(spec)
            spec = STAND_IN
            chosen = await self._run(spec, decide, *arguments)
        finally:
            renewing.cancel()
        action = next((action for action in actions if action.text == chosen), actions[0])
        return action, None if spec == wanted else spec

    async def _renew(self, game_id: str, version: int) -> None:
        """Keep the lease while a bot thinks long."""
        with contextlib.suppress(StorageUnavailable):
            while True:
                await asyncio.sleep(LEASE_MS / 2000)
                if not await self._lease(game_id, version):
                    return

    async def close(self) -> None:
        """Let what is being decided finish, within reason, and stop the processes."""
        self._closing = True
        if self._warming is not None:
            self._warming.cancel()
        tasks = [task for task in self._busy.values() if not task.done()]
        if tasks:
            await asyncio.wait(tasks, timeout=2)
        for pool in (self._light, self._heavy):
            if pool is not None:
                pool.close()
