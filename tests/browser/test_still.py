"""Nothing jumps: the dice tray stays where it is while one chooses and while bots play, and no layout shifts that nobody asked for."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.people import Person
from browser.stillness import DESK, SMALL, play_round, shifts, watch_stillness
from conftest import NewPage
from server.harness import ServerProcess


@pytest.mark.parametrize("size", [SMALL, DESK], ids=["phone", "desk"])
def test_over_a_turn_and_a_round_of_bots_nothing_moves(
    new_page: NewPage, server: ServerProcess, size: dict[str, Any]
) -> None:
    page = new_page(viewport=size)
    ann = Person(watch_stillness(page), server.url).arrive(speed="Brisk")
    assert shifts(page) == [], shifts(page)
    ann.play_now("Extrawurm", 4)
    seen = play_round(ann)
    assert len(seen) == 1, seen
    assert shifts(page) == [], shifts(page)
    # Where the log is out of sight, the others' turns are told in one glance, also to who comes back.
    if size == SMALL:
        glance = page.get_by_role("list", name="Since your last turn").get_by_role("listitem")
        expect(glance).to_have_count(3)
        page.reload()
        expect(glance).to_have_count(3)
