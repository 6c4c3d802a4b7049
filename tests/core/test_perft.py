"""Perft: the counts of SOLVER's table, and the same by plain enumeration over the engine."""

from __future__ import annotations

import pytest

from pickomino.core.actions import ROLL, ROLL9, SET_ASIDE
from pickomino.core.dice import all_rolls
from pickomino.core.engine import apply, apply_roll, chance_outcomes, legal_actions, new_game
from pickomino.core.notation_positions import parse_position
from pickomino.core.perft import perft, perft_by_choice
from pickomino.core.rules import PRESETS
from pickomino.core.state import GameState, Phase

CLASSIC = new_game(PRESETS["classic"], 2)


@pytest.mark.parametrize(
    ("depth", "count"),
    [(0, 1), (1, 4_752), (2, 6_780_180), (3, 3_511_396_800), (4, 645_757_713_000), (7, 0)],
)
def test_counts_from_the_start_of_a_turn(depth: int, count: int) -> None:
    assert perft(CLASSIC, depth) == count
    assert sum(perft_by_choice(CLASSIC, depth).values()) == (count if depth else 0)


def test_breakdown_names_the_first_face() -> None:
    assert perft_by_choice(CLASSIC, 1) == dict.fromkeys("12345W", 792)


def plain_count(state: GameState, depth: int) -> int:
    """Every roll, every face, through the engine itself; a robbery goes on whomever it strikes."""
    if depth == 0:
        return 1
    if state.turn.phase is Phase.DUE:
        rolls = [apply_roll(state, roll).state for roll, _ in chance_outcomes(state)]
        return sum(plain_count(after, depth) for after in rolls if same_turn(state, after))
    actions = legal_actions(state)
    if state.turn.phase is Phase.ROB:
        after = apply(state, actions[0]).state
        return plain_count(after, depth) if same_turn(state, after) else 0
    if state.turn.phase is Phase.ROLLED:
        kept = [apply(state, action).state for action in actions if action in SET_ASIDE]
        return sum(plain_count(after, depth - 1) for after in kept if depth == 1 or same_turn(state, after))
    return sum(
        plain_count(apply(state, action).state, depth) for action in actions if action in (ROLL, ROLL9)
    )


def same_turn(before: GameState, after: GameState) -> bool:
    """Whether the dice are still with the same player."""
    return after.mover == before.mover and after.turn.phase is not Phase.START


def test_depth_1_by_plain_enumeration() -> None:
    """All 1,287 rolls of 8 dice, each through the engine."""
    due = apply(CLASSIC, ROLL).state
    assert len(chance_outcomes(due)) == 1_287
    assert plain_count(CLASSIC, 1) == 4_752


def test_depth_2_by_plain_enumeration() -> None:
    """Every second roll after every first choice, by the dice alone: no formula, no memory."""
    rolls = {dice: [roll for roll, _ in all_rolls(dice)] for dice in range(9)}
    count = 0
    for first in rolls[8]:
        for face in range(6):
            if first[face]:
                for second in rolls[8 - first[face]]:
                    for other, rolled in enumerate(second):
                        count += rolled > 0 and other != face
    assert count == 6_780_180


@pytest.mark.parametrize(
    ("position", "depth"),
    [
        ("22.23.24 -/- 7 1 345:123W4", 2),  # a roll lies there: its faces only
        ("22.23.24 -/-:w 7 2 345:12W44", 2),  # the weasel is there but not followed
        ("22.23.24 -/-:w 7 2 345:33455", 1),  # nothing but the weasel
        ("22.23.24 -/- 7 1 12345:", 3),
        ("22.23.24 -/- 7 1 1123:*", 2),
        ("22.23.24 -:g/- 7 1 444555:*+g", 2),
        ("22.23.24 -/-+4/-+3 0 1 1134W:?rob", 3),
        ("22.23.24 -:c/- 7 1 44445555:", 1),  # no dice left, the canned worm's choice
        ("22.23.24 -/- 7 1 12345WW:", 2),  # six faces: may roll on, sets nothing aside
        ("- 22/- 7 - -", 1),
    ],
)
def test_counts_within_a_turn_equal_plain_enumeration(position: str, depth: int) -> None:
    state = parse_position(position, PRESETS["extrawurm"])
    assert perft(state, depth) == (0 if state.is_over else plain_count(state, depth))


def test_given_roll_splits_by_its_faces() -> None:
    state = parse_position("22.23.24 -/- 7 1 345:123W4", PRESETS["extrawurm"])
    assert perft_by_choice(state, 1) == {"1": 1, "2": 1, "W": 1}


@pytest.mark.parametrize(
    ("position", "depth", "said"),
    [
        ("22.23.24 -/- 7 1 45:1144WW", 1, {"1": 1, "W": 1}),
        ("22.23.24 -/- 7 1 45:1144WW", 2, {"1": 168, "W": 168}),
        ("22.23.24 -/- 7 1 45:1144WW", 3, {"1": 4_980, "W": 4_980}),
        ("22.23.24 -:w/- 7 1 455W:1444", 3, {"1": 190}),
    ],
)
def test_counts_from_a_given_roll(position: str, depth: int, said: dict[str, int]) -> None:
    """Faces that were not rolled, or are used, are no choice; the dice that were set aside are gone."""
    assert perft_by_choice(parse_position(position, PRESETS["extrawurm"]), depth) == said


def test_golden_die_counts_the_turn_with_eight_dice_and_with_nine() -> None:
    """X12: at the start of the turn the holder may roll 8 or 9; one die more gives 6 × C(13, 5) pairs."""
    state = parse_position("22.23.24 -:g/- 7 1 -", PRESETS["extrawurm"])
    assert perft(state, 1) == 4_752 + 7_722 == plain_count(state, 1)


@pytest.mark.parametrize(
    ("position", "rules"),
    [
        ("22.23.24 -/- - 1 44445W:?claim", "house"),
        ("22.24 21/-+4/-+3 0 1 4445W:?crow", "extrawurm"),
        ("22.24 23:c/- 7 1 4445W:?keepch", "extrawurm"),
        ("- 22/- - - -", "classic"),
    ],
)
def test_nothing_follows_the_end_of_the_dice(position: str, rules: str) -> None:
    """At ?claim, ?crow and ?keep and in a finished game no dice will be rolled again in this turn."""
    state = parse_position(position, PRESETS[rules])
    assert perft(state, 1) == 0
    assert perft_by_choice(state, 1) == {}
    assert perft(state, 0) == 1
