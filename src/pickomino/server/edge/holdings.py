"""Limits how many unfinished tables one address can sit at, across identities.

Kept in this node's memory alone, because no address is ever stored.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from pickomino.server.edge.limits import BUCKETS, Caller
from pickomino.server.refusals import Refusal
from pickomino.server.storage.base import Storage
from pickomino.server.storage.stored_games import unfinished_of

LOOK_AGAIN_SECONDS = 10


class Holdings:
    """Tables by address."""

    def __init__(self, most: int, seconds: Callable[[], float]) -> None:
        self._most = most
        self._seconds = seconds
        self._tables: OrderedDict[Caller, set[str]] = OrderedDict()
        self._looked: dict[Caller, float] = {}

    async def check(self, address: Caller, storage: Storage) -> None:
        """Raise Refusal if an address sits at as many unfinished tables as it may."""
        held = self._tables.get(address)
        if held is None or len(held) < self._most:
            return
        now = self._seconds()
        if now - self._looked.get(address, -LOOK_AGAIN_SECONDS) >= LOOK_AGAIN_SECONDS:
            self._looked[address] = now
            ids = sorted(held)
            held &= await storage.read(lambda: unfinished_of(ids))
        if len(held) >= self._most:
            raise Refusal("too_many_tables", retry_after=60)

    def add(self, address: Caller, game_id: str) -> None:
        """Somebody from an address has taken a seat."""
        self._tables.setdefault(address, set()).add(game_id)
        self._tables.move_to_end(address)
        if len(self._tables) > BUCKETS:
            forgotten, _ = self._tables.popitem(last=False)
            self._looked.pop(forgotten, None)
