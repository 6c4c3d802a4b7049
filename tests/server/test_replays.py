"""Records that people bring along, as the server reads them for the page."""

from __future__ import annotations

import pytest

from pickomino.server.api.replays import show_record
from pickomino.server.refusals import Refusal

RECORD = """[Rules "classic"]
[Players "Thomas/Louise"]
[Start "21.22.23.24.25.26.27.28.29.30.31.33.34.35.36 -/32 - 1 -"]
[Result "*"]

1. 1234445W:4 2344W:W 55WW:5 13:3 2:2 ^32
2. 11223345:3 124555:5 11W:W 3W!
"""


def test_a_record_is_laid_out_step_by_step() -> None:
    read = show_record(RECORD)
    assert read["names"] == ["Thomas", "Louise"]
    assert read["rules"]["name"] == "classic"
    assert read["outcome"] is None
    assert read["error"] is None
    kinds = [[event["kind"] for event in entry["events"]] for entry in read["entries"]]
    assert kinds[0] == ["rolled"]
    assert kinds[1] == ["set_aside"]
    assert any("stole" in step for step in kinds)
    assert kinds[-1][:2] == ["rolled", "busted"]
    assert [player["stack"] for player in read["entries"][-1]["view"]["players"]] == [[32], []]


def test_comments_stand_beside_their_turn_and_dice_entered_by_hand_are_named() -> None:
    read = show_record(
        RECORD.replace("^32", "^32 {[%chances 60/40] [%luck 1.0] A fine steal.}").replace(
            "[Result", '[Dice "hand"]\n[Result'
        )
    )
    (comment,) = read["comments"]
    assert comment["text"] == "A fine steal."
    turn = [
        event["kind"]
        for entry in read["entries"][comment["first"] - 1 : comment["last"]]
        for event in entry["events"]
    ]
    assert turn[0] == "rolled"
    assert "stole" in turn
    assert comment["last"] < len(read["entries"])
    assert read["by_hand"]
    assert not show_record(RECORD)["by_hand"]
    assert show_record(RECORD.replace("^32", "^32 {[%luck 1.0]}"))["comments"] == []


def test_a_broken_record_is_laid_out_up_to_its_first_error() -> None:
    read = show_record(RECORD.replace("2344W:W", "2344W:4"))
    assert [entry["events"][0]["kind"] for entry in read["entries"]] == ["rolled", "set_aside"]
    error = read["error"]
    assert error
    assert (error["line"], error["token"], error["clause"]) == (6, "2344W:4", "T2")


def test_what_is_no_record_at_all_is_refused_too() -> None:
    with pytest.raises(Refusal) as refused:
        show_record("not a record")
    assert refused.value.code == "bad_record"
