"""Endings of turns in the game kernel, against those that the engine finds."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from pickomino.core.rules import PRESETS, Rules
from pickomino.core.state import GameState
from pickomino.kernels.compiling import load_kernels
from pickomino.kernels.game_rows import POSITION_COLUMNS, WIDTH
from pickomino.kernels.policies import GREEDY, RANDOM, SWING, WILD
from pickomino.kernels.pool import GOLD, PLAIN, READY
from pickomino.solver.endings import turn_ends
from pickomino.solver.game.packing import pack, unpack
from pickomino.solver.game.player import GamePlayer
from pickomino.solver.position import solve_position
from pickomino.solver.valuations import own_worms, swing

BATCH = 32


def states_of(rules: Rules, players: int, count: int) -> list[GameState]:
    """Positions between turns from games of mixed play, no two alike."""
    line_up = [(RANDOM, WILD, GREEDY)[seat % 3] for seat in range(players)]
    player = GamePlayer(rules, line_up, seed=players, keep_log=True, slots=8)
    found: dict[GameState, None] = {}
    for game in player.records(0, 1000):
        for number, (_, row) in enumerate(game.turns()):
            state = unpack(row, rules)
            if not state.is_over and number % 5 == 0:
                found[state] = None
        if len(found) >= count:
            break
    return list(found)[:count]


def kind_of(state: GameState) -> int:
    return {"w": READY, "g": GOLD}.get(str(state.me.specialist), PLAIN)


def groups(states: list[GameState]) -> list[tuple[int, list[GameState]]]:
    """The positions by the kind of solve that they need, in batches."""
    found = []
    for kind in (PLAIN, READY, GOLD):
        alike = [state for state in states if kind_of(state) == kind]
        found += [(kind, alike[at : at + BATCH]) for at in range(0, len(alike), BATCH)]
    return found


def load(player: GamePlayer, group: list[GameState]) -> Any:
    player.pool.cells.reshape(-1, WIDTH)[: len(group)] = [pack(state) for state in group]
    return np.arange(len(group), dtype=np.int32)


CASES = [
    *[(name, players, 60) for name in PRESETS for players in (2, 4)],
    ("extrawurm", 7, 100),
    ("extrawurm", 2, 200),
]


@pytest.mark.parametrize(("name", "players", "count"), CASES)
def test_successors_are_those_of_the_engine(name: str, players: int, count: int) -> None:
    rules = PRESETS[name]
    kernels: Any = load_kernels("whole_games")
    player = GamePlayer(
        rules,
        (GREEDY,) * players,
        seed=1,
        batch=BATCH,
        slots=BATCH,
        valuations=[lambda _, seats: seats] * players,
    )
    columns = list(POSITION_COLUMNS)
    for _, group in groups(states_of(rules, players, count)):
        slots = load(player, group)
        endings = player._endings
        pool = player.pool
        listed = kernels.list_endings(pool.cells, pool.rules, pool.policies, slots, len(group), True, endings)
        rows = endings.successors.reshape(-1, WIDTH)[:listed]
        for at, state in enumerate(group):
            mine = {unpack(row, rules) for row in rows[endings.group[:listed] == at]}
            ends = turn_ends(state)
            # A victim of the double one is fixed beforehand: the others' layers are not listed.
            gains = {ending.gain for ending in ends.endings if ending.state in mine and ending.gain}
            wanted = {e.state for e in ends.endings if e.gain == 0 or len(ends.gains) == 1}
            assert wanted <= mine
            assert mine <= {ending.state for ending in ends.endings}
            assert len(ends.gains) == 1 or gains
        # Counters apart, packing what was unpacked gives the same row.
        again = np.array([pack(unpack(row, rules)) for row in rows])
        assert (again[:, columns] == rows[:, columns]).all()


@pytest.mark.parametrize("policy", [GREEDY, SWING])
@pytest.mark.parametrize(("name", "players", "wanted"), CASES)
def test_ends_and_values_are_those_of_the_solver(name: str, players: int, wanted: int, policy: int) -> None:
    rules = PRESETS[name]
    kernels: Any = load_kernels("whole_games")
    player = GamePlayer(rules, (policy,) * players, seed=1, batch=BATCH, slots=BATCH)
    measure = own_worms if policy == GREEDY else swing
    for kind, group in groups(states_of(rules, players, wanted)):
        slots = load(player, group)
        pool, endings, count = player.pool, player._endings, len(group)
        kernels.list_endings(pool.cells, pool.rules, pool.policies, slots, count, False, endings)
        kernels.price_ends(pool.cells, pool.rules, slots, slots, count, endings, player._solved[kind])
        batches = player._batches[kind]
        for batch in batches:
            batch.ends[:] = batches[0].ends
            batch.run(len(group))
        values = np.max([batch.root_values(len(group)) for batch in batches], axis=0)
        for at, state in enumerate(group):
            exact = solve_position(state, measure(state))
            ends = exact.ends.best(exact.values).reshape(len(exact.ends.gains) + 1, -1)
            mine = batches[0].ends[0, :, at].reshape(2, -1)
            assert (mine[0] == ends[0]).all(), str(state)
            assert (mine[1] == ends[1:].max(axis=0)).all(), str(state)
            assert values[at] == pytest.approx(exact.value, abs=2e-5), str(state)


def test_greedy_plays_what_the_solver_calls_best() -> None:
    """Every decision of greedy games is worth as much as the best one (single against double precision)."""
    from pickomino.core.actions import ACTIONS
    from pickomino.core.engine import apply, apply_roll, legal_actions, new_game
    from pickomino.kernels.game_rows import OUTCOME, counts_of

    rules = PRESETS["extrawurm"]
    player = GamePlayer(rules, (GREEDY, SWING, GREEDY), seed=4, keep_log=True, slots=4)
    decided = 0
    for game in player.records(0, 4):
        state = new_game(rules, 3)
        for codes, _ in game.turns():
            for code in codes:
                if code >= OUTCOME:
                    continue
                if code < 0:
                    state = apply_roll(state, counts_of(code)).state
                    continue
                if len(legal_actions(state)) > 1:
                    measure = swing if state.mover == 2 else own_worms
                    solution = solve_position(state, measure(state))
                    assert solution.actions[ACTIONS[code]] == pytest.approx(solution.value, abs=2e-5)
                    decided += 1
                state = apply(state, ACTIONS[code]).state
    assert decided > 500


def test_values_from_outside() -> None:
    """A valuation that counts worms plays just as `greedy` does."""
    from pickomino.kernels.game_rows import APPLE, APPLE_WORTH, GRILLED, HELD, WORMS
    from pickomino.kernels.policies import OUTSIDE

    def count_worms(rows: Any, seats: Any) -> Any:
        at = np.arange(len(rows))
        apple = APPLE_WORTH * (rows[at, HELD + seats] == APPLE)
        return rows[at, WORMS + seats] + rows[at, GRILLED + seats] + apple

    rules = PRESETS["extrawurm"]
    outside = GamePlayer(rules, (OUTSIDE, GREEDY), seed=3, valuations=(count_worms, None)).play(0, 300)
    greedy = GamePlayer(rules, (GREEDY, GREEDY), seed=3).play(0, 300)
    # Worms counted from another zero round differently in single precision, so that a few games may differ.
    assert abs(outside.mean_length - greedy.mean_length) < 0.5
    assert np.abs(outside.win_shares - greedy.win_shares).max() < 0.05
