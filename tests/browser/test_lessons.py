"""The lessons, taken by a learner who listens to the owl, and sometimes does not."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.screens import SCREENS, Visitor
from browser.sight import axe_findings
from conftest import NewPage
from server.harness import ServerProcess

CALM = {"reduced_motion": "reduce"}


def test_the_first_game_is_learned_to_its_end(new_page: NewPage, server: ServerProcess) -> None:
    visitor = Visitor(new_page(**CALM), server.url)
    page = visitor.page
    owl = page.get_by_role("region", name="The owl explains")
    visitor.go("/tutorial")
    owl.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Roll 8 dice").click()
    expect(owl).to_contain_text("take the two worms")
    # Another choice is no mistake, and nothing happens to the table.
    page.get_by_role("button", name="Set aside the 2 4s").click()
    expect(owl).to_contain_text("without a worm you cannot take a tile")
    expect(owl).to_contain_text("Step 3 of")
    assert axe_findings(page) == []
    page.get_by_role("button", name="Set aside the 2 worms").click()
    page.keyboard.press("s")
    expect(owl).to_contain_text("Bust! No tile fits your total.")
    SCREENS["lesson-end"](visitor)
    expect(owl).to_contain_text("you win!")
    assert axe_findings(page) == []
    owl.get_by_role("button", name="From the beginning").click()
    expect(owl).to_contain_text("Step 1 of")


def test_a_specialist_is_explained_on_tap_and_a_barred_face_when_asked(
    new_page: NewPage, server: ServerProcess
) -> None:
    visitor = Visitor(new_page(**CALM), server.url)
    page = visitor.page
    SCREENS["choose-weasel"](visitor)
    page.get_by_role("button", name="Rooster holds: Weasel").click()
    expect(page.get_by_role("dialog")).to_contain_text("Once a turn")
    page.keyboard.press("Escape")
    # A face that is barred says why, though it cannot be chosen.
    page.get_by_role("region", name="Dice just rolled").get_by_role("button").first.click(force=True)
    expect(page.get_by_role("region", name="The owl explains")).to_contain_text(
        "The 4s have already been set aside"
    )
