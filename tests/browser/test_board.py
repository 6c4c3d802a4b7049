"""The analysis board, puzzles, real dice at a real table and your record, as people use them."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from browser.screens import COACH_PATIENCE
from conftest import NewPage
from pickomino.coach.puzzles import load_puzzles
from pickomino.core.dice import FACES
from pickomino.core.engine import legal_actions
from pickomino.core.notation_positions import parse_position
from pickomino.core.rules import parse_rules
from pickomino.messages import say
from server.harness import ServerProcess

# The coach compiles before its first answer, which a busy machine takes its time for; what never comes still fails.
expect.set_options(timeout=120_000)
CALM = {"reduced_motion": "reduce"}
PHONE = {"width": 360, "height": 640}
KEYS = {"roll": "r", "roll9": "n", "~": "z", "stop": "s", "stop+c": "c"}
REFUSED = "Failed to load resource"  # the browser's own remark on what the server refuses
POSITION = "21.24 22/36 - 1 WWWWW55:"
STOLEN = "21.22.23.24.25.26.27.28.29.30.31.33.34.35.36 -/32 - 1 -"
RECORD = f"""[Rules "classic"]
[Players "Thomas/Louise"]
[Start "{STOLEN}"]
[Result "*"]

1. 1234445W:4 2344W:W 55WW:5 13:3 2:2 ^32
2. 11223345:3 124555:5 11W:W 3W!
"""


def position_in(page: Page) -> str:
    """The position in view, as the address names it."""
    return parse_qs(urlsplit(page.url).query)["position"][0]


def paste(page: Page, text: str) -> None:
    page.get_by_role("button", name="Paste").click()
    page.get_by_role("textbox", name="Position, record or link").fill(text)
    page.get_by_role("button", name="Open", exact=True).click()


def enter(page: Page, dice: str) -> None:
    """Tap dice in and say that this is the roll."""
    for face in dice:
        page.get_by_role("button", name=f"Add a die: {'worm' if face == 'W' else face}").click()
    page.get_by_role("button", name="That is the roll").click()


def test_a_pasted_position_with_advice_and_a_tree_of_lines(new_page: NewPage, server: ServerProcess) -> None:
    page = new_page(tolerate=REFUSED, **CALM)
    page.goto(f"{server.url}/analysis")
    paste(page, "21.21.36 32/32 - 1 -")
    expect(page.get_by_role("dialog").get_by_role("alert").get_by_role("listitem")).to_have_count(2)
    page.get_by_role("textbox", name="Position, record or link").fill("https://example.org/t/abc")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("no record in this link")
    page.get_by_role("textbox", name="Position, record or link").fill(POSITION)
    page.get_by_role("button", name="Open", exact=True).click()
    coach = page.get_by_role("region", name="Coach")
    expect(coach.get_by_role("listitem").filter(has_text="best")).to_contain_text("Roll")
    tiles = page.get_by_role("list", name="Chance of each tile, playing to win")
    expect(tiles.first).to_contain_text("24 50%")
    expect(tiles.first).to_contain_text("36Duck 17%")
    expect(tiles.last).to_contain_text("24 100%")
    coach.get_by_role("button", name="Stop").click()
    stopped = "21 22.24/36 - 2 -"
    page.wait_for_function(f"decodeURIComponent(location.search).includes({stopped!r})")
    # Back, and another way: dice set by hand.
    page.keyboard.press("ArrowLeft")
    page.get_by_role("radio", name="set by me").check()
    page.get_by_role("region", name="The turn").get_by_role("button", name="Roll the last die").click()
    enter(page, "4")
    lines = page.get_by_role("region", name="Lines")
    expect(lines.get_by_role("listitem")).to_have_count(2)
    assert position_in(page) == "21.24 22/36 - 1 55WWWWW:4"
    lines.get_by_role("button", name="Make it the main line").click()
    expect(lines.get_by_role("button", name="Make it the main line")).to_have_count(0)
    # The link leads back here, and the picture is one.
    page.goto(page.url)
    expect(page.get_by_role("textbox", name="The position as text")).to_have_value(
        "21.24 22/36 - 1 55WWWWW:4"
    )
    picture = page.get_by_role("link", name="Picture (SVG)").get_attribute("href")
    assert page.request.get(f"{server.url}{picture}").text().startswith("<svg")


def test_a_record_is_stepped_through_and_the_best_choices_played_out(
    new_page: NewPage, server: ServerProcess
) -> None:
    page = new_page(**CALM)
    page.goto(f"{server.url}/analysis")
    paste(page, RECORD + "3. 12WW2334:W 122334:6\n")
    expect(page.get_by_role("list", name="Players")).to_contain_text("Louise")
    expect(page.get_by_role("alert")).to_contain_text("valid only up to here. Line 8")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("decodeURIComponent(location.search).includes(':1234445W')")
    coach = page.get_by_role("region", name="Coach")
    expect(coach.get_by_role("button", name="Play it out")).to_be_visible()
    coach.get_by_role("button", name="Play it out").click()
    expect(coach.get_by_text("95% interval")).to_be_visible()
    expect(coach.get_by_text("Played out")).to_have_count(3)


def test_a_position_made_by_hand_is_refused_until_it_can_be_and_then_played_on(
    new_page: NewPage, server: ServerProcess
) -> None:
    page = new_page(viewport=PHONE, tolerate=REFUSED, **CALM)
    page.goto(f"{server.url}/analysis?rules=extrawurm")
    page.get_by_role("button", name="Set up").click()
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_role("group", name="Place tiles").get_by_role("radio", name="Goose").check()
    for tile in (21, 33):
        page.get_by_role("button", name=f"{tile}: on the grill").click()
    page.get_by_role("group", name="Place tiles").get_by_role("radio", name="face down").check()
    page.get_by_role("button", name="36: on the grill").click()
    page.get_by_role("combobox", name=re.compile("Hen")).select_option(label="with Goose")
    page.get_by_role("combobox", name=re.compile("Crow")).select_option(label="with Duck")
    page.get_by_role("group", name="Rooster").get_by_role("button", name="One more").click()
    page.get_by_role("group", name="Whose turn").get_by_role("radio", name="Duck").check()
    done = page.get_by_role("button", name="Analyse this position")
    expect(page.get_by_text("This position is impossible for 2 reasons:")).to_be_visible()
    expect(done).to_be_disabled()
    page.get_by_role("combobox", name=re.compile("Crow")).select_option(label="on 23")
    page.get_by_role("group", name="Reserve").get_by_role("button", name="One less").click()
    expect(done).to_be_enabled()
    done.click()
    made = "11c.13.22.23r.24.25w.26.27g.28.29a.30.31.32.34.35.36x -+1/-/21.33:h 6 2 -"
    expect(page.get_by_role("textbox", name="The position as text")).to_have_value(made)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(page.get_by_role("list", name="Players").get_by_role("listitem").nth(2)).to_contain_text("33")


def test_puzzles_solved_rightly_and_wrongly(new_page: NewPage, server: ServerProcess) -> None:
    page = new_page(**CALM)
    page.goto(f"{server.url}/puzzles")
    for right in (True, False):
        # Which puzzle it is, is seen from what the page was told.
        with page.expect_response(re.compile(r"/api/v1/puzzles\?")) as answer:
            page.get_by_role("button", name="Another puzzle").click()
        given = answer.value.json()
        puzzle = next(one for one in load_puzzles() if one.id == given["id"])
        state = parse_position(given["position"], parse_rules(given["rules"]))
        wrong = next(action for action in legal_actions(state) if action != puzzle.answer)
        expect(page.get_by_role("heading", name="What is the best choice?")).to_be_visible()
        page.wait_for_function("!document.querySelector('.verdict')")
        legal = [str(action) for action in legal_actions(state)]
        chosen = str(puzzle.answer if right else wrong)
        page.keyboard.press(KEYS.get(chosen, chosen if chosen in FACES else str(legal.index(chosen) + 1)))
        expect(page.get_by_role("region", name="Right!" if right else "Not the best")).to_be_visible()
        expect(page.get_by_text("your choice")).to_have_count(1)
        expect(page.get_by_role("list", name="Your streak")).to_contain_text(
            "1 right in a row 1 best" if right else "0 right in a row 1 best"
        )
    page.reload()
    expect(page.get_by_role("list", name="Your streak")).to_contain_text("0 right in a row 1 best")


def test_a_game_with_real_dice(new_page: NewPage, server: ServerProcess) -> None:
    page = new_page(viewport=PHONE, **CALM)
    page.goto(f"{server.url}/companion")
    page.get_by_role("textbox", name="Name of player 1").fill("Ann")
    page.get_by_role("textbox", name="Name of player 2").fill("Bob")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="Coach", exact=True).click()
    ann = page.get_by_role("dialog").get_by_role("group", name="Ann")
    ann.get_by_role("radio", name="Advice", exact=True).check()
    page.get_by_role("button", name="Close").click()
    enter(page, "1234445W")
    expect(page.locator(".face .worth")).to_have_count(6, timeout=COACH_PATIENCE)
    # Six faces with their worth fit into the panel, whose content they would push aside.
    assert page.locator(".rolled").evaluate("part => part.scrollWidth <= part.clientWidth")
    strip = page.locator(".strip")
    expect(strip).to_contain_text("Estimated beyond the next turn.")
    expect(strip).not_to_contain_text("costs")
    best = page.locator(".grill .odds").all_inner_texts()
    # The keyboard points as a mouse does: the advice and the tiles are then about that choice.
    page.locator("button.face").first.focus()
    page.keyboard.press("Tab")
    expect(strip).to_contain_text("Set the 2 aside")
    expect(strip).to_contain_text(re.compile(r"costs \d+\.\d%.*\d\.\d worms expected"))
    assert page.locator(".grill .odds").all_inner_texts() != best
    page.get_by_role("button", name=re.compile("Set aside the worm")).click()
    enter(page, "1111111")
    # That was wrong: it goes back, die by die and step by step.
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("group", name=re.compile("Tap the 7 dice you rolled wins"))).to_be_visible()
    # By keys: Enter says that this is the roll, and does not press the button to stop, which was waiting for it.
    stop = page.get_by_role("button", name=re.compile("^Stop"))
    stop.focus()
    page.keyboard.type("5555533")
    expect(stop).not_to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_role("button", name=re.compile("Set aside the 5 5s")).click()
    page.get_by_role("button", name=re.compile("^Stop")).click()
    expect(page.get_by_role("heading", name="Bob to play")).to_be_visible()
    expect(page.get_by_role("list", name="Players").get_by_role("listitem").first).to_contain_text("30")
    # Bob asked for nothing, and gets nothing.
    enter(page, "11223345")
    expect(page.locator("button.face")).to_have_count(5)
    expect(page.locator(".strip, .worth, .odds")).to_have_count(0)
    game = urlsplit(page.url).path.split("/")[-1]
    record = page.request.get(f"{server.url}/api/v1/games/{game}/record").text()
    assert '[Dice "hand"]' in record
    assert "1. 1234445W:W 3355555:5 =30" in record


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
def test_the_board_speaks_the_readers_language(new_page: NewPage, server: ServerProcess, lang: str) -> None:
    page = new_page(viewport=PHONE, **CALM)
    page.goto(f"{server.url}/analysis?rules=classic&position={POSITION.replace(' ', '%20')}&lang={lang}")
    expect(page.get_by_role("heading", level=1)).to_have_text(
        {"en": "Analysis board", "de": "Analysebrett", "fr": "Plateau d’analyse", "it": "Tavolo d’analisi"}[
            lang
        ]
    )
    reason = say("hint-bust", lang=lang)  # the coach's words are the catalogue's
    assert reason
    expect(page.locator(".coach .reason")).to_have_count(2)
    expect(page.locator("main")).not_to_contain_text("⟦")


def test_your_record_of_a_finished_game_is_kept_and_deleted(new_page: NewPage, server: ServerProcess) -> None:
    page = new_page(**CALM)
    page.goto(server.url)
    page.request.post(f"{server.url}/api/v1/identity", data={})
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "timid"}]
    start = "21 -/36 - 1 W4444:"
    laid = page.request.post(
        f"{server.url}/api/v1/games", data={"id": "record", "seats": seats, "start": start}
    )
    page.goto(f"{server.url}/t/{laid.json()['game']}")
    page.get_by_role("button", name=re.compile("^Stop")).click()
    expect(page.get_by_role("heading", name=re.compile("wins"))).to_be_visible()
    page.wait_for_function("() => (localStorage['pickomino-record'] ?? '').includes('\"status\":\"over\"')")
    page.goto(f"{server.url}/your-record")
    expect(page.get_by_text("Your favourite tile: 21, won once")).to_be_visible()
    expect(page.get_by_role("row").last).to_contain_text("0")
    # Where two share the device each has a record by name.
    laid = page.request.post(
        f"{server.url}/api/v1/games",
        data={"id": "shared", "seats": [seats[0], seats[0] | {"name": "Bob"}], "start": start},
    )
    page.goto(f"{server.url}/t/{laid.json()['game']}")
    page.get_by_role("button", name=re.compile("^Stop")).click()
    expect(page.get_by_role("heading", name=re.compile("wins"))).to_be_visible()
    page.goto(f"{server.url}/your-record")
    page.get_by_role("group", name="Whose games").get_by_role("radio", name="Bob").check()
    expect(page.get_by_role("row").last).to_contain_text("Ann")
    page.get_by_role("radio", name="You").check()
    page.reload()
    expect(page.get_by_text("Your favourite tile: 21, won once")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Export").click()
    assert '"tiles"' in download.value.path().read_text(encoding="utf-8")
    page.get_by_role("button", name="Delete everything").click()
    page.reload()
    expect(page.get_by_text("No finished game yet")).to_be_visible()
