"""What the page says comes from the catalogue and fits a phone, and the page itself is open to the keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.screens import PARTS, SCREENS, Visitor, look_at_all
from browser.sight import all_said, misfits
from conftest import NewPage
from server.harness import ServerProcess

PHONE = {"width": 360, "height": 740}
CALM = {"reduced_motion": "reduce"}
# A server that does not answer, and an answer that something was wrong, are logged by the browser itself.
EXPECTED = r"Failed to load resource|WebSocket connection"

# A word of two letters or more that the pseudo-locale has not marked.
UNMARKED = re.compile(r"[^\W\d_]{2,}(?![\w·])")
# What visitors and servers call themselves, and what is no word of ours.
NAMES = {"Ann", "QQQQQQ", "English", "Français", "Deutsch", "Italiano"}


def strange_words(page: Page) -> list[str]:
    """What is said on a page in the pseudo-locale that does not come from the catalogue, or lacks there."""
    said = all_said(page)
    missing = [f"missing: {text}" for text in said if "⟦" in text]
    return missing + [f"not translated: {text}" for text in said if set(UNMARKED.findall(text)) - NAMES]


@pytest.mark.parametrize("part", range(PARTS))
def test_words_longer_by_two_fifths_fit_a_phone_and_all_come_from_the_catalogue(
    new_page: NewPage, server: ServerProcess, part: int
) -> None:
    page = new_page(tolerate=EXPECTED, viewport=PHONE, **CALM)
    visitor = Visitor(page, server.url, "x-pseudo")
    assert look_at_all(visitor, part, lambda: [*misfits(page), *strange_words(page)]) == {}


def test_the_looks_see_what_they_must(new_page: NewPage, server: ServerProcess) -> None:
    page = new_page(viewport=PHONE, **CALM)
    SCREENS["home"](Visitor(page, server.url, "x-pseudo"))
    assert (misfits(page), strange_words(page)) == ([], [])
    page.evaluate("document.querySelector('h2').textContent = 'Play now'")
    page.evaluate("document.querySelector('main').setAttribute('aria-label', '⟦page-gone⟧')")
    assert strange_words(page) == [
        "missing: ⟦page-gone⟧",
        "not translated: Play now",
        "not translated: ⟦page-gone⟧",
    ]
    page.evaluate(
        "document.querySelector('.door button + button').style.cssText = 'max-width: 30px; white-space: nowrap'"
    )
    assert any(text.startswith("out of its button") for text in misfits(page))


def test_everything_at_home_can_be_reached_and_pressed_by_keyboard(
    new_page: NewPage, server: ServerProcess
) -> None:
    page = new_page(**CALM)
    visitor = Visitor(page, server.url)
    SCREENS["home"](visitor)
    wanted = page.locator("a[href]:visible, button:enabled:visible, input:visible").count()
    reached: set[str] = set()
    for _ in range(wanted + 3):
        page.keyboard.press("Tab")
        where = page.evaluate(
            "() => { const e = document.activeElement; const s = getComputedStyle(e);"
            " return [e.outerHTML.slice(0, 200), e === document.body || s.outlineStyle !== 'none'] }"
        )
        assert where[1], f"focus cannot be seen: {where[0]}"
        reached.add(where[0])
    assert len([one for one in reached if not one.startswith("<body")]) >= wanted


def test_a_dialog_keeps_the_focus_and_gives_it_back(new_page: NewPage, server: ServerProcess) -> None:
    page = new_page(**CALM)
    SCREENS["home"](Visitor(page, server.url))
    opener = page.get_by_role("button", name="Settings")
    opener.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    for _ in range(12):
        page.keyboard.press("Tab")
        assert page.evaluate(
            "document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        )
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(opener).to_be_focused()
