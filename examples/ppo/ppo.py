"""Masked PPO in NumPy: an agent that learns Pickomino against bots in the vector environment.

    python examples/ppo/ppo.py train agent.npz --minutes 2
    python examples/ppo/ppo.py evaluate agent.npz
    python examples/ppo/ppo.py export agent.npz my_agent.py

Proximal policy optimisation (Schulman et al., 2017) with the legal actions' mask inside the softmax. Nothing here is
special to this game but the reward on the way: the change of the lead in worms, which the observation shows.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

# Matrices this small are multiplied faster by one thread, and always to the same last digit.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
import numpy.typing as npt

from pickomino.core.errors import PickominoError
from pickomino.envs.agent import Agent, load_agent
from pickomino.envs.vector import PickominoVectorEnv
from pickomino.kernels.step_layout import PLAYER_SIZE, PLAYER_WORMS, SEES_PLAYERS

Floats = npt.NDArray[np.float32]
TURN_LIMIT = 200  # games among good players take about 50 turns; beginners could go on for ever


@dataclass(frozen=True)
class Settings:
    """The hyperparameters; the defaults beat `random` within a minute."""

    opponents: tuple[str, ...] = ("random",)
    rules: str = "classic"
    games: int = 256
    horizon: int = 64  # decisions of each game between two updates
    hidden: int = 96
    rate: float = 1e-3
    discount: float = 0.995
    trace: float = 0.95  # λ of generalised advantage estimation
    clip: float = 0.2
    epochs: int = 3
    batch: int = 2048
    entropy: float = 0.01
    win_bonus: float = 1.0


def lead(observations: Any, players: int) -> Floats:
    """The learner's worms less those of the best opponent, in tens."""
    worms = observations[:, [SEES_PLAYERS + away * PLAYER_SIZE + PLAYER_WORMS for away in range(players)]]
    tens: Floats = (worms[:, 0] - worms[:, 1:].max(axis=1)) / np.float32(10)
    return tens


def softmax(preferences: Floats) -> Floats:
    """Preferences as chances, row by row."""
    grown = np.exp(preferences - preferences.max(axis=1, keepdims=True))
    chances: Floats = grown / grown.sum(axis=1, keepdims=True)
    return chances


class Adam:
    """Steps of adaptive size for all weights of an agent."""

    def __init__(self, weights: dict[str, Floats]) -> None:
        self._mean = {name: np.zeros_like(value) for name, value in weights.items()}
        self._square = {name: np.zeros_like(value) for name, value in weights.items()}
        self._steps = 0

    def step(self, weights: dict[str, Floats], gradients: dict[str, Floats], rate: float) -> None:
        """Move the weights against their gradients, which are shortened to a length of one half if need be."""
        self._steps += 1
        length = np.sqrt(sum(float((slope**2).sum()) for slope in gradients.values()))
        shorten = min(1.0, 0.5 / (length + 1e-8))
        rate *= float(np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps))
        for name, gradient in gradients.items():
            slope = gradient * np.float32(shorten)
            self._mean[name] += np.float32(0.1) * (slope - self._mean[name])
            self._square[name] += np.float32(0.001) * (slope**2 - self._square[name])
            weights[name] -= (
                np.float32(rate) * self._mean[name] / (np.sqrt(self._square[name]) + np.float32(1e-8))
            )


@dataclass
class Batch:
    """Decisions to learn from."""

    observations: Any
    masks: Any
    actions: Any
    chances: Floats  # with which the actions were chosen
    advantages: Floats
    returns: Floats

    def pick(self, at: Any) -> Batch:
        """Some of the decisions."""
        return Batch(*(getattr(self, name)[at] for name in self.__dataclass_fields__))


class Learner:
    """An agent, the games that it plays, and what it learns from them."""

    def __init__(self, settings: Settings, seed: int) -> None:
        self.settings = settings
        self.rng = np.random.default_rng(seed)
        self.env = PickominoVectorEnv(
            settings.games, rules=settings.rules, opponents=settings.opponents, turn_limit=TURN_LIMIT
        )
        self.players = len(settings.opponents) + 1
        self.agent = Agent.new(self.players, settings.hidden, self.rng)
        self.adam = Adam(self.agent.weights)
        self.observations, infos = self.env.reset(seed=seed)
        self.masks = infos["action_mask"]
        self.decisions = 0

    def play(self) -> Batch:
        """Play on for a horizon of decisions in all games."""
        settings = self.settings
        shape = (settings.horizon, settings.games)
        seen = np.zeros((*shape, self.observations.shape[1]), np.int8)
        masks = np.zeros((*shape, self.masks.shape[1]), np.int8)
        actions = np.zeros(shape, np.int64)
        chances, values, rewards = (np.zeros(shape, np.float32) for _ in range(3))
        is_last, is_idle = np.zeros(shape, bool), np.zeros(shape, bool)
        before = lead(self.observations, self.players)
        for at in range(settings.horizon):
            preferences, values[at] = self.agent.look(self.observations, self.masks)
            odds = softmax(preferences)
            drawn = (odds.cumsum(axis=1) > self.rng.random((settings.games, 1))).argmax(axis=1)
            seen[at], masks[at], actions[at] = self.observations, self.masks, drawn
            chances[at] = odds[np.arange(settings.games), drawn]
            is_idle[at] = ~self.masks.any(axis=1)  # the game is over, and this step only begins the next
            self.observations, won, ended, cut, infos = self.env.step(drawn)
            self.masks = infos["action_mask"]
            after = lead(self.observations, self.players)
            rewards[at] = np.where(is_idle[at], 0, after - before) + settings.win_bonus * won
            is_last[at] = ended | cut
            before = after
        final = self.agent.look(self.observations, self.masks)[1]
        advantages = self._advantages(values, final, rewards, is_last | is_idle)
        used = ~is_idle
        self.decisions += int(used.sum())
        return Batch(
            seen[used],
            masks[used],
            actions[used],
            chances[used],
            advantages[used],
            (advantages + values)[used],
        )

    def _advantages(self, values: Floats, final: Floats, rewards: Floats, is_last: Any) -> Floats:
        """By how much each decision did better than estimated (generalised advantage estimation)."""
        settings = self.settings
        advantages = np.zeros_like(values)
        following, run = final, np.zeros(settings.games, np.float32)
        for at in reversed(range(settings.horizon)):
            goes_on = (~is_last[at]).astype(np.float32)
            surprise = rewards[at] + settings.discount * goes_on * following - values[at]
            run = surprise + settings.discount * settings.trace * goes_on * run
            advantages[at], following = run, values[at]
        return advantages

    def learn(self, batch: Batch, rate: float) -> None:
        """Several passes over the decisions, in small batches."""
        mean, spread = batch.advantages.mean(), batch.advantages.std() + 1e-6
        batch.advantages = (batch.advantages - mean) / spread
        for _ in range(self.settings.epochs):
            order = self.rng.permutation(len(batch.actions))
            for first in range(0, len(order), self.settings.batch):
                some = batch.pick(order[first : first + self.settings.batch])
                self.adam.step(self.agent.weights, self._gradients(some), rate)

    def _gradients(self, batch: Batch) -> dict[str, Floats]:
        settings, w = self.settings, self.agent.weights
        count = np.float32(len(batch.actions))
        inputs = self.agent.scale(batch.observations)
        first, second = self.agent.layers(inputs)
        odds = softmax(np.where(batch.masks, second @ w["policy"] + w["policy_bias"], np.float32(-1e9)))
        values = (second @ w["value"] + w["value_bias"])[:, 0]
        chosen = odds[np.arange(len(odds)), batch.actions]
        ratio = chosen / batch.chances
        # Where the policy has moved far enough in the direction of the advantage, it is not pushed on.
        too_far = np.where(batch.advantages > 0, ratio > 1 + settings.clip, ratio < 1 - settings.clip)
        push = np.where(too_far, 0, -batch.advantages * ratio) / count
        slope = -odds * push[:, None]
        slope[np.arange(len(odds)), batch.actions] += push
        logs = np.log(odds + 1e-9)
        disorder = -(odds * logs).sum(axis=1, keepdims=True)
        slope += settings.entropy / count * odds * (logs + disorder)
        value_slope = ((values - batch.returns) / count)[:, None].astype(np.float32)
        back_2 = (slope @ w["policy"].T + value_slope @ w["value"].T) * (second > 0)
        back_1 = (back_2 @ w["w2"].T) * (first > 0)
        return {
            "policy": second.T @ slope,
            "policy_bias": slope.sum(axis=0),
            "value": second.T @ value_slope,
            "value_bias": value_slope.sum(axis=0),
            "w2": first.T @ back_2,
            "b2": back_2.sum(axis=0),
            "w1": inputs.T @ back_1,
            "b1": back_1.sum(axis=0),
        }


def train(settings: Settings, seed: int, progress: Callable[[], float]) -> Iterator[Learner]:
    """Learn until the progress, from 0 to 1, is complete; yields after every update."""
    learner = Learner(settings, seed)
    while (done := progress()) < 1:
        learner.learn(learner.play(), settings.rate * (1 - 0.9 * done))
        yield learner


def evaluate(
    agent: Agent, opponents: tuple[str, ...], rules: str, games: int, seed: int
) -> tuple[float, float]:
    """The rate at which an agent wins, on seats drawn by chance, and the half width of its 95 % interval."""
    env = PickominoVectorEnv(games, rules=rules, opponents=opponents, turn_limit=TURN_LIMIT)
    observations, infos = env.reset(seed=seed)
    won, playing = np.zeros(games), np.ones(games, bool)  # of every game's first episode
    while playing.any():
        actions = infos["action_mask"].argmax(axis=1)  # anything legal, where the first episode is over
        actions[playing] = agent.decide(observations[playing], infos["action_mask"][playing])
        observations, rewards, ended, cut, infos = env.step(actions)
        over = playing & (ended | cut)
        won[over] = rewards[over]
        playing &= ~over
    return float(won.mean()), float(1.96 * won.std(ddof=1) / np.sqrt(games))


def clock(minutes: float) -> Callable[[], float]:
    """Progress by wall-clock time."""
    began = time.monotonic()
    return lambda: (time.monotonic() - began) / (60 * minutes)


def count(updates: int) -> Callable[[], float]:
    """Progress by updates: the same seed then gives the same agent."""
    numbers = iter(range(updates + 1))
    return lambda: next(numbers) / updates


EXPORTED = '''"""{name}: an agent that learned Pickomino. Its spec for the arena: py:{name}:Agent"""

from pathlib import Path

from pickomino.envs.agent import load_agent


def Agent():
    return load_agent(Path(__file__).with_suffix(".npz"))
'''


def export(weights: Path, module: Path) -> None:
    """Write a Python module with the weights beside it, through which the arena finds the agent."""
    if not module.stem.isidentifier():
        sys.exit(f"{module.stem} is no name for a Python module")
    load_agent(weights).save(module.with_suffix(".npz"))
    module.write_text(EXPORTED.format(name=module.stem), encoding="utf-8")


def between(kind: Callable[[str], Any], low: float, high: float) -> Callable[[str], Any]:
    """A number within bounds, for the command line."""

    def number(text: str) -> Any:
        value = kind(text)
        if not low <= value <= high:
            raise ValueError(text)
        return value

    return number


def existing(text: str) -> Path:
    """The path of a file that is there, for the command line."""
    if not Path(text).is_file():
        raise argparse.ArgumentTypeError(f"there is no file {text}")
    return Path(text)


def parse_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    training = commands.add_parser("train", help="learn, and write the weights after every update")
    training.add_argument("weights", type=Path)
    training.add_argument("--minutes", type=between(float, 0.01, 10_000), default=2.0)
    training.add_argument(
        "--updates", type=between(int, 1, 10**9), help="instead of minutes: the same weights every time"
    )
    training.add_argument("--seed", type=between(int, 0, 2**63), default=1)
    training.add_argument("--rules", default="classic")
    training.add_argument("--opponents", nargs="+", default=["random"], metavar="SPEC")
    evaluation = commands.add_parser("evaluate", help="print the rates at which the agent wins")
    evaluation.add_argument("weights", type=existing)
    evaluation.add_argument("--against", nargs="+", default=["random", "timid", "greedy"], metavar="SPEC")
    evaluation.add_argument("--games", type=between(int, 2, 1_000_000), default=2_000)
    evaluation.add_argument("--seed", type=between(int, 0, 2**63), default=1_000_000)
    evaluation.add_argument("--rules", default="classic")
    exporting = commands.add_parser("export", help="write a module for the spec py:MODULE:Agent")
    exporting.add_argument("weights", type=existing)
    exporting.add_argument("module", type=Path)
    return parser.parse_args()


def main() -> None:
    """The command line."""
    options = parse_arguments()
    if options.command == "train":
        settings = Settings(opponents=tuple(options.opponents), rules=options.rules)
        progress = count(options.updates) if options.updates else clock(options.minutes)
        for number, learner in enumerate(train(settings, options.seed, progress), 1):
            learner.agent.save(options.weights)
            if number % 20 == 0:
                print(f"{learner.decisions:12,} decisions", flush=True)
    elif options.command == "evaluate":
        agent = load_agent(options.weights)
        for spec in options.against:
            opponents = (spec,) * (agent.players - 1)
            rate, half = evaluate(agent, opponents, options.rules, options.games, options.seed)
            print(f"against {spec:12} wins {100 * rate:5.1f} % ± {100 * half:.1f} of {options.games:,} games")
    else:
        export(options.weights, options.module)


if __name__ == "__main__":
    try:
        main()
    except (PickominoError, OSError) as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit("interrupted; the weights of the last update are written")
