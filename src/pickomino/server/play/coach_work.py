"""What happens inside a coach's worker process: hints, reviews, rollouts and puzzles as JSON texts."""

from __future__ import annotations

import sys
from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING, Any, NamedTuple

from pickomino.core.engine import legal_actions
from pickomino.core.errors import PickominoError
from pickomino.core.state import GameState
from pickomino.server.api.coach_wire import JudgedPuzzle, ServedPuzzle, ServedReview
from pickomino.server.api.present import show_actions, show_view, to_json
from pickomino.server.play.thinking import give_way, start_worker
from pickomino.server.refusals import show_problems

if TYPE_CHECKING:
    from pickomino.coach.puzzles import Puzzle

REVIEWED_TURNS = 400
"""Turns that a review covers at most; few games have a quarter of them."""

ROLLOUT_BLOCK = 64
"""Games of a rollout between two reports of progress."""

JOB, DONE, OF, STOPPED = range(4)
"""The slots shared with the server: the current job, its progress, and the job to abort."""

Slots = MutableSequence[int]
_slots: Slots = [0, 0, 0, 0]


class Aborted(Exception):
    """Nobody waits for the answer any more."""


class Failed(NamedTuple):
    """Why there is no answer: the code of a refusal and its parameters."""

    code: str
    params: dict[str, Any]


Answer = str | Failed


def start_coach_worker(slots: Slots) -> None:
    """Prepare a worker process that runs at low priority and reports its progress in `slots`."""
    global _slots  # noqa: PLW0603 - one for the whole process, which works on one job at a time
    _slots = slots
    start_worker()
    give_way(sys.platform)


def _report(job: int) -> Callable[[int, int], None]:
    def report(done: int, of: int) -> None:
        _slots[DONE], _slots[OF], _slots[JOB] = done, of, job
        if _slots[STOPPED] == job:
            raise Aborted

    return report


def work_out_hint(rules: str, position: str, names: Sequence[str], you: Sequence[int], lang: str) -> Answer:
    """What each choice in a position is worth."""
    from pickomino.coach.coach_json import hint_json
    from pickomino.coach.hints import find_hint

    state = _read_open(rules, position)
    if isinstance(state, Failed):
        return state
    return to_json(hint_json(find_hint(state), names, lang, you))


def _read_open(rules: str, position: str) -> GameState | Failed:
    """A position in which the game goes on."""
    from pickomino.core.notation_positions import parse_position
    from pickomino.core.rules import parse_rules

    try:
        state = parse_position(position, parse_rules(rules))
    except PickominoError as error:
        return Failed("bad_position", {"problems": show_problems(error)})
    return Failed("game_over", {}) if state.is_over else state


def work_out_review(job: int, text: str, lang: str) -> Answer:
    """What every decision of a recorded game cost, as far as the record holds."""
    from pickomino.coach.coach_json import review_json
    from pickomino.coach.comments import comment_record
    from pickomino.coach.review import review_record
    from pickomino.play import format_record, read_record

    try:
        record, error = read_record(text)
    except PickominoError as refused:
        params = {"line": refused.line, "token": refused.token, **show_problems(refused)[0]}
        return Failed("bad_record", params)
    is_cut = len(record.turns) > REVIEWED_TURNS
    if is_cut:
        record = replace(record, turns=record.turns[:REVIEWED_TURNS], tags={})
    review = review_record(record, error=error, progress=_report(job))
    commented = format_record(comment_record(review, lang))
    shown: ServedReview = {**review_json(review, lang), "cut": is_cut, "commented": commented}
    return to_json(shown)


def work_out_rollout(job: int, rules: str, position: str, actions: Sequence[str], games: int) -> Answer:
    """What some choices of a position are worth when the game is played to its end many times."""
    from pickomino.coach.coach_json import rollout_json
    from pickomino.coach.rollouts import roll_out

    state = _read_open(rules, position)
    if isinstance(state, Failed):
        return state
    legal = {str(action): action for action in legal_actions(state)}
    for text in actions:
        if text not in legal:
            return Failed("bad_action", {"text": text})
    chosen = [legal[text] for text in actions]
    played = roll_out(state, games, actions=chosen, progress=_report(job), block=ROLLOUT_BLOCK)
    return to_json(rollout_json(played))


def find_daily_puzzle(day: str) -> Answer:
    """The puzzle of a day, without its answer."""
    from pickomino.coach.puzzles import daily_puzzle

    return to_json(_show_puzzle(daily_puzzle(date.fromisoformat(day))))


def find_any_puzzle(number: int, difficulty: int, theme: str) -> Answer:
    """A puzzle of the stock by any number, without its answer."""
    from pickomino.coach.puzzles import find_puzzle

    puzzle = find_puzzle(number, difficulty=difficulty, theme=theme)
    return Failed("not_found", {}) if puzzle is None else to_json(_show_puzzle(puzzle))


def judge_puzzle(puzzle_id: str, action: str, lang: str) -> Answer:
    """Whether an answer is right, with what every choice is worth."""
    from pickomino.coach.coach_json import hint_json, solved_puzzle_json
    from pickomino.coach.hints import find_hint
    from pickomino.coach.puzzles import load_puzzles

    puzzle = next((puzzle for puzzle in load_puzzles() if puzzle.id == puzzle_id), None)
    if puzzle is None:
        return Failed("not_found", {})
    if action not in map(str, legal_actions(puzzle.state)):
        return Failed("bad_action", {"text": action})
    judged: JudgedPuzzle = {
        **solved_puzzle_json(puzzle),
        "view": show_view(puzzle.state),
        "actions": show_actions(puzzle.state),
        "right": action == str(puzzle.answer),
        "hint": hint_json(find_hint(puzzle.state), lang=lang),
    }
    return to_json(judged)


def _show_puzzle(puzzle: Puzzle) -> ServedPuzzle:
    from pickomino.coach.coach_json import puzzle_json

    return {
        **puzzle_json(puzzle),
        "view": show_view(puzzle.state),
        "actions": show_actions(puzzle.state),
    }
