"""How players add to the dice of a game: each commits, and when all have, each reveals."""

from __future__ import annotations

from dataclasses import dataclass

from pickomino.server.log.contributing import unrevealed, without_commitment
from pickomino.server.log.entries import Committed, EntropyAdded
from pickomino.server.log.fairdice import entropy_commitment
from pickomino.server.log.fold import Game
from pickomino.server.play.edits import Edit
from pickomino.server.play.games import Games
from pickomino.server.play.live import LiveGame
from pickomino.server.refusals import Refusal
from pickomino.server.tokens import Secrets


@dataclass(slots=True)
class Contributions:
    """The players' share of the dice."""

    games: Games
    secrets: Secrets

    async def commit(self, live: LiveGame, player_id: str, commitment: str) -> None:
        """Note the hash of what a player will add, for all their seats; the same again changes nothing."""

        def change(edit: Edit) -> None:
            mine = edit.seats_of(player_id)
            if all(edit.game.seat(seat).commitment == commitment for seat in mine):
                return
            self.modernise(edit)
            game = edit.game
            if game.phase != "commit" or game.has_ended or any(seat in game.barred for seat in mine):
                raise Refusal("already_started")
            if any(seat.commitment == commitment for seat in game.seats):
                raise Refusal("entropy_mismatch")
            if any(game.seat(seat).commitment for seat in mine):
                edit.check_may_rearrange()
            edit.draft.add(Committed(tuple(mine), commitment), "player")
            self.go_on(edit)

        await self.games.edit(live, change)

    async def reveal(self, live: LiveGame, player_id: str, entropy: str) -> None:
        """Add what a player committed to; the game starts when it is the last thing missing."""

        def change(edit: Edit) -> None:
            game, mine = edit.game, edit.seats_of(player_id)
            if any(game.seat(seat).entropy == entropy for seat in mine):
                return
            promised = entropy_commitment(game.id, entropy)
            seat = next((seat for seat in mine if game.seat(seat).commitment == promised), None)
            if game.phase == "fixed" or game.has_ended:
                raise Refusal("already_started")
            if seat is None:
                raise Refusal("entropy_mismatch")
            if game.phase == "commit":
                raise Refusal("entropy_early")
            edit.draft.add(EntropyAdded(seat, entropy), "player")
            self.go_on(edit)

        await self.games.edit(live, change)

    async def time_is_up(self, game_id: str) -> None:
        """Go on without those who have not committed, or anew without those who have not revealed."""
        live = await self.games.get(game_id)
        await self.games.refresh(live)

        def change(edit: Edit) -> None:
            starts_at = live.row.starts_at
            if starts_at is None or starts_at > edit.now or edit.game.phase == "fixed":
                return
            self.go_on(edit, is_due=not self.modernise(edit))

        await self.games.edit(live, change)

    def modernise(self, edit: Edit) -> bool:
        """Let a table that an earlier version opened follow the present protocol; returns whether it had to."""
        is_old = edit.game.protocol == 1 and edit.game.status == "lobby"
        if is_old:
            edit.draft.reseed("upgraded", self.secrets.seed())
        return is_old

    def go_on(self, edit: Edit, *, is_due: bool = False) -> None:
        """Take the next step towards the dice once everybody has contributed, or time is up."""
        if any(seat.kind == "open" for seat in edit.game.seats):
            return
        if edit.game.phase == "reveal" and is_due and unrevealed(edit.game):
            # Otherwise a player could choose between two outcomes by withholding: the new seed makes one that nobody knows.
            edit.draft.reseed("withheld", self.secrets.seed())
            is_due = False
        if edit.game.phase == "commit" and (is_due or _is_complete(edit.game)):
            edit.draft.lock()
        if edit.game.phase == "reveal" and not unrevealed(edit.game):
            edit.draft.start()


def _is_complete(game: Game) -> bool:
    """Whether everybody who plays has committed; a game under way waits until at least one person is back."""
    awaited = without_commitment(game)
    if game.status == "running" and awaited and not any(seat.commitment for seat in game.seats):
        return False
    return all(game.seat(seat).away for seat in awaited)
