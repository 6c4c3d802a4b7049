"""The games in this node's memory: loaded from their logs, changed in one way, and stored before anyone hears of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeVar

from pickomino.core.errors import PickominoError
from pickomino.core.events import Event
from pickomino.server.log.codec import decode_entry
from pickomino.server.log.draft import Draft
from pickomino.server.log.fold import Folded, FoldError, Game
from pickomino.server.play.answers import decode_answer, encode_answer
from pickomino.server.play.edits import Edit, RequestKey
from pickomino.server.play.feed import publish, publish_table
from pickomino.server.play.live import LiveGame
from pickomino.server.play.pauses import goes_on_by_itself, has_player, has_player_here, playing_seats, resume
from pickomino.server.play.presence import PresenceTracker
from pickomino.server.play.schedule import LEASE_MS, next_row
from pickomino.server.play.signals import Advanced, encode_signal
from pickomino.server.refusals import Refusal
from pickomino.server.settings import Clock
from pickomino.server.storage import Storage
from pickomino.server.storage.stored_games import (
    EVERY_ENTRY,
    Append,
    Appended,
    GameRow,
    StoredEntry,
    append,
    find_answer,
    load_game,
)
from pickomino.server.storage.timing import pause

T = TypeVar("T")

KEEP_IDLE_MS = 120_000
"""How long a game without listeners stays in memory."""

LOG_ENTRIES = 50_000
"""Entries of a game, after which it is given up: several times what the longest game takes without mischief."""

PAGE = 100
"""Entries of a log that are read at a time when a game is loaded."""

FOLDED_AT_ONCE = 5
"""Entries of a log that are folded in one go: everybody else waits meanwhile."""

MAY_BE_OUTDATED = (403, 409)
"""The HTTP status of refusals that depend on the game, which another node may have changed."""


class Games:
    """Every game that this node has open."""

    def __init__(
        self,
        storage: Storage,
        clock: Clock,
        node: str,
        presence: PresenceTracker,
        new_seed: Callable[[], bytes],
    ) -> None:
        self.storage = storage
        self.presence = presence
        self.clock = clock
        self.node = node
        self._new_seed = new_seed
        self.on_bot_due: Callable[[str, int], None] = lambda _game_id, _version: None
        self.on_commit: Callable[[Draft], None] = lambda _draft: None
        self.on_stored: Callable[[LiveGame, Game], None] = lambda _live, _before: None
        self._open: dict[str, LiveGame] = {}
        self._loading: dict[str, asyncio.Task[LiveGame]] = {}
        self._long_reads = asyncio.Lock()
        self._folding = asyncio.Lock()
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
        loaded = await self.storage.read(lambda: load_game(game_id, limit=PAGE))
        if loaded is None:
            raise Refusal("unknown_game")
        row, entries = loaded
        try:
            opened = Game.opened(decode_entry(entries[0][1]).happened)
        except PickominoError as error:  # rules that this program does not know, or an unreadable entry
            raise Refusal("frozen") from error
        live = LiveGame(opened, row)
        try:
            await self._fold_stored(live, entries)
            while len(entries) == PAGE:
                # However many long logs are read: the thread that writes must not wait for all who read.
                async with self._long_reads:
                    entries = await self._read_on(live, PAGE)
                    await self._fold_stored(live, entries)
        except PickominoError as error:
            raise Refusal("frozen") from error
        live.touched = self.clock()
        if row.restored_at is not None and not live.game.has_ended and live.frozen is None:
            await self.edit(live, self._reseed_restored)
        return self._open.setdefault(game_id, live)

    async def _fold_stored(self, live: LiveGame, entries: Sequence[StoredEntry]) -> None:
        """Fold entries of a log, a few in each round of the event loop, however many games are loaded at once."""
        for start in range(0, len(entries), FOLDED_AT_ONCE):
            few = entries[start : start + FOLDED_AT_ONCE]
            async with self._folding:
                for entry in few:
                    _fold_one(live, entry)
                if len(few) == FOLDED_AT_ONCE:
                    await asyncio.sleep(0)

    def _reseed_restored(self, edit: Edit) -> None:
        """Players may have seen the dice that the stored seed would give once more after a restore."""
        if edit.live.row.restored_at is not None:
            edit.draft.reseed("restored", self._new_seed())

    def running_at(self, position: str) -> list[LiveGame]:
        """The games in memory that stand at a position."""
        return [
            live
            for live in self._open.values()
            if live.game.position == position and live.game.status == "running"
        ]

    def adopt(self, draft: Draft, row: GameRow) -> LiveGame:
        """Take a game just created into memory."""
        live = LiveGame(draft.game, row, touched=self.clock())
        live.recent.extend(drafted.folded for drafted in draft.entries)
        return self._open.setdefault(live.id, live)

    async def catch_up(self, live: LiveGame) -> None:
        """Read on from the log; the caller holds the lock."""
        before = live.row
        entries = await self._read_on(live)
        await self._fold_stored(live, entries)
        if entries or before != live.row:
            publish(live, self.clock())
        if live.row.paused_at is not None:
            self.presence.change(live)  # another node may not know who is connected to this one
        if (before.seats, before.host, before.key) != (live.row.seats, live.row.host, live.row.key):
            self.publish_table(live, is_key_new=before.key != live.row.key)

    async def _read_on(self, live: LiveGame, limit: int = EVERY_ENTRY) -> list[StoredEntry]:
        """Read a game's row as it is now, and return the entries that follow in its log."""
        after = live.game.version
        loaded = await self.storage.read(lambda: load_game(live.id, after, limit))
        if loaded is None:
            raise Refusal("unknown_game")
        live.row, entries = loaded
        return entries

    async def reach(self, live: LiveGame, version: int | None) -> None:
        """Catch up if a client knows a later version than this node, which has not got the signal yet."""
        if version is not None and version > live.game.version:
            async with live.lock:
                await self.catch_up(live)

    async def refresh(self, live: LiveGame) -> None:
        """Read what other nodes have stored, if there are any."""
        if self.storage.shared:
            async with live.lock:
                await self.catch_up(live)

    async def seats_of(self, live: LiveGame, player_id: str | None, seat: int | None = None) -> list[int]:
        """The seats of a player; before `seat` is said not to be one, what other nodes stored is read."""
        mine = live.seats_of(player_id)
        if not (seat in mine if seat else mine) and player_id is not None:
            await self.refresh(live)
            mine = live.seats_of(player_id)
        return mine

    async def wake(self, game_id: str, version: int) -> None:
        """Catch up after a signal that another node has changed a game."""
        live = self._open.get(game_id)
        if live is not None and (version == 0 or live.game.version < version):
            async with live.lock:
                if version == 0 or live.game.version < version:
                    await self.catch_up(live)

    async def edit(
        self,
        live: LiveGame,
        change: Callable[[Edit], T],
        *,
        once: RequestKey | None = None,
        acknowledge: Callable[[T], None] | None = None,
    ) -> T:
        """Change a game, and return what `change` returned once its draft is stored.

        `change` drafts on the game as it stands, or raises Refusal. It is called again if another node was faster.
        With `once`, its result is stored as the answer to that request, and a repeated request gets it again.
        `acknowledge` is called with the result after storing and before the listeners hear of the change.
        """
        async with live.lock:
            if once is not None and once in live.answers:
                result: T = live.answers[once]
                return _acknowledged(result, acknowledge)
            is_current = not self.storage.shared
            while True:
                edit = Edit(live, self.clock())
                try:
                    result = change(edit)
                    if edit.is_empty and once is None:
                        return result
                    appended = await self._append(live, edit, once, result)
                except Refusal as refusal:
                    appended = await self._check_refusal(live, once, refusal, is_current)
                if appended.done:
                    before = live.game
                    self._take_over(live, edit, once, result)
                    _acknowledged(result, acknowledge)
                    if not edit.is_empty:
                        publish(live, self.clock())
                        self._start_bot(live)
                        self.on_stored(live, before)
                    return result
                await self.catch_up(live)
                is_current = True
                if appended.original is not None and once is not None:
                    result = decode_answer(appended.original)
                    live.remember_answer(once, result)
                    return _acknowledged(result, acknowledge)

    async def _check_refusal(
        self, live: LiveGame, once: RequestKey | None, refusal: Refusal, is_current: bool
    ) -> Appended:
        """Raise a refusal again, unless the request was answered before or another node may have changed the game."""
        if refusal.status not in MAY_BE_OUTDATED:
            raise refusal
        original = None
        if once is not None:
            original = await self.storage.read(lambda: find_answer(live.id, *once))
        if original is None and is_current:
            raise refusal
        return Appended(done=False, original=original)

    async def _append(self, live: LiveGame, edit: Edit, once: RequestKey | None, result: object) -> Appended:
        """Store what was drafted, unless another node was faster or the request was answered before."""
        draft = edit.drafted
        if draft is not None and draft.game.version >= LOG_ENTRIES and not draft.game.has_ended:
            draft.reveal("abandoned")
        row = live.row
        if draft is not None and draft.entries:
            game = draft.game
            row = next_row(live, game, edit.now, self.node, lambda: self._is_attended(live, game))
        if edit.seats:
            row.seats = [edit.seats.get(number, owner) for number, owner in enumerate(row.seats, 1)]
        if edit.invitation:
            row.key, row.code = edit.invitation
        if draft is not None and draft.new_seed is not None:
            row.seed, row.restored_at = draft.new_seed, None
        edit.row = row
        change = Append(
            row=row,
            expected=live.game.version,
            entries=[] if draft is None else [entry.stored for entry in draft.entries],
            rolls=[] if draft is None else draft.rolled,
            answer=None if once is None else (*once, encode_answer(result)),
            seats=edit.seats,
            host=edit.host,
            seed=None if draft is None else draft.new_seed,
            player=edit.player,
            removed=edit.removed,
            uninvited=edit.uninvited,
            is_plain=edit.host is None and edit.invitation is None and row.only_advances(live.row),
        )
        signal = self._signal(live.id, row.version) if change.entries else None
        return await self.storage.write(lambda: append(change), signal)

    def _take_over(self, live: LiveGame, edit: Edit, once: RequestKey | None, result: object) -> None:
        """Keep in memory what has just been stored."""
        draft = edit.drafted
        if draft is not None and draft.entries:
            edit.row.host = (
                edit.host or live.row.host
            )  # the host may have been forgotten while the row was stored
            live.game, live.row = draft.game, edit.row
            live.recent.extend(drafted.folded for drafted in draft.entries)
            self.on_commit(draft)
        if once is not None:
            live.remember_answer(once, result)

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
        """Whether a game must wait although a clock or a bot is due; without players present it is paused.

        Until the other nodes have said who is connected to them, it waits as well. Raises Refusal if it is frozen.
        """
        await self.refresh(live)
        async with live.lock:
            if live.frozen is not None:
                raise Refusal("frozen")
            if not goes_on_by_itself(live.row):
                return True
            if has_player(live, live.game):
                return False
            if self.presence.is_known(live):
                await self._pause(live)
            return True

    def _is_attended(self, live: LiveGame, game: Game) -> bool:
        """Whether a game may go on by itself; until the other nodes have answered, it may."""
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
        if await self.storage.write(lambda: pause(row), self._signal(live.id, 0)):
            live.row = row
            publish(live, self.clock())
        else:
            await self.catch_up(live)

    def publish_table(self, live: LiveGame, *, is_key_new: bool = False) -> None:
        """Tell every listener about seats, names and keys."""
        publish_table(live, is_key_new=is_key_new)
        self.presence.change(live)

    def _signal(self, game_id: str, version: int) -> str | None:
        return encode_signal(self.node, Advanced(game_id, version)) if self.storage.shared else None

    def forget_idle(self) -> None:
        """Drop games from memory that nobody has used for a while; their logs stay."""
        horizon = self.clock() - KEEP_IDLE_MS
        for game_id, live in list(self._open.items()):
            if not live.listeners and live.touched < horizon and not live.lock.locked():
                del self._open[game_id]


def _fold_one(live: LiveGame, stored: StoredEntry) -> None:
    version, text, digest = stored
    entry = decode_entry(text)
    before, previous = live.game.state.turn, live.game.head
    events: tuple[Event, ...] = ()
    if live.frozen is None:
        try:
            events = live.game.fold(entry, text)
        except FoldError:
            live.frozen = version
    if live.frozen is not None:
        live.game.take_over(entry, digest)
    live.recent.append(Folded(entry, events, live.game.state, before, previous))


def _acknowledged(result: T, acknowledge: Callable[[T], None] | None) -> T:
    if acknowledge is not None:
        acknowledge(result)
    return result
