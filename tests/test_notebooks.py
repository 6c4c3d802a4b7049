"""The teachers' notebook runs from a plain install and shows a position's picture."""

from __future__ import annotations

from pathlib import Path

from notebooks import run_notebook

STUDY = Path(__file__).parent.parent / "docs" / "notebooks" / "study.ipynb"


def test_the_study_notebook_shows_a_picture_and_the_solver() -> None:
    outputs = run_notebook(STUDY)
    pictures = [output["data"] for output in outputs if "text/html" in output.get("data", {})]
    assert "<svg" in pictures[0]["text/html"]
    assert pictures[0]["image/svg+xml"].startswith("<svg")
    said = "".join(output.get("text", "") for output in outputs)
    assert "best: " in said
    assert "exact " in said
