"""The documentation of the environments is true: its tables are the layout, and its examples run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pickomino.core.rules import MAX_PLAYERS, MIN_PLAYERS
from pickomino.envs.layout import describe_actions, describe_observation, highest_values, main
from pickomino.kernels.step_layout import ACTION_COUNT, PLAYER_SIZE, SEES_PLAYERS, observation_size

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGES = sorted(DOCS.glob("envs*.md"))


def test_every_index_is_described_once() -> None:
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        names = describe_observation(players)
        assert len(names) == len(set(names)) == observation_size(players) == len(highest_values(players))
    assert len(describe_actions()) == ACTION_COUNT


def test_the_table_of_the_observation_is_the_layout() -> None:
    page = (DOCS / "envs.md").read_text(encoding="utf-8")
    section = page.split("## The observation")[1].split("## The actions")[0]
    names, highest = describe_observation(2), highest_values(2)
    row = re.compile(r"(?m)^\| (\d+)(?:–(\d+))?( \+ 45 p)?( …)? \| (\d+) \| (.*) \|$")
    next_index = 0
    for first, last, _, several, most, what in row.findall(section):
        at = int(first)
        assert at == next_index, f"{first}: {names[next_index]} comes first"
        size = int(last) - at + 1 if last else 1
        if several:
            size = int(re.findall(r"\((\d+)", what)[-1])
        assert set(highest[at : at + size].tolist()) == {int(most)}
        next_index = at + size
    assert next_index == SEES_PLAYERS + PLAYER_SIZE


def examples(page: Path) -> list[str]:
    """The indented blocks of a page that are Python."""
    found, block = [], ""
    for line in [*page.read_text(encoding="utf-8").splitlines(), "end"]:
        if line.startswith("    ") or (block and not line):
            block += line[4:] + "\n"
        else:
            found.append(block)
            block = ""
    return [block for block in found if block.startswith(("import ", "from "))]


@pytest.mark.parametrize("page", [page for page in PAGES if page.stem != "envs"], ids=lambda page: page.stem)
def test_the_examples_run(page: Path) -> None:
    if page.stem == "envs-openspiel":
        pytest.importorskip("pyspiel")
    blocks = examples(page)
    assert blocks
    inside: dict[str, object] = {}
    for block in blocks:
        script = block
        for long, short in (("range(1_000)", "range(3)"), ("num_envs=1024", "num_envs=4"), (" 50,", " 4,")):
            script = script.replace(long, short)
        exec(script, inside)


def test_the_layout_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    main(["2"])
    out = capsys.readouterr().out
    assert " 170  45  total of the dice set aside" in out
    for arguments in ([], ["8"], ["two"]):
        with pytest.raises(SystemExit, match="usage"):
            main(arguments)
