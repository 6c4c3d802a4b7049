"""How fast the turn solver is on this machine."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter, process_time

import numpy as np

from pickomino.kernels.geometry import TOTALS, geometry
from pickomino.solver.turn import TurnBatch, TurnProblem, solve
from pickomino.solver.twin import BUST, End, PlainTurn

VECTORS = 128


@dataclass(frozen=True)
class TurnSpeed:
    """Times of whole turns with different random ends, every value returned; the best of many repeats."""

    dice: int
    alone: float
    """Seconds for one turn in double precision."""
    batched: float
    """Seconds for each of `VECTORS` turns side by side in single precision, handed over as ordinary arrays."""
    kernel: float
    """The same with the ends already in place."""
    rolls: int
    """How many rolls a turn evaluates."""
    operations: int
    """Maxima and multiply-adds that this takes."""


def best_time(work: Callable[[], object], seconds: float, clock: Callable[[], float] = perf_counter) -> float:
    """The shortest of as many runs as fit into the time, at least five."""
    times: list[float] = []
    until = clock() + seconds
    while len(times) < 5 or clock() < until:
        began = clock()
        work()
        times.append(clock() - began)
    return min(times)


def measure_turns(dice: int, seconds: float = 0.5, seed: int = 1) -> TurnSpeed:
    """Time turns of 8 or 9 dice with the double one told apart."""
    ends = np.random.default_rng(seed).random((VECTORS, 2, 2, TOTALS))
    problem = TurnProblem(dice, ends[0])
    batch = TurnBatch(dice, VECTORS)
    batch.solve(ends)
    return TurnSpeed(
        dice=dice,
        alone=best_time(lambda: solve(problem), seconds),
        batched=best_time(lambda: batch.solve(ends), seconds) / VECTORS,
        kernel=best_time(batch.run, seconds) / VECTORS,
        rolls=geometry(dice).roll_evaluations,
        operations=geometry(dice).operations,
    )


def measure_twin(dice: int, seed: int = 1, clock: Callable[[], float] = process_time) -> float:
    """Seconds that the plain twin takes for a whole turn, once."""
    ends = np.random.default_rng(seed).random((2, 2, TOTALS)).tolist()

    def value_of(end: End) -> float:
        value: float = ends[end.gain][end.worm][0 if end.total == BUST else end.total]
        return value

    twin = PlainTurn(dice, value_of)
    began = clock()
    twin.keep_value(twin.start)
    return clock() - began


def measure_growth(dice: int = 8, seconds: float = 0.3) -> dict[int, float]:
    """Seconds for a whole batch by its size: it grows in proportion."""
    ends = np.random.default_rng(1).random((1024, 2, 2, TOTALS))
    times = {}
    for size in (64, 128, 256, 512, 1024):
        batch = TurnBatch(dice, size)
        part = ends[:size]
        batch.solve(part)
        times[size] = best_time(lambda batch=batch, part=part: batch.solve(part), seconds)  # type: ignore[misc]  # bound now
    return times
