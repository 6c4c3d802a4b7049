"""The coach in the browser: odds and advice at the table, a game reviewed, mistakes tried again, and where it is silent."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.people import Person
from browser.screens import BLUNDER, BOT, ME, Visitor, read_record
from conftest import NewPage
from pickomino.messages import LANGUAGES
from server.harness import ServerProcess

PHONE = {"width": 360, "height": 640}
# Notes in every frame where the dice tray lies within its panel, and how high that is.
_WATCH = """() => {
  window.trays_seen = new Set();
  const look = () => {
    const panel = document.querySelector('section.turn:not(.over)')?.getBoundingClientRect();
    const tray = document.querySelector('[aria-label="Dice set aside"]')?.getBoundingClientRect();
    if (panel && tray) window.trays_seen.add(`${tray.y - panel.y} of ${panel.height}`);
    requestAnimationFrame(look);
  };
  look();
}"""


def ask_for(page: Page, mode: str) -> None:
    page.get_by_role("button", name="Coach", exact=True).click()
    page.get_by_role("dialog").get_by_role("radio", name=mode, exact=True).check()
    page.get_by_role("button", name="Close").click()


def test_advice_in_a_game_against_bots_and_the_review_of_that_game(
    new_page: NewPage, server: ServerProcess
) -> None:
    page = new_page(viewport=PHONE)
    visitor = Visitor(page, server.url)
    visitor.go(f"/t/{visitor.lay([ME, BOT], limit=2)['game']}")
    ask_for(page, "Odds")
    odds = page.locator(".grill .odds")
    expect(odds).to_have_count(16)
    before = odds.all_inner_texts()
    expect(visitor.turn.locator(".best")).to_have_count(0)  # odds name no best choice
    visitor.turn.get_by_role("button", name="Roll 8 dice").click()
    expect(visitor.turn.locator(".face .worth").first).to_be_visible()
    assert odds.all_inner_texts() != before  # they move as the turn goes on
    ask_for(page, "Advice")
    page.evaluate(_WATCH)
    podium = page.locator(".podium")
    while podium.count() == 0:  # the coach knows best
        best = visitor.turn.locator("button.best")
        expect(best.or_(podium)).to_be_visible()
        if podium.count() == 0:
            expect(visitor.turn.locator(".strip")).to_contain_text("Exact within the turn")
            shown = visitor.turn.inner_html()
            best.click()
            Person(page, server.url).say_yes()
            expect(visitor.turn).not_to_have_js_property("innerHTML", shown)
    seen = page.evaluate("[...window.trays_seen]")
    assert len(seen) == 1, seen
    page.get_by_role("link", name="Review with the coach").click()
    curve = page.get_by_role("img", name=re.compile("^Chances of winning"))
    expect(curve).to_be_visible()
    ann = page.locator(".player").filter(has=page.get_by_role("heading", name="Ann"))
    expect(ann).to_contain_text("best")
    expect(ann).not_to_contain_text(re.compile("doubtful|mistake|blunder"))
    # A tap on the curve leads to that place in the game.
    place = page.get_by_role("slider")
    expect(place).to_have_value("0")
    box = curve.bounding_box()
    assert box
    curve.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    expect(place).not_to_have_value("0")


def test_mistakes_are_tried_again_wrongly_and_rightly(new_page: NewPage, server: ServerProcess) -> None:
    page = new_page()
    read_record(Visitor(page, server.url), BLUNDER)
    page.get_by_role("button", name="Learn from your mistakes").click()
    asked = page.get_by_role("region", name="Learn from your mistakes")
    expect(asked).to_contain_text("Bob chose “Stop” here. What is better?")
    asked.get_by_role("button", name=re.compile("^Stop")).click()
    expect(asked.get_by_role("status")).to_contain_text("is not it")
    asked.get_by_role("button", name=re.compile("^Roll")).click()
    expect(asked.get_by_role("status")).to_contain_text("Right!")
    expect(asked.get_by_role("status")).to_contain_text("Roll on: stopping now is a bust")
    asked.get_by_role("button", name="Next").click()
    expect(asked).to_contain_text("0 of 1 right on the first try.")


def test_a_broken_record_is_reviewed_as_far_as_it_holds_and_its_link_shows_the_same(
    new_page: NewPage, server: ServerProcess
) -> None:
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    read_record(Visitor(page, server.url), BLUNDER + "3. 12WW2334:W 122334:6\n")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    other = new_page()
    other.goto(page.evaluate("navigator.clipboard.readText()"))
    for seen in (page, other):
        expect(seen.get_by_role("alert")).to_contain_text("Line 8")
        expect(seen.get_by_role("img", name=re.compile("^Chances of winning"))).to_be_visible()
    with other.expect_download() as download:
        other.get_by_role("button", name="Record with comments").click()
    assert "[%cost " in download.value.path().read_text(encoding="utf-8")


def test_a_costly_decision_is_explained_and_looked_at_more_deeply(
    new_page: NewPage, server: ServerProcess
) -> None:
    page = new_page()
    record = BLUNDER.replace("[Result", '[Dice "hand"]\n[Result').replace(
        "!\n", "! {Too soon, [%luck 1.0] I fear.}\n"
    )
    read_record(Visitor(page, server.url), record)
    expect(page.get_by_text("entered by hand")).to_be_visible()
    page.get_by_role("button", name="Costliest decision Turn 2").click()
    notes = page.get_by_role("region", name="What the coach says")
    expect(notes.get_by_role("listitem").filter(has_text="blunder")).to_contain_text("That is a bust.")
    expect(notes.get_by_role("listitem").filter(has_text="Roll on")).to_contain_text("best")
    expect(notes.get_by_role("list", name="Chance of each tile").first).to_contain_text("%")
    expect(page.get_by_text("Too soon, I fear.")).to_be_visible()
    notes.get_by_role("button", name="Look deeper").click()
    expect(notes).to_contain_text("played out 384 times")
    expect(notes).to_contain_text("±")


@pytest.mark.parametrize("allowed", [False, True])
def test_among_people_the_coach_comes_only_where_the_table_allows_it_to_all(
    new_page: NewPage, server: ServerProcess, allowed: bool
) -> None:
    ann, bob = Person(new_page(), server.url).arrive(), Person(new_page(), server.url)
    ann.page.get_by_role("button", name="Invite friends").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("textbox", name="Your name").fill("Ann")
    dialog.get_by_role("checkbox", name="Everybody may ask the coach during the game").set_checked(allowed)
    dialog.get_by_role("button", name="Open the table").click()
    link = ann.page.get_by_role("textbox", name="Link for your friends").input_value()
    bob.page.goto(link)
    note = "Everybody at this table may ask the coach."
    expect(bob.page.get_by_role("button", name="Sit down")).to_be_visible()
    expect(bob.page.get_by_text(note)).to_have_count(int(allowed))
    bob.sit_down(link, "Bob")
    for person in (ann, bob):
        expect(person.turn).to_be_visible()
        expect(person.page.get_by_text(note)).to_have_count(int(allowed))
        expect(person.page.get_by_role("button", name="Coach", exact=True)).to_have_count(int(allowed))


def test_the_review_speaks_every_language(new_page: NewPage, server: ServerProcess) -> None:
    page = new_page()
    titles = set()
    for lang in LANGUAGES:
        read_record(Visitor(page, server.url, lang), BLUNDER)
        expect(page.locator(".figures li").first).to_be_visible()
        assert "⟦" not in page.locator("main").inner_text()
        titles.add(page.locator("#figures-title").inner_text())
    assert len(titles) == len(LANGUAGES)
