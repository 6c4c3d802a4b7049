"""How this server identifies itself to push services: a key pair and short-lived signed tokens (RFC 8292)."""

from __future__ import annotations

import json
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from pickomino.server.push.encryption import CURVE, encode_point, from_base64url, to_base64url

TOKEN_SECONDS = 12 * 3600
"""How long a token is valid; push services accept at most a day."""


def new_private_key() -> str:
    """A new private key as it is stored: 32 bytes in base64url."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return to_base64url(number.to_bytes(32, "big"))


class ServerKey:
    """The server's key pair."""

    def __init__(self, stored: str) -> None:
        self._private = ec.derive_private_key(int.from_bytes(from_base64url(stored), "big"), CURVE)
        self.public = to_base64url(encode_point(self._private.public_key()))
        """What browsers subscribe with."""

    def authorization(self, endpoint: str, contact: str, now: int) -> str:
        """The `Authorization` header for a request to an endpoint; `now` is in milliseconds.

        `contact` is the address of the page, for the people who run the push service; only https counts there.
        """
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now // 1000 + TOKEN_SECONDS}
        if contact.startswith("https://"):
            claims["sub"] = contact
        head = _encode({"typ": "JWT", "alg": "ES256"})
        signed = f"{head}.{_encode(claims)}"
        numbers = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = b"".join(number.to_bytes(32, "big") for number in numbers)
        return f"vapid t={signed}.{to_base64url(signature)}, k={self.public}"


def _encode(content: dict[str, object]) -> str:
    return to_base64url(json.dumps(content, separators=(",", ":")).encode())
