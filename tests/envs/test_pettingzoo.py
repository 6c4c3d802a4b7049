"""The PettingZoo environment: PettingZoo's own tests in all presets, illegal moves, rewards, rendering."""

from __future__ import annotations

import sys
from functools import partial
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from envs.decisions import decide
from pickomino.core.actions import ROLL, STOP
from pickomino.core.outcome import outcome
from pickomino.core.rules import PRESETS
from pickomino.envs import pickomino_v0

ODD = pytest.mark.filterwarnings(  # the test's own opinion on dictionaries
    "ignore:Observation space for each agent probably should be", "ignore:Observation is not a NumPy array"
)


@ODD
@pytest.mark.parametrize("preset", PRESETS)
def test_pettingzoos_tests(preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    players = 2 + list(PRESETS).index(preset)
    make = partial(pickomino_v0.env, rules=preset, players=players)
    api_test(make(), num_cycles=150)
    api_test(pickomino_v0.raw_env(rules=preset, players=players), num_cycles=50)
    seed_test(make, num_cycles=60)
    clock = SimpleNamespace(
        time=partial(next, iter(np.arange(0, 100, 0.02)))
    )  # it runs for five seconds of this
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", clock)
    performance_benchmark(make())


def play(env: Any, seed: int) -> list[Any]:
    """The first game of a seed: what every agent saw and did, and at the end was paid."""
    env.reset(seed=seed)
    return play_out(env)


def play_on(env: Any) -> list[Any]:
    """The next game of the same seed."""
    env.reset()
    return play_out(env)


def play_out(env: Any) -> list[Any]:
    """A whole game from where it is reset, by the same decisions for the same observations."""
    rng, history = np.random.default_rng(1), []
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        action = None
        if not (terminated or truncated):
            action = int(decide(rng, seen["action_mask"][None], seen["observation"][None])[0])
        history.append((agent, seen["observation"].tobytes(), reward, terminated, truncated, action))
        env.step(action)
    return history


def test_games_repeat_by_seed() -> None:
    one, other = (pickomino_v0.env(rules="extrawurm", players=3, turn_limit=40) for _ in range(2))
    first = play(one, 5)
    assert first == play(other, 5) != play(one, 6)
    one.reset(seed=5)
    other.reset(seed=5)
    second = play_on(one)
    assert second == play_on(other) != first  # the second game of the seed


def test_winners_share_what_a_game_pays() -> None:
    env = pickomino_v0.env(players=4)
    history = play(env, 1)
    paid = {agent: reward for agent, _, reward, _, _, action in history if action is None}
    winners = outcome(env.unwrapped.game_state).winners
    assert sum(paid.values()) == 1
    assert {agent for agent, reward in paid.items() if reward} == {f"player_{seat}" for seat in winners}
    margins = pickomino_v0.env(players=4, reward="margin")
    history = play(margins, 1)
    worms = outcome(margins.unwrapped.game_state).worms
    last = {agent: reward for agent, _, reward, _, _, action in history if action is None}
    assert last["player_1"] == worms[0] - max(worms[1:])


def test_the_limit_truncates() -> None:
    history = play(pickomino_v0.env(turn_limit=2), 1)
    assert history[-1][3:5] == (False, True)


def test_an_illegal_move_loses_by_pettingzoos_convention(caplog: pytest.LogCaptureFixture) -> None:
    env = pickomino_v0.env(players=3)
    env.reset(seed=1)
    with caplog.at_level("WARNING"):
        env.step(STOP.id)
    paid = {}
    for agent in env.agent_iter():
        _, paid[agent], terminated, truncated, _ = env.last()
        assert terminated
        assert truncated
        env.step(None)
    assert paid == {"player_1": -1, "player_2": 0, "player_3": 0}
    env.reset(seed=1)
    env.step(ROLL.id)
    assert env.agent_selection == "player_1"


def test_the_raw_environment_raises_and_stays_as_it_was() -> None:
    env = pickomino_v0.raw_env()
    env.reset(seed=1)
    before = env.game_state
    for action in (STOP.id, 57, -1, None, "roll", 0.0, np.array([0]), np.array([0, 1])):
        with pytest.raises(gymnasium.error.InvalidAction):
            env.step(action)  # type: ignore[arg-type]  # that is the point
        assert env.game_state == before
    env.step(ROLL.id)
    bad: list[dict[str, Any]]
    bad = [{"players": 1}, {"rules": "x"}, {"reward": "x"}, {"reward": []}, {"render_mode": "x"}]
    for settings in bad:
        with pytest.raises(gymnasium.error.Error):
            pickomino_v0.raw_env(**settings)


def test_a_game_that_has_not_begun_or_is_over_says_so() -> None:
    env = pickomino_v0.env(turn_limit=1)
    for call in (env.last, partial(env.step, ROLL.id)):
        with pytest.raises(gymnasium.error.ResetNeeded, match="reset the environment"):
            call()
    play(env, 1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(None)
    play(env, 1)


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    for mode in pickomino_v0.raw_env.metadata["render_modes"]:
        env = pickomino_v0.env(players=7, render_mode=mode)
        env.reset(seed=1)
        env.step(ROLL.id)
        drawn = env.render()
        if mode == "rgb_array":
            assert drawn.shape[2] == 3
        elif mode == "human":
            assert "player_7" in capsys.readouterr().out
        else:
            assert "player_7" in drawn
