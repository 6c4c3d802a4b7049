"""Around the game: who sits where before it, the same people again after it, and one's own list of games."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from browser.people import Person
from browser.screens import BOT, ME, OPEN, Visitor
from conftest import NewPage
from server.harness import ServerProcess

CALM = {"reduced_motion": "reduce"}
GONE = "Failed to load resource|WebSocket connection"


def seats(page: Page) -> Locator:
    return page.locator(".lobby").get_by_role("listitem")


def expect_seats(page: Page, *names: str) -> None:
    """These sit in the waiting room, in this order."""
    expect(seats(page).locator(".who")).to_contain_text([*names])


def test_seats_are_taken_changed_filled_and_freed(new_page: NewPage, server: ServerProcess) -> None:
    ann = Person(new_page(**CALM), server.url).arrive()
    bob = Person(new_page(tolerate=GONE, **CALM), server.url).arrive()
    bob.sit_down(ann.open_table("Ann", 4), "Bob")
    expect_seats(ann.page, "Ann", "Bob", "free seat", "free seat")
    # A guest takes another free seat, the host puts the seats in order.
    seats(bob.page).nth(3).get_by_role("button", name="Sit here").click()
    expect_seats(ann.page, "Ann", "free seat", "free seat", "Bob")
    for _ in range(3):
        at = [text.split()[0] for text in seats(ann.page).locator(".who").all_inner_texts()].index("Bob")
        ann.page.get_by_role("button", name="Move Bob one seat earlier").click()
        expect(seats(ann.page).nth(at - 1)).to_contain_text("Bob")
    expect_seats(bob.page, "Bob", "Ann", "free seat", "free seat")
    # A bot takes a free seat, and the guest has to go.
    seats(ann.page).nth(2).get_by_role("button", name="let a bot take the seat").click()
    expect(seats(bob.page).nth(2)).to_contain_text("timid")
    ann.page.get_by_role("button", name="Free the seat of Bob").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(bob.page.get_by_role("heading", name="Your seat has been freed")).to_be_visible()
    expect_seats(ann.page, "free seat", "Ann", "Goose", "free seat")


def test_the_same_people_play_again_and_whoever_watched_follows(
    new_page: NewPage, server: ServerProcess
) -> None:
    ann, bob, eve = (Person(new_page(**CALM), server.url).arrive() for _ in range(3))
    table = Visitor(ann.page, server.url).lay([ME, OPEN], limit=1)
    address = f"{server.url}/t/{table['game']}#{table['key']}"
    ann.page.goto(address)
    bob.sit_down(address, "Bob")
    eve.page.goto(address)
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()

    def play() -> None:
        while not ann.is_over():
            if not (ann.press() or bob.press()):
                ann.page.wait_for_timeout(20)

    play()
    expect(ann.page.get_by_text("Scoreboard")).to_have_count(0)
    ann.page.get_by_role("button", name="Rematch").click()
    expect(bob.page.get_by_text("A rematch is waiting for you.")).to_be_visible()
    bob.page.get_by_role("button", name="Rematch").click()
    eve.page.get_by_role("button", name="Go to the rematch").click()
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    expect(
        ann.page.get_by_role("heading", name="to play").or_(ann.page.get_by_role("heading", name="Your turn"))
    ).to_be_visible()
    play()
    for page in (ann.page, bob.page, eve.page):
        scores = page.get_by_role("table", name="Scoreboard after 2 games")
        expect(scores.get_by_role("row")).to_have_count(3)
        expect(scores).to_contain_text("Bob")


def test_a_game_is_taken_off_the_list_after_a_question_while_it_runs(
    new_page: NewPage, server: ServerProcess
) -> None:
    page = new_page(**CALM)
    Visitor(page, server.url).lay([ME, BOT])
    page.goto(server.url)
    mine = page.get_by_role("region", name="My games")
    remove = mine.get_by_role("button", name="Remove the game of")
    remove.click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(mine.get_by_role("link")).to_have_count(1)
    remove.click()
    page.get_by_role("dialog").get_by_role("button", name="Leave and remove").click()
    expect(mine).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", name="Learn and look back")).to_be_visible()
    expect(mine).to_have_count(0)


def test_on_a_desk_the_log_tells_beside_the_table_what_happened(
    new_page: NewPage, server: ServerProcess
) -> None:
    ann = Person(new_page(viewport={"width": 1280, "height": 800}, **CALM), server.url).arrive()
    ann.play_now()
    log = ann.page.get_by_role("complementary", name="History")
    ann.turn.get_by_role("button", name="Roll 8 dice").click()
    expect(log.get_by_role("listitem").first).to_contain_text("You roll 1, 2, 2, 3, 3, 5, 5")
    ann.page.set_viewport_size({"width": 360, "height": 640})
    expect(log).to_have_count(0)
