"""What holds in every state that play can reach, tried on games and texts that Hypothesis makes up."""

from __future__ import annotations

import pickle
from fractions import Fraction

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from invariants import Invariants
from pickomino.core.actions import ACTIONS, Action
from pickomino.core.dice import FACES, Counts, all_rolls, format_dice, parse_dice
from pickomino.core.engine import (
    apply,
    apply_roll,
    chance_outcomes,
    dice_due,
    follow,
    legal_actions,
    new_game,
)
from pickomino.core.errors import IllegalAction, PickominoError
from pickomino.core.events import EVENT_KINDS, Event, GameOver
from pickomino.core.legality import why_not
from pickomino.core.notation_positions import parse_position
from pickomino.core.notation_turns import format_turn, read_turn
from pickomino.core.outcome import outcome
from pickomino.core.rules import Rules, parse_rules
from pickomino.core.state import GameState, Phase
from pickomino.core.validation import defects
from walks import custom_rules


def tries(count: int) -> settings:
    """So many examples, the same ones in every run, however busy the machine is."""
    return settings(
        max_examples=count, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
    )


rule_sets = st.sampled_from(custom_rules())
dice_texts = st.text(alphabet=FACES, max_size=9)


@st.composite
def games(draw: st.DrawFn, longest: int = 60) -> list[tuple[GameState, Action | Counts, GameState]]:
    """Some moves of a game by any rules, the choices Hypothesis's own."""
    state = new_game(draw(rule_sets), draw(st.integers(2, 7)))
    moves: list[tuple[GameState, Action | Counts, GameState]] = []
    for _ in range(draw(st.integers(1, longest))):
        if state.is_over:
            break
        move: Action | Counts
        if due := dice_due(state):
            move = draw(st.sampled_from(all_rolls(due)))[0]
        else:
            move = draw(st.sampled_from(legal_actions(state)))
        after = follow(state, move).state
        moves.append((state, move, after))
        state = after
    return moves


@tries(25)
@given(games())
def test_every_tile_specialist_and_grilled_worm_is_in_exactly_one_place(
    moves: list[tuple[GameState, Action | Counts, GameState]],
) -> None:
    invariants = Invariants(moves[0][0])
    for before, move, after in moves:
        invariants.check(after, follow(before, move).events)


@tries(25)
@given(games(), st.data())
def test_an_action_is_legal_exactly_if_apply_takes_it(
    moves: list[tuple[GameState, Action | Counts, GameState]], data: st.DataObject
) -> None:
    before, _, after = moves[-1]
    state = data.draw(st.sampled_from((before, after)))
    legal = legal_actions(state)
    for action in ACTIONS:
        try:
            apply(state, action)
            taken = True
        except IllegalAction:
            taken = False
        assert taken == (action in legal) == (why_not(state, action) is None)
    assert bool(legal) != (bool(dice_due(state)) or state.is_over)


@tries(25)
@given(games())
def test_texts_round_trip(moves: list[tuple[GameState, Action | Counts, GameState]]) -> None:
    for before, move, after in moves:
        assert parse_position(str(after), parse_rules(str(after.rules))) == after
        text = format_turn(before, [move])
        if text and not any(ends(event) for event in follow(before, move).events):
            assert read_turn(before, text).state == after
    last = moves[-1][2]
    assert hash(last) == hash(parse_position(str(last), last.rules))
    assert pickle.loads(pickle.dumps(last)) == last


def ends(event: Event) -> bool:
    return event.kind in ("turn_began", "game_over")


@tries(20)
@given(games())
def test_chance_is_sure_and_every_roll_is_taken(
    moves: list[tuple[GameState, Action | Counts, GameState]],
) -> None:
    for state, _, _ in moves:
        outcomes = chance_outcomes(state)
        assert bool(outcomes) == (state.turn.phase is Phase.DUE)
        if outcomes and state.turn.dice_left <= 4:
            assert sum(chance for _, chance in outcomes) == Fraction(1)
            for roll, _ in outcomes:
                apply_roll(state, roll)


@tries(20)
@given(games())
def test_nothing_of_the_old_state_changes(
    moves: list[tuple[GameState, Action | Counts, GameState]],
) -> None:
    for before, move, after in moves:
        text = str(before)
        first, second = follow(before, move), follow(before, move)
        assert first == second
        assert first.state == after
        assert str(before) == text


@tries(20)
@given(games(longest=400))
def test_outcome_counts_what_lies_there(
    moves: list[tuple[GameState, Action | Counts, GameState]],
) -> None:
    before, move, state = moves[-1]
    result = outcome(state)
    assert set(result.winners) <= set(range(1, len(state.players) + 1))
    assert {result.worms[seat - 1] for seat in result.winners} == {max(result.worms)}
    assert (len(result.winners) > 1) == (result.tie_break == "E4")
    last = follow(before, move).events[-1:]
    if state.is_over:
        assert last == (GameOver(*result),)


@tries(50)
@given(dice_texts)
def test_dice_round_trip(text: str) -> None:
    assert format_dice(parse_dice(text)) == "".join(sorted(text))


@tries(50)
@given(rule_sets)
def test_rules_round_trip(rules: Rules) -> None:
    assert parse_rules(str(rules)) == rules


@tries(100)
@given(st.text(max_size=60), rule_sets)
def test_any_text_is_a_position_or_a_typed_error(text: str, rules: Rules) -> None:
    try:
        state = parse_position(text, rules)
    except PickominoError:
        return
    assert defects(state) == ()


position_like = st.from_regex(
    r"([123][0-9][chrwgax]?(\.[123][0-9][chrwgax]?){0,3}|-) "
    r"((2[0-9](\.3[0-6])?|-)(\+[0-7])?(:[chrwga])?/){1,2}-(\+[1-7])?(:[chrwga])? "
    r"[0-8-] [1-3-] "
    r"(-|[1-5W]{0,8}:(\*|[1-5W]{0,4}|\?rob|\?crow|\?claim|\?keep[chrwga]{2})(\+[gw])?)",
    fullmatch=True,
)


@tries(200)
@given(position_like, rule_sets)
def test_what_is_read_as_a_position_can_be_played(text: str, rules: Rules) -> None:
    """Whatever position is accepted: something is to be decided or rolled in it, and its text comes back."""
    try:
        state = parse_position(text, rules)
    except PickominoError:
        return
    assert parse_position(str(state), rules) == state
    if state.is_over:
        return
    if dice_due(state):
        states = [apply_roll(state, roll).state for roll, _ in chance_outcomes(state)[:20]]
    else:
        assert legal_actions(state) != ()
        states = [apply(state, action).state for action in legal_actions(state)]
    for after in states:
        assert defects(after) == (), str(after)


def test_every_event_is_named_after_its_kind() -> None:
    assert len(EVENT_KINDS) == 20
    for kind, event in EVENT_KINDS.items():
        assert event.kind == kind
        assert "".join(part.capitalize() for part in kind.split("_")) == event.__name__
