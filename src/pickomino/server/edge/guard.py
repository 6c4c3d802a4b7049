"""The guard around the app: sizes, rates, origins, and the headers of every response."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from typing import Any, cast
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pickomino.messages import say
from pickomino.server.api.present import to_json
from pickomino.server.edge.budget import IS_GONE, PAYER, Metered, Payer
from pickomino.server.edge.hosts import OwnNames
from pickomino.server.edge.limits import Caller, address_caller
from pickomino.server.node import Node
from pickomino.server.refusals import Refusal

logger = logging.getLogger("pickomino.http")

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:;"
    " font-src 'self'; media-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self';"
    " base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
METHODS = {*SAFE_METHODS, "POST", "PUT", "PATCH", "DELETE"}
UNNAMED = ("/healthz", "/readyz")
"""Paths that answer under any name: balancers ask under names of their own, and the answer is one word."""
IS_HEAD = "pickomino.is_head"
"""In the scope of a request whose response has no body."""

REQUEST_SECONDS = 0.0002
"""The charge for a request before anything is known about it."""

HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
}


def address_of(scope: Scope) -> Caller:
    """The caller by address; behind trusted proxies, by the address they forward."""
    client = scope.get("client")
    return address_caller(str(client[0]) if client else "local")


def payer_of(scope: Scope) -> Payer | None:
    """Who pays for a request or socket."""
    payer: Payer | None = (scope.get("extensions") or {}).get(PAYER)
    return payer


def check_origin(headers: Headers, allowed: tuple[str, ...]) -> None:
    """Refuse a browser that calls for another site; programs send no Origin."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return
    try:
        own = urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
    except ValueError:  # an unmatched bracket
        own = False
    if not own:
        raise Refusal("bad_origin")


def is_gone(scope: Scope) -> bool:
    """Whether the client has disconnected: the request may have waited for long."""
    ask: Callable[[], bool] | None = (scope.get("extensions") or {}).get(IS_GONE)
    return ask is not None and ask()


class Guard:
    """ASGI middleware around the whole app."""

    def __init__(self, app: ASGIApp, node: Node) -> None:
        self._app = app
        self._node = node
        self._names = OwnNames(node.settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._call_socket(scope, receive, send)
            return
        status = 500
        started = False
        body = _BoundedBody(receive, self._node.settings.bounds.body_bytes)

        async def send_with_headers(message: Message) -> None:
            nonlocal status, started
            if body.refusal is not None and not started:
                # The framework takes the refusal for a broken connection and would respond with 400.
                refusal, body.refusal = body.refusal, None
                await _refuse(refusal, send_with_headers)
                body.has_responded = True
                return
            if body.has_responded:
                return
            if message["type"] == "http.response.start":
                started = True
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        method = scope["method"]
        try:
            headers = Headers(scope=scope)
            payer = await self._pass(scope)
            self._admit(scope, headers)
            if method == "HEAD" and not scope["path"].endswith("/stream"):
                scope = {**scope, "method": "GET", IS_HEAD: True}  # uvicorn leaves out the body
            handling = self._app(scope, body.receive, send_with_headers)
            await (handling if payer is None else Metered(cast("Coroutine[Any, Any, None]", handling), payer))
        except Refusal as refusal:
            if not started and refusal.code == "unknown_host" and not scope["path"].startswith("/api/"):
                await _tell(refusal, send_with_headers)
            elif not started:
                await _refuse(refusal, send_with_headers)
        except Exception:
            logger.exception("a request failed", extra={"path": scope["path"]})
            if not started:
                await _respond(500, {"error": {"code": "unavailable", "params": {}}}, {}, send_with_headers)
        finally:
            # Invented methods share one label, so that strangers cannot add time series.
            label = method if method in METHODS else "other"
            self._node.metrics.requests.labels(label, str(status)).inc()

    async def _call_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._pass(scope)
            self._names.check(Headers(scope=scope).get("host"))
        except Refusal:
            await receive()
            await send({"type": "websocket.close", "code": 1008})  # before it is accepted: a plain 403
        else:
            await self._app(scope, receive, send)

    async def _pass(self, scope: Scope) -> Payer | None:
        """Wait until it is the caller's turn, and return who pays; a server inside a test has none."""
        payer = payer_of(scope)
        if payer is not None:
            payer.name(address_of(scope).id)
            await payer.pass_call()
            payer.charge(REQUEST_SECONDS)
        if scope.get("method") in SAFE_METHODS and is_gone(scope):
            raise Refusal("unavailable")  # to nobody
        return payer

    def _admit(self, scope: Scope, headers: Headers) -> None:
        if scope["path"] not in UNNAMED:
            self._names.check(headers.get("host"))
        if scope["method"] not in SAFE_METHODS:
            check_origin(headers, self._node.settings.origins)
        limit = self._node.settings.bounds.body_bytes
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 9 or int(length) > limit:
            raise Refusal("too_large", limit=limit)


class _BoundedBody:
    """A request's body, up to a limit."""

    def __init__(self, receive: Receive, limit: int) -> None:
        self._receive = receive
        self._limit = limit
        self._taken = 0
        self.refusal: Refusal | None = None
        self.has_responded = False

    async def receive(self) -> Message:
        message = await self._receive()
        self._taken += len(message.get("body", b""))
        if self._taken > self._limit:
            self.refusal = Refusal("too_large", limit=self._limit)
            raise self.refusal
        return message


async def _refuse(refusal: Refusal, send: Send) -> None:
    extra = {}
    if refusal.status == 429:
        extra["retry-after"] = str(refusal.params.get("retry_after", 1))
        extra["connection"] = "close"  # so that the next attempt has to pass the door
    await _respond(refusal.status, {"error": refusal.body()}, extra, send)


async def _tell(refusal: Refusal, send: Send) -> None:
    """Refuse with a sentence for the person who opened the page."""
    key = f"error-{refusal.code.replace('_', '-')}"
    await _send_content(
        refusal.status, f"{say(key, refusal.params)}\n".encode(), "text/plain; charset=utf-8", {}, send
    )


async def _respond(status: int, body: dict[str, Any], extra: dict[str, str], send: Send) -> None:
    await _send_content(status, to_json(body).encode(), "application/json", extra, send)


async def _send_content(status: int, content: bytes, kind: str, extra: dict[str, str], send: Send) -> None:
    headers = {"content-type": kind, "content-length": str(len(content)), **extra}
    await send(
        {
            "type": "http.response.start",
            "status": status,
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        }
    )
    await send({"type": "http.response.body", "body": content})
