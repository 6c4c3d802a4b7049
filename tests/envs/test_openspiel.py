"""The OpenSpiel game: OpenSpiel's own simulation tests and playthrough in all presets, and play by its algorithms."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")  # there are no wheels for Windows

from open_spiel.python.algorithms import generate_playthrough, mcts  # noqa: E402

import pickomino.envs.openspiel  # noqa: E402, F401  # registers the game
from pickomino.core.actions import ROLL  # noqa: E402
from pickomino.core.rules import PRESETS  # noqa: E402


def load(**settings: Any) -> Any:
    return pyspiel.load_game("python_pickomino", settings)


@pytest.mark.parametrize("preset", PRESETS)
def test_openspiels_simulations(preset: str) -> None:
    game = load(rules=preset, players=3, turn_limit=12)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_playthrough_repeats(preset: str) -> None:
    settings = f"python_pickomino(rules={preset},turn_limit=1)"
    first = generate_playthrough.playthrough(settings, None, seed=3)
    lines = first.splitlines()
    actions = next(line for line in reversed(lines) if line.startswith("History() = "))
    again = generate_playthrough.playthrough(settings, [int(a) for a in actions[13:-1].split(", ")])
    assert again == first
    assert "IsTerminal() = True" in first


def test_rolls_have_their_exact_chances() -> None:
    state = load().new_initial_state()
    assert not state.is_chance_node()
    state.apply_action(ROLL.id)
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert len(outcomes) == 1287
    assert abs(sum(chance for _, chance in outcomes) - 1) < 1e-12
    assert outcomes[0] == (0, float(Fraction(1, 6**8)))
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 0) == "dice 11111111"


def test_knobs_are_written_without_spaces() -> None:
    game = load(rules="extrawurm;steal:optional;fallback:any", players=7)
    assert (
        str(game) == "python_pickomino(players=7,rules=extrawurm;steal:optional;fallback:any,turn_limit=1000)"
    )
    assert game.start.rules.steal == "optional"
    for bad in ({"rules": "chess"}, {"players": 8}, {"turn_limit": 0}, {"turn_limit": 2**31 - 1}):
        with pytest.raises(pyspiel.SpielError):
            load(**bad)


def test_its_algorithms_play() -> None:
    game = load(turn_limit=2)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.0, 8, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            assert numbers == tuple(range(len(numbers)))  # whatever the search did with what it was given
            state.apply_action(int(rng.choice(numbers, p=chances)))
        else:
            state.apply_action(bot.step(state))
    assert sum(state.returns()) == 0
    assert sorted(state.returns()) in ([-1, 1], [0, 0])
