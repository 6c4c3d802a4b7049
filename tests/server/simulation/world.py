"""One simulated world: nodes, a database, a network and people, all decided by one seed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import zlib
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any
from unittest import mock

import asyncpg
import fastapi.dependencies.utils
import fastapi.routing

from pickomino.server import node as node_module
from pickomino.server.log import fold
from pickomino.server.log.chain import GENESIS, entry_hash
from pickomino.server.play import botworkers
from pickomino.server.play import live as live_module
from pickomino.server.play.listeners import Listener
from server.simulation.checks import TAKEBACKS, Checks
from server.simulation.database import Database
from server.simulation.loop import Process, SimLoop
from server.simulation.network import Network
from server.simulation.people import Person
from server.simulation.postgres import Postgres
from server.simulation.servers import START, Server, ThinkingPool
from server.simulation.single import SingleStorage

CLAIM_SECONDS = 2
"""How long somebody must have been gone before a claim: nobody lives long enough here for a minute."""

CALM = 16.0
"""Seconds at the end without any trouble, in which everything must find its way."""


@dataclass
class Result:
    """How a seed went."""

    seed: int
    problem: str | None
    steps: int
    seconds: float
    """Simulated."""
    acknowledged: int
    entries: int
    crashes: int
    digest: int
    """Stands for everything that happened."""
    trace: list[str] = field(repr=False, default_factory=list)


class World:
    """Everything that a seed decides."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        chance = self.chance("world")
        self.loop = SimLoop(self.chance("loop"), chance.choice((0.0, 0.2, 1.0)))
        self._trace: list[str] = []
        self._digest = 0
        self._count = 0
        self._problem: BaseException | None = None
        self._stopped: asyncio.Future[None] | None = None
        self._spawned: set[asyncio.Task[Any]] = set()
        self.is_calm = self.is_over = False
        self.calm_at = self.trouble_at = 0.0
        self.crashes = 0
        self.database = Database()
        self.is_shared = chance.random() < 0.7
        self.postgres = Postgres(self.database, self.chance("database"), self.trace)
        self.network = Network(self.chance("network"), self.trace)
        self.checks = Checks(self, self.database)
        self.network.on_response = self.checks.responded
        self.network.on_message = self.checks.said
        nodes = chance.choice((2, 2, 3)) if self.is_shared else 1
        self.servers = [Server(self, number, self.chance(f"node {number}")) for number in range(nodes)]
        self.people = [
            Person(self, name, self.chance(name)) for name in "ABCD"[: chance.choice((2, 3, 3, 4))]
        ]
        self.invitations: list[tuple[str, str]] = []
        self._storages: list[SingleStorage] = []
        self._chance = chance
        self.bot_trouble = chance.choice((0.0, 0.0, 0.05))
        self.has_odd_table = chance.random() < 0.3
        self._length = chance.uniform(8, 25)
        self._pace = chance.choice((0.0, 0.1, 0.3, 0.6))
        """Disasters a second."""

    def chance(self, name: str) -> Random:
        """A source of chance of its own for each part, so that they do not disturb each other."""
        return Random(f"{self.seed} {name}")

    def count(self) -> int:
        self._count += 1
        return self._count

    def trace(self, who: str, what: str) -> None:
        line = f"{self.loop.time():9.4f} {who:9} {what}"
        self._digest = zlib.crc32(line.encode(), self._digest)
        self._trace.append(line)

    # --- running ---------------------------------------------------------------------------------

    def run(self) -> Result:
        """Run from the beginning to the end; the result names the first rule that was broken."""
        with _in_place_of_the_world(self):
            problem = self._run()
        self.database.close()
        return Result(
            self.seed, problem, self.loop.steps, self.loop.time(), self.checks.acknowledged,
            sum(log.version for log in self.checks.logs.values()), self.crashes, self._digest, self._trace,
        )  # fmt: skip

    def _run(self) -> str | None:
        errors = _Errors()
        logger = logging.getLogger()
        logger.addHandler(errors)
        self.loop.set_exception_handler(lambda _loop, context: self.give_up(_of(context)))
        try:
            self.loop.run_until_complete(self._live())
        except Exception as error:  # noqa: BLE001 - whatever it is, the seed has failed
            return f"{type(error).__name__}: {error}"
        finally:
            self._end()
            logger.removeHandler(errors)
        if errors.texts:
            return f"logged: {errors.texts[0]}"
        return None

    async def _live(self) -> None:
        self._stopped = self.loop.create_future()
        story = self.loop.create_task(self._story())
        await asyncio.wait([story, self._stopped], return_when=asyncio.FIRST_COMPLETED)
        if self._problem is not None:
            raise self._problem
        await story

    async def _story(self) -> None:
        await asyncio.gather(*(server.start() for server in self.servers))
        self._set_trouble()
        disasters = self.loop.create_task(self._disasters())
        living = [self.loop.create_task(person.live()) for person in self.people]
        if self.has_odd_table:
            self.spawn(self._leave_odd_table())
        await asyncio.sleep(self._length)
        self.is_calm = True
        self._clear_trouble()
        await disasters
        await asyncio.gather(*living)
        for server in self.servers:
            if not server.is_up:
                await server.start()
        self.note_trouble()
        self.calm_at = self.loop.time()
        self.trace("world", "is calm")
        await asyncio.sleep(CALM)
        self.checks.settled()
        self.is_over = True
        while self._spawned:
            await asyncio.wait(list(self._spawned))
        await asyncio.sleep(1)
        for server in self.servers:
            await server.stop()

    async def _leave_odd_table(self) -> None:
        """Store a listed table with rules of a later version: nobody can read it, and everything else goes on."""
        while (owner := self.people[0].player) is None:  # noqa: ASYNC110 - simulated time costs nothing
            await asyncio.sleep(0.1)
        game = "OddTableXYZ"
        opening = {
            "at": START, "by": "server", "clock": None, "commitment": "00" * 32, "game": game, "kind": "open",
            "limit": 9, "position": "-", "rules": "classic moon=full", "seats": [{"kind": "human"}, {"kind": "open"}],
            "version": 1,
        }  # fmt: skip
        body = json.dumps(opening)
        execute = self.database.connection.execute
        execute(
            "INSERT INTO games (id, seat_key, host, listed, status, rules, seed, version, created_at, updated_at)"
            " VALUES (?, 'key', ?, 1, 'lobby', ?, ?, 1, ?, ?)",
            (game, owner, opening["rules"], "00" * 32, START, START),
        )
        execute("INSERT INTO creations VALUES (?, 'odd', ?)", (owner, game))
        execute(
            "INSERT INTO seats (game_id, seat, player_id) VALUES (?, 1, ?), (?, 2, NULL)", (game, owner, game)
        )
        execute("INSERT INTO entries VALUES (?, 1, ?, ?)", (game, body, entry_hash(GENESIS, body)))
        execute("DELETE FROM touched")

    def give_up(self, problem: BaseException) -> None:
        """A rule is broken: the first problem counts."""
        if self._problem is None:
            self._problem = problem
            if self._stopped is not None and not self._stopped.done():
                self._stopped.set_result(None)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let somebody do something beside everything else."""
        task = self.loop.create_task(work)
        self._spawned.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._spawned.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.give_up(task.exception() or AssertionError())

    def _end(self) -> None:
        """Cancel whatever is left, that of dead processes included."""
        self.loop.set_exception_handler(lambda _loop, _context: None)
        self.loop.exhume()
        self.postgres.is_down = True
        self.database.on_commit = lambda _touched: None
        for _ in range(20):
            tasks = asyncio.all_tasks(self.loop)
            if not tasks:
                break
            for task in tasks:
                task.cancel()
            with contextlib.suppress(Exception):
                self.loop.run_until_complete(asyncio.wait(tasks, timeout=30))
        self.loop.close()

    # --- disasters -------------------------------------------------------------------------------

    def note_trouble(self) -> None:
        self.trouble_at = self.loop.time()

    def _set_trouble(self) -> None:
        chance = self._chance
        self.postgres.trouble = chance.choice((0.0, 0.0, 0.005, 0.03))
        self.postgres.slowness = chance.choice((0.002, 0.01, 0.05))
        self.network.trouble = chance.choice((0.0, 0.005, 0.03))
        self.network.slowness = chance.choice((0.005, 0.02, 0.1))

    def _clear_trouble(self) -> None:
        self.postgres.trouble = self.network.trouble = 0.0
        self.postgres.slowness, self.network.slowness = 0.005, 0.02

    async def _disasters(self) -> None:
        while self._pace and not self.is_calm:
            await asyncio.sleep(self._chance.expovariate(self._pace))
            await self._strike()

    async def _strike(self) -> None:
        if not self.is_calm:
            crashes = (self._crash, self._crash, self._restart)
            what = self._chance.choice((*crashes, self._outage, self._stop_listening, self._step_clock))
            await what()
            self.note_trouble()

    async def _crash(self) -> None:
        server = self._chance.choice(self.servers)
        self.crashes += 1
        server.crash()
        await self._start_again(server)

    async def _restart(self) -> None:
        server = self._chance.choice(self.servers)
        await server.stop()
        await self._start_again(server)

    async def _start_again(self, server: Server) -> None:
        await asyncio.sleep(self._chance.uniform(0.1, 3))
        if self.is_shared:  # nodes side by side have clocks that nearly agree
            server.offset = self._chance.choice((0, 0, -1_500, 1_500))
        else:
            server.offset += self._chance.choice((0, 0, -60_000, -60_000, -3_000_000, 4_000, 3_000_000))
        await server.start()

    async def _outage(self) -> None:
        self.trace("database", "is down")
        self.postgres.is_down = True
        self.postgres.break_off(lambda _process: True)
        await asyncio.sleep(self._chance.uniform(0.1, 3))
        self.postgres.is_down = False
        self.trace("database", "is up")

    async def _stop_listening(self) -> None:
        self.trace("database", "listeners are cut off")
        self.postgres.refuses_listeners = True
        for connection in list(self.postgres.listening):
            if self._chance.random() < 0.7:
                connection.terminate()
        await asyncio.sleep(self._chance.uniform(0.1, 2))
        self.postgres.refuses_listeners = False

    async def _step_clock(self) -> None:
        server = self._chance.choice(self.servers)
        server.offset += self._chance.choice((-300, 700) if self.is_shared else (-60_000, -2_000, 2_000))
        self.trace(server.name, f"clock {server.offset:+} ms")

    # --- what the parts ask ----------------------------------------------------------------------

    def forget_process(self, process: Process) -> None:
        """A process is dead: the database notices."""
        self.postgres.break_off(lambda other: other is process)

    def has_lost_database(self, server: Server) -> bool:
        """Whether the database has been away at all."""
        return (
            bool(self.postgres.losses or any(storage.losses for storage in self._storages))
            or not server.is_up
        )

    def followers(self, game: str) -> set[str | None]:
        """Who is connected to a table where they have a seat."""
        return {person.player for person in self.people if person.follows(game)}

    async def open_storage(self, _database: str) -> SingleStorage:
        """Stands for opening a SQLite file."""
        storage = SingleStorage(
            self.database, self.chance(f"disk {self.count()}"), lambda: self.postgres.trouble
        )
        self._storages.append(storage)
        return storage


class _Errors(logging.Handler):
    """What nodes log as errors, but for bots that take too long: that is what some of them are here for."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.texts: list[str] = []
        self.setFormatter(logging.Formatter("%(name)s %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info is None or not isinstance(record.exc_info[1], TimeoutError):
            self.texts.append(self.format(record))


def _of(context: dict[str, Any]) -> BaseException:
    """What an event loop complains about."""
    error = context.get("exception")
    return error if isinstance(error, BaseException) else AssertionError(context["message"])


async def _at_once(function: Callable[..., Any], *arguments: Any, **options: Any) -> Any:
    """Stands for calling a function in a thread."""
    return function(*arguments, **options)


@contextlib.contextmanager
def _in_place_of_the_world(world: World) -> Iterator[None]:
    """Let the server meet the simulation wherever it would meet the system."""
    ThinkingPool.world = world

    def number(listener: Listener) -> int:
        if not hasattr(listener, "number"):
            listener.number = next(world.loop.numbers)  # type: ignore[attr-defined]
        return int(listener.number)  # type: ignore[attr-defined]

    with contextlib.ExitStack() as stack:
        for target, name, value in (
            (asyncpg, "connect", world.postgres.connect),
            (asyncpg, "create_pool", world.postgres.create_pool),
            (botworkers, "WorkerPool", ThinkingPool),
            (fastapi.dependencies.utils, "run_in_threadpool", _at_once),
            (fastapi.routing, "run_in_threadpool", _at_once),
            (fold, "MOST_TAKEBACKS", TAKEBACKS),
            (live_module, "CLAIM_SECONDS", CLAIM_SECONDS),
            (live_module, "CLAIM_SECONDS_WITHOUT_CLOCK", 2 * CLAIM_SECONDS),
            (Listener, "__hash__", number),  # the order of a set must not depend on addresses in memory
        ):
            stack.enter_context(mock.patch.object(target, name, value))
        if not world.is_shared:
            stack.enter_context(mock.patch.object(node_module, "open_storage", world.open_storage))
        yield
