"""Whole games by keyboard alone: the focus is never lost, with single keys and without them."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from browser.people import OVER, Person, sensible
from conftest import NewPage
from server.harness import ServerProcess

CALM = {"reduced_motion": "reduce"}
# Counts every moment at which nothing at all has the focus. Between two screens it is on the page's content.
_WATCH = """
(() => {
  window.focus_lost = [];
  let seen = false;
  const look = () => {
    if (document.querySelector('[aria-label="The turn"]')) {
      const lost = document.activeElement === document.body;
      if (seen && lost) window.focus_lost.push(document.querySelector('[role=log]')?.textContent ?? '');
      seen = !lost || seen;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()
"""


def tab_to(page: Page, name: str) -> None:
    """Press Tab until a button has the focus, then press it."""
    wanted = page.get_by_role("button", name=name, exact=True)
    expect(wanted).to_be_enabled()
    for _ in range(40):
        if wanted.evaluate("it => it === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def arrive(page: Page, url: str, *, keys: bool) -> Person:
    """Come to a table by keyboard, others' turns shown at once."""
    page.add_init_script(_WATCH)
    kept = json.dumps({"speed": "instant", "keys": keys})
    page.add_init_script(f"localStorage.setItem('pickomino.settings', '{kept}')")
    page.goto(url)
    tab_to(page, "Play")
    ann = Person(page, url)
    expect(ann.turn).to_be_visible()
    return ann


def test_a_game_with_single_keys_never_loses_the_focus(
    generous_server: ServerProcess, new_page: NewPage
) -> None:
    page = new_page(**CALM)
    ann = arrive(page, generous_server.url, keys=True)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("r")
    expect(ann.turn.get_by_role("button", name=re.compile("^Set aside")).first).to_be_focused()
    heard = ann.hear_choices()
    while OVER not in heard:
        assert ann.press(heard)
        heard = ann.hear_choices(heard)
    assert page.evaluate("window.focus_lost") == []
    expect(page.get_by_role("heading", name=re.compile("wins!|You win!"))).to_be_focused()
    tab_to(page, "Rematch")
    expect(page.get_by_role("heading", name=re.compile("to play|Your turn"))).to_be_visible()


def test_a_game_without_single_keys_never_loses_the_focus(
    generous_server: ServerProcess, new_page: NewPage
) -> None:
    page = new_page(**CALM)
    ann = arrive(page, generous_server.url, keys=False)
    heard = ann.hear_choices()
    while OVER not in heard:
        wanted = sensible(ann.offers())
        button = ann.turn.get_by_role("button", name=wanted, exact=True).first.element_handle()
        # The focus is on the first choice, so that the others are a few steps away.
        for _ in range(12):
            if button.evaluate("it => it === document.activeElement"):
                break
            page.keyboard.press("Tab")
        assert button.evaluate("it => it === document.activeElement"), wanted
        page.keyboard.press("Enter")
        if page.locator("dialog[open]").count():
            tab_to(page, "Yes, bust")
        heard = ann.hear_choices(heard)
    assert page.evaluate("window.focus_lost") == []
