"""`pickomino bench`: every figure is there, as JSON and as a table."""

from __future__ import annotations

import json
import os

import pytest

from pickomino.cli import bench, main


@pytest.mark.prove  # each of its processes takes seconds to start; `make bench` runs the command too
def test_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 1)  # each further process takes seconds to start
    assert main(["bench", "--seconds", "0.05", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found["engine_decisions"]) == {"classic", "extrawurm"}
    assert set(found["turns"]) == {"8", "9"}
    assert [(one["rules"], one["players"]) for one in found["games"]] == [
        (rules, [bot, bot]) for rules in ("classic", "extrawurm") for bot in ("random", "greedy")
    ]
    for one in found["games"]:
        assert 20 < one["turns_a_game"] < 200
        for cores in ("one_core", "all_cores"):
            # A game has several decisions for each of its turns.
            assert one[cores]["decisions"] > 3 * one[cores]["games"] * one["turns_a_game"]


def test_table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    speed = {"games": 54_321.0, "decisions": 31_000_000.0}
    found = {
        "cores": 2,
        "engine_decisions": {"classic": 98_765.0},
        "turns": {"8": {"alone_us": 41.23, "batched_us": 1.876, "batch": 128}},
        "games": [
            {
                "rules": "classic",
                "players": ["random", "random"],
                "turns_a_game": 62.8,
                "one_core": speed,
                "all_cores": {"games": 108_000.0, "decisions": 62_000_000.0},
            }
        ],
    }
    monkeypatch.setattr(bench, "measure", lambda seconds: found)
    assert main(["bench"]) == 0
    shown = capsys.readouterr().out
    for part in (
        "98,765 decisions",
        "41.2 µs",
        "1.88 µs",
        "62.8",
        "54,321 (31.00 M)",
        "108,000",
        "All 2 cores",
    ):
        assert part in shown


@pytest.mark.parametrize("seconds", ["0", "-1", "1e9", "nan"])
def test_refusals(seconds: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", seconds]) == 2
    assert "--seconds must be between" in capsys.readouterr().err
