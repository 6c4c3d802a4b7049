"""Every way in which the mover's turn can end, found by asking the engine.

No rule is restated here: stops are tried out on the engine with dice that make up each total, choices that
follow (which tile, whom to rob, which specialist) are followed up, and a double one is tried out likewise.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from pickomino.core.actions import ROLL, SET_ASIDE, STOP, STOP_CANNED, Action
from pickomino.core.claim import CANNED_VALUE, claims
from pickomino.core.dice import DICE_WITH_GOLDEN, NO_DICE, WORM, Counts, all_rolls, total_of
from pickomino.core.engine import apply, apply_roll, legal_actions
from pickomino.core.events import Busted, Event, Stopped
from pickomino.core.state import GameState, Phase, Turn, expect_state
from pickomino.kernels.geometry import TOTALS

_SETTLING = (Phase.CLAIM, Phase.CROW, Phase.KEEP)
"""Phases that choose between ends of the turn."""

_DOUBLE_ONE: Counts = (2, 0, 0, 0, 0, 7)


class Ending(NamedTuple):
    """One way for the turn to end."""

    gain: int
    """0 without a double one this turn, else which gain it brought, counted from 1."""
    total: int
    """What the dice come to, the canned worm counted if it is; 0 without any worm."""
    worm: bool
    """C1 holds: there is a worm die, or the canned worm counts as one."""
    canned: bool
    actions: tuple[Action, ...]
    """What the player decides from the stop on; nothing if a roll ended the turn."""
    events: tuple[Event, ...]
    """What happens, from the claim or the bust on."""
    state: GameState
    """The position after the turn."""

    @property
    def is_bust(self) -> bool:
        return isinstance(self.events[0], Busted)


class _Settled(NamedTuple):
    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    state: GameState


def _settle(state: GameState, actions: tuple[Action, ...], events: tuple[Event, ...]) -> Iterator[_Settled]:
    """Follow up all choices until the turn is over."""
    if state.turn.phase not in _SETTLING:
        yield _Settled(actions, events, state)
        return
    for action in legal_actions(state):
        step = apply(state, action)
        yield from _settle(step.state, (*actions, action), events + step.events)


@cache
def _dice_for_ends() -> tuple[tuple[bool, int, Counts], ...]:
    """For each total, without and with a worm die, some dice that make it up."""
    found: dict[tuple[bool, int], Counts] = {}
    for size in range(1, DICE_WITH_GOLDEN + 1):
        for dice, _ in all_rolls(size):
            found.setdefault((dice[WORM] > 0, total_of(dice)), dice)
    return tuple((worm, total, dice) for (worm, total), dice in sorted(found.items()))


def _stopping(state: GameState, kept: Counts) -> GameState:
    """The position with roll or stop to choose; nine dice, so that every total is possible."""
    return state._replace(turn=Turn(Phase.KEPT, kept, golden=True))


def gained_states(state: GameState) -> dict[Action | None, GameState]:
    """What a double one can bring (X2): for each choice of a victim the table after it, or without choice the
    one table under None."""
    after = apply(state._replace(turn=Turn(Phase.ROLLED, NO_DICE, _DOUBLE_ONE, golden=True)), SET_ASIDE[0])
    if after.state.turn.phase is not Phase.ROB:
        return {None: after.state}
    return robbed_states(after.state)


def robbed_states(state: GameState) -> dict[Action | None, GameState]:
    """The table after each choice of a victim (X3), before the turn goes on or stops by itself (T5)."""
    robbing = state._replace(turn=Turn(Phase.ROB, (2, 0, 0, 0, 0, 0), golden=True))
    return {action: apply(robbing, action).state for action in legal_actions(robbing)}


@dataclass(frozen=True)
class TurnEnds:
    """All ends of the turn under way in a position, and where they belong in a table of ends."""

    position: GameState
    endings: tuple[Ending, ...]
    gains: tuple[Action | None, ...]
    """The choice behind each gain by a double one; None where there is none."""
    options: npt.NDArray[np.int32]
    """(layer, worm, total, option) → ending; the row is filled up with its first ending."""

    @cached_property
    def states(self) -> tuple[GameState, ...]:
        """The different positions after the turn."""
        return tuple(dict.fromkeys(ending.state for ending in self.endings))

    @cached_property
    def state_ids(self) -> npt.NDArray[np.int64]:
        """For each ending, which of `states` it leads to."""
        ids = {state: number for number, state in enumerate(self.states)}
        return np.array([ids[ending.state] for ending in self.endings])

    def best(self, values: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """The ends of a turn problem, given the value of each ending: of several options the best counts."""
        best: npt.NDArray[Any] = values[self.options].max(axis=-1)
        return best

    def choice(self, values: npt.NDArray[Any]) -> npt.NDArray[np.int32]:
        """(layer, worm, total) → the ending that the player would choose."""
        best = values[self.options].argmax(axis=-1)
        choice: npt.NDArray[np.int32] = np.take_along_axis(self.options, best[..., None], axis=-1)[..., 0]
        return choice


class _Collector:
    """Gathers endings layer by layer; equal claims are tried out once."""

    def __init__(self) -> None:
        self.endings: list[Ending] = []
        self.options: list[list[list[list[int]]]] = []
        self._layers: dict[GameState, list[list[list[int]]]] = {}

    def add_layer(self, state: GameState) -> None:
        key = state._replace(turn=Turn(Phase.START))
        if key not in self._layers:  # a double one may gain nothing
            self._layers[key] = self._layer(key, len(self.options))
        self.options.append(self._layers[key])

    def _layer(self, state: GameState, gain: int) -> list[list[list[int]]]:
        settled: dict[tuple[Action, ...], tuple[_Settled, ...]] = {}
        options: list[list[list[int]]] = [[[] for _ in range(TOTALS)] for _ in range(2)]
        bust = self._add(gain, 0, False, False, self._roll_bust(state))
        for worm in range(2):
            options[worm] = [bust for _ in range(TOTALS)]
        no_worm = self._add(gain, 0, False, False, self._try(_stopping(state, (1, 0, 0, 0, 0, 0)), STOP))
        for worm, total, dice in _dice_for_ends():
            stopping = _stopping(state, dice)
            here: list[int] = []
            for action in legal_actions(stopping):
                if action == ROLL:
                    continue
                canned = action == STOP_CANNED
                claimed = claims(stopping, canned)
                if not claimed and not worm:  # C1: all these stops are alike
                    here += no_worm
                    continue
                if claimed not in settled:
                    settled[claimed] = self._try(stopping, action)
                counted = total + CANNED_VALUE * canned
                here += self._add(gain, counted, True, canned, settled[claimed])
            options[worm][total] = here
        return options

    @staticmethod
    def _roll_bust(state: GameState) -> tuple[_Settled, ...]:
        """Ones are set aside and ones are rolled: a bust that no weasel saves any more."""
        due = Turn(Phase.DUE, (1, 0, 0, 0, 0, 0), golden=True, weasel_used=True)
        step = apply_roll(state._replace(turn=due), (8, 0, 0, 0, 0, 0))
        return (_Settled((), step.events[1:], step.state),)

    @staticmethod
    def _try(state: GameState, action: Action) -> tuple[_Settled, ...]:
        step = apply(state, action)
        assert isinstance(step.events[0], Stopped)
        return tuple(_settle(step.state, (action,), step.events[1:]))

    def _add(
        self, gain: int, total: int, worm: bool, canned: bool, settled: tuple[_Settled, ...]
    ) -> list[int]:
        first = len(self.endings)
        for actions, events, state in settled:
            self.endings.append(Ending(gain, total, worm, canned, actions, events, state))
        return list(range(first, len(self.endings)))

    def table(self) -> npt.NDArray[np.int32]:
        most = max(len(here) for layer in self.options for side in layer for here in side)
        return np.array(
            [
                [[here + here[:1] * (most - len(here)) for here in side] for side in layer]
                for layer in self.options
            ],
            np.int32,
        )


def turn_ends(state: GameState) -> TurnEnds:
    """Every way in which the turn under way can end."""
    expect_state(state)
    turn = state.turn
    if turn.phase is Phase.OVER:
        raise ValueError("the game is over: no turn is under way")
    if turn.phase in _SETTLING:
        return _settling_ends(state)
    collector = _Collector()
    gained: dict[Action | None, GameState] = {None: state}
    if turn.phase is Phase.ROB:
        gained = robbed_states(state)
    elif not turn.kept[0]:
        gained = gained_states(state)
    collector.add_layer(state)
    for table in gained.values():
        collector.add_layer(table)
    return TurnEnds(state, tuple(collector.endings), tuple(gained), collector.table())


def _settling_ends(state: GameState) -> TurnEnds:
    """The dice are counted already: only the ends that the pending choice leads to are left."""
    kept = state.turn.kept
    # A claim without a worm die stands on the canned worm (X11).
    canned = not kept[WORM]
    total = total_of(kept) + CANNED_VALUE * canned
    endings = tuple(Ending(0, total, True, canned, *settled) for settled in _settle(state, (), ()))
    return TurnEnds(state, endings, (), np.zeros((0, 2, TOTALS, 1), np.int32))
