"""The whole server in a simulated world: whatever a seed decides, no rule is broken, and no planted fault stays unnoticed."""

from __future__ import annotations

import multiprocessing
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from prove_counts import LENGTH, count
from prove_report import proof
from server.simulation.__main__ import main, replay
from server.simulation.faults import FAULTS, FOUND_AT
from server.simulation.many import Totals, run_many
from server.simulation.world import Result, World

ROOT = Path(__file__).parents[2]
SEEDS = count(500, long=10_000, tiny=4)
SEEDS_FOR_A_FAULT = count(1_000, long=1_000, tiny=2)
NEARBY = 10
"""Seeds tried by the quick test of a fault; a change to the server may move the first that finds it."""

FIRST = 3
"""Seeds of the quick test, about a second of processor time each."""


def find(fault: str, seeds: range) -> Result | None:
    """The first seed that finds a planted fault."""
    with FAULTS[fault].planted():
        for seed in seeds:
            result = World(seed).run()
            if result.problem is not None:
                return result
    return None


@pytest.mark.parametrize("first", range(0, FIRST, 3))
def test_no_rule_is_broken(first: int) -> None:
    for seed in range(first, first + 3):
        result = World(seed).run()
        assert result.problem is None, f"seed {seed}: {result.problem}\n{replay(result)}"


@pytest.mark.parametrize("fault", FOUND_AT)
def test_a_planted_fault_is_found(fault: str) -> None:
    first = FOUND_AT[fault]
    assert find(fault, range(first, first + NEARBY)), f"{fault} was not found; FOUND_AT may be out of date"


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_can_be_planted(fault: str) -> None:
    """The source that it changes is still there."""
    with FAULTS[fault].planted():
        pass


def test_the_plain_tests_that_stand_for_other_faults_are_there() -> None:
    named = re.findall(r"`(tests/\S+\.py)::(test_\w+)`", (ROOT / "docs" / "reliability.md").read_text())
    assert len(named) > 15
    missing = [name for path, name in named if f"def {name}(" not in (ROOT / path).read_text()]
    assert not missing


def test_a_seed_replays() -> None:
    """Everything that happens is decided by the seed, not by addresses in memory or the hashes of strings."""
    program = "from server.simulation.world import World; print(World(6).run().digest)"
    path = os.pathsep.join((str(ROOT / "src"), str(ROOT / "tests")))
    there = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True,
        env={**os.environ, "PYTHONHASHSEED": "5", "PYTHONPATH": path},
    ).stdout  # fmt: skip
    assert int(there) == World(6).run().digest == World(6).run().digest


def test_a_broken_rule_is_reported_with_its_seed(capsys: pytest.CaptureFixture[str]) -> None:
    fault = "acknowledged-before-storing"
    seed = FOUND_AT[fault]
    assert main(["--seeds", f"{seed}..{seed + NEARBY}", "--fault", fault]) == 1
    assert "--fault acknowledged-before-storing --trace" in capsys.readouterr().out
    assert main(["--faults"]) == 0
    assert f"{fault}: " in capsys.readouterr().out


def find_first(fault: str) -> tuple[str, Result | None]:
    """The first seed that finds a fault, in a process of its own."""
    found = find(fault, range(SEEDS_FOR_A_FAULT))
    if found is not None:
        found.trace.clear()
    return fault, found


def workers() -> Iterator[multiprocessing.pool.Pool]:
    with multiprocessing.get_context("spawn").Pool(os.cpu_count() or 1) as pool:
        yield pool


@pytest.mark.prove
@pytest.mark.alone
@pytest.mark.large
@pytest.mark.timeout(0)
def test_seeds_by_the_thousand() -> None:
    """What a run that was cut short has found is kept, for as long as the sources are the same."""
    kept = None if LENGTH == "tiny" else ROOT / "build" / "simulation.jsonl"
    broken, totals = [], Totals()
    with proof("Simulated", document="reliability.md") as figures:
        for result in run_many(range(SEEDS), os.cpu_count() or 1, kept):
            totals.add(result)
            if result.problem is not None:
                broken.append(f"seed {result.seed}: {result.problem}\n{replay(result)}")
        assert not broken, "\n".join(broken[:20])
        figures["seeds"] = totals.seeds
        figures["callbacks run, rules checked after each commit and message"] = totals.steps
        figures["simulated hours"] = totals.seconds / 3600
        figures["crashes of a node"] = totals.crashes
        figures["log entries"] = totals.entries
        figures["commands acknowledged"] = totals.acknowledged
        figures["seeds that broke a rule"] = len(broken)


@pytest.mark.prove
@pytest.mark.alone
@pytest.mark.timeout(0)
def test_every_planted_fault() -> None:
    with proof("Simulated, with planted faults", document="reliability.md") as figures:
        found: dict[str, Result | None] = {}
        for pool in workers():
            found.update(pool.imap_unordered(find_first, FAULTS))
        missed = [fault for fault in FAULTS if found[fault] is None]
        if LENGTH == "tiny":
            return
        assert not missed, f"not found within {SEEDS_FOR_A_FAULT} seeds: {missed}"
        figures["planted faults, each found"] = len(FAULTS)
        for fault in FAULTS:
            result = found[fault]
            assert result is not None
            figures[f"{FAULTS[fault].about} (`{fault}`)"] = f"seed {result.seed}"
