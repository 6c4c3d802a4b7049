"""Counting turns: how many ways there are to roll and set aside, a check of the dice rules by themselves."""

from __future__ import annotations

__all__ = ["perft", "perft_by_choice"]

from functools import cache
from math import comb

from .dice import DICE, DICE_WITH_GOLDEN, FACES
from .rules import Specialist
from .state import GameState, Phase


def perft(state: GameState, depth: int) -> int:
    """How many sequences of this length (unordered roll, face set aside) begin here, within this turn.

    The weasel is not followed, for it sets nothing aside; whom to rob (X3) makes no difference to the dice.
    """
    return sum(perft_by_choice(state, depth).values()) if depth else 1


def perft_by_choice(state: GameState, depth: int) -> dict[str, int]:
    """The same count for each face that may be set aside first; only those with a sequence are listed."""
    if not depth:
        return {}
    turn = state.turn
    used = frozenset(face for face in range(6) if turn.kept[face])
    counts = {
        name: _first_choice(state, face, used, depth) for face, name in enumerate(FACES) if face not in used
    }  # T2
    return {name: count for name, count in counts.items() if count}


def _first_choice(state: GameState, face: int, used: frozenset[int], depth: int) -> int:
    turn = state.turn
    if turn.phase is Phase.ROLLED:
        count = turn.roll[face]
        return _sequences(used | {face}, turn.dice_left - count, depth - 1) if count else 0
    return sum(_with_face(face, used, dice, depth) for dice in _dice_to_roll(state))


def _dice_to_roll(state: GameState) -> tuple[int, ...]:
    """With how many dice the turn may go on; none where it can only end."""
    turn = state.turn
    if turn.phase is Phase.START:
        return (DICE, DICE_WITH_GOLDEN) if state.me.specialist is Specialist.GOLDEN else (DICE,)  # X12
    return (turn.dice_left,) if turn.phase in (Phase.DUE, Phase.KEPT, Phase.ROB) else ()


@cache
def _sequences(used: frozenset[int], dice: int, depth: int) -> int:
    """Sequences with these faces set aside already and this number of dice left to roll."""
    if not depth:
        return 1
    return sum(_with_face(face, used, dice, depth) for face in range(6) if face not in used)


def _with_face(face: int, used: frozenset[int], dice: int, depth: int) -> int:
    """Those of them that set this face aside next, however many dice show it."""
    return sum(
        # how many rolls have exactly `count` of this face: the other dice show any of five faces, in any order
        comb(dice - count + 4, 4) * _sequences(used | {face}, dice - count, depth - 1)
        for count in range(1, dice + 1)
    )
