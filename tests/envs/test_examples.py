"""The example that learns: it beats `random` soon, and plays in the arena as a bot."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from pickomino.arena.contest import Contest, run_contest
from pickomino.bots.registry import make_bot
from pickomino.core.engine import legal_actions, new_game
from pickomino.core.errors import PickominoError
from pickomino.envs.agent import Agent, load_agent, main

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def ppo() -> Any:
    """The example as a module."""
    sys.path.insert(0, str(ROOT / "examples" / "ppo"))
    try:
        yield import_module("ppo")
    finally:
        sys.path.remove(str(ROOT / "examples" / "ppo"))


@pytest.fixture(scope="module")
def trained(ppo: Any) -> Agent:
    """An agent after twelve updates: a few seconds of one core."""
    *_, learner = ppo.train(ppo.Settings(), 1, ppo.count(12))
    agent: Agent = learner.agent
    return agent


def test_it_beats_random(ppo: Any, trained: Agent) -> None:
    rate, half = ppo.evaluate(trained, ("random",), "classic", 400, 1_000_000)
    assert rate - half > 0.8  # it is about 0.97; before training it is about 0.2


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
    import io

    trained.save(tmp_path / "weights.npz")
    question = {"id": 1, "type": "decide", "position": str(new_game("classic", 2)), "legal": ["roll"]}
    monkeypatch.setattr(sys, "stdin", io.StringIO(json.dumps(question) + "\n"))
    main([str(tmp_path / "weights.npz")])
    assert json.loads(capsys.readouterr().out)["action"] == "roll"


def test_a_file_that_holds_no_agent(tmp_path: Path) -> None:
    for content in (b"", b"no weights"):
        (tmp_path / "bad.npz").write_bytes(content)
        with pytest.raises(PickominoError, match="holds no agent"):
            load_agent(tmp_path / "bad.npz")
    np.savez(tmp_path / "other.npz", w1=np.zeros(3))
    with pytest.raises(SystemExit, match="holds no agent"):
        main([str(tmp_path / "other.npz")])
    with pytest.raises(SystemExit, match="usage"):
        main([])


def test_an_agent_plays_only_at_tables_of_its_size(trained: Agent) -> None:
    with pytest.raises(PickominoError, match="up to 2 players, not for 3"):
        trained.choose(new_game("classic", 3), Random(1))


def test_the_notebook_runs(ppo: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its cells, one after the other, in one namespace: as Jupyter would run them, without Jupyter."""
    notebook = json.loads((ROOT / "examples" / "ppo" / "learning.ipynb").read_text(encoding="utf-8"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    inside: dict[str, Any] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]).replace("UPDATES = 12", "UPDATES = 8"), inside)
    assert inside["rates"][-1] > 0.4  # after twelve it is about 0.97
    assert inside["standing"].games == 20
