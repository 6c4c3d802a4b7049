"""Games from their first roll to their end in a real browser, by what people see and press."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from browser.altered import known_seeds, program
from browser.people import Person, play_to_the_end
from browser.screens import BOT, ME, Visitor
from conftest import NewPage
from server.harness import ServerProcess

CALM = {"reduced_motion": "reduce"}
ROUNDS = 3
"""The games that go on until the grill is empty are that of two people, and one played by ear."""
KNOWN_ENTROPY = """
let drawn = 1;
const draw = () => (drawn = (drawn * 48271) % 2147483647) >> 8;
crypto.getRandomValues = (array) => array.map(draw);
"""
"""What the page draws, and so what it adds to the dice, is known beforehand."""


def test_two_people_in_two_browsers_play_a_whole_classic_game(
    generous_server: ServerProcess, new_page: NewPage
) -> None:
    server = generous_server
    ann = Person(new_page(**CALM, sound=True), server.url).arrive()
    bob = Person(new_page(**CALM, viewport={"width": 360, "height": 740}), server.url).arrive()
    link = ann.open_table("Ann")
    bob.sit_down(link, "Bob")
    expect(ann.turn).to_be_visible()
    for _ in range(12):
        while not (ann.click() or bob.click()):
            ann.page.wait_for_timeout(10)
    play_to_the_end([ann, bob])
    for person in (ann, bob):
        podium = person.page.get_by_role("region", name=re.compile("win"))
        expect(podium.get_by_role("list").first.get_by_role("listitem")).to_have_count(2)
    worms = [person.page.get_by_role("list", name="Players").inner_text() for person in (ann, bob)]
    assert "Ann" in worms[0]
    assert "Bob" in worms[1]


def test_one_person_and_five_bots_play_extrawurm(new_page: NewPage, server: ServerProcess) -> None:
    page = new_page(**CALM, sound=True)
    game = Visitor(page, server.url).lay([ME, *[BOT] * 5], "extrawurm", limit=ROUNDS * 6)["game"]
    ann = Person(page, server.url).arrive(f"/t/{game}")
    play_to_the_end([ann])
    expect(ann.page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(6)


def test_three_people_pass_one_device_around_and_check_every_die(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(**CALM)
    page.add_init_script(KNOWN_ENTROPY)
    with ServerProcess(tmp_path / "games.db", program=program(known_seeds, 1)) as server:
        people = [{"kind": "me", "name": name} for name in ("Ann", "Bob", "Cleo")]
        game = Visitor(page, server.url).lay(people, limit=ROUNDS * 3)["game"]
        pass_around(Person(page, server.url).arrive(f"/t/{game}"))
        page.close()  # before the server goes: a review may be under way


def pass_around(ann: Person) -> None:
    """A game of three at one page."""
    for name in ("Ann", "Bob", "Cleo"):
        expect(ann.page.get_by_role("heading", name=f"{name} to play")).to_be_visible()
        while ann.page.get_by_role("heading", name=f"{name} to play").count():
            if not ann.press():
                ann.page.wait_for_timeout(10)
    play_to_the_end([ann])
    # Everybody can check at the end that no die was chosen for them.
    ann.page.get_by_role("link", name="Check the dice").click()
    ann.page.get_by_role("button", name="Check every die").click()
    expect(ann.page.get_by_text(re.compile(r"All \d+ rolls are right\."))).to_be_visible(timeout=20_000)
    ann.page.get_by_role("button", name="Next turn").click()
    expect(ann.page.get_by_text("It is Bob’s turn.")).to_be_visible()
