"""The browser page: its files held in memory, compressed once, with one entry for every address of the page."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

COMPRESSIBLE = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".ftl", ".txt")
MISSING = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Pickomino</title>
<p>The server is running, but its page has not been built. Run <code>make setup</code>.</p></html>"""


@dataclass(frozen=True, slots=True)
class _File:
    content: bytes
    compressed: bytes | None
    media_type: str
    etag: str
    cache: str


class Page:
    """Every file of the built page."""

    def __init__(self, folder: Path) -> None:
        self._files = {
            f"/{path.relative_to(folder).as_posix()}": _read(path)
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }
        missing = _File(MISSING, None, "text/html", '"missing"', "no-cache")
        self._index = self._files.get("/index.html", missing)

    def answer(self, request: Request) -> Response:
        """The file at a path; any other path without a dot is an address of the page itself."""
        path = request.url.path
        file = self._files.get(path)
        if file is None:
            if "." in path.rsplit("/", 1)[-1]:
                return Response(status_code=404)
            file = self._index
        headers = {"etag": file.etag, "cache-control": file.cache, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == file.etag:
            return Response(status_code=304, headers=headers)
        if file.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(file.compressed, media_type=file.media_type, headers=headers)
        return Response(file.content, media_type=file.media_type, headers=headers)


def _read(path: Path) -> _File:
    content = path.read_bytes()
    compressed = gzip.compress(content, 9, mtime=0) if path.suffix in COMPRESSIBLE else None
    if path.suffix == ".webmanifest":
        media_type = "application/manifest+json"
    else:
        media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    # Vite names the files in assets/ by their content.
    cache = "public, max-age=31536000, immutable" if path.parent.name == "assets" else "no-cache"
    return _File(content, compressed, media_type, f'"{hashlib.sha256(content).hexdigest()[:32]}"', cache)
