"""What whole games promise in speed, in processor time and as ratios, so that a busy machine matters little."""

from __future__ import annotations

from time import process_time

import psutil
import pytest

from pickomino.core.rules import PRESETS
from pickomino.kernels.policies import GREEDY, RANDOM
from pickomino.solver.game.game_speed import (
    GameSpeed,
    measure_engine,
    measure_games,
    measure_games_on_all_cores,
)
from prove_report import proof


def speed(rules: str, policy: int, seconds: float = 1.0) -> GameSpeed:
    return measure_games(PRESETS[rules], (policy, policy), seconds, 300, process_time)


def test_measures_are_sane() -> None:
    found = speed("classic", RANDOM, 0.05)
    assert 60 < found.length < 66
    assert found.decisions == pytest.approx(found.games * 584, rel=0.1)
    assert measure_engine(PRESETS["classic"], 0.05) > 100


@pytest.mark.prove
@pytest.mark.alone
@pytest.mark.parametrize(
    ("policy", "name", "games", "share"),
    [(RANDOM, "random", 40_000, 1 / 2), (GREEDY, "exact turns", 4_000, 1 / 4)],
)
def test_games_a_second_on_one_core(policy: int, name: str, games: int, share: float) -> None:
    with proof(f"Speed of games, {name}") as figures:
        classic, extra = speed("classic", policy, 5), speed("extrawurm", policy, 5)
        figures["games a second of processor time, two players, classic"] = round(classic.games)
        figures["turns a game, classic"] = classic.length
        figures["games a second, extrawurm"] = round(extra.games)
        figures["turns a game, extrawurm"] = extra.length
        figures["decisions a second, extrawurm in parts of classic"] = extra.decisions / classic.decisions
        assert classic.games >= games
        assert extra.decisions >= share * classic.decisions


@pytest.mark.prove
@pytest.mark.alone
@pytest.mark.parametrize(
    ("policy", "name", "share"), [(RANDOM, "random", 2_000), (GREEDY, "exact turns", 500)]
)
def test_two_cores_give_nearly_twice_as_much(policy: int, name: str, share: int) -> None:
    if (psutil.cpu_count() or 1) < 2:
        pytest.fail("this proof needs two cores")
    rules = PRESETS["classic"]
    with proof(f"Games on two cores, {name}") as figures:
        one = measure_games_on_all_cores(rules, (policy, policy), 10, share, 1)  # the same way as two
        two = measure_games_on_all_cores(rules, (policy, policy), 10, share, 2)
        figures["games a second on one core"] = round(one.games)
        figures["games a second on two"] = round(two.games)
        figures["times as many"] = two.games / one.games
        assert two.games >= 1.8 * one.games
