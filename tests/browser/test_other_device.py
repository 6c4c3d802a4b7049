"""From another device, in a network of its own, a friend joins by the link that the invitation shows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.altered import known_dice, program
from browser.people import Person
from chromium import launch_chromium, running_playwright
from networks import SERVER_ADDRESS, Networks, two_networks
from prove_report import proof
from server.harness import ServerProcess


@pytest.fixture
def networks() -> Iterator[Networks]:
    """Yield a network for the server and one for another device."""
    with two_networks() as made:
        yield made


@pytest.mark.networks
def test_a_friend_on_another_device_joins_by_the_link(networks: Networks, tmp_path: Path) -> None:
    join_by_the_link(networks, tmp_path)


@pytest.mark.prove
@pytest.mark.networks
def test_that_a_friend_joined_is_on_record(networks: Networks, tmp_path: Path) -> None:
    with proof("A friend on another device") as figures:
        join_by_the_link(networks, tmp_path)
        figures["address of the server, as the invitation shows it"] = SERVER_ADDRESS
        figures["devices in a second network namespace that came by it"] = "a player, and a spectator"


def join_by_the_link(networks: Networks, tmp_path: Path) -> None:
    """Ann invites here; Bob plays and Eve watches there."""
    server = ServerProcess(
        tmp_path / "games.db",
        options=["--share"],
        program=program(known_dice, 1),
        prefix=networks.server,
    )
    with server, running_playwright() as playwright:
        here = launch_chromium(playwright, networks.server, tmp_path)
        there = launch_chromium(playwright, networks.device, tmp_path)
        ann = Person(new_page_in(here), server.url).arrive()
        link = ann.open_table("Ann")
        assert link.startswith(f"http://{SERVER_ADDRESS}:{server.url.rpartition(':')[2]}/t/")
        expect(ann.page.get_by_text("For devices on the same network")).to_be_visible()
        bob = Person(new_page_in(there), server.url)
        bob.sit_down(link, "Bob")
        expect(ann.turn.get_by_role("button", name="Roll 8 dice")).to_be_visible()
        ann.turn.get_by_role("button", name="Roll 8 dice").click()
        expect(bob.page.get_by_role("log")).to_contain_text("Ann rolls")
        # What stands in a browser's own bar leads others to the table as well.
        eve = new_page_in(there)
        eve.goto(bob.page.url)
        expect(eve.get_by_text("You are watching.")).to_be_visible()
        here.close()
        there.close()


def new_page_in(browser: Browser) -> Page:
    """A page of a person of their own."""
    return browser.new_context(reduced_motion="reduce").new_page()
