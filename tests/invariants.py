"""What holds at every moment of every game: nothing is lost, nothing is doubled, nothing comes back."""

from __future__ import annotations

from collections.abc import Iterable

from pickomino.core.events import Event
from pickomino.core.rules import GRILLED_WORMS, SPECIALISTS, Specialist
from pickomino.core.state import GameState
from pickomino.core.validation import defects


class Invariants:
    """Watches one game from the usual start on."""

    def __init__(self, start: GameState) -> None:
        self._before = start
        self._left: list[Specialist] = []

    def check(self, after: GameState, events: Iterable[Event]) -> None:
        """One step further: assert all that must hold now."""
        before, self._before = self._before, after
        assert defects(after) == ()
        if before[:6] == after[:6] and before.turn.offered is after.turn.offered is None:
            return  # rolled or set aside: no piece has moved
        for event in events:
            if event.kind == "specialist_left":
                self._left.append(Specialist(str(event.params()["specialist"])))
        self._every_piece_is_in_one_place(after)
        assert after.up == tuple(sorted(after.up))
        assert after.down == tuple(sorted(after.down))
        assert set(before.down) <= set(after.down)  # B2: out for the rest of the game
        assert {tile for tile, _ in after.standing} <= set(after.up)
        assert after.reserve <= before.reserve  # X4: nothing goes back to it
        assert all(player.grilled >= 0 for player in after.players)
        assert all(player.specialist is not Specialist.CROW for player in after.players)  # X13

    def _every_piece_is_in_one_place(self, state: GameState) -> None:
        tiles = [*state.up, *state.down]
        grilled = state.reserve
        specialists = [*self._left, *(specialist for _, specialist in state.standing)]
        for player in state.players:
            tiles += player.stack
            grilled += player.grilled
            if player.specialist is not None:
                specialists.append(player.specialist)
        if state.turn.offered is not None:
            specialists.append(state.turn.offered)
        assert sorted(tiles) == list(state.rules.tiles)
        assert grilled == (GRILLED_WORMS if state.rules.extras else 0)
        assert sorted(specialists) == (sorted(SPECIALISTS) if state.rules.extras else [])
