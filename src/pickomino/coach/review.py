"""A whole game reviewed: what every decision cost, what every roll brought, and who was lucky.

For every seat, start + all changes = result, where a change is what one decision, one roll or one revision made
of that seat's chance of winning. A revision is what changes between two turns only because the next turn is
looked at more deeply from its own start.
"""

from __future__ import annotations

__all__ = [
    "Change",
    "Decision",
    "PlayerReview",
    "Review",
    "Revision",
    "RollLuck",
    "review_record",
    "review_text",
]

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from pickomino.bots.champion import ChampionBot
from pickomino.core.actions import Action
from pickomino.core.dice import Counts
from pickomino.core.errors import RecordError
from pickomino.core.outcome import outcome
from pickomino.core.state import GameState
from pickomino.play import Match, Played, Record, read_record

from .grades import Grade, grade_of
from .outlook import Certainty, Floats, Outlook

Progress = Callable[[int, int], None]
"""Called with (done, total), in turns. An exception from it aborts the review."""


@dataclass(frozen=True, eq=False)
class Change:
    """One step of a game and everybody's chance before and after it."""

    turn: int
    """Counted from 1."""
    seat: int
    """Whose turn it was."""
    state: GameState
    before: Floats
    after: Floats

    @property
    def change(self) -> Floats:
        """By seat."""
        return self.after - self.before


@dataclass(frozen=True, eq=False)
class Decision(Change):
    """A decision, with what every other would have been worth."""

    action: Action
    best: Action
    options: dict[Action, float]
    """The mover's chance of winning after each legal action."""

    @property
    def is_forced(self) -> bool:
        """Whether there was nothing to choose."""
        return len(self.options) == 1

    @property
    def cost(self) -> float:
        """The winning chance given away."""
        return max(0.0, self.options[self.best] - self.options[self.action])

    @property
    def stake(self) -> float:
        """What lay between the best and the worst action."""
        return max(0.0, self.options[self.best] - min(self.options.values()))

    @property
    def grade(self) -> Grade:
        return grade_of(self.cost)


@dataclass(frozen=True, eq=False)
class RollLuck(Change):
    """A roll: its luck is the change, on average nothing."""

    roll: Counts


@dataclass(frozen=True, eq=False)
class Revision(Change):
    """A position between turns, valued anew by a deeper look; or by the limit that ended the game (E5)."""


@dataclass(frozen=True)
class PlayerReview:
    """One player's game in figures; the five parts add up to the result."""

    seat: int
    name: str
    start: float
    luck: float
    """What all rolls of the game brought, other players' rolls included."""
    own_luck: float
    """What the own rolls brought, a part of `luck`."""
    cost: float
    """What the own decisions gave away, as a loss: never above zero."""
    gifts: float
    """What the others' decisions brought."""
    revisions: float
    result: float
    """What was won: 1, 0 or a share. In an unfinished game the chance at its last position."""
    accuracy: float
    """1 if every decision was the best, 0 if every one was the worst, weighted by what was at stake."""
    decisions: int
    """Those with something to choose."""
    grades: dict[Grade, int]
    costliest: Decision | None
    """Of those that were not the best; None if all were."""
    luckiest: RollLuck | None
    unluckiest: RollLuck | None


@dataclass(frozen=True)
class Review:
    """What a review found."""

    record: Record
    start: Floats
    changes: tuple[Change, ...]
    certainties: tuple[Certainty, ...]
    """How each turn was valued."""
    error: RecordError | None = None
    """Where and why the record breaks off, if it does."""

    def __repr__(self) -> str:
        found = [f"{player.name} {player.accuracy:.1f}" for player in self.players]
        return f"<Review of {self.record!r}, accuracy: {', '.join(found)}>"

    @property
    def result(self) -> Floats:
        """What each seat won, or its chance at the end of an unfinished game."""
        return self.changes[-1].after if self.changes else self.start

    @property
    def decisions(self) -> Iterator[Decision]:
        """The decisions with something to choose."""
        return (change for change in self.changes if isinstance(change, Decision) and not change.is_forced)

    @property
    def rolls(self) -> Iterator[RollLuck]:
        return (change for change in self.changes if isinstance(change, RollLuck))

    @property
    def revisions(self) -> Iterator[Revision]:
        return (change for change in self.changes if isinstance(change, Revision))

    @property
    def mean_revision(self) -> float:
        """How large a revision is on average, over all seats and turns."""
        sizes = [float(np.abs(revision.change).mean()) for revision in self.revisions]
        return sum(sizes) / len(sizes) if sizes else 0.0

    @cached_property
    def players(self) -> tuple[PlayerReview, ...]:
        """One entry a seat."""
        return tuple([self._player(seat) for seat in range(1, len(self.start) + 1)])

    @cached_property
    def deciding(self) -> Change | None:
        """What decided the game: the roll or decision that raised the chance of its winner most.

        In an unfinished game that of the player who is ahead.
        """
        leader = int(np.argmax(self.result))
        steps = [change for change in self.changes if not isinstance(change, Revision)]
        return max(steps, key=lambda step: float(step.change[leader]), default=None)

    def of_turn(self, turn: int) -> tuple[Change, ...]:
        """The changes of one turn, the revision before it included."""
        return tuple([change for change in self.changes if change.turn == turn])

    def luck_of_turn(self, turn: int) -> float:
        """What the rolls of one turn brought to the player who rolled."""
        rolls = (change for change in self.of_turn(turn) if isinstance(change, RollLuck))
        return float(sum(roll.change[roll.seat - 1] for roll in rolls))

    def _player(self, seat: int) -> PlayerReview:
        def total(changes: Iterable[Change]) -> float:
            return float(sum(change.change[seat - 1] for change in changes))

        rolls = list(self.rolls)
        made = [change for change in self.changes if isinstance(change, Decision)]
        own_rolls = [roll for roll in rolls if roll.seat == seat]
        own = [decision for decision in self.decisions if decision.seat == seat]
        stake = sum(decision.stake for decision in own)

        def luck(roll: RollLuck) -> float:
            return float(roll.change[seat - 1])

        return PlayerReview(
            seat=seat,
            name=self.record.players[seat - 1],
            start=float(self.start[seat - 1]),
            luck=total(rolls),
            own_luck=total(own_rolls),
            cost=total(decision for decision in made if decision.seat == seat),
            gifts=total(decision for decision in made if decision.seat != seat),
            revisions=total(self.revisions),
            result=float(self.result[seat - 1]),
            accuracy=1 - sum(decision.cost for decision in own) / stake if stake else 1.0,
            decisions=len(own),
            grades={grade: Counter(decision.grade for decision in own)[grade] for grade in Grade},
            costliest=max(
                (decision for decision in own if decision.grade is not Grade.BEST),
                key=lambda d: d.cost,
                default=None,
            ),
            luckiest=max(own_rolls, key=luck, default=None),
            unluckiest=min(own_rolls, key=luck, default=None),
        )


def review_record(
    record: Record,
    *,
    champion: ChampionBot | None = None,
    progress: Progress | None = None,
    error: RecordError | None = None,
) -> Review:
    """Review a game, finished or not."""
    if not isinstance(record, Record):
        raise TypeError(f"a record is expected, such as game.record(), not {record!r:.80}")
    champion = champion or ChampionBot()
    history = Match.from_record(record).history
    turns = _split(history)
    start = (
        Outlook(record.start, champion).before(record.start)
        if not record.start.is_over
        else _won(record.start)
    )
    changes: list[Change] = []
    certainties: list[Certainty] = []
    known = start
    for number, turn in enumerate(turns, 1):
        outlook = Outlook(turn[0].before, champion)
        certainties.append(outlook.certainty)
        seen = outlook.before(turn[0].before)
        if changes:
            changes.append(Revision(number, turn[0].before.mover, turn[0].before, known, seen))
        known = seen
        for played in turn:
            change = _judge(number, outlook, played, known)
            changes.append(change)
            known = change.after
        if progress is not None:
            progress(number, len(turns))
    if record.is_by_limit:
        changes.append(Revision(len(turns), 0, record.final, known, _won(record.final)))
    return Review(record, start, tuple(changes), tuple(certainties), error)


def review_text(
    text: str, *, champion: ChampionBot | None = None, progress: Progress | None = None
) -> Review:
    """Review a record as far as it holds; `error` then says where it does not. One without a readable head is
    refused with that error."""
    record, error = read_record(text)
    return review_record(record, champion=champion, progress=progress, error=error)


def _judge(number: int, outlook: Outlook, played: Played, known: Floats) -> Change:
    state, after = played.before, outlook.after(played)
    if not isinstance(played.move, Action):
        return RollLuck(number, state.mover, state, known, after, played.move)
    solution = outlook.solution(state)
    assert solution.best is not None  # there was something to decide
    return Decision(number, state.mover, state, known, after, played.move, solution.best, solution.actions)


def _split(history: tuple[Played, ...]) -> list[list[Played]]:
    turns: list[list[Played]] = []
    for played in history:
        if not turns or turns[-1][-1].ends_turn:
            turns.append([])
        turns[-1].append(played)
    return turns


def _won(state: GameState) -> Floats:
    """What each seat wins if the game ends here (E2–E4)."""
    winners = outcome(state).winners
    return np.array([(seat in winners) / len(winners) for seat in range(1, len(state.players) + 1)])
