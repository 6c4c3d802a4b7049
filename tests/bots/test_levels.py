"""Levels: they misjudge and slip the more the lower they are, at every table, and never throw a turn away."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from pickomino.arena.blocks import play_block
from pickomino.arena.reference import reference_for
from pickomino.arena.single_game import play_game
from pickomino.bots import Bot, make_bot
from pickomino.bots.champion import ChampionBot
from pickomino.bots.characters import CHARACTERS, split_character
from pickomino.bots.levels import LevelBot
from pickomino.bots.lockstep import Lockstep
from pickomino.bots.minds import MINDS, Facts, Mind, judge
from pickomino.bots.registry import make_policy
from pickomino.core.actions import ROLL, STOP, Action
from pickomino.core.claim import claims
from pickomino.core.engine import legal_actions
from pickomino.core.notation_positions import parse_position
from pickomino.core.rules import PRESETS
from pickomino.core.state import GameState, Phase
from pickomino.play import SeededDice
from pickomino.solver.game.packing import pack
from pickomino.solver.position import solve_position

CLASSIC = PRESETS["classic"]
LEVELS = range(1, 5)


def spec_of(level: int) -> str:
    return f"champion:level={level}"


def level_bot(level: int) -> LevelBot:
    bot = make_bot(spec_of(level))
    assert isinstance(bot, LevelBot)
    return bot


def test_the_top_level_is_the_champion() -> None:
    assert isinstance(make_bot("champion:level=5"), ChampionBot)


def stops_on_nothing(before: GameState, action: Action) -> bool:
    """A stop that is a bust, although a roll could still have brought a claim."""
    if before.turn.phase is not Phase.KEPT or action is not STOP or claims(before):
        return False
    if ROLL not in legal_actions(before):
        return False
    return solve_position(before, lambda ending: float(not ending.is_bust)).actions[ROLL] > 0


@pytest.mark.parametrize("rules", ["classic", "extrawurm"])
@pytest.mark.parametrize("level", LEVELS)
def test_nobody_stops_on_nothing_at_a_table_of_seven(rules: str, level: int) -> None:
    """With seven players every choice costs little winning chance, yet turns are not thrown away."""
    bots: list[Bot] = [level_bot(level) for _ in range(7)]
    thrown_away: list[str] = []

    def watch(before: GameState, action: Action, after: GameState) -> None:
        if stops_on_nothing(before, action):
            thrown_away.append(str(before))

    names = [f"bot {seat}" for seat in range(1, 8)]
    play_game(PRESETS[rules], bots, names, SeededDice(level), "1", turn_limit=21, watch=watch)
    assert thrown_away == []


@pytest.mark.parametrize("level", LEVELS)
def test_a_stop_on_nothing_is_left_where_rolling_on_is_hopeless_too(level: int) -> None:
    """36 alone is face up, and one die cannot bring 25 to it."""
    state = parse_position("36 25/34.24 - 1 4455WW1:", CLASSIC)
    assert STOP in {level_bot(level).choose(state, Random(seed)) for seed in range(20)}


def test_levels_err_the_more_the_lower() -> None:
    state = parse_position("21.22.24.25.26.27.28.29.30.32.33.35 23/31.34 - 1 444:1235W", CLASSIC)
    best = make_bot("champion").choose(state, Random(0))
    hits = []
    for level in range(1, 6):
        bot, rng = make_bot(spec_of(level)), Random(level)
        hits.append(sum(bot.choose(state, rng) is best for _ in range(150)))
    assert hits == sorted(hits)
    assert hits[-1] == 150


def test_a_beginner_takes_the_first_tile_and_an_expert_rolls_on_for_a_steal() -> None:
    grill = "21.22.23.24.25.26.27.28.30.31.32.33.34.35.36"
    state = parse_position(f"{grill} -/29 - 1 15WWW:", CLASSIC)
    beginner, expert = level_bot(1).solve(state), level_bot(4).solve(state)
    assert beginner.actions[STOP] > beginner.actions[ROLL]
    assert expert.actions[STOP] - expert.actions[ROLL] < beginner.actions[STOP] - beginner.actions[ROLL]


def test_a_mind_is_measured_against_what_is_at_stake() -> None:
    """Twice the worms, or half the winning chances, make no difference to how a turn is judged."""
    mind = Mind(fear=0.0, others=0.5, insight=0.5, slip=0.1)
    own, taken = np.array([-1.0, 1.0, 2.0, 0.0, 4.0]), np.array([0.0, 2.0, 0.0, 0.0, 0.0])
    is_bust, chance = np.array([True, False, False, True, False]), np.array([0.4, 0.6, 0.5, 0.1, 0.2])
    first = np.array([0, 3])
    once = judge(mind, Facts(own, taken, is_bust, chance), first)
    again = judge(mind, Facts(2 * own, 2 * taken, is_bust, chance / 2), first)
    assert again == pytest.approx(once)
    assert once[3:] == pytest.approx([0.0, 1.0])
    assert once[1] == pytest.approx(1.0), "best by worms and by chance"


def test_where_nothing_is_at_stake_all_ends_are_alike() -> None:
    same = np.full(3, 0.25)
    facts = Facts(np.zeros(3), np.zeros(3), np.zeros(3, bool), same)
    assert judge(MINDS[4], facts, np.array([0])).tolist() == [0.0, 0.0, 0.0]


@pytest.mark.parametrize(
    ("rules", "position"),
    [
        ("classic", "21.22.24.25.26.30.36x 23/31.34 - 1 -"),
        ("classic", "21.24.36x 23/31.34/-/25/26/27/35 - 2 -"),
        ("extrawurm", "11c.21.24.36x 23+1:w/31.34:h 5 1 -"),
        ("extrawurm", "11c.21.24.36x 23+1:g/31.34:h/28 5 1 -"),
    ],
)
@pytest.mark.parametrize("level", LEVELS)
def test_contests_are_played_by_the_level_itself(rules: str, position: str, level: int) -> None:
    """The policy that compiled contests play judges a turn, and slips, as the bot does that is asked."""
    state = parse_position(position, PRESETS[rules])
    players = len(state.players)
    policy = make_policy(spec_of(level), state.rules, players)
    assert policy is not None
    table = Lockstep(state.rules, players, 1)
    table.expand(pack(state)[None])
    table.score([policy], np.zeros(1, np.int64))
    table.solve()
    solution = level_bot(level).solve(state)
    assert table.root[0] == pytest.approx(solution.value, abs=1e-5)
    assert table._heat[0] == pytest.approx(MINDS[level].slip * solution.stakes, abs=1e-5)


@pytest.mark.parametrize("level", range(1, 6))
def test_characters_lean_their_way_at_every_level(level: int) -> None:
    """In the same position: what rolling on, or a steal, is worth to each."""
    grill = "21.22.23.24.25.26.27.28.30.31.32.33.34.35.36"

    def eagerness(character: str, kept: str) -> float:
        """How much more rolling on is worth than the tile that is there."""
        bot = make_bot(f"{spec_of(level)},character={character}")
        assert isinstance(bot, LevelBot)
        values = bot.solve(parse_position(f"{grill} -/29 - 1 {kept}:", CLASSIC)).actions
        return values[ROLL] - values[STOP]

    assert eagerness("bold", "15WWW") > eagerness("cautious", "15WWW"), "21 is there"
    assert eagerness("thief", "455WWW") < eagerness("collector", "455WWW"), "29 can be stolen"


@pytest.mark.parametrize("character", CHARACTERS)
def test_characters_play_in_contests_as_they_do_when_asked(character: str) -> None:
    state = parse_position("11c.21.24.36x 23+1:w/31.34:h 5 1 -", PRESETS["extrawurm"])
    spec = f"champion:level=5,character={character},plies=1,endgame=no"
    policy, bot = make_policy(spec, state.rules, 2), make_bot(spec)
    assert policy is not None
    assert isinstance(bot, LevelBot)
    table = Lockstep(state.rules, 2, 1)
    table.expand(pack(state)[None])
    table.score([policy], np.zeros(1, np.int64))
    table.solve()
    assert table.root[0] == pytest.approx(bot.solve(state).value, abs=1e-5)


def test_a_character_alone_is_a_champion_of_the_top_level() -> None:
    assert make_policy("champion:character=bold", CLASSIC, 2) == make_policy(
        "champion:level=5,character=bold", CLASSIC, 2
    )
    assert split_character("champion:level=2,character=bold") == ("champion:level=2", "bold")
    assert split_character("champion:character=bold") == ("champion", "bold")
    assert split_character("champion:level=2") == ("champion:level=2", "")


@pytest.mark.parametrize("players", [2, 7])
def test_every_level_beats_the_one_below(players: int) -> None:
    for level in (2, 3, 4):
        policies = [make_policy(spec_of(which), CLASSIC, players) for which in (level, level - 1)]
        first, second = policies
        assert first is not None
        assert second is not None
        reference = reference_for(CLASSIC, players)
        block = play_block(CLASSIC, players, (first, second), reference, range(420 // players), seed=1)
        assert block.adjusted.mean() > 1 / players
