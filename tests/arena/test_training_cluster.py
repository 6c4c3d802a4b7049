"""Training on a real local Ray: the same net to the last bit, also when a worker dies."""

from __future__ import annotations

import os
import signal
import threading
import time
from pathlib import Path

import psutil
import pytest

from pickomino.arena.training.sharing import ClusterPlayers
from pickomino.arena.training.trainer import Plan, Trainer
from pickomino.bots.net import load_net
from pickomino.cli import main
from prove_report import proof

pytestmark = [
    pytest.mark.prove,
    pytest.mark.alone,
    pytest.mark.filterwarnings("default"),  # Ray leaves sockets and deprecations of its own behind
]


def weights(trainer: Trainer) -> list[bytes]:
    return [array.tobytes() for array in trainer.learner.average]


def train_here(plan: Plan) -> Trainer:
    trainer = Trainer(plan)
    trainer.run(None, time.monotonic, time.process_time, lambda _: None)
    return trainer


def test_ray_trains_the_same_net(tmp_path: Path) -> None:
    """By the command itself, with and without `--cluster`."""
    common = ["train", "--positions", "200000", "--tables", "4", "--side-by-side", "256"]
    with proof("Training on Ray") as figures:
        for name, options in (("here", []), ("there", ["--cluster", "local"])):
            assert main([*common, *options, "--out", str(tmp_path / f"{name}.npz")]) == 0
        here, there = (load_net(tmp_path / f"{name}.npz") for name in ("here", "there"))
        assert [array.tobytes() for array in here.weights] == [array.tobytes() for array in there.weights]
        assert here.made_by == there.made_by
        figures["positions of four tables on two workers, with the same net as without Ray"] = 200_000


def kill_a_worker(killed: list[int], done: threading.Event) -> None:
    """Ray names a worker after what it is doing."""
    while not done.is_set() and not killed:
        for process in psutil.process_iter(["cmdline"]):
            command = " ".join(process.info["cmdline"] or ())
            if command.startswith("ray::") and "play_window" in command:
                os.kill(process.pid, signal.SIGKILL)
                killed.append(process.pid)
                break
        time.sleep(0.01)


def test_a_killed_workers_window_is_played_again() -> None:
    plan = Plan("extrawurm", 4, positions=150_000, seed=3, games=512, window=24, tables=2)
    killed: list[int] = []
    done = threading.Event()
    with proof("Training on Ray, a worker killed") as figures:
        trainer = Trainer(plan)
        trainer.advance()  # compiles here what the workers will need
        cluster = ClusterPlayers("local")
        trainer.players = cluster
        hunter = threading.Thread(target=kill_a_worker, args=(killed, done))
        hunter.start()
        try:
            trainer.run(None, time.monotonic, time.process_time, lambda _: None)
        finally:
            done.set()
            hunter.join()
            cluster.close()
        assert killed
        assert weights(trainer) == weights(train_here(plan))
        figures["positions, one worker killed at work, with the same net"] = trainer.done
