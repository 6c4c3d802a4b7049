"""The frames of a live socket that the server sends."""

from __future__ import annotations

import struct

TEXT = 0x81
"""The first byte of a text message in a single frame (RFC 6455, 5.2)."""


def text_frame(text: bytes) -> bytes:
    """A text message as one frame; frames of a server are not masked, so every listener can get the same bytes."""
    length = len(text)
    if length < 126:
        head = struct.pack("!BB", TEXT, length)
    elif length < 65_536:
        head = struct.pack("!BBH", TEXT, 126, length)
    else:
        head = struct.pack("!BBQ", TEXT, 127, length)
    return head + text
