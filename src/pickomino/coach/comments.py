"""Findings of a review as comments of a record: marks for programs, then a sentence for people.

A comment reads `[%chances 61.2/38.8] [%luck +4.1] [%method turn] [%cost 3.0 roll stop] sentence`: everybody's
chance after the turn, the luck of its rolls for the player who rolled, how the turn was valued (a `Certainty`), and
each costly decision with what was played and what was best; chances in percent. Marks of an earlier review are replaced,
everything else in a comment stays.
"""

from __future__ import annotations

__all__ = ["comment_record", "tell_decision"]

from dataclasses import replace

from pickomino.messages import tell
from pickomino.play import Record
from pickomino.play.marks import without_marks

from .grades import is_worth_saying
from .review import Decision, Review


def comment_record(review: Review, lang: str = "en") -> Record:
    """The record with what the review found after each turn."""
    turns = []
    for number, turn in enumerate(review.record.turns, 1):
        old = without_marks(turn.comment or "")
        found = _findings(review, number, lang)
        sentences = [sentence for sentence in found[1] if sentence not in old]
        turns.append(replace(turn, comment=" ".join(filter(None, [*found[0], old, *sentences]))))
    return replace(review.record, turns=tuple(turns))


def _findings(review: Review, turn: int, lang: str) -> tuple[list[str], list[str]]:
    """The marks and the sentences of one turn."""
    changes = review.of_turn(turn)
    chances = "/".join(f"{100 * chance:.1f}" for chance in changes[-1].after)
    marks = [
        f"[%chances {chances}]",
        f"[%luck {100 * review.luck_of_turn(turn):+.1f}]",
        f"[%method {review.certainties[turn - 1].value}]",
    ]
    sentences = []
    for change in changes:
        if isinstance(change, Decision) and is_worth_saying(change.grade):
            action, best = (str(move).replace(" ", "_") for move in (change.action, change.best))
            marks.append(f"[%cost {100 * change.cost:.1f} {action} {best}]")
            sentences.append(tell_decision(change, lang))
    return marks, sentences


def tell_decision(decision: Decision, lang: str = "en") -> str:
    """What was wrong with a decision."""
    return tell(
        "review-decision",
        {
            "grade": decision.grade.value,
            "action": str(decision.action),
            "best": str(decision.best),
            "cost": round(100 * decision.cost, 1),
        },
        lang=lang,
    )
