"""One node: everything a running server consists of, opened and closed in order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

from pickomino import __version__
from pickomino.server.api.summaries import PublicList
from pickomino.server.edge.door import Door
from pickomino.server.edge.holdings import Holdings
from pickomino.server.edge.limits import Bucket, Caller, RateLimit
from pickomino.server.metrics import Metrics
from pickomino.server.play.botworkers import BotWorkers
from pickomino.server.play.claims import Claims
from pickomino.server.play.coaching import Coaching
from pickomino.server.play.contributions import Contributions
from pickomino.server.play.games import Games
from pickomino.server.play.history import History
from pickomino.server.play.identity import Identities
from pickomino.server.play.listeners import Message
from pickomino.server.play.live import NodePresence
from pickomino.server.play.presence import PresenceTracker
from pickomino.server.play.seating import Seating
from pickomino.server.play.signals import (
    Advanced,
    Beat,
    Connected,
    Emoted,
    Forgotten,
    Leaving,
    PresenceAsked,
    Revoked,
    Signal,
    decode_signal,
    encode_signal,
)
from pickomino.server.play.sweeps import Sweeps
from pickomino.server.play.tables import Tables
from pickomino.server.push.notices import SWEEP_SECONDS, Notices
from pickomino.server.push.reach import PublicOnly, Reach
from pickomino.server.push.sender import Sender
from pickomino.server.push.vapid import ServerKey, new_private_key
from pickomino.server.refusals import Refusal
from pickomino.server.settings import Clock, Settings, wall_clock
from pickomino.server.storage import StorageUnavailable, open_storage
from pickomino.server.storage.push import server_key
from pickomino.server.tokens import Secrets

logger = logging.getLogger("pickomino.node")

FEW_OPERATIONS = 3
"""Operations of the database under way, beyond which the work of busy addresses waits: the next move comes behind them."""


class Node:
    """The parts of a server, wired together; without `background` nothing happens by time alone."""

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Clock = wall_clock,
        secrets: Secrets | None = None,
        seconds: Callable[[], float] = time.monotonic,
        background: bool = True,
        reach: Reach | None = None,
    ) -> None:
        self.settings = settings
        self.clock = clock
        self.background = background
        self.reach = reach or PublicOnly()
        self.push_key: str | None = None
        self.notices: Notices | None = None
        self.secrets = secrets or Secrets()
        self.name = self.secrets.game_id()
        self.build = read_build(settings)
        self.metrics = Metrics()
        self.is_open = False
        self.is_closing = False
        bounds = settings.bounds
        self.writes = RateLimit(bounds.writes_per_second, bounds.write_burst, seconds)
        self.refusals = RateLimit(bounds.refusals_per_minute / 60, bounds.refusal_burst, seconds)
        self.creations = RateLimit(bounds.creations_per_minute / 60, bounds.creation_burst, seconds)
        self.new_identities = RateLimit(bounds.identities_per_minute / 60, bounds.identity_burst, seconds)
        self.holdings = Holdings(bounds.tables_per_address, seconds)
        self.guesses = RateLimit(bounds.guesses_per_minute / 60, bounds.guess_burst, seconds)
        self.door = Door(settings, seconds)
        self.coaching = Coaching(bounds, seconds)
        self._seconds = seconds
        self.sockets: Counter[Caller] = Counter()
        self._background: set[asyncio.Task[None]] = set()

    def frame_limit(self) -> Bucket:
        """A limit for the frames of one socket."""
        bounds = self.settings.bounds
        return Bucket(bounds.frames_per_second, bounds.frame_burst, self._seconds)

    def check_capacity(self, callers: list[Caller]) -> None:
        """Refuse a socket or stream beyond the limits of its callers."""
        bounds = self.settings.bounds
        limits = {
            "address": bounds.sockets_per_address,
            "player": bounds.sockets_per_player,
            "everybody": bounds.sockets,
        }
        if any(self.sockets[caller] >= limits[caller.kind] for caller in callers):
            raise Refusal("too_many_sockets", retry_after=60)

    @contextlib.contextmanager
    def count_open(self, callers: list[Caller]) -> Iterator[None]:
        """Count a socket or stream while it is open."""
        self.sockets.update(callers)
        try:
            yield
        finally:
            self.sockets.subtract(callers)
            for caller in callers:
                if not self.sockets[caller]:
                    del self.sockets[caller]

    async def open(self) -> None:
        """Open the database and start the background work."""
        self.storage = await open_storage(self.settings.database)
        self.door.budget.spare.is_clear = lambda: self.storage.under_way <= FEW_OPERATIONS
        presence = PresenceTracker(self.storage, self.clock, self._seconds, self.name, self._later)
        self.games = Games(self.storage, self.clock, self.name, presence, self.secrets.seed)
        self.games.on_commit = self.metrics.count_entries
        self.history = History(self.games)
        self.identities = Identities(self.games, self.secrets)
        self.public_list = PublicList(self.games, self.settings.bounds)
        self.contributions = Contributions(self.games, self.secrets)
        self.tables = Tables(self.games, self.secrets, self.settings, self.contributions)
        self.seating = Seating(self.tables)
        self.claims = Claims(self.games, self._seconds)
        self.bots = BotWorkers(self.games, self.settings.bot_workers, self.settings.bots)
        self.sweeps = Sweeps(self.games, self.tables, self.bots, self.settings.bounds)
        self.metrics.watch(self.games, self.door)
        if self.settings.push:
            await self._open_push()
        await self.storage.listen(self._hear, self._catch_up_all)
        if self.background:
            self.bots.start()
            self.sweeps.start()
        self.is_open = True
        logger.info("open", extra={"node": self.name, "build": self.build})

    async def _open_push(self) -> None:
        bounds = self.settings.bounds
        key = ServerKey(await self.storage.write(lambda: server_key(new_private_key(), self.clock())))
        limit = RateLimit(bounds.notices_per_minute / 60, bounds.notice_burst, self._seconds)
        self.push_key = key.public
        self.notices = Notices(self.games, Sender(key, self.reach, self.clock), limit, self.metrics)
        self.sweeps.add(self.notices.sweep, SWEEP_SECONDS)

    async def say_bye(self) -> None:
        """Tell every listener that this node shuts down; they reconnect elsewhere or later."""
        self.is_closing = True
        bye = Message({"type": "bye", "reason": "shutdown"})
        for live in self.games.all_open() if self.is_open else []:
            for listener in list(live.listeners):
                listener.send(bye)
                listener.close()
        await asyncio.sleep(0.1)

    async def close(self) -> None:
        """Finish what is under way and close."""
        self.is_closing = True
        self.games.presence.close()
        await self.signal(Leaving())
        await self.sweeps.close()
        await self.bots.close()
        if self.notices is not None:
            await self.notices.close()
        self.coaching.close()
        for task in list(self._background):
            task.cancel()
        await self.storage.close()
        logger.info("closed", extra={"node": self.name})

    def _hear(self, text: str) -> None:
        """Act on a signal from another node, or on one of this node's that shows what the database has done."""
        sender, signal = decode_signal(text) or (self.name, Beat())
        presence = self.games.presence
        if sender != self.name:
            presence.note_node(sender)
        elif not isinstance(signal, Forgotten | Revoked):
            return
        match signal:
            case Leaving():
                presence.drop(sender, self.games.all_open())
            case Forgotten(player_id):
                self.identities.drop(player_id)
            case Revoked(player_id):
                self.identities.doubt_player(player_id)
            case Advanced(game_id, version):
                self._later(self.games.wake(game_id, version))
            case Connected(game_id, seats, spectators):
                if (live := self.games.peek(game_id)) is not None:
                    presence.note_elsewhere(sender, live, NodePresence(seats, spectators))
            case PresenceAsked(game_id):
                if (live := self.games.peek(game_id)) is not None:
                    presence.answer(live)
            case Emoted(game_id, seat, emote):
                if (live := self.games.peek(game_id)) is not None:
                    live.broadcast(Message({"type": "emote", "seat": seat, "emote": emote}))
            case Beat():
                pass

    async def signal(self, signal: Signal) -> None:
        """Send a signal to the other nodes."""
        if self.storage.shared:
            await self.storage.notify(encode_signal(self.name, signal))

    async def _catch_up_all(self) -> None:
        self.identities.doubt()
        self._later(self.identities.drop_signed_out())
        self.games.presence.start_over(self.games.all_open())
        for live in self.games.all_open():
            self._later(self.games.wake(live.id, 0))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        async def quietly() -> None:
            with contextlib.suppress(StorageUnavailable):
                await work

        task = asyncio.create_task(quietly())
        self._background.add(task)
        task.add_done_callback(self._background.discard)
        task.add_done_callback(lambda _done: work.close())  # it has not begun if the node closes just now


def read_build(settings: Settings) -> str:
    """What a page must match: the version and the page's own digest."""
    stamp = settings.page / "build.txt"
    digest = stamp.read_text(encoding="utf-8").split()[0] if stamp.is_file() else "none"
    return f"{__version__}+{digest}"
