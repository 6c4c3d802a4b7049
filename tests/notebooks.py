"""Runs a notebook as a reader would, from its first cell to its last, without a browser."""

from __future__ import annotations

__all__ = ["run_notebook"]

import warnings
from pathlib import Path
from typing import Any

SECONDS_A_CELL = 240


def run_notebook(path: Path) -> list[dict[str, Any]]:
    """Execute a notebook in a kernel of this Python; returns what its code cells put out."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of the notebook's own machinery
        import nbformat
        from nbclient import NotebookClient

        notebook = nbformat.reads(path.read_text(encoding="utf-8"), as_version=4)  # type: ignore[no-untyped-call]  # the library has no types here
        NotebookClient(notebook, timeout=SECONDS_A_CELL, kernel_name="python3").execute()
    return [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
