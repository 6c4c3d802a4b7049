"""Rule sets: the knobs' table, presets by name, and text both ways."""

from __future__ import annotations

import pytest

from pickomino.core.errors import NotationError
from pickomino.core.rules import PRESETS, Rules, Specialist, format_rules, parse_rules, turned_knobs
from walks import custom_rules


def test_presets_turn_the_knobs_as_the_table_says() -> None:
    knobs = ("extras", "fallback", "steal", "flip_empty_handed", "six_faces_end_turn")
    assert {name: tuple(getattr(rules, knob) for knob in knobs) for name, rules in PRESETS.items()} == {
        "classic": (False, "nearest", "forced", False, False),
        "extrawurm": (True, "nearest", "forced", False, False),
        "house": (False, "any", "forced", True, False),
        "squeakers": (False, "nearest", "optional", True, True),
    }
    assert Rules() == PRESETS["classic"]


def test_any_combination_is_a_rule_set_of_its_own_and_its_text_round_trips() -> None:
    everything = custom_rules()
    assert len({str(rules) for rules in everything}) == 32
    for rules in everything:
        assert parse_rules(str(rules)) == rules


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        (Rules(), "classic"),
        (Rules(extras=True), "extrawurm"),
        (Rules(fallback="any", flip_empty_handed=True), "house"),
        (Rules(steal="optional", flip_empty_handed=True, six_faces_end_turn=True), "squeakers"),
        (Rules(fallback="any", steal="optional"), "classic fallback=any steal=optional"),
        (
            Rules(flip_empty_handed=True, six_faces_end_turn=True),
            "classic flip_empty_handed=yes six_faces_end_turn=yes",
        ),
        (
            Rules(extras=True, fallback="any", flip_empty_handed=True),
            "extrawurm fallback=any flip_empty_handed=yes",
        ),
    ],
)
def test_names_of_rule_sets(rules: Rules, text: str) -> None:
    """A preset's name where it matches, else its edition and the knobs that differ, in table order."""
    assert format_rules(rules) == text
    assert str(rules) == text


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("house fallback=nearest", Rules(flip_empty_handed=True)),
        ("classic extras=yes", Rules(extras=True)),
        ("squeakers six_faces_end_turn=no steal=forced flip_empty_handed=no", Rules()),
        ("classic fallback=nearest", Rules()),
    ],
)
def test_knobs_are_read_on_top_of_any_preset(text: str, rules: Rules) -> None:
    assert parse_rules(text) == rules


@pytest.mark.parametrize(
    ("text", "key", "params"),
    [
        ("Classic", "error-rules-preset-near", {"token": "Classic", "near": "classic"}),
        ("extrwurm", "error-rules-preset-near", {"token": "extrwurm", "near": "extrawurm"}),
        ("chess", "error-rules-preset", {"token": "chess", "known": "classic extrawurm house squeakers"}),
        ("classic fallbak=any", "error-rules-knob-near", {"token": "fallbak=any", "near": "fallback"}),
        ("", "error-rules-preset", {"token": "", "known": "classic extrawurm house squeakers"}),
        (
            "classic flip=yes",
            "error-rules-knob",
            {"token": "flip=yes", "known": "extras fallback steal flip_empty_handed six_faces_end_turn"},
        ),
        (
            "classic ",
            "error-rules-knob",
            {"token": "", "known": "extras fallback steal flip_empty_handed six_faces_end_turn"},
        ),
        (
            "classic steal",
            "error-rules-value",
            {"token": "steal", "knob": "steal", "known": "forced optional"},
        ),
        (
            "classic fallback=yes",
            "error-rules-value",
            {"token": "fallback=yes", "knob": "fallback", "known": "nearest any"},
        ),
        (
            "classic extras=any",
            "error-rules-value",
            {"token": "extras=any", "knob": "extras", "known": "yes no"},
        ),
        (
            "classic steal=forced steal=forced",
            "error-rules-twice",
            {"token": "steal=forced", "knob": "steal"},
        ),
    ],
)
def test_what_is_no_rule_set(text: str, key: str, params: dict[str, str]) -> None:
    with pytest.raises(NotationError) as caught:
        parse_rules(text)
    assert caught.value.problem == (key, params, "")


@pytest.mark.parametrize("text", ["x" * 5_000, "classic " + "x" * 5_000, "classic steal=" + "x" * 5_000])
def test_a_long_token_is_shortened_in_the_message(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_rules(text)
    assert caught.value.problem.params["token"] == text.rsplit(" ", maxsplit=1)[-1][:40]


def test_specialists_letters() -> None:
    assert {specialist.name: specialist.value for specialist in Specialist} == {
        "CANNED": "c",
        "HEN": "h",
        "CROW": "r",
        "WEASEL": "w",
        "GOLDEN": "g",
        "APPLE": "a",
    }


def test_knobs_that_are_turned() -> None:
    assert turned_knobs(PRESETS["classic"]) == (False,) * 5
    assert turned_knobs(PRESETS["squeakers"]) == (False, False, True, True, True)
