"""The dice that end one's own turn are seen: they land, the bust is marked on them, and only then comes what it costs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import takewhile
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.altered import listed_dice, program
from browser.people import Person
from conftest import NewPage
from server.harness import ServerProcess

SEEN = 700
"""So many milliseconds the dice have to lie still in sight."""

# Runs before the page's own program, and notes what every frame shows.
_WATCH = """
(() => {
  const frames = (window.frames_seen = []);
  const shows = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const still = (element) => element.getAnimations({ subtree: true }).every((one) => one.playState === 'finished');
  const dice = (place) => [...document.querySelectorAll(`[aria-label="${place}"] svg`)].filter(shows).length;
  const look = (at) => {
    const turn = document.querySelector('[aria-label="The turn"]');
    if (turn) frames.push({
      at,
      rolled: dice('Dice just rolled'),
      kept: dice('Dice set aside'),
      still: ['Dice just rolled', 'Dice set aside'].every((place) => [...turn.querySelectorAll(`[aria-label="${place}"]`)].every(still)),
      faces: [...turn.querySelectorAll('[aria-label="Dice just rolled"] button')].map((it) => it.ariaLabel).join(),
      marked: [...turn.querySelectorAll('.bust')].some(shows),
      words: [...turn.querySelectorAll('.now')].filter((it) => Number(getComputedStyle(it).opacity) > 0.5).map((it) => it.textContent).join(),
      heading: turn.querySelector('h2').innerText,
      tray: turn.querySelector('[aria-label="Dice set aside"]')?.getBoundingClientRect().y,
    });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()
"""
Frame = dict[str, Any]

# Resolves when everything that is on the page by now has been noted.
_NOTED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def frames_of(page: Page) -> list[Frame]:
    """What every frame has shown, the present one included."""
    page.evaluate(_NOTED)
    frames: list[Frame] = page.evaluate("window.frames_seen")
    return frames


@pytest.fixture(scope="module")
def fatal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server where the second roll busts, if the 1s are set aside from the first."""
    database = tmp_path_factory.mktemp("fatal") / "games.db"
    with ServerProcess(database, program=program(listed_dice, "11112345", "1111")) as process:
        yield process


@pytest.fixture(scope="module")
def all_fours(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server where the first roll leaves no choice, and setting it aside ends the turn."""
    database = tmp_path_factory.mktemp("fours") / "games.db"
    with ServerProcess(database, program=program(listed_dice, "44444444")) as process:
        yield process


def visitor(new_page: NewPage, server: ServerProcess, speed: str, **options: Any) -> Person:
    """Somebody whose page notes its frames."""
    page = new_page(**options)
    page.add_init_script(_WATCH)
    return Person(page, server.url).arrive(speed=speed)


def bust(person: Person) -> None:
    """Roll, set the 1s aside, roll again: nothing new."""
    for name in ("Roll 8 dice", re.compile("^Set aside the 4 1s"), "Roll 4 dice"):
        person.turn.get_by_role("button", name=name).click()


def _is_fatal(frame: Frame) -> bool:
    return bool(frame["faces"] == "4 × 1" and frame["rolled"] == 4)


def check_frames(page: Page, mine: str) -> None:
    """The frames show the fatal roll tumbling, lying still, marked, and gone, in this order."""
    frames = frames_of(page)
    # Later on the bot may come to the same dice.
    first = next(n for n, frame in enumerate(frames) if _is_fatal(frame))
    fatal = list(takewhile(_is_fatal, frames[first:]))
    gone = frames[first + len(fatal)]
    settled = [frame for frame in fatal if frame["still"]]
    assert gone["at"] - settled[0]["at"] >= SEEN, settled
    assert {frame["heading"] for frame in fatal} == {mine}
    # Nothing is told before the dice lie still, and nothing is lost before the bust is seen. With less motion
    # they lie still from the first picture on.
    tumbling = [frame for frame in fatal[1:] if frame["at"] < settled[0]["at"]]
    assert not any(frame["marked"] or "roll" in frame["words"] for frame in tumbling), tumbling
    marked = [frame for frame in fatal if frame["marked"]]
    assert "Bust!" in marked[-1]["words"], marked
    assert gone["at"] - marked[0]["at"] >= SEEN, marked
    assert not gone["marked"]


def check_stillness(page: Page) -> None:
    """From the dice that were ready for the fatal roll to the next roll of one's own, the tray stays where it is."""
    frames = frames_of(page)
    first = next(n for n, frame in enumerate(frames) if _is_fatal(frame))
    assert len({frame["tray"] for frame in frames[first - 1 :]}) == 1


@pytest.mark.parametrize("speed", ["Normal", "Fast", "Instant"])
def test_ones_own_bust_is_seen_against_bots(new_page: NewPage, fatal: ServerProcess, speed: str) -> None:
    ann = visitor(new_page, fatal, speed, viewport={"width": 360, "height": 640})
    ann.play_now()
    bust(ann)
    # Whatever the bot does, at once if the pace is instant, it is one's own turn again.
    expect(ann.turn.get_by_role("button", name="Roll 8 dice")).to_be_visible()
    check_frames(ann.page, "Your turn")
    check_stillness(ann.page)


def test_ones_own_bust_is_seen_by_both_who_play_online(new_page: NewPage, fatal: ServerProcess) -> None:
    ann = visitor(new_page, fatal, "Normal")
    bob = visitor(new_page, fatal, "Normal")
    bob.sit_down(ann.open_table("Ann"), "Bob")
    bust(ann)
    expect(ann.page.get_by_role("heading", name="Bob to play")).to_be_visible()
    check_frames(ann.page, "Your turn")
    expect(bob.page.get_by_role("heading", name="Your turn")).to_be_visible()
    check_frames(bob.page, "Ann to play")


def test_busts_are_seen_when_one_device_is_passed_around(new_page: NewPage, fatal: ServerProcess) -> None:
    ann = visitor(new_page, fatal, "Normal")
    ann.pass_and_play("Ann", "Bob")
    for mine, others in (("Ann to play", "Bob to play"), ("Bob to play", "Ann to play")):
        bust(ann)
        expect(ann.page.get_by_role("heading", name=others)).to_be_visible()
        check_frames(ann.page, mine)
        ann.page.evaluate("window.frames_seen.length = 0")


def test_everybody_at_one_device_is_told_each_step_until_they_have_understood_it(
    new_page: NewPage, fatal: ServerProcess
) -> None:
    ann = visitor(new_page, fatal, "Instant", reduced_motion="reduce")
    ann.pass_and_play("Ann", "Bob")
    start, face = (
        ann.page.locator(".step", has_text=text) for text in ("Your turn begins with a roll", "Choose a face")
    )
    told = []
    for name in ("Ann", "Bob", "Ann", "Bob", "Ann"):
        expect(ann.page.get_by_role("heading", name=f"{name} to play")).to_be_visible()
        roll = ann.turn.get_by_role("button", name="Roll 8 dice")
        expect(roll).to_be_visible()
        rolling = start.count()
        roll.click()
        expect(ann.turn.get_by_role("button", name=re.compile("^Set aside the 4 1s"))).to_be_visible()
        told.append((name, rolling, face.count()))
        if told == [("Ann", 1, 1)]:
            ann.page.reload()  # what was understood stays so
        for choice in (re.compile("^Set aside the 4 1s"), "Roll 4 dice"):
            ann.turn.get_by_role("button", name=choice).click()
    assert told == [("Ann", 1, 1), ("Bob", 1, 1), ("Ann", 0, 1), ("Bob", 0, 1), ("Ann", 0, 0)]


def test_less_motion_does_not_mean_less_to_see(new_page: NewPage, fatal: ServerProcess) -> None:
    ann = visitor(new_page, fatal, "Normal", reduced_motion="reduce")
    ann.play_now()
    bust(ann)
    expect(ann.page.get_by_role("heading", name="Duck to play")).to_be_visible()
    check_frames(ann.page, "Your turn")


def test_the_last_dice_set_aside_are_seen_and_nothing_is_asked_where_nothing_is_to_choose(
    new_page: NewPage, all_fours: ServerProcess
) -> None:
    ann = visitor(new_page, all_fours, "Normal")
    ann.play_now()
    ann.turn.get_by_role("button", name="Roll 8 dice").click()
    ann.turn.get_by_role("button", name="Set aside the 8 4s").click()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(ann.page.get_by_role("heading", name="Duck to play")).to_be_visible()
    frames = frames_of(ann.page)
    aside = [frame for frame in frames if frame["kept"] == 8 and frame["heading"] == "Your turn"]
    settled = next(frame for frame in aside if frame["still"])
    gone = next(frame for frame in frames if frame["at"] > aside[-1]["at"])
    assert gone["at"] - settled["at"] >= SEEN
    assert any(frame["marked"] for frame in aside)
