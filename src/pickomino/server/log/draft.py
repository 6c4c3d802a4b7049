"""The entries that would come next in a game, folded on a copy: the game itself stays as stored."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pickomino.core.actions import Action
from pickomino.core.dice import Counts
from pickomino.core.events import Event
from pickomino.core.state import Phase, Turn
from pickomino.server.log.chain import entry_hash
from pickomino.server.log.codec import encode_entry
from pickomino.server.log.contributing import unrevealed, without_commitment
from pickomino.server.log.entries import (
    PROTOCOL,
    Acted,
    By,
    EndReason,
    Entry,
    Happening,
    Locked,
    Opened,
    Reseeded,
    ReseedReason,
    Revealed,
    Started,
)
from pickomino.server.log.fairdice import bot_chance, commitment, roll_dice
from pickomino.server.log.fold import Dice, Folded, Game


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
        self.new_seed: bytes | None = None
        """The seed that takes the place of the stored one."""
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

    def lock(self) -> None:
        """Let nobody commit any more."""
        self.add(Locked(without_commitment(self.game)), "server")

    def reseed(self, reason: ReseedReason, seed: bytes) -> None:
        """Publish the seed used so far and go on with another one."""
        withheld = unrevealed(self.game) if reason == "withheld" else ()
        promised = commitment(self.game.id, seed)
        self.add(Reseeded(reason, withheld, self._seed.hex(), promised, PROTOCOL), "server")
        self._seed = self.new_seed = seed

    def start(self) -> None:
        """Fix the players' entropy and begin."""
        self.add(Started(tuple(seat.entropy for seat in self.game.seats)), "server")

    def act(
        self,
        action: Action,
        by: By,
        dice: Dice | None = None,
        decider: str | None = None,
        measured: float = 0,
    ) -> Acted:
        """Append an action of the mover with the dice it orders, and the reveal if it ends the game.

        Without another source of `dice`, they come from the seed. `decider` is the bot that decided in place of the
        one at the seat, `measured` how many milliseconds the network took for a player's decision. Raises IllegalAction, with nothing appended, if the
        rules forbid the action.
        """
        game = self.game
        assert game.mover is not None
        before = game.state.turn
        chance = self.chance() if by == "bot" else None
        acted, events = game.act(action, by, dice or self._dice, measured)
        if chance is not None:
            acted = replace(acted, chance=chance, decider=decider)
        self._append(acted, by, events, before)
        if game.by_limit or game.state.turn.phase is Phase.OVER:
            self.reveal("limit" if game.by_limit else "over")
        return acted

    def reveal(self, reason: EndReason) -> None:
        """Publish the seed: the game has ended or is given up."""
        self.add(Revealed(reason, self._seed.hex()), "server")

    def chance(self) -> str | None:
        """The seed of the random choices of a bot that decides now; logs of the first protocol have none."""
        game = self.game
        if game.protocol == 1:
            return None
        assert game.digest is not None
        return bot_chance(self._seed, game.id, game.digest, game.version + 1)

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
        text, previous = encode_entry(entry), game.head
        game.head = entry_hash(previous, text)
        drafted = Drafted(Folded(entry, events, game.state, before, previous), text, game.head)
        self.entries.append(drafted)
        return drafted
