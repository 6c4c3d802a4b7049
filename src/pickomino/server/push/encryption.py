"""The body of a push message: encrypted so that only the subscribed browser can read it (RFC 8291, RFC 8188)."""

from __future__ import annotations

import base64
import os
import struct
from dataclasses import dataclass

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD_SIZE = 4096
PADDED = 1024
"""Every message is padded to this length, so that push services cannot tell one from another by its size."""


@dataclass(frozen=True, slots=True)
class BrowserKeys:
    """The keys that a browser made for a subscription."""

    public: ec.EllipticCurvePublicKey
    auth: bytes


def read_browser_keys(p256dh: str, auth: str) -> BrowserKeys:
    """The keys as a browser sends them, in base64url; raises ValueError if they are none."""
    secret = from_base64url(auth)
    if len(secret) != 16:
        raise ValueError("the authentication secret must have 16 bytes")
    return BrowserKeys(ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64url(p256dh)), secret)


def encrypt(
    message: bytes,
    browser: BrowserKeys,
    *,
    private: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    padded: int = PADDED,
) -> bytes:
    """The encrypted body; the key pair and the salt are made for this message alone unless they are handed in."""
    private = private or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    own, theirs = encode_point(private.public_key()), encode_point(browser.public)
    shared = private.exchange(ec.ECDH(), browser.public)
    secret = _derive(shared, browser.auth, b"WebPush: info\0" + theirs + own, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    record = message + b"\2"  # the mark of the last record, and padding after it
    sealed = AESGCM(key).encrypt(nonce, record.ljust(padded + 1, b"\0"), None)
    return salt + struct.pack("!IB", RECORD_SIZE, len(own)) + own + sealed


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def encode_point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def to_base64url(data: bytes) -> str:
    """Bytes as base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    """The bytes that base64url text stands for; raises ValueError if it is none."""
    return base64.b64decode(text.encode() + b"=" * (-len(text) % 4), altchars=b"-_", validate=True)
