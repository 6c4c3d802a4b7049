"""How visitors come and what they bring: a short code, a record."""

from __future__ import annotations

from playwright.sync_api import expect

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
    page.get_by_role("button", name="Read it").click()
    expect(page.get_by_role("heading", name="Thomas to play")).to_be_visible()
    page.get_by_role("button", name="Next turn").click()
    expect(page.get_by_text("Thomas steals 32 from Louise!")).to_be_visible()
    page.get_by_role("button", name="Next turn").click()
    expect(page.get_by_text("Bust!")).to_be_visible()
