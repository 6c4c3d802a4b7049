"""Nothing jumps: the dice tray stays where it is while one chooses and while bots play, and no layout shifts that nobody asked for."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.people import Person
from conftest import NewPage
from server.harness import ServerProcess

SMALL = {"width": 360, "height": 640}
DESK = {"width": 1280, "height": 800}

# Runs before the page's own program: where the tray is in every frame, and every shift of the layout.
_WATCH = """
(() => {
  const trays = (window.trays_seen = []), shifts = (window.shifts_seen = []);
  const look = () => {
    const tray = document.querySelector('[aria-label="Dice set aside"]')?.getBoundingClientRect();
    if (tray) trays.push([tray.x, tray.y + scrollY, tray.width, tray.height].join(' '));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (!hadRecentInput) shifts.push([value, ...sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? '')].join(' '));
    }
  }).observe({ type: 'layout-shift', buffered: true });
})()
"""


def shifts(page: Page) -> list[str]:
    """Every shift of the layout that followed no input."""
    found: list[str] = page.evaluate("window.shifts_seen")
    return found


@pytest.mark.parametrize("size", [SMALL, DESK], ids=["phone", "desk"])
def test_over_a_turn_and_a_round_of_bots_nothing_moves(
    new_page: NewPage, server: ServerProcess, size: dict[str, Any]
) -> None:
    page = new_page(viewport=size)
    page.add_init_script(_WATCH)
    ann = Person(page, server.url).arrive(speed="Brisk")
    assert shifts(page) == [], shifts(page)
    ann.play_now("Extrawurm", 4)
    roll = ann.turn.get_by_role("button", name="Roll 8 dice")
    expect(roll).to_be_visible()
    page.evaluate("window.trays_seen.length = 0")
    # By keys, for a click by Playwright may scroll.
    page.keyboard.press("r")
    expect(ann.turn.get_by_role("button", name=re.compile("^Set aside the worm"))).to_be_visible()
    page.keyboard.press("w")
    expect(ann.turn.get_by_role("button", name=re.compile("^Stop"))).to_be_visible()
    page.keyboard.press("s")
    ann.say_yes()
    expect(ann.page.get_by_role("heading", name="Duck to play")).to_be_visible()
    if size == DESK:  # where there is room, the dice to choose from have more of it
        page.evaluate("window.trays_seen.length = 0")
    # From here until it is one's own turn again nobody touches anything.
    page.evaluate("window.shifts_seen.length = 0")
    scrolled = page.evaluate("scrollY")
    expect(roll).to_be_visible(timeout=60_000)
    assert page.evaluate("scrollY") == scrolled
    seen = set(page.evaluate("window.trays_seen"))
    assert len(seen) == 1, seen
    assert shifts(page) == [], shifts(page)
    # Where the log is out of sight, the others' turns are told in one glance, also to who comes back.
    if size == SMALL:
        glance = page.get_by_role("list", name="Since your last turn").get_by_role("listitem")
        expect(glance).to_have_count(3)
        page.reload()
        expect(glance).to_have_count(3)
