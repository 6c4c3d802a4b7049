"""Game records (`.pkn`): a whole game as text, written, read and checked (NOTATION)."""

from __future__ import annotations

__all__ = [
    "MAX_RECORD",
    "Record",
    "RecordedTurn",
    "check_name",
    "check_tag",
    "format_record",
    "parse_record",
    "read_record",
]

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from ..core.engine import Move, new_game
from ..core.errors import NotationError, PickominoError, Problem, RecordError, expect_text
from ..core.events import Event
from ..core.notation_positions import format_position, parse_position
from ..core.notation_turns import format_turn, read_turn
from ..core.outcome import Outcome, outcome
from ..core.rules import MAX_PLAYERS, MIN_PLAYERS, Rules, format_rules, parse_rules
from ..core.state import GameState

MAX_RECORD: Final = 2_000_000
"""The most characters of a record that are read."""

_OWN_TAGS: Final = ("Rules", "Players", "Start", "Result")
_BY_LIMIT: Final = "limit"


@dataclass(frozen=True, slots=True)
class RecordedTurn:
    """One line of a record, with what it did."""

    before: GameState
    moves: tuple[Move, ...]
    after: GameState
    events: tuple[Event, ...]
    is_finished: bool
    comment: str | None = None

    @property
    def text(self) -> str:
        """The turn's tokens."""
        return format_turn(self.before, self.moves)


@dataclass(frozen=True, repr=False)
class Record:
    """A game, finished or not: who played by which rules, from where, and every turn."""

    players: tuple[str, ...]
    start: GameState
    turns: tuple[RecordedTurn, ...] = ()
    tags: dict[str, str] = field(default_factory=dict)
    """Tags of other programs, kept as they are; `Termination` among them."""

    @property
    def rules(self) -> Rules:
        """The rule set played by."""
        return self.start.rules

    @property
    def final(self) -> GameState:
        """The state after the last move."""
        return self.turns[-1].after if self.turns else self.start

    @property
    def is_by_limit(self) -> bool:
        """Whether the game was ended by its limit of turns (E5)."""
        return self.tags.get("Termination") == _BY_LIMIT

    @property
    def outcome(self) -> Outcome | None:
        """The result, if the game is over."""
        return outcome(self.final) if self.final.is_over or self.is_by_limit else None

    @property
    def result(self) -> str:
        """The `Result` tag: worms by seat, or `*` for an unfinished game."""
        return "/".join(map(str, self.outcome.worms)) if self.outcome else "*"

    def __repr__(self) -> str:
        """What tells it from others; the whole of it is its `str`."""
        rules, names = format_rules(self.rules), list(self.players)
        return f"<Record {rules!r} {names!r} turns={len(self.turns)} result={self.result!r}>"

    def __str__(self) -> str:
        """The record as text, as a `.pkn` file holds it."""
        return format_record(self)

    def positions(self) -> Iterator[GameState]:
        """The start, then the state after every turn."""
        yield self.start
        for turn in self.turns:
            yield turn.after


# Writing


def format_record(record: Record) -> str:
    """The record as text."""
    tags = {"Rules": format_rules(record.rules), "Players": "/".join(record.players)}
    if record.start != new_game(record.rules, len(record.players)):
        tags["Start"] = format_position(record.start)
    tags["Result"] = record.result
    tags.update(record.tags)
    lines = [f'[{name} "{_escape(value)}"]' for name, value in tags.items()]
    lines.append("")
    for number, turn in enumerate(record.turns, 1):
        lines.append(f"{number}. {turn.text}" + (f" {{{turn.comment}}}" if turn.comment is not None else ""))
    return "\n".join(lines) + "\n"


def _escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


# Reading

_TAG_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,39}", re.ASCII)
_TAG: Final = re.compile(rf'\[({_TAG_NAME.pattern}) "((?:[^"\\]|\\["\\])*)"\]', re.ASCII)
_TURN_LINE: Final = re.compile(r"([1-9][0-9]{0,5})\. ([^{}]*[^{} ])(?: \{([^{}]*)\})?")
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")


def check_name(name: str) -> None:
    """A player's name must fit the `Players` tag."""
    if not 1 <= len(name) <= 40 or re.search(r'[/"\\]', name) or _CONTROL.search(name):
        raise NotationError(Problem("error-player-name", {"token": name[:40]}))


def check_tag(name: str, value: str) -> None:
    """A tag that somebody adds can be read again, and is none of those that tell what was played."""
    expect_text(value, "a quiet evening")
    if name in _OWN_TAGS:
        raise NotationError(Problem("error-record-tag-twice", {"token": name}))
    if _TAG_NAME.fullmatch(name) is None or _CONTROL.search(value):
        raise NotationError(Problem("error-record-tag", {"token": f'[{name[:40]} "{value[:40]}"]'}))


def parse_record(text: str) -> Record:
    """Read a record: RecordError at the first token that breaks the form or the rules."""
    record, error = read_record(text)
    if error is not None:
        raise error
    return record


def read_record(text: str) -> tuple[Record, RecordError | None]:
    """Read a record as far as it holds, and say where it first breaks the form or the rules.

    Without readable tags there is no game at all, and that error is raised.
    """
    expect_text(text, '[Rules "classic"] …')
    if len(text) > MAX_RECORD:
        raise RecordError(Problem("error-record-long", {"count": len(text), "most": MAX_RECORD}), 1, "")
    lines = text.replace("\r\n", "\n").split("\n")
    tags, lines_of, body = _read_tags(lines)
    head = _read_head(tags, lines_of)
    turns: list[RecordedTurn] = []
    others = {name: value for name, value in tags.items() if name not in _OWN_TAGS}
    try:
        turns.extend(_read_turns(head, lines, body))
        record = Record(head.players, head.start, tuple(turns), others)
        _check_result(record, tags, lines_of)
    except RecordError as error:
        turns += _read_broken_turn(turns[-1].after if turns else head.start, lines[error.line - 1], error)
        others.pop("Termination", None)  # what ended the game is not known
        return Record(head.players, head.start, tuple(turns), others), error
    return record, None


def _read_broken_turn(state: GameState, line: str, error: RecordError) -> Iterator[RecordedTurn]:
    """The tokens of a line before the one that breaks a rule, if any."""
    match = _TURN_LINE.fullmatch(line)
    if match is None or error.__cause__ is None:
        return  # the line itself, or its number, is wrong
    tokens = match[2].split(" ")
    for count in range(len(tokens) - 1, 0, -1):
        try:
            read = read_turn(state, " ".join(tokens[:count]))
        except PickominoError:
            continue
        yield RecordedTurn(state, read.moves, read.state, read.events, read.is_finished)
        return


def _read_tags(lines: list[str]) -> tuple[dict[str, str], dict[str, int], int]:
    """The tags, the line of each, and the index of the first line after the blank one."""
    tags: dict[str, str] = {}
    lines_of: dict[str, int] = {}
    for number, line in enumerate(lines, 1):
        if not line:
            return tags, lines_of, number
        match = _TAG.fullmatch(line)
        if match is None or _CONTROL.search(line):
            raise RecordError(Problem("error-record-tag", {"token": line[:40]}), number, line[:40])
        if match[1] in tags:
            raise RecordError(Problem("error-record-tag-twice", {"token": match[1]}), number, match[1])
        tags[match[1]] = re.sub(r'\\(["\\])', r"\1", match[2])
        lines_of[match[1]] = number
    return tags, lines_of, len(lines)


def _read_head(tags: dict[str, str], lines_of: dict[str, int]) -> Record:
    for name in ("Rules", "Players"):
        if name not in tags:
            raise RecordError(Problem("error-record-tag-missing", {"token": name}), 1, name)
    name = "Rules"
    try:
        rules = parse_rules(tags["Rules"])
        name = "Players"
        players = tuple(tags["Players"].split("/"))
        if not MIN_PLAYERS <= len(players) <= MAX_PLAYERS:
            raise NotationError(Problem("error-player-count", {"count": len(players)}, "S1"))
        for player in players:
            check_name(player)
        name = "Start"
        start = parse_position(tags["Start"], rules) if "Start" in tags else new_game(rules, len(players))
        if len(start.players) != len(players):
            counts: dict[str, str | int] = {"count": len(start.players), "names": len(players)}
            raise NotationError(Problem("error-record-seats", counts, "S1"))
    except PickominoError as error:
        raise RecordError(error.problem, lines_of[name], tags[name][:80]) from error
    return Record(players, start)


def _read_turns(record: Record, lines: list[str], body: int) -> Iterable[RecordedTurn]:
    state, expected, unfinished = record.start, 1, False
    for number, line in enumerate(lines[body:], body + 1):
        if not line:
            if any(lines[number:]):
                raise RecordError(Problem("error-record-blank", {}), number, "")
            return
        match = _TURN_LINE.fullmatch(line)
        if match is None or _CONTROL.search(line):
            raise RecordError(Problem("error-record-line", {"token": line[:40]}), number, line[:40])
        if int(match[1]) != expected:
            problem = Problem("error-record-number", {"token": match[1], "expected": expected})
            raise RecordError(problem, number, match[1])
        if unfinished:
            raise RecordError(Problem("error-record-goes-on", {}), number, match[1])
        if state.is_over:
            raise RecordError(Problem("why-over", {}, "E1"), number, match[2].split(" ")[0])
        try:
            read = read_turn(state, match[2])
        except PickominoError as error:
            token = str(error.problem.params.get("token", match[2][:40]))
            raise RecordError(error.problem, number, token) from error
        yield RecordedTurn(state, read.moves, read.state, read.events, read.is_finished, match[3])
        state, expected, unfinished = read.state, expected + 1, not read.is_finished


def _check_result(record: Record, tags: dict[str, str], lines_of: dict[str, int]) -> None:
    if record.is_by_limit and (record.final.is_over or (record.turns and not record.turns[-1].is_finished)):
        raise RecordError(Problem("error-record-limit", {}, "E5"), lines_of["Termination"], _BY_LIMIT)
    claimed = tags.get("Result", record.result)
    if claimed != record.result:
        problem = Problem("error-record-result", {"token": claimed[:40], "result": record.result}, "E2")
        raise RecordError(problem, lines_of["Result"], claimed[:40])
