"""`pickomino perft`: counts, breakdown, JSON, and what it says to bad input."""

from __future__ import annotations

import json

import pytest

from pickomino.cli import main

GOLDEN = "21.22.36 -:g/- 7 1 -"


def test_breakdown_and_total(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "--depth", "1"]) == 0
    assert capsys.readouterr().out.splitlines() == [f"{face}: 792" for face in "12345W"] + ["total: 4752"]


@pytest.mark.parametrize(
    ("depth", "count"),
    [(0, 1), (1, 4_752), (2, 6_780_180), (3, 3_511_396_800), (4, 645_757_713_000)],
)
def test_json(depth: int, count: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "--depth", str(depth), "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["depth"], said["count"]) == (depth, count)
    assert said["choices"] == (dict.fromkeys("12345W", count // 6) if depth else {})


def test_from_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "-d", "1", "--rules", "extrawurm", "--position", GOLDEN]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "total: 12474"
    assert main(["perft", "-d", "1", "--position", "21.22 -/- - 1 44:12245W"]) == 0
    assert capsys.readouterr().out.splitlines() == ["1: 1", "2: 1", "5: 1", "W: 1", "total: 4"]


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--depth", "-1"],
        ["--depth", "many"],
        ["--depth", "100"],
        ["--depth", "1", "--position", "nothing"],
        ["--depth", "1", "--rules", "nothing"],
        ["--depth", "1", "--position", GOLDEN],
    ],
)
def test_bad_input_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.strip() != ""
    assert "Traceback" not in err
