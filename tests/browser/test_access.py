"""Everyone can use the page: axe finds nothing on any screen, in both themes, and nothing is wider than a phone."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.staging import POSITIONS, Staging
from chromium import install_browser_packages
from conftest import NewPage
from server.harness import ServerProcess

THEMES = ("dark", "light")
PHONE = {"width": 360, "height": 740}
SCREENS = ("/", "/rules", "/tutorial", "/tutorial/extrawurm", "/record", "/dice", "/move#code", "/nowhere")
NO_SUCH = "status of 40[34]"


@cache
def axe_source() -> str:
    return (install_browser_packages() / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def assert_axe_is_content(page: Page) -> None:
    """Run axe with every rule of WCAG 2.2 AA and its best practices."""
    page.evaluate(axe_source())
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run(document)).violations")
    told = [f"{rule['id']}: {node['html'][:140]}" for rule in found for node in rule["nodes"][:3]]
    assert told == []


def assert_fits(page: Page) -> None:
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"{page.url} is {wide} px too wide"


def assert_good(page: Page) -> None:
    assert_axe_is_content(page)
    assert_fits(page)


@pytest.mark.parametrize("theme", THEMES)
def test_every_screen(new_page: NewPage, server: ServerProcess, theme: str) -> None:
    page = new_page(color_scheme=theme, viewport=PHONE, reduced_motion="reduce", tolerate=NO_SUCH)
    for path in SCREENS:
        page.goto(server.url + path)
        expect(page.get_by_role("heading").first).to_be_visible()
        assert_good(page)


@pytest.mark.parametrize("theme", THEMES)
def test_every_dialog_of_the_front_door(new_page: NewPage, server: ServerProcess, theme: str) -> None:
    page = new_page(color_scheme=theme, viewport=PHONE, reduced_motion="reduce")
    page.goto(server.url)
    for name in ("Options", "Invite friends", "Pass and play", "Settings"):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert_good(page)
        page.get_by_role("dialog").get_by_role("button", name="Close").click()


@pytest.mark.parametrize("theme", THEMES)
def test_the_table_at_every_point_of_the_game(new_page: NewPage, server: ServerProcess, theme: str) -> None:
    page = new_page(color_scheme=theme, viewport=PHONE, reduced_motion="reduce")
    staging = Staging(page, server.url)
    for name in POSITIONS:
        staging.show(name)
        expect(page.get_by_role("region", name="The grill")).to_be_visible()
        assert_good(page)


@pytest.mark.parametrize("theme", THEMES)
def test_every_dialog_of_the_table(new_page: NewPage, server: ServerProcess, theme: str) -> None:
    page = new_page(color_scheme=theme, viewport=PHONE, reduced_motion="reduce")
    Staging(page, server.url).show("deliberate")
    for name in ("Story", "Call out", "Keys", "Leave", "Ann: 27 on top", "Crow on tile 23", "Stop bust"):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert_good(page)
        page.get_by_role("dialog").get_by_role("button", name="Close").click()


@pytest.mark.parametrize("theme", THEMES)
def test_lobby_watching_and_trouble(new_page: NewPage, server: ServerProcess, theme: str) -> None:
    page = new_page(color_scheme=theme, viewport=PHONE, reduced_motion="reduce", tolerate=NO_SUCH)
    staging = Staging(page, server.url)
    staging.show("kept", status="lobby", open_seats=(2,))
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    assert_good(page)
    staging.show("rolled", mine=())
    expect(page.get_by_text("You are watching.")).to_be_visible()
    assert_good(page)
    page.goto(f"{server.url}/t/Unknown0table000")
    expect(page.get_by_role("heading", name="No such table")).to_be_visible()
    assert_good(page)
