"""`pickomino arena`: bots against each other, measured."""

from __future__ import annotations

__all__ = ["register"]

import os
from itertools import combinations, permutations
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ._common import INTERRUPTED, JsonOption, LangOption, RulesOption, refuse

if TYPE_CHECKING:
    from pickomino.arena.contest import Contest, Standing
    from pickomino.arena.ratings import Rating


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("arena")(arena)


def arena(
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT BOT…", help='Specs: champion, swing, "exec:COMMAND".')
    ],
    rules: RulesOption = "classic",
    players: Annotated[
        int, typer.Option(min=2, max=7, help="Seats; one bot plays against copies of another.")
    ] = 2,
    games: Annotated[int, typer.Option(min=2, max=100_000_000, help="Games of each pair.")] = 2_000,
    seed: Annotated[int, typer.Option(min=0, max=2**31, help="Same seed, same games.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="Processes.")] = 1,
    turn_limit: Annotated[
        int, typer.Option(min=1, max=100_000, help="Turns after which a game is decided.")
    ] = 1_000,
    as_json: JsonOption = False,
    plot: Annotated[str, typer.Option(metavar="FILE", help="Draw a picture too: .png or .svg.")] = "",
    records: Annotated[
        str, typer.Option(metavar="FOLDER", help="Write all games down, as .pkn records.")
    ] = "",
    lang: LangOption = "en",
) -> None:
    """Let bots play each other: seats rotated, dice paired, win rates raw and with luck taken off.

    On Ctrl-C, what is finished is shown.
    """
    from pickomino.messages import say

    from ._common import check_installed, check_plot, print_json, write_file

    if len(bots) < 2:
        raise refuse("cli-arena-two")
    if len(bots) > 2 and len(set(bots)) < len(bots):
        raise refuse("cli-arena-twice")
    check_installed("solver", "numpy", "numba")
    if plot:
        check_plot(plot)
    contests = _contests(bots, rules, players, games, seed, turn_limit, bool(records))
    if records and not (Path(records).is_dir() and os.access(records, os.W_OK)):
        raise refuse("cli-simulate-folder", folder=records)
    standings = _run(contests, jobs, lang, quiet=as_json)
    for pair, standing in enumerate(standings, 1):
        for number, record in enumerate(standing.records, 1):
            write_file(str(Path(records) / f"pair-{pair:02}-game-{number:06}.pkn"), record)
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
        done = {"done": sum(standing.games for standing in standings), "games": games * len(contests)}
        typer.echo(say("cli-simulate-interrupted", done, lang), err=True)
        raise typer.Exit(INTERRUPTED)


def _contests(
    bots: list[str], rules: str, players: int, games: int, seed: int, turn_limit: int, records: bool
) -> list[Contest]:
    from pickomino.arena.contest import Contest
    from pickomino.bots import make_bot
    from pickomino.bots.registry import make_policy
    from pickomino.core.rules import format_rules, parse_rules

    rule_set = parse_rules(rules)
    for spec in bots:  # one that cannot play is refused before any game
        make_bot(spec, local=True)
        make_policy(spec, rule_set, players)
    pairs = (
        combinations(bots, 2) if players == 2 else permutations(bots, 2) if len(bots) > 2 else [tuple(bots)]
    )
    return [
        Contest(a, b, format_rules(rule_set), players, games, seed, turn_limit, records) for a, b in pairs
    ]


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
                value, half = standing.adjusted()
                progress.update(task, completed=standing.games, rate=_figure((value, half), lang))

            standing = run_contest(contest, jobs, report)
            if standing.done:
                standings.append(standing)
            if standing.interrupted:
                break
    return standings


def _ratings(bots: list[str], standings: list[Standing], players: int) -> list[Rating]:
    from pickomino.arena.ratings import rate

    rates = {(s.contest.first, s.contest.second): s.adjusted() for s in standings}
    return sorted(rate(bots, rates, players), key=lambda rating: -rating.points)


def _as_json(standing: Standing, lang: str) -> dict[str, Any]:
    contest = standing.contest
    (raw, raw_half), (adjusted, adjusted_half) = standing.raw(), standing.adjusted()
    return {
        "first": contest.first,
        "second": contest.second,
        "rules": contest.rules,
        "players": contest.players,
        "games": standing.games,
        "seed": contest.seed,
        "raw": {"rate": raw, "interval": raw_half},
        "adjusted": {"rate": adjusted, "interval": adjusted_half},
        "by_seat": standing.by_seat(),
        "turns": standing.mean_turns,
        "faults": _faults([standing], lang),
    }


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
    )
    plot_contests(standings, words, path)


def _print(standings: list[Standing], ratings: list[Rating], lang: str) -> None:
    from rich.console import Console
    from rich.table import Table

    from pickomino.messages import say, tell_number

    from ._common import print_table

    console = Console()
    contest = standings[0].contest
    facts: dict[str, str | int] = {
        "rules": contest.rules,
        "players": contest.players,
        "seed": str(contest.seed),
    }
    table = Table(title=say("cli-arena-title", facts, lang))
    for key in ("cli-arena-bot", "cli-arena-second"):
        table.add_column(say(key, lang=lang), overflow="fold")
    for key in ("cli-simulate-games", "cli-arena-raw", "cli-arena-adjusted", "cli-simulate-length"):
        table.add_column(say(key, lang=lang), justify="right", no_wrap=True)
    for standing in standings:
        table.add_row(
            standing.contest.first,
            standing.contest.second,
            tell_number(standing.games, 0, lang),
            _figure(standing.raw(), lang),
            _figure(standing.adjusted(), lang),
            tell_number(standing.mean_turns, 1, lang),
        )
    print_table(table)
    if ratings:
        _print_ratings(standings, ratings, lang)
    faults = _faults(standings, lang)
    for fault in faults[:10]:
        console.print(
            say("cli-arena-fault", {"fault": fault}, lang), style="red", markup=False, soft_wrap=True
        )
    if len(faults) > 10:
        console.print(say("cli-arena-faults", {"count": len(faults) - 10}, lang), style="red")


def _faults(standings: list[Standing], lang: str) -> list[str]:
    from pickomino.messages import say, tell_problem

    return [
        say("cli-arena-fault-of", {"command": command, "fault": tell_problem(problem, lang)}, lang)
        for standing in standings
        for command, problem in standing.faults
    ]


def _figure(estimate: tuple[float, float], lang: str) -> str:
    from pickomino.messages import tell_number

    return f"{tell_number(estimate[0], 4, lang)} ± {tell_number(estimate[1], 4, lang)}"


def _print_ratings(standings: list[Standing], ratings: list[Rating], lang: str) -> None:
    """The cross-table: what each bot, by rating, wins against copies of each other."""
    from rich.table import Table

    from pickomino.messages import say, tell_number

    from ._common import print_table

    rates = {(s.contest.first, s.contest.second): s.adjusted()[0] for s in standings}
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
