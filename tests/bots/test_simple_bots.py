"""`random` and `timid`: they play every preset to its end, by their own plain rules."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from pickomino.bots import Bot, BotSpecError, bot_names, make_bot
from pickomino.core.engine import apply, apply_roll, dice_due, legal_actions, new_game
from pickomino.core.notation_positions import parse_position
from pickomino.core.rules import PRESETS
from pickomino.core.state import GameState
from pickomino.play.dice_sources import throw

CLASSIC = PRESETS["classic"]
EXTRAWURM = PRESETS["extrawurm"]


def play(state: GameState, bots: list[Bot], seed: int) -> GameState:
    rng = Random(seed)
    for _ in range(100_000):
        if state.is_over:
            return state
        if due := dice_due(state):
            state = apply_roll(state, throw(rng, due)).state
        else:
            action = bots[state.mover - 1].choose(state, rng)
            assert action in legal_actions(state)
            state = apply(state, action).state
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize("spec", ["random", "timid"])
@pytest.mark.parametrize("players", [2, 4, 7])
def test_games_end(rules: str, spec: str, players: int) -> None:
    bots = [make_bot(spec)] * players
    for seed in range(3):
        assert play(new_game(PRESETS[rules], players), bots, seed).is_over


def answers(spec: str, position: str, rules: str = "classic", times: int = 200) -> Counter[str]:
    state, bot, rng = parse_position(position, PRESETS[rules]), make_bot(spec), Random(5)
    return Counter(str(bot.choose(state, rng)) for _ in range(times))


GRILL = "21.22.23.24.25.26.27.28.29.30.31.32.33.34.35.36"


def test_random_takes_any_free_face_alike() -> None:
    seen = answers("random", f"{GRILL} -/- - 1 44W:23555")
    assert set(seen) == {"2", "3", "5"}
    assert min(seen.values()) > 40  # not weighted by how many dice show it


def test_random_stops_half_of_the_time_when_that_claims_something() -> None:
    seen = answers("random", f"{GRILL} -/- - 1 44WWW:")
    assert set(seen) == {"roll", "stop"}
    assert 70 < seen["stop"] < 130


def test_random_rolls_on_when_a_stop_would_be_a_bust() -> None:
    assert set(answers("random", f"{GRILL} -/- - 1 4444:")) == {"roll"}


def test_random_re_rolls_a_bust_with_the_weasel_only() -> None:
    grill = "21.22.30"
    assert set(answers("random", f"{grill} -:w/- 7 1 44W:44WW4", "extrawurm")) == {"~"}
    assert set(answers("random", f"{grill} -:w/- 7 1 44W:55123", "extrawurm")) == {"1", "2", "3", "5"}


def test_random_counts_the_canned_worm_where_it_must_stop() -> None:
    assert set(answers("random", "21 -:c/- 7 1 22333355:", "extrawurm")) == {"stop+c"}


def test_timid_stops_as_soon_as_it_can_take_something() -> None:
    assert set(answers("timid", f"{GRILL} -/- - 1 44WWW:")) == {"stop"}
    assert set(answers("timid", f"{GRILL} -/- - 1 4444:")) == {"roll"}
    assert set(answers("timid", "21 -:c/- 7 1 333344:", "extrawurm")) == {"stop+c"}


def test_timid_sets_worms_aside_first_then_the_most() -> None:
    assert set(answers("timid", f"{GRILL} -/- - 1 :1455555W")) == {"W"}
    assert set(answers("timid", f"{GRILL} -/- - 1 W:1444455")) == {"4"}


@pytest.mark.parametrize(
    "spec", ["", "nobody", "random:", "random:x=1", "timid:level", "exec:true", "x" * 10_000]
)
def test_a_spec_that_names_no_bot_is_refused(spec: str) -> None:
    with pytest.raises(BotSpecError) as refused:
        make_bot(spec)
    assert len(str(refused.value)) < 500


def test_every_name_makes_a_bot() -> None:
    for name in bot_names():
        assert isinstance(make_bot(name), Bot)
