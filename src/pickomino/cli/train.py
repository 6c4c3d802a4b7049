"""`pickomino train`: a value net from nothing, by self-play."""

from __future__ import annotations

__all__ = ["register"]

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ._common import INTERRUPTED, JsonOption, LangOption, RulesOption, reason_of, refuse
from ._options import PlotOption, SeedOption, complete_bots, complete_files

if TYPE_CHECKING:
    from pickomino.arena.training.trainer import Plan, Trainer

USUAL_NET: Final = "net.npz"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("train")(train)


def train(
    rules: RulesOption = "classic",
    players: Annotated[int, typer.Option("--seats", min=2, max=7, metavar="N")] = 2,
    positions: Annotated[int, typer.Option(min=1_000)] = 8_000_000,
    seed: SeedOption = 1,
    games: Annotated[int, typer.Option("--side-by-side", min=32, max=100_000)] = 512,
    window: Annotated[int, typer.Option(min=2, max=1_000)] = 24,
    rate: Annotated[float, typer.Option(min=1e-6, max=1.0)] = 1e-3,
    trace: Annotated[float, typer.Option(min=0.0, max=1.0)] = 0.6,
    start: Annotated[str, typer.Option(metavar="FILE", autocompletion=complete_files)] = "",
    against: Annotated[str, typer.Option(metavar="BOT", autocompletion=complete_bots)] = "",
    hidden: Annotated[str, typer.Option(metavar="AxB")] = "",
    pairs: Annotated[bool, typer.Option("--pairs")] = False,
    passes: Annotated[int, typer.Option(min=1, max=20)] = 1,
    tables: Annotated[int, typer.Option(min=1, max=4096)] = 1,
    cluster: Annotated[str, typer.Option(metavar="ADDRESS")] = "",
    out: Annotated[str, typer.Option(metavar="FILE", autocompletion=complete_files)] = USUAL_NET,
    plot: PlotOption = "",
    as_json: JsonOption = False,
    lang: LangOption = "",
) -> None:
    """Train a value net for the champion, with a strength curve as it goes.

    A checkpoint lies beside the net (FILE.checkpoint); the same command, given again after an interruption,
    goes on from there and comes to the same net.
    """
    from pickomino.core.rules import format_rules, parse_rules

    rule_text = format_rules(parse_rules(rules))
    target = Path(out)
    _check(target, plot, cluster)

    from pickomino.arena.training.trainer import Plan, bracket_of

    if not hidden:
        hidden, knows_pairs = _shape_of(start)
        pairs = pairs or knows_pairs
    plan = Plan(
        rule_text, bracket_of(players), positions, seed, games, window, rate, trace, start, tables, against, hidden,
        pairs, passes,
    )  # fmt: skip
    checkpoint = target.with_name(target.name + ".checkpoint")
    trainer = _begin(plan, checkpoint, target, lang)
    if cluster:
        _train_on_cluster(trainer, cluster, checkpoint, target, lang)
    else:
        _run(trainer, checkpoint, target, lang)
    if plot:
        _plot(trainer, plot, lang)
    if as_json:
        _print_json(trainer, out)


def _check(target: Path, plot: str, cluster: str) -> None:
    """Refuse what cannot be written or computed, before anything is."""
    from ._common import check_installed, check_plot

    check_installed("solver", "numpy", "numba")
    if cluster:
        check_installed("cluster", "ray")
    if plot:
        check_plot(plot)
    if target.suffix != ".npz":
        raise refuse("cli-train-suffix", file=str(target))


def _shape_of(start: str) -> tuple[str, bool]:
    """The hidden units of the net to start from, and whether it knows pairs; the usual ones without a start."""
    from pickomino.arena.training.trainer import shape_of

    try:
        return shape_of(start)
    except OSError as error:
        raise refuse("cli-cannot-read", file=start, reason=reason_of(error)) from None


def _begin(plan: Plan, checkpoint: Path, target: Path, lang: str) -> Trainer:
    """A trainer that goes on from the checkpoint, if there is one of the same plan."""
    from pickomino.arena.training.trainer import Trainer

    try:
        checkpoint.parent.mkdir(parents=True, exist_ok=True)
        trainer = Trainer.resume(checkpoint) if checkpoint.exists() else Trainer(plan)
    except OSError as error:
        raise refuse("cli-cannot-read", file=str(error.filename or target), reason=reason_of(error)) from None
    except KeyboardInterrupt:  # kernels may have to be compiled first
        _say_stopped(plan, checkpoint, target, lang)
        raise typer.Exit(INTERRUPTED) from None
    if trainer.plan != plan:
        raise refuse("cli-train-other", file=str(checkpoint), command=trainer.plan.command)
    return trainer


def _plot(trainer: Trainer, file: str, lang: str) -> None:
    from pickomino.arena.plots import plot_curve
    from pickomino.messages import say

    plan = trainer.plan
    facts = {"bot": plan.against or "swing"}
    words = say("cli-train-positions", lang=lang), say("cli-train-rate", facts, lang)
    points = [(p.positions, p.swing, p.interval) for p in trainer.curve]
    plot_curve(points, 1 / plan.players[-1], words, file)


def _print_json(trainer: Trainer, out: str) -> None:
    from ._common import print_json

    curve = [{"positions": p.positions, "rate": p.swing, "interval": p.interval} for p in trainer.curve]
    print_json(
        {
            "net": out,
            "command": trainer.plan.command,
            "positions": trainer.done,
            "error": trainer.error,
            "seconds": trainer.worked,
            "against": trainer.plan.against or "swing",
            "curve": curve,
        }
    )


def _train_on_cluster(trainer: Trainer, address: str, checkpoint: Path, target: Path, lang: str) -> None:
    from pickomino.arena.training.sharing import ClusterPlayers

    try:
        cluster = ClusterPlayers(address)
    except ConnectionError as error:
        reason = str(error).partition("\n")[0].rstrip(".")
        raise refuse("cli-simulate-cluster", address=address, reason=reason) from None
    trainer.players = cluster
    try:
        _run(trainer, checkpoint, target, lang)
    finally:
        cluster.close()


def _resume_command(plan: Plan, target: Path) -> str:
    import shlex

    named = [] if str(target) == USUAL_NET else ["--out", str(target)]
    return " ".join([plan.command, *map(shlex.quote, named)])


def _say_stopped(plan: Plan, checkpoint: Path, target: Path, lang: str) -> None:
    from pickomino.messages import say

    known = {"file": str(checkpoint), "command": _resume_command(plan, target)}
    key = "cli-train-resume" if checkpoint.exists() else "cli-train-lost"
    typer.echo(say(key, known, lang), err=True)


@contextmanager
def _interruptible(first: Callable[[], None]) -> Iterator[Callable[[], bool]]:
    """Whether Ctrl-C was pressed, so that a round can be finished; pressed again, it interrupts at once."""
    import signal

    is_stopped = False

    def note(*_: object) -> None:
        nonlocal is_stopped
        is_stopped = True
        signal.signal(signal.SIGINT, usual)
        first()

    usual = signal.signal(signal.SIGINT, note)
    try:
        yield lambda: is_stopped
    finally:
        signal.signal(signal.SIGINT, usual)


def _run(trainer: Trainer, checkpoint: Path, target: Path, lang: str) -> None:
    import time

    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    from pickomino.bots.net import save_net
    from pickomino.messages import say, tell_number

    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.fields[error]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console) as progress:
        task = progress.add_task(say("cli-train-training", lang=lang), total=trainer.plan.positions, error="")
        shown = 0

        def report(trainer: Trainer) -> None:
            nonlocal shown
            error = say("cli-train-error", {"error": tell_number(trainer.error, 4, lang)}, lang)
            progress.update(task, completed=trainer.done, error=error)
            for point in trainer.curve[shown:]:
                opponent = say("cli-train-against", {"bot": trainer.plan.against or "swing"}, lang)
                bar = "█" * round(60 * point.swing)
                rate = f"{tell_number(point.swing, 3, lang)} ± {tell_number(point.interval, 3, lang)}"
                console.print(
                    f"{tell_number(point.positions, 0, lang):>12}  {rate}  {bar} {opponent}", soft_wrap=True
                )
            shown = len(trainer.curve)
            if len(trainer.curve) and trainer.curve[-1].positions == trainer.done:
                save_net(trainer.net, target)

        def stopping() -> None:
            progress.update(task, description=say("cli-train-stopping", lang=lang))

        with suppress(KeyboardInterrupt), _interruptible(stopping) as is_stopped:
            trainer.run(checkpoint, time.monotonic, time.process_time, report, is_stopped=is_stopped)
    if not trainer.finished:
        _say_stopped(trainer.plan, checkpoint, target, lang)
        raise typer.Exit(INTERRUPTED)
    save_net(trainer.net, target)
    console.print(f"{target}: {trainer.plan.command}", soft_wrap=True, highlight=False)
    console.print(
        say("cli-train-time", {"minutes": tell_number(trainer.worked / 60, 1, lang)}, lang), highlight=False
    )
