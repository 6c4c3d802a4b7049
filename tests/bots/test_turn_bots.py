"""`greedy` and `swing`: best expected worms of the turn, to the digits of independent programs."""

from __future__ import annotations

from random import Random

import pytest

from pickomino.bots import make_bot
from pickomino.core.notation_positions import parse_position
from pickomino.core.rules import PRESETS
from pickomino.solver.position import solve_position
from pickomino.solver.valuations import own_worms, swing

GRILL = "21.22.23.24.25.26.27.28.29.30.31.32.33.34.35.36"


def best(spec: str, position: str, rules: str = "classic") -> str:
    state = parse_position(position, PRESETS[rules])
    return str(make_bot(spec).choose(state, Random(1)))


@pytest.mark.parametrize("measure", [own_worms, swing])
def test_a_first_turn_is_worth_what_others_found(measure: object) -> None:
    state = parse_position(f"{GRILL} -/- - 1 -", PRESETS["classic"])
    valuation = own_worms(state) if measure is own_worms else swing(state)
    assert solve_position(state, valuation).value == pytest.approx(1.6447296740401, abs=1e-12)


def test_greedy_takes_the_worms_of_the_reference_roll() -> None:
    assert best("greedy", f"{GRILL} -/- - 1 :11235WWW") == "W"


def test_swing_goes_for_a_steal_that_greedy_leaves() -> None:
    # stopping takes 25 at once; three dice could still make it 28
    position = "21.22.23.24.25.26.27 -/28 - 1 5555W:"
    assert best("greedy", position) == "stop"
    assert best("swing", position) == "roll"


def test_both_steal_where_that_is_more() -> None:
    for spec in ("greedy", "swing"):
        assert best(spec, "21.22.24 -/28 - 1 5555W3:?claim", "squeakers") == "steal 28"
    assert best("greedy", "21.26 -/28 - 1 5555W3:?claim", "squeakers") == "take 26"
    assert best("swing", "21.26 -/28 - 1 5555W3:?claim", "squeakers") == "steal 28"
