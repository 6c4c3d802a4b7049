"""A whole Extrawurm game by ear: every decision is taken from the live region's words, every move made by its key."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.altered import known_dice, program
from browser.people import CHOICE, CHOICES, OVER, Person, sensible
from conftest import NewPage
from server.harness import ServerProcess

DICE = 72
"""With these dice the greedy three come to robbing and to keeping; another way to choose may need others."""


@pytest.fixture
def known_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server whose dice fall as they fell the last time."""
    with ServerProcess(tmp_path / "games.db", program=program(known_dice, DICE)) as process:
        yield process


def greedy(offers: Sequence[str]) -> str:
    """Grilled worms first: two 1s whenever they lie there; then specialists; then as anybody would."""
    for wanted in (r"^Take one from", r"^Keep the", r"^Set aside the \d 1s", r"^Stop.*with the"):
        for offer in offers:
            if re.search(wanted, offer):
                return offer
    return sensible(offers)


def sit_three(ann: Person) -> None:
    """Three people around one screen, who rob each other."""
    ann.page.get_by_role("button", name="Pass and play").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Extrawurm").check()
    dialog.get_by_role("button", name="Add a player").click()
    for number, name in enumerate(("Ann", "Bob", "Cleo"), 1):
        dialog.get_by_role("textbox", name=f"Player {number}").fill(name)
    dialog.get_by_role("button", name="Start the game").click()


@pytest.mark.prove
def test_an_extrawurm_game_is_played_by_ear(known_server: ServerProcess, new_page: NewPage) -> None:
    # The server comes first, so that it is still there when the page closes.
    ann = Person(new_page(reduced_motion="reduce"), known_server.url).arrive()
    sit_three(ann)
    expect(ann.page.get_by_role("log", name="What is happening")).to_contain_text("may choose")
    done: list[str] = []
    said = [ann.hear_choices()]
    while choices := CHOICES.search(said[-1]):
        done.append(greedy([match["what"] for match in CHOICE.finditer(choices[1])]))
        assert ann.press(said[-1], greedy)
        said.append(ann.hear_choices(said[-1]))
    assert OVER in said[-1]
    story = "\n".join(said)
    # Robbing and keeping came up, were offered in words and done, and what came of them was told.
    robbed = [name for choice in done for name in re.findall(r"^Take one from (\w+)", choice)]
    kept = [piece for choice in done for piece in re.findall(r"^Keep (the [\w ]+)", choice)]
    assert robbed
    assert kept
    for name in robbed:
        assert f"takes a grilled worm from {name}." in story
    for piece in kept:
        assert f"keeps {piece} and gives back" in story
