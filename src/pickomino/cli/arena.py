"""`pickomino arena`: bots against each other, measured."""

from __future__ import annotations

__all__ = ["register"]

from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations, permutations
from os import cpu_count
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from ._common import INTERRUPTED, JsonOption, LangOption, RulesOption, refuse
from ._options import (
    GamesOption,
    JobsOption,
    PlotOption,
    SeatsOption,
    SeedOption,
    TurnLimitOption,
    complete_bots,
    complete_files,
)

if TYPE_CHECKING:
    from pickomino.arena.contest import Contest, Standing
    from pickomino.arena.estimate import RateEstimate
    from pickomino.arena.ratings import Rating

_MOST_FAULTS: Final = 10  # shown of one bot
_OFF_CENTRE: Final = 0.1  # of half an interval: so far a rate may lie from the middle to be shown with ±


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("arena")(arena)


def arena(
    bots: Annotated[list[str], typer.Argument(metavar="BOTS", autocompletion=complete_bots)],
    rules: RulesOption = "classic",
    players: SeatsOption = 2,
    games: GamesOption = 2_000,
    seed: SeedOption = 1,
    jobs: JobsOption = 1,
    turn_limit: TurnLimitOption = 1_000,
    luck: Annotated[bool, typer.Option("--luck/--no-luck")] = True,
    time_ms: Annotated[int, typer.Option("--time-ms", min=1, max=600_000)] = 1_000,
    as_json: JsonOption = False,
    plot: PlotOption = "",
    records: Annotated[str, typer.Option(metavar="FOLDER", autocompletion=complete_files)] = "",
    lang: LangOption = "",
) -> None:
    """Let bots play each other: seats rotated, dice paired, win rates raw and with luck taken off.

    On Ctrl-C, what is finished is shown. The exit status is 1 if a bot forfeited games.
    """
    from pickomino.arena.contest import Contest
    from pickomino.core.rules import format_rules, parse_rules

    from ._common import make_folder, print_json

    _check(bots, rules, players, plot)
    pattern = Contest(
        "", "", format_rules(parse_rules(rules)), players, games, seed, turn_limit,
        records=bool(records), judges_luck=luck, time_ms=time_ms,
    )  # fmt: skip
    contests = [replace(pattern, first=first, second=second) for first, second in _pairs(bots, players)]
    if records:
        make_folder(records)
    if games % players:
        _say("cli-arena-rounded", {"games": pattern.deals * players, "players": players}, lang)
    standings = _run(contests, jobs or cpu_count() or 1, lang, quiet=as_json)
    _write_records(standings, Path(records))
    if not standings:
        raise refuse("cli-simulate-nothing")
    ratings = _ratings(bots, standings, players) if len(standings) == len(contests) > 1 else []
    if plot:
        _plot(standings, plot, lang)
    if as_json:
        print_json(
            {"contests": [_as_json(s, lang) for s in standings], "ratings": [r._asdict() for r in ratings]}
        )
    else:
        _print(standings, ratings, lang)
    if len(standings) < len(contests) or standings[-1].interrupted:
        total = pattern.deals * players * len(contests)
        done = sum(standing.games for standing in standings)
        _say("cli-simulate-interrupted", {"done": done, "games": total}, lang)
        raise typer.Exit(INTERRUPTED)
    if any(conduct.forfeits for standing in standings for conduct in standing.conduct):
        raise typer.Exit(1)


def _check(bots: list[str], rules: str, players: int, plot: str) -> None:
    """Refuse what cannot be played or drawn before any game is played."""
    from pickomino.bots import make_bot
    from pickomino.bots.registry import make_policy
    from pickomino.core.rules import parse_rules

    from ._common import check_installed, check_plot

    if len(bots) < 2:
        raise refuse("cli-arena-two")
    if len(bots) > 2 and len(set(bots)) < len(bots):
        raise refuse("cli-arena-twice")
    check_installed("solver", "numpy", "numba")
    if plot:
        check_plot(plot)
    for spec in bots:
        make_bot(spec, local=True)
        make_policy(spec, parse_rules(rules), players)


def _say(key: str, params: dict[str, int], lang: str) -> None:
    from pickomino.messages import say

    typer.echo(say(key, {**params}, lang), err=True)


def _write_records(standings: list[Standing], folder: Path) -> None:
    from ._common import write_file

    for pair, standing in enumerate(standings, 1):
        for number, record in enumerate(standing.records, 1):
            write_file(str(folder / f"pair-{pair:02}-game-{number:06}.pkn"), record)


def _pairs(bots: list[str], players: int) -> Iterable[tuple[str, ...]]:
    """Who plays whom. With more than two seats it matters who is alone, so that a cross-table has both."""
    if len(bots) == 2:
        return [tuple(bots)]
    return combinations(bots, 2) if players == 2 else permutations(bots, 2)


def _run(contests: list[Contest], jobs: int, lang: str, *, quiet: bool) -> list[Standing]:
    """The standings of all contests, or of those that were begun before an interrupt."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    from pickomino.arena.contest import run_contest

    standings = []
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), disable=quiet, transient=True) as progress:
        for contest in contests:
            total = contest.deals * contest.players
            task = progress.add_task(_pair(contest, lang), total=total, rate="")

            def report(standing: Standing, task: Any = task) -> None:
                progress.update(task, completed=standing.games, rate=_figure(standing.best, lang))

            standing = run_contest(contest, jobs, report)
            if standing.done:
                standings.append(standing)
            if standing.interrupted:
                break
    return standings


def _ratings(bots: list[str], standings: list[Standing], players: int) -> list[Rating]:
    from pickomino.arena.ratings import rate

    rates = {(s.contest.first, s.contest.second): s.best for s in standings}
    return sorted(rate(bots, rates, players), key=lambda rating: -rating.points)


def _as_json(standing: Standing, lang: str) -> dict[str, Any]:
    from ._common import conduct_as_json

    contest, adjusted = standing.contest, standing.adjusted()
    return {
        "first": contest.first,
        "second": contest.second,
        "rules": contest.rules,
        "players": contest.players,
        "games": standing.games,
        "seed": contest.seed,
        "raw": _estimate_json(standing.raw()),
        "adjusted": None if adjusted is None else _estimate_json(adjusted),
        "by_seat": standing.by_seat(),
        "turns": standing.mean_turns,
        "decided_by_forfeits": standing.is_decided_by_forfeits,
        "conduct": [conduct_as_json(conduct, lang) for conduct in standing.conduct],
    }


def _estimate_json(estimate: RateEstimate) -> dict[str, float]:
    return {**estimate._asdict(), "interval": estimate.half}


def _pair(contest: Contest, lang: str) -> str:
    from pickomino.messages import say

    return say("cli-arena-pair", {"first": contest.first, "second": contest.second}, lang)


def _plot(standings: list[Standing], path: str, lang: str) -> None:
    from pickomino.arena.plots import ContestWords, plot_contests
    from pickomino.messages import say

    words = ContestWords(
        pairs=[_pair(standing.contest, lang) for standing in standings],
        raw=say("cli-arena-raw", lang=lang),
        adjusted=say("cli-arena-adjusted", lang=lang),
        rate=say("cli-arena-axis", lang=lang),
        title=_title(standings[0].contest, lang),
    )
    plot_contests(standings, words, path)


def _title(contest: Contest, lang: str) -> str:
    from pickomino.messages import say

    facts: dict[str, str | int] = {
        "rules": contest.rules,
        "players": contest.players,
        "seed": str(contest.seed),
    }
    return say("cli-arena-title", facts, lang)


def _print(standings: list[Standing], ratings: list[Rating], lang: str) -> None:
    from rich.table import Table

    from pickomino.messages import say, tell_number

    from ._common import print_table

    has_faults = any(conduct.strikes for standing in standings for conduct in standing.conduct)
    table = Table(title=_title(standings[0].contest, lang))
    for key in ("cli-arena-bot", "cli-arena-second"):
        table.add_column(say(key, lang=lang), overflow="fold")
    keys = ["cli-simulate-games", "cli-arena-raw", "cli-arena-adjusted", "cli-simulate-length"]
    keys += ["cli-arena-strikes", "cli-arena-forfeits"] if has_faults else []
    for key in keys:
        table.add_column(say(key, lang=lang), justify="right", no_wrap=True)
    for standing in standings:
        adjusted, conduct = standing.adjusted(), standing.conduct
        cells = [
            standing.contest.first,
            standing.contest.second,
            tell_number(standing.games, 0, lang),
            _figure(standing.raw(), lang),
            "–" if adjusted is None else _figure(adjusted, lang),
            tell_number(standing.mean_turns, 1, lang),
        ]
        if has_faults:
            cells += [
                " : ".join(tell_number(side.strikes, 0, lang) for side in conduct),
                " : ".join(tell_number(side.forfeits, 0, lang) for side in conduct),
            ]
        table.add_row(*cells)
    print_table(table)
    if ratings:
        _print_ratings(standings, ratings, lang)
    _print_faults(standings, lang)


def _print_faults(standings: list[Standing], lang: str) -> None:
    """Each fault once with its count, and who forfeited."""
    from rich.console import Console

    from pickomino.messages import say, tell_problem

    console = Console()

    def warn(key: str, **params: str | int) -> None:
        console.print(say(key, params, lang), style="red", markup=False, soft_wrap=True)

    for standing in standings:
        specs = standing.contest.first, standing.contest.second
        for spec, conduct in zip(specs, standing.conduct, strict=True):
            bot = conduct.name or spec
            for problem, count in conduct.faults[:_MOST_FAULTS]:
                warn("cli-arena-fault", bot=bot, count=count, fault=tell_problem(problem, lang))
            if len(conduct.faults) > _MOST_FAULTS:
                warn("cli-arena-faults", count=len(conduct.faults) - _MOST_FAULTS)
            if conduct.forfeits:
                warn("cli-arena-forfeited", bot=bot, count=conduct.forfeits, games=standing.games)
        if standing.is_decided_by_forfeits:
            warn("cli-arena-by-forfeit", pair=_pair(standing.contest, lang))


def _figure(estimate: RateEstimate, lang: str) -> str:
    """The rate with its interval; with both ends where the rate does not lie in its middle."""
    from pickomino.messages import tell_number

    rate, low, high = (tell_number(value, 4, lang) for value in estimate)
    middle = (estimate.low + estimate.high) / 2
    if abs(estimate.rate - middle) < _OFF_CENTRE * estimate.half:
        return f"{rate} ± {tell_number(estimate.half, 4, lang)}"
    return f"{rate} ({low} – {high})"


def _print_ratings(standings: list[Standing], ratings: list[Rating], lang: str) -> None:
    """The cross-table: what each bot, by rating, wins against copies of each other."""
    from rich.table import Table

    from pickomino.messages import say, tell_number

    from ._common import print_table

    rates = {(s.contest.first, s.contest.second): s.best.rate for s in standings}
    if standings[0].contest.players == 2:
        rates |= {(second, first): 1 - rate for (first, second), rate in rates.items()}
    table = Table(title=say("cli-arena-cross", lang=lang))
    table.add_column("")
    table.add_column(say("cli-arena-bot", lang=lang), overflow="fold")
    table.add_column(say("cli-arena-rating", lang=lang), justify="right", no_wrap=True)
    for number in range(1, len(ratings) + 1):
        table.add_column(str(number), justify="right", no_wrap=True)
    for number, rating in enumerate(ratings, 1):
        cells = [
            tell_number(rates[rating.bot, other.bot], 3, lang) if other != rating else "" for other in ratings
        ]
        points = tell_number(rating.points, 0, lang, signed=True)
        interval = tell_number(rating.interval, 0, lang)
        table.add_row(str(number), rating.bot, f"{points} ± {interval}", *cells)
    print_table(table)
