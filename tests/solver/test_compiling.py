"""What compiling costs and where it leaves its results."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from pickomino.solver import compiling

SOLVE = """
import numpy as np
from pickomino.solver.turn import TurnBatch, TurnProblem, solve
ends = np.ones((2, 2, 46))
assert abs(solve(TurnProblem(8, ends)).value - 1) < 1e-12
assert abs(TurnBatch(8, 1).solve(ends[None])[0] - 1) < 1e-5
assert abs(solve(TurnProblem(8, ends)).distribution((0,) * 6).sum() - 1) < 1e-12
"""


def run(script: str, cache: Path, **extra: str) -> tuple[float, str]:
    """How long a process of its own computes, and what it says on standard error."""
    env = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
    env |= {"PICKOMINO_CACHE_DIR": str(cache), **extra}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        [sys.executable, "-c", script], env=env, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    # Not the clock on the wall: other tests may be keeping the machine busy.
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, done.stderr


def test_compiled_once_and_said_so(tmp_path: Path) -> None:
    _, said = run(SOLVE, tmp_path)
    assert said.count("Compiling the solver") == 1
    assert len(said.splitlines()) == 1
    assert list(tmp_path.rglob("*.nbi"))
    _, said = run(SOLVE, tmp_path)
    assert said == ""


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
    for name in compiling._COMPILED:
        source = tmp_path / name
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_text("one")
    before = compiling.cache_directory()
    assert before.parent == tmp_path / "cache" / "kernels"
    (tmp_path / "solver/lanes.py").write_text("two")
    assert compiling.cache_directory() != before


def test_every_source_of_compiled_code_is_watched() -> None:
    folder = compiling._SOURCES
    compiled = {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*.py")
        if "from numba" in path.read_text(encoding="utf-8") and path.name != "compiling.py"
    }
    assert {"solver/kernels.py", "bots/kernels.py"} <= compiled
    assert compiled <= set(compiling._COMPILED)


def test_help_and_play_need_no_kernel(tmp_path: Path) -> None:
    script = "import sys, pickomino.cli; assert not {'numba', 'numpy', 'llvmlite'} & set(sys.modules)"
    run(script, tmp_path)


@pytest.mark.prove
def test_first_use_and_later_starts_are_quick(tmp_path: Path) -> None:
    first, _ = run(SOLVE, tmp_path)
    later = min(run(SOLVE, tmp_path)[0] for _ in range(5))
    print(f"first use {first:.1f} s, later starts {later:.2f} s")
    assert first <= 20.0
    assert later <= 1.5
