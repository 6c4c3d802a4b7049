"""Speaking of the rules as the sheet does: a position, a turn, the position after it, all in notation."""

from __future__ import annotations

from pickomino.core.actions import parse_action
from pickomino.core.engine import legal_actions
from pickomino.core.errors import IllegalAction
from pickomino.core.events import Event
from pickomino.core.legality import why_not
from pickomino.core.notation_positions import format_position, parse_position
from pickomino.core.notation_turns import read_turn
from pickomino.core.outcome import Outcome, outcome
from pickomino.core.rules import parse_rules


def after(position: str, turn: str, rules: str = "classic") -> str:
    """The position to which a turn, or a part of one, leads."""
    return format_position(read_turn(parse_position(position, parse_rules(rules)), turn).state)


def events(position: str, turn: str, rules: str = "classic") -> tuple[Event, ...]:
    """What happens in a turn, or in a part of one."""
    return read_turn(parse_position(position, parse_rules(rules)), turn).events


def legal(position: str, rules: str = "classic") -> str:
    """The legal actions, by ascending id."""
    return ", ".join(map(str, legal_actions(parse_position(position, parse_rules(rules)))))


def clause_against(position: str, action: str, rules: str = "classic") -> str:
    """The clause that forbids an action; "" if it is legal."""
    problem = why_not(parse_position(position, parse_rules(rules)), parse_action(action))
    return problem.clause if problem else ""


def clause_broken(position: str, turn: str, rules: str = "classic") -> str:
    """The clause that a turn breaks; "" if it breaks none."""
    try:
        after(position, turn, rules)
    except IllegalAction as error:
        return error.problem.clause
    return ""


def result(position: str, rules: str = "classic") -> Outcome:
    """Worms, winners and tie-break as the position stands."""
    return outcome(parse_position(position, parse_rules(rules)))
