"""The Gymnasium environment: Gymnasium's own checks, its opponents, its seeds, and what it does with bad input."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from envs.decisions import decide
from pickomino.core.actions import ROLL, STOP
from pickomino.core.engine import new_game
from pickomino.core.errors import PickominoError
from pickomino.core.rules import PRESETS
from pickomino.core.state import Phase
from pickomino.envs.observation import observe
from pickomino.envs.solo import PickominoEnv


@pytest.mark.parametrize("preset", PRESETS)
def test_gymnasiums_checks(preset: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(
        gymnasium.make("pickomino.envs:Pickomino-v0", rules=preset, opponents=["random", "timid"]).unwrapped
    )


def play(env: PickominoEnv, seed: int, episodes: int = 1) -> list[Any]:
    """What whole games show."""
    rng = np.random.default_rng(seed)
    history: list[Any] = []
    for episode in range(episodes):
        observation, info = env.reset(seed=None if episode else seed)
        terminated = truncated = False
        while not (terminated or truncated):
            action = int(decide(rng, info["action_mask"][None], observation[None])[0])
            observation, reward, terminated, truncated, info = env.step(action)
            history.append((action, observation.tobytes(), reward, terminated, truncated, info["seat"]))
    return history


def test_the_same_seed_gives_the_same_games_and_other_seeds_others() -> None:
    env = PickominoEnv("extrawurm", ["random", "timid"])
    first = play(env, 3, episodes=2)
    assert play(PickominoEnv("extrawurm", ["random", "timid"]), 3, episodes=2) == first
    assert play(env, 4) != play(env, 3)
    assert play(env, 3, episodes=2) == first


def test_the_learner_is_paid_for_winning_or_by_its_margin() -> None:
    for seed in range(4):
        env = PickominoEnv(opponents=["timid"])
        reward = play(env, seed)[-1][2]
        margins = PickominoEnv(opponents=["timid"], reward="margin")
        margin = play(margins, seed)[-1][2]
        assert (reward == 1) == (margin > 0) or margin == 0
        assert env.state == margins.state


def test_the_limit_of_turns_truncates() -> None:
    env = PickominoEnv(opponents=["timid"], turn_limit=3, seat=1)
    *_, last = play(env, 1)
    assert last[3:5] == (False, True)
    assert not env.state.is_over


def test_seats_are_drawn_or_fixed() -> None:
    env = PickominoEnv(opponents=["timid", "random"])
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {1, 2, 3}
    fixed = PickominoEnv(opponents=["timid", "random"], seat=3)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {3}
    assert fixed.state.mover == 3


def test_an_illegal_action_changes_nothing() -> None:
    env = PickominoEnv()
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset the environment"):
        env.step(0)
    env.reset(seed=1)
    before = env.state
    for action in (STOP.id, 57, -1, "roll", None, 1.5, 0.0, True, np.array([0]), np.array([0, 1])):
        with pytest.raises(gymnasium.error.InvalidAction) as caught:
            env.step(action)  # type: ignore[arg-type]  # that is the point
        assert isinstance(caught.value, PickominoError)
        assert env.state == before
    env.step(ROLL.id)
    assert env.state.turn.phase is Phase.ROLLED


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"opponents": []}, "2 to 7 players, not 1"),
        ({"opponents": ["random"] * 7}, "2 to 7 players, not 8"),
        ({"opponents": "random"}, "not a list of opponents"),
        ({"opponents": ["nobody"]}, "nobody"),
        ({"opponents": [["random"]]}, "is not a bot"),
        ({"opponents": ["champion:level=9"]}, "level=9"),
        ({"rules": "chess"}, "chess"),
        ({"reward": "glory"}, "glory.* win margin"),
        ({"seat": 3}, "from 1 to 2"),
        ({"turn_limit": 0}, "not a turn limit"),
    ],
)
def test_a_table_that_cannot_be_laid(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(gymnasium.error.Error, match=message) as caught:
        PickominoEnv(**settings)
    assert isinstance(caught.value, PickominoError)


def test_an_unknown_render_mode_and_a_bad_seed() -> None:
    with pytest.raises(gymnasium.error.UnsupportedMode, match=r"hologram.* ansi human rgb_array svg"):
        PickominoEnv(render_mode="hologram")
    env = PickominoEnv()
    env.reset(seed=1)
    for seed, kind in ((-1, ValueError), (2**64, ValueError), ("one", TypeError)):
        with pytest.raises(kind):
            env.reset(seed=seed)  # type: ignore[arg-type]  # that is the point
    env.step(ROLL.id)


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    text, svg, pixels, human = (
        PickominoEnv(opponents=["timid", "timid"], render_mode=mode)
        for mode in ("ansi", "svg", "rgb_array", "human")
    )
    for env in (text, svg, pixels, human):
        env.reset(seed=2)
    assert "learner" in text.render()
    assert "timid" in capsys.readouterr().out
    assert svg.render().startswith("<svg")
    before = pixels.render()
    pixels.step(ROLL.id)
    with_dice = pixels.render()
    assert before.dtype == with_dice.dtype == np.uint8
    assert before.shape == with_dice.shape
    assert min(before.std(), with_dice.std()) > 20  # something is drawn
    assert PickominoEnv().render() is None


def test_a_bot_of_the_registry_is_asked_decision_by_decision_where_it_has_no_policy() -> None:
    env = PickominoEnv(opponents=["champion:time=0.001"], turn_limit=4)
    assert play(env, 1)
    env.close()


def test_the_observation_is_the_states() -> None:
    env = PickominoEnv(opponents=["timid"], seat=1)
    observation, _ = env.reset(seed=1)
    assert np.array_equal(observation, observe(new_game("classic", 2), 1))
