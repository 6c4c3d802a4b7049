"""`pickomino show`: a position as text, JSON or a picture."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pickomino.cli import main

POSITION = "13r.22.24.29a.30x 21.25+1:w/27:g/- 6 1 444W:2355+w"


def test_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "--rules", "extrawurm", "--position", POSITION, "--names", "Ann/Bob"]) == 0
    shown = capsys.readouterr().out
    assert "▶ Ann     21 [25]  4 worms, one of them grilled, Weasel" in shown
    assert "Seat 3" in shown
    assert shown.endswith("Ann chooses a face.\n")


def test_ascii(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["show", "--rules", "extrawurm", "--position", POSITION, "--names", "Zoé/Bob", "--ascii"]) == 0
    )
    shown = capsys.readouterr().out
    assert shown.isascii()
    assert "> Zoe " in shown


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "--rules", "extrawurm", "--position", POSITION, "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["position"] == POSITION
    assert facts["grill"][0] == {"tile": 13, "worms": 1, "face_up": True, "specialist": "r"}
    assert facts["grill"][-1] == {"tile": 30, "worms": 3, "face_up": False, "specialist": None}
    assert facts["players"][0] == {
        "seat": 1,
        "name": "Seat 1",
        "stack": [21, 25],
        "worms": 4,
        "grilled": 1,
        "specialist": "w",
    }
    assert facts["turn"] == {
        "phase": "rolled",
        "kept": "444W",
        "roll": "2355",
        "total": 17,
        "canned_worm_counted": False,
        "dice_left": 4,
    }
    assert facts["winners"] is None


def test_svg(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "position.svg"
    assert main(["show", "--rules", "extrawurm", "--position", POSITION, "--svg", str(file)]) == 0
    assert capsys.readouterr().out == ""
    assert ElementTree.parse(file).getroot().tag.endswith("svg")


def test_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("22 21/- - 2 -\n"))
    assert main(["show", "--position", "-"]) == 0
    assert capsys.readouterr().out.endswith("Seat 2 is to roll.\n")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--position", "22 21/- -"], "“22 21/- -”"),
        (["--position", "22 22/- - 1 -"], "Tile 22 occurs more than once. (Rule S2)"),
        (["--rules", "chess"], "“chess” is not a rule set"),
        (["--lang", "tlh"], "“tlh” is not a language"),
        (["--svg", "/nowhere/at/all.svg"], "/nowhere/at/all.svg cannot be written"),
    ],
)
def test_bad_input(arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert complaint in said.err
    assert len(said.err.splitlines()) == 1


def test_colour_on_a_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert main(["show"]) == 0
    shown = capsys.readouterr().out
    assert "\x1b[" in shown
    assert re.sub(r"\x1b\[[0-9;]*m", "", shown).rstrip().endswith("Seat 1 is to roll.")
