"""A match: one game under way, with its history, its dice and its limit of turns."""

from __future__ import annotations

__all__ = ["DEFAULT_TURN_LIMIT", "Match", "Played"]

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from ..core.actions import Action, expect_action
from ..core.dice import Counts
from ..core.engine import Move, apply_legal, apply_roll, legal_actions, new_game
from ..core.errors import IllegalAction, Problem
from ..core.events import Event
from ..core.legality import reason_against
from ..core.outcome import Outcome, outcome
from ..core.rules import Rules, format_rules, parse_rules
from ..core.state import GameState, Phase
from .dice_sources import DiceSource
from .record import Record, RecordedTurn, check_name, check_tag

DEFAULT_TURN_LIMIT: Final = 1000  # E5
"""After so many turns a game is decided as it stands."""


_BETWEEN_TURNS: Final = (Phase.START, Phase.OVER)


class Played(NamedTuple):
    """One step of the history."""

    before: GameState
    move: Move
    after: GameState
    events: tuple[Event, ...]

    @property
    def ends_turn(self) -> bool:
        """Whether the turn ended with this step."""
        return self.after.turn.phase in _BETWEEN_TURNS


class Match:
    """The one mutable owner of a game's state.

    With a source of dice every ordered roll falls at once; without one the match waits for `roll`.
    """

    def __init__(
        self,
        rules: Rules | str,
        players: Sequence[str],
        dice: DiceSource | None = None,
        *,
        start: GameState | None = None,
        turn_limit: int = DEFAULT_TURN_LIMIT,
    ) -> None:
        rules = parse_rules(rules) if isinstance(rules, str) else rules
        for name in players:
            check_name(name)
        self.players = tuple(players)
        self.start = new_game(rules, len(players)) if start is None else start
        if len(self.start.players) != len(self.players):
            raise ValueError(f"{len(self.players)} names for {len(self.start.players)} seats")
        if self.start.rules != rules:
            raise ValueError(f"the start is a position of {self.start.rules}, not of {rules}")
        if not isinstance(turn_limit, int):
            raise TypeError(f"a number of turns is expected, not {turn_limit!r:.80}")
        if turn_limit < 1:
            raise ValueError(f"a limit of {turn_limit} turns leaves no game")
        self.dice = dice
        self.turn_limit = turn_limit
        self._state = self.start
        self._legal: tuple[Action, ...] | None = None  # of the state now, once somebody has asked
        self._told: Record | None = None  # what it was read from, whose tags and comments are kept
        self._history: list[Played] = []
        self._turns_played = 0

    @classmethod
    def from_record(
        cls, record: Record, dice: DiceSource | None = None, *, turn_limit: int = DEFAULT_TURN_LIMIT
    ) -> Match:
        """The match that a record tells, ready to be stepped back or played on.

        A record that its limit ended keeps it; a longer one than the limit goes on for a turn (E5).
        """
        turns = len(record.turns)
        limit = max(1, turns) if record.is_by_limit else max(turn_limit, turns + 1)
        match = cls(record.rules, record.players, None, start=record.start, turn_limit=limit)
        for turn in record.turns:
            for move in turn.moves:
                match.take(move)
        match.dice = dice
        match._told = record
        return match

    def __repr__(self) -> str:
        rules, names, turns = format_rules(self.start.rules), list(self.players), self.turns_played
        return f"<Match {rules!r} {names!r} turns_played={turns} position={str(self.state)!r}>"

    # Where the match stands

    @property
    def state(self) -> GameState:
        """The state now."""
        return self._state

    @property
    def history(self) -> tuple[Played, ...]:
        """Everything that happened, step by step."""
        return tuple(self._history)

    @property
    def turns_played(self) -> int:
        """How many turns have been finished."""
        return self._turns_played

    @property
    def is_by_limit(self) -> bool:
        """Whether the limit of turns has ended the match (E5)."""
        return self._turns_played >= self.turn_limit and not self.state.is_over

    @property
    def is_over(self) -> bool:
        """Whether the match has ended, by the rules or by the limit."""
        return self._state.turn.phase is Phase.OVER or self._turns_played >= self.turn_limit

    @property
    def outcome(self) -> Outcome | None:
        """The result, if the match is over."""
        return outcome(self.state) if self.is_over else None

    def legal_actions(self) -> tuple[Action, ...]:
        """What the mover may decide now."""
        if self._legal is None:
            self._legal = () if self.is_over else legal_actions(self._state)
        return self._legal

    # Moving on and back

    def act(self, action: Action, dice: Counts | None = None) -> tuple[Event, ...]:
        """Decide; dice that this orders fall as given, else from the match's source if it has one."""
        if type(action) is not Action:  # asked here, for a call would cost
            expect_action(action)
        events = self.take(action)
        if dice is not None:
            try:
                return events + self.take(dice)
            except Exception:
                self.undo()  # nothing is half played
                raise
        if self.dice is not None and (turn := self._state.turn).phase is Phase.DUE:
            events += self.take(self.dice.roll(turn.dice_left))
        return events

    def roll(self, dice: Counts) -> tuple[Event, ...]:
        """Let the dice that are due fall as given."""
        return self.take(dice)

    def take(self, move: Move) -> tuple[Event, ...]:
        """Make one step, a decision or a roll, and no other."""
        if self._turns_played >= self.turn_limit and not self._state.is_over:
            raise IllegalAction(Problem("why-limit", {"count": self.turn_limit}, "E5"))
        before = self._state
        if isinstance(move, Action):
            if move not in self.legal_actions():
                raise IllegalAction(reason_against(before, move))
            after, events = apply_legal(before, move)
        else:
            after, events = apply_roll(before, move)
        self._history.append(Played(before, move, after, events))
        self._turns_played += after.turn.phase in _BETWEEN_TURNS
        self._state, self._legal = after, None
        return events

    def undo(self, steps: int = 1) -> None:
        """Take back the last steps; a roll is a step of its own. Dice already drawn from a source are not put back."""
        if not 0 <= steps <= len(self._history):
            raise ValueError(f"{steps} steps cannot be taken back: there are {len(self._history)}")
        for _ in range(steps):
            played = self._history.pop()
            self._turns_played -= played.ends_turn
            self._state, self._legal = played.before, None

    # The record

    def record(self, tags: dict[str, str] | None = None) -> Record:
        """The game so far, as a record.

        What a record said that this match was read from stays: its tags, and the comments of the turns that still
        stand as they were. `tags` are added.
        """
        turns: list[RecordedTurn] = []
        turn: list[Played] = []
        for played in self._history:
            turn.append(played)
            if played.ends_turn:
                turns.append(_recorded(turn))
                turn = []
        if turn:
            turns.append(_recorded(turn))
        for name, value in (tags or {}).items():
            check_tag(name, value)
        all_tags = {**self._keep(turns), **(tags or {})}
        if self.is_by_limit:
            all_tags["Termination"] = "limit"
        return Record(self.players, self.start, tuple(turns), all_tags)

    def _keep(self, turns: list[RecordedTurn]) -> dict[str, str]:
        """Give turns the comments that they were read with; returns the tags that still hold."""
        told = self._told
        if told is None:
            return {}
        as_told = 0
        for turn, before in zip(turns, told.turns, strict=False):
            if turn.moves != before.moves:
                break
            as_told += 1
        turns[:as_told] = [
            replace(turn, comment=before.comment)
            for turn, before in zip(turns[:as_told], told.turns, strict=False)
        ]
        is_whole = as_told == len(turns) == len(told.turns)
        return {
            name: value for name, value in told.tags.items() if is_whole or name != "Termination"
        }  # how the game ended is not known once it goes on


def _recorded(turn: list[Played]) -> RecordedTurn:
    return RecordedTurn(
        before=turn[0].before,
        moves=tuple(played.move for played in turn),
        after=turn[-1].after,
        events=tuple(event for played in turn for event in played.events),
        is_finished=turn[-1].ends_turn,
    )
