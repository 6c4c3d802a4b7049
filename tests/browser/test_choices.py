"""Every pending choice can be made from the live region's words alone, and asks first where it ends in a bust."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.people import CHOICE, CHOICES, PATIENCE, Person
from browser.staging import Staging
from conftest import NewPage
from server.harness import ServerProcess


@pytest.mark.parametrize(
    ("position", "words", "action"),
    [
        ("start", "Roll nine dice", "roll9"),
        ("rolled", "Set aside the worm, total 17", "W"),
        ("kept", "Stop, takes 21", "stop"),
        ("deliberate", "Stop, bust: 27 goes back, 35 turns", "stop"),
        ("weasel", "Send the weasel: roll these again", "~"),
        ("claim", "Take 23, takes 23", "take 23"),
        ("rob", "Take one from Goose", "rob 3"),
        ("keep", "Keep the golden die", "keep g"),
    ],
)
def test_the_choice_is_heard_and_made_by_its_key(
    new_page: NewPage, server: ServerProcess, position: str, words: str, action: str
) -> None:
    staging = Staging(new_page(reduced_motion="reduce"), server.url)
    person = Person(staging.show(position), server.url)
    expect(person.page.get_by_role("log")).to_contain_text("Your choices")
    choices = CHOICES.search(person.heard())
    assert choices
    offers = {match["what"]: match["key"] for match in CHOICE.finditer(choices[1])}
    assert words in offers, offers
    person.page.keyboard.press(offers[words])
    if "bust" in words:
        assert staging.sent == []
        person.page.get_by_role("button", name="Yes, bust").click()
    until = time.monotonic() + PATIENCE
    while not (sent := [frame["action"] for frame in staging.sent if frame["type"] == "command"]):
        assert time.monotonic() < until, "nothing was sent"
        person.page.wait_for_timeout(10)
    assert sent == [action]


def test_a_barred_face_says_why(new_page: NewPage, server: ServerProcess) -> None:
    page = Staging(new_page(reduced_motion="reduce"), server.url).show("rolled")
    page.get_by_role("button", name="1 × 4").click(force=True)
    expect(page.get_by_role("alert")).to_have_text("The 4s have already been set aside this turn.")
    # By its key as well, and so does whatever else is barred.
    page.keyboard.press("2")
    expect(page.get_by_role("alert")).to_have_text("There is no 2 in this roll.")
    page.keyboard.press("4")
    expect(page.get_by_role("alert")).to_have_text("The 4s have already been set aside this turn.")


def test_going_back_from_a_deliberate_bust_sends_nothing(new_page: NewPage, server: ServerProcess) -> None:
    phone: Any = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "reduced_motion": "reduce"}
    staging = Staging(new_page(**phone), server.url)
    page = staging.show("deliberate")
    for name in ("Stop bust", "No, go back"):
        box = page.get_by_role("button", name=name).bounding_box()
        assert box
        # By the finger alone: a tap of Playwright's own would scroll.
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("scrollY") == 0
    assert staging.sent == []
