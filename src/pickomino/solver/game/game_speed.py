"""How fast whole games are on this machine: the readable engine, and the kernel on one core and on all."""

from __future__ import annotations

__all__ = ["GameSpeed", "measure_engine", "measure_games", "measure_games_on_all_cores"]

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from random import Random
from time import perf_counter
from typing import Any, Final

from pickomino.core.engine import apply, apply_roll, dice_due, legal_actions, new_game
from pickomino.core.rules import Rules
from pickomino.kernels.pool import SEAT_DECISIONS

from .player import GamePlayer

Clock = Callable[[], float]
_REPEATS: Final = 5
_PATIENCE: Final = 300.0  # seconds for which a process waits for the others to be ready


@dataclass(frozen=True)
class GameSpeed:
    """How many games and decisions a second, and how long the games are."""

    games: float
    decisions: float
    length: float
    """Mean turns a game."""


def measure_engine(rules: Rules, seconds: float, seed: int = 1) -> float:
    """Decisions a second of the plain engine: any legal action, all equally likely, legality asked each time."""
    rng = Random(seed)  # noqa: S311  # chance for a measurement
    best = 0.0
    for _ in range(_REPEATS):
        state, decisions = new_game(rules, 2), 0
        began = perf_counter()
        while (elapsed := perf_counter() - began) < seconds / _REPEATS:
            if due := dice_due(state):
                counts = [0] * 6
                for _ in range(due):
                    counts[int(rng.random() * 6)] += 1
                a, b, c, d, e, f = counts
                state = apply_roll(state, (a, b, c, d, e, f)).state
            elif state.is_over:
                state = new_game(rules, 2)
            else:
                legal = legal_actions(state)
                state = apply(state, legal[int(rng.random() * len(legal))]).state
                decisions += 1
        best = max(best, decisions / elapsed)
    return best


def _play_for(player: GamePlayer, seconds: float, share: int, clock: Clock = perf_counter) -> GameSpeed:
    """Play shares until the time is up, at least one; the last one counts whole."""
    games = decisions = 0
    length = 0.0
    began = clock()
    while (elapsed := clock() - began) < seconds or not games:
        results = player.play(games, share)
        games += share
        decisions += int(results.seats[:, SEAT_DECISIONS].sum())
        length += results.mean_length * share
    return GameSpeed(games / elapsed, decisions / elapsed, length / games)


def measure_games(
    rules: Rules, policies: Sequence[int], seconds: float, share: int, clock: Clock = perf_counter
) -> GameSpeed:
    """Games on one core; the best of five stretches."""
    player = GamePlayer(rules, policies, seed=1)
    player.play(0, share // 10)
    stretches = [_play_for(player, seconds / _REPEATS, share, clock) for _ in range(_REPEATS)]
    return max(stretches, key=lambda speed: speed.games)


def _stretches(
    rules: Rules, policies: tuple[int, ...], seconds: float, share: int, together: Any, found: Any
) -> None:
    """Play several stretches, each begun when all processes are ready for it."""
    player = GamePlayer(rules, policies, seed=1)
    player.play(0, share)
    for number in range(_REPEATS):
        together.wait(_PATIENCE)
        found.put((number, _play_for(player, seconds / _REPEATS, share)))


def measure_games_on_all_cores(
    rules: Rules, policies: Sequence[int], seconds: float, share: int, cores: int
) -> GameSpeed:
    """Games in as many processes as there are cores, all at work at the same time; the best of five stretches."""
    context = get_context("spawn")
    together, found = context.Barrier(cores), context.SimpleQueue()
    workers = [
        context.Process(target=_stretches, args=(rules, tuple(policies), seconds, share, together, found))
        for _ in range(cores)
    ]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    if any(worker.exitcode for worker in workers):
        raise ChildProcessError("a process that was to play games was lost")
    speeds: list[list[GameSpeed]] = [[] for _ in range(_REPEATS)]
    for _ in range(cores * _REPEATS):
        number, speed = found.get()
        speeds[number].append(speed)
    stretches = [
        GameSpeed(
            sum(speed.games for speed in at_once),
            sum(speed.decisions for speed in at_once),
            at_once[0].length,
        )
        for at_once in speeds
    ]
    return max(stretches, key=lambda speed: speed.games)
