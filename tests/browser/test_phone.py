"""On a small screen everything that can be done is in reach, and nothing hides what one wants to see."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.people import WON
from browser.screens import BOT, ME, SCREENS, Visitor, ended_by_limit
from browser.sight import misfits, switch_language, tiny_targets
from browser.staging import Staging
from conftest import NewPage
from pickomino.messages import LANGUAGES
from server.harness import ServerProcess

SMALL = {"width": 360, "height": 640}
LOW = {"width": 360, "height": 480}
DESK = {"width": 1280, "height": 800}
ASIDE = {"width": 740, "height": 360}
CALM: dict[str, Any] = {"reduced_motion": "reduce", "has_touch": True}
# Whether the middle of what has the focus can be seen.
SEEN = """() => {
  const it = document.activeElement, box = it.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return it === document.body || it.contains(top) || (top?.closest('label')?.contains(it) ?? false);
}"""

# The tiles of the grill that are hidden, wholly or in part.
HIDDEN = """() => [...document.querySelectorAll('.grill li')].filter(it => {
  const box = it.getBoundingClientRect();
  return [3, box.height - 3].some(y => !it.closest('.grill').contains(document.elementFromPoint(box.x + box.width / 2, box.y + y)));
}).map(it => it.innerText)"""
DIFFERENT = {"fallback": "any", "steal": "optional", "flip_empty_handed": "yes", "six_faces_end_turn": "yes"}
"""Every knob turned to what no edition says."""
LONG = "Donaudampfschifffahrtskapitänsanwärterin"
NAMES = ("W" * 40, LONG, "Anna Maria Wittgenstein", "Maximilian", "Jo", "x" * 40, "Bob")


# Somebody who needs no word about the first steps any more.
OLD_HAND = "localStorage.setItem('pickomino.settings', JSON.stringify({known: ['start', 'face', 'worm', 'low', 'stop']}))"


@pytest.fixture
def known_page(new_page: NewPage) -> NewPage:
    """As `new_page`, for somebody who has played before."""

    def open_page(*, tolerate: str = "", **options: Any) -> Page:
        page = new_page(tolerate=tolerate, **options)
        page.add_init_script(OLD_HAND)
        return page

    return open_page


def assert_in_reach(page: Page) -> None:
    """Every choice of the turn is on the screen as it is."""
    offered = page.get_by_role("region", name="The turn").get_by_role("button").all()
    assert offered
    for button in offered:
        expect(button).to_be_in_viewport(ratio=1)


def test_every_choice_is_in_reach_and_the_panel_keeps_its_height(
    known_page: NewPage, server: ServerProcess
) -> None:
    stage = Staging(known_page(viewport=SMALL, **CALM), server.url)
    heights = {}
    for position in ("crowd", "weasel", "start", "kept", "deliberate", "claim", "rob", "keep"):
        page = stage.show(position)
        expect(page.get_by_role("log")).to_contain_text("Your choices")
        assert_in_reach(page)
        turn = page.get_by_role("region", name="The turn")
        heights[position] = turn.evaluate("it => Math.round(it.getBoundingClientRect().height)")
        turn.get_by_role("button").last.tap()
    assert len(set(heights.values())) == 1, heights


def test_a_phone_on_its_side_shows_table_and_choices(known_page: NewPage, server: ServerProcess) -> None:
    stage = Staging(known_page(viewport=ASIDE, **CALM), server.url)
    for position in ("crowd", "start", "kept", "deliberate", "claim", "rob", "keep"):
        page = stage.show(position)
        expect(page.get_by_role("log")).to_contain_text("Your choices")
        assert_in_reach(page)
        expect(page.get_by_role("list", name="Players").get_by_role("listitem").first).to_be_in_viewport()


def test_the_rules_in_short_are_one_screen(known_page: NewPage, server: ServerProcess) -> None:
    visitor = Visitor(known_page(viewport=SMALL, **CALM), server.url)
    page = visitor.page
    others = " ".join(f"{name}={value}" for name, value in DIFFERENT.items())
    # Extrawurm with rules of one's own says more than fits, and scrolls.
    for rules in ("classic", "extrawurm", f"classic {others}"):
        extras = 6 if "extrawurm" in rules else 0
        visitor.staging.show("start" if extras else "kept", rules=rules)
        page.locator(".tools button").nth(2).click()
        sheet = page.get_by_role("dialog")
        expect(sheet.get_by_role("definition")).to_have_count(extras)
        expect(sheet.locator(".differences li")).to_have_count(len(DIFFERENT) if others in rules else 0)
        for lang in LANGUAGES:
            switch_language(page, lang)
            assert (rules, lang, beyond(sheet)) == (rules, lang, 0)


def beyond(sheet: Locator) -> int:
    """How many pixels of a dialog are out of sight."""
    hidden: int = sheet.evaluate("it => it.scrollHeight - it.clientHeight")
    return hidden


def test_the_focus_is_never_hidden(known_page: NewPage, server: ServerProcess) -> None:
    page = Staging(known_page(viewport=SMALL, **CALM), server.url).show("crowd")
    expect(page.get_by_role("log")).to_contain_text("Your choices")
    count = page.locator("a[href], button, input").count()
    for _ in range(count):
        page.keyboard.press("Tab")
        page.wait_for_function(SEEN)  # what comes forward by its focus may take a moment


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_grill_stays_in_sight(known_page: NewPage, server: ServerProcess, lang: str) -> None:
    page = known_page(viewport=SMALL, **CALM)
    visitor = Visitor(page, server.url, lang)
    for position in (
        "start", "rolled", "kept", "deliberate", "weasel", "claim", "rob", "keep", "crowd", "full-swing",
    ):  # fmt: skip
        SCREENS[f"table-{position}"](visitor)
        expect(page.locator(".turn button").first).to_be_visible()
        page.wait_for_function(f"() => ({HIDDEN})().length === 0")  # once everything is in its place


@pytest.mark.parametrize("size", [SMALL, DESK], ids=["phone", "desk"])
def test_long_names_are_cut_short_and_told_whole(
    new_page: NewPage, server: ServerProcess, size: dict[str, int]
) -> None:
    stage = Staging(new_page(viewport=size, **CALM), server.url)
    for position in ("kept", "rob", "waiting", "over"):
        page = stage.show(position, names=NAMES, mine=(1, 3))
        expect(page.get_by_title(LONG, exact=True).first).to_be_visible()
        assert (position, misfits(page)) == (position, [])
        if position == "rob":
            expect(page.get_by_role("button", name=f"Take one from {LONG}")).to_be_visible()
        if position == "waiting":
            expect(page.get_by_role("heading", name=f"{LONG} to play")).to_be_visible()


def test_a_fingertip_meets_every_button(new_page: NewPage, server: ServerProcess) -> None:
    page = new_page(viewport=SMALL, **CALM)
    visitor = Visitor(page, server.url)
    tiny = {}
    for screen in (
        "home", "friends", "device", "own-rules", "settings", "lobby", "table-kept", "record", "lesson-end", "emotes",
    ):  # fmt: skip
        SCREENS[screen](visitor)
        tiny[screen] = tiny_targets(page)
    assert {screen: buttons for screen, buttons in tiny.items() if buttons} == {}


def test_who_looks_back_steps_on_with_the_table_in_sight(new_page: NewPage, server: ServerProcess) -> None:
    page = new_page(viewport=SMALL, **CALM)
    SCREENS["record"](Visitor(page, server.url))
    page.get_by_role("region", name="The grill").scroll_into_view_if_needed()
    expect(page.get_by_role("region", name="The grill")).to_be_in_viewport(ratio=0.9)
    for name in ("Previous turn", "Back", "Next", "Next turn"):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [SMALL, DESK], ids=["phone", "desk"])
def test_what_a_lesson_asks_for_is_in_reach(
    new_page: NewPage, server: ServerProcess, size: dict[str, int]
) -> None:
    page = new_page(viewport=size, **CALM)
    visitor = Visitor(page, server.url)
    for screen in ("choose-canned", "choose-weasel", "choose-nine", "lesson-steal"):
        SCREENS[screen](visitor)
        assert_in_reach(page)


def test_the_podium_comes_to_who_has_scrolled_down(new_page: NewPage, server: ServerProcess) -> None:
    page = new_page(viewport=LOW, **CALM)

    def scroll_down() -> None:
        page.evaluate("scrollTo({ top: 9999, behavior: 'instant' })")

    ended_by_limit(Visitor(page, server.url), scroll_down)
    expect(page.get_by_role("heading", name=WON)).to_be_in_viewport(ratio=1)
    # Those who only listen hear it as well.
    expect(page.get_by_role("log")).to_contain_text("The game had reached its limit of turns")
    expect(page.get_by_role("log")).to_contain_text(WON)


def test_a_name_called_out_upon_can_still_be_read(new_page: NewPage, server: ServerProcess) -> None:
    page = new_page(viewport=SMALL, **CALM)
    game = Visitor(page, server.url).lay([ME, BOT])["game"]
    page.goto(f"{server.url}/t/{game}")
    page.get_by_role("button", name="React").click()
    page.get_by_role("button", name="Wow!").click()
    said = page.get_by_role("listitem").filter(has_text="Ann").get_by_text("Wow!")
    expect(said).to_be_visible()
    name = page.get_by_title("Ann", exact=True).bounding_box()
    bubble = said.bounding_box()
    assert name
    assert bubble
    assert bubble["y"] + bubble["height"] <= name["y"] + 4


def test_around_one_device_nobody_is_called_you(new_page: NewPage, server: ServerProcess) -> None:
    page = Staging(new_page(viewport=SMALL, **CALM), server.url).show(
        "kept", names=("Ann", "Bob"), mine=(1, 2)
    )
    seats = page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(seats).to_have_count(2)
    expect(seats.filter(has_text="you")).to_have_count(0)
