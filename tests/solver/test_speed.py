"""The turn solver is as fast as promised."""

from __future__ import annotations

import pytest

from pickomino.solver.turn_speed import (
    VECTORS,
    best_time,
    measure_growth,
    measure_limit,
    measure_turns,
    measure_twin,
)
from prove_report import proof


def test_best_time_takes_the_shortest_run() -> None:
    ticks = iter([0.0, 0.0, 3.0, 3.0, 5.0, 5.0, 6.0, 6.0, 10.0, 10.0, 14.0, 20.0])
    runs: list[int] = []
    assert best_time(lambda: runs.append(1), seconds=1.0, clock=lambda: next(ticks)) == 1.0
    assert len(runs) == 5


@pytest.mark.prove
@pytest.mark.alone
@pytest.mark.parametrize(("dice", "batched", "alone"), [(8, 8e-6, 150e-6), (9, 20e-6, 300e-6)])
def test_turns(dice: int, batched: float, alone: float) -> None:
    with proof(f"Speed of turns, {dice} dice") as figures:
        speed = measure_turns(dice, seconds=2.0)
        twin = measure_twin(dice)
        figures[f"µs each, {VECTORS} different random vectors at once, all values returned"] = (
            speed.batched * 1e6
        )
        figures["µs alone, double precision"] = speed.alone * 1e6
        figures["times as fast as the plain twin, batched"] = round(twin / speed.batched)
        assert speed.batched <= batched
        assert speed.alone <= alone
        assert twin >= 1000 * speed.batched


@pytest.mark.prove
@pytest.mark.alone
def test_a_batch_costs_in_proportion_to_its_size() -> None:
    with proof("Speed of turns, by the size of the batch") as figures:
        each = {size: seconds / size for size, seconds in measure_growth(seconds=1.0).items()}
        figures |= {f"µs each, {size} at once": seconds * 1e6 for size, seconds in each.items()}
        assert max(each.values()) <= 1.3 * min(each.values())


@pytest.mark.prove
@pytest.mark.alone
def test_a_batched_turn_comes_close_to_the_arithmetic_limit() -> None:
    with proof("Speed of turns, beside the arithmetic limit") as figures:
        limit = measure_limit(seconds=5.0)
        ratio = limit.kernel / limit.seconds(2)
        figures["numbers in a vector register"] = limit.register
        figures["GHz"] = limit.clock * 1e-9
        figures["µs for the operations of a turn of 8 dice, two a cycle on whole registers"] = (
            limit.seconds(2) * 1e6
        )
        figures["µs a turn"] = limit.kernel * 1e6
        figures["times the limit"] = ratio
        figures["operations a cycle that the units finish if they do nothing else"] = limit.a_cycle
        assert ratio <= 1.6
