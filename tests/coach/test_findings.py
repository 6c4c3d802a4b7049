"""What a review leaves behind: comments in the record, the curve, the report."""

from __future__ import annotations

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from coach.games import play
from pickomino.coach.coach_json import review_json
from pickomino.coach.comments import comment_record
from pickomino.coach.curve import NOTABLE_LUCK, draw_curve
from pickomino.coach.report import report_html
from pickomino.coach.review import Review, review_record, review_text
from pickomino.messages import LANGUAGES
from pickomino.play import format_record, parse_record


@pytest.fixture(scope="module")
def review() -> Review:
    return review_record(play("classic", ["timid", "random"], seed=6))


def test_comments_stand_after_every_turn_and_can_be_read(review: Review) -> None:
    text = format_record(comment_record(review))
    record = parse_record(text)
    assert [turn.moves for turn in record.turns] == [turn.moves for turn in review.record.turns]
    for number, turn in enumerate(record.turns, 1):
        assert turn.comment is not None
        chances = re.match(r"\[%chances ([\d.]+)/([\d.]+)\] \[%luck [+-][\d.]+\]", turn.comment)
        assert chances is not None
        assert f"[%method {review.certainties[number - 1].value}]" in turn.comment
        assert float(chances[1]) == pytest.approx(100 * review.of_turn(number)[-1].after[0], abs=0.06)
    assert "[%cost" in text
    assert "Blunder: “" in text


def test_comments_of_others_are_kept_and_marks_replaced(review: Review) -> None:
    turns = [
        replace(turn, comment="so close" if number == 0 else turn.comment)
        for number, turn in enumerate(review.record.turns)
    ]
    once = comment_record(replace(review, record=replace(review.record, turns=tuple(turns))))
    assert once.turns[0].comment is not None
    assert "so close" in once.turns[0].comment
    again = comment_record(review_record(once))
    assert format_record(again) == format_record(once)


def test_findings_of_older_versions_are_replaced(review: Review) -> None:
    once = comment_record(review)
    older = [
        replace(turn, comment=re.sub(r" \[%method \w+\]", "", turn.comment or "")) for turn in once.turns
    ]
    assert "%method" not in format_record(replace(once, turns=tuple(older)))
    again = comment_record(review_record(replace(once, turns=tuple(older))))
    assert format_record(again) == format_record(once)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_needs_nothing_beside_it(review: Review, lang: str) -> None:
    page = report_html(review, lang)
    assert f'<html lang="{lang}">' in page
    assert not re.search(r'(?:src|href)="', page)
    for name in review.record.players:
        assert name in page
    assert page.count("<polyline") == 2


def test_names_are_escaped() -> None:
    record = play("classic", ["greedy", "greedy"], seed=1)
    review = review_record(replace(record, players=("<b>Ann", "Bob & Co"), turns=record.turns[:2]))
    page = report_html(review)
    assert "<b>Ann" not in page
    assert "&lt;b&gt;Ann" in page
    ElementTree.fromstring(draw_curve(review))


def test_the_curve_is_an_svg_with_its_marks(review: Review) -> None:
    root = ElementTree.fromstring(draw_curve(review))
    lines = root.findall("{http://www.w3.org/2000/svg}polyline")
    assert [len(line.attrib["points"].split()) for line in lines] == [len(review.changes) + 1] * 2
    assert root.findall("{http://www.w3.org/2000/svg}circle")
    lucky = [roll for roll in review.rolls if abs(roll.change[0]) >= NOTABLE_LUCK]
    assert len(root.findall("{http://www.w3.org/2000/svg}path")) == len(lucky)


def test_json_has_every_change_and_its_places(review: Review) -> None:
    shown = review_json(review)
    assert len(shown["changes"]) == len(review.changes)
    assert shown["result"] == shown["changes"][-1]["after"]
    for player in shown["players"]:
        assert player["costliest"] is not None
        assert player["luckiest"] is not None
        decision = shown["changes"][player["costliest"]]
        assert decision["kind"] == "decision"
        assert decision["cost"] == max(
            change["cost"]
            for change in shown["changes"]
            if change["kind"] == "decision" and change["seat"] == player["seat"]
        )
        assert shown["changes"][player["luckiest"]]["kind"] == "roll"
    assert shown["error"] is None
    assert shown["finished"]


def test_the_error_of_a_broken_record_is_said_in_words() -> None:
    text = format_record(play("classic", ["greedy", "greedy"], seed=1)).replace("\n2. ", "\n7. ")
    review = review_text(text)
    error = review_json(review, "de")["error"]
    assert error is not None
    assert error["text"].startswith("Zeile")
    assert 'class="error"' in report_html(review)
    assert len(review.record.turns) == 1
