"""Settling a turn: the pieces that takes, steals, busts and grilled worms move."""

from __future__ import annotations

__all__ = ["Settlement", "robbable_seats"]

from bisect import insort

from .events import (
    Busted,
    ChoseSpecialist,
    Event,
    GameOver,
    GotGrilledWorm,
    GotSpecialist,
    HenStayed,
    NoGrilledWorm,
    Robbed,
    SpecialistBack,
    SpecialistLeft,
    Stole,
    StoleHen,
    TileReturned,
    TileTurned,
    Took,
    TurnBegan,
)
from .outcome import outcome
from .rules import Specialist
from .state import START_OF_TURN, GameState, Phase, Player, Turn

_OVER = Turn(Phase.OVER)


def robbable_seats(state: GameState) -> tuple[int, ...]:
    """From whom a grilled worm may be taken with the reserve empty (X3, X10)."""
    return tuple(
        [
            seat
            for seat, player in enumerate(state.players, 1)
            if player.grilled and seat != state.mover and player.specialist is not Specialist.HEN
        ]
    )


class Settlement:
    """A working copy of a state in which pieces are moved one by one, noting each move as an event."""

    def __init__(self, state: GameState, events: list[Event]) -> None:
        self._state = state
        self._up = list(state.up)
        self._down = state.down
        self._standing = dict(state.standing)
        self._players = list(state.players)
        self._reserve = state.reserve
        self._seat = state.mover
        self.events = events

    # Moves of single pieces

    def take(self, tile: int) -> None:
        """C2, C4: from the grill onto the mover's stack. What stood on it is settled apart."""
        me = self._me
        self._up.remove(tile)
        self._me = me._replace(stack=(*me.stack, tile))
        self.events.append(Took(self._seat, tile))

    def lift_specialist(self, tile: int) -> Specialist | None:
        """Pick up whatever specialist stood on a tile."""
        return self._standing.pop(tile, None)

    def steal(self, tile: int) -> Specialist | None:
        """C3: from an opponent's stack, the specialist with it (X5); or the hen instead (X10)."""
        victim_seat, victim = next(
            (seat, player) for seat, player in enumerate(self._players, 1) if player.top == tile
        )
        specialist = victim.specialist
        if specialist is Specialist.HEN:
            self.events.append(StoleHen(self._seat, tile, victim_seat))
            self._players[victim_seat - 1] = victim._replace(specialist=None)
            return specialist
        self._players[victim_seat - 1] = victim._replace(stack=victim.stack[:-1], specialist=None)
        me = self._me
        self._me = me._replace(stack=(*me.stack, tile))
        self.events.append(Stole(self._seat, tile, victim_seat))
        return specialist

    def hold(self, specialist: Specialist) -> Specialist | None:
        """X5: the mover gets a specialist. Returns it where a choice with the one held is due (X6)."""
        me = self._me
        self.events.append(GotSpecialist(self._seat, specialist))
        if me.specialist is not None:
            return specialist
        self._me = me._replace(specialist=specialist)
        return None

    def choose(self, kept: Specialist, given_back: Specialist) -> None:
        """X6: keep one of two specialists; the other goes back."""
        self._me = self._me._replace(specialist=kept)
        self.events.append(ChoseSpecialist(self._seat, kept, given_back))
        self.put_back(given_back)

    def put_back(self, specialist: Specialist) -> None:
        """X7: onto the lowest face-up tile that carries no specialist, else out of the game."""
        for tile in self._up:
            if tile not in self._standing:
                self._standing[tile] = specialist
                self.events.append(SpecialistBack(specialist, tile))
                return
        self.events.append(SpecialistLeft(specialist))

    def give_grilled_worm(self) -> bool:
        """X3: from the reserve, else from an opponent. False where the mover must choose from whom."""
        if self._reserve:
            self._reserve -= 1
            self._me = self._me._replace(grilled=self._me.grilled + 1)
            self.events.append(GotGrilledWorm(self._seat))
            return True
        victims = robbable_seats(self.freeze(self._state.turn))
        if len(victims) > 1:
            return False
        if victims:
            self.rob(victims[0])
        else:
            self.events.append(NoGrilledWorm(self._seat))
        return True

    def rob(self, victim_seat: int) -> None:
        """X3: a grilled worm from that opponent."""
        victim = self._players[victim_seat - 1]
        self._players[victim_seat - 1] = victim._replace(grilled=victim.grilled - 1)
        self._me = self._me._replace(grilled=self._me.grilled + 1)
        self.events.append(Robbed(self._seat, victim_seat))

    def bust(self, clause: str) -> None:
        """B1–B4, X8, X9: what a turn that came to nothing costs."""
        self.events.append(Busted(self._seat, clause))
        me = self._me
        if me.specialist is Specialist.HEN:
            self._bust_with_hen()
            return
        returned = me.top
        self._me = Player(me.stack[:-1], me.grilled, None)  # X4: grilled worms are never lost by a bust
        if returned is not None:
            insort(self._up, returned)  # B1
            self.events.append(TileReturned(self._seat, returned))
        if me.specialist is not None:
            self.put_back(me.specialist)  # X8
        if returned is None and not self._state.rules.flip_empty_handed:  # B3
            return
        highest = self._up[-1]
        if highest != returned:  # B2
            self._turn_down(highest)

    def _bust_with_hen(self) -> None:
        """X9: no tile is returned, none is turned."""
        me = self._me
        if me.stack:
            self._me = me._replace(specialist=None)
            self.put_back(Specialist.HEN)
        else:
            self.events.append(HenStayed(self._seat))

    def _turn_down(self, tile: int) -> None:
        self._up.remove(tile)
        self._down = tuple(sorted((*self._down, tile)))
        self.events.append(TileTurned(tile))
        specialist = self._standing.pop(tile, None)
        if specialist is not None:
            self.put_back(specialist)  # X8: last of all

    # Back to an immutable state

    def freeze(self, turn: Turn) -> GameState:
        """The state with the pieces as they lie now, the mover's turn at `turn`."""
        return GameState(
            rules=self._state.rules,
            up=tuple(self._up),
            down=self._down,
            standing=tuple(sorted(self._standing.items())),
            players=tuple(self._players),
            reserve=self._reserve,
            mover=self._seat,
            turn=turn,
        )

    def end_turn(self) -> GameState:
        """Pass the dice to the left, or end the game (E1, X14)."""
        if self._up:
            self._seat = self._seat % len(self._players) + 1
            self.events.append(TurnBegan(self._seat))
            return self.freeze(START_OF_TURN)
        self._seat = 0
        final = self.freeze(_OVER)
        self.events.append(GameOver(*outcome(final)))
        return final

    @property
    def _me(self) -> Player:
        return self._players[self._seat - 1]

    @_me.setter
    def _me(self, player: Player) -> None:
        self._players[self._seat - 1] = player
