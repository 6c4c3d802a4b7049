"""What moves on the page while nobody touches it: the dice tray, and layouts that shift, noted in every frame."""

from __future__ import annotations

import re

from playwright.sync_api import Page, ViewportSize, expect

from browser.people import Person

SMALL: ViewportSize = {"width": 360, "height": 640}
DESK: ViewportSize = {"width": 1280, "height": 800}

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


def shift_score(page: Page) -> float:
    """The sum of these shifts, as browsers count them (CLS)."""
    return sum(float(shift.split(" ")[0]) for shift in shifts(page))


def watch_stillness(page: Page) -> Page:
    """Let the page note what moves, from the next address on."""
    page.add_init_script(_WATCH)
    return page


def play_round(ann: Person) -> set[str]:
    """Play a turn, let the bots play theirs, and return every place where the tray was: x, y, width and height.

    The dice are those of the known server. On a desk only the bots' turns count, for one's own dice have more room there;
    shifts are counted from the last input on.
    """
    page = ann.page
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
    expect(page.get_by_role("heading", name="Duck to play")).to_be_visible()
    if page.viewport_size == DESK:
        page.evaluate("window.trays_seen.length = 0")
    # From here until it is one's own turn again nobody touches anything.
    page.evaluate("window.shifts_seen.length = 0")
    scrolled = page.evaluate("scrollY")
    expect(roll).to_be_visible(timeout=60_000)
    assert page.evaluate("scrollY") == scrolled
    return set(page.evaluate("window.trays_seen"))
