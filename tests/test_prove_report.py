"""The recorder of proofs rewrites exactly its own section."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from prove_report import proof


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for command in (
        ["git", "init", "-q"],
        ["git", "-c", "user.name=t", "-c", "user.email=t@t", "commit", "-q", "--allow-empty", "-m", "start"],
    ):
        subprocess.run(command, cwd=tmp_path, check=True)
    return tmp_path


def test_a_section_is_added_and_rewritten_beside_others(root: Path) -> None:
    for name, games in [("One", 1000), ("Two", 5), ("One", 2_000_000)]:
        with proof(name, root=root) as figures:
            figures["games"] = games
            figures["share"] = 0.123456
    text = (root / "docs" / "proofs.md").read_text(encoding="utf-8")
    assert [line for line in text.splitlines() if line.startswith("#")] == ["# Proofs", "## One", "## Two"]
    assert "| games | 2,000,000 |" in text
    assert "| games | 1,000 |" not in text
    assert "| games | 5 |" in text
    assert text.count("| share | 0.1235 |") == 2
    commit = subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=root, capture_output=True, text=True, check=True
    ).stdout
    assert text.count(f"commit {commit[:12]}, ") == 2


def test_a_proof_that_fails_writes_nothing(root: Path) -> None:
    with pytest.raises(ZeroDivisionError), proof("One", root=root):
        _ = 1 / 0
    assert not (root / "docs").exists()


def test_changed_sources_are_said(root: Path) -> None:
    (root / "new.py").touch()
    with proof("One", root=root) as figures:
        figures["games"] = 1
    assert " with changes, " in (root / "docs" / "proofs.md").read_text(encoding="utf-8")
