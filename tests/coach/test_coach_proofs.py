"""The long proofs of the coach: reviews add up, revisions are small, and the numbers make sense."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import numpy as np
import pytest
from benchmarks.bench_coach import measure

from coach.games import COMPILED, mixed, play, play_compiled
from pickomino.coach.review import Decision, review_record
from pickomino.core.rules import PRESETS
from pickomino.play import Record
from prove_counts import LENGTH, count
from prove_report import proof

GAMES = 1_000
"""Of every preset, shared out among 2 to 7 players."""
TOGETHER = 10
"""So many of them have the same line-up, because compiled code plays them side by side."""
LEVELS = (
    "random",
    "champion:level=1",
    "champion:level=2",
    "champion:level=3",
    "champion:level=4",
    "champion",
)
DUELS = 167
"""Games of each level against the champion: a thousand and two in all."""


def interval(values: list[float]) -> tuple[float, float]:
    """The mean and half the width of its 95 % interval."""
    return float(np.mean(values)), 1.96 * float(np.std(values, ddof=1)) / len(values) ** 0.5


def games_of(rules: str) -> Iterator[Record]:
    """Games between bots in any mix, 2 to 7 of them."""
    for seed in range(GAMES // TOGETHER):
        players = 2 + seed % 6
        yield from play_compiled(rules, mixed(players, seed, tuple(COMPILED)), seed, TOGETHER)


@pytest.mark.prove
@pytest.mark.parametrize("rules", PRESETS)
def test_every_review_adds_up(rules: str) -> None:
    with proof(f"The coach: sums, {rules}") as figures:
        worst, changes = 0.0, 0
        sizes: dict[int, list[float]] = defaultdict(list)
        means: dict[int, list[float]] = defaultdict(list)
        luck: list[float] = []
        for number, record in enumerate(games_of(rules)):
            review = review_record(record)
            players, seat = len(record.players), number % len(record.players)
            changes += len(review.changes)
            for player in review.players:
                parts = player.start + player.luck + player.cost + player.gifts + player.revisions
                worst = max(worst, abs(parts - player.result))
            luck.append(review.players[seat].luck)
            for revision in review.revisions:
                sizes[players].append(float(np.abs(revision.change).mean()))
            means[players].append(review.players[seat].revisions)
        assert worst < 1e-6
        mean, half = interval(luck)
        assert abs(mean) <= 1.5 * half  # a mean of zero leaves its interval once in twenty runs
        assert len(luck) == GAMES
        figures["games, 2 to 7 players, any mix of bots"] = GAMES
        figures["decisions, rolls and revisions"] = changes
        figures["largest gap between parts and result"] = f"{worst:.1e}"
        figures["luck of a seat in a game, mean"] = f"{mean:+.4f} ± {half:.4f}"
        for players in sorted(sizes):
            mean, half = interval(means[players])
            assert np.mean(sizes[players]) <= (0.005 if players == 2 else 0.01)
            assert abs(mean) <= 1.5 * half
            figures[f"revision with {players} players, average size"] = f"{np.mean(sizes[players]):.4f}"
            figures[f"revisions of a seat in a game with {players} players, mean"] = (
                f"{mean:+.4f} ± {half:.4f}"
            )


@pytest.mark.prove
@pytest.mark.parametrize(
    ("rules", "players"), [("classic", 2), ("extrawurm", 2), ("classic", 4), ("extrawurm", 4)]
)
def test_the_numbers_make_sense(rules: str, players: int) -> None:
    name = "The coach: sense" + (
        f", {rules}, {players} players" if (rules, players) != ("classic", 2) else ""
    )
    with proof(name) as figures:
        costs: dict[str, float] = {}
        of_the_stakes: dict[str, float] = {}
        luck: list[float] = []
        gaps: list[float] = []
        for spec in LEVELS:
            made: list[float] = []
            stakes = 0.0
            for seed in range(count(DUELS, long=DUELS, tiny=2)):
                review = review_record(play(rules, [spec, *["champion"] * (players - 1)], seed))
                own = (each for each in review.changes if isinstance(each, Decision) and each.seat == 1)
                stakes += sum(decision.stake for decision in own)
                made.append(-review.players[0].cost)
                luck.append(review.players[0].luck)
                winner = int(np.argmax(review.result))
                losers = [player.luck for player in review.players if player.seat != winner + 1]
                gaps.append(review.players[winner].luck - float(np.mean(losers)))
            mean, half = interval(made)
            costs[spec] = mean
            of_the_stakes[spec] = sum(made) / stakes
            figures[f"chance given away in a game by {spec}"] = f"{mean:.4f} ± {half:.4f}"
            figures[f"given away of what was at stake by {spec}"] = f"{of_the_stakes[spec]:.3f}"
        mean, half = interval(luck)
        figures["games"] = len(luck)
        figures["luck of the first seat, mean"] = f"{mean:+.4f} ± {half:.4f}"
        figures["the winner's luck above the losers', mean"] = f"{np.mean(gaps):+.3f}"
        if LENGTH == "tiny":
            return  # so few games say nothing
        assert abs(mean) <= 1.5 * half
        # Among four, `random` has soon lost the quarter that it starts with, and has no more to give away.
        falling = [costs[spec] for spec in (LEVELS if players == 2 else LEVELS[1:])]
        assert falling == sorted(falling, reverse=True)
        # In a game nobody can give away more than what they start with, and `random` does just that.
        assert list(of_the_stakes.values()) == sorted(of_the_stakes.values(), reverse=True)
        assert of_the_stakes["random"] > 2 * of_the_stakes[LEVELS[1]]
        assert np.mean(gaps) > 0


@pytest.mark.prove
@pytest.mark.alone
def test_hints_and_reviews_are_quick() -> None:
    with proof("The coach: speed") as figures:
        for rules in count(("classic", "extrawurm"), long=("classic", "extrawurm"), tiny=("classic",)):
            for players in (2, 4, 7):
                found = measure(rules, players)
                longest = max(found.hints)
                if LENGTH != "tiny":
                    assert longest <= (0.05 if players == 2 else 0.15)
                    assert players != 2 or found.review <= 2
                name = f"{rules}, {players} players"
                figures[f"{name}: a hint, mean, ms"] = 1e3 * sum(found.hints) / len(found.hints)
                figures[f"{name}: a hint, longest, ms"] = 1e3 * longest
                figures[f"{name}: review of {found.turns} turns, s"] = found.review
