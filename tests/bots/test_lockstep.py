"""Turns played side by side: valued, solved and ended as the readable solver has it."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from pickomino.bots.champion import net_for
from pickomino.bots.lockstep import Lockstep, Policy, is_over, start_rows, wins_of
from pickomino.core.outcome import outcome, worms_of
from pickomino.core.rules import parse_rules
from pickomino.core.state import GameState
from pickomino.kernels.game_rows import Ints
from pickomino.kernels.geometry import LAYER, TOTALS
from pickomino.kernels.policies import BY_TIMID
from pickomino.solver.endings import TurnEnds
from pickomino.solver.game.packing import unpack
from pickomino.solver.position import solve_position
from pickomino.solver.valuations import own_worms

RULES = [
    "classic",
    "extrawurm",
    "house",
    "squeakers",
    "extrawurm fallback=any steal=optional flip_empty_handed=yes six_faces_end_turn=yes",
]
GAMES = 12


def states_at(ends: TurnEnds, end: int) -> list[GameState]:
    """The positions in which a stop may leave the table, whoever was robbed for a double one."""
    layers = range(1, len(ends.options)) if end >= LAYER else (0,)
    worm, total = end % LAYER // TOTALS, end % TOTALS
    return [ends.endings[at].state for layer in layers for at in ends.options[layer, worm, total]]


@pytest.mark.parametrize("text", RULES)
@pytest.mark.parametrize("players", [2, 3, 7])
def test_turns_are_those_of_the_solver(text: str, players: int) -> None:
    rules = parse_rules(text)
    table = Lockstep(rules, players, GAMES)
    rows, names = start_rows(rules, players, GAMES), np.arange(GAMES)
    seen = 0
    for turn in range(60):
        table.expand(rows)
        table.score([Policy(others=0.0)], np.zeros(len(rows), np.int64))
        table.solve()
        table.play(7, names, np.full(len(rows), turn))
        after = table.successors()
        for game in range(turn % 6, len(rows), 6):
            state = unpack(rows[game], rules)
            exact = solve_position(state, own_worms(state))
            assert table.root[game] == pytest.approx(exact.value, abs=2e-5), str(state)
            possible = states_at(exact.ends, int(table._ended[game]))
            seat = state.mover - 1
            reached = unpack(after[game], rules)
            assert reached in possible, str(state)
            assert worms_of(reached.players[seat]) == max(worms_of(s.players[seat]) for s in possible)
            seen += 1
        over = is_over(after)
        rows, names = after[~over], names[~over]
        if not len(rows):
            break
    assert seen > 40


@pytest.mark.parametrize("text", ["classic", "extrawurm"])
def test_every_end_leads_somewhere_the_rules_allow(text: str) -> None:
    """Not only those ends that are played."""
    rules = parse_rules(text)
    table = Lockstep(rules, 3, GAMES)
    rows = start_rows(rules, 3, GAMES)
    for turn in range(24):
        table.expand(rows)
        table.score([Policy(net_for(rules.extras, 3))], np.zeros(len(rows), np.int64))
        table.solve()
        if turn % 8 == 7:
            for game in (0, 5):
                state = unpack(rows[game], rules)
                ends = solve_position(state, own_worms(state)).ends
                for end, ending in enumerate(table.endings_of(game).tolist()):
                    assert table.first[game] <= ending < table.first[game + 1]
                    if end % TOTALS:
                        assert unpack(table.after[ending], rules) in states_at(ends, end), str(state)
        table.play(3, np.arange(GAMES), np.full(GAMES, turn))
        rows = table.successors()
        assert not is_over(rows).any()


@pytest.mark.parametrize("others", [0.0, 1.0])
def test_worms_are_counted(others: float) -> None:
    rules = parse_rules("extrawurm")
    table = Lockstep(rules, 4, GAMES)
    rows = start_rows(rules, 4, GAMES)
    for turn in range(20):
        table.expand(rows)
        table.score([Policy(others=others)], np.zeros(GAMES, np.int64))
        for ending in range(0, int(table.first[-1]), 97):
            game = int(np.searchsorted(table.first, ending, side="right")) - 1
            before, after = unpack(rows[game], rules), unpack(table.after[ending], rules)
            change = [worms_of(b) - worms_of(a) for a, b in zip(before.players, after.players, strict=True)]
            mine = change.pop(before.mover - 1)
            assert table.scores[ending] == mine - others * sum(change)
        table.solve()
        table.play(3, np.arange(GAMES), np.full(GAMES, turn))
        rows = table.successors()


@pytest.mark.parametrize("text", ["classic", "extrawurm"])
@pytest.mark.parametrize("players", [2, 5])
def test_finished_games_are_worth_what_was_won(text: str, players: int) -> None:
    rules = parse_rules(text)
    table = Lockstep(rules, players, 40)
    rows, names = start_rows(rules, players, 40), np.arange(40)
    finished = []
    for turn in range(400):
        table.expand(rows)
        table.score([Policy(others=1.0)], np.zeros(len(rows), np.int64))
        table.solve()
        table.play(1, names, np.full(len(rows), turn))
        rows = table.successors()
        over = is_over(rows)
        finished += list(rows[over])
        rows, names = rows[~over], names[~over]
        if not len(rows):
            break
    assert len(finished) == 40
    chances = net_for(rules.extras, players).evaluate(np.stack(finished))
    shares = wins_of(np.stack(finished))[:, :players]
    for row, said, won in zip(finished, chances, shares, strict=True):
        assert said[:players] == pytest.approx(won)
        assert won.sum() == pytest.approx(1.0)
        assert set(np.flatnonzero(won) + 1) == set(outcome(unpack(row, rules)).winners)


@pytest.mark.parametrize("text", ["classic", "extrawurm"])
def test_a_turn_is_played_and_judged_alike_whoever_plays_beside_it(text: str) -> None:
    """Turns played by habit are not solved; they and the judge's must still lie in the same lanes."""
    rules, policies = parse_rules(text), [Policy(habit=BY_TIMID), Policy(others=1.0)]
    who, judge_net = np.arange(GAMES) % 2, Policy(net_for(rules.extras, 2))

    def play(rows: Ints, games: npt.NDArray[np.int64], turn: int) -> tuple[Ints, npt.NDArray[np.float64]]:
        table = Lockstep(rules, 2, len(games))
        judge = Lockstep(rules, 2, len(games), judge_of=table)
        table.expand(rows)
        table.score(policies, who[games])
        table.solve()
        judge.score([judge_net], np.zeros(len(games), np.int64))
        judge.solve()
        table.play(5, games, np.full(len(games), turn), judge)
        return table.successors(), table.luck.copy()

    rows = start_rows(rules, 2, GAMES)
    for turn in range(6):
        after, luck = play(rows, np.arange(GAMES), turn)
        for game in range(GAMES):
            alone, its_luck = play(rows[[game]], np.array([game]), turn)
            assert alone[0].tolist() == after[game].tolist()
            assert its_luck[0] == pytest.approx(luck[game], abs=1e-6)
        rows = after


def test_tables_are_set_up_without_counting_the_dice_anew() -> None:
    first, second = (Lockstep(parse_rules("classic"), 2, 1) for _ in range(2))
    assert first._dice_tables is second._dice_tables
