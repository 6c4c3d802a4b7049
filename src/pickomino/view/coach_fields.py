"""Hints, reviews and puzzles as plain fields: what `coach.coach_json` builds, for JSON and for the page."""

from __future__ import annotations

__all__ = [
    "CertaintyName",
    "ChoiceWorth",
    "Decision",
    "GradeName",
    "Hint",
    "OptionWorth",
    "Puzzle",
    "Reason",
    "RecordProblem",
    "Review",
    "ReviewedChange",
    "ReviewedPlayer",
    "Revision",
    "RollLuck",
    "RolledOutChoice",
    "Rollout",
    "SolvedPuzzle",
    "TileChance",
    "WormOdds",
]

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from .fields import ActionFields

CertaintyName = TypeAliasType("CertaintyName", Literal["exact", "net", "turn", "search", "rollout"])
GradeName = TypeAliasType("GradeName", Literal["best", "fine", "doubtful", "mistake", "blunder"])


class TileChance(TypedDict):
    """One tile that may be had this turn."""

    tile: int
    worms: int
    seat: int | None
    """On top of whose stack it lies; null for the grill."""
    chance: float
    """How likely it is to be won if the turn is played for the win."""
    reach: float
    """The best chance to claim it or one with a higher number."""
    exact: float
    """The best chance to stop with just its total."""


class Reason(TypedDict):
    """Why a choice is as good as it is."""

    key: str
    params: dict[str, str | int | float]
    text: str


class WormOdds(TypedDict):
    """A turn that is played for own worms, whatever the game may need."""

    worms: float
    bust: float


class ChoiceWorth(TypedDict):
    """What one action is worth."""

    action: ActionFields | None
    """Null while dice are due: nothing is to be chosen then."""
    chance: float
    """The mover's chance of winning the game."""
    cost: float
    """What it gives away against the best."""
    grade: GradeName
    worms: float
    """Own worms to be expected from this turn."""
    bust: float
    odds: WormOdds
    tiles: list[TileChance]
    reason: Reason


class Hint(TypedDict):
    """Every choice of the player to move, the best first."""

    position: str
    rules: str
    mover: int
    chances: list[float]
    """Each seat's chance of winning under best play."""
    certainty: CertaintyName
    certainty_text: str
    choices: list[ChoiceWorth]


class ReviewedPlayer(TypedDict):
    """One player's game in figures."""

    seat: int
    name: str
    start: float
    luck: float
    own_luck: float
    """What the own rolls brought, a part of `luck`."""
    cost: float
    gifts: float
    revisions: float
    result: float
    accuracy: float
    decisions: int
    grades: dict[GradeName, int]
    costliest: int | None
    """The place of this decision among the changes, as of the two rolls below."""
    luckiest: int | None
    unluckiest: int | None


class _Change(TypedDict):
    turn: int
    seat: int
    position: str
    """The position before the change."""
    after: list[float]
    """Everybody's chance after it."""


class RollLuck(_Change):
    """A roll and its luck."""

    kind: Literal["roll"]
    roll: str
    luck: float


class OptionWorth(TypedDict):
    """What an action would have been worth."""

    action: ActionFields
    chance: float


class Decision(_Change):
    """A decision and what it cost."""

    kind: Literal["decision"]
    action: ActionFields
    best: ActionFields
    cost: float
    grade: GradeName
    options: list[OptionWorth]


class Revision(_Change):
    """A position between turns, valued anew."""

    kind: Literal["revision"]


ReviewedChange = TypeAliasType("ReviewedChange", Decision | RollLuck | Revision)


class RecordProblem(TypedDict):
    """Where a record stops making sense."""

    line: int
    token: str
    text: str


class Review(TypedDict):
    """The game in figures, and every change in order with everybody's chance after it."""

    rules: str
    names: list[str]
    finished: bool
    error: RecordProblem | None
    start: list[float]
    result: list[float]
    players: list[ReviewedPlayer]
    deciding: int | None
    """The place of the change that decided the game."""
    mean_revision: float
    grades: dict[GradeName, float]
    """The winning chance that a decision of each grade costs at least."""
    certainties: list[CertaintyName]
    changes: list[ReviewedChange]


class RolledOutChoice(TypedDict):
    """What games played out from a choice came to."""

    action: ActionFields | None
    chance: float
    error: float
    """Half the width of the 95 % interval."""


class Rollout(TypedDict):
    """Games played out from a position."""

    games: int
    choices: list[RolledOutChoice]


class Puzzle(TypedDict):
    """A position with one best action."""

    id: str
    rules: str
    position: str
    legal: list[ActionFields]
    difficulty: int
    themes: list[str]


class SolvedPuzzle(Puzzle):
    """A puzzle with its answer."""

    answer: ActionFields
