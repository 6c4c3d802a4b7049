"""Writes what a long proof found into docs/: its figures, the commit, the date and how long it took.

    with proof("Random games") as figures:
        figures["games"] = play_games(2_000)

rewrites the section "Random games" of docs/proofs.md once the block ends without an error.
"""

from __future__ import annotations

import fcntl
import platform
import re
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from prove_counts import LENGTH

ROOT = Path(__file__).parent.parent
TITLES = {
    "proofs.md": "# Proofs\n\nWhat `make prove` found. Each section is rewritten by the proof it names.\n",
    "reliability.md": "# Reliability\n\nWhat `make prove` and `make prove-long` found of the server. Each section is rewritten by its proof.\n",
}


def describe_commit(root: Path = ROOT) -> str:
    """Return the commit the working copy is at, and whether the sources differ from it."""

    def ask(*arguments: str) -> str:
        return subprocess.run(
            ["git", *arguments], cwd=root, capture_output=True, text=True, check=True
        ).stdout.strip()

    changed = ask("status", "--porcelain", "--", ".", ":!docs")
    return ask("rev-parse", "--short=12", "HEAD") + (" with changes" if changed else "")


def format_figure(value: object) -> str:
    """Write a figure for people: thousands apart, fractions short."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return str(value)
    return f"{value:,}" if isinstance(value, int) else f"{value:,.4g}"


def format_section(name: str, figures: Mapping[str, object], *, commit: str, day: str, seconds: float) -> str:
    """Return a section as it stands in the document."""
    took = f"{seconds:,.0f} s" if seconds < 600 else f"{seconds / 60:,.0f} min"
    rows = "".join(f"| {key} | {format_figure(value)} |\n" for key, value in figures.items())
    return (
        f"## {name}\n\n{day}, commit {commit}, {took}, Python {platform.python_version()}.\n\n"
        f"| figure | value |\n| --- | --- |\n{rows}"
    )


def replace_section(document: str, name: str, section: str) -> str:
    """Return the document with the section of that name replaced, or added at its end."""
    pattern = re.compile(rf"^## {re.escape(name)}\n.*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)
    if pattern.search(document):
        return pattern.sub(lambda _: section + "\n", document).rstrip("\n") + "\n"
    return document.rstrip("\n") + "\n\n" + section


def record(
    name: str,
    figures: Mapping[str, object],
    *,
    seconds: float,
    document: str = "proofs.md",
    root: Path = ROOT,
) -> None:
    """Write a proof's figures into its section of a document in docs/."""
    section = format_section(
        name, figures, commit=describe_commit(root), day=f"{datetime.now(UTC):%Y-%m-%d}", seconds=seconds
    )
    path = root / "docs" / document
    path.parent.mkdir(exist_ok=True)
    with path.open("a+", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)  # proofs may run side by side
        file.seek(0)
        text = file.read() or TITLES.get(document, f"# {document.removesuffix('.md').capitalize()}\n")
        file.seek(0)
        file.truncate()
        file.write(replace_section(text, name, section))


@contextmanager
def proof(name: str, *, document: str = "proofs.md", root: Path = ROOT) -> Iterator[dict[str, object]]:
    """Time a proof, hand out the dict of its figures, and record them if it held.

    The larger counts of `make prove-long` have sections of their own; tiny ones prove nothing.
    """
    figures: dict[str, object] = {}
    began = time.monotonic()
    yield figures
    if LENGTH == "tiny":
        return
    name = f"{name}, large" if LENGTH == "long" else name
    record(name, figures, seconds=time.monotonic() - began, document=document, root=root)
