"""The past of a game, read from its log by those who were away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from pickomino.core.notation_positions import format_position
from pickomino.server.api.schema import ENTRIES_PER_UPDATE
from pickomino.server.api.updates import is_recent, retell, show_page, show_recent, show_update
from pickomino.server.api.wire import Update
from pickomino.server.log.codec import decode_entry
from pickomino.server.log.game import Folded
from pickomino.server.play.games import Games
from pickomino.server.play.listeners import Listener, Message
from pickomino.server.play.live import LiveGame
from pickomino.server.storage.games import load_entries


class History:
    """The logs of this node's games."""

    def __init__(self, games: Games) -> None:
        self._games = games

    async def follow(self, live: LiveGame, listener: Listener, since: int | None) -> AsyncIterator[Message]:
        """Yield what a listener has missed; after the last message it is up to date and registered."""
        await self._games.reach(live, since)
        if since is None or since > live.game.version:
            since = live.game.version
        while not is_recent(live, since):
            page = await self._page(live, since)
            yield Message(show_page(live.id, since, page))
            since = page[-1].entry.version
        # No await from here on, so that nothing is published between this update and the registration.
        listener.version = live.game.version
        listener.send(Message(show_recent(live, since, self._games.clock())))
        listener.belongs = live.belongs_to(listener.player_id)
        live.listeners.add(listener)

    async def snapshot(self, live: LiveGame, since: int | None) -> Update:
        """The update for a caller who asks once."""
        await self._games.reach(live, since)
        now = self._games.clock()
        if since is None or since >= live.game.version:
            return show_update(live, live.game.version, (), now)
        if is_recent(live, since):
            return show_recent(live, since, now)
        page = await self._page(live, since)
        if page[-1].entry.version < live.game.version:
            return show_page(live.id, since, page)
        return show_update(live, since, page, now)

    async def _page(self, live: LiveGame, since: int) -> list[Folded]:
        """Old entries after a version."""
        rows = await self._games.storage.read(
            lambda: load_entries(live.id, max(0, since - 1), ENTRIES_PER_UPDATE + 1)
        )
        before = format_position(live.game.start)
        if since > 0:
            before = decode_entry(rows[0][1]).position
            rows = rows[1:]
        texts = [text for _, text, _ in rows[:ENTRIES_PER_UPDATE]]
        # In a thread, because it takes long enough to delay other players' moves.
        return await asyncio.to_thread(retell, live.game.rules, before, texts)
