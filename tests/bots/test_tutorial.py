"""The tutorial for bot authors: its code is written to files as it says, and its commands are run."""

from __future__ import annotations

import json
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pickomino.cli import main

ROOT = Path(__file__).parents[2]
TUTORIAL = (ROOT / "docs" / "bot_tutorial.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", TUTORIAL, re.DOTALL)


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with the tutorial's files in it; several blocks of one file follow each other."""
    for block in blocks("python"):
        name, _, code = block.partition("\n")
        with (tmp_path / name.removeprefix("# ")).open("a", encoding="utf-8") as file:
            file.write(code + "\n\n")
    monkeypatch.chdir(tmp_path)
    sys.modules.pop("my_bots", None)  # another test may have made one
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield tmp_path
    sys.modules.pop("my_bots", None)


def commands() -> list[list[str]]:
    lines = [line for block in blocks("sh") for line in block.splitlines()]
    found = [shlex.split(line.replace("python ", f"{sys.executable} ", 1)) for line in lines]
    assert all(words[0] == "pickomino" for words in found)
    return [words[1:] for words in found]


def test_every_command_of_the_tutorial_works(workshop: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rates = {}
    for command in commands():
        is_arena = command[0] == "arena"
        # On a busy machine a program's first decision may take longer than a contest allows by default.
        patient = [*command, "--json", "--time-ms", "60000"] if is_arena else command
        if is_arena and command[1].startswith("exec:"):
            patient += ["--games", "4"]  # what they measure is of no interest here, that they play is
        assert main(patient) == 0, command
        said = capsys.readouterr().out
        if is_arena:
            contest = json.loads(said)["contests"][0]
            rates[contest["first"].split(":")[-1], contest["second"].split(":")[-1]] = contest
    cautious = rates["CautiousBot", "FirstBot"]["raw"]
    assert cautious["rate"] > 0.9, "it wins nearly every game"
    for first, second in (("SwingBot", "greedy"), ("FinisherBot", "greedy"), ("FinisherBot", "SwingBot")):
        assert rates[first, second]["adjusted"]["low"] > 0.5, f"{first} beats {second}"


def test_the_examples_are_those_of_the_tutorial() -> None:
    example = (ROOT / "examples" / "first_bot.py").read_text(encoding="utf-8")
    classes = [code for block in blocks("python") for code in re.findall(r"class .*", block, re.DOTALL)]
    assert len(classes) == 4
    for code in classes:
        assert code.strip() in example
