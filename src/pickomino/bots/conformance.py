"""Does a program speak the bot protocol? A list of checks, each with what went wrong."""

from __future__ import annotations

__all__ = ["Check", "check_bot"]

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Final, NamedTuple

from pickomino.core.engine import apply, apply_roll, dice_due, new_game
from pickomino.core.notation import parse_position
from pickomino.core.outcome import outcome
from pickomino.core.rules import PRESETS, parse_rules
from pickomino.play.dice import throw

from .external import DECISION_MS, Session
from .pipe import Fault
from .random_bot import RandomBot

_MOMENTS: Final = {
    "before the first roll": ("classic", "21.22.36 -/- - 1 -"),
    "before the first roll, with the golden die": ("extrawurm", "21.22.36 -:g/- 7 1 -"),
    "a roll to choose from": ("classic", "21.22.36 25/24 - 1 44W:23555"),
    "a roll that the weasel can save": ("extrawurm", "21.22.36 -:w/- 7 1 44W:4444W"),
    "roll or stop": ("classic", "21.22.36 25/24 - 1 44WWW:"),
    "the canned worm to count": ("extrawurm", "21.22.36 -:c/- 7 1 333344:"),
    "whom to rob": ("extrawurm", "21.36 -/-+3/-+4 0 1 11:?rob"),
    "whom to rob for the crow": ("extrawurm", "21r.36 23/-+3/-+4 0 1 5555W:?crow"),
    "which tile": ("house", "21.22.36 -/- - 1 5555W:?claim"),
    "which specialist": ("extrawurm", "21.36 25:h/- 7 1 5555W:?keephw"),
}


class Check(NamedTuple):
    """One thing looked at."""

    what: str
    trouble: str
    """Empty if all is well."""


def check_bot(command: str, games: int = 2, milliseconds: int = DECISION_MS) -> Iterator[Check]:
    """Run a command through the protocol, yielding each check as it is done."""
    try:
        session = Session(command, show_errors=True)  # whoever wrote the bot wants to see why it crashes
    except Fault as fault:
        yield Check("the command starts", str(fault))
        return
    yield Check("the command starts", "")
    try:
        greeting = _attempt("hello is answered with name and author", session.hello)
        yield greeting
        if greeting.trouble:
            return
        for rules in PRESETS:
            for players in (2, 3):
                what = f"{games} games of {players} under {rules}"
                yield _attempt(what, partial(_play, session, rules, players, games, milliseconds))
        for moment, (rules, position) in _MOMENTS.items():
            yield _attempt(f"decides: {moment}", partial(_decide, session, rules, position, milliseconds))
        unknown = "fields that it does not know do not trouble it"
        yield _attempt(unknown, partial(_unknown_field, session, milliseconds))
        status = session.quit()
        yield Check("quit ends it with status 0", "" if status == 0 else _quit_trouble(status))
    finally:
        session.pipe.kill()


def _attempt(what: str, act: Callable[[], object]) -> Check:
    try:
        act()
    except Fault as fault:
        return Check(what, str(fault))
    return Check(what, "")


def _quit_trouble(status: int | None) -> str:
    return "it had to be killed" if status is None else f"it ended with status {status}"


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
