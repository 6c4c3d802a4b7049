"""The page as an app: it can be installed, opens without its server, and is never an old build."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.altered import newer_page, program
from browser.people import Person
from browser.screens import Visitor, away, ended_by_limit, home, wait_until_kept
from browser.sight import axe_findings, misfits
from conftest import NewPage
from server.harness import ServerProcess

CALM = {"reduced_motion": "reduce", "service_workers": "allow"}
PHONE = {"width": 360, "height": 640}
# The browser itself logs connections that fail.
LOST = (
    r"Failed to load resource|WebSocket connection|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|preload"
)


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


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_offline_the_page_opens_all_the_same(new_page: NewPage, server: ServerProcess, theme: str) -> None:
    page = new_page(tolerate=LOST, color_scheme=theme, viewport=PHONE, **CALM)
    away(Visitor(page, server.url, "fr"))
    expect(page.get_by_role("heading", name="Serveur injoignable")).to_be_visible()
    assert [*axe_findings(page), *misfits(page)] == []
    page.context.set_offline(False)
    expect(page.get_by_role("button", name="Jouer", exact=True)).to_be_enabled()


def test_with_the_server_killed_my_games_the_rules_and_the_lessons_are_there(
    new_page: NewPage, own_server: ServerProcess
) -> None:
    visitor = Visitor(new_page(tolerate=LOST, **CALM), own_server.url)
    page = visitor.page
    ended_by_limit(visitor)
    home(visitor)
    wait_until_kept(page)
    own_server.stop(signal.SIGKILL)
    page.goto(own_server.url)
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    mine = page.get_by_role("region", name="My games on this device").get_by_role("link")
    expect(mine).to_contain_text(
        re.compile(r"Classic · \w+ \d+, \d{4} · \d+\s:\s\d+ · ")
    )  # the day and the score
    mine.click()
    expect(page.get_by_text("The game as it was when this device last saw it.")).to_be_visible()
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_text(re.compile("Ann rolls"))).to_be_visible()
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(page.get_by_role("heading", name="A turn", exact=True)).to_be_visible()
    page.goto(f"{own_server.url}/tutorial")
    expect(page.locator(".owl")).to_be_visible()
    # The server is back, and so is the page, without a click.
    page.goto(own_server.url)
    expect(page.get_by_role("heading", name="The server cannot be reached")).to_be_visible()
    own_server.start()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_enabled()


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
        page.get_by_role("button", name="Reload").click()
        expect(page.locator("html[data-build=newer]")).to_have_count(1)
        page.goto(older.url)
        expect(page.locator("html[data-build=newer]")).to_have_count(1)
        # And what is kept for bad days is renewed as well.
        page.wait_for_function(
            "caches.keys().then(names => names.length > 0 && names.every(name => name.includes('newer')))"
        )
