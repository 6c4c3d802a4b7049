"""A program's claims: made as soon as the game waits for somebody who has been gone for long enough."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from typing import Any

from pickomino.client.errors import ClientError
from pickomino.server.log.entries import ClaimChoice


class ClaimWatch:
    """Knows from the server's messages who is gone and whose turn it is."""

    def __init__(
        self,
        claim: Callable[[str, int, str], Awaitable[None]],
        game: str,
        seats: Collection[int],
        choice: ClaimChoice | None,
    ) -> None:
        self._claim = claim
        self._game = game
        self._seats = seats
        self._choice = choice
        self._due: dict[int, float] = {}
        self._mover: int | None = None
        self._waiting: asyncio.Task[None] | None = None

    def note_gone(self, presence: dict[str, Any]) -> None:
        """The server says who is connected."""
        now = asyncio.get_running_loop().time()
        self._due = {gone["seat"]: now + gone["claim_in"] / 1000 for gone in presence["gone"]}
        self._plan()

    def note_turn(self, update: dict[str, Any]) -> None:
        """The server says whose turn it is; a bot that plays for somebody needs no claim."""
        actions = update["actions"]
        self._mover = None if actions is None else actions["seat"]
        if any(seat["seat"] == self._mover and seat["away"] for seat in update["table"]["seats"]):
            self._mover = None
        self._plan()

    def stop(self) -> None:
        """Claim nothing more."""
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _plan(self) -> None:
        self.stop()
        if self._choice is not None and self._mover in self._due and self._mover not in self._seats:
            wait = self._due[self._mover] - asyncio.get_running_loop().time()
            self._waiting = asyncio.create_task(self._claim_after(max(0.0, wait)))

    async def _claim_after(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        # Where others are still at the table nobody can win by a claim, but a bot can play on.
        for choice in dict.fromkeys((self._choice or "bot", "bot")):
            try:
                await self._claim(self._game, min(self._seats), choice)
            except ClientError:
                continue
            return
