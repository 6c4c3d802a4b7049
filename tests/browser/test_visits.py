"""How visitors come and what they find: by code or with a record, rules of their own, their games, the story so far."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from browser.altered import no_patience, program
from browser.people import Person
from conftest import NewPage
from server.harness import ServerProcess

RECORD = """[Rules "classic"]
[Players "Thomas/Louise"]
[Start "21.22.23.24.25.26.27.28.29.30.31.33.34.35.36 -/32 - 1 -"]
[Result "*"]

1. 1234445W:4 2344W:W 55WW:5 13:3 2:2 ^32
2. 11223345:3 124555:5 11W:W 3W!
"""


def test_a_friend_comes_by_short_code(new_page: NewPage, server: ServerProcess) -> None:
    ann = Person(new_page(), server.url).arrive()
    ann.open_table("Ann")
    code = ann.page.get_by_text("or the code").get_by_role("strong").inner_text()
    bob = new_page()
    bob.goto(server.url)
    bob.get_by_role("textbox", name="Got a code?").fill(code.lower())
    bob.get_by_role("button", name="Go to the table").click()
    bob.get_by_role("textbox", name="Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    expect(ann.turn).to_be_visible()


def test_a_record_is_stepped_through(new_page: NewPage, server: ServerProcess) -> None:
    page = new_page(reduced_motion="reduce")
    page.goto(f"{server.url}/record")
    page.get_by_role("textbox", name="or the text itself").fill(RECORD)
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_role("heading", name="Thomas to play")).to_be_visible()
    page.get_by_role("button", name="Next turn").click()
    expect(page.get_by_text("Thomas steals 32 from Louise!")).to_be_visible()
    page.get_by_role("button", name="Next turn").click()
    expect(page.get_by_text("Bust!")).to_be_visible()


def test_a_table_by_rules_of_ones_own(new_page: NewPage, server: ServerProcess) -> None:
    ann = Person(new_page(reduced_motion="reduce"), server.url).arrive()
    ann.page.get_by_role("button", name="Invite friends").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("textbox", name="Your name").fill("Ann")
    # The points on which sheets differ are folded away until asked for, each with its reasons.
    knob = dialog.get_by_role("group", name="Does a bust turn a tile")
    expect(knob).to_be_hidden()
    dialog.get_by_text("Custom rules", exact=True).click()
    expect(dialog.get_by_text("The full sheets spare a player who has nothing to lose.")).to_be_visible()
    knob.get_by_role("radio", name="Yes, the highest.").check()
    expect(dialog.get_by_text("Classic, with custom rules.")).to_be_visible()
    dialog.get_by_role("button", name="Open the table").click()
    # Who is invited sees them before sitting down, and anybody at the table later on.
    bob = Person(new_page(reduced_motion="reduce"), server.url).arrive()
    bob.page.goto(ann.page.get_by_role("textbox", name="Link for your friends").input_value())
    expect(bob.page.get_by_text("Classic, custom rules")).to_be_visible()
    expect(bob.page.get_by_text("Yes, the highest.")).to_be_visible()
    bob.page.get_by_role("textbox", name="Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    expect(bob.turn).to_be_visible()
    bob.page.get_by_role("toolbar").get_by_role("button", name="Rules").click()
    expect(bob.page.get_by_role("dialog")).to_contain_text("Yes, the highest.")
    # And they are what is played: a bust would turn a tile though there is none to give back.
    ann.turn.get_by_role("button", name="Roll 8 dice").click()
    ann.turn.get_by_role("button", name=re.compile(r"^Set aside the (\d )?[1-5]")).first.click()
    expect(ann.turn.get_by_role("button", name="Stop bust: 36 turns")).to_be_visible()


def test_presets_can_be_left_as_they_are(new_page: NewPage, server: ServerProcess) -> None:
    page = new_page(reduced_motion="reduce")
    page.goto(server.url)
    page.get_by_role("button", name="Options").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Custom rules", exact=True).click()
    dialog.get_by_role("radio", name="Any below it, your choice.").check()
    dialog.get_by_role("group", name="Does a bust turn a tile").get_by_role("radio", name="Yes").check()
    # These knobs are those of a sheet that has a name, and turned back those of the edition again.
    expect(dialog.get_by_role("radio", name="House")).to_be_checked()
    dialog.get_by_role("radio", name="Classic").check()
    expect(dialog.get_by_role("radio", name="The highest below it.")).to_be_checked()


def test_a_running_game_is_found_at_home_and_an_unfinished_one_says_so(
    new_page: NewPage, tmp_path: Path
) -> None:
    page = new_page(reduced_motion="reduce", tolerate="Failed to load resource|WebSocket connection")
    with ServerProcess(tmp_path / "games.db") as server:
        ann = Person(page, server.url).arrive()
        ann.play_now()
        ann.page.get_by_role("link", name="Pickomino").click()
        mine = page.get_by_role("region", name="My games").get_by_role("link")
        expect(mine).to_have_count(1)
        expect(mine).to_contain_text("Classic · Your turn")
        mine.click()
        expect(ann.turn.get_by_role("button", name="Roll 8 dice")).to_be_visible()
        link, port = page.url, int(server.url.rpartition(":")[2])
        page.goto(server.url)
    with ServerProcess(tmp_path / "games.db", port=port, program=program(no_patience)):
        page.goto(link)
        expect(page.get_by_text("This game was left unfinished.")).to_be_visible()
        expect(page.get_by_role("button", name="Roll 8 dice")).to_have_count(0)
        page.get_by_role("link", name="Pickomino").click()
        expect(page.get_by_role("region", name="My games").get_by_role("link")).to_contain_text(
            "left unfinished"
        )


def test_a_table_left_before_the_game_is_given_up(new_page: NewPage, server: ServerProcess) -> None:
    ann = Person(new_page(reduced_motion="reduce"), server.url).arrive()
    link = ann.open_table("Ann")
    bob = Person(new_page(reduced_motion="reduce"), server.url).arrive()
    bob.page.goto(link)
    expect(bob.page.get_by_role("button", name="Sit down")).to_be_visible()
    ann.page.get_by_role("button", name="Leave").click()
    expect(ann.page.get_by_role("heading", name="Pickomino")).to_be_visible()
    expect(bob.page.get_by_text("This game was left unfinished.")).to_be_visible()


def test_the_story_tells_the_whole_game_also_to_who_comes_late(
    new_page: NewPage, server: ServerProcess
) -> None:
    ann = Person(new_page(reduced_motion="reduce"), server.url).arrive()
    ann.play_now()
    heading = ann.page.get_by_role("heading", name="Your turn")
    for _ in range(2):
        ann.turn.get_by_role("button", name="Roll 8 dice").click()
        expect(ann.page.get_by_role("log")).to_contain_text("Set aside")
        while "Roll 8 dice" not in (heard := ann.heard()):  # until the next turn of one's own
            if not ann.press(heard):
                ann.page.wait_for_timeout(20)
    # A visit of one's own begins with the page; the story does not.
    ann.page.reload()
    expect(heading).to_be_visible()
    ann.page.keyboard.press("l")
    turns = ann.page.get_by_role("dialog", name="History").get_by_role("listitem")
    expect(turns).to_have_count(4)
    expect(turns.last).to_contain_text("You roll")
    expect(turns.first).to_contain_text("Duck")
    # It goes on while one reads.
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("r")
    ann.page.keyboard.press("l")
    expect(turns).to_have_count(5)
