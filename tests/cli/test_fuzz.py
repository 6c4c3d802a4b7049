"""Bent input at the command line: taken, or refused with status 2 and a message; never a traceback. The proof also bounds the time."""

from __future__ import annotations

import io
import math
import os
import resource
import subprocess
import sys
import time
from collections import Counter
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path

import pytest
import typer.main

from cli.fuzz import Case, cases
from pickomino.cli import main
from prove_counts import count
from prove_report import proof

ALL_CASES, ALL_PROCESSES = 100_000, 200
PICKOMINO = Path(sys.executable).parent / "pickomino"


class _Stdin(io.TextIOWrapper):
    """Standard input with this text on it; what is no text arrives as the bytes it is."""

    def __init__(self, text: str) -> None:
        super().__init__(io.BytesIO(text.encode("utf-8", "surrogateescape")), encoding="utf-8")


@pytest.fixture(autouse=True)
def _one_command_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Typer makes its commands anew for every call, which would take most of the time here."""
    monkeypatch.setattr(typer.main, "get_command", cache(typer.main.get_command))


def run_in_process(case: Case) -> tuple[int, str]:
    """Exit status and standard error."""
    out, err, stdin = io.StringIO(), io.StringIO(), sys.stdin
    sys.stdin = _Stdin(case.stdin)
    try:
        with redirect_stdout(out), redirect_stderr(err):
            status = main(case.arguments)
    finally:
        sys.stdin = stdin
    return status, err.getvalue()


ENDLESS_SECONDS = 5.0
"""Far beyond what any input takes on any machine: only input that blows the work up takes longer."""


def check(case: Case, status: int, err: str) -> None:
    """Accepted in silence, or refused with one line of words."""
    assert status in (0, 2), (case, status, err)
    assert (status == 2) == bool(err.strip()), (case, status, err)
    assert len(err.splitlines()) == (1 if status else 0), (case, err)
    assert "Traceback" not in err, (case, err)


def try_cases(seed: int, count: int, most: float = math.inf) -> Counter[int]:
    """How many were accepted (0) and refused (2), none of them after more than `most` seconds of processor time."""
    seen: Counter[int] = Counter()
    for case in cases(seed, count):
        began = time.process_time()
        status, err = run_in_process(case)
        check(case, status, err)
        assert time.process_time() - began < most, case
        seen[status] += 1
    return seen


def run_as_process(case: Case) -> tuple[int, str, float]:
    """Exit status, standard error, and the seconds of processor time it took."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    ended = subprocess.run(
        [
            os.fsencode(PICKOMINO),
            *(argument.encode("utf-8", "surrogateescape") for argument in case.arguments),
        ],
        input=case.stdin.encode("utf-8", "surrogateescape"),
        capture_output=True,
        check=False,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return ended.returncode, ended.stderr.decode("utf-8", "replace"), seconds


def try_processes(seed: int, count: int) -> float:
    """The same as processes; the longest time that one of them worked."""
    longest = 0.0
    for case in cases(seed, count * 2):
        if count == 0:
            break
        if any("\0" in argument for argument in case.arguments):
            continue  # the system cannot say that
        count -= 1
        status, err, seconds = run_as_process(case)
        longest = max(longest, seconds)
        check(case, status, err)
    return longest


def test_some_of_the_bent_input() -> None:
    seen = try_cases(seed=0, count=ALL_CASES // 50)
    assert min(seen[0], seen[2]) > 100, seen  # both answers occur often


def test_a_few_as_processes() -> None:
    try_processes(seed=77, count=ALL_PROCESSES // 60)


@pytest.mark.prove
@pytest.mark.large
def test_all_bent_input() -> None:
    with proof("Bent input at the command line") as figures:
        seen: Counter[int] = Counter()
        for part in range(count(15, long=50, tiny=1)):
            seen += try_cases(seed=1_000 + part, count=ALL_CASES // 50, most=ENDLESS_SECONDS)
        figures["positions, turns and records tried in process"] = seen.total()
        figures["accepted"] = seen[0]
        figures["refused with status 2 and a message"] = seen[2]
        figures["tried as processes"] = ALL_PROCESSES
        longest = try_processes(seed=78, count=ALL_PROCESSES)
        figures["longest of those, seconds of processor time"] = longest
        assert longest < ENDLESS_SECONDS
