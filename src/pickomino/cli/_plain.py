"""Streams that cannot hold a sign show something readable in its place."""

from __future__ import annotations

__all__ = ["READABLE", "make_readable"]

import codecs
import io
from typing import Final

from pickomino.messages.letters import as_ascii

READABLE: Final = "pickomino-readable"
"""The name of the error handler for streams."""

_ASCII: Final = "pickomino_ascii"
"""ASCII under another name: of a stream whose encoding has its own, Typer believes that it holds UTF-8 in truth."""


def make_readable(stream: object) -> None:
    """Let a stream that cannot hold a sign take one in its place that it can."""
    if not isinstance(stream, io.TextIOWrapper) or stream.errors not in ("strict", "backslashreplace"):
        return
    is_ascii = codecs.lookup(stream.encoding).name == "ascii"
    stream.reconfigure(encoding=_ASCII if is_ascii else None, errors=READABLE)


def _find_ascii(name: str) -> codecs.CodecInfo | None:
    if name != _ASCII:
        return None
    found = codecs.lookup("ascii")
    return codecs.CodecInfo(
        found.encode,
        found.decode,
        found.streamreader,
        found.streamwriter,
        found.incrementalencoder,
        found.incrementaldecoder,
        name=_ASCII,
    )


def _replace(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)  # streams are only written to
    return as_ascii(error.object[error.start : error.end]), error.end


codecs.register(_find_ascii)
codecs.register_error(READABLE, _replace)
