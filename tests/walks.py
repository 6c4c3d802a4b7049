"""Random games, seeded: the states, moves and events that tests of every part walk through.

- `walk(rules, players, seed)`: one game, moment by moment, to its end.
- `some_states(rules, games)`: the states of several games with 2 to 7 players, the last one included.
- `custom_rules()`: every combination of the knobs.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import NamedTuple

from pickomino.core.actions import STOP, STOP_CANNED, Action
from pickomino.core.claim import claims
from pickomino.core.dice import Counts
from pickomino.core.engine import apply, apply_roll, dice_due, legal_actions, new_game
from pickomino.core.events import Event
from pickomino.core.rules import Rules
from pickomino.core.state import GameState, Phase
from pickomino.play.dice_sources import throw


class Moment(NamedTuple):
    """A state, what was done in it (a decision, or how the dice fell), and what came of that."""

    before: GameState
    move: Action | Counts
    after: GameState
    events: tuple[Event, ...]


def random_action(rng: Random, state: GameState) -> Action:
    """Any legal action, but stops mostly where they claim something, so that tiles change hands."""
    actions = legal_actions(state)
    if STOP in actions and state.turn.phase is Phase.KEPT and rng.random() < 0.8:
        if STOP_CANNED in actions:
            return STOP_CANNED
        if claims(state):
            return STOP
        actions = tuple(action for action in actions if action is not STOP)
    return rng.choice(actions)


def walk(rules: Rules, players: int, seed: int, max_moves: int = 100_000) -> Iterator[Moment]:
    """One random game from the usual start to its end."""
    rng = Random(f"{rules} {players} {seed}")
    state = new_game(rules, players)
    for _ in range(max_moves):
        if state.is_over:
            return
        move: Action | Counts
        if due := dice_due(state):
            move = throw(rng, due)
            after, events = apply_roll(state, move)
        else:
            move = random_action(rng, state)
            after, events = apply(state, move)
        yield Moment(state, move, after, events)
        state = after
    raise AssertionError(f"no end after {max_moves} moves: {state}")


def some_states(rules: Rules, games: int) -> Iterator[GameState]:
    """Every state of several games, with 2 to 7 players in turn."""
    for seed in range(games):
        for moment in walk(rules, 2 + seed % 6, seed):
            yield moment.before
            if moment.after.is_over:
                yield moment.after


def custom_rules() -> tuple[Rules, ...]:
    """Every combination of the knobs."""
    return tuple(
        Rules(extras, fallback, steal, flip, six)  # type: ignore[arg-type]  # product loses the literals
        for extras, fallback, steal, flip, six in product(
            (False, True), ("nearest", "any"), ("forced", "optional"), (False, True), (False, True)
        )
    )
