"""Reviews: every part adds up, luck is zero on average, and broken records are reviewed as far as they hold."""

from __future__ import annotations

import numpy as np
import pytest

from coach.games import mixed, play
from pickomino.coach.grades import Grade, grade_of
from pickomino.coach.outlook import Outlook
from pickomino.coach.review import Decision, Review, RollLuck, review_record, review_text
from pickomino.core.dice import all_rolls
from pickomino.core.engine import apply_roll
from pickomino.core.errors import RecordError
from pickomino.core.notation_positions import parse_position
from pickomino.core.rules import PRESETS
from pickomino.play import Played, Record, format_record, parse_record


def check_sums(review: Review) -> None:
    """Start and all changes make the result, for every seat, in whole and in parts."""
    total = review.start.copy()
    for change in review.changes:
        assert np.abs(change.before - total).max() < 1e-9
        total += change.change
    assert np.abs(total - review.result).max() < 1e-9
    for player in review.players:
        parts = player.start + player.luck + player.cost + player.gifts + player.revisions
        assert abs(parts - player.result) < 1e-9
        assert player.cost < 1e-9
        assert 0 <= player.accuracy <= 1
        assert sum(player.grades.values()) == player.decisions


@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 7])
def test_the_parts_add_up(rules: str, players: int) -> None:
    record = play(rules, mixed(players, 5), seed=players)
    review = review_record(record)
    check_sums(review)
    result = record.outcome
    assert result is not None
    assert [seat for seat, won in enumerate(review.result, 1) if won] == list(result.winners)
    for decision in review.decisions:
        assert decision.after[decision.seat - 1] == pytest.approx(decision.options[decision.action], abs=1e-9)


def test_the_champion_makes_no_mistakes() -> None:
    review = review_record(play("classic", ["champion", "random"], seed=4))
    champion, stranger = review.players
    assert champion.cost == pytest.approx(0, abs=1e-12)
    assert champion.accuracy == 1
    assert champion.costliest is None
    assert champion.grades[Grade.BEST] == champion.decisions
    assert stranger.grades[Grade.BLUNDER] > 0
    assert stranger.costliest is not None
    assert stranger.costliest.grade is Grade.BLUNDER
    assert champion.gifts == pytest.approx(-stranger.cost)


@pytest.mark.parametrize(
    ("rules", "position"),
    [
        ("classic", "21.22.24.30 25/23 - 1 WW:*"),
        ("classic", "24.30 25/23.21/36 - 3 WW5:*"),
        ("extrawurm", "13.22.24.30a 25+1:w/23+2/31.21+1 0 1 WW4:*"),
        ("squeakers", "24.30 25/23.21/36/- - 4 WWW:*"),
    ],
)
def test_luck_is_zero_on_average(rules: str, position: str) -> None:
    state = parse_position(position, PRESETS[rules])
    outlook = Outlook(state)
    expected = outlook.before(state)
    mean = np.zeros(len(expected))
    for roll, probability in all_rolls(state.turn.dice_left):
        step = apply_roll(state, roll)
        mean += float(probability) * outlook.after(Played(state, roll, *step))
    assert mean == pytest.approx(expected, abs=1e-9)
    assert expected.sum() == pytest.approx(1, abs=1e-5)


def test_a_game_ended_by_its_limit_adds_up() -> None:
    record = play("classic", ["greedy", "champion"], seed=1, turn_limit=6)
    review = review_record(record)
    check_sums(review)
    assert set(review.result) == {0.0, 1.0}


def test_an_unfinished_game_is_reviewed_to_its_last_move() -> None:
    whole = play("classic", ["greedy", "timid"], seed=2)
    text = format_record(Record(whole.players, whole.start, whole.turns[:3]))
    cut = text.rstrip("\n").rsplit(" ", 1)[0] + "\n"
    review = review_text(cut)
    check_sums(review)
    assert review.error is None
    assert 0 < review.result[0] < 1
    assert review.changes[-1].turn == 3


def test_a_broken_record_is_reviewed_as_far_as_it_holds() -> None:
    text = format_record(play("classic", ["greedy", "timid"], seed=2))
    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("3. "))
    first = lines[at].split(" ")[1]
    lines[at] = f"3. {first} 99999:9"
    review = review_text("\n".join(lines) + "\n")
    assert isinstance(review.error, RecordError)
    assert (review.error.line, review.error.token) == (at + 1, "99999:9")
    check_sums(review)
    assert [turn.is_finished for turn in review.record.turns] == [True, True, False]
    wrong = text.replace('[Result "', '[Result "9')
    review = review_text(wrong)
    assert review.error is not None
    assert set(review.result) == {0.0, 1.0}


def test_a_record_without_a_head_is_refused() -> None:
    with pytest.raises(RecordError):
        review_text("1. 11111111:1 !\n")


def test_a_record_that_starts_within_a_turn() -> None:
    record = parse_record(
        '[Rules "classic"]\n[Players "Ann/Bob"]\n[Start "21.24 -/36 - 1 WWWW4:"]\n\n1. =24\n'
    )
    review = review_record(record)
    check_sums(review)
    (decision,) = review.decisions
    assert str(decision.action) == "stop"


def test_a_finished_start_has_nothing_to_review() -> None:
    review = review_text(
        '[Rules "classic"]\n[Players "Ann/Bob"]\n[Start "36x 21/22 - - -"]\n[Result "1/1"]\n\n'
    )
    assert review.changes == ()
    assert review.deciding is None
    assert list(review.result) == [0.0, 1.0]


def test_what_decided_the_game() -> None:
    review = review_record(play("classic", ["champion", "greedy"], seed=3))
    winner = int(np.argmax(review.result))
    assert isinstance(review.deciding, RollLuck | Decision)
    assert review.deciding.change[winner] == max(
        change.change[winner] for change in review.changes if isinstance(change, RollLuck | Decision)
    )


def test_progress_is_told_and_can_stop_a_review() -> None:
    record = play("classic", ["greedy", "greedy"], seed=1)
    heard: list[tuple[int, int]] = []
    review_record(record, progress=lambda done, turns: heard.append((done, turns)))
    assert heard == [(turn, len(record.turns)) for turn in range(1, len(record.turns) + 1)]

    class EnoughError(Exception):
        pass

    def stop(done: int, turns: int) -> None:
        raise EnoughError

    with pytest.raises(EnoughError):
        review_record(record, progress=stop)


def test_grades() -> None:
    assert [grade_of(cost) for cost in (0.0, 0.0009, 0.001, 0.019, 0.02, 0.04, 0.08, 1.0)] == [
        Grade.BEST, Grade.BEST, Grade.FINE, Grade.FINE, Grade.DOUBTFUL, Grade.MISTAKE, Grade.BLUNDER, Grade.BLUNDER,
    ]  # fmt: skip
