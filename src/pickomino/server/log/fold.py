"""A game as its log: entries folded one by one into the state they mean."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
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
from pickomino.server.log.claiming import claim
from pickomino.server.log.contributing import contribute, drop_commitment, expect, reseed
from pickomino.server.log.entries import (
    PROTOCOL,
    Acted,
    AwayReason,
    By,
    CameBack,
    Claimed,
    Committed,
    DicePhase,
    EntropyAdded,
    Entry,
    GotUp,
    Happening,
    Locked,
    Opened,
    Reseeded,
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
from pickomino.server.log.lag import credit
from pickomino.server.log.start import read_start

STAND_IN = "timid"
"""The bot that plays for a person who is away; it needs no kernels."""

MOST_UNDONE = 64
"""The acts that can be taken back one after the other where dice are entered by hand. Logs depend on it."""

MOST_TAKEBACKS = 100
"""Take-backs in one turn: far more than anybody needs, and few enough that nobody fills a log with them."""

Dice: TypeAlias = Callable[[int, int], Counts]
"""Where dice come from: the number of the roll and the number of dice give the roll."""


class FoldError(PickominoError):
    """An entry does not mean what was stored with it."""

    def __init__(self, version: int, problem: Problem) -> None:
        super().__init__(problem)
        self.version = version
        self.args = (version, problem)

    def __str__(self) -> str:
        return f"entry {self.version}: {self.problem}"


class Folded(NamedTuple):
    """An entry with what came of it."""

    entry: Entry
    events: tuple[Event, ...]
    state: GameState
    before: Turn
    """The turn as it stood before the entry."""
    previous: str = GENESIS
    """The hash of the entry before."""


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
    commitment: str | None = None
    """The hash of what its player will add to the dice; all seats of one person share it."""
    entropy: str | None = None
    left: int = 0
    """How often its player has left the game."""

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
    commitments: tuple[str, ...]
    """The hashes of all seeds so far, the one in use last."""
    seats: list[SeatState]
    start: GameState
    state: GameState
    position: str
    """The state as text, as the latest entry has it."""
    by_hand: bool = False
    """Players enter the dice."""
    coach: bool = False
    """Everybody may ask the coach during the game."""
    protocol: int = 1
    """How the dice come about."""
    program: str | None = None
    """The version of the program that opened the table."""
    version: int = 0
    head: str = GENESIS
    status: Status = "lobby"
    turns: int = 0
    rolls: int = 0
    bot_turns: int = 0
    """Turns that bots have ended since a person last did."""
    phase: DicePhase = "commit"
    digest: bytes | None = None
    """What the players have added to the dice; None until that is fixed."""
    barred: frozenset[int] = frozenset()
    """The seats that withheld what they had committed to."""
    past_seeds: tuple[str, ...] = ()
    """The seeds that are no longer in use, as they were published."""
    undos: tuple[Undo, ...] = ()
    """What can be taken back, the latest last: a set-aside, or with dice entered by hand the last few acts."""
    takebacks: int = 0
    """Take-backs in this turn."""
    lag: int = 0
    """Milliseconds that the mover's clock has got in this turn, because the network took them."""
    stayed: tuple[int, ...] = ()
    """The seats of the player who claimed the game when all others were gone."""
    seed: str | None = None
    by_limit: bool = False

    @property
    def mover(self) -> int | None:
        """The seat that may act now."""
        if self.status != "running" or self.phase != "fixed" or self.stayed:
            return None
        return self.state.mover or None

    @property
    def commitment(self) -> str:
        """The hash of the seed in use."""
        return self.commitments[-1]

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
        is_decided = self.by_limit or bool(self.stayed) or self.state.turn.phase is Phase.OVER
        return self.status == "over" and is_decided

    def seat(self, number: int) -> SeatState:
        """A seat by its number, from 1; raises PickominoError if there is none."""
        expect(1 <= number <= len(self.seats), "verify-nobody-there")
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
        expect(1 <= happened.protocol <= PROTOCOL, "verify-protocol")
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
            commitments=(happened.commitment,),
            seats=seats,
            start=state,
            state=state,
            position=format_position(state),
            by_hand=happened.by_hand,
            coach=happened.coach,
            protocol=happened.protocol,
            program=happened.program,
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

    def act(self, action: Action, by: By, dice: Dice, measured: float = 0) -> tuple[Acted, tuple[Event, ...]]:
        """Let the mover act as the next entry, with dice from a source; raises IllegalAction if the rules forbid it.

        `measured` is how many milliseconds the network took for this decision.
        """
        acted, events = self._play(action, by, dice)
        self.version += 1
        self.position = format_position(self.state)
        lag = credit(measured, self.lag) if self._has_clock_on else 0
        self.lag += lag
        return (replace(acted, lag=lag) if lag else acted), events

    @property
    def _has_clock_on(self) -> bool:
        """Whether the clock of a turn that has begun runs on."""
        return self.clock is not None and self.state.turn.phase not in (Phase.START, Phase.OVER)

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
            self.takebacks = self.lag = 0
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
                has_begun = self.status == "running" or self.phase == "reveal"
                can_leave = has_begun and seat.kind == "human" and not seat.away and reason != "claimed"
                # No bot rolls real dice, so none can stand in where the players do.
                expect(can_leave and not self.by_hand, "verify-nobody-leaves")
                self.seats[number - 1] = seat._replace(away=reason, left=seat.left + (reason == "left"))
            case CameBack(number):
                seat = self.seat(number)
                expect(seat.away is not None, "verify-nobody-away")
                self.seats[number - 1] = seat._replace(away=None)
            case Claimed():
                expect(by == "player", "verify-claim")
                claim(self, happened)
            case Revealed():
                self._reveal(happened)
            case Opened():
                expect(self.version == 0, "verify-opening")
            case Unknown(problem=problem):
                raise PickominoError(problem)
            case _:
                self._prepare(happened)
        return ()

    def _prepare(
        self, happened: Sat | GotUp | Swapped | Committed | Locked | EntropyAdded | Started | Reseeded
    ) -> None:
        """What happens around the table, and what decides how the dice will fall."""
        in_lobby = self.status == "lobby" and self.phase == "commit"
        match happened:
            case Sat(number, bot):
                expect(in_lobby and self.seat(number).kind == "open", "verify-not-open")
                self.seats[number - 1] = SeatState("bot" if bot else "human", bot)
            case GotUp(number):
                expect(in_lobby and self.seat(number).kind != "open", "verify-nobody-there")
                drop_commitment(self, number)
                self.seats[number - 1] = SeatState("open")
            case Swapped(number, other):
                expect(in_lobby and number != other, "verify-not-open")
                # What a player added to the dice moves along with the player.
                self.seats[number - 1], self.seats[other - 1] = self.seat(other), self.seat(number)
            case Reseeded():
                reseed(self, happened)
            case _:
                contribute(self, happened)

    def _fold_act(self, by: By, acted: Acted) -> tuple[Event, ...]:
        expect(self.mover == acted.seat, "verify-mover")
        if self.protocol > 1:
            controller = self.seat(acted.seat).controller
            expect((controller is None) == (by == "player") and by != "server", "verify-mover")
            expect((acted.chance is not None) == (by == "bot"), "verify-chance")
            expect(acted.decider is None or (by == "bot" and acted.decider == STAND_IN), "verify-chance")

        def stored_dice(number: int, _due: int) -> Counts:
            expect(acted.number == number and acted.roll is not None, "verify-number")
            assert acted.roll is not None
            return acted.roll

        played, events = self._play(acted.action, by, stored_dice)
        expect((played.roll, played.number) == (acted.roll, acted.number), "verify-unasked")
        if acted.lag:
            holds = acted.lag == credit(acted.lag, self.lag) and self._has_clock_on and by == "player"
            expect(holds, "verify-lag")
            self.lag += acted.lag
        return events

    def _reveal(self, revealed: Revealed) -> None:
        expect(not self.has_ended, "verify-ended")
        is_over = self.by_limit or self.state.turn.phase is Phase.OVER
        ended = (
            ("limit" if self.by_limit else "over") if is_over else "claimed" if self.stayed else "abandoned"
        )
        expect(revealed.reason == ended, "verify-reason")
        self.status = "abandoned" if ended == "abandoned" else "over"
        self.seed = revealed.seed
        self.undos = ()
