"""Puzzles: positions with one clearly best action that a player who only counts worms misses."""

from __future__ import annotations

__all__ = [
    "LEAST_LEAD",
    "THEMES",
    "Evidence",
    "Puzzle",
    "choices_of_simple_players",
    "daily_puzzle",
    "difficulty_of",
    "find_puzzle",
    "format_puzzle",
    "lead_of",
    "load_puzzles",
    "parse_puzzle",
    "themes_of",
]

import hashlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache, cached_property
from importlib import resources
from random import Random
from typing import Final

from pickomino.bots import make_bot
from pickomino.core.actions import Action, ActionKind, parse_action
from pickomino.core.dice import WORM
from pickomino.core.errors import NotationError, Problem
from pickomino.core.events import Event, GotGrilledWorm, GotSpecialist, Robbed, Stole, StoleHen
from pickomino.core.notation_positions import format_position, parse_position
from pickomino.core.rules import Specialist, format_rules, parse_rules
from pickomino.core.state import GameState, Phase
from pickomino.solver.endings import Ending
from pickomino.solver.position import PositionSolution

LEAST_LEAD: Final = 0.02
"""The winning chance by which the answer must lead the second best action."""

_CLOSE_LEAD: Final = 0.05
_MANY_OPTIONS: Final = 4
_ENDGAME_TILES: Final = 4
_NOTABLE: Final = 0.1  # a change of probability that makes a theme

_LINE: Final = re.compile(
    r"(?P<rules>[^\t]*)\t(?P<position>[^\t]*)\t(?P<answer>[^\t]*)\t(?P<difficulty>[1-5])\t(?P<themes>[^\t]*)"
    r"(?:\t(?P<lead>-?\d\.\d{4}) (?P<error>\d\.\d{4}) (?P<games>\d{1,6}))?",
    re.ASCII,
)

_SPECIALIST_THEMES: Final = {
    Specialist.CANNED: "canned",
    Specialist.HEN: "hen",
    Specialist.CROW: "crow",
    Specialist.WEASEL: "weasel",
    Specialist.GOLDEN: "golden",
    Specialist.APPLE: "apple",
}
_USED_BY: Final = {
    ActionKind.WEASEL: Specialist.WEASEL,
    ActionKind.ROLL9: Specialist.GOLDEN,
    ActionKind.STOP_CANNED: Specialist.CANNED,
}
THEMES: Final = (
    "stop",
    "roll",
    "steal",
    "worms",
    "endgame",
    "bust",
    "rob",
    *_SPECIALIST_THEMES.values(),
    "table",
)


@dataclass(frozen=True)
class Evidence:
    """What shows that an answer is right: its lead over the action that comes closest."""

    lead: float
    error: float = 0.0
    """Half the width of the lead's 95 % interval; 0 if it is exact."""
    games: int = 0
    """So often was each action played out; 0 if every end of the turn ends the game."""

    @property
    def is_sound(self) -> bool:
        return self.lead > self.error if self.games else self.lead >= LEAST_LEAD

    @property
    def is_clear(self) -> bool:
        """Sound with room to spare: other dice would say the same."""
        return self.is_sound and self.lead > 2 * self.error


@dataclass(frozen=True)
class Puzzle:
    """A position, and what should be done there."""

    state: GameState
    answer: Action
    difficulty: int
    """1 to 5."""
    themes: tuple[str, ...]
    evidence: Evidence | None = None
    """None before it was looked for."""

    @cached_property
    def id(self) -> str:
        """A short name that stays the same wherever the puzzle stands in the stock."""
        text = f"{format_rules(self.state.rules)} {format_position(self.state)}"
        return hashlib.sha256(text.encode()).hexdigest()[:8]


# The stock


def format_puzzle(puzzle: Puzzle) -> str:
    """One line of the stock, with tabs between: rules, position, answer, difficulty, themes, and the evidence."""
    rules, position = format_rules(puzzle.state.rules), format_position(puzzle.state)
    fields = [rules, position, str(puzzle.answer), str(puzzle.difficulty), ",".join(puzzle.themes)]
    found = puzzle.evidence
    if found is not None:
        fields.append(f"{found.lead:.4f} {found.error:.4f} {found.games}")
    return "\t".join(fields)


def parse_puzzle(line: str) -> Puzzle:
    """Read a line of the stock; the evidence may be missing."""
    found = _LINE.fullmatch(line)
    if found is None or not set(found["themes"].split(",")) <= set(THEMES):
        raise NotationError(Problem("error-puzzle", {"token": line[:40]}))
    state = parse_position(found["position"], parse_rules(found["rules"]))
    evidence = None
    if found["lead"]:
        evidence = Evidence(float(found["lead"]), float(found["error"]), int(found["games"]))
    return Puzzle(
        state,
        parse_action(found["answer"]),
        int(found["difficulty"]),
        tuple(found["themes"].split(",")),
        evidence,
    )


@cache
def load_puzzles() -> tuple[Puzzle, ...]:
    """The puzzles that come with the package."""
    text = resources.files(__package__).joinpath("puzzles.tsv").read_text(encoding="utf-8")
    return tuple([parse_puzzle(line) for line in text.splitlines()])


def find_puzzle(
    number: int, *, difficulty: int = 0, theme: str = "", stock: Sequence[Puzzle] | None = None
) -> Puzzle | None:
    """A puzzle of the stock by any number, of those with this difficulty and theme; None if there are none."""
    fitting = [
        puzzle
        for puzzle in (load_puzzles() if stock is None else stock)
        if difficulty in (0, puzzle.difficulty) and (not theme or theme in puzzle.themes)
    ]
    return fitting[number % len(fitting)] if fitting else None


def daily_puzzle(day: date) -> Puzzle:
    """The puzzle of a day: every one of the stock comes once before any comes again."""
    if not isinstance(day, date):
        raise TypeError(f"a day is expected, such as date.today(), not {day!r:.80}")
    stock = load_puzzles()
    lap, place = divmod(day.toordinal(), len(stock))
    order = list(range(len(stock)))
    Random(lap).shuffle(order)  # noqa: S311  # the same everywhere
    return stock[order[place]]


# What a puzzle is about


def choices_of_simple_players(state: GameState) -> tuple[Action, Action, Action]:
    """What `greedy`, `swing` and `timid` would do."""
    greedy, swing, timid = (
        make_bot(spec).choose(state, Random(0))  # noqa: S311  # none of them uses it
        for spec in ("greedy", "swing", "timid")
    )
    return greedy, swing, timid


def difficulty_of(solution: PositionSolution) -> int:
    """1 to 5: one more for each of these: `swing` misses it, `timid` misses it, the lead is small, there are
    many options."""
    _, swing, timid = choices_of_simple_players(solution.state)
    hard = (swing != solution.best, timid != solution.best, lead_of(solution) < _CLOSE_LEAD)
    return 1 + sum(hard) + (len(solution.actions) >= _MANY_OPTIONS)


def lead_of(solution: PositionSolution) -> float:
    """By how much the best action leads the second best."""
    first, second = sorted(solution.actions.values(), reverse=True)[:2]
    return first - second


def themes_of(solution: PositionSolution, missed: Action) -> tuple[str, ...]:
    """What a puzzle is about, given the tempting wrong action."""
    answer = solution.best
    assert answer is not None  # there is something to choose
    return tuple([theme for theme in THEMES if theme in set(_find_themes(solution, answer, missed))])


def _find_themes(solution: PositionSolution, answer: Action, missed: Action) -> Iterator[str]:
    yield from _themes_of_the_moment(solution, answer, missed)
    yield from _themes_of_what_follows(solution, answer, missed)


def _themes_of_the_moment(solution: PositionSolution, answer: Action, missed: Action) -> Iterator[str]:
    """What can be seen in the position itself."""
    state = solution.state
    turn = state.turn
    is_stop = answer.kind in (ActionKind.STOP, ActionKind.STOP_CANNED)
    if turn.phase is Phase.KEPT:
        if is_stop and solution.bust_risk(answer) == 1:
            yield "bust"
        else:
            yield "stop" if is_stop else "roll"
    if (
        turn.phase is Phase.ROLLED
        and turn.roll[WORM]
        and not turn.kept[WORM]
        and WORM in (answer.face, missed.face)
    ):
        yield "worms"
    if len(state.up) <= _ENDGAME_TILES:
        yield "endgame"
    if len(state.players) > 2:
        yield "table"


def _themes_of_what_follows(solution: PositionSolution, answer: Action, missed: Action) -> Iterator[str]:
    """What comes of the answer much more often than of the wrong action, or the other way round."""

    def differs(*kinds: type[Event], specialist: Specialist | None = None) -> bool:
        def happens(ending: Ending) -> float:
            return float(any(_is_one(event, kinds, specialist) for event in ending.events))

        return abs(solution.probability(happens, answer) - solution.probability(happens, missed)) >= _NOTABLE

    if differs(Stole, StoleHen):
        yield "steal"
    if answer.kind is ActionKind.ROB or differs(Robbed):
        yield "rob"
    offered = {action.specialist for action in solution.actions}
    used = {_USED_BY[action.kind] for action in solution.actions if action.kind in _USED_BY}
    for specialist, theme in _SPECIALIST_THEMES.items():
        if specialist in offered | used or differs(GotSpecialist, specialist=specialist):
            yield theme
    stands = any(standing is Specialist.CROW for _, standing in solution.state.standing)
    if stands and differs(GotGrilledWorm):
        yield "crow"


def _is_one(event: Event, kinds: tuple[type[Event], ...], specialist: Specialist | None) -> bool:
    """Whether an event is of some kinds and, if one is given, about a specialist."""
    return isinstance(event, kinds) and specialist in (None, getattr(event, "specialist", None))
