"""A review in sentences: what decided the game, and what each player will remember."""

from __future__ import annotations

__all__ = ["tell_certainties", "tell_deciding", "tell_decision_of", "tell_roll"]

from itertools import groupby

import numpy as np

from pickomino.core.dice import format_dice
from pickomino.messages import say, tell

from .review import Decision, Review, RollLuck


def tell_deciding(review: Review, lang: str = "en") -> str:
    """What decided the game, or mattered most in one that is unfinished; "" where nothing happened."""
    change = review.deciding
    if change is None:
        return ""
    leader = int(np.argmax(review.result))
    names = review.record.players
    params: dict[str, str | int | float] = {
        "over": str(review.record.outcome is not None).lower(),
        "turn": change.turn,
        "seat": change.seat,
        "winner": names[leader],
        "change": round(100 * float(change.change[leader]), 1),
    }
    if isinstance(change, RollLuck):
        return tell("review-decided-roll", {**params, "dice": format_dice(change.roll)}, names, lang)
    assert isinstance(change, Decision)  # revisions decide nothing
    return tell("review-decided-action", {**params, "action": str(change.action)}, names, lang)


def tell_roll(review: Review, roll: RollLuck, lang: str = "en") -> str:
    """A roll and its luck for the player who rolled."""
    luck = round(100 * float(roll.change[roll.seat - 1]), 1)
    params = {"turn": roll.turn, "seat": roll.seat, "dice": format_dice(roll.roll)}
    key = "review-lucky-roll" if luck >= 0 else "review-unlucky-roll"
    return tell(key, {**params, "change": abs(luck)}, review.record.players, lang)


def tell_decision_of(review: Review, decision: Decision, lang: str = "en") -> str:
    """A decision with its turn and its player."""
    params = {
        "turn": decision.turn,
        "seat": decision.seat,
        "action": str(decision.action),
        "best": str(decision.best),
        "cost": round(100 * decision.cost, 1),
    }
    return tell("review-costliest", params, review.record.players, lang)


def tell_certainties(review: Review, lang: str = "en") -> list[str]:
    """How sure the numbers are, one sentence for each method, with the turns that it was used in."""
    runs: dict[str, list[str]] = {}
    numbers = enumerate(review.certainties, 1)
    for certainty, run in groupby(numbers, key=lambda turn: turn[1].value):
        turns = [number for number, _ in run]
        runs.setdefault(certainty, []).append(f"{turns[0]}–{turns[-1]}" if len(turns) > 1 else f"{turns[0]}")
    counts = [certainty.value for certainty in review.certainties]
    return [
        say(
            "review-certainty",
            {
                "turns": ", ".join(spans),
                "count": counts.count(certainty),
                "certainty": say(f"certainty-{certainty}", lang=lang),
            },
            lang,
        )
        for certainty, spans in runs.items()
    ]
