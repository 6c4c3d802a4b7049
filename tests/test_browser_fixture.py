"""The `browser` and `new_page` fixtures: a real browser, and people apart from one another."""

from __future__ import annotations

import functools
import struct
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from conftest import NewPage

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>t</title>
<style>p {font: 40px sans-serif; margin: 0}</style><p id="p" style="display: inline-block">–</p>
<script>document.getElementById("p").textContent = "Hello " + (20 + 1)</script>"""


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the base class's name
        pass


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    (tmp_path / "index.html").write_text(PAGE, encoding="utf-8")
    with ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Quiet, directory=str(tmp_path))) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


def test_a_page_is_loaded_scripts_run_and_it_can_be_drawn(
    new_page: NewPage, site: str, tmp_path: Path
) -> None:
    page = new_page(viewport={"width": 300, "height": 200})
    page.goto(site)
    expect(page.locator("p")).to_have_text("Hello 21")
    picture = tmp_path / "picture.png"
    page.screenshot(path=picture)
    data = picture.read_bytes()
    assert data.startswith(b"\x89PNG")
    assert struct.unpack(">II", data[16:24]) == (300, 200)
    box = page.locator("p").bounding_box()
    assert box
    assert box["width"] > 100, "there is no font"


def test_two_pages_are_two_people(new_page: NewPage, site: str) -> None:
    one, other = new_page(), new_page()
    one.goto(site)
    other.goto(site)
    one.evaluate("document.cookie = 'who=one'")
    assert one.evaluate("document.cookie") == "who=one"
    assert other.evaluate("document.cookie") == ""
