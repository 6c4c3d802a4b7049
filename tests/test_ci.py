"""What runs elsewhere for every change is what runs at a desk: make targets, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_runs_make_targets_that_exist(path: Path) -> None:
    jobs = yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"]
    commands = [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step]
    assert commands
    for command in commands:
        found = re.fullmatch(r"make ([a-z-]+)( PYTHON=python\$\{\{ matrix.python \}\})?", command)
        assert found is not None, command
        assert re.search(rf"(?m)^{found[1]}:", MAKEFILE), command


def test_every_python_that_we_name_is_tried() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    named = re.findall(r"Python :: (3\.\d+)", text)
    jobs = yaml.safe_load(WORKFLOWS[0].read_text(encoding="utf-8"))["jobs"]
    assert jobs["test"]["strategy"]["matrix"]["python"] == named
    assert jobs["wheel"]["steps"][1]["with"]["python-version"].split() == named


def test_the_check_of_this_repository_is_the_same_command() -> None:
    assert (ROOT / ".ci" / "run").read_text(encoding="utf-8").rstrip().endswith("exec make test")
