"""The page is quick: to arrive, to the first roll, to show a move, to show six bots' turns.

What depends on the speed of the machine is a proof, to be run beside nothing else.
"""

from __future__ import annotations

from statistics import median

import pytest
from playwright.sync_api import expect

from browser.people import Person
from browser.stillness import SMALL, play_round, shift_score, watch_stillness
from browser.timing import first_load, first_roll, moves_shown, take_turns, waits, watch
from conftest import NewPage
from prove_report import proof
from server.harness import ServerProcess

FIRST_LOAD = 200_000


def test_the_first_load_is_small(new_page: NewPage, server: ServerProcess) -> None:
    sizes = first_load(new_page(service_workers="allow"), server.url)
    assert sum(sizes.values()) <= FIRST_LOAD, sizes
    # It would be a poor measure that had missed the page's own program, its fonts or its service worker.
    assert {url.rpartition(".")[2] for url, size in sizes.items() if size > 0} >= {"js", "css", "woff2"}
    assert sizes[f"{server.url}/sw.js"] > 0


def test_a_friend_is_one_click_from_the_table(new_page: NewPage, server: ServerProcess) -> None:
    ann = Person(new_page(), server.url).arrive()
    bob = Person(new_page(), server.url)
    bob.page.goto(ann.open_table("Ann"))
    bob.page.get_by_role("textbox", name="Your name").fill("Bob")
    bob.page.keyboard.press("Enter")
    expect(bob.turn).to_be_visible()
    ann.turn.get_by_role("button", name="Roll 8 dice").click()
    expect(ann.turn.get_by_role("button", name="Roll 8 dice")).to_have_count(0)


@pytest.mark.prove
@pytest.mark.alone
def test_the_first_roll_a_move_and_six_bots_are_quick(new_page: NewPage, server: ServerProcess) -> None:
    with proof("The page's speed") as figures:
        figures["ms from the link to the first roll, two clicks, best of 5"] = first = min(
            first_roll(new_page(service_workers="allow"), server.url) for _ in range(5)
        )
        ann = Person(watch(new_page(service_workers="allow")), server.url).arrive(speed="Fast")
        ann.play_now()
        take_turns(ann, 6)
        took = moves_shown(ann.page)
        figures["moves shown"] = len(took)
        figures["ms from the answer to the picture, median"] = shown = median(took)
        six = Person(watch(new_page(service_workers="allow")), server.url).arrive(speed="Fast")
        six.play_now("Classic", 7)
        take_turns(six, 4)
        figures["ms for the turns of six bots at the fast pace, best of 4"] = bots = min(waits(six.page))
        still = Person(watch_stillness(new_page(viewport=SMALL)), server.url).arrive(speed="Brisk")
        figures["CLS of the first page"] = arrived = shift_score(still.page)
        still.play_now("Extrawurm", 4)
        tops = [float(place.split(" ")[1]) for place in play_round(still)]
        figures["px the dice tray moves at 360 x 640 over a turn and a round of three bots"] = moved = max(
            tops
        ) - min(tops)
        figures["CLS over that round of bots"] = shifted = shift_score(still.page)
        assert (arrived, moved, shifted) == (0, 0, 0)
        assert first <= 3000
        assert len(took) >= 12
        assert shown <= 100
        assert 500 <= bots <= 5000  # shown, not skipped
