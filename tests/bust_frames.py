"""Films one's own bust, with motion on: alone against bots, with a friend online, and on a device that is passed around.

Run by `make screenshots ARGS=bust`, which writes a contact sheet to docs/images: a row a way, a column a moment.
"""

from __future__ import annotations

import base64
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, expect

from browser.people import Person

FATAL = ("11112345", "1111")
"""The dice of the server: whoever sets the 1s aside busts with the next roll."""
PATIENCE = 20.0
MOST_BYTES = 200_000

# What the turn shows just now: dice in the air or on the table, the mark of the bust, or neither any more.
_STATE = """() => {
  const turn = document.querySelector('[aria-label="The turn"]');
  const rolled = turn?.querySelector('[aria-label="Dice just rolled"]');
  const dice = [...(rolled?.querySelectorAll('button') ?? [])].map((it) => it.ariaLabel).join();
  if (dice !== '4 × 1') return 'else';
  const marked = [...turn.querySelectorAll('.bust')].some((it) => it.checkVisibility({ opacityProperty: true }));
  const still = rolled.getAnimations({ subtree: true }).every((one) => one.playState === 'finished');
  return marked ? 'marked' : still ? 'landed' : 'tumbling';
}"""


class Frame(NamedTuple):
    """One picture, with the milliseconds since the click."""

    at: int
    state: str
    picture: bytes


def take_bust_frames(browser: Browser, url: str, path: Path) -> None:
    """Film all three ways and write the contact sheet."""
    rows = {name: _moments(film(browser, url)) for name, film in WAYS.items()}
    page = browser.new_page(viewport={"width": 1180, "height": 800})
    page.set_content(_sheet(rows))
    path.parent.mkdir(parents=True, exist_ok=True)
    page.locator("table").screenshot(path=path, type="webp", quality=60)
    assert path.stat().st_size <= MOST_BYTES


def _alone(browser: Browser, url: str) -> list[Frame]:
    ann = _arrive(browser, url)
    ann.play_now()
    return _film(ann)


def _online(browser: Browser, url: str) -> list[Frame]:
    ann, bob = _arrive(browser, url), _arrive(browser, url)
    bob.sit_down(ann.open_table("Ann"), "Bob")
    return _film(ann)


def _passed_around(browser: Browser, url: str) -> list[Frame]:
    ann = _arrive(browser, url)
    ann.pass_and_play("Ann", "Bob")
    return _film(ann)


WAYS: dict[str, Callable[[Browser, str], list[Frame]]] = {
    "against a bot": _alone,
    "with a friend online": _online,
    "one device passed around": _passed_around,
}


def _arrive(browser: Browser, url: str) -> Person:
    context = browser.new_context(viewport={"width": 360, "height": 640}, color_scheme="dark")
    return Person(context.new_page(), url).arrive(speed="Normal")


def _film(person: Person) -> list[Frame]:
    """Roll the fatal dice, and take pictures until a moment after they have gone."""
    for name in ("Roll 8 dice", re.compile("^Set aside the 4 1s")):
        person.turn.get_by_role("button", name=name).click()
    roll = person.turn.get_by_role("button", name="Roll 4 dice")
    expect(roll).to_be_visible()
    roll.click()
    began, frames, gone = time.monotonic(), list[Frame](), 0
    while gone < 5:
        assert time.monotonic() < began + PATIENCE
        state = person.page.evaluate(_STATE)
        at = round((time.monotonic() - began) * 1000)
        frames.append(Frame(at, state, person.page.screenshot(type="jpeg", quality=80)))
        gone += state == "else" and any(frame.state == "marked" for frame in frames)
    person.page.context.close()
    return frames


def _moments(frames: list[Frame]) -> list[Frame]:
    """The first and the last picture of what the dice do, and the last of all."""
    found: list[Frame] = []
    for state in ("tumbling", "landed", "marked"):
        shown = [frame for frame in frames if frame.state == state]
        found += [*shown[:1], *shown[1:][-1:]]
    return [*sorted(found), frames[-1]]


def _sheet(rows: dict[str, list[Frame]]) -> str:
    """The contact sheet, for a browser to draw."""
    cells = [
        f"<tr><th colspan=9>{name}</th></tr><tr>"
        + "".join(
            f"<td><img src='data:image/jpeg;base64,{base64.b64encode(frame.picture).decode()}'><br>"
            f"{frame.at} ms</td>"
            for frame in frames
        )
        + "</tr>"
        for name, frames in rows.items()
    ]
    style = "table { font: 13px sans-serif; border-spacing: 5px } th { text-align: left } td { text-align: center } img { width: 158px }"
    return f"<style>{style}</style><table>{''.join(cells)}</table>"
