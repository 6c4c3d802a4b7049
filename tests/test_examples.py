"""The ten example programs: each short, each named in the documentation, each run as a newcomer would."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from server.harness import ServerProcess

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples"
TASKS = (
    "random_games",
    "expectimax",
    "read_record",
    "my_bot",
    "picture",
    "odds",
    "review",
    "puzzle",
    "open_table",
    "watch_table",
)
MOST_LINES = 15


def run_example(name: str, *arguments: str | Path) -> str:
    command = [sys.executable, str(EXAMPLES / f"{name}.py"), *map(str, arguments)]
    env = {**os.environ, "PYTHONPATH": str(EXAMPLES)}
    ran = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=240, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.mark.parametrize("name", TASKS)
def test_an_example_is_short_and_documented(name: str) -> None:
    lines = (EXAMPLES / f"{name}.py").read_text(encoding="utf-8").split('"""\n', 1)[1].splitlines()
    assert len([line for line in lines if line.strip() and not line.lstrip().startswith("#")]) <= MOST_LINES
    assert f"examples/{name}.py" in (ROOT / "docs" / "python.md").read_text(encoding="utf-8")


def test_random_games() -> None:
    said = run_example("random_games", "12")
    assert said.startswith("seat 1: ")


def test_expectimax_agrees_with_the_solver() -> None:
    from pickomino import parse_position
    from pickomino.solver import own_worms, solve_position

    state = parse_position("21.22.24.27.30.33 25/23 - 1 4WWWW:")
    solution = solve_position(state, own_worms(state))
    before = 2  # worms on seat 1's stack, which the solver counts from
    wanted = {str(action): f"{before + value:.4f}" for action, value in solution.actions.items()}
    assert dict(line.split(" ") for line in run_example("expectimax").splitlines()) == wanted


@pytest.mark.parametrize("record", sorted((EXAMPLES / "games").glob("*.pkn")), ids=lambda path: path.stem)
def test_a_record_is_read(record: Path) -> None:
    lines = run_example("read_record", record).splitlines()
    assert lines[0].startswith("0 ")
    assert lines[-1].startswith("Outcome(")
    assert len(lines) > 10


def test_a_bot_of_ones_own_wins_in_the_arena() -> None:
    said = run_example("my_bot")
    assert float(said.split()[-3]) > 0.5, said


def test_a_picture_is_drawn(tmp_path: Path) -> None:
    run_example("picture", tmp_path / "position.svg")
    assert ET.parse(tmp_path / "position.svg").getroot().tag.endswith("svg")


def test_odds_are_json() -> None:
    odds = json.loads(run_example("odds"))
    assert {choice["action"] for choice in odds["choices"]} == {"1", "2", "3", "5"}


def test_a_game_is_reviewed() -> None:
    assert "Ann: accuracy" in run_example("review")


def test_a_puzzle_is_solved_by_the_coach() -> None:
    choices = [line for line in run_example("puzzle").splitlines() if line.endswith("%")]
    assert choices[0].startswith("*")


def test_a_table_is_opened_and_watched(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "games.db").start()
    try:
        game, accepted = run_example("open_table", server.url).split()
        assert accepted == "True"
        watch = [sys.executable, str(EXAMPLES / "watch_table.py"), server.url, game]
        with subprocess.Popen(watch, stdout=subprocess.PIPE, text=True) as spectator:
            assert spectator.stdout is not None
            entries = [spectator.stdout.readline().split()[1:] for _ in range(6)]
            spectator.send_signal(signal.SIGINT)  # Ctrl-C
            assert spectator.wait() == 0
    finally:
        server.stop()
    assert entries == [["open"], ["commit"], ["lock"], ["entropy"], ["start"], ["act", "roll"]]
