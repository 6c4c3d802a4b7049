"""The stock of puzzles: every entry is whole and has its evidence, and the proof plays all of them out again."""

from __future__ import annotations

import runpy
from dataclasses import replace
from pathlib import Path

import pytest

from pickomino.coach.puzzles import Evidence, Puzzle, format_puzzle, load_puzzles, parse_puzzle
from pickomino.coach.verifying import find_evidence
from pickomino.core.engine import legal_actions
from pickomino.core.errors import NotationError
from prove_counts import count
from prove_report import ROOT, proof

GOOD = "classic\t24 21.22/25.23 - 1 WWW4:\troll\t1\tendgame"


def test_every_puzzle_of_the_stock_is_whole() -> None:
    stock = load_puzzles()
    assert len(stock) >= 1_000
    assert len({puzzle.id for puzzle in stock}) == len(stock)
    for puzzle in stock:
        choices = legal_actions(puzzle.state)
        assert puzzle.answer in choices
        assert len(choices) > 1
        assert puzzle.themes
        assert puzzle.evidence is not None
        assert puzzle.evidence.is_clear
        assert parse_puzzle(format_puzzle(puzzle)) == puzzle


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        GOOD.replace("\t1\t", "\t6\t"),
        GOOD.replace("endgame", ""),
        GOOD.replace("endgame", "poker"),
        GOOD + "\t",
        GOOD + "\t0.03",
        GOOD + "\t0.0300 0.0100 many",
    ],
)
def test_a_line_that_is_no_puzzle_is_refused(line: str) -> None:
    with pytest.raises(NotationError):
        parse_puzzle(line)


@pytest.mark.parametrize(
    ("evidence", "is_sound"),
    [
        (Evidence(0.02), True),
        (Evidence(0.019), False),
        (Evidence(0.01, 0.009, 400), True),
        (Evidence(0.05, 0.06, 400), False),
    ],
)
def test_what_counts_as_sound(evidence: Evidence, is_sound: bool) -> None:
    assert evidence.is_sound is is_sound


def test_a_lead_is_clear_if_other_dice_would_show_it_too() -> None:
    assert Evidence(0.02).is_clear
    assert Evidence(0.05, 0.02, 400).is_clear
    assert not Evidence(0.03, 0.02, 400).is_clear


def test_evidence_is_found_by_playing_out() -> None:
    puzzle = parse_puzzle(GOOD)
    assert puzzle.evidence is None
    found = find_evidence(puzzle, games=(100,))
    assert found.games == 100
    assert found.lead > found.error > 0


def test_a_close_lead_is_looked_at_again_with_other_dice() -> None:
    position = "21.22.23.24.25.26.27.28.29.30.31.32.33.34.35.36 -/-/- - 1 :11235WWW"
    puzzle = parse_puzzle(f"classic\t{position}\tW\t1\tworms")
    assert find_evidence(puzzle, games=(2, 20)).games == 20


def test_a_wrong_answer_is_unsound_without_a_game() -> None:
    wrong = replace(parse_puzzle(GOOD), answer=parse_puzzle(GOOD.replace("roll", "stop")).answer)
    found = find_evidence(wrong)
    assert found.lead < 0
    assert not found.is_sound


def test_what_the_solver_knows_is_not_played_out() -> None:
    line = "extrawurm\t36x 30.24:h/23 5 1 WWWW4:?keepha\tkeep h\t1\then"
    assert find_evidence(parse_puzzle(line)).games == 0


def test_proving_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    file, notes = tmp_path / "some.tsv", tmp_path / "some.tsv.proved"
    done = replace(parse_puzzle(GOOD), evidence=Evidence(0.5, 0.1, 7))
    bad = GOOD.replace("\troll\t", "\tstop\t").replace("24 21", "24.36 21")
    file.write_text(f"{GOOD}\n{bad}\n", encoding="utf-8")
    notes.write_text(format_puzzle(done) + "\n", encoding="utf-8")
    prove_puzzles = runpy.run_path(str(ROOT / "tools" / "prove_puzzles.py"))["prove_puzzles"]
    assert prove_puzzles(file) == (2, 1)
    assert file.read_text(encoding="utf-8") == format_puzzle(done) + "\n"
    assert not notes.exists()


@pytest.mark.prove
def test_the_whole_stock_holds() -> None:
    with proof("The coach: puzzles") as figures:
        stock: tuple[Puzzle, ...] = load_puzzles()[:: count(1, long=1, tiny=100)]
        found = [find_evidence(puzzle) for puzzle in stock]
        assert [puzzle.id for puzzle, each in zip(stock, found, strict=True) if not each.is_sound] == []
        played = [each for each in found if each.games]
        figures["puzzles"] = len(found)
        figures["exact, every end of the turn ending the game"] = len(found) - len(played)
        figures["played out, the 95 % interval of the lead above zero"] = len(played)
        figures["games for each choice, at least"] = min(each.games for each in played)
        figures["games for each choice, at most"] = max(each.games for each in played)
        figures["lead over the closest rival, mean"] = sum(each.lead for each in found) / len(found)
        figures["lead over the closest rival, least"] = min(each.lead for each in found)
        figures["lower end of the interval, least"] = min(each.lead - each.error for each in found)
