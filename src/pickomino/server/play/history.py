"""The past of a game, read from its log by those who were away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import NamedTuple

from pickomino.core.notation_positions import format_position
from pickomino.server.api.schema import ENTRIES_PER_UPDATE
from pickomino.server.api.updates import is_recent, retell, show_page, show_recent, show_update
from pickomino.server.api.wire import Update
from pickomino.server.log.chain import GENESIS
from pickomino.server.log.codec import decode_entry
from pickomino.server.log.fold import Folded
from pickomino.server.play.games import Games
from pickomino.server.play.listeners import Listener, Message
from pickomino.server.play.live import LiveGame
from pickomino.server.storage.stored_games import load_entries


class Page(NamedTuple):
    """Old entries in a row, with the hashes before the first and of the last."""

    entries: list[Folded]
    since_head: str
    head: str


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
            yield Message(show_page(live.id, since, *page))
            since = page.entries[-1].entry.version
        # No await from here on, so that nothing is published between this update and the registration.
        listener.version = live.game.version
        listener.send(Message(show_recent(live, since, self._games.clock())))
        listener.belongs = live.belongs_to(listener.player_id)
        live.listeners.add(listener)

    async def snapshot(self, live: LiveGame, since: int | None) -> Update:
        """The update for a single request."""
        await self._games.reach(live, since)
        now = self._games.clock()
        if since is None or since >= live.game.version:
            return show_update(live, live.game.version, (), now, live.game.head)
        if is_recent(live, since):
            return show_recent(live, since, now)
        page = await self._page(live, since)
        if page.entries[-1].entry.version < live.game.version:
            return show_page(live.id, since, *page)
        return show_update(live, since, page.entries, now, page.since_head)

    async def _page(self, live: LiveGame, since: int) -> Page:
        """Old entries after a version."""
        rows = await self._games.storage.read(
            lambda: load_entries(live.id, max(0, since - 1), ENTRIES_PER_UPDATE + 1)
        )
        before, since_head = format_position(live.game.start), GENESIS
        if since > 0:
            before, since_head = decode_entry(rows[0][1]).position, rows[0][2]
            rows = rows[1:]
        rows = rows[:ENTRIES_PER_UPDATE]
        texts = [text for _, text, _ in rows]
        # In a thread, because it takes long enough to delay other players' moves.
        entries = await asyncio.to_thread(retell, live.game.rules, before, texts)
        return Page(entries, since_head, rows[-1][2])
