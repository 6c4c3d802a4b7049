"""Everyone can use every screen: axe finds nothing in either theme, and all of it fits a phone in every language."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, islice

import pytest
from playwright.sync_api import Page, ViewportSize

from browser.screens import PARTS, PSEUDO, SCREENS, Visitor, look_at_all
from browser.sight import axe_findings, misfits, misfits_by_language, strange_words
from conftest import NewPage
from pickomino.messages import LANGUAGES
from prove_report import proof
from server.harness import ServerProcess

PHONE: ViewportSize = {"width": 360, "height": 740}
DESK: ViewportSize = {"width": 1280, "height": 800}
NARROW: ViewportSize = {"width": 320, "height": 640}
CALM = {"reduced_motion": "reduce"}
# A server that does not answer, and an answer that something was wrong, are logged by the browser itself.
EXPECTED = r"Failed to load resource|WebSocket connection"


def look_from_all_sides(page: Page, languages: Sequence[str]) -> list[str]:
    """Look at a screen that was opened in the pseudo-locale, whose words are longer by two fifths, and in others."""
    found = [*axe_findings(page), *misfits(page), *strange_words(page)]
    page.evaluate("document.documentElement.dataset.theme = 'light'")  # as the settings do
    # A theme is colours alone, so no other rule can find anything that it has not found in the first.
    found += [f"light: {text}" for text in axe_findings(page, "color-contrast")]
    page.evaluate("delete document.documentElement.dataset.theme")
    found += misfits_by_language(page, languages)
    page.set_viewport_size(NARROW)
    found += [f"320 px: {text}" for text in misfits(page) if text.startswith("the page is")]
    page.set_viewport_size(DESK)
    found += [f"desk: {text}" for text in misfits(page)]
    # Axe takes its time: every day it looks at what only a desk has, the log beside the table.
    if len(languages) > 1 or page.locator(".place.wide").count() > 0:
        found += [f"desk: {text}" for text in axe_findings(page)]
    page.set_viewport_size(PHONE)
    return found


parts = pytest.mark.parametrize(
    "part", [pytest.param(part, marks=pytest.mark.xdist_group(f"screens-{part}")) for part in range(PARTS)]
)


def look_at_a_part(open_page: NewPage, url: str, part: int, languages: int) -> None:
    """Look at the screens of a part, at each in this number of languages, which take turns."""
    page = open_page(color_scheme="dark", viewport=PHONE, tolerate=EXPECTED, **CALM)
    turns = cycle(LANGUAGES)
    for _ in range(part):
        next(turns)
    found = look_at_all(
        Visitor(page, url, PSEUDO), part, lambda: look_from_all_sides(page, tuple(islice(turns, languages)))
    )
    assert found == {}


@parts
def test_every_screen_dialog_choice_error_and_end(
    new_page: NewPage, server: ServerProcess, part: int
) -> None:
    look_at_a_part(new_page, server.url, part, 1)


@pytest.mark.prove
@parts
def test_every_screen_in_every_language(new_page: NewPage, server: ServerProcess, part: int) -> None:
    with proof(f"Every screen in every language, part {part + 1} of {PARTS}") as figures:
        figures["screens, dialogs and troubles"] = len(list(SCREENS)[part::PARTS])
        figures["languages"] = len(LANGUAGES)
        look_at_a_part(new_page, server.url, part, len(LANGUAGES))
        figures["findings of axe in both themes, at 360 and 1280 px"] = 0
        figures["texts clipped or off the screen at 320, 360 and 1280 px"] = 0


def test_axe_sees_what_it_must(new_page: NewPage, server: ServerProcess) -> None:
    page = new_page(color_scheme="dark", viewport=PHONE, **CALM)
    SCREENS["table-rolled"](Visitor(page, server.url))
    assert axe_findings(page) == []
    page.evaluate("document.querySelector('.turn h2').style.color = '#444'")
    page.evaluate(
        "document.querySelector('.bar, .grill').insertAdjacentHTML('beforeend', '<button></button>')"
    )
    assert {text.split(":")[0] for text in axe_findings(page)} >= {"button-name", "color-contrast"}
