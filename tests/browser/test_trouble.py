"""What goes wrong has a page or a notice of its own, which says so and what to do."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from browser.screens import BOT, ME, OPEN, SCREENS, Visitor, ended_by_limit
from browser.sight import axe_findings
from conftest import NewPage
from server.harness import ServerProcess

CALM = {"reduced_motion": "reduce"}
# The browser itself logs answers that say no, and connections that fail.
EXPECTED = r"Failed to load resource|WebSocket connection|dynamically imported"


def visit(new_page: NewPage, server: ServerProcess) -> Visitor:
    return Visitor(new_page(tolerate=EXPECTED, **CALM), server.url)


def assert_told(page: Page, heading: str, text: str) -> None:
    """A screen says what is wrong; axe has nothing against it; and there is a way home."""
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text(text)
    assert axe_findings(page) == []
    page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_enabled()


def test_an_address_that_leads_nowhere(new_page: NewPage, server: ServerProcess) -> None:
    visitor = visit(new_page, server)
    SCREENS["nowhere"](visitor)
    assert_told(visitor.page, "There is nothing here", "It may be mistyped")


def test_a_link_to_no_table(new_page: NewPage, server: ServerProcess) -> None:
    visitor = visit(new_page, server)
    SCREENS["wrong-link"](visitor)
    assert_told(visitor.page, "No such table", "mistyped")


def test_a_private_table_without_its_key(new_page: NewPage, server: ServerProcess) -> None:
    game = visit(new_page, server).lay([ME, OPEN])["game"]
    visitor = visit(new_page, server)
    visitor.go(f"/t/{game}")
    assert_told(visitor.page, "This table is private", "Ask one of the players for the full link")


def test_a_code_of_no_table(new_page: NewPage, server: ServerProcess) -> None:
    visitor = visit(new_page, server)
    SCREENS["wrong-code"](visitor)
    expect(visitor.page.get_by_role("alert")).to_contain_text("no table with this code")


def test_a_full_table(new_page: NewPage, server: ServerProcess) -> None:
    table = visit(new_page, server).lay([ME, BOT])
    visitor = visit(new_page, server)
    visitor.go(f"/t/{table['game']}#{table['key']}")
    notice = visitor.page.get_by_role("status").filter(has_text="You are watching.")
    expect(notice).to_be_visible()
    notice.get_by_role("link", name="Play a game of your own").click()
    expect(visitor.page.get_by_role("button", name="Play", exact=True)).to_be_enabled()


def test_a_table_that_is_over(new_page: NewPage, server: ServerProcess) -> None:
    ann = visit(new_page, server)
    ended_by_limit(ann)
    link = ann.page.url
    ann.page.goto(server.url)
    ann.page.goto(link)
    expect(ann.page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(ann.page.get_by_role("heading", name="The game is over")).to_be_visible()


def test_a_record_with_an_error(new_page: NewPage, server: ServerProcess) -> None:
    visitor = visit(new_page, server)
    SCREENS["record-with-an-error"](visitor)
    said = visitor.page.get_by_role("alert")
    expect(said).to_contain_text("4")
    expect(said).to_contain_text("11112222:3")
    assert axe_findings(visitor.page) == []


def test_a_server_that_is_away(new_page: NewPage, server: ServerProcess) -> None:
    visitor = visit(new_page, server)

    def refuse(route: Route) -> None:
        route.abort("connectionrefused")

    visitor.page.route("**/api/**", refuse)
    visitor.go("/")
    expect(visitor.page.get_by_role("alert")).to_contain_text("The server does not answer")
    assert axe_findings(visitor.page) == []
    visitor.page.unroute("**/api/**", refuse)
    # It comes back by itself.
    expect(visitor.page.get_by_role("button", name="Play", exact=True)).to_be_enabled()


def test_a_part_of_the_page_that_does_not_come(new_page: NewPage, server: ServerProcess) -> None:
    visitor = visit(new_page, server)

    def lost(route: Route) -> None:
        route.abort("connectionrefused")

    visitor.page.route("**/assets/RulesPage*", lost)
    visitor.go("/")
    visitor.page.get_by_role("link", name="Rules", exact=True).click()
    expect(visitor.page.get_by_role("heading", name="The server cannot be reached")).to_be_visible()
    visitor.page.unroute("**/assets/RulesPage*", lost)
    visitor.page.get_by_role("button", name="Try again").click()
    expect(visitor.page.get_by_role("heading", name="A turn", exact=True)).to_be_visible()


def test_a_link_to_another_device_works_once(new_page: NewPage, server: ServerProcess) -> None:
    ann = visit(new_page, server)
    ann.lay([ME, BOT])
    ann.go("/")
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("button", name="Take my games to another device").click()
    link = ann.page.get_by_role("textbox", name="Open this link on the other device").input_value()
    other = visit(new_page, server)
    other.page.goto(link)
    other.page.get_by_role("button", name="Yes, that is me").click()
    expect(other.page.get_by_role("region", name="My games").get_by_role("link")).to_have_count(1)
    third = visit(new_page, server)
    third.page.goto(link)
    third.page.get_by_role("button", name="Yes, that is me").click()
    assert_told(third.page, "That did not work", "This link has already been used")
