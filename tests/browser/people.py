"""People at the page: they see roles and names, and act by clicking, typing and pressing keys; nothing else."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from playwright.sync_api import Page, expect

WON = re.compile(r"wins!|You win!|share the win!")
LOG = '[role="log"][aria-label="What is happening"]'
"""The live region. It is read after every move, and looking it up by its role would look at every element each time."""
BUTTON = re.compile(r'^\s*- \x27?button "(?P<name>(?:[^"\\]|\\.)*)"(?P<state>[^:\n]*)', re.MULTILINE)
CHOICES = re.compile(r"(?:Your choices|may choose): (.*)$", re.DOTALL)
CHOICE = re.compile(r"(?P<what>.+?), key (?P<key>\w)\.\s?")
OVER = "The game is over."
PATIENCE = 60.0
Choose = Callable[[Sequence[str]], str]
# Looks whenever the page changes, for asking again and again would take the processor from it.
_LISTEN = f"""([before, wanted, patience]) => new Promise((resolve, reject) => {{
  const listen = () => {{
    const heard = document.querySelector('{LOG}')?.textContent.trim() ?? '';
    if (heard !== before && new RegExp(wanted).test(heard)) end(() => resolve(heard));
  }};
  const end = (tell) => {{
    observer.disconnect();
    clearTimeout(timer);
    tell();
  }};
  const observer = new MutationObserver(listen);
  observer.observe(document.body, {{ childList: true, characterData: true, subtree: true }});
  const timer = setTimeout(() => end(() => reject(new Error(`nothing more is heard after: ${{before}}`))), patience);
  listen();
}})"""
# A busy machine may take its time; what never comes still fails.
expect.set_options(timeout=30_000)


@dataclass
class Person:
    """One person before one page."""

    page: Page
    url: str

    def arrive(self, path: str = "/", speed: str = "Instant") -> Person:
        """Open the page; how fast the others' turns are shown was chosen on an earlier visit."""
        chosen = f'{{"speed": "{speed.lower()}"}}'
        self.page.add_init_script(f"localStorage['pickomino.settings'] ??= '{chosen}'")
        self.page.goto(self.url + path)
        expect(self.page.get_by_role("button", name="Settings")).to_be_visible()
        return self

    def play_now(self, edition: str = "Classic", players: int = 2) -> None:
        """Start a game against bots."""
        self.page.get_by_role("button", name="Options").click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("radio", name=edition, exact=True).check()
        dialog.get_by_role("radio", name=str(players), exact=True).check()
        dialog.get_by_role("button", name="Start the game").click()
        expect(self.turn).to_be_visible()

    def pass_and_play(self, *names: str) -> None:
        """Start a game of these people, who share this device."""
        self.page.get_by_role("button", name="Pass and play").click()
        dialog = self.page.get_by_role("dialog")
        for number, name in enumerate(names, 1):
            dialog.get_by_role("textbox", name=f"Player {number}").fill(name)
        dialog.get_by_role("button", name="Start the game").click()

    def open_table(self, name: str, players: int = 2) -> str:
        """Open a table for friends and return the link to it."""
        self.page.get_by_role("button", name="Invite friends").click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("textbox", name="Your name").fill(name)
        dialog.get_by_role("radio", name=str(players), exact=True).check()
        dialog.get_by_role("button", name="Open the table").click()
        return self.page.get_by_role("textbox", name="Link for your friends").input_value()

    def sit_down(self, link: str, name: str) -> None:
        """Follow a friend's link and take a seat."""
        self.page.goto(link)
        self.page.get_by_role("textbox", name="Your name").fill(name)
        self.page.get_by_role("button", name="Sit down").click()

    @property
    def turn(self):  # type: ignore[no-untyped-def]  # Playwright's own Locator
        """The part of the page where the turn is played."""
        return self.page.get_by_role("region", name="The turn")

    def is_over(self) -> bool:
        """Whether the page shows the end of the game."""
        return self.page.get_by_role("heading", name=WON).count() > 0

    def offers(self) -> list[str]:
        """The names of the buttons that can be pressed in the turn's part, in order."""
        if self.turn.count() == 0:
            return []
        seen = self.turn.aria_snapshot()
        found = [(match["name"].replace('\\"', '"'), match["state"]) for match in BUTTON.finditer(seen)]
        return [name for name, state in found if "disabled" not in state and name != "Skip ahead"]

    def click(self) -> bool:
        """Click one sensible thing if anything is offered; return whether something was."""
        offers = self.offers()
        if not offers:
            return False
        self.turn.get_by_role("button", name=sensible(offers), exact=True).first.click()
        self.say_yes()
        return True

    def heard(self) -> str:
        """What a screen reader is given to say."""
        return " ".join(self.page.locator(LOG).all_text_contents()).strip()

    def press(self, heard: str | None = None, choose: Choose | None = None) -> bool:
        """Press the key of one sensible thing that the live region offers; return whether there was one."""
        choices = CHOICES.search(self.heard() if heard is None else heard)
        if not choices:
            return False
        offers = {match["what"]: match["key"] for match in CHOICE.finditer(choices[1])}
        chosen = (choose or sensible)(list(offers))
        self.page.keyboard.press(offers[chosen])
        if "bust" in chosen and not all("bust" in offer for offer in offers):  # else the page does not ask
            self.page.get_by_role("button", name="Yes, bust").click()
        return True

    def hear_more(self, heard: str, wanted: str = "") -> str:
        """Wait until something else is said than this, with this pattern in it, and return it."""
        said: str = self.page.evaluate(_LISTEN, [heard.strip(), wanted, PATIENCE * 1000])
        return said

    def hear_choices(self, heard: str = "") -> str:
        """Wait until choices other than these are offered, or the game is over, and return what is said."""
        return self.hear_more(heard, f"Your choices|may choose|{OVER}|{WON.pattern}")

    def say_yes(self) -> None:
        """Confirm a bust if the page asks."""
        yes = self.page.get_by_role("button", name="Yes, bust")
        if yes.count():
            yes.click()


def sensible(offers: Sequence[str]) -> str:
    """Stop when it brings a tile, else the worm or the greatest sum, else roll."""
    for name in offers:
        if re.search(r"^Stop.*(takes|steals|choose)", name):
            return name
    faces = [name for name in offers if name.startswith("Set aside")]
    if faces:
        return max(faces, key=lambda name: _sum_of(name) + (6 if "worm" in name else 0))
    for name in offers:
        if re.match(r"Send the weasel|Roll", name):
            return name
    return offers[0]


def _sum_of(face: str) -> int:
    found = re.search(r"[Ss]um (?:then: )?(\d+)", face)
    return int(found[1]) if found else 0


def play_to_the_end(people: Sequence[Person], seconds: float = 280) -> None:
    """Let everybody play by keys until all see the end."""
    until = time.monotonic() + seconds
    idle = time.monotonic()
    playing = list(people)
    while playing:
        # Most likely the one who acted last goes on, so each is asked until there is nothing to do.
        for person in list(playing):
            alone = len(playing) == 1
            heard = person.hear_choices() if alone else person.heard()
            if OVER in heard or WON.search(heard):
                playing.remove(person)
                continue
            while person.press(heard):
                idle = time.monotonic()
                heard = person.hear_choices(heard) if alone else person.hear_more(heard)
        now = time.monotonic()
        assert now < until, "the game took too long"
        assert now - idle < PATIENCE, f"nobody can do anything: {people[0].heard()}"
        if len(playing) > 1:  # asking all the time would take the processor from the page
            people[0].page.wait_for_timeout(30)
