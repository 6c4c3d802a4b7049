"""The page as an app: it can be installed, says so when the server is away, and is never an old build."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.altered import newer_page, program
from browser.people import Person
from browser.screens import Visitor, away
from browser.sight import axe_findings, misfits
from conftest import NewPage
from server.harness import ServerProcess

CALM = {"reduced_motion": "reduce"}
PHONE = {"width": 360, "height": 640}
# The browser itself logs connections that fail.
LOST = r"Failed to load resource|WebSocket connection|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED"
KEPT = "caches.keys().then(names => Promise.all(names.map(name => caches.open(name).then(cache => cache.keys()))))"


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that may be stopped."""
    with ServerProcess(tmp_path / "games.db") as process:
        yield process


def come_home(page: Page, url: str) -> None:
    """Open the page and wait for its keeper."""
    page.goto(url)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_enabled()
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")


def test_the_browser_would_install_it(new_page: NewPage, server: ServerProcess) -> None:
    page = new_page(**CALM)
    come_home(page, server.url)
    session = page.context.new_cdp_session(page)
    errors: list[dict[str, Any]] = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A private window, which every test has, is the one reason there may be.
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []
    manifest = session.send("Page.getAppManifest")
    assert manifest["url"] == f"{server.url}/manifest.webmanifest"
    assert manifest["errors"] == []
    for size in (192, 512):
        assert page.request.get(f"{server.url}/icon-{size}.png").headers["content-type"] == "image/png"


@pytest.mark.parametrize(
    ("theme", "lang", "heading"),
    [("dark", "en", "The server is away"), ("light", "fr", "Le serveur est absent")],
)
def test_offline_a_page_says_so_and_comes_back_by_itself(
    new_page: NewPage, server: ServerProcess, theme: str, lang: str, heading: str
) -> None:
    page = new_page(tolerate=LOST, color_scheme=theme, viewport=PHONE, **CALM)
    away(Visitor(page, server.url, lang))
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    expect(page.get_by_role("button")).to_have_count(1)
    assert [*axe_findings(page), *misfits(page)] == []
    page.context.set_offline(False)
    expect(page.get_by_role("link", name="Pickomino")).to_be_visible()


def test_a_server_that_comes_back_is_noticed_without_a_click(
    new_page: NewPage, own_server: ServerProcess
) -> None:
    ann = Person(new_page(tolerate=LOST, **CALM), own_server.url).arrive()
    ann.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    ann.play_now()
    own_server.stop()
    ann.page.reload()
    expect(ann.page.get_by_role("heading", name="The server is away")).to_be_visible()
    own_server.start()
    expect(ann.turn.get_by_role("button", name="Roll 8 dice")).to_be_visible()


def test_nothing_of_a_build_is_kept(new_page: NewPage, server: ServerProcess) -> None:
    page = new_page(**CALM)
    come_home(page, server.url)
    kept = page.evaluate(f"{KEPT}.then(all => all.flat().map(request => new URL(request.url).pathname))")
    assert {path for path in kept if not path.endswith(".woff2")} == {
        "/away.html",
        "/away.css",
        "/away.js",
        "/icon.svg",
    }


def test_a_newer_page_is_there_at_the_first_visit(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(tolerate=LOST, **CALM)
    with ServerProcess(tmp_path / "games.db") as older:
        come_home(page, older.url)
        ann = Person(page, older.url).arrive()
        ann.play_now()
        port = int(older.url.rpartition(":")[2])
    with ServerProcess(tmp_path / "games.db", port=port, program=program(newer_page)):
        # Who sits at a table is told, and not disturbed.
        expect(page.get_by_text("There is a newer version of this page.")).to_be_visible()
        page.get_by_role("button", name="Load it").click()
        expect(page.locator("html[data-build=newer]")).to_have_count(1)
        page.goto(older.url)
        expect(page.locator("html[data-build=newer]")).to_have_count(1)
        # And what is kept for bad days is renewed as well.
        page.wait_for_function(
            "caches.keys().then(names => names.length === 1 && names[0].includes('newer'))"
        )
