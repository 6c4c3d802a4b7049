"""Odds, hints, reviews and puzzles as plain values for JSON, with their sentences in one language."""

from __future__ import annotations

__all__ = [
    "hint_json",
    "odds_json",
    "puzzle_json",
    "review_json",
    "rollout_json",
    "solved_puzzle_json",
]

from collections.abc import Container, Sequence
from typing import Any

from pickomino.core.dice import format_dice
from pickomino.core.engine import legal_actions
from pickomino.messages import say, tell, tell_error
from pickomino.view import coach_fields as fields
from pickomino.view.fields import action_fields

from .grades import GRADES
from .hints import Choice, Hint
from .odds import Odds, TileOdds
from .puzzles import Puzzle
from .review import Change, Decision, PlayerReview, Review, RollLuck
from .rollouts import Rollout


def odds_json(found: Odds) -> dict[str, Any]:
    """The odds of a turn, numbers as fractions of one."""

    def tile_json(tile: TileOdds) -> dict[str, Any]:
        return {
            "tile": tile.tile,
            "worms": tile.worms,
            "seat": tile.seat or None,
            "reach": tile.reach,
            "exact": tile.exact,
        }

    return {
        "position": str(found.state),
        "rules": str(found.state.rules),
        "mover": found.state.mover,
        "tiles": [tile_json(tile) for tile in found.tiles],
        "choices": [
            {
                "action": str(choice.action) if choice.action else None,
                "worms": choice.worms,
                "bust": choice.bust,
                "tiles": [tile_json(tile) for tile in choice.tiles],
            }
            for choice in found.choices
        ],
    }


def hint_json(
    hint: Hint, names: Sequence[str] = (), lang: str = "en", you: Container[int] = ()
) -> fields.Hint:
    """A hint; `names` by seat, `you` the seats of the reader."""
    return {
        "position": str(hint.state),
        "rules": str(hint.state.rules),
        "mover": hint.state.mover,
        "chances": list(hint.chances),
        "certainty": hint.certainty.value,
        "certainty_text": say(f"certainty-{hint.certainty.value}", lang=lang),
        "choices": [_choice_json(choice, names, lang, you) for choice in hint.choices],
    }


def _choice_json(choice: Choice, names: Sequence[str], lang: str, you: Container[int]) -> fields.ChoiceWorth:
    reason = choice.reason
    return {
        "action": action_fields(choice.action) if choice.action else None,
        "chance": choice.chance,
        "cost": choice.cost,
        "grade": choice.grade.value,
        "worms": choice.worms,
        "bust": choice.bust,
        "odds": {"worms": choice.odds.worms, "bust": choice.odds.bust},
        "tiles": [
            {
                "tile": tile.tile,
                "worms": tile.worms,
                "seat": tile.seat or None,
                "chance": tile.chance,
                "reach": tile.reach,
                "exact": tile.exact,
            }
            for tile in choice.tiles
        ],
        "reason": {
            "key": reason.key,
            "params": reason.params,
            "text": tell(reason.key, reason.params, names, lang, you),
        },
    }


def review_json(review: Review, lang: str = "en") -> fields.Review:
    """A review: the game in figures, and every change in order with everybody's chance after it."""
    places = {id(change): place for place, change in enumerate(review.changes)}

    def place(change: Change | None) -> int | None:
        return None if change is None else places[id(change)]

    def player_json(player: PlayerReview) -> fields.ReviewedPlayer:
        return {
            "seat": player.seat,
            "name": player.name,
            "start": player.start,
            "luck": player.luck,
            "own_luck": player.own_luck,
            "cost": player.cost,
            "gifts": player.gifts,
            "revisions": player.revisions,
            "result": player.result,
            "accuracy": player.accuracy,
            "decisions": player.decisions,
            "grades": {grade.value: count for grade, count in player.grades.items()},
            "costliest": place(player.costliest),
            "luckiest": place(player.luckiest),
            "unluckiest": place(player.unluckiest),
        }

    error = review.error
    return {
        "rules": str(review.record.rules),
        "names": list(review.record.players),
        "finished": review.record.outcome is not None,
        "error": None
        if error is None
        else {"line": error.line, "token": error.token, "text": tell_error(error, lang)},
        "start": review.start.tolist(),
        "result": review.result.tolist(),
        "players": [player_json(player) for player in review.players],
        "deciding": place(review.deciding),
        "mean_revision": review.mean_revision,
        "grades": {grade.value: least for grade, least in GRADES.items()},
        "certainties": [certainty.value for certainty in review.certainties],
        "changes": [_change_json(change) for change in review.changes],
    }


def _change_json(change: Change) -> fields.ReviewedChange:
    turn, seat, position, after = change.turn, change.seat, str(change.state), change.after.tolist()
    if isinstance(change, RollLuck):
        return {
            "kind": "roll",
            "turn": turn,
            "seat": seat,
            "position": position,
            "after": after,
            "roll": format_dice(change.roll),
            "luck": float(change.change[change.seat - 1]),
        }
    if isinstance(change, Decision):
        return {
            "kind": "decision",
            "turn": turn,
            "seat": seat,
            "position": position,
            "after": after,
            "action": action_fields(change.action),
            "best": action_fields(change.best),
            "cost": change.cost,
            "grade": change.grade.value,
            "options": [
                {"action": action_fields(action), "chance": chance}
                for action, chance in change.options.items()
            ],
        }
    return {"kind": "revision", "turn": turn, "seat": seat, "position": position, "after": after}


def puzzle_json(puzzle: Puzzle) -> fields.Puzzle:
    """A puzzle without its answer."""
    return {
        "id": puzzle.id,
        "rules": str(puzzle.state.rules),
        "position": str(puzzle.state),
        "legal": [action_fields(action) for action in legal_actions(puzzle.state)],
        "difficulty": puzzle.difficulty,
        "themes": list(puzzle.themes),
    }


def solved_puzzle_json(puzzle: Puzzle) -> fields.SolvedPuzzle:
    """A puzzle with its answer."""
    return {**puzzle_json(puzzle), "answer": action_fields(puzzle.answer)}


def rollout_json(rollout: Rollout) -> fields.Rollout:
    """A rollout: each choice's chance with half the width of its 95 % interval."""
    return {
        "games": rollout.games,
        "choices": [
            {
                "action": action_fields(action) if action else None,
                "chance": value.chance,
                "error": value.error,
            }
            for action, value in rollout.values.items()
        ],
    }
