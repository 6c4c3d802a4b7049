"""The solver on positions: equal to expectimax on the engine for every specialist and every knob."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

from pickomino.core.actions import ROB, ROLL, ROLL9, SET_ASIDE, STOP, STOP_CANNED, TAKE, WEASEL
from pickomino.core.engine import apply
from pickomino.core.notation_positions import parse_position
from pickomino.core.rules import PRESETS, Specialist
from pickomino.core.state import GameState, Phase
from pickomino.solver.endings import turn_ends
from pickomino.solver.position import PositionSolution, solve_position
from pickomino.solver.valuations import exactly, of_position, own_worms, reach, swing
from solver.positions import Expectimax, random_position

POSITIONS = 500
PARTS = 5

CASES = [None, *Specialist]
"""What the mover holds; the crow, never held, stands on the grill."""

CLASSIC = "21.22.23.24.25.26.27.28.29.30.31.32.33.34.35.36 -/- - 1 -"


def positions(held: Specialist | None, part: int) -> list[GameState]:
    random = Random(f"{held} {part}")
    return [random_position(random, held, extras=held is not None) for _ in range(POSITIONS // PARTS)]


@pytest.mark.parametrize(
    "part", [0, *(pytest.param(part, marks=pytest.mark.prove) for part in range(1, PARTS))]
)
@pytest.mark.parametrize("held", CASES)
def test_equals_expectimax(held: Specialist | None, part: int) -> None:
    for number, state in enumerate(positions(held, part)):
        search = Expectimax(Random(number))
        found = solve_position(state, of_position(search.end_value))
        assert found.actions == pytest.approx(search.actions(state), abs=1e-12), str(state)
        assert found.value == pytest.approx(search.value(state), abs=1e-12), str(state)
        for action in [None, *found.actions]:
            chances = found.chances(action)
            value = found.value if action is None else found.actions[action]
            assert sum(chance.probability for chance in chances) == pytest.approx(1.0)
            assert sum(chance.probability * chance.value for chance in chances) == pytest.approx(value)


def test_positions_tried_cover_all_knobs_and_phases() -> None:
    seen: Counter[object] = Counter()
    for held in CASES:
        for part in range(PARTS):
            for state in positions(held, part):
                rules = state.rules
                seen[held] += 1
                seen[state.turn.phase] += 1
                for knob in ("extras", "fallback", "steal", "flip_empty_handed", "six_faces_end_turn"):
                    seen[knob, getattr(rules, knob)] += 1
                seen["weasel ready"] += held is Specialist.WEASEL and not state.turn.weasel_used
                seen["nine dice"] += state.turn.golden
    knobs = [key for key in seen if isinstance(key, tuple)]
    assert len(knobs) == 10
    for key in [*CASES, *knobs]:
        assert seen[key] >= 500
    for phase in (Phase.DUE, Phase.ROLLED, Phase.KEPT, Phase.ROB, Phase.CLAIM, Phase.CROW, Phase.KEEP):
        assert seen[phase] >= 20, phase
    assert min(seen["weasel ready"], seen["nine dice"]) >= 200


def solved(text: str, rules: str = "classic") -> PositionSolution:
    state = parse_position(text, PRESETS[rules])
    return solve_position(state, own_worms(state))


def test_first_turn_of_the_base_game() -> None:
    solution = solved(CLASSIC)
    assert f"{solution.value:.13f}" == "1.6447296740401"
    assert solution.best == ROLL
    assert solution.probability(own_worms(solution.state)) == pytest.approx(solution.value)


def test_own_top_tile_is_at_stake() -> None:
    for top, value in (("24", "-.164390198"), ("28", "-.970409083"), ("30", "-1.776419320")):
        solution = solved(f"31.32.33.34 {top}/- - 1 -")
        assert f"{solution.value:.9f}".replace("-0", "-") == value


def test_reach_and_exactly() -> None:
    state = parse_position(CLASSIC)
    assert f"{solve_position(state, reach(30)).value:.9f}" == "0.263789519"
    assert solve_position(state, exactly(36)).value < solve_position(state, reach(36)).value


def test_golden_die_is_worth_rolling() -> None:
    solution = solved("21.22.23.24.25.26.28.29.30.31.32.33.34.35.36 27:g/- 7 1 -", "extrawurm")
    assert set(solution.actions) == {ROLL, ROLL9}
    assert solution.best == ROLL9


def test_weasel_rolls_a_poor_roll_again() -> None:
    solution = solved("21.22.23 -:w/- 7 1 WWW44:222", "extrawurm")
    assert set(solution.actions) == {SET_ASIDE[1], WEASEL}
    bust = solved("21.22.23 -:w/- 7 1 WWW44:444", "extrawurm")
    assert set(bust.actions) == {WEASEL, STOP}
    assert bust.best == WEASEL
    assert bust.bust_risk(STOP) == 1.0


def test_canned_worm_counted_or_not() -> None:
    # X11: 22 with the canned worm; without it the stop is a bust that loses tile 36 and the canned worm.
    solution = solved("21.22 36:c/- 7 1 55443:", "extrawurm")
    assert solution.actions[STOP_CANNED] == 1.0
    assert solution.actions[STOP] == -4.0
    assert solution.chances(STOP_CANNED)[0].ending.total == 26


def test_robbery_is_chosen_at_once() -> None:
    # X3: worms robbed from seat 3 count as much as others, but the chooser likes seat 3 poor.
    def value(state: GameState) -> float:
        return len(state.players[0].stack) + state.players[0].grilled - 0.3 * state.players[2].grilled

    rolled = parse_position("21.22 -/25+1/26+2 0 1 WWW:11555", PRESETS["extrawurm"])
    before = solve_position(rolled, of_position(value))
    assert before.ends.gains == (ROB[2], ROB[3])
    robbing = apply(rolled, SET_ASIDE[0]).state
    assert robbing.turn.phase is Phase.ROB
    choice = solve_position(robbing, of_position(value))
    for rob in (ROB[2], ROB[3]):
        robbed = solve_position(apply(robbing, rob).state, of_position(value))
        assert choice.actions[rob] == pytest.approx(robbed.value, abs=1e-14)
    assert choice.best == ROB[3]
    assert choice.actions[ROB[3]] == pytest.approx(choice.actions[ROB[2]] + 0.3)
    assert before.actions[SET_ASIDE[0]] == pytest.approx(choice.value, abs=1e-14)


def test_claims_of_the_any_fallback() -> None:
    solution = solved("21.22.29 -/- - 1 WWWWWW:?claim", "house")
    assert solution.actions == {TAKE[21]: 1.0, TAKE[22]: 1.0, TAKE[29]: 3.0}
    assert solution.best == TAKE[29]


def test_swing_counts_a_steal_twice() -> None:
    state = parse_position("21 -/25 - 1 WWWWW:")
    assert solve_position(state, swing(state)).actions[STOP] == 4.0
    assert solve_position(state, own_worms(state)).actions[STOP] == 2.0


def test_states_to_be_valued_are_listed_once() -> None:
    ends = turn_ends(parse_position(CLASSIC))
    assert len(ends.states) == len(set(ends.states)) == 17  # sixteen tiles and the bust
    values = np.array([float(len(state.up)) for state in ends.states])[ends.state_ids]
    assert PositionSolution(ends, values).value == pytest.approx(
        solve_position(ends.position, of_position(lambda state: float(len(state.up)))).value
    )


def test_values_must_fit() -> None:
    with pytest.raises(ValueError, match="one value for each"):
        PositionSolution(turn_ends(parse_position(CLASSIC)), np.zeros(3))


def test_finished_game() -> None:
    with pytest.raises(ValueError, match="over"):
        turn_ends(parse_position("36x 21/22 - - -"))
