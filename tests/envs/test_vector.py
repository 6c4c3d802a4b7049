"""The vector environment: the same games as Gymnasium's own vector of plain environments, and what it promises beyond."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import pickomino.envs  # noqa: F401  # registers the environments
from envs.decisions import decide
from pickomino.core.actions import ROLL, STOP
from pickomino.core.errors import PickominoError
from pickomino.core.rules import PRESETS
from pickomino.envs.solo import PickominoEnv
from pickomino.envs.vector import PickominoVectorEnv


def assert_equal(one: Any, other: Any) -> None:
    """Compare nested infos; only what both have is there, and objects are compared one by one."""
    if isinstance(one, dict):
        assert one.keys() == other.keys()
        for key in one:
            assert_equal(one[key], other[key])
    elif one.dtype == object:
        for left, right in zip(one, other, strict=True):
            assert (left is None and right is None) or np.array_equal(left, right)
    else:
        assert np.array_equal(one, other)


@pytest.mark.parametrize(
    ("rules", "opponents", "mode"),
    [
        ("classic", ("random",), AutoresetMode.NEXT_STEP),
        ("extrawurm", ("timid", "random"), AutoresetMode.SAME_STEP),
        ("house", ("greedy",), AutoresetMode.NEXT_STEP),
        ("squeakers", ("level2", "random", "swing"), AutoresetMode.SAME_STEP),
        ("extrawurm", ("random", "random", "timid", "timid", "random", "random"), AutoresetMode.NEXT_STEP),
    ],
)
def test_it_plays_the_games_of_plain_environments(rules: str, opponents: Any, mode: AutoresetMode) -> None:
    games, settings = 4, {"rules": rules, "opponents": opponents, "turn_limit": 40}
    plain = SyncVectorEnv([partial(PickominoEnv, **settings)] * games, autoreset_mode=mode)
    vector = PickominoVectorEnv(games, **settings, autoreset_mode=mode)
    assert vector.single_observation_space == plain.single_observation_space
    assert vector.single_action_space == plain.single_action_space
    rng = np.random.default_rng(1)
    seen, infos = vector.reset(seed=7)
    wanted, wanted_infos = plain.reset(seed=7)
    ends = 0
    for _ in range(220):
        assert_equal(seen, wanted)
        for key in ("action_mask", "seat"):
            assert_equal(infos[key], wanted_infos[key])
        for key in ("final_obs", "final_info"):
            assert (key in infos) == (key in wanted_infos)
            if key in infos:
                assert_equal(infos[f"_{key}"], wanted_infos[f"_{key}"])
                assert_equal(infos["final_obs"], wanted_infos["final_obs"])
                over = infos["_final_info"]
                assert_equal(infos["final_info"]["seat"][over], wanted_infos["final_info"]["seat"][over])
        actions = decide(rng, infos["action_mask"], seen)
        seen, rewards, ended, cut, infos = vector.step(actions)
        wanted, *paid, wanted_infos = plain.step(actions)
        for ours, theirs in zip((rewards, ended, cut), paid, strict=True):
            assert_equal(ours, theirs)
        ends += int((ended | cut).sum())
    assert ends >= 2
    vector.close()
    plain.close()


DIGEST = """
import hashlib, sys
import numpy as np
from envs.decisions import decide
from pickomino.envs.vector import PickominoVectorEnv

def digest_of(rules):
    vector = PickominoVectorEnv(8, rules=rules, opponents=("random", "timid", "greedy"))
    rng, digest = np.random.default_rng(5), hashlib.sha256()
    seen, infos = vector.reset(seed=11)
    for _ in range(100):
        actions = decide(rng, infos["action_mask"], seen)
        seen, rewards, ended, cut, infos = vector.step(actions)
        for array in (seen, rewards, ended, cut, infos["action_mask"], infos["seat"]):
            digest.update(np.ascontiguousarray(array).tobytes())
    return digest.hexdigest()
"""


def test_another_process_plays_the_same_games() -> None:
    inside: dict[str, Any] = {}
    exec(DIGEST, inside)
    script = f"{DIGEST}\nfor rules in {list(PRESETS)!r}: print(digest_of(rules))"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd="tests"
    )
    found = [inside["digest_of"](rules) for rules in PRESETS]
    assert done.stdout.split() == found
    assert len(set(found)) == len(PRESETS)
    assert len(found[0]) == hashlib.sha256().digest_size * 2


def test_gymnasium_makes_it_and_its_wrappers_take_it() -> None:
    vector = gymnasium.make_vec("Pickomino-v0", num_envs=8, opponents=("timid",), turn_limit=10)
    assert vector.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    assert isinstance(vector.unwrapped, PickominoVectorEnv)
    watched = RecordEpisodeStatistics(vector)
    rng = np.random.default_rng(1)
    seen, infos = watched.reset(seed=1)
    assert watched.observation_space.contains(seen)
    lengths = []
    for _ in range(80):
        seen, _, ended, cut, infos = watched.step(decide(rng, infos["action_mask"], seen))
        assert watched.observation_space.contains(seen)
        if (over := ended | cut).any():
            lengths += infos["episode"]["l"][over].tolist()
    assert lengths
    watched.close()


def test_arrays_are_copied_only_on_request() -> None:
    for copy in (True, False):
        vector = PickominoVectorEnv(4, copy=copy)
        first, _ = vector.reset(seed=1)
        second, *_ = vector.step(np.full(4, ROLL.id))
        assert np.shares_memory(first, second) is not copy


def test_one_illegal_action_moves_no_game() -> None:
    vector = PickominoVectorEnv(3, seat=1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        vector.step(np.zeros(3, np.int64))
    before, _ = vector.reset(seed=1)
    for action in (STOP.id, 57, -1, 2**40):
        with pytest.raises(gymnasium.error.InvalidAction, match="Game 1: ") as caught:
            vector.step(np.array([ROLL.id, action, ROLL.id]))
        assert isinstance(caught.value, PickominoError)
        assert np.array_equal(vector.games.observations, before)
    for actions in (np.zeros(2, np.int64), np.zeros(3), [[0, 0, 0]], ["roll"] * 3):
        with pytest.raises(TypeError, match="3 whole numbers"):
            vector.step(actions)  # type: ignore[arg-type]  # that is the point
    vector.step(np.full(3, ROLL.id))


def test_games_are_begun_one_by_one_where_the_caller_says_so() -> None:
    vector = PickominoVectorEnv(3, opponents=("timid",), turn_limit=2, seat=1, autoreset_mode="Disabled")
    rng = np.random.default_rng(2)
    seen, infos = vector.reset(seed=[5, 5, 6])
    assert np.array_equal(seen[0], seen[1])
    over = np.zeros(3, bool)
    while not over.any():
        seen, _, ended, cut, infos = vector.step(decide(rng, infos["action_mask"], seen))
        over = ended | cut
    with pytest.raises(gymnasium.error.ResetNeeded):
        vector.step(np.zeros(3, np.int64))
    _, infos = vector.reset(options={"reset_mask": over})
    assert np.array_equal(infos["_action_mask"], over)
    vector.step(decide(rng, vector.action_masks(), vector.games.observations))
    for mask in (np.zeros(3, bool), np.ones(2, bool), [True] * 3):
        with pytest.raises(ValueError, match="reset_mask"):
            vector.reset(options={"reset_mask": mask})
    with pytest.raises(ValueError, match="2 seeds for 3 games"):
        vector.reset(seed=[1, 2])
    for seed in (1.5, "one", True):
        with pytest.raises(TypeError, match="a seed is a whole number"):
            vector.reset(seed=seed)  # type: ignore[arg-type]  # that is the point


def test_all_seats_at_once() -> None:
    vector = PickominoVectorEnv(2, opponents=None, players=3, render_mode="ansi", reward="margin")
    seen, infos = vector.reset(seed=1)
    rng = np.random.default_rng(3)
    seats, ended = set(), np.zeros(2, bool)
    while not ended.any():
        seats |= set(infos["seat"].tolist())
        seen, rewards, ended, _, infos = vector.step(decide(rng, infos["action_mask"], seen))
    game = int(ended.argmax())
    assert seats == {1, 2, 3}
    assert rewards[game] == infos["seat_rewards"][game, infos["seat"][game] - 1]
    assert infos["seat_rewards"][game].max() >= 0
    frames = vector.render()
    assert frames is not None
    assert len(frames) == 2
    assert PickominoVectorEnv(2).render() is None


@pytest.mark.parametrize(
    "settings",
    [
        {"num_envs": 0},
        {"num_envs": True},
        {"opponents": None, "players": 8},
        {"opponents": ("random",), "players": 3},
        {"render_mode": "x"},
    ],
)
def test_bad_settings(settings: dict[str, Any]) -> None:
    with pytest.raises(gymnasium.error.Error):
        PickominoVectorEnv(**settings)
