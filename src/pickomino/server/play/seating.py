"""Changes to who sits where before the start: seats swapped, given to bots, or taken from guests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pickomino.server.log.entries import GotUp, Sat, Swapped
from pickomino.server.play.edits import Edit
from pickomino.server.play.live import LiveGame
from pickomino.server.play.tables import Tables
from pickomino.server.refusals import Refusal
from pickomino.server.storage.stored_games import SeatRow


@dataclass(slots=True)
class Seating:
    """What people change about the seats of a table that has not started."""

    tables: Tables

    async def swap(self, live: LiveGame, player_id: str, seat: int, other: int) -> None:
        """Exchange two seats: the host any two, a guest their own for an open one."""

        def change(edit: Edit) -> None:
            is_host = live.row.host == player_id
            if is_host:
                edit.check_host(player_id)
            else:
                edit.check_owner(player_id, seat)
            _check_lobby(edit, seat, other)
            if not is_host and edit.game.seat(other).kind != "open":
                raise Refusal("seat_taken")
            if seat != other:
                edit.check_may_rearrange()
                edit.draft.add(Swapped(seat, other), "player")
                owners = live.row.seats
                edit.seats |= {seat: owners[other - 1], other: owners[seat - 1]}

        await self._store(live, change)

    async def give_to_bot(self, live: LiveGame, player_id: str, seat: int, bot: str) -> None:
        """Let a bot take an open seat, or another bot's; the game starts if that was the last thing missing."""
        spec = self.tables.read_bot(bot)

        def change(edit: Edit) -> None:
            edit.check_host(player_id)
            _check_lobby(edit, seat)
            found = edit.game.seat(seat)
            if found.kind == "human":  # a guest may have been faster
                raise Refusal("seat_taken")
            if found.bot == spec:
                return
            edit.check_may_rearrange()
            if found.kind == "bot":
                edit.draft.add(GotUp(seat), "player")
            edit.draft.add(Sat(seat, spec), "player")
            self.tables.contributions.go_on(edit)

        await self._store(live, change)

    async def clear(self, live: LiveGame, player_id: str, seat: int) -> None:
        """Take a seat from a bot, or all seats from a guest.

        A removed guest does not come back uninvited: the way in is new, and a seat at a listed table is not for them.
        """
        invitation = self.tables.secrets.key(), await self.tables.new_code()

        def change(edit: Edit) -> str | None:
            edit.check_host(player_id)
            _check_lobby(edit, seat)
            guest = live.row.seats[seat - 1].player_id
            if guest == player_id:  # own seats are left, not cleared
                raise Refusal("forbidden")
            taken = [seat] if edit.game.seat(seat).kind != "open" else []
            for number in taken if guest is None else live.seats_of(guest):
                edit.draft.add(GotUp(number), "player")
                edit.seats[number] = SeatRow()
            if guest is not None:
                edit.invitation, edit.removed = invitation, guest
            return guest

        guest = await self.tables.games.edit(live, change)
        self.tables.games.publish_table(live, is_key_new=guest is not None)

    async def _store(self, live: LiveGame, change: Callable[[Edit], None]) -> None:
        await self.tables.games.edit(live, change)
        self.tables.games.publish_table(live)


def _check_lobby(edit: Edit, *seats: int) -> None:
    if edit.game.status != "lobby" or edit.game.phase != "commit":
        raise Refusal("already_started")
    for seat in seats:
        if seat > len(edit.game.seats):
            raise Refusal("bad_request", where="seat", problem=f"there are {len(edit.game.seats)} seats")
