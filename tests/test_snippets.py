"""What the documentation tells people to type works: every command is understood, and nearly all of them are run."""

from __future__ import annotations

import io
import re
import shlex
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

import pickomino
from pickomino.cli import app, main

ROOT = Path(__file__).parent.parent
PAGES = {
    page.name: page.read_text(encoding="utf-8")
    for page in sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *ROOT.glob("docs/*.md")])
}
COMMANDS: dict[str, Any] = get_command(app).commands  # type: ignore[attr-defined]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")

RUN_BY_OTHER_TESTS = {
    **dict.fromkeys(
        ("serve", "connect", "backup", "restore", "verify"), "tests/server, tests/test_deploy.py"
    ),
    "train": "tests/arena",
    "bot": "tests/bots",
    "--cluster": "tests/solver, tests/arena",
    "--verify stock": "tests/coach",
    "py:my_agent": "tests/envs",  # which trains such an agent first
}
"""What takes a server, a cluster or long, and which tests run it."""

SMALLER = (
    (r"--games \d+", "--games 4"),
    (r"--rollouts \d+", "--rollouts 8"),
    (r"--jobs \d+", "--jobs 1"),
    (r"^(pickomino arena champion greedy)$", r"\1 --games 4"),
    (r"(--record \S+)", r"\1 --turn-limit 4"),
)
"""The same commands with less to do."""


def commands(text: str) -> list[str]:
    """The command lines of a page, indented or in a block of their own."""
    lines = re.findall(r"(?m)^(?: {4})?(pickomino [a-z-]+(?: .*)?)$", text)
    return [shlex.join(shlex.split(line, comments=True)) for line in lines]


@pytest.mark.parametrize("page", [page for page, text in PAGES.items() if commands(text)])
def test_every_command_is_understood(page: str) -> None:
    for line in commands(PAGES[page]):
        _, name, *arguments = shlex.split(line)
        COMMANDS[name].make_context(name, arguments)


def is_run_here(line: str) -> bool:
    return not any(
        (line.split()[1] == part) if part in COMMANDS else (part in line) for part in RUN_BY_OTHER_TESTS
    )


RUN_HERE = dict.fromkeys(
    line
    for page, text in PAGES.items()
    if page != "bot_tutorial.md"  # whose files have to be written first: tests/bots/test_tutorial.py runs it
    for line in commands(text)
    if is_run_here(line)
)


@pytest.mark.parametrize("line", RUN_HERE)
def test_a_command_runs(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    game = pickomino.Game(players=["Ann", "Bob"], seed=1, turn_limit=4).play("timid")
    game.save(tmp_path / "game.pkn")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))  # people leave at once
    smaller = line.replace("python examples", f"{sys.executable} examples")
    for pattern, less in SMALLER:
        smaller = re.sub(pattern, less, smaller)
    status = main(shlex.split(smaller)[1:])
    told = capsys.readouterr()
    # Whatever runs on this machine may use the port or the disk that the doctor asks for.
    assert status == 0 or (status == 1 and line == "pickomino doctor"), told.err
    assert told.out or told.err or "--svg" in line


RUN_AS_PYTHON = {
    "README.md": "tests/test_readme.py",
    "python.md": "tests/test_docs.py",
    "teachers.md": "tests/test_guides.py",
    "coach.md": "tests/coach/test_coach_docs.py",
    "solver.md": "tests/solver/test_docs.py",
    "bot_tutorial.md": "tests/bots/test_tutorial.py",
    **dict.fromkeys(
        ("envs-gymnasium.md", "envs-openspiel.md", "envs-pettingzoo.md", "envs-vector.md"),
        "tests/envs/test_docs.py",
    ),
    **dict.fromkeys(("bots.md", "simulation.md"), "here"),
}


def python_blocks(text: str) -> list[str]:
    indented = re.findall(r"(?m)(?:^    (?:import|from) .*\n(?:^(?:    .*)?\n)*)", text)
    return re.findall(r"(?s)```python\n(.*?)```", text) + [
        re.sub(r"(?m)^    ", "", block) for block in indented
    ]


def test_all_python_in_the_documentation_is_run_somewhere() -> None:
    assert {page for page, text in PAGES.items() if python_blocks(text)} == set(RUN_AS_PYTHON)
    for place in set(RUN_AS_PYTHON.values()) - {"here"}:
        assert (ROOT / place).exists()


@pytest.mark.parametrize("page", [page for page, place in RUN_AS_PYTHON.items() if place == "here"])
def test_python_runs(page: str) -> None:
    for block in python_blocks(PAGES[page]):
        exec(compile(block.replace("1000", "20"), page, "exec"), {})


def test_everything_else_that_is_typed_is_there() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
        "optional-dependencies"
    ]
    seen = set()
    for page, text in PAGES.items():
        for line in re.findall(r"(?m)^(?: {4})((?:make|python|\.venv/bin/python|pip install) .*)$", text):
            words = shlex.split(line, comments=True)
            seen.add(words[0])
            if words[0] == "make":
                assert re.search(rf"(?m)^{words[1]}:", MAKEFILE), (page, line)
            elif words[0] == "pip":
                named = re.search(r"\[(.*)\]", line)
                assert set((named[1] if named else "").split(",")) <= {"", *extras}, (page, line)
            elif not words[1].startswith("-"):
                assert (ROOT / words[1]).exists(), (page, line)
    assert seen == {"make", "pip", "python", ".venv/bin/python"}
