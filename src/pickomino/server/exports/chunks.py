"""A log or a record as chunks of bytes, read from the database as they are needed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import NamedTuple, Protocol, TypeVar

from pickomino.server.log.codec import decode_entry, log_line
from pickomino.server.log.entries import Entry
from pickomino.server.log.records import RecordHead, record_text
from pickomino.server.storage.base import Op, StorageUnavailable
from pickomino.server.storage.stored_games import load_entries

T = TypeVar("T")

PAGE = 200
"""Entries that are read at a time: some fifty kilobytes."""

CHUNK_BYTES = 65_536

PATIENCE_SECONDS = 10.0
TRY_AGAIN_SECONDS = 0.2
"""The head of the response is out by now, so a database that is away for a moment is waited for."""


class Readable(Protocol):
    """A database that runs operations which change nothing."""

    async def read(self, make: Callable[[], Op[T]]) -> T:
        """Run an operation."""
        ...


class Export(NamedTuple):
    """What somebody asked for: a game's log, or with a head its record, up to a version."""

    game_id: str
    version: int
    head: RecordHead | None = None


async def chunks_of(
    storage: Readable, export: Export, in_thread: Callable[..., Awaitable[str]] | None = None
) -> AsyncIterator[bytes]:
    """The bytes of an export; `in_thread` calls a function that takes long."""
    if export.head is None:
        async for page in _pages(storage, export):
            yield "".join([f"{log_line(text, digest)}\n" for _, text, digest in page]).encode()
        return
    entries: list[Entry] = []
    async for page in _pages(storage, export):
        entries += [decode_entry(text) for _, text, _ in page]
    if in_thread is None:
        text = record_text(export.head, entries)
    else:
        text = await in_thread(record_text, export.head, entries)
    data = text.encode()
    for start in range(0, len(data), CHUNK_BYTES):
        yield data[start : start + CHUNK_BYTES]


async def _pages(storage: Readable, export: Export) -> AsyncIterator[list[tuple[int, str, str]]]:
    after = 0
    while after < export.version:
        limit = min(PAGE, export.version - after)
        page = await _patiently(storage, partial(load_entries, export.game_id, after, limit))
        if not page:
            return
        yield page
        after = page[-1][0]


async def _patiently(storage: Readable, make: Callable[[], Op[T]]) -> T:
    until = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            return await storage.read(make)
        except StorageUnavailable:
            if time.monotonic() >= until:
                raise
        await asyncio.sleep(TRY_AGAIN_SECONDS)
