"""A match: state, history, dice handed in, undo, and the limit of E5."""

from __future__ import annotations

from random import Random

import pytest

from pickomino.core.actions import ROLL, STOP, parse_action
from pickomino.core.dice import parse_dice
from pickomino.core.engine import dice_due, new_game
from pickomino.core.errors import IllegalAction, NotationError
from pickomino.core.notation_positions import parse_position
from pickomino.core.rules import PRESETS, Rules
from pickomino.play import (
    DEFAULT_TURN_LIMIT,
    Match,
    ScriptedDice,
    SeededDice,
    format_record,
    parse_record,
)
from walks import random_action

CLASSIC = PRESETS["classic"]


def play_out(match: Match, seed: int, steps: int = 100_000) -> Match:
    """Let chance decide until the match is over, or for a number of decisions."""
    rng = Random(seed)
    for _ in range(steps):
        if match.is_over:
            break
        match.act(random_action(rng, match.state))
    return match


def test_seeded_dice_repeat() -> None:
    def first_rolls(seed: int | str) -> list[tuple[int, ...]]:
        dice = SeededDice(seed)
        return [dice.roll(count) for count in (8, 5, 1, 9)]

    assert first_rolls(7) == first_rolls(7) != first_rolls(8)
    assert first_rolls("a game") == first_rolls("a game")
    assert [sum(roll) for roll in first_rolls(7)] == [8, 5, 1, 9]


def test_seeded_dice_are_fair() -> None:
    dice = SeededDice(1)
    shown = [sum(faces) for faces in zip(*(dice.roll(9) for _ in range(4_000)), strict=True)]
    assert sum(shown) == 36_000
    assert all(5_600 < count < 6_400 for count in shown)


def test_scripted_dice_fall_as_written() -> None:
    dice = ScriptedDice([parse_dice("1234445W"), parse_dice("2344W")])
    assert dice.roll(8) == parse_dice("1234445W")
    with pytest.raises(ValueError, match="5 dice next where 4 are due"):
        dice.roll(4)
    with pytest.raises(LookupError, match="no roll left"):
        dice.roll(5)


def test_a_match_with_dice_rolls_by_itself() -> None:
    match = Match(CLASSIC, ["Ann", "Bob"], ScriptedDice([parse_dice("1234445W")]))
    events = match.act(ROLL)
    assert [event.kind for event in events] == ["rolled"]
    assert str(match.state).endswith(" 1 :1234445W")
    assert [played.move for played in match.history] == [ROLL, parse_dice("1234445W")]


def test_a_match_without_dice_waits_for_them() -> None:
    match = Match(CLASSIC, ["Ann", "Bob"])
    assert match.act(ROLL) == ()
    assert match.legal_actions() == ()
    assert str(match.state).endswith(" 1 :*")
    with pytest.raises(IllegalAction):
        match.act(STOP)
    assert [event.kind for event in match.roll(parse_dice("1234445W"))] == ["rolled"]
    assert [str(action) for action in match.legal_actions()] == ["1", "2", "3", "4", "5", "W"]


def test_a_refused_action_leaves_no_trace() -> None:
    match = Match(CLASSIC, ["Ann", "Bob"], SeededDice(1))
    with pytest.raises(IllegalAction):
        match.act(STOP)
    assert match.history == ()
    assert match.state == match.start


@pytest.mark.parametrize("preset", PRESETS)
def test_undo_goes_back_to_any_point(preset: str) -> None:
    match = play_out(Match(PRESETS[preset], ["Ann", "Bob", "Cleo"], SeededDice(3)), seed=3)
    assert match.is_over
    history = match.history
    turns = [sum(played.ends_turn for played in history[:steps]) for steps in range(len(history) + 1)]
    for steps in range(len(history), -1, -7):
        match.undo(len(match.history) - steps)
        assert match.history == history[:steps]
        assert match.state == (history[steps - 1].after if steps else match.start)
        assert match.turns_played == turns[steps]
        assert match.is_over == (steps == len(history))
    match.undo(len(match.history))
    assert match.state == new_game(PRESETS[preset], 3)
    for steps in (-1, 1):
        with pytest.raises(ValueError, match="cannot be taken back"):
            match.undo(steps)


def test_undo_takes_back_one_step() -> None:
    match = Match(CLASSIC, ["Ann", "Bob"], SeededDice(5))
    match.act(ROLL)
    rolled = match.state
    match.act(match.legal_actions()[0])
    match.undo()
    assert match.state == rolled
    match.undo(2)
    assert match.state == match.start


def test_dice_that_do_not_fit_leave_no_trace() -> None:
    match = Match(CLASSIC, ["Ann", "Bob"])
    with pytest.raises(IllegalAction):
        match.act(ROLL, parse_dice("123"))
    assert match.history == ()
    assert match.act(ROLL, parse_dice("1234445W"))[-1].kind == "rolled"


def test_play_goes_on_after_undo() -> None:
    match = play_out(Match(CLASSIC, ["Ann", "Bob"], SeededDice(5)), seed=5, steps=40)
    match.undo(len(match.history) - 10)
    play_out(match, seed=6)
    assert match.is_over
    assert format_record(parse_record(format_record(match.record()))) == format_record(match.record())


def test_e5_a_game_without_end_is_decided_by_its_limit() -> None:
    """E5: after 1,000 turns the game is decided by E2–E4 as it stands, and its record says so."""
    assert DEFAULT_TURN_LIMIT == 1_000
    start = parse_position("21.36 25/30 - 1 -")
    match = Match(CLASSIC, ["Ann", "Bob"], start=start)
    # Nobody ever claims anything: once there is no tile to return, a bust changes nothing (B3).
    for _ in range(DEFAULT_TURN_LIMIT):
        assert not match.is_over
        assert match.outcome is None
        match.act(ROLL)
        match.roll(parse_dice("11111222"))
        match.act(parse_action("1"))
        match.act(STOP)
    assert match.turns_played == 1_000
    assert match.is_over
    assert match.is_by_limit
    assert not match.state.is_over
    assert match.legal_actions() == ()
    assert match.outcome is not None
    with pytest.raises(IllegalAction) as caught:
        match.act(ROLL)
    assert caught.value.problem == ("why-limit", {"count": 1_000}, "E5")
    text = format_record(match.record())
    assert '[Termination "limit"]' in text
    again = parse_record(text)
    assert again.is_by_limit
    assert again.outcome == match.outcome
    assert f'[Result "{"/".join(map(str, match.outcome.worms))}"]' in text


def test_e5_the_limit_is_an_option() -> None:
    """E5: an option; a game that ends in its last turn ended by the rules."""
    match = play_out(Match(CLASSIC, ["Ann", "Bob"], SeededDice(2), turn_limit=3), seed=2)
    assert (match.turns_played, match.is_by_limit) == (3, True)
    match.undo()
    assert (match.turns_played, match.is_over) == (2, False)
    last = Match(CLASSIC, ["Ann", "Bob"], start=parse_position("24 -/25 - 1 4WWWW:"), turn_limit=1)
    last.act(STOP)
    assert (last.turns_played, last.is_over, last.is_by_limit) == (1, True, False)
    assert last.outcome == ((1, 2), (2,), "")
    assert "Termination" not in format_record(last.record())


def test_e5_ties_at_the_limit_are_broken_as_ever() -> None:
    """E5: decided by E2–E4."""
    start = parse_position("21 -/- - 1 1:")
    match = Match(CLASSIC, ["Ann", "Bob"], start=start, turn_limit=1)
    match.act(STOP)
    assert match.outcome == ((0, 0), (1, 2), "E4")


def test_what_makes_no_match() -> None:
    with pytest.raises(ValueError, match="3 names for 2 seats"):
        Match(CLASSIC, ["A", "B", "C"], start=new_game(CLASSIC, 2))
    with pytest.raises(ValueError, match="a position of classic, not of house"):
        Match(PRESETS["house"], ["A", "B"], start=new_game(CLASSIC, 2))
    with pytest.raises(ValueError, match="leaves no game"):
        Match(CLASSIC, ["A", "B"], turn_limit=0)
    with pytest.raises(NotationError) as caught:
        Match(CLASSIC, ["A"])
    assert caught.value.problem.clause == "S1"
    for name in ("", "x" * 41, "a/b", 'a"b', "a\\b", "a\nb", "\x7f", "\x85"):
        with pytest.raises(NotationError) as caught:
            Match(CLASSIC, ["Ann", name])
        assert caught.value.problem.key == "error-player-name"


def test_a_match_from_its_record_can_be_stepped_back_and_played_on() -> None:
    first = play_out(Match(Rules(extras=True), ["Ann", "Bob"], SeededDice(9)), seed=9, steps=100)
    again = Match.from_record(parse_record(format_record(first.record())), SeededDice(4))
    assert again.history == first.history
    again.undo(len(again.history) - 20)
    if due := dice_due(again.state):  # the point lies between the decision to roll and the dice
        again.roll(SeededDice(4).roll(due))
    play_out(again, seed=4)
    assert again.is_over
    limited = play_out(Match(CLASSIC, ["Ann", "Bob"], SeededDice(2), turn_limit=3), seed=2)
    reread = Match.from_record(parse_record(format_record(limited.record())))
    assert reread.is_by_limit
    assert reread.outcome == limited.outcome


@pytest.mark.parametrize(("limit", "turns"), [(9, 9), (5, 6), (2, 6)])
def test_a_match_read_from_its_record_keeps_to_the_limit(limit: int, turns: int) -> None:
    """E5: five turns are recorded; where that is the limit already, one more is played."""
    first = Match(CLASSIC, ["Ann", "Bob"], SeededDice(2))
    chance = Random(2)
    while first.turns_played < 5:
        first.act(random_action(chance, first.state))
    again = Match.from_record(first.record(), SeededDice(5), turn_limit=limit)
    assert not again.is_over
    play_out(again, seed=5)
    assert (again.turns_played, again.is_by_limit) == (turns, True)
    assert Match.from_record(first.record()).turn_limit == 1000
