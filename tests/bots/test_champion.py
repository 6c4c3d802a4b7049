"""`champion`: plays to win, in every edition."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from pickomino.bots import BotSpecError, make_bot
from pickomino.bots.champion import ChampionBot, net_for
from pickomino.bots.lockstep import Lockstep
from pickomino.bots.net import Net
from pickomino.bots.registry import make_policy
from pickomino.bots.search import count_reachable, look_one_turn_further, search
from pickomino.core.engine import apply, apply_roll, dice_due, legal_actions, new_game
from pickomino.core.notation_positions import parse_position
from pickomino.core.rules import PRESETS
from pickomino.play import SeededDice
from pickomino.solver.game.packing import pack

CLASSIC = PRESETS["classic"]


def champion(spec: str = "champion") -> ChampionBot:
    bot = make_bot(spec)
    assert isinstance(bot, ChampionBot)
    return bot


def test_a_won_ending_is_taken_and_a_lost_one_left() -> None:
    # one tile left: taking 21 ends the game, one worm short of the opponent's five
    behind = parse_position("21.36x 25/34.24 - 1 5555W:", CLASSIC)
    ahead = parse_position("21.36x 33.29/34.24 - 1 5555W:", CLASSIC)
    assert str(champion().choose(ahead, Random(1))) == "stop"
    assert champion().solve(ahead).value == pytest.approx(1.0)
    values = champion().solve(behind).actions
    assert values[legal_actions(behind)[1]] == pytest.approx(0.0), "stopping loses at once"


@pytest.mark.parametrize("rules", ["classic", "house", "squeakers"])
def test_games_of_two_end(rules: str) -> None:
    bot, dice, rng = champion(), SeededDice(4), Random(4)
    state = new_game(PRESETS[rules], 2)
    for _ in range(2000):
        if state.is_over:
            break
        if due := dice_due(state):
            state = apply_roll(state, dice.roll(due)).state
        else:
            action = bot.choose(state, rng)
            assert action in legal_actions(state)
            state = apply(state, action).state
    assert state.is_over


def test_chances_are_by_seat_and_add_up() -> None:
    state = parse_position("21.22.36x 33.29/24 - 2 -", CLASSIC)
    chances = champion().chances(state)
    assert chances.sum() == pytest.approx(1.0, abs=1e-5)
    assert chances[0] > 0.9


def test_the_whole_time_is_not_exceeded_by_much() -> None:
    ticks = iter(range(10_000))
    bot = ChampionBot(seconds=2.0, clock=lambda: 0.5 * next(ticks))
    state = parse_position("21.22.24.25.26.27.28.29.30.32.33.35 23/31.34 - 1 444:1235W", CLASSIC)
    bot.choose(state, Random(0))
    assert next(ticks) <= 3


def test_a_net_of_ones_own_plays_only_on_ones_own_machine() -> None:
    path = Path(__file__).parents[2] / "src/pickomino/bots/nets/reference-classic-2.npz"
    state = parse_position("21.22.24.36x 23/31.34 - 1 -", CLASSIC)
    bot = make_bot(f"champion:net={path}", local=True)
    assert isinstance(bot, ChampionBot)
    assert bot.solve(state).value != champion().solve(state).value
    for spec in (f"champion:net={path}", "champion:net=none.npz"):
        with pytest.raises(BotSpecError):
            make_bot(spec, local="none" in spec)


def test_looking_further_agrees_with_a_hand_built_solve() -> None:
    net = net_for(False, 2)
    state = parse_position("21.22.24.36x 23/31.34 - 1 -", CLASSIC)
    further = look_one_turn_further(net, CLASSIC, pack(state)[None], 2)[0]
    exact = ChampionBot(plies=1, endgame=False).solve(state).value
    assert further[0] == pytest.approx(exact, abs=1e-5)
    assert search(net, CLASSIC, pack(state)[None], 1, sweeps=1)[0, 0] == pytest.approx(exact, abs=1e-5)


@pytest.mark.parametrize(
    ("rules", "position"),
    [
        ("classic", "21.22.24.36x 23/31.34/25 - 2 -"),
        ("extrawurm", "11c.21.22.24.27h.36x 23:g/31.34+2/25/- 3 1 -"),
        ("extrawurm", "11c.21.22.24.27h.36x 23+1/31.34+2:w/25/- 3 2 -"),
    ],
)
def test_everybodys_chances_after_a_turn_add_up(rules: str, position: str) -> None:
    state = parse_position(position, PRESETS[rules])
    players = len(state.players)
    net = net_for(state.rules.extras, players)
    further = look_one_turn_further(net, state.rules, pack(state)[None], players)[0, :players]
    assert further.sum() == pytest.approx(1.0, abs=1e-4)
    mover = state.mover - 1
    assert further[mover] == pytest.approx(ChampionBot(plies=1).solve(state).value, abs=1e-4)
    assert champion().chances(state) == pytest.approx(further, abs=1e-6)


@pytest.mark.parametrize(
    ("rules", "position"),
    [
        ("classic", "21.22.24.25.26.30.36x 23/31.34 - 1 -"),
        ("classic", "21.24.36x 23/31.34 - 2 -"),
        ("extrawurm", "11c.21.24.36x 23+1:w/31.34:h 5 1 -"),
    ],
)
@pytest.mark.parametrize(("plies", "endgame"), [(1, False), (2, False), (2, True)])
def test_contests_are_played_by_the_champion_itself(
    rules: str, position: str, plies: int, endgame: bool
) -> None:
    """The policy that compiled contests play values a turn as the bot does that is asked decision by decision."""
    state = parse_position(position, PRESETS[rules])
    spec = f"champion:plies={plies},endgame={'yes' if endgame else 'no'}"
    policy = make_policy(spec, state.rules, 2)
    assert policy is not None
    table = Lockstep(state.rules, 2, 1)
    table.expand(pack(state)[None])
    table.score([policy], np.zeros(1, np.int64))
    table.solve()
    assert table.root[0] == pytest.approx(champion(spec).solve(state).value, abs=2e-6)


def flat(net: Net) -> Net:
    """A net that knows nothing: every position between turns is even."""
    return Net(net.seats, type(net.weights)(*[np.zeros_like(array) for array in net.weights]))


def test_positions_that_can_come_are_counted() -> None:
    """With a single tile: either player to move, as long as nobody has got it."""
    state = parse_position("21 -/- - 1 -", CLASSIC)
    assert count_reachable(net_for(False, 2), CLASSIC, pack(state)[None], 50) == 2
    usual = parse_position("21.36x 25.30.33/34.24.28 - 1 -", CLASSIC)
    assert count_reachable(net_for(False, 2), CLASSIC, pack(usual)[None], 300) == 300


def test_a_search_needs_no_good_net_where_the_game_is_short() -> None:
    """With a single tile in the game all positions fit into the graph: even an ignorant net gives exact values."""
    state = parse_position("21 -/- - 1 -", CLASSIC)
    rows = pack(state)[None]
    wise = search(net_for(False, 2), CLASSIC, rows, 50)[0, 0]
    ignorant = search(flat(net_for(False, 2)), CLASSIC, rows, 50, sweeps=200)[0, 0]
    # whoever first gets 21 wins: p + (1 - p)² p + … with p the best chance of 21 or more
    p = 0.893026737
    assert ignorant == pytest.approx(p / (1 - (1 - p) ** 2), abs=1e-4)
    assert wise == pytest.approx(ignorant, abs=1e-3)
