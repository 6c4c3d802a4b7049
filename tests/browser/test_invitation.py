"""An invitation says how others come to the table: by its link, by the address in the bar, by the code."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.people import Person
from conftest import NewPage
from server.harness import ServerProcess


def test_a_server_for_this_machine_alone_says_how_to_open_it(
    new_page: NewPage, server: ServerProcess
) -> None:
    ann = Person(new_page(reduced_motion="reduce"), server.url).arrive()
    assert ann.open_table("Ann").startswith(server.url)
    expect(ann.page.get_by_text("Only this computer can open this link.")).to_contain_text(
        "pickomino serve --share"
    )


def test_the_address_in_the_bar_is_an_invitation(new_page: NewPage, server: ServerProcess) -> None:
    ann = Person(new_page(reduced_motion="reduce"), server.url).arrive()
    link = ann.open_table("Ann")
    expect(ann.page).to_have_url(link)
    bob = Person(new_page(reduced_motion="reduce"), server.url)
    bob.sit_down(ann.page.url, "Bob")
    expect(ann.turn).to_be_visible()


def test_a_private_table_opens_by_its_code(new_page: NewPage, server: ServerProcess) -> None:
    ann = Person(new_page(reduced_motion="reduce"), server.url).arrive()
    link = ann.open_table("Ann")
    code = ann.page.get_by_text("or the code").get_by_role("strong").inner_text()
    bob = new_page(reduced_motion="reduce")
    bob.goto(link.partition("#")[0])
    expect(bob.get_by_role("heading", name="This table is private")).to_be_visible()
    bob.get_by_role("textbox", name="Got a code?").fill(code)
    bob.get_by_role("button", name="Go to the table").click()
    bob.get_by_role("textbox", name="Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    expect(ann.turn).to_be_visible()
