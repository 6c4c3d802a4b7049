"""Limits how many unfinished tables one address can sit at, across identities.

Kept in this node's memory alone, because no address is ever stored.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from pickomino.server.edge.limits import BUCKETS, Caller
from pickomino.server.refusals import Refusal
from pickomino.server.storage.base import Storage
from pickomino.server.storage.table_lists import unfinished_of

LOOK_AGAIN_SECONDS = 10


class Holdings:
    """Tables by address."""

    def __init__(self, most: int, seconds: Callable[[], float]) -> None:
        self._most = most
        self._seconds = seconds
        self._tables: OrderedDict[Caller, set[str]] = OrderedDict()
        self._looked: dict[Caller, float] = {}
        self._pending: Counter[Caller] = Counter()
        """Requests for a seat that are under way: each counts as a table until it is known what came of it."""

    @asynccontextmanager
    async def place(self, address: Caller, storage: Storage) -> AsyncIterator[Callable[[str], None]]:
        """Keep a place for one more table, which the caller names if it comes to that.

        Raises Refusal if an address sits at as many unfinished tables as it may.
        """
        if self._is_full(address):
            await self._look_again(address, storage)
            if self._is_full(address):
                raise Refusal("too_many_tables", retry_after=60)
        self._pending[address] += 1  # nothing was awaited since it was seen to be free
        try:
            yield lambda game_id: self._add(address, game_id)
        finally:
            self._pending[address] -= 1
            if not self._pending[address]:
                del self._pending[address]

    def _is_full(self, address: Caller) -> bool:
        return len(self._tables.get(address, ())) + self._pending[address] >= self._most

    async def _look_again(self, address: Caller, storage: Storage) -> None:
        now = self._seconds()
        if now - self._looked.get(address, -LOOK_AGAIN_SECONDS) >= LOOK_AGAIN_SECONDS:
            self._looked[address] = now
            held = self._tables.get(address, set())
            looked_at = frozenset(held)
            held -= looked_at - await storage.read(lambda: unfinished_of(sorted(looked_at)))

    def _add(self, address: Caller, game_id: str) -> None:
        """Somebody from an address has taken a seat."""
        self._tables.setdefault(address, set()).add(game_id)
        self._tables.move_to_end(address)
        if len(self._tables) > BUCKETS:
            forgotten, _ = self._tables.popitem(last=False)
            self._looked.pop(forgotten, None)
