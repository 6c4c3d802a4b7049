"""A game as its log: folding entries into the state they mean, and drafting the entries that come next."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from pickomino.core.actions import Action, ActionKind, parse_action
from pickomino.core.dice import Counts, format_dice, parse_dice
from pickomino.core.engine import apply, apply_roll, dice_due, new_game
from pickomino.core.errors import PickominoError, Problem
from pickomino.core.events import Event
from pickomino.core.notation_positions import format_position, parse_position
from pickomino.core.rules import Rules, format_rules, parse_rules
from pickomino.core.state import GameState, Phase
from pickomino.server.log.chain import GENESIS, Body, canonical, entry_hash
from pickomino.server.log.fairdice import entropy_digest, roll_dice

STAND_IN = "timid"
"""The bot that plays for a person who is away; it needs no kernels."""


class FoldError(Exception):
    """An entry does not mean what was stored with it."""

    def __init__(self, version: int, problem: Problem) -> None:
        super().__init__(f"entry {version}: {problem}")
        self.version = version
        self.problem = problem


def problem_of(error: Exception) -> Problem:
    """What is wrong with an entry that an error was raised for."""
    problem: Problem | None = getattr(error, "problem", None)
    return problem or Problem("verify-unreadable", {"reason": f"{type(error).__name__}: {error}"})


@dataclass(slots=True)
class SeatState:
    """Who plays a seat, as far as the log knows: never a name."""

    kind: str
    bot: str | None = None
    away: str | None = None
    entropy: str | None = None

    @property
    def controller(self) -> str | None:
        """The bot that decides for this seat now, or None for a person."""
        return self.bot if self.kind == "bot" else STAND_IN if self.away else None


@dataclass(slots=True)
class Game:
    """What a log means so far."""

    id: str
    rules: Rules
    limit: int
    clock: int | None
    commitment: str
    seats: list[SeatState]
    state: GameState
    version: int = 0
    head: str = GENESIS
    status: str = "lobby"
    turns: int = 0
    rolls: int = 0
    bot_turns: int = 0
    """Turns that bots have ended since a person last did."""
    digest: bytes | None = None
    entropy: list[str | None] = field(default_factory=list)
    undo: tuple[GameState, str] | None = None
    """The state before the last set-aside and its face, while that can be taken back."""
    seed: str | None = None
    by_limit: bool = False

    @property
    def mover(self) -> int | None:
        """The seat that may act now."""
        return self.state.mover if self.status == "running" and self.state.mover else None

    @property
    def has_ended(self) -> bool:
        return self.status in ("over", "abandoned")

    @property
    def has_outcome(self) -> bool:
        """Whether somebody has won; of a frozen game the last position may not tell."""
        return self.status == "over" and (self.by_limit or self.state.turn.phase is Phase.OVER)

    def seat(self, number: int) -> SeatState:
        return self.seats[number - 1]

    def branch(self) -> Game:
        """Return a copy to draft on; states are immutable and shared."""
        twin = copy.copy(self)
        twin.seats = [copy.copy(seat) for seat in self.seats]
        return twin

    @classmethod
    def opened(cls, body: Body) -> Game:
        """Return the empty game that an `open` entry begins."""
        rules = parse_rules(body["rules"])
        seats = [SeatState(seat["kind"], seat.get("bot")) for seat in body["seats"]]
        return cls(
            id=body["game"],
            rules=rules,
            limit=body["limit"],
            clock=body["clock"],
            commitment=body["commitment"],
            seats=seats,
            state=new_game(rules, len(seats)),
        )

    def advance(self, body: Body) -> tuple[Event, ...]:
        """Fold one entry's content, without looking at the position stored with it."""
        if body["version"] != self.version + 1:
            raise FoldError(body["version"], Problem("verify-order", {"version": self.version}))
        try:
            events = _FOLDS[body["kind"]](self, body)
        except (PickominoError, KeyError, IndexError, TypeError, ValueError) as error:
            raise FoldError(body["version"], problem_of(error)) from error
        self.version += 1
        return events

    def take_over(self, body: Body) -> None:
        """Take an entry for what was stored with it: this program would read it, or one before it, differently."""
        with suppress(PickominoError):
            self.state = parse_position(body["position"], self.rules)
        self.version = body["version"]
        self.undo = None
        if body["kind"] == "reveal":
            self.status = "abandoned" if body["reason"] == "abandoned" else "over"
            self.by_limit = body["reason"] == "limit"
            self.seed = body["seed"]

    def fold(self, body: Body, digest: str, text: str | None = None) -> tuple[Event, ...]:
        """Fold one stored entry; raises FoldError where it means something else today."""
        events = self.advance(body)
        if format_position(self.state) != body["position"]:
            told: dict[str, str | int] = {
                "found": format_position(self.state),
                "stored": str(body["position"]),
            }
            raise FoldError(body["version"], Problem("verify-position", told))
        self.head = digest if text is None else entry_hash(self.head, text)
        return events


def _open(game: Game, body: Body) -> tuple[Event, ...]:
    return ()


def _sit(game: Game, body: Body) -> tuple[Event, ...]:
    _expect(game.status == "lobby" and game.seat(body["seat"]).kind == "open", "verify-not-open")
    game.seats[body["seat"] - 1] = SeatState("bot" if body["bot"] else "human", body["bot"])
    return ()


def _unsit(game: Game, body: Body) -> tuple[Event, ...]:
    _expect(game.status == "lobby" and game.seat(body["seat"]).kind == "human", "verify-nobody-there")
    game.seats[body["seat"] - 1] = SeatState("open")
    return ()


def _entropy(game: Game, body: Body) -> tuple[Event, ...]:
    _expect(game.status == "lobby", "verify-dice-fixed")
    game.seat(body["seat"]).entropy = body["entropy"]
    return ()


def _start(game: Game, body: Body) -> tuple[Event, ...]:
    _expect(game.status == "lobby" and all(seat.kind != "open" for seat in game.seats), "verify-cannot-start")
    _expect(body["entropy"] == [seat.entropy for seat in game.seats], "verify-entropy")
    game.status = "running"
    game.entropy = body["entropy"]
    game.digest = entropy_digest(game.entropy)
    return ()


def _act(game: Game, body: Body) -> tuple[Event, ...]:
    _expect(game.mover == body["seat"], "verify-mover")
    action = parse_action(body["action"])
    before = game.state
    game.state, events = apply(before, action)
    if action.kind is ActionKind.SET_ASIDE:
        game.undo = before, str(action)
    if game.state.turn.phase is Phase.DUE:
        _expect(body["number"] == game.rolls + 1, "verify-number")
        game.rolls += 1
        game.undo = None
        game.state, more = apply_roll(game.state, parse_dice(body["roll"]))
        events += more
    else:
        _expect(body["roll"] is None, "verify-unasked")
    if game.state.turn.phase in (Phase.START, Phase.OVER):
        game.undo = None
        game.turns += 1
        game.bot_turns = game.bot_turns + 1 if body["by"] == "bot" else 0
        game.by_limit = bool(game.state.mover) and game.turns >= game.limit  # E5
    return events


def _takeback(game: Game, body: Body) -> tuple[Event, ...]:
    _expect(game.undo is not None and game.mover == body["seat"], "error-no-takeback")
    assert game.undo is not None
    game.state, game.undo = game.undo[0], None
    return ()


def _away(game: Game, body: Body) -> tuple[Event, ...]:
    seat = game.seat(body["seat"])
    _expect(game.status == "running" and seat.kind == "human" and not seat.away, "verify-nobody-leaves")
    seat.away = body["reason"]
    return ()


def _back(game: Game, body: Body) -> tuple[Event, ...]:
    seat = game.seat(body["seat"])
    _expect(seat.away is not None, "verify-nobody-away")
    seat.away = None
    return ()


def _reveal(game: Game, body: Body) -> tuple[Event, ...]:
    _expect(not game.has_ended, "verify-ended")
    ended = game.by_limit or game.state.turn.phase is Phase.OVER
    _expect(ended == (body["reason"] != "abandoned"), "verify-reason")
    game.status = "over" if ended else "abandoned"
    game.seed = body["seed"]
    game.undo = None
    return ()


def _expect(condition: bool, key: str) -> None:
    if not condition:
        raise PickominoError(Problem(key, {}))


_FOLDS = {
    "open": _open,
    "sit": _sit,
    "unsit": _unsit,
    "entropy": _entropy,
    "start": _start,
    "act": _act,
    "takeback": _takeback,
    "away": _away,
    "back": _back,
    "reveal": _reveal,
}


@dataclass(frozen=True, slots=True)
class Drafted:
    """An entry ready to be stored."""

    body: Body
    text: str
    hash: str
    events: tuple[Event, ...]
    state: GameState

    @property
    def version(self) -> int:
        return int(self.body["version"])


class Draft:
    """Entries that would follow a game, folded on a copy: the game itself stays as stored."""

    def __init__(self, game: Game, at: int, seed: bytes) -> None:
        self.game = game.branch()
        self.entries: list[Drafted] = []
        self.rolled: list[Counts] = []
        self._at = at
        self._seed = seed

    @classmethod
    def opening(cls, body: Body, at: int, seed: bytes) -> Draft:
        """Return a draft that begins with the `open` entry of a new game."""
        draft = cls(Game.opened(body), at, seed)
        draft.add("open", "server", **body)
        return draft

    def add(self, kind: str, by: str, **content: Any) -> Drafted:
        """Append an entry to the draft; raises FoldError if it cannot follow."""
        body: Body = {"version": self.game.version + 1, "kind": kind, "by": by, "at": self._at, **content}
        events = self.game.advance(body)
        body["position"] = format_position(self.game.state)
        text = canonical(body)
        self.game.head = entry_hash(self.game.head, text)
        entry = Drafted(body, text, self.game.head, events, self.game.state)
        self.entries.append(entry)
        return entry

    def start(self) -> None:
        """Fix the players' entropy and begin."""
        self.add("start", "server", entropy=[seat.entropy for seat in self.game.seats])

    def act(self, action: Action, by: str) -> None:
        """Append an action of the mover with the dice it brings, and the reveal if it ends the game."""
        game = self.game
        assert game.mover is not None
        roll = number = None
        due, _ = apply(game.state, action)
        if due.turn.phase is Phase.DUE:
            assert game.digest is not None
            number = game.rolls + 1
            counts = roll_dice(self._seed, game.id, game.digest, number, dice_due(due))
            roll = format_dice(counts)
            self.rolled.append(counts)
        self.add("act", by, seat=game.mover, action=str(action), roll=roll, number=number)
        if game.by_limit or game.state.turn.phase is Phase.OVER:
            self.reveal("limit" if game.by_limit else "over")

    def reveal(self, reason: str) -> None:
        """Publish the seed: the game has ended or is given up."""
        self.add("reveal", "server", reason=reason, seed=self._seed.hex())


def open_body(
    game_id: str, rules: Rules, seats: Sequence[SeatState], clock: int | None, limit: int, commitment: str
) -> Body:
    """Return the content of an `open` entry."""
    return {
        "game": game_id,
        "rules": format_rules(rules),
        "seats": [{"kind": seat.kind, "bot": seat.bot} for seat in seats],
        "clock": clock,
        "limit": limit,
        "commitment": commitment,
    }
