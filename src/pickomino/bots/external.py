"""`exec:COMMAND`: a bot in any language, spoken to over its standard input and output.

One JSON object a line each way; `docs/bots.md` has the protocol.
"""

from __future__ import annotations

__all__ = ["DECISION_MS", "STRATEGY", "ExternalBot", "Session"]

import contextlib
import json
import shlex
import shutil
import time
import weakref
from collections.abc import Callable
from random import Random
from typing import Any, Final

from pickomino.core.actions import Action, parse_action
from pickomino.core.engine import legal_actions
from pickomino.core.errors import NotationError, Problem
from pickomino.core.notation_positions import format_pending, format_position, format_table
from pickomino.core.outcome import Outcome
from pickomino.core.rules import Rules, format_rules
from pickomino.core.state import GameState

from .bot import BotSpecError
from .guest import Guest
from .pipe import Fault, FaultKind, Pipe
from .strategy import Option, Strategy

PROTOCOL: Final = 1
DECISION_MS: Final = 1_000
_START_SECONDS: Final = 10.0  # for an interpreter to start on a busy machine
_STALE_LINES: Final = 20  # answers that came too late for earlier questions
_LONGEST_NAME: Final = 100
_DECODER: Final = json.JSONDecoder()


class Session:
    """One conversation with one process: questions with ids, answers checked for their form."""

    def __init__(
        self, command: str, clock: Callable[[], float] = time.monotonic, *, show_errors: bool = False
    ) -> None:
        self._clock = clock
        self._asked = 0
        self._table: tuple[tuple[object, ...], str] = ((), "")
        """What was last formatted of a position without its turn, and how it looks."""
        self.pipe = Pipe(command, clock, show_errors=show_errors)

    def ask(self, kind: str, seconds: float, **fields: Any) -> dict[str, Any]:
        """Put a question and return the answer to it."""
        return self._exchange(kind, json.dumps(fields)[1:-1], seconds)

    def _exchange(self, kind: str, body: str, seconds: float) -> dict[str, Any]:
        """Send a question whose fields are JSON already, and wait for its answer."""
        self._asked += 1
        deadline = self._clock() + seconds
        self.pipe.send(f'{{"id": {self._asked}, "type": "{kind}", {body}}}', deadline)
        for _ in range(_STALE_LINES):
            answer = _read(self.pipe.receive(deadline))
            if answer.get("id") == self._asked:
                return answer
            number = answer.get("id")
            if not (isinstance(number, int) and 0 < number < self._asked):
                params: dict[str, str | int] = {"token": str(number)[:40], "asked": self._asked}
                raise Fault(FaultKind.NONSENSE, Problem("fault-id", params))
        raise Fault(FaultKind.FLOOD, Problem("fault-chatter", {}))

    def hello(self) -> tuple[str, str]:
        """The bot's name and its author."""
        answer = self.ask("hello", _START_SECONDS, protocol=PROTOCOL)
        name, author = answer.get("name"), answer.get("author")
        if not (isinstance(name, str) and isinstance(author, str) and 0 < len(name) <= _LONGEST_NAME):
            raise Fault(FaultKind.NONSENSE, Problem("fault-hello", {}))
        return name, author

    def new(self, rules: Rules, players: int, seat: int, seed: int, seconds: float = _START_SECONDS) -> None:
        """Announce a game."""
        params = {"rules": format_rules(rules), "players": players, "seat": seat, "seed": seed}
        self._want_ok("new", self.ask("new", seconds, **params))

    def decide(self, state: GameState, milliseconds: int, **extra: Any) -> Action:
        """Ask for a decision."""
        legal = legal_actions(state)
        # Positions and actions hold nothing that JSON would escape, and a decision is asked for a hundred times a game.
        texts = '", "'.join([action.text for action in legal])
        body = f'"position": "{self._format(state)}", "legal": ["{texts}"], "time_ms": {milliseconds}'
        if extra:
            body += f", {json.dumps(extra)[1:-1]}"
        answer = self._exchange("decide", body, milliseconds / 1000)
        text = answer.get("action")
        if not isinstance(text, str):
            raise Fault(FaultKind.NONSENSE, Problem("fault-no-action", {}))
        try:
            action = parse_action(text)
        except NotationError:
            raise Fault(FaultKind.NONSENSE, Problem("error-action", {"token": text[:40]})) from None
        if action not in legal:
            params: dict[str, str | int] = {"token": text, "known": ", ".join(map(str, legal))}
            raise Fault(FaultKind.ILLEGAL, Problem("fault-illegal", params))
        return action

    def _format(self, state: GameState) -> str:
        """The position; what does not change from decision to decision of a turn is formatted once."""
        table = state[:-1]
        if self._table[0] != table:
            self._table = (table, format_table(state))
        return f"{self._table[1]} {format_pending(state)}"

    def over(self, state: GameState, result: Outcome, seconds: float) -> None:
        """Tell how a game ended."""
        params = {
            "position": format_position(state),
            "worms": list(result.worms),
            "winners": list(result.winners),
        }
        self._want_ok("over", self.ask("over", seconds, **params))

    def quit(self) -> int | None:
        """Say goodbye; returns the exit status, or None if the process had to be ended."""
        with contextlib.suppress(Fault):  # it will be ended all the same
            self.pipe.send('{"type": "quit"}', self._clock() + 0.5)
        return self.pipe.close()

    @staticmethod
    def _want_ok(kind: str, answer: dict[str, Any]) -> None:
        if answer.get("ok") is not True:
            raise Fault(FaultKind.NONSENSE, Problem("fault-ok", {"message": kind}))


def _read(line: str) -> dict[str, Any]:
    text = line.strip()
    try:
        answer, end = _DECODER.raw_decode(text)
    except (ValueError, RecursionError):
        answer, end = None, -1
    if end != len(text):
        raise Fault(FaultKind.NONSENSE, Problem("fault-no-json", {"token": line[:60]}))
    if not isinstance(answer, dict):
        raise Fault(FaultKind.NONSENSE, Problem("fault-no-object", {"token": line[:60]}))
    return answer


class ExternalBot(Guest):
    """A seat played by somebody's program. `close` it when done; it is closed at exit in any case."""

    def __init__(
        self, command: str, milliseconds: int = DECISION_MS, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(command)
        self.command = command
        self.milliseconds = milliseconds
        """For one decision."""
        self._clock = clock
        self._session: Session | None = None
        self._game: tuple[Rules, int, int] | None = None
        self._seed = 0
        self._announced = False
        self._finalizer: weakref.finalize[[], ExternalBot] | None = None

    def begin(self, rules: Rules, players: int, seat: int, seed: int) -> None:
        super().begin(rules, players, seat, seed)
        self._game, self._seed, self._announced = (rules, players, seat), seed, False

    def choose(self, state: GameState, rng: Random) -> Action:
        table = (state.rules, len(state.players), state.mover)
        if self._game != table:
            self.begin(*table, rng.getrandbits(31))
        return super().choose(state, rng)

    def _decide(self, state: GameState, rng: Random) -> Action:
        return self._ready().decide(state, self.milliseconds)

    def over(self, state: GameState, result: Outcome) -> None:
        if self._session is not None and self._announced and not self.has_forfeited:
            try:
                self._session.over(state, result, self.milliseconds / 1000)
            except Fault as fault:
                self._blame(fault)
        self._game = None

    def meet(self) -> None:
        """Start the program and learn its name before the first game. If it cannot be done, the game will tell."""
        try:
            self._open()
        except Fault:
            self._drop()

    def close(self) -> None:
        """End the process."""
        if self._session is not None:
            self._forget(self._session.quit)

    def _ready(self) -> Session:
        """The session, with the game announced; the process is started again if it is gone."""
        session = self._open()
        if not self._announced:
            assert self._game is not None  # begun just before
            session.new(*self._game, self._seed)
            self._announced = True
        return session

    def _open(self) -> Session:
        if self._session is None:
            self._session = Session(self.command, self._clock)
            self._finalizer = weakref.finalize(self, self._session.pipe.kill)
            self.name, _ = self._session.hello()
            self._announced = False
        return self._session

    def _blame(self, fault: Fault) -> None:
        super()._blame(fault)
        # Only a bot that was merely slow or chose badly can still be talked to.
        harmless = fault.kind in (FaultKind.HANG, FaultKind.ILLEGAL) and self._announced
        if self.has_forfeited or not harmless:
            self._drop()

    def _drop(self) -> None:
        if self._session is not None:
            self._forget(self._session.pipe.kill)

    def _forget(self, end: Callable[[], object]) -> None:
        end()
        if self._finalizer is not None:
            self._finalizer.detach()
        self._session, self._announced = None, False


def _command(text: str) -> str:
    """A command whose program exists; what becomes of it once started is another matter."""
    try:
        words = shlex.split(text)
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise BotSpecError(Problem("error-bot-command", {"token": text[:40]}))
    return text


def _external_bot(argument: str) -> ExternalBot:
    return ExternalBot(argument)


STRATEGY = Strategy(_external_bot, argument=Option(_command, is_local=True))
