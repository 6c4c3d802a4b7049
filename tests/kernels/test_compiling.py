"""What compiling costs and where it leaves its results."""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from pickomino.kernels import compiling
from pickomino.kernels.compiling import load_kernels
from prove_report import proof

SOLVE = """
import numpy as np
from pickomino.solver.turn import TurnBatch, TurnProblem, solve
ends = np.ones((2, 2, 46))
assert abs(solve(TurnProblem(8, ends)).value - 1) < 1e-12
assert abs(TurnBatch(8, 1).solve(ends[None])[0] - 1) < 1e-5
assert abs(solve(TurnProblem(8, ends)).distribution((0,) * 6).sum() - 1) < 1e-12
"""

SMALL = """
from numba import njit
@njit("int64(int64)", cache=True)
def double(n):
    return 2 * n
"""
ONE_KERNEL = """
import importlib
import sys
from pickomino.kernels import compiling
sys.path.append({folder!r})
compiling.kernel_modules = lambda: {{"small": False}}
compiling._import = importlib.import_module
assert compiling.load_kernels("small").double(4) == 8
"""
"""As if this small module were all that has kernels: the real ones take half a minute to compile."""

EVERYTHING = """
import numpy as np
from random import Random
from pickomino.cli import main
from pickomino.arena.blocks import play_block
from pickomino.arena.reference import reference_for
from pickomino.bots.registry import make_policy
from pickomino.arena.training.learning import Learner
from pickomino.bots.net import new_net
from pickomino.bots import make_bot
from pickomino.core.notation_positions import parse_position
from pickomino.core.rules import PRESETS
classic = PRESETS["classic"]
assert main(["odds"]) == 0
assert main(["simulate", "--players", "random,greedy", "--games", "2"]) == 0
Learner(new_net(2, np.random.default_rng(1)))
policies = [make_policy(spec, classic, 2) for spec in ("champion", "swing")]
play_block(classic, 2, policies, reference_for(classic, 2), range(1), 1)
make_bot("champion").choose(parse_position("21.22.25.30.36 24/23.31 - 1 :11235WWW", classic), Random(1))
"""
"""What people use: odds, a simulation, training, a contest, and a bot asked to decide."""


def environment(cache: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
    return kept | {"PICKOMINO_CACHE_DIR": str(cache)}


def run(script: str, cache: Path) -> tuple[float, str]:
    """How long a process of its own computes, and what it says on standard error."""
    env = environment(cache)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        [sys.executable, "-c", script], env=env, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    # Not the clock on the wall: other tests may be keeping the machine busy.
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, done.stderr


def run_two(cache: Path, *scripts: str) -> str:
    """Run two processes at the same time; returns what they say on standard error."""
    both = [
        subprocess.Popen(
            [sys.executable, "-c", script], env=environment(cache), stderr=subprocess.PIPE, text=True
        )
        for script in scripts
    ]
    said = "".join(process.communicate(timeout=300)[1] for process in both)
    assert [process.returncode for process in both] == [0, 0], said
    return said


def test_of_two_processes_one_compiles_and_says_so(tmp_path: Path) -> None:
    cache, here = tmp_path / "cache", tmp_path / "here"
    here.mkdir()
    numba_first = (
        f"import numba, os; os.chdir({str(here)!r})\n"  # Numba chooses its cache when it is imported
    )
    (tmp_path / "small.py").write_text(SMALL, encoding="utf-8")
    script = ONE_KERNEL.format(folder=str(tmp_path))
    said = run_two(cache, script, numba_first + script)
    assert said.count("Compiling the solver") == 1
    assert len(said.splitlines()) == 1
    assert not list(here.iterdir())
    assert list(cache.rglob("*.compiled"))
    assert list(cache.rglob("*.nbc"))


def test_what_people_use_is_compiled_in_one_go(tmp_path: Path) -> None:
    load_kernels("turn_solver")  # into the usual cache, which `make test` has filled
    usual = compiling.cache_directory()
    unfinished = shutil.ignore_patterns("*.tmp.*")
    shutil.copytree(
        usual, tmp_path / "kernels" / usual.name, ignore=unfinished
    )  # to which no other process adds anything
    cached = set(tmp_path.rglob("*.nbc"))
    assert cached
    _, said = run(EVERYTHING, tmp_path)
    assert said == ""
    assert set(tmp_path.rglob("*.nbc")) == cached


@pytest.mark.prove
def test_of_two_processes_one_compiles_everything_and_says_so(tmp_path: Path) -> None:
    said = run_two(tmp_path, SOLVE, SOLVE)
    assert said.count("Compiling the solver") == 1
    cached = set(tmp_path.rglob("*.nbc"))
    assert cached
    _, said = run(EVERYTHING, tmp_path)
    assert said == ""
    assert set(tmp_path.rglob("*.nbc")) == cached


def test_without_a_place_for_the_cache_each_process_has_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    monkeypatch.setenv("PICKOMINO_CACHE_DIR", str(in_the_way))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    one, other = compiling._writable_cache(), compiling._writable_cache()
    assert one != other
    assert Path(one).is_dir()
    assert Path(one).parent == tmp_path


def test_the_folder_follows_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PICKOMINO_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setattr(compiling, "_SOURCES", tmp_path)
    for name in ("lanes.py", "turn_solver.py"):
        (tmp_path / name).write_text("one")
    before = compiling.cache_directory()
    assert before.parent == tmp_path / "cache" / "kernels"
    (tmp_path / "lanes.py").write_text("two")
    assert compiling.cache_directory() != before


def test_all_compiled_code_lives_in_one_package() -> None:
    package = compiling._SOURCES.parent
    compiled = {
        path for path in package.rglob("*.py") if "from numba import" in path.read_text(encoding="utf-8")
    }
    assert {path.parent for path in compiled} == {compiling._SOURCES}
    with_kernels = {path.stem for path in compiled if "\n@kernel(" in path.read_text(encoding="utf-8")}
    assert with_kernels == compiling.kernel_modules().keys()


def test_what_few_people_need_is_compiled_when_it_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled: list[str] = []
    monkeypatch.setattr(compiling, "_import", compiled.append)
    monkeypatch.setattr(compiling, "_announce", lambda: compiled.append("said"))
    usual = ["gradients", "lockstep_turns", "turn_solver", "value_net", "whole_games"]
    assert [name for name, is_on_demand in compiling.kernel_modules().items() if not is_on_demand] == usual
    compiling._compile_once(tmp_path, "")
    assert compiled == ["said", *usual]
    compiling._compile_once(tmp_path, "step_games")
    assert compiled == ["said", *usual, "said", "step_games"]
    compiling._compile_once(tmp_path, "step_games")
    compiling._compile_once(tmp_path, "")
    assert len(compiled) == 8
    compiled.clear()
    compiling._compile_once(tmp_path / "other", "step_games")  # there is no such folder, so nothing is kept
    assert compiled == ["said", *usual, "step_games"]


def test_help_and_play_need_no_kernel(tmp_path: Path) -> None:
    script = "import sys, pickomino.cli; assert not {'numba', 'numpy', 'llvmlite'} & set(sys.modules)"
    run(script, tmp_path)


@pytest.mark.prove
@pytest.mark.alone
def test_first_use_and_later_starts_are_quick(tmp_path: Path) -> None:
    with proof("Compiling") as figures:
        first, said = run(EVERYTHING, tmp_path)
        assert said.count("Compiling the solver") == 1
        again, said = run(EVERYTHING, tmp_path)
        assert "Compiling" not in said
        later = min(run(SOLVE, tmp_path)[0] for _ in range(5))
        figures[
            "seconds of processor time for odds, games, training, a contest and a bot, all kernels to be compiled"
        ] = first
        figures["the same again"] = again
        figures["seconds of a later start, Python, NumPy and Numba included"] = later
        assert first <= 20.0
        assert later <= 1.5
