"""The arena: seats rotated, dice paired, luck unbiased, results the same whatever the number of processes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from matplotlib.figure import Figure

from pickomino.arena.blocks import play_block
from pickomino.arena.conduct import Conduct
from pickomino.arena.contest import _FAST_GAMES, _FIRST_GAMES, Contest, run_contest
from pickomino.arena.coverage import coverage_of, play_population
from pickomino.arena.estimate import RateEstimate, adjusted_rate, raw_rate
from pickomino.arena.judge import BatchJudge
from pickomino.arena.ratings import rate
from pickomino.arena.reference import reference_for
from pickomino.arena.single_game import play_game
from pickomino.arena.styles import watch_style
from pickomino.bots import make_bot
from pickomino.bots.lockstep import Policy
from pickomino.bots.minds import MINDS
from pickomino.bots.net import new_net
from pickomino.bots.registry import make_policy
from pickomino.bots.search import Search
from pickomino.cli import main
from pickomino.core.actions import ROLL, WEASEL
from pickomino.core.dice import all_rolls
from pickomino.core.engine import apply
from pickomino.core.errors import Problem
from pickomino.core.events import Busted
from pickomino.core.notation_positions import parse_position
from pickomino.core.rules import PRESETS
from pickomino.play import Played, SeededDice, parse_record

CLASSIC = PRESETS["classic"]


@pytest.mark.parametrize(
    ("rules", "start", "turn"),
    [
        ("classic", "21.22.25.30.36 24/23.31 - 1 -", "55WW:"),
        ("extrawurm", "11.21.22.25.30.36 24:w/23.31 3 1 -", "55WW:"),
        ("extrawurm", "11.21.22.25.30.36 24:w/23.31 3 1 -", "55WW:5555"),
        ("extrawurm", "11.21.22.25.30.36 24:c/23.31 3 1 -", "1133:"),
        ("squeakers", "21.22.25.30.36 24/23.31 - 1 -", "5WW:"),
    ],
)
def test_luck_averages_to_nothing_over_all_rolls(rules: str, start: str, turn: str) -> None:
    """Exactly, whatever the reference net says: here it is an untrained one."""
    net = new_net(2, np.random.default_rng(3))
    before = parse_position(start, PRESETS[rules])
    state = parse_position(start[:-1] + turn, PRESETS[rules])
    due = apply(state, ROLL if turn.endswith(":") else WEASEL).state
    judge, chances = BatchJudge(net, PRESETS[rules], 2), []
    for roll, chance in all_rolls(state.turn.dice_left):
        judge.add_game([Played(before, ROLL, due, ()), Played(due, roll, due, ())])
        chances.append(float(chance))
    luck = judge.luck()
    assert luck.sum(axis=1) == pytest.approx(0.0, abs=1e-12)
    assert np.array(chances) @ luck[:, 0] == pytest.approx(0.0, abs=1e-6)
    assert np.abs(luck).max() > 1e-4


@pytest.mark.parametrize(("rules", "players"), [("classic", 2), ("extrawurm", 2), ("classic", 3)])
def test_luck_averages_to_nothing_over_games(rules: str, players: int) -> None:
    """Statistically, with an untrained judge and two different policies."""
    judge = new_net(4 if players > 2 else 2, np.random.default_rng(5))
    policies = (Policy(others=1.0), Policy())
    luck = play_block(PRESETS[rules], players, policies, judge, range(150), 11).luck
    assert luck.std() > 0.01, "the judge must see some luck for the test to mean anything"
    deals = luck.reshape(-1, players).mean(axis=1)
    assert abs(deals.mean()) < 3.9 * deals.std(ddof=1) / len(deals) ** 0.5


def test_both_ways_of_playing_agree() -> None:
    """Compiled and decision by decision: the same bots, other dice, the same win rate within its interval."""
    fast = run_contest(Contest("swing", "greedy", games=1500, seed=3))
    slow = run_contest(Contest("swing", "greedy", games=12, seed=3, records=True))
    one, other = fast.adjusted(), slow.adjusted()
    assert one is not None
    assert other is not None
    assert abs(one.rate - other.rate) < 1.5 * (one.half + other.half)
    assert one.half < fast.raw().half / 2, "luck is taken off"
    assert parse_record(slow.records[0]).players == ("swing 1", "greedy 2")
    assert len(slow.records) == 12


def test_against_itself_every_deal_is_even() -> None:
    """With the seats swapped and the same dice, what one copy wins the other loses."""
    standing = run_contest(Contest("swing", "swing", games=200, seed=2))
    shares = np.concatenate([share.shares for share in standing.done])
    assert np.allclose(shares.sum(axis=1), 1.0)
    assert standing.raw().rate == pytest.approx(0.5)
    assert standing.raw().half < 0.02


def test_decision_by_decision_the_dice_are_paired_too() -> None:
    """`timid` has no chance of its own: with the seats swapped and the same dice, both copies win once."""
    standing = run_contest(Contest("timid", "timid", games=20, seed=2))
    shares = np.concatenate([share.shares for share in standing.done])
    assert np.array_equal(shares.sum(axis=1), np.ones(10))
    assert standing.by_seat()[0] not in (0.0, 1.0)


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    contest = Contest("swing", "greedy", games=300, seed=4)
    one, two = run_contest(contest, jobs=1), run_contest(contest, jobs=2)
    assert (one.raw(), one.mean_turns) == (two.raw(), two.mean_turns)
    assert one.adjusted() == two.adjusted(), "the net's sums too are the same in every process"
    assert one.raw() != run_contest(Contest("swing", "greedy", games=300, seed=5)).raw()


def test_the_champion_wins() -> None:
    found = run_contest(Contest("champion:endgame=no,plies=1", "swing", games=512, seed=6)).best
    assert found.low > 0.51


def test_specs_become_policies_where_they_can() -> None:
    policy = make_policy("champion:level=2,plies=2", CLASSIC, 2)
    assert policy is not None
    assert (policy.mind, policy.foresight) == (MINDS[2], Search(plies=2, endgame=0))
    for spec in ("champion:time=1", "exec:true"):
        assert make_policy(spec, CLASSIC, 2) is None


@pytest.mark.parametrize(("rules", "players"), [("classic", 2), ("extrawurm", 2), ("house", 3)])
@pytest.mark.parametrize("spec", ["random", "timid"])
def test_habits_are_the_same_in_compiled_play(spec: str, rules: str, players: int) -> None:
    """Games of equals last as long, and as many turns bust, as when the bot is asked for every decision."""
    games = 40
    rule_set = PRESETS[rules]
    policy = make_policy(spec, rule_set, players)
    assert policy is not None
    style = watch_style(policy, rule_set, players, 10 * games, seed=1)
    busts = turns = 0
    for game in range(games):
        names = [f"{spec} {seat}" for seat in range(players)]
        match = play_game(rule_set, [make_bot(spec)] * players, names, SeededDice(game), str(game))
        turns += match.turns_played
        busts += sum(isinstance(event, Busted) for step in match.history for event in step.events)
    spread = (style.busts * (1 - style.busts) / turns) ** 0.5
    assert abs(busts / turns - style.busts) < 4 * spread


def test_luck_is_taken_off_at_any_number_of_players() -> None:
    for players in range(2, 8):
        assert reference_for(CLASSIC, players).seats >= players
    standing = run_contest(Contest("swing", "greedy", players=6, games=600))
    assert standing.best.half < standing.raw().half, "less sharply than with two"


def around(rate: float) -> RateEstimate:
    return RateEstimate(rate, rate - 0.01, rate + 0.01)


def test_ratings_recover_known_strengths() -> None:
    strength = {"a": 1.0, "b": 2.0, "c": 5.0}
    rates = {
        (one, other): around(strength[one] / (strength[one] + 3 * strength[other]))
        for one in strength
        for other in strength
        if one != other
    }
    found = {rating.bot: rating.points for rating in rate(list(strength), rates, 4)}
    assert found["c"] - found["a"] == pytest.approx(400 * np.log10(5.0))
    assert sum(found.values()) == pytest.approx(0.0)


def test_command_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    picture, games = tmp_path / "arena.svg", tmp_path / "games"
    arguments = ["arena", "timid", "random", "greedy", "--games", "4", "--json"]
    assert main([*arguments, "--plot", str(picture), "--records", str(games)]) == 0
    said = json.loads(capsys.readouterr().out)
    assert [contest["games"] for contest in said["contests"]] == [4, 4, 4]
    assert {rating["bot"] for rating in said["ratings"]} == {"timid", "random", "greedy"}
    assert picture.read_text(encoding="utf-8").startswith("<?xml")
    written = sorted(path.name for path in games.iterdir())
    assert len(written) == 12
    assert (written[0], written[-1]) == ("pair-01-game-000001.pkn", "pair-03-game-000004.pkn")
    assert main(["replay", str(games / written[0])]) == 0
    assert "timid 1" in capsys.readouterr().out
    assert main(["arena", "timid", "random", "--games", "4"]) == 0
    assert "raw" in capsys.readouterr().out


def test_a_single_deal_leaves_the_rate_open(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "swing", "random", "greedy", "--games", "2", "--json"]) == 0
    said = json.loads(capsys.readouterr().out, parse_constant=pytest.fail)
    assert all(contest["adjusted"]["interval"] > 0.25 for contest in said["contests"])
    assert len(said["ratings"]) == 3


def test_several_bots_give_a_cross_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "timid", "swing", "greedy", "--games", "30", "--lang", "de"]) == 0
    said = capsys.readouterr().out
    cross = said[said.index("Jeder gegen") :]
    rows = [line.split("│")[1:-1] for line in cross.splitlines() if line.count("│") == 7]
    cells = {
        (row[1].strip(), rows[at][1].strip()): row[3 + at].strip().replace(",", ".")
        for row in rows
        for at in range(3)
    }
    assert cells["timid", "timid"] == ""
    assert float(cells["timid", "swing"]) + float(cells["swing", "timid"]) == pytest.approx(1.0, abs=0.0011)
    assert float(cells["timid", "greedy"]) < 0.5
    assert rows[-1][1].strip() == "timid"


@pytest.mark.parametrize("jobs", [pytest.param("1", marks=pytest.mark.prove), "2"])
def test_an_interrupt_shows_what_was_finished(jobs: str) -> None:
    script = (
        "import os, signal, time\n"
        "from pickomino.arena import contest\n"
        "class Standing(contest.Standing):\n"
        "    def raw(self):\n"
        "        if len(self.done) == 2 and not self.interrupted and not hasattr(self, 'hit'):\n"
        "            self.hit = True\n"
        "            os.kill(os.getpid(), signal.SIGINT)\n"
        "            time.sleep(60)\n"
        "        return super().raw()\n"
        "    adjusted = raw\n"
        "contest.Standing = Standing\n"
        # A shell that starts the tests in the background has Ctrl-C ignored, and children inherit that.
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "if __name__ == '__main__':\n"
        "    from pickomino.cli import main\n"
        "    raise SystemExit(main())\n"
    )
    options = ["arena", "timid", "random", "greedy", "--games", "1000000", "--jobs", jobs, "--json"]
    done = subprocess.run(
        [sys.executable, "-c", script, *options], capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 130, done.stderr
    said = json.loads(done.stdout)
    finished = _FIRST_GAMES + _FAST_GAMES
    assert [contest["games"] for contest in said["contests"]] == [finished], "and no further pair is begun"
    assert said["ratings"] == []
    assert f"{finished:,} of 3,000,000" in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["timid"],
        ["timid", "random", "timid"],
        ["timid", "nobody"],
        ["timid", "random", "--games", "-3"],
        ["timid", "random", "--rules", "none"],
        ["timid", "random", "--plot", "x.gif"],
        ["timid", "random", "--games", "2", "--records", "/dev/null/folder"],
        ["timid", "exec:no-such-command-anywhere"],
        ["timid", "exec:"],
        ["timid", "exec:unclosed 'quotation"],
    ],
)
def test_bad_arguments_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *arguments]) == 2
    assert capsys.readouterr().err


def test_an_interval_at_the_edge_is_not_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """0 of 400 does not mean never."""
    never = raw_rate(np.zeros((200, 2)))
    assert (never.rate, never.low) == (0.0, 0.0)
    assert 0.005 < never.high < 0.02
    assert main(["arena", "random", "greedy", "--games", "100", "--no-luck"]) == 0
    assert "0.0000 (0.0000 – 0.0370)" in capsys.readouterr().out


def test_luck_is_judged_no_further_in_a_one_sided_match() -> None:
    """It would narrow the interval by next to nothing there, and take longer than the games."""
    one_sided = run_contest(Contest("random", "greedy", games=200))
    assert [bool(share.luck.any()) for share in one_sided.done] == [True, False]
    assert one_sided.adjusted() is not None
    even = run_contest(Contest("greedy", "swing", games=200))
    assert all(share.luck.any() for share in even.done)


def test_taking_luck_off_never_widens_the_interval() -> None:
    """Luck that has nothing to do with the results is left alone."""
    rng = np.random.default_rng(1)
    results = (rng.random((300, 2)) < 0.97).astype(float)
    luck = rng.standard_normal((300, 2))
    assert adjusted_rate(results, luck).half <= raw_rate(results).half
    assert adjusted_rate(results, 0.5 - results).half < raw_rate(results).half / 2


@pytest.mark.parametrize("rate", [0.5, 0.9, 0.97])
def test_intervals_hold_what_they_promise(rate: float) -> None:
    """Of 2,000 contests with a known true rate; results follow the luck, and the games of a deal each other."""
    rng = np.random.default_rng(7)
    luck = rng.standard_normal((100_000, 2))
    skill = 0.9 * luck + 0.44 * rng.standard_normal((100_000, 2))
    skill[:, 1] = 0.92 * skill[:, 1] - 0.4 * skill[:, 0]
    results = (skill > np.quantile(skill, 1 - rate)).astype(float)
    found = coverage_of(results, 0.3 * luck, sizes=(1000, 1000), contests=2000, seed=2)
    assert 0.94 <= found.raw <= 0.96
    assert 0.94 <= found.adjusted <= 0.96
    assert found.widest <= 1.05


@pytest.mark.prove
@pytest.mark.parametrize(
    ("first", "second"), [("greedy", "random"), ("timid", "random"), ("greedy", "timid"), ("swing", "greedy")]
)
def test_intervals_of_real_contests_hold(first: str, second: str) -> None:
    """The same with deals that compiled bots have played, lopsided and even, in contests of many sizes."""
    results, luck = play_population(first, second, deals=4000, seed=1)
    for sizes in ((100, 1000), (1000, 10_000)):
        found = coverage_of(results, luck, sizes, contests=2000, seed=1)
        assert 0.94 <= found.raw <= 0.96, sizes
        assert 0.94 <= found.adjusted <= 0.96, sizes
        assert found.widest <= 1.05, sizes


@pytest.mark.prove
def test_intervals_of_an_exactly_even_pair_hold() -> None:
    """A bot against itself. Its two games of a deal mirror each other, so the second ones change deals: else every
    contest ends at exactly one half."""
    results, luck = play_population("greedy", "greedy", deals=4000, seed=1)
    others = np.random.default_rng(1).permutation(len(results))
    results[:, 1], luck[:, 1] = results[others, 1], luck[others, 1]
    for sizes in ((100, 1000), (1000, 10_000)):
        found = coverage_of(results, luck, sizes, contests=2000, seed=1)
        assert found.truth == 0.5
        assert 0.94 <= found.raw <= 0.96, sizes
        assert 0.94 <= found.adjusted <= 0.96, sizes
        assert found.widest <= 1.05, sizes


def test_a_bot_against_itself_is_exactly_even() -> None:
    results, _ = play_population("greedy", "greedy", deals=20, seed=1)
    found = raw_rate(results)
    assert found.rate == 0.5
    assert found.low <= 0.5 <= found.high


def test_the_picture_has_its_title_and_room_around_what_it_shows(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Any] = []
    monkeypatch.setattr(Figure, "savefig", lambda figure, path: drawn.append(figure))
    picture = str(tmp_path / "arena.svg")
    assert main(["arena", "timid", "random", "greedy", "--games", "4", "--json", "--plot", picture]) == 0
    said = json.loads(capsys.readouterr().out)
    figure = drawn[0]
    axes = figure.axes[0]
    assert "classic" in axes.get_title()
    assert [label.get_text() for label in axes.get_yticklabels()] == [
        "timid against random",
        "timid against greedy",
        "random against greedy",
    ]
    low, high = axes.get_xlim()
    for contest in said["contests"]:
        for found in (contest["raw"], contest["adjusted"]):
            assert low < found["low"] <= found["high"] < high
    figure.draw_without_rendering()  # lays everything out
    box = figure.get_tightbbox()  # in inches, with everything that is drawn
    width, height = figure.get_size_inches()
    assert 0 < box.x0 < box.x1 < width
    assert 0 < box.y0 < box.y1 < height


def test_who_forfeits_loses_and_it_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    bot = f"exec:{sys.executable} -c 0"
    assert main(["arena", bot, "timid", "--games", "4", "--json"]) == 1
    said = json.loads(capsys.readouterr().out)["contests"][0]
    assert said["raw"]["rate"] == 0.0
    assert said["decided_by_forfeits"]
    conduct = said["conduct"][0]
    assert (conduct["forfeits"], conduct["strikes"]) == (4, 12)
    assert [(fault["text"], fault["count"]) for fault in conduct["faults"]] == [
        ("It ended with status 0.", 12)
    ]
    assert said["conduct"][1] == {"name": "", "forfeits": 0, "strikes": 0, "faults": []}
    assert main(["arena", bot, "timid", "--games", "4"]) == 1
    text = capsys.readouterr().out
    assert "forfeited 4 of 4 games" in text
    assert "decided by forfeits" in text
    assert text.count("It ended with status 0. (12 times)") == 1


def test_games_are_rounded_to_whole_deals_and_it_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "timid", "random", "--seats", "3", "--games", "8"]) == 0
    assert "6 games are played" in capsys.readouterr().err


def test_a_slow_program_has_the_time_that_is_given(capsys: pytest.CaptureFixture[str]) -> None:
    faulty = f"exec:{sys.executable} {Path(__file__).parents[1] / 'bots' / 'faulty_bot.py'} hang 2"
    assert main(["arena", faulty, "timid", "--games", "2", "--time-ms", "50", "--json"]) == 1
    said = json.loads(capsys.readouterr().out)["contests"][0]
    assert said["conduct"][0]["faults"][0]["text"] == "It did not answer in time."


def test_records_carry_the_name_that_a_bot_gave_itself() -> None:
    example = Path(__file__).parents[2] / "examples" / "cautious_bot.py"
    contest = Contest(f"exec:{sys.executable} {example}", "timid", games=2, records=True, judges_luck=False)
    standing = run_contest(contest)
    assert parse_record(standing.records[0]).players == ("cautious 1", "timid 2")
    assert standing.adjusted() is None


def test_faults_that_differ_in_what_would_have_been_legal_are_one_fault() -> None:
    def fault(token: str, known: str) -> tuple[Problem, int]:
        return Problem("fault-illegal", {"token": token, "known": known}), 2

    whole = Conduct("Bold", 0, (fault("win", "roll, stop"),)) + Conduct(
        "Bold", 0, (fault("win", "1, 2"), fault("lose", "1, 2"))
    )
    assert whole.faults == ((fault("win", "roll, stop")[0], 4), fault("lose", "1, 2"))
