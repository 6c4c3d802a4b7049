"""`pickomino arena`: bots against each other, measured."""

from __future__ import annotations

__all__ = ["register"]

from itertools import combinations, permutations
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ._common import JsonOption, Refusal, RulesOption

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
    records: Annotated[str, typer.Option(metavar="FILE", help="Write all games down, as .pkn records.")] = "",
) -> None:
    """Let bots play each other: seats rotated, dice paired, win rates raw and with luck taken off."""
    from ._common import open_for_writing, print_json

    if len(bots) < 2:
        raise Refusal("an arena needs two bots at least")
    if plot and Path(plot).suffix not in (".png", ".svg"):
        raise Refusal(f"{plot}: a picture is a .png or an .svg file")
    contests = _contests(bots, rules, players, games, seed, turn_limit, bool(records))
    written = open_for_writing(records) if records else None
    standings = _run(contests, jobs, quiet=as_json)
    if written is not None:
        with written:
            written.write("\n".join(record for standing in standings for record in standing.records))
    ratings = _ratings(bots, standings, players) if len(bots) > 2 else []
    if plot:
        from pickomino.arena.plots import plot_contests

        plot_contests(standings, plot)
    if as_json:
        print_json({"contests": [_as_json(s) for s in standings], "ratings": [r._asdict() for r in ratings]})
    else:
        _print(standings, ratings)


def _contests(
    bots: list[str], rules: str, players: int, games: int, seed: int, turn_limit: int, records: bool
) -> list[Contest]:
    from pickomino.core.rules import format_rules, parse_rules

    rule_text = format_rules(parse_rules(rules))
    try:
        from pickomino.arena.contest import Contest
        from pickomino.bots import make_bot
    except ModuleNotFoundError as error:
        raise Refusal(f"the arena needs the extra [solver] ({error.name} is missing)") from None
    for spec in bots:
        make_bot(spec, local=True)  # an unknown one is refused before any game
    pairs = (
        combinations(bots, 2) if players == 2 else permutations(bots, 2) if len(bots) > 2 else [tuple(bots)]
    )
    return [Contest(a, b, rule_text, players, games, seed, turn_limit, records) for a, b in pairs]


def _run(contests: list[Contest], jobs: int, *, quiet: bool) -> list[Standing]:
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
            what = f"{contest.first} against {contest.second}"
            task = progress.add_task(what, total=contest.deals * contest.players, rate="")

            def report(standing: Standing, task: Any = task) -> None:
                value, half = standing.adjusted() or standing.raw()
                progress.update(task, completed=standing.games, rate=f"{value:.4f} ± {half:.4f}")

            standings.append(run_contest(contest, jobs, report))
    return standings


def _ratings(bots: list[str], standings: list[Standing], players: int) -> list[Rating]:
    from pickomino.arena.ratings import rate

    rates = {(s.contest.first, s.contest.second): s.adjusted() or s.raw() for s in standings}
    return sorted(rate(bots, rates, players), key=lambda rating: -rating.points)


def _as_json(standing: Standing) -> dict[str, Any]:
    contest, adjusted = standing.contest, standing.adjusted()
    raw, half = standing.raw()
    return {
        "first": contest.first,
        "second": contest.second,
        "rules": contest.rules,
        "players": contest.players,
        "games": standing.games,
        "seed": contest.seed,
        "raw": {"rate": raw, "interval": half},
        "adjusted": None if adjusted is None else {"rate": adjusted[0], "interval": adjusted[1]},
        "by_seat": standing.by_seat(),
        "turns": standing.mean_turns,
        "faults": standing.faults,
    }


def _print(standings: list[Standing], ratings: list[Rating]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    contest = standings[0].contest
    table = Table(title=f"{contest.rules}, {contest.players} players, seed {contest.seed}")
    for heading in ("first", "against", "games", "win rate, raw", "luck-adjusted", "turns a game"):
        table.add_column(heading, justify="left" if heading in ("first", "against") else "right")
    for standing in standings:
        raw, half = standing.raw()
        adjusted = standing.adjusted()
        table.add_row(
            standing.contest.first,
            standing.contest.second,
            f"{standing.games:,}",
            f"{raw:.4f} ± {half:.4f}",
            "-" if adjusted is None else f"{adjusted[0]:.4f} ± {adjusted[1]:.4f}",
            f"{standing.mean_turns:.1f}",
        )
    console.print(table)
    if ratings:
        table = Table("bot", "rating", "95 %")
        for rating in ratings:
            table.add_row(rating.bot, f"{rating.points:+.0f}", f"± {rating.interval:.0f}")
        console.print(table)
    faults = [fault for standing in standings for fault in standing.faults]
    for fault in faults[:10]:
        console.print(f"fault: {fault}", style="red", markup=False)
    if len(faults) > 10:
        console.print(f"… and {len(faults) - 10} more faults", style="red")
