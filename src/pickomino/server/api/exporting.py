"""Responses that hold a whole game: the process for exports writes them, or this one where there is none."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from pickomino.server.edge.guard import IS_HEAD, address_of, payer_of
from pickomino.server.exports.chunks import Export, Readable, chunks_of
from pickomino.server.exports.handing import HAND_OVER
from pickomino.server.exports.streaming import WRITE_SECONDS

LOG_ENTRY_SECONDS = 2e-6
RECORD_ENTRY_SECONDS = 2e-5
"""The charge for an entry of a log or a record; the process that writes it runs at low priority."""


class Exported(Response):
    """A log or a record, streamed as fast as the client reads it."""

    def __init__(
        self, storage: Readable, export: Export, media_type: str, headers: Mapping[str, str] | None = None
    ) -> None:
        self.status_code = 200
        self.media_type = media_type
        self.background = None
        self.body = b""
        self._storage = storage
        self._export = export
        # The connection may be given away, so nothing can follow on it.
        self.init_headers({**(headers or {}), "connection": "close"})
        del self.headers["content-length"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        payer = payer_of(scope)
        if payer is not None:
            each = LOG_ENTRY_SECONDS if self._export.head is None else RECORD_ENTRY_SECONDS
            payer.charge(each * self._export.version)
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        if not scope.get(IS_HEAD):
            hand_over = (scope.get("extensions") or {}).get(HAND_OVER)
            if hand_over is not None and await hand_over(address_of(scope).id, self._export):
                while (await receive())["type"] != "http.disconnect":
                    pass
                return
            async for chunk in chunks_of(self._storage, self._export, asyncio.to_thread):
                async with asyncio.timeout(WRITE_SECONDS):
                    await send({"type": "http.response.body", "body": chunk, "more_body": True})
        await send({"type": "http.response.body", "body": b""})
