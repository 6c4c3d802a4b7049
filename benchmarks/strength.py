"""Figures of docs/strength.md beyond single contests.

python benchmarks/strength.py ladder --games 2000
python benchmarks/strength.py ladder --players 4 --games 2000 --rules extrawurm
python benchmarks/strength.py characters --games 2000
python benchmarks/strength.py styles --games 500
python benchmarks/strength.py habits --games 10
python benchmarks/strength.py lengths --games 400
python benchmarks/strength.py coverage
python benchmarks/strength.py speed
python benchmarks/strength.py endgames --positions 2000
python benchmarks/strength.py calibration --games 20000 --plot docs/images/calibration.svg
python benchmarks/strength.py decisions --games 10
"""

from __future__ import annotations

import os
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import Annotated

import typer

from pickomino.arena.calibration import calibrate
from pickomino.arena.contest import Contest, run_contest
from pickomino.arena.coverage import coverage_of, play_population
from pickomino.arena.endgames import collect_endgames, endgame_error
from pickomino.arena.plots import plot_calibration
from pickomino.arena.single_game import play_game
from pickomino.arena.styles import watch_style
from pickomino.bots import make_bot
from pickomino.bots.characters import CHARACTERS
from pickomino.bots.minds import TOP_LEVEL
from pickomino.bots.registry import make_policy
from pickomino.bots.strengths import STRENGTHS
from pickomino.core.actions import ROLL, STOP, Action
from pickomino.core.claim import claims
from pickomino.core.engine import legal_actions
from pickomino.core.rules import PRESETS, parse_rules
from pickomino.core.state import GameState, Phase
from pickomino.kernels.policies import GREEDY, RANDOM
from pickomino.play import SeededDice
from pickomino.solver.game.simulation import Simulation, play_here, shares_of
from pickomino.solver.position import solve_position

app = typer.Typer(help=__doc__)
_RUNS = 4  # of which the fastest counts
Rules = Annotated[str, typer.Option()]


@app.command()
def endgames(positions: int = 2000, seed: int = 1, deep: int = 800, rules: Rules = "classic") -> None:
    """Error of the winning chance with 1, 2 and 3 tiles face up."""
    rule_set = parse_rules(rules)
    for tiles, rows in collect_endgames(rule_set, positions, seed).items():
        error = endgame_error(rule_set, tiles, rows, deep)
        typer.echo(
            f"{tiles} up, {error.positions} positions: net {error.net:.4f}, champion {error.champion:.4f}, "
            f"deepest search moves by {error.bound:.4f} when doubled, {error.exact} solved exactly"
        )


@app.command()
def calibration(
    games: int = 20_000, seed: int = 1, rules: Rules = "classic", players: int = 2, plot: str = ""
) -> None:
    """Chances said against games won, by tenths."""
    found = calibrate(parse_rules(rules), players, games, seed)
    for tenth in found:
        typer.echo(
            f"{tenth.positions:6} positions: said {tenth.said:.3f}, won {tenth.won:.3f} ± {tenth.interval:.3f}"
        )
    if plot:
        plot_calibration([t.said for t in found], [t.won for t in found], [t.interval for t in found], plot)


class _Timed:
    """A bot with a stopwatch, for decisions where there is something to decide."""

    def __init__(self, spec: str) -> None:
        self._bot = make_bot(spec)
        self.seconds: list[float] = []

    def choose(self, state: GameState, rng: Random) -> Action:
        start = time.perf_counter()
        action = self._bot.choose(state, rng)
        if len(legal_actions(state)) > 1:
            self.seconds.append(time.perf_counter() - start)
        return action


class _Watched:
    """A bot whose stops are counted that claim nothing although a roll could still have brought a claim."""

    def __init__(self, spec: str) -> None:
        self._bot = make_bot(spec)
        self.stops = 0

    def choose(self, state: GameState, rng: Random) -> Action:
        action = self._bot.choose(state, rng)
        phase = state.turn.phase
        if phase is Phase.KEPT and action is STOP and not claims(state) and ROLL in legal_actions(state):
            odds = solve_position(state, lambda ending: float(not ending.is_bust))
            self.stops += odds.actions[ROLL] > 0
        return action


@app.command()
def habits(
    games: int = 10, seed: int = 1, rules: Rules = "classic", players: int = 0, level: int = 0
) -> None:
    """Stops on nothing while a claim was still possible, in games of equals; 0 players: 2 to 7, level 0: all."""
    for seats in [players] if players else range(2, 8):
        for rung in [level] if level else range(1, TOP_LEVEL + 1):
            turns = stops = 0
            for game in range(games):
                bots = [_Watched(f"champion:level={rung}") for _ in range(seats)]
                names = [f"bot {seat}" for seat in range(1, seats + 1)]
                dice = SeededDice(f"{seed} {game}")
                match = play_game(parse_rules(rules), bots, names, dice, f"{seed} {game}")
                turns += match.turns_played
                stops += sum(bot.stops for bot in bots)
            share = 100 * stops / turns
            typer.echo(f"{rules}, {seats} players, level {rung}: {share:.1f} % of {turns} turns")


def _fast(level: int, character: str = "") -> str:
    """A level in a form that contests play quickly; the champion is measured without its endgame search."""
    tail = f",character={character}" if character else ""
    return f"champion:level={level},plies=1,endgame=no{tail}"


@app.command()
def lengths(games: int = 400, seed: int = 1, rules: Rules = "classic", players: int = 0) -> None:
    """Turns of games of equals, at every level, as a multiple of the champion's; 0 players: 2 to 7."""
    for seats in [players] if players else range(2, 8):
        found = {}
        for level in range(TOP_LEVEL, 0, -1):
            contest = Contest(_fast(level), _fast(level), rules, seats, games, seed, judges_luck=False)
            found[level] = run_contest(contest).mean_turns
        shown = ", ".join(
            f"level {level}: {turns:.1f} ({turns / found[TOP_LEVEL]:.2f})" for level, turns in found.items()
        )
        typer.echo(f"{rules}, {seats} players, turns a game: {shown}")


def _tell(first: str, second: str, rules: str, players: int, games: int, seed: int) -> None:
    standing = run_contest(Contest(first, second, rules, players, games, seed))
    raw, best = standing.raw(), standing.best
    typer.echo(
        f"{rules}, {players} players, {first} against {second}, {standing.games} games: "
        f"raw {raw.rate:.3f} ± {raw.half:.3f}, luck-adjusted {best.rate:.3f} ± {best.half:.3f}"
    )


@app.command()
def ladder(games: int = 2000, seed: int = 1, rules: Rules = "classic", players: int = 2) -> None:
    """Each level against the one below; with two players also the anchors: champion, `greedy`, `swing`."""
    for level in range(TOP_LEVEL, 1, -1):
        _tell(_fast(level), _fast(level - 1), rules, players, games, seed)
    if players == 2:
        _tell(_fast(1), _fast(TOP_LEVEL), rules, players, games, seed)
        _tell(_fast(1), "timid", rules, players, games, seed)
        _tell(_fast(3), "greedy", rules, players, games, seed)
        _tell(_fast(4), "swing", rules, players, games, seed)


@app.command()
def characters(
    games: int = 2000, seed: int = 1, rules: Rules = "classic", players: int = 2, level: int = 0
) -> None:
    """Each character against its plain level; level 0: all."""
    for rung in [level] if level else range(1, TOP_LEVEL + 1):
        for character in CHARACTERS:
            _tell(_fast(rung, character), _fast(rung), rules, players, games, seed)


@app.command()
def styles(
    games: int = 500, seed: int = 1, rules: Rules = "classic", players: int = 2, level: int = 3
) -> None:
    """How characters differ: what their turns come to, in games of equals."""
    for character in ("", *CHARACTERS):
        policy = make_policy(_fast(level, character), parse_rules(rules), players)
        assert policy is not None
        style = watch_style(policy, parse_rules(rules), players, games, seed)
        typer.echo(
            f"{character or 'plain'}: busts in {style.busts:.1%} of turns, steals in {style.steals:.1%}, "
            f"a tile has {style.worms:.2f} worms"
        )


@app.command()
def strengths(games: int = 2000, seed: int = 1) -> None:
    """What every bot wins against `greedy`, two players, classic: the figures of `pickomino bots`."""
    for spec in STRENGTHS:
        if spec != "greedy":
            fast = _fast(int(spec[-1])) if "level" in spec else spec
            _tell(fast, "greedy", "classic", 2, games, seed)


@app.command()
def coverage(deals: int = 4000, contests: int = 2000, seed: int = 1) -> None:
    """How many of 2,000 simulated contests have the true rate in their 95 % intervals."""
    for first, second in (
        ("greedy", "random"),
        ("timid", "random"),
        ("greedy", "timid"),
        ("swing", "greedy"),
    ):
        results, luck = play_population(first, second, deals, seed)
        for least, most in ((100, 1000), (1000, 10_000)):
            found = coverage_of(results, luck, (least, most), contests, seed)
            typer.echo(
                f"{first} against {second}, true rate {found.truth:.4f}, contests of {2 * least:,} to {2 * most:,} games: raw {found.raw:.1%}, "
                f"adjusted {found.adjusted:.1%}; adjusted as wide as {found.width:.2f} of raw, at most {found.widest:.2f}"
            )


@app.command()
def speed(games: int = 80) -> None:
    """Games a second of processor time, and `arena greedy random` against `simulate`."""
    example = f"{sys.executable} {Path(__file__).parent.parent / 'examples' / 'cautious_bot.py'}"
    sys.path.insert(0, str(Path(__file__).parent.parent / "examples"))
    for name, spec in (("exec:", f"exec:{example}"), ("py:", "py:first_bot:CautiousBot")):
        for luck in (False, True):
            contest = Contest(spec, "timid", games=games, judges_luck=luck)
            run_contest(Contest(spec, "timid", games=4, judges_luck=luck))  # loads and compiles
            rate = _games_a_second(partial(_play_out, contest))
            typer.echo(
                f"{name} against timid, {'with' if luck else 'without'} luck: {rate:.0f} games a second"
            )
    pair = Simulation(parse_rules("classic"), (GREEDY, RANDOM), 1, 20 * games)
    simulated = _games_a_second(lambda: sum(part.games for part in play_here(pair, shares_of(pair))))
    for luck in (True, False):
        contest = Contest("greedy", "random", games=20 * games, judges_luck=luck)
        rate = _games_a_second(partial(_play_out, contest))
        typer.echo(
            f"arena greedy random {'with' if luck else 'without'} luck: {rate:.0f} games a second, "
            f"simulate: {simulated:.0f}, {simulated / rate:.1f} times as many"
        )


def _play_out(contest: Contest) -> int:
    return run_contest(contest).games


def _games_a_second(play: Callable[[], int]) -> float:
    """By the processor time of this process and its children, the best of several runs: other work on the machine
    slows them down, but never speeds them up."""
    play()  # loads what has to be loaded
    best = 0.0
    for _ in range(_RUNS):
        before = os.times()
        games = play()
        after = os.times()
        best = max(best, games / sum(after[at] - before[at] for at in range(4)))
    return best


@app.command()
def decisions(games: int = 10, seed: int = 1) -> None:
    """Milliseconds a decision."""
    times: dict[str, list[float]] = defaultdict(list)
    for spec in ("greedy", "champion:plies=1", "champion"):
        for game in range(games + 1):
            bots = [_Timed(spec), _Timed(spec)]
            play_game(PRESETS["classic"], bots, ["one", "two"], SeededDice(f"{seed} {game}"), str(game))
            if game:  # the first one warms up
                times[spec] += bots[0].seconds + bots[1].seconds
        some = sorted(times[spec])
        typer.echo(
            f"{spec}: median {median(some) * 1000:.2f} ms, 95 % below {some[len(some) * 19 // 20] * 1000:.1f} ms, "
            f"longest {some[-1] * 1000:.0f} ms, {len(some)} decisions"
        )


if __name__ == "__main__":
    app()
