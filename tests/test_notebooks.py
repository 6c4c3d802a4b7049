"""The teachers' notebook runs from a plain install and shows a position's picture; its page says what it puts out."""

from __future__ import annotations

from typing import Any

import pytest

from notebook_page import STUDY, notebook_page, run_notebook

pytestmark = pytest.mark.xdist_group("notebook")  # it is run once


@pytest.fixture(scope="module")
def cells() -> list[dict[str, Any]]:
    return run_notebook(STUDY)


def test_the_study_notebook_shows_a_picture_and_the_solver(cells: list[dict[str, Any]]) -> None:
    outputs = [output for cell in cells if cell["cell_type"] == "code" for output in cell["outputs"]]
    pictures = [output["data"] for output in outputs if "text/html" in output.get("data", {})]
    assert "<svg" in pictures[0]["text/html"]
    assert pictures[0]["image/svg+xml"].startswith("<svg")
    said = "".join(output.get("text", "") for output in outputs)
    assert "best: " in said
    assert "exact " in said


def test_its_page_is_up_to_date(cells: list[dict[str, Any]]) -> None:
    for file, text in notebook_page(STUDY.stem, cells).items():
        assert (STUDY.parent / file).read_text(encoding="utf-8") == text, "run `make docs`"
