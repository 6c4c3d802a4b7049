"""The curve of a game as a picture; needs matplotlib (the extra `plot`)."""

from __future__ import annotations

__all__ = ["draw_review"]

from pathlib import Path

from pickomino.messages import say

from .curve import COLOURS, NOTABLE_LUCK
from .grades import is_worth_saying
from .review import Change, Decision, Review, RollLuck

_MARKS = {"review-key-mistake": "o", "review-key-lucky": "^", "review-key-unlucky": "v"}
"""By the key of what they mean."""


def draw_review(review: Review, path: Path, lang: str = "en") -> None:
    """Draw everybody's chance of winning; circles mark mistakes, triangles luck."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    points = [review.start, *(change.after for change in review.changes)]
    # Figure, not pyplot: nothing global is touched, and no window can open.
    figure = Figure(figsize=(10, 5), layout="constrained")
    axes = figure.subplots()
    for seat, name in enumerate(review.record.players):
        axes.plot([point[seat] for point in points], color=COLOURS[seat % len(COLOURS)], label=name)
    for step, change in enumerate(review.changes, 1):
        meaning = _meaning(change)
        if meaning:
            colour = COLOURS[(change.seat - 1) % len(COLOURS)]
            fill = "white" if meaning == "review-key-mistake" else colour
            axes.plot([step], [change.after[change.seat - 1]], _MARKS[meaning], mfc=fill, mec=colour)
    for meaning, mark in _MARKS.items():
        fill = "white" if meaning == "review-key-mistake" else "dimgrey"
        axes.plot([], [], mark, mfc=fill, mec="dimgrey", label=say(meaning, lang=lang))
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


def _meaning(change: Change) -> str:
    """The key of what a change is marked for; "" for most."""
    if isinstance(change, Decision) and is_worth_saying(change.grade):
        return "review-key-mistake"
    if isinstance(change, RollLuck):
        luck = float(change.change[change.seat - 1])
        if abs(luck) >= NOTABLE_LUCK:
            return "review-key-lucky" if luck > 0 else "review-key-unlucky"
    return ""
