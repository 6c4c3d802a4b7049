"""A game's log as clients see it, entry by entry, and the state it led to."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from pickomino.server.api.wire.basics import GameOutcome, Millis, Params
from pickomino.server.api.wire.board import Actions, GameEvent, TurnView, View
from pickomino.server.api.wire.lobby import AwayReason, ClaimChoice, RulesInfo, SeatInfo, TableStatus
from pickomino.server.log import entries
from pickomino.view.fields import ActionFields

EntryKind = TypeAliasType(
    "EntryKind",
    Literal[
        "open", "sit", "unsit", "swap", "commit", "lock", "entropy", "start", "reseed", "act", "takeback", "away",
        "back", "claim", "reveal", "unknown",
    ],
)  # fmt: skip
EndReason = TypeAliasType("EndReason", entries.EndReason)
ReseedReason = TypeAliasType("ReseedReason", entries.ReseedReason)
DicePhase = TypeAliasType("DicePhase", entries.DicePhase)


class Takeback(TypedDict):
    """What may be taken back: a set-aside or, with dice entered by hand, the last action of any kind."""

    seat: int
    action: ActionFields


class ClockInfo(TypedDict):
    """The clock of the turn, by the server's time."""

    seconds: int | None
    seat: int | None
    deadline: Millis | None
    """Null when no clock runs, in a paused game too."""
    left: Millis | None
    """What the mover of a paused game will have when it goes on; null in any other."""
    now: Millis


class TableInfo(TypedDict):
    """The table around the game."""

    status: TableStatus
    rules: RulesInfo
    seats: list[SeatInfo]
    host: int | None
    listed: bool
    limit: int
    turns: int
    rematch: str | None
    """The id of the next game."""
    paused: bool
    """No player is present: bots and clocks stand still until one is."""
    coach: bool
    """Everybody at the table may ask the coach during the game."""


class DiceInfo(TypedDict):
    """What is known of the dice; the seed only after the end."""

    protocol: int
    """How the dice come about; see fair-dice.md."""
    commitment: str
    """The hash of the seed in use."""
    phase: DicePhase
    """What players' clients do now: commit, then reveal; dice fall once everything is fixed."""
    commitments: list[str | None]
    """What players have committed to, by seat; all seats of one person have the same."""
    entropy: list[str | None]
    """What players have revealed, by seat: at the first seat of each person."""
    withheld: list[int]
    """The seats that did not reveal what they had committed to: they cannot contribute again."""
    fixed: bool
    rolls: int
    seed: str | None
    by_hand: bool
    """The players roll real dice and enter them; such dice cannot be checked."""


class Entry(TypedDict):
    """One entry of a game's log, with what came of it."""

    version: int
    kind: EntryKind
    seat: int | None
    by: entries.By
    action: ActionFields | None
    roll: str | None
    """The dice that the action brought."""
    number: int | None
    """The number of that roll in the game."""
    reason: AwayReason | EndReason | ReseedReason | ClaimChoice | None
    """Why a bot took over, the dice got another seed, or the game ended; what was claimed."""
    at: Millis
    events: list[GameEvent]
    ended: TurnView | None
    """The turn with the dice that ended it, before they were settled; null where no dice ended it."""
    position: str
    view: View
    """The table after the entry."""


class Frozen(TypedDict):
    """The first entry that this program reads otherwise than the one that wrote it."""

    version: int


class PartialUpdate(TypedDict):
    """A page of old entries; the next message goes on from its version."""

    type: Literal["update"]
    game: str
    version: int
    since: int
    head: str
    """The hash of the entry `version`. A client keeps it and compares."""
    since_head: str
    """The hash of the entry `since`: the client has seen the same, or the log was rewritten."""
    more: Literal[True]
    entries: list[Entry]


class FullUpdate(TypedDict):
    """What brings a client from `since` to the present."""

    type: Literal["update"]
    game: str
    version: int
    since: int
    head: str
    """The hash of the entry `version`. A client keeps it and compares."""
    since_head: str
    """The hash of the entry `since`: the client has seen the same, or the log was rewritten."""
    more: Literal[False]
    entries: list[Entry]
    """Those after `since`, oldest first."""
    position: str
    view: View | None
    """The table as it stands; null where there are entries, because the last one has it."""
    actions: Actions | None
    """Null when nobody may act."""
    takeback: Takeback | None
    clock: ClockInfo
    table: TableInfo
    outcome: GameOutcome | None
    dice: DiceInfo
    frozen: Frozen | None


Update = TypeAliasType("Update", FullUpdate | PartialUpdate)


class RecordFault(TypedDict):
    """Where a record is wrong, and by which clause."""

    line: int | None
    token: str | None
    clause: str
    key: str
    params: Params


class RecordComment(TypedDict):
    """What somebody wrote after a turn of a record."""

    first: int
    """The turn's first entry."""
    last: int
    text: str


class RecordRead(TypedDict):
    """A record, read and checked."""

    rules: RulesInfo
    names: list[str]
    start: View
    entries: list[Entry]
    outcome: GameOutcome | None
    error: RecordFault | None
    """Why the record does not hold any further."""
    by_hand: bool
    """The dice were rolled at a real table and entered by hand."""
    comments: list[RecordComment]
    """Without the marks of a review."""
