"""A push service on this machine and a browser's keys: it takes what the server sends, and reads it as a browser would."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import queue
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from server.harness import PATIENCE


class Anywhere:
    """A policy for tests: the push service is on this very machine."""

    def allows_url(self, endpoint: str) -> bool:
        return endpoint.startswith("http://127.0.0.1:")

    def allows_address(self, address: str) -> bool:
        return address == "127.0.0.1"


class Delivery(NamedTuple):
    """A request that came in."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Takes messages for any path, and answers with the status that is set for it."""

    def __init__(self) -> None:
        self.answers: dict[str, list[int]] = {}
        """By path the status of each response; the last one stays, and without any it is 201."""
        self.deliveries: queue.Queue[Delivery] = queue.Queue()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.deliveries.put(Delivery(self.path, headers, body))
                planned = service.answers.get(self.path, [201])
                self.send_response(planned.pop(0) if len(planned) > 1 else planned[0])
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None: ...

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)

    def endpoint(self, name: str) -> str:
        return f"http://127.0.0.1:{self._server.server_port}/{name}"

    def next(self) -> Delivery:
        """The next message that comes in."""
        return self.deliveries.get(timeout=PATIENCE)


@contextlib.contextmanager
def running_push_service() -> Iterator[PushService]:
    service = PushService()
    server = service._server
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class BrowserSide:
    """What a browser has of its subscription."""

    private: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def point(self) -> bytes:
        return self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint: str, **more: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": _text(self.point), "auth": _text(self.auth), **more}

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypt a message, as RFC 8291 describes it from the browser's side."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.private.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + self.point + sender
        secret = HKDF(SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain, _, padding = AESGCM(key).decrypt(nonce, sealed, None).rpartition(b"\2")
        assert padding.strip(b"\0") == b""
        found: dict[str, Any] = json.loads(plain)
        return found


def read_token(authorization: str, key: str) -> dict[str, Any]:
    """The claims of a token, whose signature must be that of the server's key."""
    scheme, _, rest = authorization.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, fields["k"]) == ("vapid", key)
    signed, _, signature = fields["t"].rpartition(".")
    numbers = _bytes(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(key))
    public.verify(
        encode_dss_signature(int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big")),
        signed.encode(),
        ec.ECDSA(SHA256()),
    )
    claims: dict[str, Any] = json.loads(_bytes(signed.partition(".")[2]))
    return claims
