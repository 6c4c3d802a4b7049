"""`pickomino simulate`: table, JSON, CSV, picture, records, interrupts and refusals."""

from __future__ import annotations

import csv
import io
import json
import subprocess
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from pickomino.cli import main
from pickomino.play.record import parse_record


def run_json(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(["simulate", "--json", *arguments]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def test_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--players", "greedy,random", "--games", "200"]) == 0
    shown = capsys.readouterr().out
    assert "200 games by the rules “classic”" in shown
    assert "│    1 │ greedy │" in shown
    assert "A game lasts" in shown
    assert "limit" not in shown


def test_json_names_what_was_played(capsys: pytest.CaptureFixture[str]) -> None:
    found = run_json(
        capsys, "--rules", "extrawurm steal=optional", "--players", "swing,greedy,random", "--games", "60",
        "--seed", "9", "--turn-limit", "40",
    )  # fmt: skip
    assert found["rules"] == "extrawurm steal=optional"
    assert found["players"] == ["swing", "greedy", "random"]
    assert (found["seed"], found["limit"], found["games"]) == (9, 40, 60)
    seats = found["seats"]
    assert isinstance(seats, list)
    assert [seat["bot"] for seat in seats] == ["swing", "greedy", "random"]
    for seat in seats:
        assert seat["wins"]["low"] <= seat["wins"]["value"] <= seat["wins"]["high"]


def test_the_same_with_more_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--players", "greedy,swing", "--games", "2500", "--seed", "3")
    assert run_json(capsys, *options) == run_json(capsys, *options, "--jobs", "2")


def test_csv(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--players", "random,random", "--games", "50", "--csv"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert [row["seat"] for row in rows] == ["1", "2"]
    assert sum(float(row["wins"]) for row in rows) == pytest.approx(1)


def test_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "games.svg"
    assert main(["simulate", "--games", "50", "--plot", str(picture)]) == 0
    words = " ".join(ElementTree.parse(picture).getroot().itertext())
    assert "50 games by the rules" in words
    assert "1: greedy" in words


def test_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = run_json(
        capsys, "--players", "greedy,random", "--games", "5", "--rules", "house", "--records", str(tmp_path)
    )
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"game-{number:06}.pkn" for number in range(1, 6)]
    records = [parse_record(file.read_text(encoding="utf-8")) for file in files]
    assert records[0].players == ("greedy 1", "random 2")
    turns = sum(len(record.turns) for record in records)
    length = found["length"]
    assert isinstance(length, dict)
    assert turns == pytest.approx(5 * length["value"])


def test_games_cut_off_by_the_limit(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "20", "--turn-limit", "3"]) == 0
    assert "20 games were ended by the limit of 3 turns." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--players", "greedy,poet"], "poet"),
        (["--players", "greedy"], "--players must be between 2 and 7"),
        (["--players", ",".join(["random"] * 8)], "--players must be between 2 and 7"),
        (["--games", "-1"], "--games must be between 1"),
        (["--games", "0"], "--games must be between 1"),
        (["--seed", "-1"], "--seed"),
        (["--jobs", "-1"], "--jobs"),
        (["--turn-limit", "0"], "--turn-limit"),
        (["--rules", "poker"], "poker"),
        (["--plot", "games.pdf"], "must end in .png or .svg"),
        (["--plot", "missing/games.png"], "cannot be written"),
        (["--records", "/dev/null/games"], "cannot be written"),
        (["--players", "greedy,champion", "--cluster", "local"], "cannot be simulated on a cluster"),
        (["--games", "many"], "--games"),
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
    assert main(["simulate", *arguments]) == 2
    heard = capsys.readouterr()
    assert message in heard.err
    assert heard.out == ""


@pytest.mark.parametrize(("module", "extra"), [("ray", "cluster"), ("numba", "solver"), ("numpy", "solver")])
def test_what_is_not_installed(
    module: str, extra: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    assert main(["simulate", "--cluster", "local"]) == 2
    heard = capsys.readouterr().err
    assert f"needs {module}" in heard
    assert f'pip install "pickomino[{extra}]"' in heard


@pytest.mark.parametrize("jobs", [pytest.param("1", marks=pytest.mark.prove), "2"])
def test_an_interrupt_prints_what_was_finished(jobs: str) -> None:
    options = ["simulate", "--players", "random,random", "--games", "1000000000", "--json", "--jobs", jobs]
    script = (
        "import os, signal, threading, time\n"
        "from pickomino.solver.game import simulation\n"
        "kept = simulation.play_here, simulation.play_in_processes\n"
        "def after_two(parts):\n"
        "    for number, part in enumerate(parts):\n"
        "        yield part\n"
        "        if number == 1:\n"
        "            os.kill(os.getpid(), signal.SIGINT)\n"
        "            time.sleep(60)\n"
        "simulation.play_here = lambda *a: after_two(kept[0](*a))\n"
        "simulation.play_in_processes = lambda *a: after_two(kept[1](*a))\n"
        # A shell that starts the tests in the background has Ctrl-C ignored, and children inherit that.
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "if __name__ == '__main__':\n"
        "    from pickomino.cli import main\n"
        "    raise SystemExit(main())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, *options], capture_output=True, text=True, timeout=200, check=False
    )
    assert done.returncode == 130, done.stderr
    found = json.loads(done.stdout)
    assert found["games"] == 40_000
    assert "40,000 of 1,000,000,000" in done.stderr


@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1:1", "127.0.0.1:99999"])
def test_a_cluster_that_does_not_answer(
    address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", ModuleType("ray"))
    sys.modules["ray"].__spec__ = ModuleSpec("ray", None)
    assert main(["simulate", "--cluster", address]) == 2
    assert f"The cluster at {address} does not answer" in capsys.readouterr().err


def test_any_bot_can_be_simulated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A program, a class and a champion at one table; the same games whatever the number of processes."""
    examples = Path(__file__).parents[2] / "examples"
    program = f"exec:{sys.executable} {examples / 'cautious_bot.py'}"
    played = []
    for jobs in ("1", "2"):
        options = ["--games", "4", "--players", f"{program},champion:level=2,character=thief", "--json"]
        folder = tmp_path / jobs / "games"
        assert main(["simulate", *options, "--jobs", jobs, "--records", str(folder)]) == 0
        played.append(json.loads(capsys.readouterr().out))
        assert len(list(folder.iterdir())) == 4
        assert "cautious 1" in (folder / "game-000001.pkn").read_text(encoding="utf-8")
    assert played[0] == played[1]
    wins = [seat["wins"]["value"] for seat in played[0]["seats"]]
    assert sum(wins) == pytest.approx(1.0)
    turns = sum(seat[key] for seat in played[0]["seats"] for key in ("takes", "steals", "busts"))
    assert turns == pytest.approx(played[0]["length"]["value"])


def test_faults_of_simulated_bots_are_said_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "2", "--players", f"exec:{sys.executable} -c 0,timid", "--json"]) == 1
    told, said = capsys.readouterr()
    assert said.count("It ended with status 0.") == 1
    assert "(6 times)" in said
    assert "forfeited 2 of 2 games." in said
    guest, timid = json.loads(told)["conduct"]
    assert (guest["forfeits"], guest["strikes"], timid["forfeits"]) == (2, 6, 0)
