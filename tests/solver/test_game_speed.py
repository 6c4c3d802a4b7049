"""What whole games promise in speed, in processor time and as ratios, so that a busy machine matters little."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from time import process_time

import psutil
import pytest

from pickomino.core.rules import PRESETS
from pickomino.solver.game.pool import GREEDY, RANDOM
from pickomino.solver.game.speed import (
    GameSpeed,
    measure_engine,
    measure_games,
    measure_games_on_all_cores,
)


def speed(rules: str, policy: int, seconds: float = 1.0) -> GameSpeed:
    return measure_games(PRESETS[rules], (policy, policy), seconds, 300, process_time)


def test_measures_are_sane() -> None:
    found = speed("classic", RANDOM, 0.05)
    assert 60 < found.length < 66
    assert found.decisions == pytest.approx(found.games * 584, rel=0.1)
    assert measure_engine(PRESETS["classic"], 0.05) > 100


@pytest.mark.prove
def test_games_a_second_on_one_core() -> None:
    classic, extra = speed("classic", RANDOM, 5), speed("extrawurm", RANDOM, 5)
    print(f"random: classic {classic.games:,.0f} games/s, {classic.length:.1f} turns a game")
    print(
        f"random: extrawurm {extra.games:,.0f} games/s, {extra.decisions / classic.decisions:.2f} of the decisions"
    )
    assert classic.games >= 40_000
    assert extra.decisions >= classic.decisions / 2
    classic, extra = speed("classic", GREEDY, 5), speed("extrawurm", GREEDY, 5)
    print(f"optimal turns: classic {classic.games:,.0f} games/s, {classic.length:.1f} turns a game")
    print(
        f"optimal turns: extrawurm {extra.games:,.0f} games/s, {extra.decisions / classic.decisions:.2f} of the decisions"
    )
    assert classic.games >= 4_000
    assert extra.decisions >= classic.decisions / 4


@pytest.mark.prove
@pytest.mark.parametrize(("policy", "share"), [(RANDOM, 2_000), (GREEDY, 500)])
def test_two_cores_give_nearly_twice_as_much(policy: int, share: int) -> None:
    if (psutil.cpu_count() or 1) < 2:
        pytest.fail("this proof needs two cores")
    rules = PRESETS["classic"]
    one = measure_games(rules, (policy, policy), 10, share)
    two = measure_games_on_all_cores(rules, (policy, policy), 10, share, 2)
    print(
        f"one core {one.games:,.0f}, two {two.games:,.0f}: {two.games / one.games:.2f} times as many games/s"
    )
    assert two.games >= 1.8 * one.games


@pytest.mark.prove
def test_cost_of_compiling(tmp_path: Path) -> None:
    """First use at most 20 s of processor time for all kernels together, later starts at most 1.5 s."""
    script = (
        "import time\n"
        "from pickomino.solver.compiling import load_kernels\n"
        "for module in ('pickomino.solver.kernels', 'pickomino.solver.game.kernels'):\n"
        "    load_kernels(module)\n"
        "print(time.process_time())\n"
    )
    environment = {"PATH": "", "HOME": str(tmp_path), "PICKOMINO_CACHE_DIR": str(tmp_path)}

    def start() -> float:
        done = subprocess.run(
            [sys.executable, "-c", script], capture_output=True, text=True, check=True, env=environment
        )
        return float(done.stdout)

    first = start()
    later = min(start() for _ in range(3))
    print(f"first use {first:.1f} s, later starts {later:.2f} s")
    assert first <= 20
    assert later <= 1.5
