"""A position as a picture: well-formed, self-contained, and with everything on it."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from pickomino.core.notation_positions import parse_position
from pickomino.core.rules import PRESETS
from pickomino.view.svg import position_svg

EXTRAWURM = PRESETS["extrawurm"]
SVG = "{http://www.w3.org/2000/svg}"


def draw(
    position: str, names: tuple[str, ...] = ("Ann", "Bob", "Cleo"), lang: str = "en"
) -> ElementTree.Element:
    rules = PRESETS["classic"] if " - " in position else EXTRAWURM
    return ElementTree.fromstring(position_svg(parse_position(position, rules), names, lang))


def drawn_pieces(picture: ElementTree.Element) -> list[str]:
    return [use.attrib["href"].removeprefix("#art-") for use in picture.iter(f"{SVG}use")]


def texts(picture: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in picture.iter(f"{SVG}text")]


FULL = "11c.13.21h.22.23r.24.25w.26.27g.28.29a.30.31.32.33.34.35.36 -/-/- 7 1 -"
MIDDLE = "13r.22.24.29a.30x 21.25+1:w/27:g/- 6 1 444W:2355+w"


def test_every_specialist_and_grilled_worm_is_there() -> None:
    pieces = drawn_pieces(draw(FULL))
    for specialist in ("canned", "hen", "crow", "weasel", "golden", "apple"):
        assert pieces.count(specialist) == 1
    assert pieces.count("grilled") == 7


def test_the_worms_of_every_tile_are_drawn() -> None:
    # 11 and 13 have one each; 21–36 have 4 × (1 + 2 + 3 + 4); each of 3 players' totals shows one.
    assert drawn_pieces(draw(FULL)).count("worm") == 2 + 40 + 3


def test_a_turned_tile_shows_no_worms() -> None:
    face_up = drawn_pieces(draw("29.30 -/- - 1 -")).count("worm")
    assert drawn_pieces(draw("29.30x -/- - 1 -")).count("worm") == face_up - 3


def test_dice_and_words() -> None:
    picture = draw(MIDDLE)
    assert drawn_pieces(picture).count("wormface") == 1
    # The pips of 4 4 4 set aside and of 2 3 5 5 rolled.
    assert len(list(picture.iter(f"{SVG}circle"))) >= 12 + 15
    for words in ("Ann", "Bob", "Cleo", "= 17", "Ann chooses a face.", "Set aside", "Rolled"):
        assert words in texts(picture)
    description = picture.find(f"{SVG}desc")
    assert description is not None
    assert (description.text or "").startswith("13r 22 24 29a\nr Crow, a Apple\n")
    assert "Ann chooses a face." in (description.text or "")
    assert "│" not in (description.text or "")


@pytest.mark.parametrize("position", [FULL, MIDDLE, "36x 21/22/33 - - -", "21.22 -/-/-/-/-/-/35 - 3 -"])
def test_it_is_self_contained(position: str) -> None:
    text = position_svg(parse_position(position, PRESETS["classic"] if " - " in position else EXTRAWURM))
    picture = ElementTree.fromstring(text)
    defined = {node.attrib["id"] for node in picture.iter() if "id" in node.attrib}
    used = set(re.findall(r'href="#([^"]+)"', text)) | set(re.findall(r"url\(#([^)]+)\)", text))
    assert used <= defined
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    assert "<script" not in text
    assert "<image" not in text


def test_the_mover_is_marked() -> None:
    def marks(position: str) -> list[str]:
        cards = [node for node in draw(position).iter(f"{SVG}rect") if node.attrib.get("height") == "148"]
        return [card.attrib["x"] for card in cards if card.attrib["stroke-width"] == "3"]

    first, second = marks("21.22 -/-/- - 1 -"), marks("21.22 -/-/- - 2 -")
    assert len(first) == len(second) == 1
    assert float(first[0]) < float(second[0])


def test_names_are_text_and_nothing_else() -> None:
    picture = draw("21.22 -/- - 1 -", ("<b>&\x07", 'O"Neil'))
    assert "<b>&" in texts(picture)
    assert 'O"Neil' in texts(picture)


def test_seven_players_fit_the_picture() -> None:
    picture = draw("21.22 -/-/-/-/-/-/35 - 3 -")
    height = float(picture.attrib["height"])
    for card in picture.iter(f"{SVG}rect"):
        assert float(card.attrib.get("y", 0)) + float(card.attrib["height"]) <= height


def test_a_name_ends_before_the_worms() -> None:
    names = ("W" * 40, "i" * 40, "Bartolomeo", "Ann")
    shown = texts(draw("21.22 -/-/-/- - 1 -", names))
    assert [text for text in shown if text.endswith("…")] == ["WWWWWW…", "iiiiiiiiii…"]
    assert {"Bartolomeo", "Ann"} <= set(shown)


def test_the_tiles_of_a_stack_show_their_numbers_if_there_is_room() -> None:
    def steps(position: str) -> set[float]:
        placed = [
            float(node.attrib["transform"].split("(")[1].split(" ")[0])
            for node in draw(position).iter(f"{SVG}g")
            if re.match(r"translate\(\S+ 314\) scale\(0.56\)", node.attrib.get("transform", ""))
        ]
        return {second - first for first, second in pairwise(placed)}

    assert steps("21.22 23.24.25/- - 1 -") == {46}
    assert all(0 < step < 46 for step in steps("21 22.23.24.25.26.27.28.29/-/-/- - 1 -"))
