"""`pickomino bench`: how fast this machine is at the game."""

from __future__ import annotations

__all__ = ["register"]

from typing import Annotated, Any

import typer

from ._common import JsonOption, LangOption, refuse


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("bench")(bench)


def bench(
    seconds: Annotated[float, typer.Option("--seconds")] = 2.0,
    as_json: JsonOption = False,
    lang: LangOption = "",
) -> None:
    """Measure the engine, single and batched turns, and whole games on one core and on all.

    Each figure is the best of several runs, since other programs can only slow a machine down.
    """

    from ._common import print_json

    if not 0.01 <= seconds <= 3600:
        raise refuse("cli-range", option="--seconds", value=str(seconds), least="0.01", most="3600")
    found = measure(seconds)
    if as_json:
        print_json(found)
    else:
        _print(found, lang)


def measure(seconds: float) -> dict[str, Any]:
    """All figures, as `--json` prints them."""
    from os import cpu_count

    from pickomino.core.rules import PRESETS
    from pickomino.kernels.policies import GREEDY, RANDOM
    from pickomino.solver.game.game_speed import measure_engine, measure_games, measure_games_on_all_cores
    from pickomino.solver.turn_speed import VECTORS, measure_turns

    cores = cpu_count() or 1
    turns = {}
    for dice in (8, 9):
        speed = measure_turns(dice, seconds / 3)
        turns[str(dice)] = {
            "alone_us": speed.alone * 1e6,
            "batched_us": speed.batched * 1e6,
            "batch": VECTORS,
        }
    games = []
    for rules in ("classic", "extrawurm"):
        for bot, policy, share in (("random", RANDOM, 2_000), ("greedy", GREEDY, 500)):
            one = measure_games(PRESETS[rules], (policy, policy), seconds, share)
            every = measure_games_on_all_cores(PRESETS[rules], (policy, policy), seconds, share, cores)
            games.append(
                {
                    "rules": rules,
                    "players": [bot, bot],
                    "turns_a_game": one.length,
                    "one_core": {"games": one.games, "decisions": one.decisions},
                    "all_cores": {"games": every.games, "decisions": every.decisions},
                }
            )
    engine = {rules: measure_engine(PRESETS[rules], seconds) for rules in ("classic", "extrawurm")}
    return {"cores": cores, "engine_decisions": engine, "turns": turns, "games": games}


def _print(found: dict[str, Any], lang: str) -> None:
    from rich.console import Console
    from rich.table import Table

    from pickomino.messages import say, tell_number

    from ._common import print_table

    def figure(value: float, digits: int) -> str:
        return tell_number(value, digits, lang)

    table = Table(title=say("cli-bench-small", lang=lang), title_justify="left", show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for rules, speed in found["engine_decisions"].items():
        label = say("cli-bench-engine", {"rules": rules}, lang)
        table.add_row(label, say("cli-bench-decisions", {"count": round(speed)}, lang))
    for dice, times in found["turns"].items():
        alone, batched = figure(times["alone_us"], 1), figure(times["batched_us"], 2)
        table.add_row(say("cli-bench-alone", {"dice": dice}, lang), f"{alone} µs")
        label = say("cli-bench-batched", {"dice": dice, "batch": times["batch"]}, lang)
        table.add_row(label, f"{batched} µs")
    print_table(table)
    table = Table(title=say("cli-bench-games", lang=lang), title_justify="left")
    for number, key in enumerate(("cli-bench-players", "cli-bench-length", "cli-bench-one", "cli-bench-all")):
        table.add_column(say(key, {"cores": found["cores"]}, lang), justify="right" if number else "left")
    for games in found["games"]:
        speeds = [
            f"{figure(games[cores]['games'], 0)} ({figure(games[cores]['decisions'] / 1e6, 2)} M)"
            for cores in ("one_core", "all_cores")
        ]
        players = f"{games['rules']}: {', '.join(games['players'])}"
        table.add_row(players, figure(games["turns_a_game"], 1), *speeds)
    print_table(table)
    Console(highlight=False).print(say("cli-bench-note", lang=lang))
