"""`import pickomino` offers what people need, at next to no cost, and `Game` is as easy as it is exact."""

from __future__ import annotations

import doctest
import importlib
import statistics
import subprocess
import sys
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from benchmarks import bench_front_door

import pickomino
from pickomino.core import Action, legal_actions
from pickomino.play import ScriptedDice
from prove_counts import LENGTH, count
from prove_report import proof

ODD: Any = 7  # of no type that is expected anywhere
FRACTION: Any = 1.5
A_GAME: Any = pickomino.Game()
MODULES = (
    "pickomino",
    "pickomino.game",
    "pickomino.solver",
    "pickomino.arena",
    "pickomino.view",
    "pickomino.coach",
)


@pytest.mark.parametrize("name", MODULES)
def test_docstrings_are_true(name: str) -> None:
    module = importlib.import_module(name)
    loaded = {public: getattr(module, public) for public in module.__all__}  # some load when first used
    result = doctest.testmod(module, extraglobs=loaded)
    assert result.attempted
    assert result.failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_every_public_name_is_there_and_listed(name: str) -> None:
    module = importlib.import_module(name)
    for public in module.__all__:
        assert getattr(module, public) is not None
        assert public in dir(module)
    with pytest.raises(AttributeError, match="nothing_like_this"):
        module.nothing_like_this  # noqa: B018  # reading it is the test


def test_importing_loads_no_part() -> None:
    seen = "import sys, pickomino; print(sorted(m for m in sys.modules if m.startswith('pickomino.')))"
    assert subprocess.run(
        [sys.executable, "-c", seen], capture_output=True, text=True, check=True
    ).stdout == ("['pickomino._lazy']\n")


def test_a_game_is_played_by_text_or_by_action() -> None:
    game = pickomino.Game("extrawurm", players=3, seed=7)
    assert (game.mover, game.players) == (1, ("Player 1", "Player 2", "Player 3"))
    game.push(game.legal[0])
    assert [str(action) for action in game.legal] == ["1", "2", "3", "4", "5", "W"]
    again = pickomino.Game("extrawurm", players=3, seed=7)
    again.push("roll")
    assert again.state == game.state
    assert pickomino.Game(seed="a").state == pickomino.Game(pickomino.PRESETS["classic"], 2).state


def test_pop_takes_back_a_decision_with_its_dice() -> None:
    game = pickomino.Game(seed=1)
    start = game.state
    game.push("roll")
    rolled = game.state
    face = game.legal[0]
    game.push(face)
    assert game.pop() == face
    assert game.state == rolled
    assert str(game.pop()) == "roll"
    assert game.state == start
    with pytest.raises(IndexError, match="nothing has been played"):
        game.pop()


def test_dice_due_at_the_start_fall_when_asked_for() -> None:
    game = pickomino.Game(position="24 -/25 - 1 4WWWW:*")
    assert game.legal == ()
    game.roll("455")
    assert game.pop() is None
    game.roll()
    assert game.state.turn.phase.value in ("rolled", "start")


def test_repr_makes_the_position_again() -> None:
    game = pickomino.Game("extrawurm fallback=any", ["Ann", "Bob"], seed=3).play("random")
    again = eval(repr(game), {"Game": pickomino.Game})
    assert (again.state, again.players, again.rules) == (game.state, game.players, game.rules)


def test_what_people_look_at_tells_itself_in_a_line() -> None:
    game = pickomino.Game(players=["Ann", "Bob"], position="21.24 22/36 - 1 WWWWW55:", seed=1)
    position = "'21.24 22/36 - 1 55WWWWW:'"
    assert repr(game.state) == f"<GameState 'classic' {position}>"
    assert repr(game.state._replace(players=ODD)).startswith("GameState(Rules(")
    assert repr(game.match) == f"<Match 'classic' ['Ann', 'Bob'] turns_played=0 position={position}>"
    assert repr(game.match.dice) == "SeededDice(1)"
    hint = game.hint()
    assert repr(hint).startswith(f"<Hint {position}: roll 0.")
    assert repr(hint.best).startswith("<Choice 'roll' chance=0.")
    odds = pickomino.find_odds(game.state)
    assert repr(odds).startswith(f"<Odds {position}: ")
    assert repr(odds.choices[0]).startswith("<ChoiceOdds '")
    game.push("stop")
    assert repr(game.record()) == "<Record 'classic' ['Ann', 'Bob'] turns=1 result='*'>"
    assert repr(game.review()).startswith(
        "<Review of <Record 'classic' ['Ann', 'Bob'] turns=1 result='*'>, accuracy: Ann "
    )


def test_records_go_out_and_in(tmp_path: Path) -> None:
    game = pickomino.Game("house", ["Ann", "Bob"], seed=5).play("random", "timid")
    game.save(tmp_path / "game.pkn", Event="a test")
    again = pickomino.Game.load(tmp_path / "game.pkn")
    assert again.match.history == game.match.history
    assert list(again) == list(game)
    assert next(iter(game)) == game.match.start
    assert list(game)[-1] == game.state
    assert again.outcome == game.outcome
    assert '[Event "a test"]' in (tmp_path / "game.pkn").read_text(encoding="utf-8")
    again.pop()
    assert not again.is_over


def test_a_turn_of_the_rule_sheet_is_pushed_whole() -> None:
    game = pickomino.Game(
        players=["Thomas", "Louise", "Nina"],
        position="22.23.24.25.26.27.28.29.31.33.34.35.36 -/30.21/32 - 1 -",
    )
    game.push_turn("1234445W:4 2344W:W 55WW:5 13:3 2:2 ^32")
    assert str(game.state) == "22.23.24.25.26.27.28.29.31.33.34.35.36 32/30.21/- - 2 -"


def test_own_dice_and_bots_of_ones_own() -> None:
    class Stopper:
        def choose(self, state: pickomino.GameState, rng: Random) -> Action:
            legal = legal_actions(state)
            return next((action for action in legal if str(action) == "stop"), legal[-1])

    game = pickomino.Game(
        dice=ScriptedDice([pickomino.parse_dice("WWWW5555")] * 2 + [pickomino.parse_dice("5555")])
    )
    game.push("roll")
    assert str(game.legal[-1]) == "W"
    assert pickomino.Game(seed=2).play(Stopper()).is_over
    with pytest.raises(TypeError, match="3 bots for 2 seats"):
        pickomino.Game().play("random", "random", "random")


@pytest.mark.parametrize(
    ("make", "error", "said"),
    [
        (lambda: pickomino.Game("clasic"), pickomino.NotationError, "clasic"),
        (lambda: pickomino.Game(players=1), pickomino.NotationError, "S1"),
        (lambda: pickomino.Game(players="Ann"), TypeError, "a list of names is expected"),
        (lambda: pickomino.Game(players="x"), TypeError, "a list of names is expected"),
        (lambda: pickomino.Game(players=[ODD, "Bob"]), TypeError, "a list of names is expected"),
        (lambda: pickomino.Game(position=ODD), TypeError, "a text such as '24"),
        (lambda: pickomino.Game().play(ODD), TypeError, "a bot or its name"),
        (lambda: pickomino.parse_record(ODD), TypeError, "a text such as"),
        (lambda: pickomino.Game(ODD), TypeError, "rules are expected"),
        (lambda: pickomino.Game(seed=1, dice=ScriptedDice([])), TypeError, "not both"),
        (lambda: pickomino.Game(seed=FRACTION), TypeError, "whole number or a text, not 1.5"),
        (lambda: pickomino.Game(seed=True), TypeError, "whole number or a text, not True"),
        (
            lambda: pickomino.Game().play("random", seed=FRACTION),
            TypeError,
            "whole number or a text, not 1.5",
        ),
        (lambda: pickomino.Game(players=3, position="24 -/25 - 1 -"), ValueError, "has 2 seats, not 3"),
        (
            lambda: pickomino.Game(dice=ODD),
            TypeError,
            r"something that rolls, such as SeededDice\(7\), not 7",
        ),
        (lambda: pickomino.Game(turn_limit=FRACTION), TypeError, "a number of turns is expected, not 1.5"),
        (lambda: pickomino.Match("clasic", ["Ann", "Bob"]), pickomino.NotationError, "clasic"),
        (lambda: pickomino.Match("classic", ["Ann", "Bob"]).act(ODD), TypeError, "an action is expected"),
        (lambda: pickomino.make_bot(ODD), TypeError, "a text such as 'greedy' is expected, not 7"),
        (lambda: pickomino.format_dice(ODD), TypeError, "six counts are expected"),
        *[
            (partial(asked, A_GAME), TypeError, "a state is expected, such as game.state .* not Game")
            for asked in (
                *(pickomino.legal_actions, pickomino.chance_outcomes, pickomino.outcome),
                *(pickomino.position_svg, pickomino.position_text, pickomino.find_hint, pickomino.find_odds),
            )
        ],
        (lambda: pickomino.review_record(A_GAME), TypeError, r"such as game.record\(\), not Game"),
        (lambda: pickomino.daily_puzzle(ODD), TypeError, r"such as date.today\(\), not 7"),
        (lambda: pickomino.Game().push("jump"), pickomino.NotationError, "jump"),
        (lambda: pickomino.Game().push(ODD), TypeError, "such as 'roll'"),
        (lambda: pickomino.Game().push("stop"), pickomino.IllegalAction, "First roll the dice."),
        (lambda: pickomino.Game().push("roll", dice="123"), pickomino.IllegalAction, "T1"),
        (lambda: pickomino.Game.from_record(ODD), TypeError, "a record or its text"),
        (
            lambda: pickomino.sample_roll(pickomino.new_game("classic", 2), Random(1)),
            pickomino.IllegalAction,
            "T1",
        ),
    ],
)
def test_what_is_wrong_is_said(make: object, error: type[Exception], said: str) -> None:
    assert callable(make)
    with pytest.raises(error, match=said):
        make()


def test_notebooks_get_a_picture() -> None:
    game = pickomino.Game("extrawurm", ["Ann <b>", "Bob"], seed=7)
    assert game._repr_svg_().startswith("<svg")
    html = game._repr_html_()
    assert "<figcaption>roll</figcaption>" in html
    assert "<b>" not in html
    assert "Ann <b>" in str(game)


def test_the_coach_is_at_hand() -> None:
    game = pickomino.Game(position="21.24 22/36 - 1 WWWWW55:", seed=1)
    assert str(game.hint().best.action) == "roll"
    game.push("stop")
    (cost,) = [decision.cost for decision in game.review().decisions]
    assert cost > 0


def test_rolls_are_sampled_as_the_outcomes_are_likely() -> None:
    state = pickomino.Game(position="24 -/25 - 1 4WWWW4W:*").state
    outcomes = dict(pickomino.chance_outcomes(state))
    rng = Random(1)
    drawn = [pickomino.sample_roll(state, rng) for _ in range(6_000)]
    assert set(drawn) == set(outcomes)
    for roll, chance in outcomes.items():
        assert abs(drawn.count(roll) / 6_000 - chance) < 0.025


def cpu_seconds(code: str) -> float:
    """The processor time that a new process takes for some code."""
    timed = f"import time; began = time.process_time(); {code}; print(time.process_time() - began)"
    return float(
        subprocess.run([sys.executable, "-c", timed], capture_output=True, text=True, check=True).stdout
    )


@pytest.mark.prove
@pytest.mark.alone
def test_the_front_door_costs_at_most_half_as_much_again() -> None:
    """1,000 games each, in rounds of both in turn: what the machine does besides falls on both."""
    rounds = bench_front_door.ROUNDS
    games = count(bench_front_door.GAMES, long=bench_front_door.GAMES, tiny=10 * rounds) // rounds
    with proof("The front door") as figures:
        ratios = [
            bench_front_door.through_the_door(games) / bench_front_door.plain(games) for _ in range(rounds)
        ]
        ratio = statistics.median(ratios)
        figures["random games"] = games * rounds
        figures[f"their time through `Game` over that of the plain engine, median of {rounds} rounds"] = ratio
        taken = statistics.median([cpu_seconds("import pickomino") for _ in range(5)])
        figures["seconds of processor time for `import pickomino`, median of 5"] = taken
        if LENGTH != "tiny":  # so few games only show that it runs
            assert ratio < 1.5, ratios
            assert taken < 0.060
