"""Sending messages to push services, one request for each."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Literal, TypeAlias

import httpcore

from pickomino.server.push.encryption import encrypt, read_browser_keys
from pickomino.server.push.reach import CheckedNetwork, Reach
from pickomino.server.push.vapid import ServerKey
from pickomino.server.settings import Clock
from pickomino.server.storage.push import Subscription

Headers: TypeAlias = dict[bytes | str, bytes | str]
Result: TypeAlias = Literal["sent", "gone", "failed"]

TTL_SECONDS = 24 * 3600
"""How long a push service keeps a message for a device that is off."""
TIMEOUT = {"connect": 10.0, "read": 10.0, "write": 10.0, "pool": 10.0}
CONNECTIONS = 20
RETRY_SECONDS = 5.0
EXPIRED = (404, 410)


class Sender:
    """Encrypts, signs and sends; tries once more after what may pass."""

    def __init__(
        self,
        key: ServerKey,
        reach: Reach,
        clock: Clock,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._key = key
        self._clock = clock
        self._sleep = sleep
        self._pool = httpcore.AsyncConnectionPool(
            max_connections=CONNECTIONS, keepalive_expiry=30, network_backend=CheckedNetwork(reach)
        )

    async def send(self, to: Subscription, message: bytes, topic: str) -> Result:
        """Send a message; a later one with the same topic replaces it while it waits for the device."""
        headers: Headers = {
            "authorization": self._key.authorization(to.endpoint, to.origin, self._clock()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(TTL_SECONDS),
            "topic": topic,
            "urgency": "normal",
        }
        # In a thread: the arithmetic takes a fraction of a millisecond, and moves go first.
        body = await asyncio.to_thread(lambda: encrypt(message, read_browser_keys(to.p256dh, to.auth)))
        status = await self._post(to.endpoint, headers, body)
        if status is None or status == 429 or status >= 500:
            await self._sleep(RETRY_SECONDS)
            status = await self._post(to.endpoint, headers, body)
        if status in EXPIRED:
            return "gone"
        return "sent" if status is not None and status < 300 else "failed"

    async def _post(self, endpoint: str, headers: Headers, body: bytes) -> int | None:
        """The status of the response, or None if there was none; its body is not read, and no redirect followed."""
        try:
            async with self._pool.stream(
                "POST",
                endpoint,
                headers={**headers, "content-length": str(len(body))},
                content=body,
                extensions={"timeout": TIMEOUT},
            ) as response:
                return response.status
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, OSError):
            return None

    async def close(self) -> None:
        """Close all connections."""
        await self._pool.aclose()
