"""The quick tests of the rules engine reach every branch of it, as `make prove` sees, and no line asks to be passed over."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CORE = ROOT / "src" / "pickomino" / "core"
QUICK = "not random_games and not legal_exactly and not plain_enumeration"


@pytest.mark.prove  # it runs them all again
def test_every_branch_of_core_is_reached(tmp_path: Path) -> None:
    report = tmp_path / "coverage.json"
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("COV", "PYTEST"))
    }
    ended = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", QUICK),
            *("tests/core", "--ignore", "tests/core/test_properties.py"),
            *("--cov", "pickomino.core", "--cov-branch", "--cov-report", f"json:{report}"),
        ],
        cwd=ROOT,
        env={**environment, "COVERAGE_FILE": str(tmp_path / "coverage")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout[-3_000:]
    files = json.loads(report.read_text(encoding="utf-8"))["files"]
    assert {Path(name).name for name in files} == {path.name for path in CORE.glob("*.py")}
    missed = {
        Path(name).name: (found["missing_lines"], found["missing_branches"]) for name, found in files.items()
    }
    assert {name: parts for name, parts in missed.items() if parts != ([], [])} == {}


def test_no_line_asks_to_be_passed_over() -> None:
    assert [path.name for path in CORE.glob("*.py") if "pragma" in path.read_text(encoding="utf-8")] == []
