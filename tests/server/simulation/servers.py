"""The nodes: started, crashed and restarted, each with a clock of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import BrokenExecutor
from contextvars import copy_context
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any

from pickomino.server.app import make_app
from pickomino.server.edge.guard import Guard
from pickomino.server.log.deciding import decide
from pickomino.server.node import Node
from pickomino.server.settings import Bounds, Settings
from pickomino.server.storage import StorageUnavailable
from pickomino.server.tokens import Secrets
from server.simulation.database import CAUSE, Cause
from server.simulation.loop import PROCESS, Process, SimTask

if TYPE_CHECKING:
    from server.simulation.network import Socket
    from server.simulation.world import World

BOTS = ("random", "timid")
START = 1_763_236_000_000
"""The time at which every simulation begins."""

LISTED = 2
"""Listed tables that one player may offer at once."""

BOUNDS = replace(Bounds().scaled(10_000), listed_per_player=LISTED)
SETTINGS = Settings(database="postgresql://simulated", bots=BOTS, bounds=BOUNDS, push=False)


@lru_cache(maxsize=8)
def _app(number: int) -> Guard:
    """The app of a node; making one takes long, so those of later nodes with this number use it again."""
    app = make_app(Node(SETTINGS))
    assert isinstance(app, Guard)
    return app


class ThinkingPool:
    """Stands for the worker processes: bots think in simulated time."""

    world: World
    """The world whose bots think."""

    def __init__(self, *_: Any) -> None:
        self._chance = self.world.chance(f"bots {self.world.count()}")
        self._killed: asyncio.Future[None] = self.world.loop.create_future()

    async def run(self, function: Any, *arguments: Any) -> Any:
        if function is not decide:
            return None  # warming
        fate = self._chance.random()
        trouble = 0.0 if self.world.is_calm else self.world.bot_trouble
        seconds = self._chance.choice((2.5, 12)) if fate < trouble else self._chance.uniform(0, 0.2)
        await asyncio.wait([self._killed], timeout=seconds)
        if fate < trouble / 3 or self._killed.done():
            raise BrokenExecutor("a worker died")
        return decide(*arguments)

    def close(self) -> None:
        """Kill the workers."""
        if not self._killed.done():
            self._killed.set_result(None)


class Server:
    """One node after another under the same name."""

    def __init__(self, world: World, number: int, chance: Random) -> None:
        self._world = world
        self._number = number
        self._chance = chance
        self._starts = 0
        self.name = f"node{number}"
        self.offset = 0
        """By how many milliseconds its clock is wrong."""
        self.node: Node | None = None
        self.process = Process(self.name)
        self.is_up = False
        self.gone: asyncio.Future[None]
        """Done when the process has ended."""
        self.app: Any = None
        self.sockets: dict[Socket, None] = {}
        self.requests: set[asyncio.Task[Any]] = set()

    def clock(self) -> int:
        return START + round(self._world.loop.time() * 1000) + self.offset

    def run(self, work: Coroutine[Any, Any, Any], cause: Cause | None = None) -> SimTask:
        """Run something in this node's process."""
        context = copy_context()
        context.run(PROCESS.set, self.process)
        context.run(CAUSE.set, cause)
        task = self._world.loop.create_task(work, context=context)
        self.requests.add(task)
        task.add_done_callback(self.requests.discard, context=context)
        assert isinstance(task, SimTask)
        return task

    async def start(self) -> None:
        """Start a new process; tries again while the database is away."""
        self._starts += 1
        self.process = Process(f"{self.name}.{self._starts}")
        self.gone = self._world.loop.create_future()
        self.sockets, self.requests = {}, set()
        while True:
            node = Node(
                SETTINGS,
                clock=self.clock,
                secrets=Secrets(self._chance.randbytes),
                seconds=self._world.loop.time,
            )
            try:
                await self.run(node.open())
                break
            except StorageUnavailable:
                await asyncio.sleep(0.2)
        self.node = node
        self.app = _app(self._number)
        self.app._node = self.app._app.state.node = node
        self.is_up = True
        self._world.trace(self.name, f"is up, clock {self.offset:+} ms")

    def crash(self) -> None:
        """End the process at once: what it had in memory is lost."""
        self._world.trace(self.name, "crashes")
        self.is_up = False
        self.process.is_alive = False
        self._world.forget_process(self.process)
        for socket in list(self.sockets):
            socket.sever()
        self.gone.set_result(None)

    async def stop(self) -> None:
        """Shut down as a signal to stop does."""
        assert self.node is not None
        self._world.trace(self.name, "shuts down")
        self.is_up = False
        await self.run(self.node.say_bye())
        for socket in list(self.sockets):
            socket.disconnect()
        if self.requests:
            await asyncio.wait(list(self.requests), timeout=5)
        await self.run(self.node.close())
        await asyncio.sleep(1)
        self._world.checks.ended(self)
        self.process.is_alive = False
        self._world.forget_process(self.process)
        self.gone.set_result(None)
