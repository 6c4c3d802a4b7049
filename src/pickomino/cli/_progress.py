"""How far a command that takes a while has come."""

from __future__ import annotations

__all__ = ["progress_bar"]

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress_bar(label: str, lang: str) -> Iterator[Callable[[int, int], None] | None]:
    """What is told how many of how many are done: a bar on a terminal's standard error; silence elsewhere."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    from pickomino.messages import say

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(say(label, lang=lang))
        yield lambda done, total: progress.update(bar, completed=done, total=total)
