"""Turns as text, both ways (NOTATION: what happened, in tokens)."""

from __future__ import annotations

__all__ = ["TurnRead", "format_turn", "read_turn"]

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from .actions import (
    KEEP,
    ROB,
    ROLL,
    ROLL9,
    SET_ASIDE,
    STEAL,
    STOP,
    STOP_CANNED,
    TAKE,
    WEASEL,
    Action,
    ActionKind,
)
from .dice import DICE_WITH_GOLDEN, FACES, WORM, Counts, format_dice, parse_dice
from .engine import Move, apply, follow
from .errors import IllegalAction, NotationError, PickominoError, Problem, expect_text
from .events import Busted, Event, GameOver, Stole, StoleHen, Stopped, Took, TurnBegan
from .rules import Specialist
from .state import GameState, Phase

MAX_TURN: Final = 400
"""More characters than any turn needs; longer text is refused unread."""


class _End(NamedTuple):
    """How a turn ended, as its token tells it, and the clause behind it."""

    text: str
    clause: str


def _end_of(events: Iterable[Event]) -> _End | None:
    total = 0
    for event in events:
        match event:
            case Stopped():
                total = event.total
            case Took(tile=tile):
                return _End(f"={tile}", "C2" if tile == total else "C4")
            case Stole(tile=tile):
                return _End(f"^{tile}", "C3")
            case StoleHen(tile=tile):
                return _End(f"^{tile}h", "X10")
            case Busted(clause=clause):
                return _End("!", clause)
    return None


# Writing


def format_turn(state: GameState, moves: Iterable[Move]) -> str:
    """The text of a turn, or of the rest of one, that these moves make from this state on.

    With no moves that is what the state waits for: a bare roll, `*` or `=?`, where it has such a text.
    """
    writer = _TurnWriter(state)
    for move in moves:
        writer.write(move)
    return writer.finish()


class _TurnWriter:
    def __init__(self, state: GameState) -> None:
        self._state = state
        self._tokens: list[str] = []
        # The token under way: a roll without its face, or a claim without its robbery or specialist.
        self._open = format_dice(state.turn.roll)
        if state.turn.phase is Phase.CLAIM and not state.turn.kept[WORM]:
            self._open = "c"

    def write(self, move: Move) -> None:
        self._state, events = follow(self._state, move)
        if isinstance(move, Action):
            self._write_decision(move)
        else:
            self._open = format_dice(move)
        self._write_end(events)

    def _write_decision(self, action: Action) -> None:
        match action.kind:
            case ActionKind.WEASEL:
                self._close("~")
            case ActionKind.SET_ASIDE:
                self._open += f":{FACES[action.face]}"
                if self._state.turn.phase is not Phase.ROB:
                    self._close()
            case ActionKind.ROB:
                self._close(f">{action.seat}")
            case ActionKind.KEEP:
                self._close(f"&{action.specialist}")

    def _write_end(self, events: tuple[Event, ...]) -> None:
        """The end of the turn, where the move brought it, be it by itself (T3, T5, T6)."""
        if any(isinstance(event, Stopped) and event.canned for event in events):
            self._open = "c"
        end = _end_of(events)
        if end is not None:
            self._open += end.text

    def _close(self, text: str = "") -> None:
        self._tokens.append(self._open + text)
        self._open = ""

    def finish(self) -> str:
        turn = self._state.turn
        if turn.phase is Phase.CLAIM:
            self._close("=?")
        elif turn.phase is Phase.DUE:
            self._close("*9" if turn.golden and not any(turn.kept) else "*")
        elif self._open:
            self._close()
        return " ".join(self._tokens)


# Reading


class TurnRead(NamedTuple):
    """What a turn's text tells: the moves, the state they lead to, the events, whether the turn has ended."""

    state: GameState
    moves: tuple[Move, ...]
    events: tuple[Event, ...]
    is_finished: bool


def read_turn(state: GameState, text: str) -> TurnRead:
    """Read a turn, or the rest or a part of one, from this state on, checking every token against the rules."""
    expect_text(text, "1234445W:4 ^24")
    if len(text) > MAX_TURN:
        raise NotationError(
            Problem("error-turn-long", {"token": text[:40], "count": len(text), "most": MAX_TURN})
        )
    reader = _TurnReader(state)
    token = ""
    for token in text.split(" ") if text else []:
        if not token:
            raise NotationError(Problem("error-turn-spaces", {"token": text[:40]}))
        try:
            reader.read(token)
        except PickominoError as error:
            problem = error.problem
            located = Problem(problem.key, {**problem.params, "token": token}, problem.clause)
            raise type(error)(located) from None
    reader.finish(token)
    return TurnRead(reader.state, tuple(reader.moves), tuple(reader.events), reader.is_finished)


_ROLL_TOKEN: Final = re.compile(r"([1-5W]+)(?::([1-5W])(?:>([1-7]))?|(~)|(!))?")
_DUE_TOKEN: Final = re.compile(r"\*(9?)")
_CLAIM_TOKEN: Final = re.compile(r"(c?)(?:=([1-9][0-9])|(=\?)|\^([1-9][0-9])(h?))(?:>([1-7])|&([chwga]))?")
_BUST_TOKEN: Final = re.compile(r"!")
_REST_TOKEN: Final = re.compile(r">([1-7])|&([chwga])")


class _TurnReader:
    def __init__(self, state: GameState) -> None:
        self.state = state
        self.moves: list[Move] = []
        self.events: list[Event] = []
        self.is_finished = False
        # The turn has stopped by itself: the notation still has to say how it ended (T5 or T6).
        self._owed: tuple[Event, ...] = ()
        self._stop_clause = ""
        self._counted = state  # in which the dice of that stop were counted
        self._breaks_off = False  # the last token left a decision open, so it must be the last

    def read(self, token: str) -> None:
        if self.is_finished:
            raise IllegalAction(Problem("error-turn-after-end", {}, "B4"))
        if self._breaks_off:
            raise NotationError(Problem("error-turn-goes-on", {}))
        for pattern, read in (
            (_ROLL_TOKEN, self._read_roll),
            (_DUE_TOKEN, self._read_due),
            (_CLAIM_TOKEN, self._read_claim),
            (_BUST_TOKEN, self._read_bust),
            (_REST_TOKEN, self._read_rest),
        ):
            match = pattern.fullmatch(token)
            if match is not None:
                read(match)
                return
        raise NotationError(Problem("error-turn-token", {}))

    def finish(self, token: str) -> None:
        if self._owed:
            raise IllegalAction(Problem("error-turn-end-missing", {"token": token}, self._stop_clause))

    def _move(self, move: Move) -> tuple[Event, ...]:
        self.state, events = follow(self.state, move)
        self.moves.append(move)
        self.events += events
        self.is_finished = any(isinstance(event, TurnBegan | GameOver) for event in events)
        return events

    def _order_roll(self, dice: int) -> None:
        """Rolling is itself a decision; nine dice on a first roll tell that the golden die was chosen."""
        if self._owed:
            raise IllegalAction(Problem("error-turn-end-missing", {}, self._stop_clause))
        first = self.state.turn.phase is Phase.START
        self._move(ROLL9 if first and dice == DICE_WITH_GOLDEN else ROLL)

    def _read_roll(self, match: re.Match[str]) -> None:
        dice, face, victim, weasel, bust = match.groups()
        roll = parse_dice(dice)
        if self.state.turn.phase is Phase.ROLLED:  # only where the text begins: a bare roll breaks off
            if roll != self.state.turn.roll:
                raise IllegalAction(
                    Problem("error-turn-other-roll", {"roll": format_dice(self.state.turn.roll)}, "T2")
                )
        else:
            if self.state.turn.phase is not Phase.DUE:
                self._order_roll(len(dice))
            if _end_of(self._move(roll)):
                if not bust:
                    raise IllegalAction(Problem("error-turn-is-bust", {}, "T3"))
                return
        if face:
            self._read_set_aside(face, victim)
        elif weasel:
            self._move(WEASEL)
        elif bust:
            self._move(STOP)
        else:
            self._breaks_off = True

    def _read_set_aside(self, face: str, victim: str | None) -> None:
        chosen = SET_ASIDE[FACES.index(face)]
        turn = self.state.turn
        i = chosen.face
        kept: Counts = (*turn.kept[:i], turn.roll[i], *turn.kept[i + 1 :])  # type: ignore[assignment]  # still six
        counted = self.state._replace(turn=turn._replace(phase=Phase.KEPT, kept=kept))
        events = self._move(chosen)
        if self.state.turn.phase is Phase.ROB and victim is None:
            self._breaks_off = True
            return
        if victim is not None:
            if self.state.turn.phase is not Phase.ROB:
                raise IllegalAction(Problem("error-turn-no-choice", {}, "X3"))
            events = self._move(ROB[int(victim)])
        self._note_stop(events, counted)

    def _note_stop(self, events: tuple[Event, ...], counted: GameState) -> None:
        if any(isinstance(event, Stopped) for event in events):
            self._owed, self._counted = events, counted
            self._stop_clause = "T6" if counted.turn.dice_left else "T5"
            self.is_finished = False  # until the notation says how it ended

    def _read_due(self, match: re.Match[str]) -> None:
        nine = bool(match[1])
        if self.state.turn.phase is not Phase.DUE:
            self._order_roll(DICE_WITH_GOLDEN if nine else 0)
        if nine != (self.state.turn.golden and not any(self.state.turn.kept)):
            raise IllegalAction(Problem("error-turn-nine", {}, "X12"))
        self._breaks_off = True

    def _stop(self, canned: bool) -> tuple[Event, ...]:
        """The events of the stop: of one made now, or of the one that came by itself."""
        if self._owed:
            events, self._owed = self._owed, ()
            if canned:
                apply(self._counted, STOP_CANNED)  # always refused: else the stop had been the player's (T5)
            self.is_finished = any(isinstance(event, TurnBegan | GameOver) for event in events)
            return events
        if self.state.turn.phase is Phase.ROLLED:
            raise IllegalAction(Problem("why-choose-face-first", {}, "T2"))
        return self._move(STOP_CANNED if canned else STOP)

    def _read_bust(self, match: re.Match[str]) -> None:
        self._compare("!", self._stop(canned=False))

    def _read_claim(self, match: re.Match[str]) -> None:
        canned, taken, open_choice, stolen, hen, victim, specialist = match.groups()
        events: tuple[Event, ...] = ()
        if self.state.turn.phase is Phase.CLAIM and not self._owed:  # the text begins at this choice
            if canned and self.state.turn.kept[WORM]:
                raise IllegalAction(Problem("why-canned-worm-disabled", {}, "X11"))
        else:
            events = self._stop(canned=bool(canned))
        if open_choice:
            if self.state.turn.phase is not Phase.CLAIM or victim or specialist:
                raise IllegalAction(Problem("error-turn-no-choice", {}, "C4"))
            self._breaks_off = True
            return
        if self.state.turn.phase is Phase.CLAIM:
            table = TAKE if taken else STEAL
            tile = int(taken or stolen)
            if tile not in table:
                raise IllegalAction(Problem("why-not-takable", {"tile": tile}, "X1"))
            events = self._move(table[tile])
        self._compare(f"={taken}" if taken else f"^{stolen}{hen}", events)
        self._read_choice(victim, specialist)

    def _compare(self, written: str, events: tuple[Event, ...]) -> None:
        end = _end_of(events)
        if end is None:
            raise IllegalAction(Problem("error-turn-claim-open", {}, "C4"))
        if end.text != written:
            raise IllegalAction(Problem("error-turn-end", {"happened": end.text}, end.clause))

    def _read_rest(self, match: re.Match[str]) -> None:
        victim, specialist = match.groups()
        if self.moves:
            raise NotationError(Problem("error-turn-token", {}))
        if self.state.turn.phase is Phase.ROB and victim:
            counted = self.state._replace(turn=self.state.turn._replace(phase=Phase.KEPT))
            self._note_stop(self._move(ROB[int(victim)]), counted)
            return
        self._read_choice(victim, specialist)

    def _read_choice(self, victim: str | None, specialist: str | None) -> None:
        """`>N` and `&s` stand exactly where there were two or more options."""
        phase = self.state.turn.phase
        if victim:
            if phase is not Phase.CROW:
                raise IllegalAction(Problem("error-turn-no-choice", {}, "X3"))
            self._move(ROB[int(victim)])
        elif specialist:
            if phase is not Phase.KEEP:
                raise IllegalAction(Problem("error-turn-no-choice", {}, "X6"))
            self._move(KEEP[Specialist(specialist)])
        elif not self.is_finished:
            self._breaks_off = True
