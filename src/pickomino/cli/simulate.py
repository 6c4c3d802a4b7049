"""`pickomino simulate`: many games at once, and what they come to."""

from __future__ import annotations

__all__ = ["register"]

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from ._common import (
    INTERRUPTED,
    JsonOption,
    LangOption,
    RulesOption,
    check_exclusive,
    check_installed,
    make_folder,
    reason_of,
    refuse,
)
from ._options import PlotOption, complete_bots, complete_files

if TYPE_CHECKING:
    from pickomino.arena.conduct import Conduct
    from pickomino.arena.seated import SeatedGames
    from pickomino.solver.game.results import Results
    from pickomino.solver.game.simulation import Simulation
    from pickomino.solver.game.simulation_report import Interval, Report

MOST_RECORDS: Final = 10_000
MOST_TURNS: Final = 100_000
MOST_JOBS: Final = 1_024


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("simulate")(simulate)


def simulate(
    rules: RulesOption = "classic",
    players: Annotated[
        str, typer.Option("--players", metavar="PLAYERS", autocompletion=complete_bots)
    ] = "greedy,greedy",
    games: Annotated[int, typer.Option("--games", "-n", metavar="N")] = 10_000,
    seed: Annotated[int, typer.Option("--seed", "-s", metavar="N")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="N")] = 1,
    limit: Annotated[int, typer.Option("--turn-limit", metavar="N")] = 1_000,
    as_json: JsonOption = False,
    as_csv: Annotated[bool, typer.Option("--csv")] = False,
    plot: PlotOption = "",
    records: Annotated[str, typer.Option("--records", metavar="FOLDER", autocompletion=complete_files)] = "",
    cluster: Annotated[str, typer.Option("--cluster", metavar="ADDRESS")] = "",
    time_ms: Annotated[int, typer.Option("--time-ms", min=1, max=600_000)] = 1_000,
    lang: LangOption = "",
) -> None:
    """Play many games between bots and print how often each wins, with 95 % intervals.

    The games depend on rules, players, seed and turn limit alone: neither on --jobs nor on --cluster.
    The exit status is 1 if a bot forfeited games.
    """
    check_installed("solver", "numpy", "numba")
    from pickomino.bots.seats import split_specs
    from pickomino.messages import say
    from pickomino.solver.game.simulation import Simulation
    from pickomino.solver.game.simulation_report import make_report

    check_exclusive(json=as_json, csv=as_csv)
    bots = tuple(split_specs(players))
    _check(bots, games, seed, jobs, limit, plot, records, cluster, lang)
    simulation = _simulation(rules, bots, games, seed, limit, time_ms, records)
    if records and isinstance(simulation, Simulation):
        _write_records(simulation, bots, Path(records))
    started = perf_counter()
    conduct: list[Conduct] = []
    results, is_whole = _run(simulation, jobs, cluster, records, conduct, lang)
    seconds = perf_counter() - started
    if results is None:
        raise refuse("cli-simulate-nothing")

    report = make_report(results, bots)
    if plot:
        _plot(report, simulation, plot, lang)
    if as_json:
        head = {"rules": str(simulation.rules), "players": list(bots), "seed": seed, "limit": limit}
        _print_json(head, report, conduct, lang)
    elif as_csv:
        _print_csv(report)
    else:
        _print(report, simulation, seconds, lang)
    _tell_faults(bots, conduct, report.games, lang)
    if not is_whole:
        typer.echo(say("cli-simulate-interrupted", {"done": report.games, "games": games}, lang), err=True)
        raise typer.Exit(INTERRUPTED)
    if any(side.forfeits for side in conduct):
        raise typer.Exit(1)


def _print_json(head: dict[str, Any], report: Report, conduct: list[Conduct], lang: str) -> None:
    from pickomino.solver.game.simulation_report import as_json

    from ._common import conduct_as_json, print_json

    manners = {"conduct": [conduct_as_json(side, lang) for side in conduct]} if conduct else {}
    print_json({**head, **as_json(report), **manners})


def _print_csv(report: Report) -> None:
    from pickomino.solver.game.simulation_report import as_csv

    typer.echo(as_csv(report), nl=False)


def _check(
    bots: tuple[str, ...], games: int, seed: int, jobs: int, limit: int, plot: str, records: str, cluster: str,
    lang: str,
) -> None:  # fmt: skip
    """Refuse what cannot be played or written, before any game is."""
    from pickomino.bots.registry import bots_of_whole_games, parse_spec, whole_games_of
    from pickomino.core.rules import MAX_PLAYERS, MIN_PLAYERS

    for bot in bots:
        parse_spec(bot, local=True)
        if cluster and whole_games_of(bot) is None:
            raise refuse("cli-simulate-bot", token=bot[:40], known=" ".join(bots_of_whole_games()))
    if cluster:
        check_installed("cluster", "ray")
    most_games = MOST_RECORDS if records else 10**12
    for option, value, least, most in (
        ("--players", len(bots), MIN_PLAYERS, MAX_PLAYERS),
        ("--games", games, 1, most_games),
        ("--seed", seed, 0, 2**64 - 1),
        ("--jobs", jobs, 0, MOST_JOBS),
        ("--turn-limit", limit, 1, MOST_TURNS),
    ):
        if not least <= value <= most:
            raise refuse("cli-range", option=option, value=str(value), least=str(least), most=str(most))
    if plot:
        from ._common import check_plot

        check_plot(plot)
    if records:
        make_folder(records)


def _simulation(
    rules: str, bots: tuple[str, ...], games: int, seed: int, limit: int, time_ms: int, records: str
) -> Simulation | SeatedGames:
    from pickomino.bots.registry import whole_games_of
    from pickomino.core.rules import parse_rules
    from pickomino.solver.game.simulation import Simulation

    rule_set = parse_rules(rules)
    policies = [policy for bot in bots if (policy := whole_games_of(bot)) is not None]
    if len(policies) < len(bots):
        from pickomino.arena.seated import SeatedGames

        return SeatedGames(rule_set, bots, seed, games, limit, time_ms, records=bool(records))
    return Simulation(rule_set, tuple(policies), seed, games, limit)


def _shares_done(simulation: Simulation, jobs: int, cluster: str) -> Iterator[Results]:
    from pickomino.solver.game.simulation import play_here, play_in_processes, shares_of

    shares = shares_of(simulation)
    if cluster:
        from pickomino.solver.game.cluster import play_on_cluster

        return play_on_cluster(simulation, shares, cluster, jobs)
    if jobs == 1:
        return play_here(simulation, shares)
    return play_in_processes(simulation, shares, jobs)


def _seated_done(games: SeatedGames, jobs: int, records: str, conduct: list[Conduct]) -> Iterator[Results]:
    """The same for bots that are asked decision by decision; `conduct` gets how they behaved, seat by seat."""
    from pickomino.arena.conduct import Conduct
    from pickomino.arena.seated import play_seated

    from ._common import write_file

    conduct[:] = [Conduct() for _ in games.specs]
    for part in play_seated(games, jobs):
        conduct[:] = [one + other for one, other in zip(conduct, part.conduct, strict=True)]
        for number, text in part.records:
            write_file(str(Path(records) / _file_name(number)), text)
        yield part.results


def _tell_faults(bots: tuple[str, ...], conduct: list[Conduct], games: int, lang: str) -> None:
    """Each fault once with its count, and who forfeited."""
    from pickomino.messages import say, tell_problem

    for spec, side in zip(bots, conduct, strict=False):  # compiled games have no conduct
        bot = side.name or spec
        for problem, count in side.faults:
            params: dict[str, str | int] = {"bot": bot, "count": count, "fault": tell_problem(problem, lang)}
            typer.echo(say("cli-arena-fault", params, lang), err=True)
        if side.forfeits:
            forfeited: dict[str, str | int] = {"bot": bot, "count": side.forfeits, "games": games}
            typer.echo(say("cli-arena-forfeited", forfeited, lang), err=True)


def _run(
    simulation: Simulation | SeatedGames,
    jobs: int,
    cluster: str,
    records: str,
    conduct: list[Conduct],
    lang: str,
) -> tuple[Results | None, bool]:
    """The results so far, and whether they are all; an interrupt ends the games, not the counting."""
    from os import cpu_count

    from pickomino.solver.game.simulation import Simulation

    jobs = jobs or cpu_count() or 1
    total: Results | None = None
    if isinstance(simulation, Simulation):
        parts = _shares_done(simulation, jobs, cluster)
    else:
        parts = _seated_done(simulation, jobs, records, conduct)
    with _progress(simulation.games, lang) as advance:
        try:
            for part in parts:
                total = part if total is None else total + part
                advance(part.games)
        except KeyboardInterrupt:
            return total, False
        except ConnectionError as error:
            reason = str(error).partition("\n")[0].rstrip(".")
            raise refuse("cli-simulate-cluster", address=cluster, reason=reason) from None
    return total, True


def _file_name(number: int) -> str:
    return f"game-{number + 1:06}.pkn"


@contextmanager
def _progress(games: int, lang: str) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal's standard error; elsewhere nothing, which also starts sooner."""
    import sys

    if not sys.stderr.isatty():
        yield lambda _: None
        return

    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from pickomino.messages import say

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(say("cli-simulate-games", lang=lang), total=games)
        yield lambda done: progress.advance(bar, done)


def _write_records(simulation: Simulation, bots: tuple[str, ...], folder: Path) -> None:
    from pickomino.solver.game.log_records import record_text
    from pickomino.solver.game.player import GamePlayer

    from ._common import write_file

    player = GamePlayer(
        simulation.rules,
        simulation.policies,
        seed=simulation.seed,
        limit=simulation.limit,
        keep_log=True,
        slots=64,
    )
    names = [f"{bot} {seat}" for seat, bot in enumerate(bots, 1)]
    for game in player.records(0, simulation.games):
        text = record_text(game, simulation.rules, names)
        write_file(str(folder / _file_name(game.number)), text)


def _title(report: Report, simulation: Simulation | SeatedGames, lang: str) -> str:
    from pickomino.messages import say

    return say("cli-simulate-title", {"games": report.games, "rules": str(simulation.rules)}, lang)


def _plot(report: Report, simulation: Simulation | SeatedGames, plot: str, lang: str) -> None:
    from pickomino.messages import say
    from pickomino.solver.game.report_plot import draw_report

    words = {
        "title": _title(report, simulation, lang),
        "wins": say("cli-simulate-wins", lang=lang),
        "worms": say("cli-simulate-worms", lang=lang),
        "turns": say("cli-simulate-length", lang=lang),
        "games": say("cli-simulate-games", lang=lang),
    }
    try:
        draw_report(report, Path(plot), words)
    except OSError as error:
        raise refuse("cli-cannot-write", file=plot, reason=reason_of(error)) from None


def _print(report: Report, simulation: Simulation | SeatedGames, seconds: float, lang: str) -> None:
    from rich.console import Console
    from rich.table import Table

    from pickomino.messages import say, tell_number, tell_percent

    from ._common import print_table

    def figure_text(value: float, digits: int = 2) -> str:
        return tell_number(value, digits, lang)

    def of(figure: Interval) -> str:
        return f"{figure_text(figure.value)} ± {figure_text(figure.half_width)}"

    def share(figure: Interval) -> str:
        return f"{figure_text(100 * figure.value)} ± {tell_percent(figure.half_width, 2, lang)}"

    keys: dict[str, Any] = {
        "cli-simulate-seat": lambda seat: str(seat.seat),
        "cli-simulate-player": lambda seat: seat.bot,
        "cli-simulate-wins": lambda seat: share(seat.wins),
        "cli-simulate-worms": lambda seat: of(seat.worms),
        "cli-simulate-takes": lambda seat: figure_text(seat.takes),
        "cli-simulate-steals": lambda seat: figure_text(seat.steals),
        "cli-simulate-busts": lambda seat: figure_text(seat.busts),
    }
    table = Table(title=_title(report, simulation, lang), title_justify="left")
    for number, key in enumerate(keys):
        table.add_column(say(key, lang=lang), justify="left" if number == 1 else "right", no_wrap=True)
    for seat in report.seats:
        table.add_row(*(show(seat) for show in keys.values()))
    print_table(table)
    console = Console(highlight=False)
    spread = {"low": report.shortest, "middle": report.median, "high": report.longest}
    console.print(say("cli-simulate-lasted", {"length": of(report.length), **spread}, lang))
    if report.by_limit:
        console.print(say("cli-simulate-limit", {"games": report.by_limit, "limit": simulation.limit}, lang))
    speed = round(report.games / seconds) if seconds else 0
    console.print(say("cli-simulate-speed", {"seconds": figure_text(seconds, 1), "speed": speed}, lang))
