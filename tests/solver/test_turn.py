"""The turn solver: reference values, and kernels equal to their plain twin."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from pickomino.core.dice import NO_DICE, Counts, all_rolls, parse_dice
from pickomino.core.rules import worms_on
from pickomino.kernels.geometry import TOTALS
from pickomino.solver.turn import Floats, TurnBatch, TurnProblem, solve, solve_batch
from pickomino.solver.twin import BUST, End, PlainTurn, Spot

REACH = (
    ".893026737 .855601586 .807738507 .748373334 .680330711 .606990190 .524759447 .435420465 "
    ".346293287 .263789519 .194014936 .135812521 .086775216 .052617594 .028907505 .015678145"
)


def nearest_tile_ends(tiles: range, lost: int = 0) -> Floats:
    """Worms of the nearest tile at or below the total; a bust loses some."""
    ends = np.full((2, 2, TOTALS), float(-lost))
    for total in range(tiles.start, TOTALS):
        ends[:, 1, total] = worms_on(min(total, tiles.stop - 1))
    return ends


def random_ends(seed: int, gains: int = 1) -> Floats:
    return np.random.default_rng(seed).random((1 + gains, 2, TOTALS))


def plain(problem: TurnProblem) -> PlainTurn:
    def value_of(end: End) -> float:
        return float(problem.ends[end.gain, int(end.worm), 0 if end.total == BUST else end.total])

    return PlainTurn(problem.dice, value_of, gains=problem.gains, six_ends=problem.six_ends)


# Reference values


@pytest.mark.parametrize(("total", "chance"), list(enumerate(REACH.split(), 21)))
def test_best_chance_of_reaching(total: int, chance: str) -> None:
    ends = np.zeros((2, 2, TOTALS))
    ends[:, 1, total:] = 1.0
    assert f"{solve(TurnProblem(8, ends)).value:.9f}" == "0" + chance


def test_best_expected_worms_of_a_first_turn() -> None:
    value = solve(TurnProblem(8, nearest_tile_ends(range(21, 37)))).value
    assert f"{value:.13f}" == "1.6447296740401"


@pytest.mark.parametrize(
    ("top", "value"), list(enumerate(["0.641641063", "-0.164390198", "-0.970409083", "-1.776419320"]))
)
def test_best_expected_worms_with_a_tile_to_lose(top: int, value: str) -> None:
    assert f"{solve(TurnProblem(8, nearest_tile_ends(range(31, 35), top))).value:.9f}" == value


def test_first_roll_of_the_reference() -> None:
    solution = solve(TurnProblem(8, nearest_tile_ends(range(21, 37))))
    roll = parse_dice("11235WWW")
    values = {face: solution.face_value(NO_DICE, roll, face) for face in range(6) if roll[face]}
    printed = [f"{value:.6f}" for value in values.values()]
    assert printed == ["0.737978", "1.168626", "1.200205", "1.122053", "2.127968"]


def test_number_of_turns_by_length() -> None:
    def sequences(kept: Counts, length: int) -> int:
        if not length:
            return 1
        count = 0
        for roll, _ in all_rolls(8 - sum(kept)):
            for face in range(6):
                if roll[face] and not kept[face]:
                    after: Counts = (*kept[:face], roll[face], *kept[face + 1 :])  # type: ignore[assignment]
                    count += sequences_from(after, length - 1)
        return count

    memo: dict[tuple[tuple[int, ...], int, int], int] = {}

    def sequences_from(kept: Counts, length: int) -> int:
        # Only how many faces are free and how many dice are left matters here.
        key = (tuple(bool(count) for count in kept), sum(kept), length)
        if key not in memo:
            memo[key] = sequences(kept, length)
        return memo[key]

    assert len(all_rolls(8)) == 1287
    found = [sequences_from(NO_DICE, length) for length in range(1, 5)]
    assert found == [4_752, 6_780_180, 3_511_396_800, 645_757_713_000]


def test_exact_fractions_agree() -> None:
    ends = nearest_tile_ends(range(21, 37))

    def value_of(end: End) -> Fraction:
        return Fraction(0 if end.total == BUST else int(ends[0, int(end.worm), end.total]))

    exact = PlainTurn(8, value_of, chance=lambda probability: probability)
    spot = Spot(parse_dice("5WW"))
    assert float(exact.keep_value(spot)) == pytest.approx(
        solve(TurnProblem(8, ends)).keep_value(spot.kept), abs=1e-14
    )


# Kernel and twin

PROBLEMS = [
    pytest.param(TurnProblem(8, random_ends(1)), id="8 dice"),
    pytest.param(TurnProblem(9, random_ends(2)), id="9 dice"),
    pytest.param(TurnProblem(8, random_ends(3), six_ends=True), id="six faces end the turn"),
    pytest.param(TurnProblem(8, random_ends(4), weasel=True), id="weasel"),
    pytest.param(TurnProblem(8, random_ends(5, gains=3)), id="three seats to rob"),
    pytest.param(TurnProblem(8, random_ends(6, gains=2), weasel=True, six_ends=True), id="all at once"),
]


def spots_of(problem: TurnProblem, most_dice_left: int) -> list[Spot]:
    """Every moment of a turn with so few dice left."""
    spots = []
    for size in range(problem.dice - most_dice_left, problem.dice + 1):
        for kept, _ in all_rolls(size):
            gains = range(1, problem.gains + 1) if kept[0] >= 2 else (0,)
            spots += [Spot(kept, gain, ready) for gain in gains for ready in {False, problem.weasel}]
    return spots


@pytest.mark.parametrize("problem", PROBLEMS)
def test_every_value_equals_the_twins(problem: TurnProblem) -> None:
    twin, solution = plain(problem), solve(problem)
    for spot in spots_of(problem, most_dice_left=3):
        found = solution.keep_value(spot.kept, spot.gain, spot.weasel)
        assert found == pytest.approx(twin.keep_value(spot), abs=1e-12)
        assert solution.stop_value(spot.kept, spot.gain) == twin.stop_value(spot)
        if twin.may_roll(spot):
            found = solution.roll_value(spot.kept, spot.gain, spot.weasel)
            assert found == pytest.approx(twin.roll_value(spot), abs=1e-12)


def test_a_whole_turn_equals_the_twins() -> None:
    problem = TurnProblem(8, random_ends(7))
    twin = plain(problem)
    assert solve(problem).value == pytest.approx(twin.keep_value(twin.start), abs=1e-12)


@pytest.mark.parametrize("problem", PROBLEMS)
def test_distribution_equals_the_twins(problem: TurnProblem) -> None:
    twin, solution = plain(problem), solve(problem)
    size = problem.dice - 2
    for kept in [(2, 0, 0, 0, 0, size - 2), (1, 1, 0, 0, 0, size - 2), (0, 2, 2, size - 4, 0, 0)]:
        for gain in range(1, problem.gains + 1) if kept[0] >= 2 else (0,):
            for ready in (False, problem.weasel):
                for rolling in (False, True):
                    expected = np.zeros_like(problem.ends)
                    ends = twin.distribution(Spot(kept, gain, ready), rolling=rolling)
                    for end, chance in ends.items():
                        total = 0 if end.total == BUST else end.total
                        expected[end.gain, int(end.worm), total] += chance
                    found = solution.distribution(kept, rolling=rolling, gain=gain, ready=ready)
                    np.testing.assert_allclose(found, expected, atol=1e-13)


@pytest.mark.parametrize("problem", PROBLEMS)
def test_distribution_of_a_whole_turn_gives_its_value(problem: TurnProblem) -> None:
    solution = solve(problem)
    distribution = solution.distribution(NO_DICE)
    assert distribution.sum() == pytest.approx(1.0, abs=1e-12)
    assert (distribution * problem.ends).sum() == pytest.approx(solution.value, abs=1e-12)


def test_an_unchosen_gain_is_the_best_one() -> None:
    solution = solve(TurnProblem(8, random_ends(8, gains=3)))
    kept = parse_dice("11WWW5")
    values = [solution.keep_value(kept, gain) for gain in (1, 2, 3)]
    assert solution.keep_value(kept) == max(values)
    ends = solution.distribution(kept).sum(axis=(1, 2))
    assert ends[1 + int(np.argmax(values))] == pytest.approx(1.0)


# The batch


@pytest.mark.parametrize("gains", [1, 3])
@pytest.mark.parametrize("weasel", [False, True])
@pytest.mark.parametrize("dice", [8, 9])
def test_batch_equals_single(dice: int, weasel: bool, gains: int) -> None:
    ends = np.stack([random_ends(seed, gains) for seed in range(37)])
    batch = solve_batch(ends, dice, weasel=weasel, six_ends=True)
    assert batch.root_values(37).shape == (37,)
    for turn in range(0, 37, 4):
        single = solve(TurnProblem(dice, ends[turn], weasel=weasel, six_ends=True))
        assert batch.root_values(37)[turn] == pytest.approx(single.value, abs=1e-5)
        for slab in range(single.keep.shape[1]):
            for ready in range(1 + weasel):
                rows = batch.geometry.doubled_rows if slab else batch.geometry.rows
                found = batch.keep_values(turn, slab, ready)[:rows]
                np.testing.assert_allclose(found, single.keep[ready, slab, :rows], atol=1e-5)
                found = batch.roll_values(turn, slab, ready)[:rows]
                np.testing.assert_allclose(found, single.roll[ready, slab, :rows], atol=1e-5)


def test_batch_is_used_again_with_fewer_turns() -> None:
    batch = TurnBatch(8, 40)
    batch.solve(np.stack([random_ends(seed) for seed in range(40)]))
    again = np.stack([random_ends(seed) for seed in (50, 51)])
    assert batch.solve(again) == pytest.approx([solve(TurnProblem(8, e)).value for e in again], abs=1e-5)


def test_batch_without_double_ones_takes_one_layer() -> None:
    ends = np.stack([random_ends(seed) for seed in range(3)])
    ends[:, 1] = ends[:, 0]
    assert TurnBatch(8, 3).solve(ends[:, 0]) == pytest.approx(TurnBatch(8, 3).solve(ends))


def test_wrong_shapes_are_refused() -> None:
    with pytest.raises(ValueError, match="shape"):
        TurnProblem(8, np.zeros((2, TOTALS)))
    with pytest.raises(ValueError, match="finite"):
        TurnProblem(8, np.full((2, 2, TOTALS), np.nan))
    with pytest.raises(ValueError, match="holds 3 turns"):
        TurnBatch(8, 3).solve(np.zeros((4, 2, 2, TOTALS)))
    with pytest.raises(ValueError, match="shape"):
        TurnBatch(8, 3).solve(np.zeros((3, 3, 2, TOTALS)))
    with pytest.raises(ValueError, match="at least one"):
        TurnBatch(8, 0)
