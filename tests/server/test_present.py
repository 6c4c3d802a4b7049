"""What a client is shown of an action's effect."""

from __future__ import annotations

from typing import Any

import pytest

from pickomino.core.notation_positions import parse_position
from pickomino.core.rules import PRESETS
from pickomino.server.api.present import show_actions


def brings(position: str, action: str) -> Any:
    state = parse_position(position, PRESETS["extrawurm"])
    return next(
        legal["brings"] for legal in show_actions(state)["legal"] if legal["action"]["text"] == action
    )


def test_a_stop_tells_its_claim() -> None:
    told = brings("22.29a.36 21:c/25 7 1 334455:", "stop+c")
    assert (told["kind"], told["tile"], told["specialist"]) == ("take", 29, "a")


def test_a_face_that_leaves_no_dice_tells_its_claim() -> None:
    told = brings("22.29.36 -/25 7 1 334W:5555", "5")
    assert (told["kind"], told["tile"]) == ("take", 29)


@pytest.mark.parametrize(
    ("position", "action"),
    [
        ("22.36 21.29:c/25 7 1 334455:?keepca", "keep a"),
        ("22.36 21/25+1/32+2 0 1 11W:?rob", "rob 2"),
        ("22.36 21.23/25+1/32+2 0 1 5544W:?crow", "rob 2"),
    ],
)
def test_what_comes_beside_the_claim_tells_none(position: str, action: str) -> None:
    assert brings(position, action) is None
