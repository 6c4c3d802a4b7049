"""A position as the start of a game: it must fit the table and leave a player something to decide."""

from __future__ import annotations

from pickomino.core.errors import PickominoError, Problem
from pickomino.core.notation_positions import format_position, parse_position
from pickomino.core.rules import Rules
from pickomino.core.state import GameState, Phase


def read_start(text: str, rules: Rules, seats: int) -> GameState:
    """Read the position that a game begins with; raises PickominoError if none can begin there."""
    state = parse_position(text, rules)
    problem: Problem | None = None
    if len(state.players) != seats:
        problem = Problem("error-record-seats", {"count": len(state.players), "names": seats}, "S1")
    elif state.is_over:
        problem = Problem("why-over", {}, "E1")
    elif state.turn.phase is Phase.DUE:
        problem = Problem("error-start-due", {}, "T1")
    elif format_position(state) != text:  # dice in another order: a log has one text for each position
        problem = Problem("verify-position", {"found": format_position(state), "stored": text})
    if problem is not None:
        raise PickominoError(problem)
    return state
