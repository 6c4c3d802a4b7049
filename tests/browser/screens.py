"""Every screen, dialog, pending choice and trouble of the page, and the way to each; for looking at them all.

Tables are staged, or laid by calls with the visitor's own cookie, where playing up to the point would take minutes;
the page then shows them as it shows any other.
"""

from __future__ import annotations

import json
import re
import uuid
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import urlencode

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page, Route, expect

from browser.staging import POSITIONS, Staging

PATIENCE = 30_000
PSEUDO = "x-pseudo"
"""The made-up language that shows what does not come from a catalogue."""
COACH_PATIENCE = 120_000
"""The coach compiles before its first answer."""
expect.set_options(timeout=PATIENCE)


@dataclass
class Visitor:
    """Somebody who looks at the page, in a language; names are looked up by their key where they depend on it."""

    page: Page
    url: str
    lang: str = "en"
    staging: Staging = field(init=False)

    def __post_init__(self) -> None:
        self.staging = Staging(self.page, self.url)

    def go(self, path: str) -> None:
        """Open an address anew."""
        before, _, fragment = path.partition("#")
        query = "" if "?" in before else f"?lang={self.lang}"
        self.page.goto(f"{self.url}{before}{query}" + (f"#{fragment}" if fragment else ""))
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
        self,
        seats: Sequence[dict[str, str]],
        rules: str = "classic",
        limit: int = 1000,
        *,
        coach: bool = False,
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
                "coach": coach,
            },
        )

    @property
    def turn(self) -> Locator:
        """The part of the page where the turn is played: the one that has the dice."""
        return self.page.locator("section.turn")

    def dialog(self, opener: Locator) -> None:
        """Open a dialog."""
        opener.click()
        expect(self.page.get_by_role("dialog")).to_be_visible()


BLUNDER: Final = """[Rules "classic"]
[Players "Ann/Bob"]
[Start "24.25.30 21.22/26.23 - 1 -"]
[Result "*"]

1. 1234WWW5:W 11334:4 1133:3 =25
2. 1123WW55:W 112345:5 11234:4 !
"""
"""A game in which Bob stops with nothing to show for it."""

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


def _seat_list(door: int) -> Way:
    """Who sits where, folded open in a door's dialog."""

    def way(visitor: Visitor) -> None:
        _door(door)(visitor)
        fold = visitor.page.locator("dialog details", has=visitor.page.locator("ol")).first
        fold.locator("summary").click()
        expect(fold.locator("li").first).to_be_visible()

    return way


SCREENS["play-now-seats"], SCREENS["friends-seats"] = _seat_list(0), _seat_list(1)


@screen
def my_games(visitor: Visitor) -> None:
    """A list of games, and the question before one that still runs is removed."""
    visitor.lay([ME, BOT])
    home(visitor)
    visitor.dialog(visitor.page.locator("#my-games ~ ul button").first)


@screen
def own_rules(visitor: Visitor) -> None:
    SCREENS["play-now"](visitor)
    fold = visitor.page.locator("dialog details").first
    fold.locator("summary").click()
    fold.get_by_role("radio").nth(1).check()


@screen
def settings(visitor: Visitor) -> None:
    home(visitor)
    visitor.dialog(visitor.page.locator("header nav button").last)
    visitor.page.locator(".device > button").nth(1).click()
    expect(visitor.page.locator(".device li")).to_be_visible()


@screen
def device_link(visitor: Visitor) -> None:
    """The link to another device, and its QR code."""
    home(visitor)
    visitor.dialog(visitor.page.locator("header nav button").last)
    visitor.page.locator(".device > button").first.click()
    expect(visitor.page.locator(".device svg").first).to_be_visible()


def _notifying(state: str, *, subscribed: bool = False) -> Way:
    """The settings where the browser answers so about notifications."""

    def way(visitor: Visitor) -> None:
        home(visitor)
        visitor.page.evaluate(_ANSWER_ABOUT_NOTIFICATIONS, [state, subscribed])
        visitor.dialog(visitor.page.locator("header nav button").last)
        expect(visitor.page.locator("#notify-title ~ [role=status]")).to_be_visible()

    return way


_ANSWER_ABOUT_NOTIFICATIONS = """([state, subscribed]) => {
  const pushManager = { getSubscription: async () => (subscribed ? {} : null) };
  navigator.permissions.query = async () => ({ state });
  Object.defineProperty(navigator, 'serviceWorker', { value: { ready: Promise.resolve({ pushManager }) } });
  window.PushManager ??= class {};
  window.Notification ??= class {};
}"""
SCREENS["notify-off"] = _notifying("prompt")
SCREENS["notify-denied"] = _notifying("denied")
SCREENS["notify-on"] = _notifying("granted", subscribed=True)


@screen
def lobby(visitor: Visitor) -> None:
    visitor.go(f"/t/{visitor.lay([ME, OPEN, OPEN])['game']}")
    expect(visitor.page.locator(".lobby")).to_be_visible()


@contextmanager
def _somebody_else(visitor: Visitor) -> Iterator[Visitor]:
    """Another person, who only calls the server."""
    browser = visitor.page.context.browser
    assert browser
    context = browser.new_context()
    try:
        other = Visitor(context.new_page(), visitor.url)
        other.call("/identity", {})
        yield other
    finally:
        context.close()


@screen
def remove_guest(visitor: Visitor) -> None:
    """The question before a guest is removed."""
    table = visitor.lay([ME, OPEN, OPEN])
    with _somebody_else(visitor) as guest:
        guest.call(f"/games/{table['game']}/join", {"name": "Ann B.", "key": table["key"]})
    visitor.go(f"/t/{table['game']}")
    visitor.dialog(visitor.page.locator(".lobby li").nth(1).locator(".moves button").last)


@screen
def table_removed(visitor: Visitor) -> None:
    """A guest who is removed by the host."""
    visitor.call("/identity", {})
    with _somebody_else(visitor) as host:
        table = host.lay([ME, OPEN, OPEN])
        visitor.call(f"/games/{table['game']}/join", {"name": "Ann B.", "key": table["key"]})
        visitor.go(f"/t/{table['game']}")
        expect(visitor.page.locator(".lobby")).to_be_visible()
        host.call(f"/games/{table['game']}/seat", {"seat": 2})
    expect(visitor.page.locator(".trouble")).to_be_visible()


def _staged(name: str, **more: Any) -> Way:
    """The table at one of the staged positions."""

    def way(visitor: Visitor) -> None:
        visitor.staging.show(name, query=f"?lang={visitor.lang}", **more)
        expect(visitor.page.locator(".grill")).to_be_visible()

    return way


SCREENS.update({f"table-{name}": _staged(name) for name in POSITIONS})
SCREENS["watching"] = _staged("rolled", mine=())
SCREENS["clock"] = _staged("kept", clock=60)
SCREENS["paused"] = _staged("kept", mine=(), clock=60, paused=True)
SCREENS["offline"] = _staged("kept", link="lost")
SCREENS["claim-soon"] = _staged("kept", mine=(2,), gone={1: 60_000})


@screen
def claim_game(visitor: Visitor) -> None:
    """Whom the game waits for has been gone for long, and nobody else is left: the question before one claims it."""
    _staged("kept", mine=(2,), gone={1: 0})(visitor)
    visitor.dialog(visitor.page.locator(".claim button").last)


def _table_dialog(open_it: Callable[[Page], None]) -> Way:
    def way(visitor: Visitor) -> None:
        SCREENS["table-deliberate"](visitor)
        expect(visitor.turn.locator(".bar button").first).to_be_visible()
        open_it(visitor.page)
        expect(visitor.page.get_by_role("dialog")).to_be_visible()

    return way


def _read_story(page: Page) -> None:
    page.keyboard.press("l")
    expect(page.get_by_role("dialog").get_by_role("listitem").first).to_be_visible()


SCREENS["ask-before-bust"] = _table_dialog(lambda page: page.keyboard.press("s"))
SCREENS["keys"] = _table_dialog(lambda page: page.keyboard.press("?"))
SCREENS["story"] = _table_dialog(_read_story)
SCREENS["emotes"] = _table_dialog(lambda page: page.keyboard.press("e"))
SCREENS["specialist"] = _table_dialog(lambda page: page.locator(".grill .specialist").first.click())
SCREENS["table-rules"] = _table_dialog(lambda page: page.locator(".tools button").nth(2).click())
SCREENS["leave"] = _table_dialog(lambda page: page.locator(".tools button").last.click())
SCREENS["stack"] = _table_dialog(lambda page: page.locator(".seat .top").first.click())


def ended_by_limit(visitor: Visitor, before: Callable[[], None] = lambda: None) -> None:
    """A real game that ends with its first turn; something else may be done before each choice."""
    game = visitor.lay([ME, BOT], limit=1)["game"]
    visitor.go(f"/t/{game}")
    podium = visitor.page.locator(".podium")
    while podium.count() == 0:
        # What may be done about the dice; a newcomer's hint has a button of its own.
        choices = visitor.turn.locator(".face.open:not([aria-disabled]), .bar button:not([aria-disabled])")
        expect(choices.first.or_(podium)).to_be_visible()
        if podium.count():
            break
        before()
        # Whatever comes first: the game ends with this turn, well or badly.
        choices.first.click()
        yes = visitor.page.locator("dialog .button.danger")
        if yes.count():
            yes.click()
        visitor.page.wait_for_timeout(50)
    expect(podium).to_be_visible()


@screen
def review(visitor: Visitor) -> None:
    """A game looked back on, its dice checked."""
    ended_by_limit(visitor)
    visitor.page.locator(".end .row a").nth(1).click()
    visitor.page.locator(".check button").click()
    expect(visitor.page.locator(".check ul")).to_be_visible()  # handed-in dice follow from no secret
    expect(visitor.page.locator(".curve")).to_be_visible(timeout=COACH_PATIENCE)


def read_record(visitor: Visitor, text: str) -> None:
    """Paste a record and have it read."""
    visitor.go("/record")
    visitor.page.get_by_role("textbox").fill(text)
    visitor.page.locator("main .button.primary").click()
    expect(visitor.page.locator(".stepper")).to_be_visible()


@screen
def record(visitor: Visitor) -> None:
    """An unfinished game; at its costliest decision the reasons are told."""
    read_record(visitor, BLUNDER.replace("Bob", "Ann"))
    visitor.page.locator(".figures .moments button").last.click(timeout=COACH_PATIENCE)
    visitor.page.locator(".stepper .controls button").nth(1).click()
    expect(visitor.page.locator(".notes .reason").first).to_be_visible(timeout=COACH_PATIENCE)


@screen
def mistakes(visitor: Visitor) -> None:
    read_record(visitor, BLUNDER.replace("Bob", "Ann"))
    visitor.page.locator(".top .tools .primary").click(timeout=COACH_PATIENCE)
    choices = visitor.page.locator(".mistakes .bar button")
    choices.last.click()
    expect(visitor.page.locator(".verdict.bad")).to_be_visible()
    choices.first.click()
    expect(visitor.page.locator(".verdict.good")).to_be_visible()


def _coached(mode: str) -> Way:
    """A real game, for the coach answers only in such."""

    def way(visitor: Visitor) -> None:
        game = visitor.lay([ME, BOT, BOT], coach=True)["game"]
        home(visitor)
        visitor.page.evaluate(
            "coach => localStorage.setItem('pickomino.settings', JSON.stringify({coach}))", mode
        )
        visitor.go(f"/t/{game}")
        visitor.page.evaluate("localStorage.clear()")  # for this screen only
        visitor.turn.locator(".bar button").first.click()
        expect(visitor.turn.locator(".face .worth").first).to_be_visible(timeout=COACH_PATIENCE)

    return way


SCREENS["odds"], SCREENS["advice"] = _coached("odds"), _coached("advice")


@screen
def coached_among_people(visitor: Visitor) -> None:
    """The table allows the coach, and everybody sees that it does."""
    visitor.go(f"/t/{visitor.lay([ME, OPEN], coach=True)['game']}")
    expect(visitor.page.locator(".lobby")).to_be_visible()


@screen
def coach_for_each(visitor: Visitor) -> None:
    """Two people at one device choose one by one."""
    visitor.go(f"/t/{visitor.lay([ME, ME | {'name': 'Ann 2'}])['game']}")
    visitor.dialog(visitor.page.locator(".tools button").nth(4))
    visitor.page.locator("dialog fieldset").first.get_by_role("radio").last.check()


@screen
def choose_coach(visitor: Visitor) -> None:
    visitor.go(f"/t/{visitor.lay([ME, BOT])['game']}")
    visitor.dialog(visitor.page.locator(".tools button").nth(4))


@screen
def dice(visitor: Visitor) -> None:
    visitor.go("/dice")
    expect(visitor.page.get_by_role("heading").first).to_be_visible()


@screen
def analysis(visitor: Visitor) -> None:
    """The analysis board with the coach's advice and a few lines."""
    visitor.go(f"/analysis{_query('full-swing', visitor)}")
    page = visitor.page
    expect(page.locator(".coach .sure")).to_be_visible(timeout=COACH_PATIENCE)
    page.locator(".coach ol button").first.click()
    expect(page.locator(".below [aria-current]")).to_be_visible()
    page.locator(".below .buttons button").nth(1).click()
    page.locator(".coach ol button").nth(1).click()
    expect(page.locator(".below li.side")).to_be_visible()
    expect(page.locator(".coach .sure")).to_be_visible(timeout=COACH_PATIENCE)


@screen
def rollout(visitor: Visitor) -> None:
    """The best choices are being played to the end, which takes as long as it is looked at."""
    page = visitor.page
    visitor.go(f"/analysis{_query('full-swing', visitor)}")
    expect(page.locator(".coach .sure")).to_be_visible(timeout=COACH_PATIENCE)
    page.evaluate("void (window.fetch = () => new Promise(() => undefined))")
    page.locator(".coach .deeper button").click()
    expect(page.locator(".coach progress")).to_be_visible()


@screen
def set_up(visitor: Visitor) -> None:
    visitor.go(f"/analysis{_query('crowd', visitor)}")
    visitor.page.locator("main .head button").first.click()
    expect(visitor.page.locator(".done .text")).to_be_visible()


@screen
def impossible(visitor: Visitor) -> None:
    """A position that cannot be, refused in the dialog where it was pasted."""
    visitor.go("/analysis")
    visitor.dialog(visitor.page.locator("main .head button").last)
    visitor.page.locator("dialog textarea").fill("21.21.36 32/32 - 1 -")
    visitor.page.locator("dialog .button.primary").click()
    expect(visitor.page.locator("dialog .problem")).to_be_visible()


@screen
def play_on(visitor: Visitor) -> None:
    visitor.go(f"/analysis{_query('full-swing', visitor)}")
    visitor.dialog(visitor.page.locator(".below .button.primary"))


@screen
def puzzle_answered(visitor: Visitor) -> None:
    visitor.go("/puzzles")
    page = visitor.page
    page.locator(".turn .face.open, .turn .bar .button").first.click()
    expect(page.locator(".verdict .sure")).to_be_visible(timeout=COACH_PATIENCE)


@screen
def companion(visitor: Visitor) -> None:
    """Real dice at a real table: who plays, then the first roll half entered."""
    visitor.go("/companion")
    page = visitor.page
    page.locator("form .button.primary").click()
    expect(page.locator(".faces button").first).to_be_visible()
    for face in (0, 3, 5):
        page.locator(".faces button").nth(face).click()


@screen
def companion_coached(visitor: Visitor) -> None:
    """Real dice, and advice for the one who wants it."""
    visitor.go("/companion")
    page = visitor.page
    page.locator("form .button.primary").click()
    visitor.dialog(page.locator(".tools button").nth(4))
    page.locator("dialog fieldset").first.get_by_role("radio").last.check()
    page.keyboard.press("Escape")
    for face in (0, 1, 2, 3, 3, 3, 4, 5):
        page.locator(".faces button").nth(face).click()
    page.locator(".go .primary").click()
    expect(visitor.turn.locator(".face .worth").first).to_be_visible(timeout=COACH_PATIENCE)
    page.evaluate("localStorage.removeItem('pickomino.coach-for')")  # for this screen only


@screen
def record_without_games(visitor: Visitor) -> None:
    visitor.go("/your-record")
    expect(visitor.page.locator("main .panel")).to_be_visible()


@screen
def your_record(visitor: Visitor) -> None:
    """A record of two games, as it is kept."""
    visitor.go("/your-record")
    games = {
        f"g{at} 1": {
            "game": f"g{at}", "seat": 1, "name": None if at == 1 else "Ann", "at": at, "rules": "classic", "won": at % 2, "worms": 7, "tiles": {"24": 2}, "luck": 0.1,
            "accuracy": 0.9, "opponents": [{"kind": "bot", "name": "champion:level=2"}],
        }
        for at in (1, 2)
    }  # fmt: skip
    visitor.page.evaluate(
        "kept => localStorage.setItem('pickomino-record', kept)", json.dumps({"games": games})
    )
    visitor.go("/your-record")
    expect(visitor.page.locator("table")).to_be_visible()
    visitor.page.evaluate("localStorage.removeItem('pickomino-record')")


def _query(position: str, visitor: Visitor) -> str:
    rules, text = POSITIONS[position]
    return f"?{urlencode({'rules': rules, 'position': text})}&lang={visitor.lang}"


@screen
def move(visitor: Visitor) -> None:
    visitor.go("/move#code")


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
                order = [legal["action"]["text"] for legal in step["actions"]["legal"]]
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
def gentle_word(visitor: Visitor) -> None:
    SCREENS["lesson-steal"](visitor)
    visitor.page.keyboard.press("r")
    expect(visitor.page.locator(".answer")).to_be_visible()


# Troubles


@screen
def dice_alarm(visitor: Visitor) -> None:
    """The server takes back what it had told."""
    visitor.staging.show("kept", query=f"?lang={visitor.lang}", link="alarming")
    expect(visitor.page.get_by_role("alert")).to_be_visible()
    # It is remembered for this table, which other screens stage as well.
    visitor.page.evaluate(
        "for (const key of Object.keys(localStorage)) if (key.includes('Staged')) localStorage.removeItem(key)"
    )


@screen
def move_failed(visitor: Visitor) -> None:
    move(visitor)
    visitor.page.locator("main .button.primary").click()
    expect(visitor.page.locator(".trouble")).to_be_visible()


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
        # It stays away while it is looked at.
        visitor.page.evaluate("void (window.fetch = () => new Promise(() => undefined))")
    finally:
        visitor.page.unroute("**/api/**", _nothing_answers)


@screen
def record_with_an_error(visitor: Visitor) -> None:
    read_record(visitor, '[Rules "classic"]\n[Players "Ann/Ann"]\n\n1. 11112222:3\n')
    expect(visitor.page.get_by_role("alert")).to_be_visible()


PARTS = 4
"""The screens are looked at in parts, because one test of all takes too long on a slow machine."""


def look_at_all(visitor: Visitor, part: int, look: Callable[[], list[str]]) -> dict[str, list[str]]:
    """Go to every screen of a part and gather what is found there."""
    found: dict[str, list[str]] = {}
    for name, way in list(SCREENS.items())[part::PARTS]:
        try:
            way(visitor)
            trouble = look()
        except (AssertionError, PlaywrightError) as error:  # so that one screen does not hide the others
            trouble = [f"cannot be looked at: {str(error)[:300]}"]
        if trouble:
            found[name] = trouble
    return found


def away(visitor: Visitor) -> None:
    """The page without its server, with a game that is kept on the device; no screen of `SCREENS`, for it needs the browser offline.

    The visitor stays offline; back online the page comes by itself.
    """
    ended_by_limit(visitor)
    home(visitor)
    wait_until_kept(visitor.page)
    visitor.page.context.set_offline(True)
    visitor.page.goto(f"{visitor.url}/?lang={visitor.lang}")
    expect(visitor.page.locator(".away h1")).to_be_visible()
    expect(visitor.page.locator(".games a")).to_be_visible()


def wait_until_kept(page: Page) -> None:
    """Wait until the browser has kept the whole page, and a game up to its end."""
    page.wait_for_function("caches.match('/kept').then((found) => found !== undefined)")
    page.wait_for_function(
        """new Promise((resolve) => {
          const request = indexedDB.open('pickomino');
          request.onerror = () => resolve(false);
          request.onsuccess = () => {
            const database = request.result;
            if (!database.objectStoreNames.contains('games')) return database.close(), resolve(false);
            const all = database.transaction('games').objectStore('games').getAll();
            all.onsuccess = () => (database.close(), resolve(all.result.some(({ summary }) => summary.status === 'over')));
          };
        })"""
    )
