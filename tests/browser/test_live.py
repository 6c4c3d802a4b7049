"""Nothing is lost: a reload, a restart of the server, half a minute offline; and those who only watch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.people import OVER, Person, play_to_the_end
from conftest import NewPage
from server.harness import ServerProcess

CALM = {"reduced_motion": "reduce"}
AWAY = r"WebSocket connection|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to load resource"


@pytest.fixture
def mid_turn(new_page: NewPage, server: ServerProcess) -> Person:
    """Ann, in the middle of a turn, with dice set aside."""
    ann = Person(new_page(**CALM, tolerate=AWAY), server.url).arrive()
    ann.play_now()
    ann.turn.get_by_role("button", name="Roll 8 dice").click()
    ann.turn.get_by_role("button", name=re.compile("^Set aside")).first.click()
    expect(ann.turn.get_by_role("button", name=re.compile("^Roll"))).to_be_visible()
    return ann


def kept(page: Page) -> str:
    return page.get_by_role("region", name="Dice set aside").aria_snapshot()


def test_a_reload_in_mid_turn_loses_nothing(mid_turn: Person) -> None:
    before = kept(mid_turn.page)
    mid_turn.page.reload()
    expect(mid_turn.turn.get_by_role("button", name=re.compile("^Roll"))).to_be_visible()
    assert kept(mid_turn.page) == before
    assert mid_turn.press()


def test_a_restart_of_the_server_needs_no_click(mid_turn: Person, server: ServerProcess) -> None:
    before = kept(mid_turn.page)
    server.stop()
    expect(mid_turn.page.get_by_text("The connection is gone.")).to_be_visible()
    server.start()
    expect(mid_turn.page.get_by_text("Back in sync.")).to_be_visible(timeout=20_000)
    assert kept(mid_turn.page) == before
    roll = mid_turn.turn.get_by_role("button", name=re.compile("^Roll"))
    roll.click()
    expect(roll).to_have_count(0)


def test_half_a_minute_offline_needs_no_click(mid_turn: Person) -> None:
    page = mid_turn.page
    before = kept(page)
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is gone.")).to_be_visible(timeout=40_000)
    # A move made meanwhile waits, and is carried out once.
    page.keyboard.press("r")
    page.wait_for_timeout(30_000)
    assert kept(page) == before
    page.context.set_offline(False)
    expect(page.get_by_text("Back in sync.")).to_be_visible(timeout=20_000)
    expect(mid_turn.turn.get_by_role("button", name=re.compile("^Roll"))).to_have_count(0)


def test_a_spectator_sees_it_all_and_can_do_nothing(new_page: NewPage, server: ServerProcess) -> None:
    ann = Person(new_page(**CALM), server.url).arrive()
    link = ann.open_table("Ann")
    bob = Person(new_page(**CALM), server.url).arrive()
    bob.sit_down(link, "Bob")
    expect(ann.turn).to_be_visible()
    eve = Person(new_page(**CALM), server.url).arrive()
    eve.page.goto(link)
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    expect(ann.page.get_by_text("one is watching")).to_be_visible()
    for _ in range(8):
        while not (ann.press() or bob.press()):
            ann.page.wait_for_timeout(10)
        assert eve.offers() == []
        assert "choices" not in eve.heard()
    for _ in range(100):
        if kept(eve.page) == kept(ann.page):
            break
        eve.page.wait_for_timeout(50)
    assert kept(eve.page) == kept(ann.page)
    for key in "12345wrsncz":
        eve.page.keyboard.press(key)
    expect(eve.page.get_by_role("alert")).to_have_count(0)
    play_to_the_end([ann, bob])
    expect(eve.page.get_by_role("log")).to_contain_text(OVER)


def test_a_game_by_keyboard_alone(new_page: NewPage, server: ServerProcess) -> None:
    page = new_page(**CALM)
    page.goto(server.url)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_enabled()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.get_by_role("button", name="Play", exact=True).evaluate(
            "it => it === document.activeElement"
        ):
            break
    page.keyboard.press("Enter")
    ann = Person(page, server.url)
    expect(ann.turn).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    for _ in range(10):
        while not ann.press():
            page.keyboard.press("Space")


def test_the_first_roll_is_two_clicks_and_three_seconds_away(
    new_page: NewPage, server: ServerProcess
) -> None:
    took = []
    for _ in range(3):  # the best of three: the machine may be busy with other tests
        page = new_page()
        page.goto(server.url)
        page.evaluate("window.began = performance.now()")
        page.get_by_role("button", name="Play", exact=True).click()
        page.get_by_role("button", name="Roll 8 dice").click()
        expect(page.get_by_role("button", name=re.compile("^Set aside")).first).to_be_visible()
        took.append(page.evaluate("performance.now() - window.began"))
        if took[-1] < 3000:
            break
    assert min(took) < 3000


def test_the_first_load_is_at_most_200_kilobytes(new_page: NewPage, server: ServerProcess) -> None:
    page = new_page()
    sizes: list[int] = []
    page.on("requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"]))
    page.goto(server.url)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_enabled()
    page.wait_for_timeout(500)
    assert 50_000 < sum(sizes) <= 200_000
