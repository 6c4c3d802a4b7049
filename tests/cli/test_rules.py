"""`pickomino rules`: a rule set explained."""

from __future__ import annotations

import io
import json
import sys

import pytest

from pickomino.cli import main
from pickomino.core.rules import PRESETS


def test_classic_by_default(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Rule set: classic\n")
    assert "This is the base game itself." in shown
    assert "\n* " not in shown
    assert "X1 " not in shown


def test_differences_are_told_and_starred(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "house"]) == 0
    shown = capsys.readouterr().out
    assert "\n  fallback=any\n" in shown
    assert "\n  flip_empty_handed=yes\n" in shown
    assert [line[2:4] for line in shown.splitlines() if line.startswith("* ")] == ["C4", "B3"]


def test_a_set_without_a_name_has_no_line_about_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "classic steal=optional"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Rule set: classic steal=optional\n\nHow it differs")


def test_knobs_may_be_set(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "classic", "steal=optional", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["rules"] == "classic steal=optional"
    assert facts["knobs"]["steal"] == "optional"
    assert [difference["knob"] for difference in facts["differences"]] == ["steal"]
    assert [clause["id"] for clause in facts["clauses"] if clause["differs"]] == ["C3"]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_says_what_it_is(preset: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", preset, "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["rules"] == preset
    assert facts["about"]


@pytest.mark.parametrize(
    ("arguments", "token"), [(["chess"], "chess"), (["classic", "steal=never"], "steal=never")]
)
def test_bad_input(arguments: list[str], token: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert f"“{token}”" in said.err


def test_the_rule_set_may_stand_on_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("house\n"))
    assert main(["rules", "-"]) == 0
    assert capsys.readouterr().out.startswith("Rule set: house\n")
