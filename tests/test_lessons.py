"""The page's lessons are up to date, and every step of them is explained."""

from __future__ import annotations

import json

import pytest

from lessons import LESSONS, Lesson, play_lesson
from make_page import FOLDER, generated


@pytest.mark.parametrize("name", generated())
def test_the_pages_data_is_up_to_date(name: str) -> None:
    text = (FOLDER / name).read_text(encoding="utf-8")
    json.loads(text)
    assert text == generated()[name], "run `make docs`"


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_a_choice_is_explained_exactly_where_there_is_one(lesson: Lesson) -> None:
    for step in play_lesson(lesson)["steps"]:
        choices = len(step["actions"]["legal"]) if step["actions"] else 0
        assert (step["word"] is not None) == (choices > 1), step["text"]
        assert (step["right"] is not None) == (choices > 0), step["text"]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_the_dice_shown_are_those_that_fell(lesson: Lesson) -> None:
    for step in play_lesson(lesson)["steps"]:
        rolled = [event["params"]["dice"] for event in step["events"] if event["kind"] == "rolled"]
        if rolled:
            assert step["view"]["turn"]["roll"] == rolled[-1], step["text"]


def test_the_lessons_show_what_they_are_for() -> None:
    classic, extrawurm = (
        {event["kind"] for step in play_lesson(lesson)["steps"] for event in step["events"]}
        for lesson in LESSONS
    )
    assert {"took", "stole", "busted", "tile_returned", "tile_turned"} <= classic
    assert {
        "stole_hen",
        "got_specialist",
        "chose_specialist",
        "got_grilled_worm",
        "robbed",
        "rerolled",
    } <= extrawurm


def test_a_lesson_that_breaks_the_rules_cannot_be_written() -> None:
    first = LESSONS[0]
    wrong = first._replace(scenes=(*first.scenes[:2], first.scenes[2]._replace(action="5")))  # type: ignore[call-arg]
    with pytest.raises(AssertionError, match="5 is not among"):
        play_lesson(wrong)
