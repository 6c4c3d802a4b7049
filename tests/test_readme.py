"""The README's examples are true, its figures are as measured, and what it links to is there."""

from __future__ import annotations

import doctest
import re
import tomllib
from pathlib import Path

import pytest
from readme_renderer import markdown

from measure_setup import extra_sizes, play_size
from measure_setup import test_size as measured_test_size

README = Path(__file__).parent.parent / "README.md"
TEXT = README.read_text(encoding="utf-8")
PROJECT = tomllib.loads((README.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
HOME = PROJECT["urls"]["Homepage"]
FILES = (f"{HOME}/blob/main/", HOME.replace("github.com", "raw.githubusercontent.com") + "/main/")
"""What the addresses of files and of pictures begin with: PyPI shows the README far from these files."""


def test_the_examples_run() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted >= 12
    assert result.failed == 0


def test_the_links_lead_somewhere_from_anywhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", TEXT)
    assert links
    for link in links:
        (start,) = [start for start in FILES if link.startswith(start)]
        assert (README.parent / link.removeprefix(start)).exists(), link


def test_the_package_index_shows_it_whole() -> None:
    html = markdown.render(TEXT)
    assert html is not None
    assert "&lt;!--" not in html
    for picture in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", TEXT):
        assert f'src="{picture}"' in html, picture
    for link in set(re.findall(r"(?<!!)\[[^\]]*\]\(([^)]+)\)", TEXT)):
        assert f'href="{link}"' in html, link
    assert len(re.findall("<table>", html)) == len(re.findall(r"(?m)^\| ---", TEXT))
    assert len(re.findall("<h2", html)) == len(re.findall(r"(?m)^## ", TEXT))
    assert "<pre" in html


def test_both_commands_are_shown() -> None:
    assert "make play" in TEXT
    assert "make test" in TEXT


def test_every_extra_is_in_the_table_with_its_size() -> None:
    extras = sorted(PROJECT["optional-dependencies"])
    rows = dict(re.findall(r"(?m)^\| `?(\w+)`? \| ([^|]+) \|", TEXT.split("| extra |")[1].split("\n\n")[0]))
    assert {name for name in rows if name != "none"} == set(extras)
    sizes = extra_sizes(extras)
    for name, shown in rows.items():
        if "MB" in shown:
            assert float(shown.removesuffix(" MB")) == pytest.approx(
                sizes["" if name == "none" else name], rel=0.15
            )


def test_playing_takes_at_most_a_third_of_what_testing_takes() -> None:
    shown = re.findall(r"([\d,]+) MB", TEXT.split("## Install")[0])
    play, test = (float(size.replace(",", "")) for size in shown)
    for_playing, for_testing = play_size(), measured_test_size()
    assert play == pytest.approx(for_playing, rel=0.1)
    assert test == pytest.approx(for_testing, rel=0.2)
    assert for_playing <= for_testing / 3
