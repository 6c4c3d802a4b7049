"""On a small phone everything that can be done is in reach without scrolling, and nothing hides what has the focus."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.staging import Staging
from conftest import NewPage
from server.harness import ServerProcess

SMALL = {"width": 360, "height": 640}
ASIDE = {"width": 740, "height": 360}
CALM: dict[str, Any] = {"reduced_motion": "reduce", "has_touch": True}
# Whether the middle of what has the focus can be seen.
SEEN = """() => {
  const it = document.activeElement, box = it.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return it === document.body || it.contains(top) || (top?.closest('label')?.contains(it) ?? false);
}"""


def assert_in_reach(page: Page) -> None:
    """Every choice of the turn is on the screen as it is."""
    offered = page.get_by_role("region", name="The turn").get_by_role("button").all()
    assert offered
    for button in offered:
        expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    "position", ["crowd", "weasel", "start", "kept", "deliberate", "claim", "rob", "keep"]
)
def test_every_choice_is_in_reach(new_page: NewPage, server: ServerProcess, position: str) -> None:
    page = Staging(new_page(viewport=SMALL, **CALM), server.url).show(position)
    expect(page.get_by_role("log")).to_contain_text("Your choices")
    assert_in_reach(page)
    page.get_by_role("region", name="The turn").get_by_role("button").last.tap()


@pytest.mark.parametrize("position", ["crowd", "start", "kept"])
def test_a_phone_on_its_side_shows_table_and_choices(
    new_page: NewPage, server: ServerProcess, position: str
) -> None:
    page = Staging(new_page(viewport=ASIDE, **CALM), server.url).show(position)
    expect(page.get_by_role("log")).to_contain_text("Your choices")
    assert_in_reach(page)
    expect(page.get_by_role("list", name="Players").get_by_role("listitem").first).to_be_in_viewport()


def test_the_focus_is_never_hidden(new_page: NewPage, server: ServerProcess) -> None:
    page = Staging(new_page(viewport=SMALL, **CALM), server.url).show("crowd")
    expect(page.get_by_role("log")).to_contain_text("Your choices")
    count = page.locator("a[href], button, input").count()
    for _ in range(count):
        page.keyboard.press("Tab")
        page.wait_for_function(SEEN)  # what comes forward by its focus may take a moment
