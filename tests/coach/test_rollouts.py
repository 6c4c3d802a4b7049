"""Rollouts agree with exact values where there are any, repeat by seed, and tell their progress."""

from __future__ import annotations

import pytest

from pickomino.coach.hints import find_hint
from pickomino.coach.rollouts import roll_out
from pickomino.core.actions import STOP
from pickomino.core.notation_positions import parse_position
from pickomino.core.rules import PRESETS

ENDGAME = parse_position("24 21.22/25.23 - 1 WWW4:")


def test_rollouts_agree_with_a_nearly_exact_endgame() -> None:
    hint, played = find_hint(ENDGAME), roll_out(ENDGAME, 4000, seed=3)
    for choice in hint.choices:
        estimate = played.values[choice.action]
        assert abs(estimate.chance - choice.chance) <= 2 * estimate.error + 0.01
        assert estimate.error < 0.02


def test_rollouts_repeat_by_seed() -> None:
    state = parse_position("13.22.24.30a 25+1:g/23+2/31.21+1 0 1 -", PRESETS["extrawurm"])
    first, second, other = (roll_out(state, 300, seed=seed).values for seed in (1, 1, 2))
    assert first == second
    assert first != other


def test_progress_is_told_and_can_stop_a_rollout() -> None:
    heard: list[tuple[int, int]] = []
    roll_out(ENDGAME, 300, progress=lambda done, games: heard.append((done, games)))
    assert heard == [(256, 600), (300, 600), (556, 600), (600, 600)]

    def stop(done: int, games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        roll_out(ENDGAME, 300, progress=stop)


def test_dice_that_are_due_can_be_played_out() -> None:
    state = parse_position("24 21.22/25.23 - 1 WWW4:*")
    played = roll_out(state, 1000)
    assert played.values[None].chance == pytest.approx(find_hint(state).best.chance, abs=0.03)


def test_what_ends_the_game_is_certain() -> None:
    state = parse_position("24 21/25.36 - 1 WWWW4:")
    estimate = roll_out(state, 10, actions=[STOP]).values[STOP]
    assert (estimate.chance, estimate.error) == (0.0, 0.0)


@pytest.mark.parametrize("games", [0, 1, 100_001])
def test_the_number_of_games_is_bounded(games: int) -> None:
    with pytest.raises(ValueError, match="played out"):
        roll_out(ENDGAME, games)
