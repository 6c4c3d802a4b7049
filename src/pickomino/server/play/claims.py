"""Claims: a player whose game waits for somebody who is gone lets a bot play on, or takes the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pickomino.server.log.entries import CameBack, ClaimChoice, Claimed
from pickomino.server.log.fold import Game
from pickomino.server.play.edits import Edit
from pickomino.server.play.games import Games
from pickomino.server.play.live import LiveGame
from pickomino.server.refusals import Refusal


@dataclass(slots=True)
class Claims:
    """What players may ask for in the place of somebody who does not come back."""

    games: Games
    seconds: Callable[[], float]

    async def claim(self, live: LiveGame, player_id: str, seat: int, choice: ClaimChoice) -> None:
        """Have bots play for those who are gone, or win if nobody else is left; raises Refusal while it is too early.

        The game must wait for one of them, unless they have left by their own will. Games over days have clocks for
        this, and nobody is expected to stay connected to them.
        """

        def change(edit: Edit) -> None:
            edit.check_owner(player_id, seat)
            game = edit.game
            if game.has_ended:
                raise Refusal("game_over")
            if game.mover is None:
                raise Refusal("not_started")
            mine = edit.seats_of(player_id)
            gone = self._gone(live, game, mine)
            if choice == "bot":
                _take_over(edit, seat, [number for number in gone if not game.seat(number).away])
            else:
                _win(edit, seat, mine, gone)

        await self.games.edit(live, change)

    def _gone(self, live: LiveGame, game: Game, mine: list[int]) -> list[int]:
        """The seats of others who have left, or have not been connected for long."""
        due = {number for number, wait in live.claim_waits(self.seconds()).items() if not wait}
        return [
            number
            for number, found in enumerate(game.seats, 1)
            if found.kind == "human" and number not in mine and (found.away == "left" or number in due)
        ]


def _take_over(edit: Edit, seat: int, absent: list[int]) -> None:
    if edit.game.mover not in absent:
        raise Refusal("not_absent")
    edit.draft.add(Claimed(seat, tuple(absent), "bot"), "player")


def _win(edit: Edit, seat: int, mine: list[int], absent: list[int]) -> None:
    game = edit.game
    has_left = all(game.seat(number).away == "left" for number in absent)
    waits = game.mover in absent or has_left
    if not absent or not waits or len(absent) + len(mine) < len(game.seats):
        raise Refusal("not_absent")
    for number in mine:
        if game.seat(number).away:
            edit.draft.add(CameBack(number), "player")
    edit.draft.add(Claimed(seat, tuple(absent), "win"), "player")
    edit.draft.reveal("claimed")
