"""The games in this node's memory: loaded from their logs, committed to storage, told to their listeners."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace

from pickomino.core.errors import PickominoError
from pickomino.core.events import Event
from pickomino.core.notation_positions import format_position
from pickomino.server.api.present import Json, to_json
from pickomino.server.api.schema import ENTRIES_PER_UPDATE
from pickomino.server.api.updates import (
    is_recent,
    retell,
    show_page,
    show_recent,
    show_update,
    show_you,
)
from pickomino.server.errors import Refusal
from pickomino.server.log.codec import decode_entry
from pickomino.server.log.draft import Draft
from pickomino.server.log.game import Folded, FoldError, Game
from pickomino.server.play.live import RECENT, Listener, LiveGame
from pickomino.server.play.pauses import goes_on_by_itself, has_player, has_player_here, playing_seats, resume
from pickomino.server.play.presence import Presence
from pickomino.server.settings import Clock
from pickomino.server.storage import Storage
from pickomino.server.storage.games import (
    GameRow,
    SeatRow,
    Settled,
    Settlement,
    load_entries,
    load_game,
    pause,
    settle,
)

BOT_GRACE_MS = 5_000
"""Added to a person's clock for each bot turn just before: the page needs time to show it."""

START_WAIT_MS = 5_000
"""How long a full table waits for the players' entropy."""

LEASE_MS = 1_000
"""How long a node that says nothing may think for a bot before another takes over."""

KEEP_IDLE_MS = 120_000
"""How long a game without listeners stays in memory."""

ANSWERS = 256
LOG_ENTRIES = 50_000
"""Entries of a game, after which it is given up: several times what the longest game takes without mischief."""


class Games:
    """Every game that this node has open."""

    def __init__(self, storage: Storage, clock: Clock, node: str, presence: Presence) -> None:
        self.storage = storage
        self.presence = presence
        self.clock = clock
        self.node = node
        self.on_bot_due: Callable[[str, int], None] = lambda _game_id, _version: None
        self.on_commit: Callable[[Draft], None] = lambda _draft: None
        self._open: dict[str, LiveGame] = {}
        self._loading: dict[str, asyncio.Task[LiveGame]] = {}
        presence.on_change = self.reconsider

    def __len__(self) -> int:
        return len(self._open)

    def listeners(self) -> int:
        """How many sockets and streams are open here."""
        return sum(len(live.listeners) for live in self._open.values())

    def peek(self, game_id: str) -> LiveGame | None:
        """A game, if it is in memory."""
        return self._open.get(game_id)

    def all_open(self) -> list[LiveGame]:
        return list(self._open.values())

    async def get(self, game_id: str) -> LiveGame:
        """A game, loaded from its log if need be."""
        live = self._open.get(game_id)
        if live is None:
            task = self._loading.get(game_id)
            if task is None:
                task = self._loading[game_id] = asyncio.create_task(self._load(game_id))
                task.add_done_callback(lambda _: self._loading.pop(game_id, None))
            live = await asyncio.shield(task)
        live.touched = self.clock()
        return live

    async def _load(self, game_id: str) -> LiveGame:
        loaded = await self.storage.read(lambda: load_game(game_id))
        if loaded is None:
            raise Refusal("unknown_game")
        row, entries = loaded
        try:
            opened = Game.opened(decode_entry(entries[0][1]).happened)
        except PickominoError as error:  # rules that this program does not know, or an unreadable entry
            raise Refusal("frozen") from error
        live = LiveGame(opened, row)
        await _fold_stored(live, entries)
        live.touched = self.clock()
        return self._open.setdefault(game_id, live)

    def adopt(self, draft: Draft, row: GameRow) -> LiveGame:
        """Take a game just created into memory."""
        live = LiveGame(draft.game, row, touched=self.clock())
        self._remember(live, draft)
        return self._open.setdefault(live.id, live)

    async def catch_up(self, live: LiveGame) -> None:
        """Read on from the log; the caller holds the lock."""
        loaded = await self.storage.read(lambda: load_game(live.id, live.game.version))
        if loaded is None:
            raise Refusal("unknown_game")
        before, (live.row, entries) = live.row, loaded
        if entries:
            await _fold_stored(live, entries)
        if entries or before != live.row:
            self.publish(live)
        if live.row.paused_at is not None:
            self.presence.change(live)  # another node may not know who is connected to this one
        if (before.seats, before.host, before.code) != (live.row.seats, live.row.host, live.row.code):
            self.publish_table(live)

    async def reach(self, live: LiveGame, version: int | None) -> None:
        """Catch up if somebody has seen more of a game than this node: another node was faster than its hint."""
        if version is not None and version > live.game.version:
            async with live.lock:
                await self.catch_up(live)

    async def seats_of(self, live: LiveGame, player_id: str | None, seat: int | None = None) -> list[int]:
        """The seats of a player; before `seat` is said not to be one, what other nodes stored is read."""
        mine = live.seats_of(player_id)
        if not (seat in mine if seat else mine) and player_id is not None and self.storage.shared:
            async with live.lock:
                await self.catch_up(live)
            mine = live.seats_of(player_id)
        return mine

    async def wake(self, game_id: str, version: int) -> None:
        """Follow a hint that a game has gone on elsewhere."""
        live = self._open.get(game_id)
        if live is not None and (version == 0 or live.game.version < version):
            async with live.lock:
                if version == 0 or live.game.version < version:
                    await self.catch_up(live)

    async def commit(
        self,
        live: LiveGame,
        draft: Draft,
        *,
        seats: dict[int, SeatRow] | None = None,
        answer: tuple[str, str, str] | None = None,
        acknowledge: Callable[[str], None] | None = None,
        host: str | None = None,
    ) -> Settled:
        """Store a draft, then acknowledge it, then tell everyone; the caller holds the lock.

        If another node was faster nothing is stored and the game has caught up.
        """
        if draft.entries and draft.game.version >= LOG_ENTRIES and not draft.game.has_ended:
            draft.reveal("abandoned")
        row = self._row_after(live, draft) if draft.entries else live.row
        if seats:
            row.seats = [seats.get(number, owner) for number, owner in enumerate(row.seats, 1)]
        if host is not None:
            row.host = host
        faces = [sum(counts) for counts in zip(*draft.rolled, strict=True)] or [0] * 6
        change = Settlement(
            row=row,
            expected=live.game.version,
            entries=[(entry.version, entry.text, entry.hash) for entry in draft.entries],
            rolls=len(draft.rolled),
            faces=faces,
            answer=answer,
            seats=seats or {},
        )
        hint = self._hint(live.id, row.version) if draft.entries else None
        settled = await self.storage.write(lambda: settle(change), hint)
        if settled.done:
            live.game, live.row = draft.game, row
            self._remember(live, draft)
            self.on_commit(draft)
        else:
            # Another node was faster, or this one never heard that it had stored the command before.
            await self.catch_up(live)
        if answer is not None and (settled.done or settled.original is not None):
            text = settled.original or answer[2]
            _remember_answer(live, answer[0], answer[1], text)
            if acknowledge is not None:
                acknowledge(text)
        if settled.done and draft.entries:
            self.publish(live)
            self._start_bot(live)
        return settled

    def _start_bot(self, live: LiveGame) -> None:
        row = live.row
        if row.bot_version is not None and row.lease_node == self.node and row.paused_at is None:
            self.on_bot_due(live.id, row.bot_version)

    async def reconsider(self, live: LiveGame) -> None:
        """Pause a game whose last player has gone, and let a paused one go on when a player is connected here."""
        if live.frozen is not None or live.game.status != "running":
            return
        async with live.lock:
            if live.row.paused_at is not None:
                if has_player_here(live):
                    await self._unpause(live)
            elif goes_on_by_itself(live.row) and not self._is_attended(live, live.game):
                await self._pause(live)

    async def hold(self, live: LiveGame) -> bool:
        """Keep a game from going on by itself while nobody is there; the caller holds the lock.

        Returns whether it has to wait: paused, or until the other nodes have said who is connected to them.
        """
        if live.row.paused_at is not None:
            return True
        if has_player(live, live.game):
            return False
        if self.presence.is_known(live):
            await self._pause(live)
        return True

    def _is_attended(self, live: LiveGame, game: Game) -> bool:
        """Whether a game may go on by itself; before the other nodes have answered it may."""
        return has_player(live, game) or bool(playing_seats(game) and not self.presence.is_known(live))

    async def _pause(self, live: LiveGame) -> None:
        await self._store_pause(live, replace(live.row, paused_at=self.clock()))

    async def _unpause(self, live: LiveGame) -> None:
        now = self.clock()
        row = replace(live.row, lease_node=self.node, lease_until=now + LEASE_MS)
        resume(row, now)
        await self._store_pause(live, row)
        self._start_bot(live)

    async def _store_pause(self, live: LiveGame, row: GameRow) -> None:
        if await self.storage.write(lambda: pause(row), self._hint(live.id, 0)):
            live.row = row
            self.publish(live)
        else:
            await self.catch_up(live)

    def _hint(self, game_id: str, version: int) -> str | None:
        return f"{self.node} {game_id} {version}" if self.storage.shared else None

    def _row_after(self, live: LiveGame, draft: Draft) -> GameRow:
        """The row that goes with a draft: the clock and the bot's lease follow from who is to move."""
        now, game = self.clock(), draft.game
        row = replace(live.row, status=game.status, version=game.version, mover=game.mover, updated_at=now)
        resume(row, now)
        if game.status != "lobby":
            row.code = row.starts_at = None
        elif any(seat.kind == "open" for seat in game.seats):
            row.starts_at = None
        elif row.starts_at is None:
            row.starts_at = now + START_WAIT_MS
        controller = game.seat(game.mover).controller if game.mover else None
        if controller is not None:
            row.bot_version, row.lease_node, row.lease_until = game.version, self.node, now + LEASE_MS
        else:
            row.bot_version = row.lease_node = row.lease_until = None
        if not game.mover or not row.clock or controller is not None:
            row.deadline = None
        elif row.deadline is None or live.game.turns != game.turns or live.game.mover != game.mover:
            row.deadline = now + row.clock * 1000 + game.bot_turns * BOT_GRACE_MS
        if goes_on_by_itself(row) and not self._is_attended(live, game):
            row.paused_at = now
        return row

    def _remember(self, live: LiveGame, draft: Draft) -> None:
        live.recent.extend(drafted.folded for drafted in draft.entries)

    def publish(self, live: LiveGame) -> None:
        """Tell every listener what it has not been told."""
        version, now = live.game.version, self.clock()
        texts: dict[int, str] = {}
        for listener in list(live.listeners):
            if not is_recent(live, listener.version):
                listener.close()  # it comes back and reads on from the log
                continue
            if listener.version not in texts:
                texts[listener.version] = to_json(show_recent(live, listener.version, now))
            listener.send(texts[listener.version])
            listener.version = version

    def publish_table(self, live: LiveGame) -> None:
        """Tell every listener about seats, names and keys, and each what is its own."""
        for listener in list(live.listeners):
            listener.send(to_json({"type": "you", **show_you(live, listener.player_id)}))
        self.presence.change(live)

    async def follow(self, live: LiveGame, listener: Listener, since: int | None) -> AsyncIterator[str]:
        """Yield what a listener has missed; when it is through, the listener is in sync and registered."""
        await self.reach(live, since)
        if since is None or since > live.game.version:
            since = live.game.version
        while not is_recent(live, since):
            page = await self.page(live, since)
            yield to_json(show_page(live.id, since, page))
            since = page[-1].entry.version
        # No await from here on: nothing can come between what is at hand and what will be told.
        listener.version = live.game.version
        listener.send(to_json(show_recent(live, since, self.clock())))
        live.listeners.add(listener)

    async def page(self, live: LiveGame, since: int) -> list[Folded]:
        """Old entries after a version, read from the log."""
        rows = await self.storage.read(
            lambda: load_entries(live.id, max(0, since - 1), ENTRIES_PER_UPDATE + 1)
        )
        before = format_position(live.game.start)
        if since > 0:
            before = decode_entry(rows[0][1]).position
            rows = rows[1:]
        texts = [text for _, text, _ in rows[:ENTRIES_PER_UPDATE]]
        # In a thread: it takes long enough to be noticed by those who play meanwhile.
        return await asyncio.to_thread(retell, live.game.rules, before, texts)

    async def snapshot(self, live: LiveGame, since: int | None) -> Json:
        """The update for one who asks once."""
        await self.reach(live, since)
        if since is None or since >= live.game.version:
            return show_update(live, live.game.version, (), self.clock())
        if is_recent(live, since):
            return show_recent(live, since, self.clock())
        page = await self.page(live, since)
        if page[-1].entry.version < live.game.version:
            return show_page(live.id, since, page)
        return show_update(live, since, page, self.clock())

    def forget_idle(self) -> None:
        """Drop games from memory that nobody has used for a while; their logs stay."""
        horizon = self.clock() - KEEP_IDLE_MS
        for game_id, live in list(self._open.items()):
            if not live.listeners and live.touched < horizon and not live.lock.locked():
                del self._open[game_id]


async def _fold_stored(live: LiveGame, entries: list[tuple[int, str, str]]) -> None:
    for number, (version, text, digest) in enumerate(entries):
        entry = decode_entry(text)
        events: tuple[Event, ...] = ()
        if live.frozen is None:
            try:
                events = live.game.fold(entry, text)
            except FoldError:
                live.frozen = version
        if live.frozen is not None:
            live.game.take_over(entry, digest)
        if number >= len(entries) - RECENT:
            live.recent.append(Folded(entry, events, live.game.state))
        if number % 50 == 49:
            await asyncio.sleep(0)  # a long log must not hold up the others


def _remember_answer(live: LiveGame, player_id: str, command_id: str, text: str) -> None:
    live.answers[player_id, command_id] = text
    if len(live.answers) > ANSWERS:
        del live.answers[next(iter(live.answers))]
