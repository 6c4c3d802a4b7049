"""Runs a notebook from its first cell to its last, and writes it as a page: its text, its code and what that puts out."""

from __future__ import annotations

__all__ = ["STUDY", "notebook_page", "run_notebook"]

import warnings
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
STUDY = ROOT / "docs" / "notebooks" / "study.ipynb"
SECONDS_A_CELL = 240


def run_notebook(path: Path) -> list[dict[str, Any]]:
    """The cells of a notebook with their outputs, executed in a kernel of this Python, without a browser."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of the notebook's own machinery
        import nbformat
        from nbclient import NotebookClient

        notebook = nbformat.reads(path.read_text(encoding="utf-8"), as_version=4)  # type: ignore[no-untyped-call]  # the library has no types here
        NotebookClient(notebook, timeout=SECONDS_A_CELL, kernel_name="python3").execute()
    return list(notebook.cells)


def notebook_page(name: str, cells: list[dict[str, Any]]) -> dict[str, str]:
    """The files that make the page of an executed notebook: the text, and its pictures beside it."""
    parts: list[str] = []
    pictures: dict[str, str] = {}
    for cell in cells:
        if cell["cell_type"] == "markdown":
            parts.append(cell["source"])
            continue
        parts.append(_fenced("python", cell["source"]))
        for output in cell["outputs"]:
            data = output.get("data", {})
            if "image/svg+xml" in data:
                file = f"{name}-{len(pictures) + 1}.svg"
                pictures[file] = data["image/svg+xml"]
                parts.append(f"![What the cell shows]({file})")
            elif output.get("name") != "stderr":  # where the solver may say that it is being compiled
                parts.append(_fenced("text", output.get("text") or data["text/plain"]))
    title, _, rest = "\n\n".join(parts).partition("\n\n")
    about = (
        f"*This page shows [a notebook]({name}.ipynb) to be downloaded and run, with what its cells put out.*"
    )
    return {f"{name}.md": f"{title}\n\n{about}\n\n{rest}\n", **pictures}


def _fenced(language: str, text: str) -> str:
    return f"```{language}\n{text.rstrip()}\n```"


def main() -> None:
    """Write the page of the teachers' notebook."""
    for file, text in notebook_page(STUDY.stem, run_notebook(STUDY)).items():
        (STUDY.parent / file).write_text(text, encoding="utf-8", newline="\n")
        print((STUDY.parent / file).relative_to(ROOT))


if __name__ == "__main__":
    main()
