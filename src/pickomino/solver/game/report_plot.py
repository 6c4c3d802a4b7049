"""A simulation as a picture; needs matplotlib (the extra `plot`)."""

from __future__ import annotations

__all__ = ["draw_report"]

from collections.abc import Mapping
from pathlib import Path

from .simulation_report import Report


def draw_report(report: Report, path: Path, words: Mapping[str, str]) -> None:
    """Draw the share of wins by seat with its interval, and how worms and turns are spread.

    ``words``: ``title``, ``wins``, ``worms``, ``turns``, ``games``.
    """
    import matplotlib as mpl
    from matplotlib.figure import Figure

    names = [f"{seat.seat}: {seat.bot}" for seat in report.seats]
    # Figure, not pyplot: nothing global is touched, and no window can open.
    figure = Figure(figsize=(12, 4), layout="constrained")
    wins, worms, turns = figure.subplots(1, 3)
    figure.suptitle(words["title"])
    shares = [seat.wins.value for seat in report.seats]
    errors = [
        [seat.wins.value - seat.wins.low for seat in report.seats],
        [seat.wins.high - seat.wins.value for seat in report.seats],
    ]
    wins.bar(names, shares, yerr=errors, capsize=4, color="#c9d7c2")
    wins.yaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
    wins.tick_params(axis="x", labelrotation=30)
    wins.set(ylabel=words["wins"])
    for name, seat in zip(names, report.seats, strict=True):
        shown = [count / report.games for count in seat.worm_counts]
        worms.plot(range(len(shown)), shown, drawstyle="steps-mid", label=name)
    worms.set(xlabel=words["worms"], ylabel=words["games"])
    worms.legend()
    turns.fill_between(
        range(len(report.length_counts)),
        [count / report.games for count in report.length_counts],
        step="mid",
        color="#c9d7c2",
    )
    turns.set(xlabel=words["turns"], ylabel=words["games"])
    for axes in (worms, turns):
        axes.yaxis.set_major_formatter(lambda share, _: f"{share:.1%}")
        axes.grid(axis="y", alpha=0.3)
    # Text stays text in SVG, and the same figures give the same file.
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "pickomino"}):
        figure.savefig(path, metadata={"Date": None} if path.suffix.lower() == ".svg" else None)
