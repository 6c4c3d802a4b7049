"""The curve of a game as a picture; needs matplotlib (the extra `plot`)."""

from __future__ import annotations

__all__ = ["draw_review"]

from pathlib import Path

from pickomino.messages import say

from .curve import COLOURS
from .grades import Grade
from .review import Decision, Review


def draw_review(review: Review, path: Path, lang: str = "en") -> None:
    """Draw everybody's chance of winning, with circles where mistakes were made."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    points = [review.start, *(change.after for change in review.changes)]
    # Figure, not pyplot: nothing global is touched, and no window can open.
    figure = Figure(figsize=(10, 5), layout="constrained")
    axes = figure.subplots()
    for seat, name in enumerate(review.record.players):
        axes.plot([point[seat] for point in points], color=COLOURS[seat % len(COLOURS)], label=name)
    for step, change in enumerate(review.changes, 1):
        if isinstance(change, Decision) and change.grade in (Grade.MISTAKE, Grade.BLUNDER):
            colour = COLOURS[(change.seat - 1) % len(COLOURS)]
            axes.plot([step], [change.after[change.seat - 1]], "o", mfc="white", mec=colour)
    firsts = {change.turn: step for step, change in reversed(list(enumerate(review.changes)))}
    shown = [turn for turn in sorted(firsts) if turn % 5 == 1]
    axes.set_xticks([firsts[turn] for turn in shown], [str(turn) for turn in shown])
    axes.set(title=say("review-curve", lang=lang), xlabel=say("cli-review-turn", lang=lang), ylim=(0, 1))
    axes.yaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
    axes.grid(axis="y", alpha=0.3)
    axes.legend()
    # Text stays text in SVG, and the same game gives the same file.
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "pickomino"}):
        figure.savefig(path, metadata={"Date": None} if path.suffix.lower() == ".svg" else None)
