"""How quickly the page shows what it was sent, taken inside the page: from a message's arrival to the next picture."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.people import Person

# Runs before the page's own program. What the live region says changes with every move shown.
_WATCH = """
(() => {
  const shown = (window.shown = []), waits = (window.waits = []);
  let moved = null, left = null;
  const said = () => document.querySelector('[role=log]')?.textContent ?? '';
  const drawn = (then) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = then;
    channel.port2.postMessage(null);
  });
  new MutationObserver(() => {
    const now = said();
    if (moved && now !== moved.before) {
      const { began } = moved;
      moved = null;
      drawn(() => shown.push(performance.now() - began));
    }
    if (left !== null && now.includes('Your choices')) {
      const began = left;
      left = null;
      drawn(() => waits.push(performance.now() - began));
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        const { type, entries = [] } = JSON.parse(data);
        const mine = entries.filter((entry) => entry.by === 'player' && entry.events.length > 0);
        if (type !== 'update' || mine.length === 0) return;
        moved = { began: performance.now(), before: said() };
        if (mine.some((entry) => entry.events.some((event) => event.kind === 'turn_began'))) left = performance.now();
      });
    }
  };
})()
"""


def watch(page: Page) -> Page:
    """Let the page take its own time from the next address on."""
    page.add_init_script(_WATCH)
    return page


def moves_shown(page: Page) -> list[float]:
    """For every own move so far, the milliseconds from the server's answer to the picture that shows it."""
    found: list[float] = page.evaluate("window.shown")
    return found


def waits(page: Page) -> list[float]:
    """The milliseconds from the end of each own turn to the next own choice."""
    found: list[float] = page.evaluate("window.waits")
    return found


def take_turns(person: Person, turns: int) -> None:
    """Play until a number of own turns are over and it is one's own turn again, or the game is over."""
    while len(waits(person.page)) < turns and not person.is_over():
        if not person.press():
            person.page.wait_for_timeout(20)


def first_roll(page: Page, url: str) -> float:
    """Follow the link, play, roll: the milliseconds from the first request to the dice."""
    page.goto(url)
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Roll 8 dice").click()
    expect(page.get_by_role("button", name=re.compile("^Set aside")).first).to_be_visible()
    took: float = page.evaluate("performance.now()")
    return took


def first_load(page: Page, url: str) -> dict[str, int]:
    """Everything a first visit fetches, with its size on the wire in bytes."""
    sizes: dict[str, int] = {}
    page.on("requestfinished", lambda done: sizes.update({done.url: done.sizes()["responseBodySize"]}))
    page.goto(url)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_enabled()
    page.evaluate("document.fonts.ready.then(() => undefined)")
    # What the page needs to open without its server comes behind its back; the rest follows later, when there is time.
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    kept = page.evaluate(
        "caches.keys().then(names => caches.open(names.find(name => name.startsWith('page-')))).then(cache => cache.keys())"
        ".then(requests => requests.map(request => request.url))"
    )
    # And what was asked for twice came the second time out of the browser's own store, without a size.
    unsized = [address for address, size in sizes.items() if size <= 0]
    for address in {*kept, f"{url}/sw.js", *unsized} - (sizes.keys() - unsized):
        answer = page.request.get(address, headers={"accept-encoding": "gzip"})
        sizes[address] = int(answer.headers["content-length"])
    return sizes
