"""Figures of docs/strength.md that are no contests: endgames, calibration, habits of levels, time of a decision.

python benchmarks/strength.py endgames --positions 2000 --seed 1
python benchmarks/strength.py calibration --games 20000 --seed 1 --plot docs/images/calibration.svg
python benchmarks/strength.py habits --games 10 --seed 1
python benchmarks/strength.py decisions --games 10 --seed 1
"""

from __future__ import annotations

import time
from collections import defaultdict
from random import Random
from statistics import fmean, median, stdev
from typing import Annotated

import typer

from pickomino.arena.calibration import calibrate
from pickomino.arena.endgames import collect_endgames, endgame_error
from pickomino.arena.plots import plot_calibration
from pickomino.arena.single_game import play_game
from pickomino.bots import make_bot
from pickomino.core.actions import ROLL, STOP, Action
from pickomino.core.claim import claims
from pickomino.core.engine import legal_actions
from pickomino.core.rules import PRESETS, parse_rules
from pickomino.core.state import GameState, Phase
from pickomino.play import SeededDice
from pickomino.solver.position import solve_position

app = typer.Typer(help=__doc__)
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
        self.turns = 0
        self.stops = 0

    def choose(self, state: GameState, rng: Random) -> Action:
        action = self._bot.choose(state, rng)
        phase = state.turn.phase
        self.turns += phase is Phase.START
        if phase is Phase.KEPT and action is STOP and not claims(state) and ROLL in legal_actions(state):
            odds = solve_position(state, lambda ending: float(not ending.is_bust))
            self.stops += odds.actions[ROLL] > 0
        return action


@app.command()
def habits(games: int = 10, seed: int = 1, rules: Rules = "classic", players: int = 0) -> None:
    """Stops on nothing while a claim was still possible, and the length of games of equals; 0 players: 2 to 7."""
    for seats in [players] if players else range(2, 8):
        for level in range(1, 6):
            turns = stops = 0
            lengths = []
            for game in range(games):
                bots = [_Watched(f"champion:level={level}") for _ in range(seats)]
                names = [f"bot {seat}" for seat in range(1, seats + 1)]
                dice = SeededDice(f"{seed} {game}")
                match = play_game(parse_rules(rules), bots, names, dice, f"{seed} {game}")
                turns += sum(bot.turns for bot in bots)
                stops += sum(bot.stops for bot in bots)
                lengths.append(match.turns_played)
            half = 1.96 * stdev(lengths) / games**0.5
            typer.echo(
                f"{rules}, {seats} players, level {level}: stops on nothing in {100 * stops / turns:.1f} % of {turns} turns, "
                f"{fmean(lengths):.1f} ± {half:.1f} turns a game"
            )


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
