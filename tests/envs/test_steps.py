"""Compiled decisions: every transition, observation, mask and result equals the engine's."""

from __future__ import annotations

import numpy as np
import pytest

from envs.decisions import decide
from pickomino.core.actions import ACTIONS, ActionKind
from pickomino.core.rules import PRESETS, Rules
from pickomino.envs.observation import action_mask, observe
from pickomino.envs.table import Table, read_settings
from pickomino.envs.vector import PickominoVectorEnv
from prove_report import proof
from walks import custom_rules


def compare(rules: Rules, players: int, games: int, steps: int, *, whole: bool = False) -> set[ActionKind]:
    """Play random games in both, and return the kinds of action that occurred; `whole` compares states as well."""
    rng = np.random.default_rng(players)
    vector = PickominoVectorEnv(games, rules=rules, opponents=None, players=players, turn_limit=60)
    tables = [Table(read_settings(rules, players, "win", 60)) for _ in range(games)]
    episodes = [0] * games
    observations, infos = vector.reset(seed=100)
    occurred: set[int] = set()
    wanted = [np.zeros_like(observations), np.zeros_like(infos["action_mask"]), infos["seat"] * 0]
    ended, cut, rewards = np.zeros(games, bool), np.zeros(games, bool), np.zeros((games, players))
    for number, table in enumerate(tables):
        table.begin(100 + number, 0)
    for _ in range(steps):
        actions = decide(rng, infos["action_mask"], observations)
        observations, _, terminated, truncated, infos = vector.step(actions)
        for game, (table, index) in enumerate(zip(tables, actions.tolist(), strict=True)):
            if table.is_over:
                episodes[game] += 1
                table.begin(100 + game, episodes[game])
            else:
                occurred.add(index)
                table.act(table.read_action(index))
            ended[game], cut[game] = table.state.is_over, table.is_cut
            rewards[game] = table.rewards() if table.is_over else 0
            seat = table.state.mover
            wanted[2][game] = infos["seat"][game] if table.is_over else seat
            wanted[0][game] = observe(table.state, int(wanted[2][game]))
            wanted[1][game] = action_mask(table.legal)
            if whole:
                assert vector.state(game) == table.state
        assert np.array_equal(observations, wanted[0])
        assert np.array_equal(infos["action_mask"], wanted[1])
        assert np.array_equal(infos["seat"], wanted[2])
        assert np.array_equal(infos["seat_rewards"], rewards)
        assert np.array_equal(terminated, ended)
        assert np.array_equal(truncated, cut)
    return {ACTIONS[index].kind for index in occurred}


@pytest.mark.parametrize("preset", PRESETS)
def test_every_transition_equals_the_engines(preset: str) -> None:
    """10,000 a preset; the proof below makes more than 100,000."""
    kinds: set[ActionKind] = set()
    for players in (2, 7):
        kinds |= compare(PRESETS[preset], players, games=20, steps=250)
    if preset == "extrawurm":
        assert kinds >= set(ActionKind) - {ActionKind.TAKE, ActionKind.STEAL}
    if preset == "squeakers":
        assert kinds >= {ActionKind.TAKE, ActionKind.STEAL}


@pytest.mark.parametrize("rules", custom_rules(), ids=str)
def test_whole_states_are_equal_under_all_knobs(rules: Rules) -> None:
    compare(rules, 3, games=4, steps=60, whole=True)


@pytest.mark.prove
def test_a_hundred_thousand_transitions_a_preset() -> None:
    with proof("Environments: compiled steps") as figures:
        for preset, rules in PRESETS.items():
            for players in range(2, 8):
                compare(rules, players, games=100, steps=180)
            figures[f"steps equal to the engine's, {preset}, 2 to 7 players"] = 6 * 100 * 180
