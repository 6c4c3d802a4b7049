"""Nothing is lost: a reload, a restart of the server, half a minute offline; and those who only watch."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.altered import clock_runs_out_at, program
from browser.people import PATIENCE, Person
from browser.sight import axe_findings
from browser.staging import Staging
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
    expect(mid_turn.page.get_by_text("Connection lost.")).to_be_visible()
    server.start()
    expect(mid_turn.page.get_by_text("Connected again.")).to_be_visible(timeout=20_000)
    assert kept(mid_turn.page) == before
    roll = mid_turn.turn.get_by_role("button", name=re.compile("^Roll"))
    roll.click()
    expect(roll).to_have_count(0)


def test_half_a_minute_offline_needs_no_click(mid_turn: Person) -> None:
    page = mid_turn.page
    before = kept(page)
    page.clock.install()
    page.context.set_offline(True)
    expect(page.get_by_text("Connection lost.")).to_be_visible()
    # A move made meanwhile waits, and is carried out once.
    page.keyboard.press("r")
    for _ in range(30):
        page.clock.run_for(1_000)
    assert kept(page) == before
    page.context.set_offline(False)
    expect(page.get_by_text("Connected again.")).to_be_visible(timeout=20_000)
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
    expect(ann.page.get_by_text("one person watching")).to_be_visible()
    for _ in range(8):
        while not (ann.press() or bob.press()):
            ann.page.wait_for_timeout(10)
        assert eve.offers() == []
        assert "choices" not in eve.heard()
    until = time.monotonic() + PATIENCE
    while kept(eve.page) != kept(ann.page):
        assert time.monotonic() < until, "the spectator does not see what the players see"
        eve.page.wait_for_timeout(50)
    for key in "12345wrsncz":
        eve.page.keyboard.press(key)
    expect(eve.page.get_by_role("alert")).to_have_count(0)
    heard = eve.heard()
    while not (ann.press() or bob.press()):
        ann.page.wait_for_timeout(10)
    eve.hear_more(heard)  # it goes on for her, too


def test_what_somebody_calls_out_is_seen_and_heard_unless_muted(
    new_page: NewPage, server: ServerProcess
) -> None:
    ann = Person(new_page(**CALM), server.url).arrive()
    bob = Person(new_page(**CALM), server.url).arrive()
    bob.sit_down(ann.open_table("Ann"), "Bob")
    expect(ann.turn).to_be_visible()

    def call_out(what: str) -> None:
        bob.page.get_by_role("button", name="React").click()
        bob.page.get_by_role("button", name=what).click()

    call_out("Wow!")
    expect(ann.page.get_by_role("status").filter(has_text="Bob: “Wow!”")).to_have_count(1)
    expect(ann.page.get_by_role("listitem").filter(has_text="Bob").get_by_text("Wow!")).to_be_visible()
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("checkbox", name="Show others’ reactions").uncheck()
    ann.page.get_by_role("button", name="Close").click()
    call_out("Bravo!")
    expect(bob.page.get_by_text("Bob: “Bravo!”")).to_have_count(1)
    expect(ann.page.get_by_text("Bravo!")).to_have_count(0)


def test_whose_turn_it_is_stands_in_the_title(new_page: NewPage, server: ServerProcess) -> None:
    ann = Person(new_page(**CALM), server.url).arrive()
    bob = Person(new_page(**CALM), server.url).arrive()
    bob.sit_down(ann.open_table("Ann"), "Bob")
    expect(ann.page).to_have_title("Your turn · Pickomino")
    expect(bob.page).to_have_title("Pickomino")


TIME_IS_UP = "time-is-up"


@pytest.fixture
def timed_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server whose clocks run out when the test says so."""
    clock = program(clock_runs_out_at, str(tmp_path / TIME_IS_UP))
    with ServerProcess(tmp_path / "games.db", program=clock) as process:
        yield process


def test_a_clock_that_runs_out_is_told_and_one_may_come_back(
    timed_server: ServerProcess, new_page: NewPage, tmp_path: Path
) -> None:
    server = timed_server
    ann = Person(new_page(**CALM), server.url).arrive()
    ann.page.get_by_role("button", name="Invite friends").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("textbox", name="Your name").fill("Ann")
    dialog.get_by_role("radio", name="30 s").check()
    dialog.get_by_role("button", name="Open the table").click()
    link = ann.page.get_by_role("textbox", name="Link for your friends").input_value()
    bob = Person(new_page(**CALM), server.url).arrive()
    bob.sit_down(link, "Bob")
    expect(ann.page.get_by_role("timer")).to_be_visible()
    (tmp_path / TIME_IS_UP).touch()
    expect(bob.page.get_by_text("out of time; a bot fills in")).to_be_visible()
    ann.page.get_by_role("button", name="I am back").click()
    expect(bob.page.get_by_text("out of time; a bot fills in")).to_have_count(0)


def test_a_game_that_one_leaves_alone_waits(new_page: NewPage, server: ServerProcess) -> None:
    ann = Person(new_page(**CALM), server.url).arrive()
    ann.play_now()
    ann.page.get_by_role("button", name="Leave").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(ann.page.get_by_text("The game is paused until you are back.")).to_be_visible()
    expect(ann.turn.get_by_role("heading", name="Rooster to play")).to_be_visible()
    ann.page.get_by_role("button", name="I am back").click()
    expect(ann.page.get_by_text("The game is paused")).to_have_count(0)
    expect(ann.turn.get_by_role("button", name="Roll 8 dice")).to_be_visible()


def test_whoever_waits_for_somebody_gone_sees_for_how_long(new_page: NewPage, server: ServerProcess) -> None:
    page = new_page(**CALM)
    page.clock.install()
    page.clock.pause_at(datetime.now(UTC) + timedelta(minutes=1))
    Staging(page, server.url).show("rolled", mine=(2,), clock=30, gone={1: 12_000})
    expect(page.get_by_text("Waiting for Ann, who is no longer connected.")).to_be_visible()
    soon = page.get_by_text("You may let a bot play on in")
    expect(soon).to_have_text("You may let a bot play on in 0:12.")
    page.clock.run_for(2_000)
    expect(soon).to_have_text("You may let a bot play on in 0:10.")
    expect(page.get_by_role("button", name="Let a bot play on")).to_have_count(0)
    page.clock.run_for(10_000)
    expect(page.get_by_role("button", name="Let a bot play on")).to_be_visible()
    expect(soon).to_have_count(0)


def test_the_clock_of_a_paused_game_stands_at_what_will_be_left(
    new_page: NewPage, server: ServerProcess
) -> None:
    page = new_page(**CALM)
    page.clock.install()
    page.clock.pause_at(datetime.now(UTC) + timedelta(minutes=1))
    Staging(page, server.url).show("rolled", mine=(), clock=90, paused=True)
    expect(page.get_by_text("Paused: none of the players is here.")).to_be_visible()
    expect(page.get_by_role("timer")).to_have_text("1:30")
    page.clock.run_for(5_000)
    expect(page.get_by_role("timer")).to_have_text("1:30")


def test_whoever_stays_may_claim_the_game(new_page: NewPage, server: ServerProcess) -> None:
    ann, bob = (Person(new_page(**CALM), server.url).arrive() for _ in range(2))
    bob.sit_down(ann.open_table("Ann"), "Bob")
    # The waiting room has a button of this name, too, and asks nothing: wait for the table itself.
    expect(bob.turn).to_be_visible()
    bob.page.get_by_role("button", name="Leave").click()
    bob.page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(ann.page.get_by_text("Bob has left.")).to_be_visible()
    assert axe_findings(ann.page) == []
    ann.page.get_by_role("button", name="Claim the game").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Claim the game").click()
    expect(ann.page.get_by_text("Won because nobody else was left at the table.", exact=True)).to_be_visible()
    expect(bob.page.get_by_text("Won because nobody else was left at the table.", exact=True)).to_be_visible()
