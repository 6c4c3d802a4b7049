"""What tests draw at random: the same in every run of a test, and never the same twice."""

from __future__ import annotations

import os
import random
from pathlib import Path

_SOURCES: dict[str, random.Random] = {}
"""One for each test that has drawn something, so that a test draws the same alone and among others."""


def draw(size: int) -> bytes:
    """The next bytes for the test that is running."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
    return _SOURCES.setdefault(test, random.Random(test)).randbytes(size)


def serve_with_known_seeds() -> str:
    """The text of a program that is `pickomino serve` with secrets from a seed: another seed for every start.

    Servers that share a database, or follow each other on it, must not draw the same ids.
    """
    path = str(Path(__file__).parent.parent)
    seed = int.from_bytes(draw(8), "big")
    return (
        f"import sys; sys.path.insert(0, {path!r}); "
        f"from browser import altered; altered.serve('known_seeds', ({seed},))"
    )
