"""Does a program speak the bot protocol? A list of checks, each with what went wrong."""

from __future__ import annotations

__all__ = ["Check", "check_bot"]

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from random import Random
from types import MappingProxyType
from typing import Final, NamedTuple

from pickomino.core.engine import apply, apply_roll, dice_due, new_game
from pickomino.core.errors import Problem
from pickomino.core.notation_positions import parse_position
from pickomino.core.outcome import outcome
from pickomino.core.rules import PRESETS, parse_rules
from pickomino.play.dice_sources import throw

from .external import DECISION_MS, Session
from .pipe import Fault
from .random_bot import RandomBot

_MOMENTS: Final = {
    "conformance-start": ("classic", "21.22.36 -/- - 1 -"),
    "conformance-start-golden": ("extrawurm", "21.22.36 -:g/- 7 1 -"),
    "conformance-face": ("classic", "21.22.36 25/24 - 1 44W:23555"),
    "conformance-weasel": ("extrawurm", "21.22.36 -:w/- 7 1 44W:4444W"),
    "conformance-roll-or-stop": ("classic", "21.22.36 25/24 - 1 44WWW:"),
    "conformance-canned": ("extrawurm", "21.22.36 -:c/- 7 1 333344:"),
    "conformance-rob": ("extrawurm", "21.36 -/-+3/-+4 0 1 11:?rob"),
    "conformance-crow": ("extrawurm", "21r.36 23/-+3/-+4 0 1 5555W:?crow"),
    "conformance-claim": ("house", "21.22.36 -/- - 1 5555W:?claim"),
    "conformance-keep": ("extrawurm", "21.36 25:h/- 7 1 5555W:?keephw"),
}


class Check(NamedTuple):
    """One thing looked at."""

    what: str
    """A message key."""
    trouble: Problem | None
    """None if all is well."""
    params: Mapping[str, str | int] = MappingProxyType({})
    """Of the message."""


def check_bot(command: str, games: int = 2, milliseconds: int = DECISION_MS) -> Iterator[Check]:
    """Run a command through the protocol, yielding each check as it is done."""
    try:
        session = Session(command, show_errors=True)  # whoever wrote the bot wants to see why it crashes
    except Fault as fault:
        yield Check("conformance-starts", fault.problem)
        return
    yield Check("conformance-starts", None)
    try:
        greeting = _attempt("conformance-hello", session.hello)
        yield greeting
        if greeting.trouble:
            return
        for rules in PRESETS:
            for players in (2, 3):
                params: dict[str, str | int] = {"games": games, "players": players, "rules": rules}
                play = partial(_play, session, rules, players, games, milliseconds)
                yield _attempt("conformance-games", play)._replace(params=params)
        for moment, (rules, position) in _MOMENTS.items():
            yield _attempt(moment, partial(_decide, session, rules, position, milliseconds))
        yield _attempt("conformance-unknown-field", partial(_unknown_field, session, milliseconds))
        yield Check("conformance-quit", _quit_trouble(session.quit()))
    finally:
        session.pipe.kill()


def _attempt(what: str, act: Callable[[], object]) -> Check:
    try:
        act()
    except Fault as fault:
        return Check(what, fault.problem)
    return Check(what, None)


def _quit_trouble(status: int | None) -> Problem | None:
    if status is None:
        return Problem("fault-killed", {})
    return Problem("fault-ended", {"status": status}) if status else None


def _decide(session: Session, rules: str, position: str, milliseconds: int) -> None:
    state = parse_position(position, parse_rules(rules))
    session.new(state.rules, len(state.players), state.mover, 1)
    session.decide(state, milliseconds)


def _unknown_field(session: Session, milliseconds: int) -> None:
    state = new_game(PRESETS["classic"], 2)
    session.new(state.rules, 2, 1, 1)
    session.decide(state, milliseconds, of_a_later_protocol={"any": ["thing"]})


def _play(session: Session, rules: str, players: int, games: int, milliseconds: int) -> None:
    """Whole games on changing seats against `random`."""
    other = RandomBot()
    for game in range(games):
        rng = Random(f"{rules} {players} {game}")  # noqa: S311  # a repeatable test game
        seat = 1 + game % players
        state = new_game(parse_rules(rules), players)
        session.new(state.rules, players, seat, game)
        while not state.is_over:
            if due := dice_due(state):
                state = apply_roll(state, throw(rng, due)).state
            elif state.mover == seat:
                state = apply(state, session.decide(state, milliseconds)).state
            else:
                state = apply(state, other.choose(state, rng)).state
        session.over(state, outcome(state), milliseconds / 1000)
