"""Who is notified, and when: absent players whose turn has come, and those whose time has run out."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import Literal, TypeAlias

from pickomino.messages import LANGUAGES, say, tell_list
from pickomino.server.edge.limits import RateLimit, player_caller
from pickomino.server.log.fold import Game
from pickomino.server.metrics import Metrics
from pickomino.server.play.games import Games
from pickomino.server.play.live import LONG_CLOCK_SECONDS, LiveGame
from pickomino.server.push.sender import Sender
from pickomino.server.refusals import Refusal
from pickomino.server.storage import StorageUnavailable
from pickomino.server.storage.push import Subscription, count_waiting, drop_subscription, subscriptions_of

Kind: TypeAlias = Literal["turn", "clock"]

SWEEP_SECONDS = 1.0
GONE_MS = 45_000
"""A device that has gone to sleep counts as connected until its pings time out, so a turn is looked at again after this."""
DELIVERIES = 500
"""The most messages in flight; further ones are dropped, as a late notification is worth little."""
NAMES_LENGTH = 120


@dataclass(slots=True)
class _Turn:
    """A turn whose player may have to be notified."""

    player_id: str
    seat: int
    turns: int
    last_look: int
    """After this the player is assumed to have seen it."""


class Notices:
    """Watches turns and notifies players by push."""

    def __init__(self, games: Games, sender: Sender, limit: RateLimit, metrics: Metrics) -> None:
        self._games = games
        self._sender = sender
        self._limit = limit
        self._metrics = metrics
        self._watched: dict[str, _Turn] = {}
        self._deliveries: set[asyncio.Task[None]] = set()
        games.on_stored = self.note

    def note(self, live: LiveGame, before: Game) -> None:
        """A game has changed: watch a turn that has just begun; only compares, so that no move waits for it."""
        game = live.game
        if game.mover is None:
            self._watched.pop(live.id, None)
        elif (game.mover, game.turns) != (before.mover, before.turns):
            self._watched.pop(live.id, None)
            player_id = _to_notify(live, before)
            if player_id is not None:
                last_look = self._games.clock() + GONE_MS
                self._watched[live.id] = _Turn(player_id, game.mover, game.turns, last_look)
        elif game.seat(game.mover).away in ("clock", "claimed") and before.seat(game.mover).away is None:
            self._watched.pop(live.id, None)
            owner = live.row.seats[game.mover - 1].player_id
            if owner is not None and not live.is_connected(game.mover):
                self._deliver(live, owner, "clock")

    async def sweep(self) -> None:
        """Notify the players of watched turns who are not connected."""
        now = self._games.clock()
        for game_id, turn in list(self._watched.items()):
            live = self._games.peek(game_id)
            if live is None or (live.game.mover, live.game.turns) != (turn.seat, turn.turns):
                del self._watched[game_id]
            elif live.is_connected(turn.seat):
                if now >= turn.last_look:
                    del self._watched[game_id]
            elif self._games.presence.is_known(live):
                del self._watched[game_id]
                self._deliver(live, turn.player_id, "turn")

    def _deliver(self, live: LiveGame, player_id: str, kind: Kind) -> None:
        if len(self._deliveries) >= DELIVERIES:
            self._metrics.notices.labels("dropped").inc()
            return
        names = [owner.name for owner in live.row.seats if owner.name and owner.player_id != player_id]
        task = asyncio.create_task(self._notify(live.id, player_id, kind, names))
        self._deliveries.add(task)
        task.add_done_callback(self._deliveries.discard)

    async def _notify(self, game_id: str, player_id: str, kind: Kind, names: list[str]) -> None:
        try:
            found = await self._games.storage.read(lambda: subscriptions_of(player_id))
            if not found:
                return
            self._limit.spend(player_caller(player_id))
            waiting = await self._games.storage.read(lambda: count_waiting(player_id))
            for subscription in found:
                await self._send(subscription, game_id, kind, names, waiting)
        except StorageUnavailable:
            self._metrics.notices.labels("failed").inc()
        except Refusal:
            self._metrics.notices.labels("dropped").inc()

    async def _send(self, to: Subscription, game_id: str, kind: Kind, names: list[str], waiting: int) -> None:
        # In a thread: the first sentence in a language waits for its catalogue.
        title, body = await asyncio.to_thread(_words, kind, names, to.lang)
        content = {"title": title, "body": body, "url": f"/t/{game_id}", "tag": game_id, "waiting": waiting}
        message = json.dumps(content, ensure_ascii=False).encode()
        result = await self._sender.send(to, message, game_id)
        self._metrics.notices.labels(result).inc()
        if result == "gone":
            await self._games.storage.write(lambda: drop_subscription(to.endpoint))

    async def finish(self) -> None:
        """Wait for the messages in flight."""
        await asyncio.gather(*self._deliveries, return_exceptions=True)

    async def close(self) -> None:
        """Drop the messages in flight."""
        for task in list(self._deliveries):
            task.cancel()
        await self.finish()
        await self._sender.close()


def _to_notify(live: LiveGame, before: Game) -> str | None:
    """The player whose turn has begun, unless they know: nobody else plays, or they made the last move themselves."""
    game = live.game
    assert game.mover is not None
    if game.seat(game.mover).controller is not None:
        return None
    player_id = live.row.seats[game.mover - 1].player_id
    people = {owner.player_id for owner in live.row.seats if owner.player_id is not None}
    last = None if before.mover is None else live.row.seats[before.mover - 1].player_id
    is_long = game.clock is not None and game.clock >= LONG_CLOCK_SECONDS
    return player_id if player_id != last and (len(people) > 1 or is_long) else None


def _words(kind: Kind, names: list[str], lang: str) -> tuple[str, str]:
    lang = lang if lang in LANGUAGES else "en"
    if kind == "clock":
        return say("push-clock-title", {}, lang), say("push-clock", {}, lang)
    title = say("push-turn-title", {}, lang)
    if not names:
        return title, say("push-turn-bots", {}, lang)
    listed = tell_list(names, lang)
    if len(listed) > NAMES_LENGTH:
        listed = f"{listed[: NAMES_LENGTH - 1]}…"
    return title, say("push-turn", {"names": listed}, lang)
