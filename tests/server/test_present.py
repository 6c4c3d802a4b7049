"""What a client is shown of an action's effect."""

from __future__ import annotations

from typing import Any

import pytest

from pickomino.core.actions import parse_action
from pickomino.core.dice import parse_dice
from pickomino.core.engine import apply, apply_roll
from pickomino.core.legality import why_not
from pickomino.core.notation_positions import parse_position
from pickomino.core.rules import PRESETS, parse_rules
from pickomino.core.state import Phase
from pickomino.server.api.present import ended_turn, show_actions, show_rules, show_turn
from walks import walk


def brings(position: str, action: str) -> Any:
    state = parse_position(position, PRESETS["extrawurm"])
    return next(
        legal["brings"] for legal in show_actions(state)["legal"] if legal["action"]["text"] == action
    )


def test_a_stop_tells_its_claim() -> None:
    said = brings("22.29a.36 21:c/25 7 1 334455:", "stop+c")
    assert (said["kind"], said["tile"], said["specialist"]) == ("take", 29, "a")


def test_a_face_that_leaves_no_dice_tells_its_claim() -> None:
    said = brings("22.29.36 -/25 7 1 334W:5555", "5")
    assert (said["kind"], said["tile"]) == ("take", 29)


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


def test_an_action_comes_as_fields_with_its_dice_and_its_sum() -> None:
    state = parse_position("21.24.36 22/32 - 1 444:114WW", PRESETS["classic"])
    actions = show_actions(state)
    ones, worms = actions["legal"]
    assert ones["action"] == {"text": "1", "kind": "set_aside", "face": "1"}
    assert (ones["count"], ones["total"]) == (2, 14)
    assert (worms["count"], worms["total"], worms["brings"]) == (2, 22, None)
    assert {"text": "4", "kind": "set_aside", "face": "4"} in [
        barred["action"] for barred in actions["barred"]
    ]


@pytest.mark.parametrize("rules", ["classic", "extrawurm"])
def test_an_action_is_barred_for_its_own_reason_in_every_position(rules: str) -> None:
    for moment in walk(PRESETS[rules], 3, seed=5):
        if moment.before.mover:
            for barred in show_actions(moment.before)["barred"]:
                why = why_not(moment.before, parse_action(barred["action"]["text"]))
                assert why is not None
                assert (barred["clause"], barred["key"], barred["params"]) == (
                    why.clause,
                    why.key,
                    why.params,
                )


@pytest.mark.parametrize(
    ("position", "action", "dice", "shown"),
    [
        # A bust shows its dice, beside those set aside.
        ("21.24.36 22/32 - 1 44:", "roll", "444444", ("rolled", "44", "444444", 6)),
        # Nine dice in the first roll are the golden die's.
        ("21.24.36 22:g/32 7 1 -", "roll9", "12345WWWW", None),
        ("21.24.36 22/32 - 1 W44:", "roll", "WWW44", ("rolled", "44W", "44WWW", 5)),
        # The last dice set aside lie in the tray before the tile moves.
        ("21.24.36 22/32 - 1 44W:55555", "5", "", ("kept", "4455555W", None, 0)),
        ("21.24.36 22/32 - 1 444:114WW", "W", "", None),
    ],
)
def test_the_dice_that_end_a_turn_are_shown_as_they_lay(
    position: str, action: str, dice: str, shown: tuple[str, str, str | None, int] | None
) -> None:
    before = parse_position(position, PRESETS["extrawurm" if " 7 " in position else "classic"])
    after, events = apply(before, parse_action(action))
    if after.turn.phase is Phase.DUE:
        _, rolled = apply_roll(after, parse_dice(dice))
        events += rolled
    ended = ended_turn(before.turn, events)
    found = None
    if ended is not None:
        turn = show_turn(ended)
        found = (turn["phase"], turn["kept"], turn["roll"], turn["dice_left"])
    assert found == shown


def test_rules_are_named_by_their_edition_and_what_differs() -> None:
    house = show_rules(PRESETS["house"])
    assert (house["preset"], house["edition"]) == ("house", "classic")
    assert house["differences"] == [
        {"knob": "fallback", "value": "any"},
        {"knob": "flip_empty_handed", "value": "yes"},
    ]
    own = show_rules(parse_rules("extrawurm steal=optional"))
    assert (own["name"], own["preset"]) == ("extrawurm steal=optional", None)
