"""The page is open to the keyboard, and what looks at its words sees what it must."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.screens import PSEUDO, SCREENS, Visitor
from browser.sight import misfits, strange_words
from conftest import NewPage
from server.harness import ServerProcess

PHONE = {"width": 360, "height": 740}
CALM = {"reduced_motion": "reduce"}


def test_the_looks_see_what_they_must(new_page: NewPage, server: ServerProcess) -> None:
    page = new_page(viewport=PHONE, **CALM)
    SCREENS["home"](Visitor(page, server.url, PSEUDO))
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
