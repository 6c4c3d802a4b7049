"""Thousands of random games: the invariants hold, every record replays exactly, nothing is too rare to be tried."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from invariants import Invariants
from pickomino.core.events import EVENT_KINDS
from pickomino.core.rules import PRESETS
from pickomino.play import Match, SeededDice, format_record, parse_record
from prove_report import proof
from walks import random_action

ALL_GAMES = 2_000
EXTRAWURM_EVENTS = {
    "got_grilled_worm",
    "robbed",
    "no_grilled_worm",
    "got_specialist",
    "chose_specialist",
    "specialist_back",
    "specialist_left",
    "stole_hen",
    "hen_stayed",
    "rerolled",
}
"""The events that only the Extrawurm edition brings."""


def play_game(preset: str, number: int) -> Match:
    """A whole game, checked at every step and against its own record."""
    players = 2 + number % 6
    match = Match(
        PRESETS[preset], ["Ann", "Bob", "Cleo", "Dan", "Eve", "Flo", "Gus"][:players], SeededDice(number)
    )
    rng = Random(number)
    while not match.is_over:
        match.act(random_action(rng, match.state))
    invariants = Invariants(match.start)
    for played in match.history:
        invariants.check(played.after, played.events)
    check_record(match)
    return match


def check_record(match: Match) -> None:
    """The record is read back to the same text, moves, events and positions."""
    text = format_record(match.record())
    again = parse_record(text)
    assert format_record(again) == text
    assert again.outcome == match.outcome
    history = match.history
    assert [move for turn in again.turns for move in turn.moves] == [played.move for played in history]
    assert [event for turn in again.turns for event in turn.events] == [
        event for played in history for event in played.events
    ]
    after_turns = [played.after for played in history if played.ends_turn]
    assert list(again.positions()) == [match.start, *after_turns]


def play_games(preset: str, games: int) -> Counter[str]:
    """So many games; how often each kind of event occurred, and `turns` and `limit` besides."""
    seen: Counter[str] = Counter()
    for number in range(games):
        match = play_game(preset, number)
        seen.update(event.kind for played in match.history for event in played.events)
        seen["turns"] += match.turns_played
        seen["limit"] += match.is_by_limit
    return seen


def check_counts(preset: str, seen: Counter[str], least: int) -> None:
    """Nothing that the rules of a preset can bring is rare, and nothing of the other edition occurs."""
    for kind in EVENT_KINDS:
        if kind in EXTRAWURM_EVENTS and preset != "extrawurm":
            assert seen[kind] == 0, kind
        else:
            assert seen[kind] >= least, kind


@pytest.mark.parametrize("preset", PRESETS)
def test_some_of_the_random_games(preset: str) -> None:
    seen: Counter[str] = Counter()
    for number in range(0, ALL_GAMES // 8, 11):  # which has games of 2 to 7 players
        match = play_game(preset, number)
        seen.update(event.kind for played in match.history for event in played.events)
    check_counts(preset, seen, least=1 if preset == "extrawurm" else 10)


@pytest.mark.prove
@pytest.mark.parametrize("preset", PRESETS)
def test_all_random_games(preset: str) -> None:
    with proof(f"Random games, {preset}") as figures:
        seen = play_games(preset, ALL_GAMES)
        check_counts(preset, seen, least=100)
        figures["games (2 to 7 players), every record replayed"] = ALL_GAMES
        figures["turns"] = seen["turns"]
        figures["games decided by the limit of 1,000 turns (E5)"] = seen["limit"]
        for kind in EVENT_KINDS:
            if seen[kind]:
                figures[f"events: {kind}"] = seen[kind]
