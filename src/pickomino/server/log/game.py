"""A game as its log: entries folded one by one into the state they mean."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from pickomino.core.actions import Action, ActionKind
from pickomino.core.dice import Counts
from pickomino.core.engine import apply, apply_roll, new_game
from pickomino.core.errors import PickominoError, Problem
from pickomino.core.events import Event
from pickomino.core.notation_positions import format_position, parse_position
from pickomino.core.rules import Rules, parse_rules
from pickomino.core.state import GameState, Phase, Turn
from pickomino.server.log.chain import GENESIS, entry_hash
from pickomino.server.log.entries import (
    Acted,
    AwayReason,
    By,
    CameBack,
    EntropyAdded,
    Entry,
    GotUp,
    Happening,
    Opened,
    Revealed,
    Sat,
    SeatKind,
    Started,
    Status,
    Swapped,
    TookBack,
    Unknown,
    WentAway,
)
from pickomino.server.log.fairdice import entropy_digest
from pickomino.server.log.start import read_start

STAND_IN = "timid"
"""The bot that plays for a person who is away; it needs no kernels."""

MOST_UNDONE = 64
"""The acts that can be taken back one after the other where dice are entered by hand. Logs depend on it."""

MOST_TAKEBACKS = 100
"""Take-backs in one turn: far more than anybody needs, and few enough that nobody fills a log with them."""

Dice: TypeAlias = Callable[[int, int], Counts]
"""Where dice come from: the number of the roll and the number of dice give the roll."""


class FoldError(Exception):
    """An entry does not mean what was stored with it."""

    def __init__(self, version: int, problem: Problem) -> None:
        super().__init__(f"entry {version}: {problem}")
        self.version = version
        self.problem = problem


class Folded(NamedTuple):
    """An entry with what came of it."""

    entry: Entry
    events: tuple[Event, ...]
    state: GameState
    before: Turn
    """The turn as it stood before the entry."""


class Undo(NamedTuple):
    """What a take-back restores."""

    state: GameState
    action: Action
    """What is taken back."""
    seat: int
    turns: int
    rolls: int


class SeatState(NamedTuple):
    """Who plays a seat, as far as the log knows: never a name."""

    kind: SeatKind
    bot: str | None = None
    away: AwayReason | None = None
    entropy: str | None = None

    @property
    def controller(self) -> str | None:
        """The bot that decides for this seat now, or None for a person."""
        return self.bot if self.kind == "bot" else STAND_IN if self.away else None


@dataclass  # without slots, so that a copy is one update of a dictionary
class Game:
    """What a log means so far."""

    id: str
    rules: Rules
    limit: int
    clock: int | None
    commitment: str
    seats: list[SeatState]
    start: GameState
    state: GameState
    position: str
    """The state as text, as the latest entry has it."""
    by_hand: bool = False
    """Players enter the dice."""
    coach: bool = False
    """Everybody may ask the coach during the game."""
    version: int = 0
    head: str = GENESIS
    status: Status = "lobby"
    turns: int = 0
    rolls: int = 0
    bot_turns: int = 0
    """Turns that bots have ended since a person last did."""
    digest: bytes | None = None
    entropy: tuple[str | None, ...] = field(default_factory=tuple)
    undos: tuple[Undo, ...] = ()
    """What can be taken back, the latest last: a set-aside, or with dice entered by hand the last few acts."""
    takebacks: int = 0
    """Take-backs in this turn."""
    seed: str | None = None
    by_limit: bool = False

    @property
    def mover(self) -> int | None:
        """The seat that may act now."""
        return self.state.mover if self.status == "running" and self.state.mover else None

    @property
    def undo(self) -> Undo | None:
        """What a take-back would restore now."""
        return self.undos[-1] if self.undos and self.status == "running" else None

    @property
    def offered_undo(self) -> Undo | None:
        """What the player may still take back; logs may hold more, from before there was a bound."""
        return self.undo if self.takebacks < MOST_TAKEBACKS else None

    @property
    def has_ended(self) -> bool:
        return self.status in ("over", "abandoned")

    @property
    def has_outcome(self) -> bool:
        """Whether the game has a result; the last position of a frozen game may not show one."""
        return self.status == "over" and (self.by_limit or self.state.turn.phase is Phase.OVER)

    def seat(self, number: int) -> SeatState:
        """A seat by its number, from 1; raises PickominoError if there is none."""
        _expect(1 <= number <= len(self.seats), "verify-nobody-there")
        return self.seats[number - 1]

    def branch(self) -> Game:
        """Return a copy to draft on; only the list of seats is ever changed in place."""
        twin = object.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin.seats = self.seats.copy()
        return twin

    @classmethod
    def opened(cls, happened: Happening) -> Game:
        """Return the empty game that the first entry begins; raises PickominoError if it cannot."""
        if not isinstance(happened, Opened):
            raise PickominoError(Problem("verify-opening", {}))
        rules = parse_rules(happened.rules)
        seats = [SeatState(seat.kind, seat.bot) for seat in happened.seats]
        if happened.start is None:
            state = new_game(rules, len(seats))
        else:
            state = read_start(happened.start, rules, len(seats))
        return cls(
            id=happened.game,
            rules=rules,
            limit=happened.limit,
            clock=happened.clock,
            commitment=happened.commitment,
            seats=seats,
            start=state,
            state=state,
            position=format_position(state),
            by_hand=happened.by_hand,
            coach=happened.coach,
        )

    def fold(self, entry: Entry, text: str) -> tuple[Event, ...]:
        """Fold one stored entry and its text; raises FoldError where it means something else today."""
        if entry.version != self.version + 1:
            raise FoldError(entry.version, Problem("verify-order", {"version": self.version}))
        events = self.advance(entry.by, entry.happened)
        if self.position != entry.position:
            params: dict[str, str | int] = {"found": self.position, "stored": entry.position}
            raise FoldError(entry.version, Problem("verify-position", params))
        self.head = entry_hash(self.head, text)
        return events

    def advance(self, by: By, happened: Happening) -> tuple[Event, ...]:
        """Let something happen as the next entry; raises FoldError if it cannot."""
        before = self.state
        try:
            events = self._happen(by, happened)
        except PickominoError as error:
            raise FoldError(self.version + 1, error.problem) from error
        self.version += 1
        if self.state is not before:
            self.position = format_position(self.state)
        return events

    def take_over(self, entry: Entry, digest: str) -> None:
        """Take an entry for what was stored with it: this program would read it, or one before it, differently."""
        with suppress(PickominoError):
            self.state = parse_position(entry.position, self.rules)
        self.position = entry.position
        self.version = entry.version
        self.head = digest
        self.undos = ()
        if isinstance(entry.happened, Revealed):
            self.status = "abandoned" if entry.happened.reason == "abandoned" else "over"
            self.by_limit = entry.happened.reason == "limit"
            self.seed = entry.happened.seed

    def act(self, action: Action, by: By, dice: Dice) -> tuple[Acted, tuple[Event, ...]]:
        """Let the mover act as the next entry, with dice from a source; raises IllegalAction if the rules forbid it."""
        played = self._play(action, by, dice)
        self.version += 1
        self.position = format_position(self.state)
        return played

    def _play(self, action: Action, by: By, dice: Dice) -> tuple[Acted, tuple[Event, ...]]:
        """The way of every action, drafted or stored."""
        before, mover = self.state, self.state.mover
        state, events = apply(before, action)
        roll = number = None
        if state.turn.phase is Phase.DUE:
            number = self.rolls + 1
            roll = dice(number, state.turn.dice_left)
            state, more = apply_roll(state, roll)
            events += more
        self._note_undo(action, has_rolled=roll is not None)
        self.rolls = number or self.rolls
        self.state = state
        if state.turn.phase in (Phase.START, Phase.OVER):
            if not self.by_hand:
                self.undos = ()
            self.turns += 1
            self.takebacks = 0
            self.bot_turns = self.bot_turns + 1 if by == "bot" else 0
            self.by_limit = bool(state.mover) and self.turns >= self.limit  # E5
        return Acted(mover, action, roll, number), events

    def _note_undo(self, action: Action, *, has_rolled: bool) -> None:
        """Keep what an action changes, for as long as it can be taken back."""
        undo = Undo(self.state, action, self.state.mover, self.turns, self.rolls)
        if self.by_hand:  # a roll may have been entered wrongly, and noticed late
            self.undos = (*self.undos[1 - MOST_UNDONE :], undo)
        elif has_rolled:
            self.undos = ()
        elif action.kind is ActionKind.SET_ASIDE:
            self.undos = (undo,)

    def _take_back(self, number: int) -> None:
        undo = self.undo
        if undo is None or undo.seat != number:
            raise PickominoError(Problem("error-no-takeback", {}))
        self.state, self.turns, self.rolls = undo.state, undo.turns, undo.rolls
        self.undos = self.undos[:-1] if self.by_hand else ()
        self.takebacks += 1

    def _happen(self, by: By, happened: Happening) -> tuple[Event, ...]:
        match happened:
            case Acted():
                return self._fold_act(by, happened)
            case TookBack(number):
                self._take_back(number)
            case WentAway(number, reason):
                seat = self.seat(number)
                can_leave = self.status == "running" and seat.kind == "human" and not seat.away
                # No bot rolls real dice, so none can stand in where the players do.
                _expect(can_leave and not self.by_hand, "verify-nobody-leaves")
                self.seats[number - 1] = seat._replace(away=reason)
            case CameBack(number):
                seat = self.seat(number)
                _expect(seat.away is not None, "verify-nobody-away")
                self.seats[number - 1] = seat._replace(away=None)
            case Revealed():
                self._reveal(happened)
            case Opened():
                _expect(self.version == 0, "verify-opening")
            case Unknown(problem=problem):
                raise PickominoError(problem)
            case _:
                self._prepare(happened)
        return ()

    def _prepare(self, happened: Sat | GotUp | Swapped | EntropyAdded | Started) -> None:
        """What happens before the first roll."""
        in_lobby = self.status == "lobby"
        match happened:
            case Sat(number, bot):
                _expect(in_lobby and self.seat(number).kind == "open", "verify-not-open")
                self.seats[number - 1] = SeatState("bot" if bot else "human", bot)
            case GotUp(number):
                _expect(in_lobby and self.seat(number).kind != "open", "verify-nobody-there")
                self.seats[number - 1] = SeatState("open")
            case Swapped(number, other):
                _expect(in_lobby and number != other, "verify-not-open")
                # What a player added to the dice moves along with the player.
                self.seats[number - 1], self.seats[other - 1] = self.seat(other), self.seat(number)
            case EntropyAdded(number, entropy):
                _expect(in_lobby, "verify-dice-fixed")
                self.seats[number - 1] = self.seat(number)._replace(entropy=entropy)
            case Started(entropies):
                is_full = all(seat.kind != "open" for seat in self.seats)
                _expect(in_lobby and is_full, "verify-cannot-start")
                _expect(entropies == tuple(seat.entropy for seat in self.seats), "verify-entropy")
                self.status = "running"
                self.entropy = entropies
                self.digest = entropy_digest(entropies)

    def _fold_act(self, by: By, acted: Acted) -> tuple[Event, ...]:
        _expect(self.mover == acted.seat, "verify-mover")

        def stored_dice(number: int, _due: int) -> Counts:
            _expect(acted.number == number and acted.roll is not None, "verify-number")
            assert acted.roll is not None
            return acted.roll

        played, events = self._play(acted.action, by, stored_dice)
        _expect(played == acted, "verify-unasked")
        return events

    def _reveal(self, revealed: Revealed) -> None:
        _expect(not self.has_ended, "verify-ended")
        is_over = self.by_limit or self.state.turn.phase is Phase.OVER
        _expect(is_over == (revealed.reason != "abandoned"), "verify-reason")
        self.status = "over" if is_over else "abandoned"
        self.seed = revealed.seed
        self.undos = ()


def _expect(condition: bool, key: str) -> None:
    if not condition:
        raise PickominoError(Problem(key, {}))
