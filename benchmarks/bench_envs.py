"""Print how many steps a second the environments make, observations included; `--peer` adds pickomino-env and writes docs/envs.md.

All games are classic with two players. What pickomino-env calls a step is a face together with roll or stop, here two
decisions; so faces set aside are counted as well.
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import numpy as np

from pickomino.core.actions import SET_ASIDE
from pickomino.envs import pickomino_v0
from pickomino.envs.solo import PickominoEnv
from pickomino.envs.vector import PickominoVectorEnv

PAGE = Path(__file__).resolve().parent.parent / "docs" / "envs.md"
BEGIN, END = "<!-- speed: written by benchmarks/bench_envs.py --peer -->", "<!-- end of speed -->"
FACES = [action.id for action in SET_ASIDE]
GAMES = 1_024


class Speed(NamedTuple):
    """Of one environment, each a second of processor time."""

    name: str
    steps: float
    faces: float


def run_aec(seconds: float) -> Speed:
    """Every seat by chance, through PettingZoo's usual loop."""
    env: Any = pickomino_v0.env()
    rng = random.Random(1)
    env.reset(seed=1)
    steps = faces = 0
    began = process_time()
    while (elapsed := process_time() - began) < seconds:
        for _ in env.agent_iter(1_000):
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                break
            legal = seen["action_mask"].nonzero()[0]
            action = int(legal[int(rng.random() * len(legal))])
            env.step(action)
            steps += 1
            faces += action in FACES
    return Speed("PettingZoo, all seats by chance", steps / elapsed, faces / elapsed)


def run_solo(seconds: float) -> Speed:
    """One seat by chance against `timid`, whose rule is that of pickomino-env's bot."""
    env = PickominoEnv(opponents=["timid"])
    rng = random.Random(1)
    _, info = env.reset(seed=1)
    steps = faces = 0
    began = process_time()
    while (elapsed := process_time() - began) < seconds:
        legal = info["action_mask"].nonzero()[0]
        action = int(legal[int(rng.random() * len(legal))])
        _, _, terminated, truncated, info = env.step(action)
        steps += 1
        faces += action in FACES
        if terminated or truncated:
            _, info = env.reset()
    return Speed("Gymnasium against `timid`", steps / elapsed, faces / elapsed)


def run_vector(seconds: float, opponents: tuple[str, ...] | None, name: str) -> Speed:
    """Games in lockstep; choosing the actions is not counted."""
    env = PickominoVectorEnv(GAMES, opponents=opponents, copy=False)
    rng = np.random.default_rng(1)
    _, infos = env.reset(seed=1)
    masks = infos["action_mask"]
    steps = faces = 0
    elapsed = 0.0
    while elapsed < seconds:
        actions = (rng.random(masks.shape, np.float32) * masks).argmax(axis=1)
        began = process_time()
        env.step(actions)
        elapsed += process_time() - began
        steps += GAMES
        faces += int(np.isin(actions, FACES).sum())
    return Speed(f"vector of {GAMES:,} games, {name}", steps / elapsed, faces / elapsed)


def table(seconds: float, peer: Speed | None) -> str:
    """All measurements, one after the other."""
    speeds = [
        run_aec(seconds),
        run_solo(seconds),
        run_vector(seconds, None, "all seats by chance"),
        run_vector(seconds, ("random",), "against `random`"),
        run_vector(seconds, ("timid",), "against `timid`"),
        run_vector(seconds, ("greedy",), "against `greedy`"),
    ]
    lines = [
        "| | steps a second | times | faces set aside a second | times |",
        "| --- | --- | --- | --- | --- |",
    ]
    for speed in [*([peer] if peer else []), *speeds]:
        times = (
            [f"{speed.steps / peer.steps:,.1f}", f"{speed.faces / peer.faces:,.1f}"] if peer else ["–", "–"]
        )
        lines.append(f"| {speed.name} | {speed.steps:,.0f} | {times[0]} | {speed.faces:,.0f} | {times[1]} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument(
        "--peer", action="store_true", help="install pickomino-env beside us, and write the page"
    )
    options = parser.parse_args()
    peer = None
    if options.peer:
        sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
        from benchmarks.peers import run_peer

        found = run_peer(options.seconds)
        peer = Speed(f"pickomino-env {found['version']} against its bot", found["steps"], found["steps"])
    text = table(options.seconds, peer)
    print(text)
    if options.peer:
        head, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
        PAGE.write_text(f"{head}{BEGIN}\n{text}\n{END}{rest.split(END)[1]}", encoding="utf-8")


if __name__ == "__main__":
    main()
