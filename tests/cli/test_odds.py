"""`pickomino odds`: table, JSON, picture, and refusals."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pickomino.cli import main

ROLLED = "21.22.23.24.25.26.27.28.29.30.31.32.33.34.35.36 -/- - 1 :11235WWW"


def test_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds"]) == 0
    shown = capsys.readouterr().out
    assert "+1.645" in shown
    assert "89.3%" in shown
    assert "1.6%" in shown


def test_table_of_choices(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "--position", ROLLED]) == 0
    lines = capsys.readouterr().out.splitlines()
    worms = [line.split("│")[1:3] for line in lines if "+" in line and "│" in line]
    assert [choice.strip() for choice, _ in worms] == ["W", "3", "2", "5", "1"]
    assert worms[0][1].strip() == "+2.128"


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "--position", ROLLED, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["position"] == ROLLED
    assert found["rules"] == "classic"
    assert found["mover"] == 1
    best = found["choices"][0]
    assert best["action"] == "W"
    assert best["worms"] == pytest.approx(2.127968, abs=1e-6)
    assert best["tiles"][0].keys() == {"tile", "worms", "seat", "reach", "exact"}
    assert len(best["tiles"]) == len(found["tiles"]) == 16


def test_json_while_dice_are_due(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "--position", "21 -/- - 1 WWWW:*", "--json"]) == 0
    (choice,) = json.loads(capsys.readouterr().out)["choices"]
    assert choice["action"] is None


def test_svg(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "odds.svg"
    assert main(["odds", "--position", ROLLED, "--plot", str(picture)]) == 0
    words = " ".join(ElementTree.parse(picture).getroot().itertext())
    assert "Odds for Seat 1" in words
    assert "This tile or better" in words
    assert "W" in words.split()


def test_png(tmp_path: Path) -> None:
    picture = tmp_path / "odds.png"
    assert main(["odds", "--plot", str(picture)]) == 0
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--plot", "odds.pdf"], "must end in .png or .svg"),
        (["--plot", "missing/odds.png"], "cannot be written"),
        (["--plot", "zero\0byte.svg"], "cannot be written"),
        (["--position", "21 -/- - 3 -"], "Seat 3"),
        (["--position", "36x 21/22 - - -"], "over"),
        (["--rules", "poker"], "poker"),
    ],
)
def test_refusals(
    arguments: list[str],
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["odds", *arguments]) == 2
    heard = capsys.readouterr()
    assert message in heard.err
    assert heard.out == ""


def test_missing_matplotlib(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert main(["odds", "--plot", "odds.png"]) == 2
    assert 'pip install "pickomino[plot]"' in capsys.readouterr().err


def test_missing_numba() -> None:
    script = (
        "import sys; sys.modules['numba'] = None; from pickomino.cli import main; sys.exit(main(['odds']))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert 'pip install "pickomino[solver]"' in done.stderr
