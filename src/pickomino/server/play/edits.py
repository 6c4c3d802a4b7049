"""A change to a game while it is being made: drafted entries, and the seats and the host that change with them."""

from __future__ import annotations

from typing import NamedTuple

from pickomino.server.log.draft import Draft
from pickomino.server.log.entries import CameBack
from pickomino.server.log.fold import Game
from pickomino.server.play.live import LiveGame
from pickomino.server.refusals import Refusal
from pickomino.server.storage.stored_games import SeatRow

MOST_LEAVES = 100
"""How often a player may leave a game and still come back to it, so that nobody fills its log with that."""

LOBBY_ENTRIES = 1_000
"""Entries of a log after which a table that has not started sees no more coming and going: the rest is for the game."""


class RequestKey(NamedTuple):
    """A request that counts once, however often it is sent: who sent it, and the id they gave it."""

    player_id: str
    request_id: str


class Edit:
    """What `Games.edit` hands to a change: the game as it stands, and a draft of what comes next."""

    def __init__(self, live: LiveGame, now: int) -> None:
        self.live = live
        self.now = now
        self.drafted: Draft | None = None
        self.seats: dict[int, SeatRow] = {}
        """The seats that get another owner."""
        self.host: str | None = None
        """The new host, if it changes."""
        self.invitation: tuple[str, str] | None = None
        """The new key and code, if the old ones shall let nobody in any more."""
        self.player: str | None = None
        """The player who makes the edit: nothing is stored for one who has been forgotten in the meantime."""
        self.row = live.row
        """The row to store with the draft."""
        self.removed: str | None = None
        """The guest whom the host removes."""
        self.uninvited: str | None = None
        """Who sits down without having shown the key: nobody whom the host has removed."""

    @property
    def game(self) -> Game:
        """The game with what has been drafted so far."""
        return self.live.game if self.drafted is None else self.drafted.game

    @property
    def draft(self) -> Draft:
        """The draft; raises Refusal if the game is frozen, because nothing can follow then."""
        if self.drafted is None:
            if self.live.frozen is not None:
                raise Refusal("frozen")
            self.drafted = Draft(self.live.game, self.now, self.live.row.seed)
        return self.drafted

    @property
    def is_empty(self) -> bool:
        """Whether nothing would change."""
        return not self.seats and (self.drafted is None or not self.drafted.entries)

    def discard(self) -> None:
        """Start over."""
        self.drafted = None
        self.seats.clear()
        self.host = self.invitation = self.removed = self.uninvited = None

    def check_owner(self, player_id: str, seat: int) -> None:
        """Raise Refusal unless the player owns the seat."""
        seats = self.live.row.seats
        if not 1 <= seat <= len(seats) or seats[seat - 1].player_id != player_id:
            raise Refusal("forbidden")
        self.player = player_id

    def check_host(self, player_id: str) -> None:
        """Raise Refusal unless the player is the host."""
        if self.live.row.host != player_id:
            raise Refusal("forbidden")
        self.player = player_id

    def check_may_rearrange(self) -> None:
        """Raise Refusal if the log has enough of what people do before the start; leaving and starting it may hold."""
        if self.game.version >= LOBBY_ENTRIES:
            raise Refusal("too_many_changes")

    def bring_back(self, seat: int) -> None:
        """Let a player play a seat again; raises Refusal if they have left too often."""
        if self.game.seat(seat).left >= MOST_LEAVES:
            raise Refusal("left_too_often")
        self.draft.add(CameBack(seat), "player")

    def names_beside(self, player_id: str) -> list[str]:
        """What the other people at the table are called."""
        seats = self.live.row.seats
        return [seat.name for seat in seats if seat.name is not None and seat.player_id != player_id]

    def seats_of(self, player_id: str) -> list[int]:
        """The player's seats; raises Refusal if there are none."""
        seats = self.live.seats_of(player_id)
        if not seats:
            raise Refusal("forbidden")
        self.player = player_id
        return seats
