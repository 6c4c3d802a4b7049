"""Games of the compiled kernel, replayed by the rules engine to the same positions."""

from __future__ import annotations

import pytest

from pickomino.core.engine import new_game
from pickomino.core.rules import PRESETS, Rules
from pickomino.kernels.policies import GREEDY, RANDOM, SWING, WILD
from pickomino.play.record import parse_record
from pickomino.solver.game.log_records import record_text
from pickomino.solver.game.packing import pack, unpack
from pickomino.solver.game.player import GamePlayer
from prove_report import proof
from replaying import LINE_UPS, Replay, replay
from walks import custom_rules

BASE_EVENTS = {
    *("rolled", "set_aside", "stopped", "took", "stole", "busted", "tile_returned", "tile_turned"),
    *("turn_began", "game_over"),
}
EXTRA_EVENTS = {
    *("rerolled", "got_grilled_worm", "robbed", "no_grilled_worm", "got_specialist", "chose_specialist"),
    *("specialist_back", "specialist_left", "stole_hen", "hen_stayed"),
}
BASE_ACTIONS = {"roll", "set_aside", "stop"}
EXTRA_ACTIONS = {"roll9", "weasel", "stop_canned", "rob", "keep"}


def check(name: str, decisions: int, at_least: int) -> Replay:
    rules = PRESETS[name]
    result = replay(rules, decisions, seed=11)
    assert result.decisions >= decisions
    events = BASE_EVENTS | (EXTRA_EVENTS if rules.extras else set())
    actions = BASE_ACTIONS | (EXTRA_ACTIONS if rules.extras else set())
    actions |= (
        {"take"} if rules.fallback == "any" else {"take", "steal"} if rules.steal == "optional" else set()
    )
    assert {name for name in events if result.events[name] < at_least} == set()
    assert {name for name in actions if result.actions[name] < at_least} == set()
    assert set(result.events) == events
    assert set(result.actions) == actions
    return result


@pytest.mark.parametrize("name", PRESETS)
def test_core_replays_the_kernel(name: str) -> None:
    # Rare events of Extrawurm need more games.
    check(name, 100_000 if PRESETS[name].extras else 20_000, at_least=3)


@pytest.mark.prove
@pytest.mark.parametrize("name", PRESETS)
def test_core_replays_a_million_decisions(name: str) -> None:
    with proof(f"Games of the kernel replayed by the engine, {name}") as figures:
        result = check(name, 1_000_000, at_least=100)
        figures["decisions, each legal, every turn to the same position"] = result.decisions
        for kind, counts in (("events", result.events), ("actions", result.actions)):
            figures |= {f"{kind}: {what}": count for what, count in sorted(counts.items())}


@pytest.mark.parametrize("rules", custom_rules(), ids=str)
def test_every_combination_of_knobs(rules: Rules) -> None:
    assert replay(rules, 1_500, seed=2, line_ups=LINE_UPS[1::3]).decisions >= 1_500


@pytest.mark.parametrize("name", PRESETS)
def test_records_are_read_back(name: str) -> None:
    rules = PRESETS[name]
    line_up = (RANDOM, WILD, GREEDY, SWING)
    player = GamePlayer(rules, line_up, seed=5, keep_log=True, slots=8)
    numbers = []
    for game in player.records(100, 12):
        numbers.append(game.number)
        record = parse_record(record_text(game, rules, [f"p{seat}" for seat in range(4)]))
        assert record.rules == rules
        assert record.final == unpack(game.last, rules)
        assert record.final.is_over
        assert len(record.turns) == sum(1 for _ in game.turns())
    assert sorted(numbers) == list(range(100, 112))


def test_the_limit_ends_a_game_as_it_stands() -> None:  # E5
    rules = PRESETS["extrawurm"]
    player = GamePlayer(rules, (WILD, GREEDY, RANDOM), seed=1, keep_log=True, limit=7)
    for game in player.records(0, 20):
        text = record_text(game, rules, ("a", "b", "c"))
        record = parse_record(text)
        assert len(record.turns) == 7
        assert '[Termination "limit"]' in text
        assert record.outcome is not None
    results = GamePlayer(rules, (WILD, GREEDY, RANDOM), seed=1, limit=7).play(0, 20)
    assert results.by_limit == 20
    assert results.mean_length == 7


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("players", [2, 7])
def test_packing_round_trips(name: str, players: int) -> None:
    state = new_game(PRESETS[name], players)
    assert unpack(pack(state), PRESETS[name]) == state


def test_results_count_what_the_replay_saw() -> None:
    rules = PRESETS["extrawurm"]
    line_up = (RANDOM, GREEDY, WILD)
    player = GamePlayer(rules, line_up, seed=9, keep_log=True, slots=4)
    seen = Replay()
    for game in player.records(0, 60):
        seen.add(game, rules, 3)
    results = GamePlayer(rules, line_up, seed=9).play(0, 60)
    turns, decisions, busts, takes, steals, _, wins = results.seats.sum(axis=0).tolist()
    assert results.games == 60
    assert turns == seen.events["turn_began"] + seen.events["game_over"]
    assert decisions == seen.decisions
    assert busts == seen.events["busted"]
    assert takes == seen.events["took"]
    assert steals == seen.events["stole"] + seen.events["stole_hen"]
    assert wins == 60 * 420
    assert [round(share * 60) for share in results.win_shares[:3]] == [seen.wins[seat] for seat in (1, 2, 3)]
