"""The same work done by the PyPI package pickomino-env, in the same run; the table goes to docs/performance.md.

Two players of the base game, one of them random. pickomino-env gets an environment of its own under .cache/.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import venv
from pathlib import Path
from time import process_time
from typing import Any

from pickomino.bots import make_bot
from pickomino.core.engine import apply, apply_roll, dice_due, new_game
from pickomino.core.rules import PRESETS
from pickomino.kernels.policies import GREEDY, RANDOM
from pickomino.play.dice_sources import SeededDice
from pickomino.solver.game.game_speed import measure_games

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".cache" / "peers"
PAGE = ROOT / "docs" / "performance.md"
PEER = "pickomino-env==1.4.1"
BEGIN, END = "<!-- peers: written by make bench-peers -->", "<!-- end of peers -->"


def run_peer(seconds: float) -> dict[str, Any]:
    """Install the peer once, and let it play."""
    python = HOME / "bin" / "python"
    if not python.exists():
        venv.create(HOME, with_pip=True)
    environment = {
        name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")
    }
    quiet = ["--quiet", "--disable-pip-version-check"]
    subprocess.run([python, "-m", "pip", "install", *quiet, PEER], check=True, env=environment)
    script = Path(__file__).with_name("peer_pickomino_env.py")
    environment |= {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "SDL_VIDEODRIVER": "dummy"}
    done = subprocess.run(
        [python, script, str(seconds)], check=True, env=environment, stdout=subprocess.PIPE, text=True
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def run_engine(seconds: float) -> dict[str, float]:
    """Our plain engine with our bots: `random` against `timid`, whose rule is that of the peer's bot."""
    bots = (make_bot("random"), make_bot("timid"))
    rng, dice = random.Random(1), SeededDice(1)
    games = steps = 0
    state = new_game(PRESETS["classic"], 2)
    began = process_time()
    while (elapsed := process_time() - began) < seconds or not games:
        if due := dice_due(state):
            state = apply_roll(state, dice.roll(due)).state
        elif state.is_over:
            games += 1
            state = new_game(PRESETS["classic"], 2)
        else:
            action = bots[state.mover - 1].choose(state, rng)
            # What the peer calls a step is a face and, with it, roll or stop.
            steps += state.mover == 1 and action.face >= 0
            state = apply(state, action).state
    return {"games": games / elapsed, "steps": steps / elapsed}


def table(seconds: float) -> str:
    """All measurements, one after the other, in processor time."""
    peer = run_peer(seconds)
    engine = run_engine(seconds)
    rules = PRESETS["classic"]
    chance = measure_games(rules, (RANDOM, RANDOM), seconds, 2_000, process_time)
    best = measure_games(rules, (GREEDY, GREEDY), seconds, 500, process_time)
    rows = [
        (f"pickomino-env {peer['version']}: random against its bot", peer["games"], f"{peer['steps']:,.0f}"),
        ("plain engine: `random` against `timid`", engine["games"], f"{engine['steps']:,.0f}"),
        ("kernel: `random` against `random`", chance.games, "–"),
        ("kernel: exact turns, `greedy` against `greedy`", best.games, "–"),
    ]
    lines = ["| | games a second | times | its player's steps a second |", "| --- | --- | --- | --- |"]
    lines += [
        f"| {name} | {games:,.0f} | {games / peer['games']:,.1f} | {steps} |" for name, games, steps in rows
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--no-write", action="store_true", help="print the table, leave the page alone")
    options = parser.parse_args()
    text = table(options.seconds)
    print(text)
    if options.no_write:
        return
    page = PAGE.read_text(encoding="utf-8")
    if BEGIN not in page or END not in page:
        sys.exit(f"{PAGE.name} has no place for the table")
    head, rest = page.split(BEGIN)
    PAGE.write_text(f"{head}{BEGIN}\n{text}\n{END}{rest.split(END)[1]}", encoding="utf-8")


if __name__ == "__main__":
    main()
