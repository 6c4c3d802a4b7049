"""The example that learns: it beats `random` soon, and plays in the arena as a bot."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pytest

from pickomino.arena.contest import Contest, run_contest
from pickomino.bots.registry import make_bot
from pickomino.core.engine import legal_actions, new_game
from pickomino.core.errors import PickominoError
from pickomino.envs.agent import Agent, load_agent, main
from prove_report import proof

PPO = Path(__file__).parent.parent.parent / "examples" / "ppo"


@pytest.fixture(scope="module")
def ppo() -> Any:
    """The example as a module."""
    sys.path.insert(0, str(PPO))
    try:
        yield import_module("ppo")
    finally:
        sys.path.remove(str(PPO))


QUICK = {"games": 128, "horizon": 32, "hidden": 32, "batch": 1024, "rate": 2e-3}
"""A small net that learns in few decisions."""


def run_script(script: str, folder: Path) -> str:
    """Run a script beside `ppo.py` in a process of its own, where NumPy gets as many threads as the example wants."""
    path = os.pathsep.join([str(PPO), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True, text=True, check=False, cwd=folder, env={**os.environ, "PYTHONPATH": path},
    )  # fmt: skip
    assert not done.returncode, done.stderr
    return done.stdout


LEARN = f"""
import ppo
settings = ppo.Settings(**{QUICK})
for agent in (ppo.Learner(settings, 1).agent, [*ppo.train(settings, 1, ppo.count(24))][-1].agent):
    print(*ppo.evaluate(agent, ("random",), "classic", 200, 1_000_000))
agent.save(ppo.Path("agent.npz"))
"""


class Lesson(NamedTuple):
    """An agent after 24 quick updates (100,000 decisions), and the rates at which it won before and after."""

    agent: Agent
    before: float
    after: float
    half: float
    """Half the width of the interval around `after`."""


@pytest.fixture(scope="module")
def lesson(tmp_path_factory: pytest.TempPathFactory) -> Lesson:
    """A few seconds of one core."""
    folder = tmp_path_factory.mktemp("ppo")
    before, _, after, half = map(float, run_script(LEARN, folder).split())
    return Lesson(load_agent(folder / "agent.npz"), before, after, half)


@pytest.fixture
def trained(lesson: Lesson) -> Agent:
    return lesson.agent


def test_it_learns_to_beat_random(lesson: Lesson) -> None:
    assert lesson.before < 0.5
    assert lesson.after - lesson.half > 0.8


@pytest.mark.prove
@pytest.mark.alone
def test_two_minutes_are_enough_to_beat_random(ppo: Any) -> None:
    """The command of the documentation, by the clock; the rates depend on the machine."""
    with proof("Environments: two minutes of learning") as figures:
        *_, learner = ppo.train(ppo.Settings(), 1, ppo.clock(2))
        figures["decisions"] = learner.decisions
        for spec in ("random", "greedy"):
            rate, half = ppo.evaluate(learner.agent, (spec,), "classic", 2_000, 1_000_000)
            figures[f"wins against {spec}, 2,000 games"] = f"{100 * rate:.1f} % ± {100 * half:.1f}"
            assert spec != "random" or rate - half > 0.9


def test_it_enters_the_arena_as_a_bot(
    ppo: Any, trained: Agent, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trained.save(tmp_path / "weights.npz")
    ppo.export(tmp_path / "weights.npz", tmp_path / "exported_agent.py")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    standing = run_contest(Contest("py:exported_agent:Agent", "random", games=10, judges_luck=False))
    assert standing.games == 10
    assert standing.raw().rate > 0.5
    assert not standing.conduct[0].faults
    state = new_game("classic", 2)
    assert make_bot("py:exported_agent:Agent", local=True).choose(state, Random(1)) in legal_actions(state)


def test_the_agent_speaks_the_protocol_of_programs(
    trained: Agent, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    trained.save(tmp_path / "weights.npz")
    question = {"id": 1, "type": "decide", "position": str(new_game("classic", 2)), "legal": ["roll"]}
    monkeypatch.setattr(sys, "stdin", io.StringIO(json.dumps(question) + "\n"))
    main([str(tmp_path / "weights.npz")])
    assert json.loads(capsys.readouterr().out)["action"] == "roll"


def test_a_file_that_holds_no_agent(tmp_path: Path) -> None:
    trained_part = io.BytesIO()
    np.savez(trained_part, layout=np.zeros(1))
    for content in (b"", b"no weights", b"PK\x03\x04 and no more", trained_part.getvalue()[:-30]):
        (tmp_path / "bad.npz").write_bytes(content)
        with pytest.raises(PickominoError, match="does not hold an agent"):
            load_agent(tmp_path / "bad.npz")
    np.save(tmp_path / "array.npy", np.zeros(3))
    with pytest.raises(PickominoError, match="does not hold an agent"):
        load_agent(tmp_path / "array.npy")
    np.savez(tmp_path / "other.npz", w1=np.zeros(3))
    with pytest.raises(SystemExit, match="does not hold an agent"):
        main([str(tmp_path / "other.npz")])
    with pytest.raises(SystemExit, match="usage"):
        main([])


@pytest.mark.parametrize("command", [["evaluate", "none.npz"], ["export", "none.npz", "agent.py"]])
def test_a_file_that_is_not_there_is_named(
    command: list[str], ppo: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["ppo.py", *command])
    with pytest.raises(SystemExit):
        ppo.parse_arguments()
    assert "there is no file none.npz" in capsys.readouterr().err


def test_an_agent_plays_only_at_tables_of_its_size(trained: Agent) -> None:
    with pytest.raises(PickominoError, match="up to 2 players, not for 3"):
        trained.choose(new_game("classic", 3), Random(1))


def test_the_notebook_runs(tmp_path: Path) -> None:
    """Its cells, one after the other, in a process that has imported nothing yet; its long loops are cut short."""
    notebook = json.loads((PPO / "learning.ipynb").read_text(encoding="utf-8"))
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    script = "\n".join(cells)
    for long, short in (
        ("UPDATES = 12", "UPDATES = 4"),
        ("range(300)", "range(30)"),
        ("300 * 1024", "30 * 1024"),
        ("ppo.Settings()", f"ppo.Settings(**{QUICK})"),
        ("games=300", "games=40"),
        ("games=20", "games=2"),
    ):
        assert long in script
        script = script.replace(long, short)
    shown = run_script(script, tmp_path)
    assert "against random" in shown
    assert "2 games: wins" in shown
