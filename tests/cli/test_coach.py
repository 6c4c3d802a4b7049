"""`pickomino hint`, `review` and `puzzle` on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from coach.games import play
from pickomino.cli import main
from pickomino.coach.puzzles import Evidence, Puzzle, load_puzzles
from pickomino.messages import LANGUAGES, say
from pickomino.play import format_record, parse_record

ENDGAME = "24 21.22/25.23 - 1 WWW4:"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "game.pkn"
    path.write_text(format_record(play("classic", ["champion", "random"], seed=2)), encoding="utf-8")
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hint(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", "--position", ENDGAME, "--lang", lang]) == 0
    shown = capsys.readouterr().out
    assert "roll" in shown
    assert "stop" in shown
    assert say("cli-hint-tiles", lang=lang) in shown
    assert len(shown.splitlines()) >= 14


def test_hint_as_json_with_rollouts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", "--position", ENDGAME, "--json", "--rollouts", "50"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {choice["action"]["text"] for choice in found["choices"]} == {"roll", "stop"}
    assert found["rollouts"]["games"] == 50
    assert {choice["action"]["text"] for choice in found["rollouts"]["choices"]} == {"roll", "stop"}


def test_rollouts_show_how_far_they_are_on_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["hint", "--position", ENDGAME, "--rollouts", "50"]
    assert main(asked) == 0
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert main(asked) == 0
    shown = capsys.readouterr().err
    assert say("cli-simulate-games") in shown
    assert "100/100" in shown


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["hint", "--position", "36x 21/22 - - -"], "over"),
        (["hint", "--position", "21 -/- - 3 -"], "Seat 3"),
        (["hint", "--rollouts", "-1"], "--rollouts"),
        (["hint", "--rollouts", "1"], "--rollouts"),
        (["review", "missing.pkn"], "missing.pkn"),
        (["puzzle", "--theme", "poker"], "poker"),
        (["puzzle", "--difficulty", "9"], "--difficulty"),
        (["puzzle", "1", "--answer", "jump"], "jump"),
        (["puzzle", "1", "--answer", "take 36"], "(Rule"),
        (["puzzle", "--verify", "missing.tsv"], "missing.tsv"),
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
    assert main(arguments) == 2
    heard = capsys.readouterr()
    assert message in heard.err
    assert heard.out == ""


def test_review(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, picture, commented = tmp_path / "game.html", tmp_path / "game.svg", tmp_path / "commented.pkn"
    files = ["--html", str(page), "--plot", str(picture), "--comment", str(commented)]
    assert main(["review", str(record), *files]) == 0
    shown = capsys.readouterr().out
    assert "champion 1" in shown
    assert "What decided the game" in shown
    assert "A revision is a change" in shown
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    drawn = picture.read_text(encoding="utf-8")
    assert "<svg" in drawn
    assert "unlucky roll" in drawn
    assert parse_record(commented.read_text(encoding="utf-8")).turns[0].comment


def test_review_as_json(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    for player in found["players"]:
        parts = sum(player[part] for part in ("start", "luck", "cost", "gifts", "revisions"))
        assert parts == pytest.approx(player["result"], abs=1e-9)


def test_a_broken_record_is_reviewed_with_its_error(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.pkn"
    broken.write_text(record.read_text(encoding="utf-8").replace("\n4. ", "\n4. 99999:9 "), encoding="utf-8")
    assert main(["review", str(broken)]) == 0
    heard = capsys.readouterr()
    assert "champion 1" in heard.out
    assert "What mattered most so far" in heard.out
    assert "99999:9" in heard.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_puzzle(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    stock = load_puzzles()
    right = str(stock[5].answer)
    theme = say(f"theme-{stock[5].themes[0]}", lang=lang)
    assert main(["puzzle", "5", "--lang", lang]) == 0
    assert theme not in capsys.readouterr().out  # it may give the answer away
    assert main(["puzzle", "5", "--answer", right, "--lang", lang]) == 0
    shown = capsys.readouterr().out
    assert stock[5].id in shown
    assert theme in shown
    assert main(["puzzle", "5", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert "answer" not in found
    wrong = next(action["text"] for action in found["legal"] if action["text"] != right)
    assert main(["puzzle", "5", "--answer", wrong, "--lang", lang]) == 0
    assert capsys.readouterr().out != shown


def test_puzzle_of_the_day(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["id"] in {puzzle.id for puzzle in load_puzzles()}


def test_verifying_tells_what_it_found_when_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter([Evidence(0.03, 0.01, 400)])

    def look(puzzle: Puzzle) -> Evidence:
        for answer in answers:
            return answer
        raise KeyboardInterrupt

    monkeypatch.setattr("pickomino.coach.verifying.find_evidence", look)
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    file = tmp_path / "puzzles.tsv"
    file.write_text("classic\t24 21.22/25.23 - 1 WWW4:\troll\t1\tendgame\n" * 2, encoding="utf-8")
    assert main(["puzzle", "--verify", str(file)]) == 130
    heard = capsys.readouterr()
    assert "One puzzle holds" in heard.out
    assert "1/2" in heard.err


def test_verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = "classic\t24 21.22/25.23 - 1 WWW4:\troll\t1\tendgame\n"
    bad = good.replace("\troll\t", "\tstop\t")
    file = tmp_path / "puzzles.tsv"
    file.write_text(good, encoding="utf-8")
    assert main(["puzzle", "--verify", str(file)]) == 0
    assert "One puzzle holds" in capsys.readouterr().out
    file.write_text(good + bad, encoding="utf-8")
    assert main(["puzzle", "--verify", str(file)]) == 1
    assert "Line 2" in capsys.readouterr().err
    file.write_text("nonsense\n", encoding="utf-8")
    assert main(["puzzle", "--verify", str(file)]) == 2
