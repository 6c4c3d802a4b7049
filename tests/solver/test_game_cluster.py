"""Simulations on a real local Ray: the same results to the last digit, also when a worker dies."""

from __future__ import annotations

import os
import signal

import psutil
import pytest

from pickomino.core.rules import PRESETS
from pickomino.kernels.policies import GREEDY, RANDOM
from pickomino.solver.game.cluster import play_on_cluster
from pickomino.solver.game.results import Results
from pickomino.solver.game.simulation import Share, Simulation, play_here
from prove_report import proof

pytestmark = [
    pytest.mark.prove,
    pytest.mark.alone,
    pytest.mark.filterwarnings("default"),  # Ray leaves sockets and deprecations of its own behind
]


def check_same(parts: list[Results], simulation: Simulation) -> None:
    whole = next(play_here(simulation, [Share(0, simulation.games)]))
    total = parts[0]
    for part in parts[1:]:
        total += part
    assert total.games == simulation.games
    assert (total.seats == whole.seats).all()
    assert (total.worms == whole.worms).all()
    assert (total.lengths == whole.lengths).all()


def busy_workers() -> list[psutil.Process]:
    """Ray names a worker after what it is doing."""
    found = []
    for process in psutil.process_iter(["cmdline"]):
        command = " ".join(process.info["cmdline"] or ())
        if command.startswith("ray::") and "play_share" in command:
            found.append(process)
    return found


def test_ray_gives_the_same_results() -> None:
    simulation = Simulation(PRESETS["extrawurm"], (RANDOM, GREEDY, RANDOM), 8, 6_000)
    shares = [Share(first, 1_000) for first in range(0, 6_000, 1_000)]
    with proof("Games on Ray") as figures:
        check_same(list(play_on_cluster(simulation, shares, "local", 2)), simulation)
        figures["games on two workers, with the same results as without Ray"] = simulation.games


def test_a_killed_workers_share_is_done_again() -> None:
    simulation = Simulation(PRESETS["classic"], (RANDOM, RANDOM), 8, 1_200_000)
    shares = [Share(first, 60_000) for first in range(0, 1_200_000, 60_000)]
    parts, killed = [], 0
    with proof("Games on Ray, a worker killed") as figures:
        for part in play_on_cluster(simulation, shares, "local", 2):
            parts.append(part)
            if not killed:
                workers = busy_workers()
                assert len(workers) <= 2
                if workers:
                    os.kill(workers[0].pid, signal.SIGKILL)
                    killed = workers[0].pid
        assert killed
        assert not psutil.pid_exists(killed)
        check_same(parts, simulation)
        figures["games on two workers, one of them killed at work, with the same results"] = simulation.games
