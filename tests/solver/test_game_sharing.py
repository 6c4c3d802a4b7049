"""Simulations in shares: the same results however they are shared out, a lost share done again, figures right."""

from __future__ import annotations

import os
import signal
from math import sqrt
from statistics import NormalDist

import numpy as np
import psutil
import pytest

from pickomino.core.rules import PRESETS
from pickomino.kernels.policies import GREEDY, RANDOM
from pickomino.kernels.pool import SEAT_STEALS
from pickomino.solver.game.results import Results
from pickomino.solver.game.simulation import Share, Simulation, play_here, play_in_processes, shares_of
from pickomino.solver.game.simulation_report import (
    as_csv,
    as_json,
    make_report,
    mean_interval,
    share_interval,
)
from prove_report import proof


def added(parts: list[Results]) -> Results:
    total = parts[0]
    for part in parts[1:]:
        total += part
    return total


def same(one: Results, other: Results) -> bool:
    return all(
        (mine == theirs).all()
        for mine, theirs in (
            (one.seats, other.seats),
            (one.worms, other.worms),
            (one.lengths, other.lengths),
        )
    )


def test_shares_cover_every_game_once() -> None:
    for policies, size in (((RANDOM, RANDOM), 20_000), ((RANDOM, GREEDY), 2_000)):
        simulation = Simulation(PRESETS["classic"], policies, 1, 2 * size + 1)
        assert list(shares_of(simulation)) == [Share(0, size), Share(size, size), Share(2 * size, 1)]


def test_the_same_results_with_one_two_and_three_workers() -> None:
    simulation = Simulation(PRESETS["extrawurm"], (RANDOM, GREEDY), 5, 700)
    shares = [Share(first, 100) for first in range(0, 700, 100)]
    whole = added(list(play_here(simulation, [Share(0, 700)])))
    for jobs in (1, 2, 3):
        assert same(added(list(play_in_processes(simulation, shares, jobs))), whole)


def test_a_lost_workers_share_is_done_again() -> None:
    simulation = Simulation(PRESETS["classic"], (RANDOM, RANDOM), 5, 120_000)
    shares = [Share(first, 20_000) for first in range(0, 120_000, 20_000)]
    before = set(psutil.Process().children(recursive=True))
    parts = []
    killed = False
    for part in play_in_processes(simulation, shares, 2):
        parts.append(part)
        if not killed:
            workers = set(psutil.Process().children(recursive=True)) - before
            victim = next(w for w in workers if "spawn_main" in " ".join(w.cmdline()))
            os.kill(victim.pid, signal.SIGKILL)
            killed = True
    assert killed
    assert same(added(parts), added(list(play_here(simulation, shares))))


def test_intervals() -> None:
    middle = NormalDist().inv_cdf(0.975)
    mean = mean_interval(np.array([3, 0, 5, 2]))
    values = [0] * 3 + [2] * 5 + [3] * 2
    deviation = sqrt(sum((value - 1.6) ** 2 for value in values) / 9)
    assert mean.value == 1.6
    assert mean.high - mean.value == pytest.approx(middle * deviation / sqrt(10))
    # Wilson's score interval solves (p - share)² = z² p (1 - p) / n.
    share = share_interval(0.1, 50)
    for bound in (share.low, share.high):
        assert (bound - 0.1) ** 2 == pytest.approx(middle**2 * bound * (1 - bound) / 50)
    assert share_interval(0.0, 10).low == pytest.approx(0.0)
    assert share_interval(1.0, 10).high == pytest.approx(1.0)


def test_report() -> None:
    results = next(
        play_here(Simulation(PRESETS["extrawurm"], (GREEDY, RANDOM, GREEDY), 2, 200), [Share(0, 200)])
    )
    report = make_report(results, ("greedy", "random", "greedy"))
    assert report.games == 200
    assert sum(seat.wins.value for seat in report.seats) == pytest.approx(1.0)
    assert report.seats[1].wins.value < 0.1
    assert report.shortest <= report.median <= report.longest
    assert sum(report.length_counts) == 200
    assert sum(turns * count for turns, count in enumerate(report.length_counts)) == pytest.approx(
        200 * report.length.value
    )
    assert sum(seat.turns for seat in report.seats) == pytest.approx(report.length.value)
    for seat in report.seats:
        assert seat.takes + seat.steals + seat.busts == pytest.approx(seat.turns)
        assert seat.steals == results.seats[seat.seat - 1, SEAT_STEALS] / 200
        assert sum(worms * count for worms, count in enumerate(seat.worm_counts)) == pytest.approx(
            200 * seat.worms.value
        )
    assert as_json(report)["seats"][1]["bot"] == "random"
    lines = as_csv(report).splitlines()
    assert lines[0].startswith("seat,bot,games,wins,wins_low,wins_high,worms")
    assert len(lines) == 4
    assert lines[2].split(",")[:3] == ["2", "random", "200"]


def test_memory_room_does_not_grow_with_the_games() -> None:
    few = next(play_here(Simulation(PRESETS["classic"], (RANDOM, RANDOM), 1, 10), [Share(0, 10)]))
    many = next(play_here(Simulation(PRESETS["classic"], (RANDOM, RANDOM), 1, 20_000), [Share(0, 20_000)]))
    assert (few.seats.shape, few.worms.shape, few.lengths.shape) == (
        many.seats.shape,
        many.worms.shape,
        many.lengths.shape,
    )


@pytest.mark.prove
@pytest.mark.alone
def test_memory_stays_flat_to_ten_million_games() -> None:
    process = psutil.Process()

    def peak(games: int) -> int:
        simulation = Simulation(PRESETS["classic"], (RANDOM, RANDOM), 1, games)
        done = 0
        for part in play_here(simulation, shares_of(simulation)):
            done += part.games
        assert done == games
        return int(process.memory_info().rss)

    with proof("Memory of a simulation") as figures:
        peak(1_000)
        few, many = peak(10_000), peak(10_000_000)
        figures["MiB resident after 10,000 random games"] = few / 2**20
        figures["MiB resident after 10,000,000"] = many / 2**20
        assert many - few < 4 * 2**20
