"""How fast the turn solver is on this machine."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter, process_time
from typing import Any

import numpy as np

from pickomino.kernels.compiling import load_kernels
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


@dataclass(frozen=True)
class TurnLimit:
    """A batched turn beside what the arithmetic units could do at best, all measured in turns in one run."""

    clock: float
    """Cycles a second, found by operations that wait for each other."""
    register: int
    """Numbers in a vector register."""
    a_cycle: float
    """Maxima and multiply-adds that the units finish in a cycle if they do nothing else, in registers of numbers."""
    operations: int
    kernel: float
    """Seconds for each of `VECTORS` turns side by side."""

    def seconds(self, a_cycle: float) -> float:
        """The least time for a turn, at this number of operations a cycle on whole registers."""
        return self.operations / (self.register * a_cycle * self.clock)


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
    """Time turns of 8 or 9 dice with the double one distinguished."""
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


def measure_limit(dice: int = 8, seconds: float = 2.0, seed: int = 1) -> TurnLimit:
    """Time batched turns and the units by themselves. The runs alternate, so that a changing clock changes both."""
    units: Any = load_kernels("arithmetic")
    batch = TurnBatch(dice, VECTORS)
    batch.solve(np.random.default_rng(seed).random((VECTORS, 2, 2, TOTALS)))
    data, sums = (np.ones(rows * units.LANES, np.float32) for rows in (units.ROWS + 1, units.SUMS))
    steps, rounds = 20_000, 500
    waiting = busy = turns = float("inf")
    until = perf_counter() + seconds
    while perf_counter() < until:
        waiting = min(waiting, best_time(lambda: units.dependent_steps(1, steps), 0))
        busy = min(busy, best_time(lambda: units.busy_units(data, sums, rounds), 0))
        turns = min(turns, best_time(batch.run, 0))
    clock = steps * units.STEP_CYCLES / waiting
    return TurnLimit(
        clock=clock,
        register=units.LANES,
        a_cycle=2 * units.ROWS * rounds / (busy * clock),
        operations=geometry(dice).operations,
        kernel=turns / VECTORS,
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
