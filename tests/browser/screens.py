"""Every screen, dialog, pending choice and trouble of the page, and the way to each; for looking at them all.

The way is that of a visitor, by roles and addresses. Tables are laid by calls with the visitor's own cookie where
playing up to the point would take minutes; the page then shows them as it shows any other.
"""

from __future__ import annotations

import re
import uuid
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Locator, Page, Route, expect

PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)


@dataclass
class Visitor:
    """Somebody who looks at the page, in a language; names are looked up by their key where they depend on it."""

    page: Page
    url: str
    lang: str = "en"
    tables: dict[str, str] = field(default_factory=dict)
    """Tables laid already, by what they are for."""

    def go(self, path: str) -> None:
        """Open an address anew."""
        before, _, fragment = path.partition("#")
        self.page.goto(f"{self.url}{before}?lang={self.lang}" + (f"#{fragment}" if fragment else ""))
        expect(self.page.get_by_role("main")).not_to_be_empty()
        expect(
            self.page.get_by_role("status").filter(has_text=re.compile("^(One moment|Öñë)"))
        ).to_have_count(0)

    def call(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Ask the server for something in the visitor's name."""
        answer = self.page.request.post(f"{self.url}/api/v1{path}", data=body)
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def lay(
        self, seats: Sequence[dict[str, str]], rules: str = "classic", limit: int = 1000
    ) -> dict[str, Any]:
        """Lay a table."""
        self.call("/identity", {})
        return self.call(
            "/games",
            {
                "id": uuid.uuid4().hex,
                "rules": rules,
                "seats": list(seats),
                "listed": False,
                "clock": None,
                "limit": limit,
            },
        )

    def table(self, what: str, lay: Callable[[], str]) -> None:
        """Go to a table, laid the first time."""
        if what not in self.tables:
            self.tables[what] = lay()
        self.go(f"/t/{self.tables[what]}")

    @property
    def turn(self) -> Locator:
        """The part of the page where the turn is played: the one that has the dice."""
        return self.page.locator("section.turn")

    def press(self, key: str, until: Locator) -> None:
        """Press a key of the table once it is the visitor's turn."""
        expect(self.turn.locator("button:not([aria-disabled])").first).to_be_visible(timeout=PATIENCE)
        self.page.keyboard.press(key)
        expect(until).to_be_visible(timeout=PATIENCE)

    def dialog(self, opener: Locator) -> None:
        """Open a dialog."""
        opener.click()
        expect(self.page.get_by_role("dialog")).to_be_visible()


ME: Final = {"kind": "me", "name": "Ann"}
BOT: Final = {"kind": "bot", "bot": "timid"}
OPEN: Final = {"kind": "open"}

Way = Callable[[Visitor], None]
SCREENS: dict[str, Way] = {}


def screen(way: Way) -> Way:
    """Enter a way into the list, by its name."""
    SCREENS[way.__name__.replace("_", "-")] = way
    return way


@screen
def home(visitor: Visitor) -> None:
    visitor.go("/")
    expect(visitor.page.locator(".door button").first).to_be_enabled()


def _door(number: int) -> Way:
    def way(visitor: Visitor) -> None:
        home(visitor)
        visitor.dialog(visitor.page.locator(".door").nth(number).locator("button").last)

    return way


SCREENS["play-now"], SCREENS["friends"], SCREENS["device"] = _door(0), _door(1), _door(2)


@screen
def settings(visitor: Visitor) -> None:
    home(visitor)
    visitor.dialog(visitor.page.locator("header nav button").last)


@screen
def lobby(visitor: Visitor) -> None:
    visitor.table("lobby", lambda: str(visitor.lay([ME, OPEN, OPEN])["game"]))
    expect(visitor.page.locator(".lobby")).to_be_visible()


def _running(rules: str, seats: Sequence[dict[str, str]]) -> Way:
    def way(visitor: Visitor) -> None:
        name = f"{rules} {len(seats)}"
        visitor.table(name, lambda: str(visitor.lay(seats, rules)["game"]))
        expect(visitor.turn.locator("button:not([aria-disabled])").first).to_be_visible(timeout=PATIENCE)

    return way


classic = SCREENS["table"] = _running("classic", [ME, BOT])
extrawurm = SCREENS["table-of-seven"] = _running("extrawurm", [ME] + [BOT] * 6)


def _rolled(visitor: Visitor) -> Locator:
    classic(visitor)
    faces = visitor.turn.locator(".face.open")
    if faces.count() == 0 and visitor.turn.locator(".kept .cluster").count() == 0:
        visitor.press("r", faces.first)
    return faces


@screen
def rolled(visitor: Visitor) -> None:
    _rolled(visitor)


@screen
def kept(visitor: Visitor) -> None:
    faces = _rolled(visitor)
    if faces.count():
        faces.first.click()
    expect(visitor.turn.locator(".kept .cluster")).to_be_visible(timeout=PATIENCE)
    expect(visitor.turn.locator(".bar button").nth(1)).to_be_visible(timeout=PATIENCE)


@screen
def ask_before_bust(visitor: Visitor) -> None:
    kept(visitor)
    visitor.page.keyboard.press("s")
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def _tool(key: str) -> Way:
    def way(visitor: Visitor) -> None:
        classic(visitor)
        visitor.page.keyboard.press(key)
        expect(visitor.page.get_by_role("dialog")).to_be_visible()

    return way


SCREENS["keys"], SCREENS["story"] = _tool("?"), _tool("l")


@screen
def specialist(visitor: Visitor) -> None:
    extrawurm(visitor)
    visitor.dialog(visitor.page.locator(".grill .specialist").first)


@screen
def end(visitor: Visitor) -> None:
    visitor.table("end", lambda: str(visitor.lay([ME, BOT], limit=1)["game"]))
    podium = visitor.page.locator(".podium")
    while podium.count() == 0:
        choices = visitor.turn.locator("button:not([aria-disabled])")
        expect(choices.first.or_(podium)).to_be_visible(timeout=PATIENCE)
        if podium.count():
            break
        # Whatever comes first: the game ends with this turn, well or badly.
        choices.first.click(timeout=PATIENCE)
        yes = visitor.page.locator("dialog .button.danger")
        if yes.count():
            yes.click()
        visitor.page.wait_for_timeout(50)
    expect(podium).to_be_visible()


@screen
def rules(visitor: Visitor) -> None:
    visitor.go("/rules")
    visitor.page.get_by_role("radio").nth(1).check()
    expect(visitor.page.locator("#X14")).to_be_visible()


def _lesson(path: str, text: str) -> Way:
    """The step of a lesson that a key names."""

    def way(visitor: Visitor) -> None:
        from lessons import LESSONS, play_lesson

        name = "extrawurm" if path.endswith("extrawurm") else "classic"
        steps = next(play_lesson(lesson)["steps"] for lesson in LESSONS if lesson.name == name)
        at = next(at for at, step in enumerate(steps) if step["text"] == f"learn-{name}-{text}")
        visitor.go(path)
        expect(visitor.page.locator(".owl")).to_be_visible()
        for step in steps[:at]:
            if step["right"] is None:
                visitor.page.locator(".owl .steps .button.primary").click()
            else:
                keys = {"roll": "r", "roll9": "n", "~": "z", "stop": "s", "stop+c": "c"}
                order = [legal["action"] for legal in step["actions"]["legal"]]
                action = step["right"]
                fallback = action if len(action) == 1 else str(order.index(action) + 1)
                visitor.page.keyboard.press(keys.get(action, fallback))
        expect(visitor.page.locator(".owl .steps .muted")).to_contain_text(str(at + 1))

    return way


SCREENS["lesson"] = _lesson("/tutorial", "grill")
SCREENS["lesson-steal"] = _lesson("/tutorial", "steal")
SCREENS["lesson-bust"] = _lesson("/tutorial", "bust-cost")
SCREENS["lesson-end"] = _lesson("/tutorial", "end")
SCREENS["choose-nine"] = _lesson("/tutorial/extrawurm", "nine")
SCREENS["choose-weasel"] = _lesson("/tutorial/extrawurm", "weasel")
SCREENS["choose-canned"] = _lesson("/tutorial/extrawurm", "canned")
SCREENS["choose-specialist"] = _lesson("/tutorial/extrawurm", "keep")
SCREENS["choose-victim"] = _lesson("/tutorial/extrawurm", "rob")


@screen
def stack(visitor: Visitor) -> None:
    SCREENS["lesson-steal"](visitor)
    visitor.dialog(visitor.page.locator(".seat .top").first)


@screen
def gentle_word(visitor: Visitor) -> None:
    SCREENS["lesson-steal"](visitor)
    visitor.page.keyboard.press("r")
    expect(visitor.page.locator(".answer")).to_be_visible()


# Troubles


@screen
def nowhere(visitor: Visitor) -> None:
    visitor.go("/such/a/page")
    expect(visitor.page.locator(".trouble")).to_be_visible()


@screen
def wrong_link(visitor: Visitor) -> None:
    visitor.go("/t/AAAAAAAAAAAAAAAA")
    expect(visitor.page.locator(".trouble")).to_be_visible()


@screen
def wrong_code(visitor: Visitor) -> None:
    home(visitor)
    visitor.page.locator("#code").fill("QQQQQQ")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_role("alert")).to_be_visible()


def _nothing_answers(route: Route) -> None:
    route.abort("connectionrefused")


@screen
def server_away(visitor: Visitor) -> None:
    visitor.page.route("**/api/**", _nothing_answers)
    try:
        visitor.go("/")
        expect(visitor.page.get_by_role("alert")).to_be_visible()
    finally:
        visitor.page.unroute("**/api/**", _nothing_answers)


@screen
def record_with_an_error(visitor: Visitor) -> None:
    visitor.go("/record")
    visitor.page.get_by_role("textbox").fill('[Rules "classic"]\n[Players "Ann/Bob"]\n\n1. 11112222:3\n')
    visitor.page.locator("main .button.primary").click()
    expect(visitor.page.get_by_role("alert")).to_be_visible()
