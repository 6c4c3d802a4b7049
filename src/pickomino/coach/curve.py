"""The curve of a game: everybody's chance of winning, step by step, as an SVG that needs nothing beside it."""

from __future__ import annotations

__all__ = ["COLOURS", "NOTABLE_LUCK", "draw_curve", "key_of_marks"]

from html import escape
from typing import Final

from pickomino.messages import say, tell_percent

from .comments import tell_decision
from .grades import Grade, is_worth_saying
from .review import Change, Decision, Review, Revision, RollLuck

COLOURS: Final = ("#1b6ca8", "#c0392b", "#2e7d32", "#8e44ad", "#b9770e", "#16747a", "#5d4037")
"""By seat; dark enough to be read on white."""

_WIDTH, _HEIGHT, _LEFT, _TOP, _BOTTOM = 900, 320, 44, 12, 28
NOTABLE_LUCK: Final = 0.05
"""Rolls that change the roller's chance by this much are marked, here and on the page (`Curve.svelte`)."""


def draw_curve(review: Review, lang: str = "en") -> str:
    """One line a player; triangles mark luck, dots mark mistakes, each with its story as a tooltip."""
    points = [review.start, *(change.after for change in review.changes)]
    steps = max(1, len(points) - 1)

    def x(step: int) -> float:
        return _LEFT + (_WIDTH - _LEFT - 8) * step / steps

    def y(chance: float) -> float:
        return _TOP + (_HEIGHT - _TOP - _BOTTOM) * (1 - chance)

    names = review.record.players
    title = escape(say("review-curve", lang=lang))
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" '
        f'font-family="sans-serif" font-size="11"><title>{title}</title>'
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#fff"/>'
    )
    parts = [head]
    for percent in (0, 25, 50, 75, 100):
        level = y(percent / 100)
        parts.append(
            f'<line x1="{_LEFT}" x2="{_WIDTH - 8}" y1="{level:.1f}" y2="{level:.1f}" stroke="#ddd"/>'
            f'<text x="{_LEFT - 6}" y="{level + 4:.1f}" text-anchor="end" fill="#444">{tell_percent(percent / 100, 0, lang)}</text>'
        )
    last = 0
    for step, change in enumerate(review.changes):
        if change.turn != last:
            last = change.turn
            if (last - 1) % 5 == 0:
                parts.append(f'<text x="{x(step):.1f}" y="{_HEIGHT - 10}" fill="#444">{last}</text>')
    for seat, name in enumerate(names):
        line = " ".join(f"{x(step):.1f},{y(float(point[seat])):.1f}" for step, point in enumerate(points))
        colour = COLOURS[seat % len(COLOURS)]
        parts.append(
            f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"><title>{escape(name)}</title></polyline>'
        )
    for step, change in enumerate(review.changes, 1):
        if not isinstance(change, Revision):
            parts.append(
                _mark(change, x(step), y(float(change.after[change.seat - 1])), names[change.seat - 1], lang)
            )
    return "".join(parts) + "</svg>"


def _mark(change: Change, x: float, y: float, name: str, lang: str) -> str:
    colour = COLOURS[(change.seat - 1) % len(COLOURS)]
    if isinstance(change, Decision) and is_worth_saying(change.grade):
        size = {Grade.DOUBTFUL: 3, Grade.MISTAKE: 4, Grade.BLUNDER: 6}[change.grade]
        story = f"{name}: {tell_decision(change, lang)}"
        return (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size}" fill="#fff" stroke="{colour}" stroke-width="2">'
            f"<title>{escape(story)}</title></circle>"
        )
    if isinstance(change, RollLuck):
        luck = float(change.change[change.seat - 1])
        if abs(luck) >= NOTABLE_LUCK:
            story = f"{name}: {100 * luck:+.1f}"
            return (
                f'<path d="{_triangle(x, y, luck > 0)}" fill="{colour}"><title>{escape(story)}</title></path>'
            )
    return ""


def _triangle(x: float, y: float, is_up: bool) -> str:
    return f"M{x - 5:.1f} {y:.1f}h10l-5 {-7 if is_up else 7}z"


def key_of_marks(lang: str = "en") -> str:
    """What the marks of the curve mean, as HTML."""
    circle = '<circle cx="7" cy="7" r="4" fill="#fff" stroke="#444" stroke-width="2"/>'
    up, down = (f'<path d="{_triangle(7, 7, is_up)}" fill="#444"/>' for is_up in (True, False))
    marks = {"review-key-mistake": circle, "review-key-lucky": up, "review-key-unlucky": down}
    return " ".join(
        f'<span><svg class="key" viewBox="0 0 14 14" aria-hidden="true">{drawn}</svg>{escape(say(key, lang=lang))}</span>'
        for key, drawn in marks.items()
    )
