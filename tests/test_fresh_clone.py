"""`make play` from a fresh clone in an empty home: how long until the page is there, and what it brings."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from measure_setup import test_size as measured_test_size
from prove_counts import LENGTH
from prove_report import proof

ROOT = Path(__file__).parent.parent
MOST_SECONDS = 30
OF_THE_HOME = ("XDG_", "PICKOMINO_", "UV_", "VIRTUAL_ENV", "NUMBA_", "PYTHONPATH", "MAKE", "MFLAGS", "npm_")
"""What variables begin with that lead out of an empty home, or into this environment."""


def newcomers_environment(home: Path, env: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The environment of somebody who has just cloned: nothing in their home, a browser that opens nothing."""
    kept = {name: value for name, value in env.items() if not name.startswith(OF_THE_HOME)}
    return {**kept, "HOME": str(home), "BROWSER": "true"}


def disk_megabytes(*folders: Path) -> float:
    """What folders take on the disk, as `du` has it."""
    told = subprocess.run(["du", "-skc", *folders], capture_output=True, text=True, check=True).stdout
    return int(told.splitlines()[-1].split()[0]) * 1024 / 1e6


@contextmanager
def playing(clone: Path, env: dict[str, str]) -> Iterator[str]:
    """`make play` in a process group of its own, and the address that it prints; stopped by Ctrl-C."""
    with subprocess.Popen(
        ["make", "play"], cwd=clone, env=env, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            assert process.stdout is not None
            found = (re.search(r"http://[\w.:]+/", line) for line in process.stdout)
            yield next(match[0] for match in found if match)
        finally:
            os.killpg(process.pid, signal.SIGINT)


def test_a_newcomer_has_nothing_in_the_home() -> None:
    mine = {
        "HOME": "/mine",
        "XDG_CACHE_HOME": "/mine/c",
        "PICKOMINO_DATABASE": "x",
        "PIP_INDEX_URL": "i",
    }
    assert newcomers_environment(Path("/new"), mine) == {
        "HOME": "/new",
        "BROWSER": "true",
        "PIP_INDEX_URL": "i",
    }


@pytest.mark.prove
@pytest.mark.alone
def test_the_page_is_there_within_half_a_minute(tmp_path: Path) -> None:
    """Of the commit as it stands: what is not committed is not cloned."""
    clone, home = tmp_path / "clone", tmp_path / "home"
    home.mkdir()
    subprocess.run(["git", "clone", "-q", "--no-hardlinks", ROOT, clone], check=True)
    before = disk_megabytes(clone)
    with proof("`make play` from a fresh clone") as figures:
        began = time.monotonic()
        with playing(clone, newcomers_environment(home)) as url:
            with urllib.request.urlopen(url, timeout=10) as page:
                assert page.status == 200
            seconds = time.monotonic() - began
            megabytes = disk_megabytes(clone, home) - before
        figures["seconds from `make play` to the page"] = round(seconds, 1)
        figures["MB that it brings, by `du`"] = round(megabytes)
        figures["share of what `make test` brings"] = f"{megabytes / measured_test_size():.0%}"
        assert megabytes < measured_test_size() / 3
        assert seconds < MOST_SECONDS or LENGTH == "tiny"  # which any machine runs, however busy
