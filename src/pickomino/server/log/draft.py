"""The entries that would come next in a game, folded on a copy: the game itself stays as stored."""

from __future__ import annotations

from dataclasses import dataclass

from pickomino.core.actions import Action
from pickomino.core.dice import Counts
from pickomino.core.events import Event
from pickomino.core.state import Phase, Turn
from pickomino.server.log.chain import entry_hash
from pickomino.server.log.codec import encode_entry
from pickomino.server.log.entries import Acted, By, EndReason, Entry, Happening, Opened, Revealed, Started
from pickomino.server.log.fairdice import roll_dice
from pickomino.server.log.game import Dice, Folded, Game


@dataclass(frozen=True, slots=True)
class Drafted:
    """An entry ready to be stored."""

    folded: Folded
    text: str
    hash: str

    @property
    def stored(self) -> tuple[int, str, str]:
        """Version, text and hash, as the database has them."""
        return self.folded.entry.version, self.text, self.hash


class Draft:
    """Entries that would follow a game."""

    def __init__(self, game: Game, at: int, seed: bytes) -> None:
        self.game = game.branch()
        self.entries: list[Drafted] = []
        self.rolled: list[Counts] = []
        self._at = at
        self._seed = seed

    @classmethod
    def opening(cls, opened: Opened, at: int, seed: bytes) -> Draft:
        """Return a draft that begins a new game."""
        draft = cls(Game.opened(opened), at, seed)
        draft.add(opened, "server")
        return draft

    def add(self, happened: Happening, by: By) -> Drafted:
        """Append an entry to the draft; raises FoldError if it cannot follow."""
        before = self.game.state.turn
        return self._append(happened, by, self.game.advance(by, happened), before)

    def start(self) -> None:
        """Fix the players' entropy and begin."""
        self.add(Started(tuple(seat.entropy for seat in self.game.seats)), "server")

    def act(self, action: Action, by: By, dice: Dice | None = None) -> Acted:
        """Append an action of the mover with the dice it orders, and the reveal if it ends the game.

        Without another source of `dice`, they come from the seed. Raises IllegalAction, with nothing appended, if the
        rules forbid the action.
        """
        game = self.game
        assert game.mover is not None
        before = game.state.turn
        acted, events = game.act(action, by, dice or self._dice)
        self._append(acted, by, events, before)
        if game.by_limit or game.state.turn.phase is Phase.OVER:
            self.reveal("limit" if game.by_limit else "over")
        return acted

    def reveal(self, reason: EndReason) -> None:
        """Publish the seed: the game has ended or is given up."""
        self.add(Revealed(reason, self._seed.hex()), "server")

    def _dice(self, number: int, due: int) -> Counts:
        game = self.game
        assert game.digest is not None
        assert not game.by_hand
        counts = roll_dice(self._seed, game.id, game.digest, number, due)
        self.rolled.append(counts)
        return counts

    def _append(self, happened: Happening, by: By, events: tuple[Event, ...], before: Turn) -> Drafted:
        game = self.game
        entry = Entry(game.version, by, self._at, game.position, happened)
        text = encode_entry(entry)
        game.head = entry_hash(game.head, text)
        drafted = Drafted(Folded(entry, events, game.state, before), text, game.head)
        self.entries.append(drafted)
        return drafted
