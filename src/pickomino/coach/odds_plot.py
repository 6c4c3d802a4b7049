"""The odds of a turn as a picture; needs matplotlib (the extra `plot`)."""

from __future__ import annotations

__all__ = ["draw_odds"]

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from pickomino.coach.odds import Odds

_STYLES: Final = ("-", "--", "-.", ":")


def draw_odds(odds: Odds, path: Path, words: Mapping[str, str]) -> None:
    """Draw the chance of each tile or better, one line a choice, and for the best choice exactly as bars.

    ``words``: ``title``, ``tile``, ``chance``, ``exact``, and the name of each choice by its text.
    """
    import matplotlib as mpl
    from matplotlib.figure import Figure

    best = odds.choices[0]
    places = range(len(best.tiles))
    # Figure, not pyplot: nothing global is touched, and no window can open.
    figure = Figure(figsize=(9, 5), layout="constrained")
    axes = figure.subplots()
    exactly = f"{words['exact']} ({words[str(best.action or '')]})"
    axes.bar(places, [tile.exact for tile in best.tiles], color="#c9d7c2", label=exactly)
    for number, choice in enumerate(odds.choices):
        name = words[str(choice.action or "")]
        style = _STYLES[number % len(_STYLES)]
        axes.plot(places, [tile.reach for tile in choice.tiles], style, marker="o", markersize=3, label=name)
    axes.set_xticks(places, [str(tile.tile) for tile in best.tiles])
    axes.set(title=words["title"], xlabel=words["tile"], ylabel=words["chance"], ylim=(0, 1))
    axes.yaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
    axes.grid(axis="y", alpha=0.3)
    axes.legend()
    # Text stays text in SVG, and the same odds give the same file.
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "pickomino"}):
        figure.savefig(path, metadata={"Date": None} if path.suffix.lower() == ".svg" else None)
