"""A record that somebody brings along, checked and laid out step by step like a game of this server."""

from __future__ import annotations

from itertools import islice

from pickomino.core.errors import PickominoError, RecordError
from pickomino.core.events import Event
from pickomino.core.notation_positions import format_position
from pickomino.core.state import GameState, Phase
from pickomino.play import Match, read_record
from pickomino.play.marks import without_marks
from pickomino.server.api.present import (
    ended_turn,
    show_events,
    show_outcome,
    show_rules,
    show_turn,
    show_view,
)
from pickomino.server.api.wire import Entry, RecordComment, RecordFault, RecordRead
from pickomino.server.log.records import BY_HAND_TAG
from pickomino.server.refusals import Refusal


def show_record(text: str) -> RecordRead:
    """The game that a record tells, up to its first error; a Refusal says why it tells none."""
    try:
        record, error = read_record(text)
        match = Match.from_record(record)
    except PickominoError as refused:
        raise Refusal("bad_record", **_place(refused)) from refused
    steps: list[tuple[GameState, list[Event], GameState]] = []
    comments: list[RecordComment] = []
    history = iter(match.history)
    for turn in record.turns:
        first_of_turn = len(steps) + 1
        for before, _move, after, events in islice(history, len(turn.moves)):
            # A roll and the decision to roll are one step to the eye, as they are one entry of a log.
            if steps and steps[-1][2].turn.phase is Phase.DUE:
                first, earlier, _ = steps.pop()
                steps.append((first, [*earlier, *events], after))
            else:
                steps.append((before, list(events), after))
        text = without_marks(turn.comment or "")
        if text:
            comments.append({"first": first_of_turn, "last": len(steps), "text": text})
    over = match.is_over
    return {
        "rules": show_rules(record.rules),
        "names": list(record.players),
        "start": show_view(match.start),
        "entries": [_show_step(number, *step) for number, step in enumerate(steps, 1)],
        "outcome": show_outcome(match.state, record.is_by_limit) if over else None,
        "error": None if error is None else _place(error),
        "by_hand": BY_HAND_TAG.items() <= record.tags.items(),
        "comments": comments,
    }


def _show_step(version: int, before: GameState, events: list[Event], after: GameState) -> Entry:
    ended = ended_turn(before.turn, events)
    return {
        "version": version,
        "kind": "act",
        "seat": before.mover,
        "by": "player",
        "action": None,
        "roll": None,
        "number": None,
        "reason": None,
        "at": 0,
        "events": show_events(events),
        "ended": show_turn(ended) if ended else None,
        "position": format_position(after),
        "view": show_view(after),
    }


def _place(error: PickominoError) -> RecordFault:
    """Where a record is wrong, and by which clause."""
    problem = error.problem
    line, token = (error.line, error.token) if isinstance(error, RecordError) else (None, None)
    return {
        "line": line,
        "token": token,
        "clause": problem.clause,
        "key": problem.key,
        "params": dict(problem.params),
    }
