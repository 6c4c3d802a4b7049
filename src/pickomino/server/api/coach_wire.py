"""What the coach's calls are answered with: the coach's own fields, and what the page needs to draw them."""

from __future__ import annotations

from typing_extensions import TypeAliasType, TypedDict

from pickomino.server.api.wire import Actions, ErrorResponse, View
from pickomino.view import coach_fields


class ServedReview(coach_fields.Review):
    """A review, perhaps of the beginning of a very long game only."""

    cut: bool
    """Whether the game went on."""
    commented: str
    """The record as far as it holds, with what was found as comments."""


class ServedPuzzle(coach_fields.Puzzle):
    """A puzzle, with the table that it is about."""

    view: View
    actions: Actions


class JudgedPuzzle(coach_fields.SolvedPuzzle):
    """A puzzle with its answer, and what every choice is worth."""

    view: View
    actions: Actions
    right: bool
    hint: coach_fields.Hint


class Progress(TypedDict):
    """A line of a response that takes a while; the last line is a result or an error."""

    done: int
    of: int


class ReviewResult(TypedDict):
    """The last line of a review."""

    result: ServedReview


class RolloutResult(TypedDict):
    """The last line of a rollout."""

    result: coach_fields.Rollout


ReviewLine = TypeAliasType("ReviewLine", Progress | ReviewResult | ErrorResponse)
RolloutLine = TypeAliasType("RolloutLine", Progress | RolloutResult | ErrorResponse)
