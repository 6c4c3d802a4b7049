"""Server CPU for each acknowledged command, of this checkout and of an earlier commit, in alternating rounds.

Both servers run all the time and get the same number of commands at the same pace in short rounds by turns, so
that whatever else the machine does falls on both. Each command waits for its answer, and each must have brought one
update to every socket of its game. The figure is the processor time of the server's process with all its
threads, in the program and in the system.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from statistics import quantiles

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from server.harness import SERVE, ServerProcess  # noqa: E402  # needs the paths
from server.load import CommandLoad, Figures  # noqa: E402

MEMORY = Path("/dev/shm")
PER_GAME = 4
"""Sockets of a game: two players and two spectators."""

BEGIN = "import sys; sys.path.insert(0, {source!r}); import pickomino; assert pickomino.__file__.startswith({source!r}); "
"""Makes sure that a server is of the commit that its figures are said to be of."""

WARM = 6
"""Commands in each game before anything is measured."""


def unpack(commit: str, target: Path) -> Path:
    """The sources of a commit."""
    archive = subprocess.run(
        ["git", "archive", commit, "src"], cwd=ROOT, check=True, stdout=subprocess.PIPE
    ).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        tar.extractall(target, filter="data")
    return target / "src"


async def measure(load: CommandLoad, options: argparse.Namespace) -> Figures:
    """One round of load on one server."""
    figures = await load.play(options.commands, options.interval)
    assert not figures.errors, figures.errors[:3]
    assert figures.acknowledged == options.games * options.commands
    assert figures.updates == PER_GAME * figures.acknowledged, f"{figures.updates} updates"
    return figures


async def compare(servers: dict[str, ServerProcess], options: argparse.Namespace) -> dict[str, list[Figures]]:
    """Rounds on both servers by turns."""
    loads = {}
    for name, server in servers.items():
        assert server.process is not None
        loads[name] = CommandLoad(server.url, server.process.pid)
        await loads[name].open(options.games, PER_GAME)
    for load in loads.values():
        await load.play(WARM, options.interval)
    found: dict[str, list[Figures]] = {name: [] for name in servers}
    for number in range(options.rounds):
        for name in list(servers)[:: 1 if number % 2 else -1]:
            found[name].append(await measure(loads[name], options))
        costs = ", ".join(f"{name} {found[name][-1].cpu_per_command:.3f} ms" for name in servers)
        print(f"round {number + 1}: {costs}", flush=True)
    for load in loads.values():
        await load.close()
    return found


def main() -> None:
    """Measure both and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("base", help="the commit to compare with")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--commands", type=int, default=3, help="commands in each game and round")
    parser.add_argument("--interval", type=float, default=0.25, help="seconds between a game's commands")
    parser.add_argument("--rounds", type=int, default=16)
    options = parser.parse_args()
    # In memory: the processor is measured, not the disk.
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        sources = {options.base: unpack(options.base, Path(folder) / "base"), "now": ROOT / "src"}
        servers = {
            name: ServerProcess(
                Path(folder) / f"{name}.db",
                program=BEGIN.format(source=str(source)) + SERVE,
                prefix=("env",),  # in a process that has not imported this checkout's server before
            )
            for name, source in sources.items()
        }
        with servers[options.base], servers["now"]:
            found = asyncio.run(compare(servers, options))
    base, now = found[options.base], found["now"]
    ratios = [new.cpu_per_command / old.cpu_per_command for old, new in zip(base, now, strict=True)]
    low, middle, high = quantiles(ratios, n=4)
    old_cost, new_cost = (
        1000 * sum(figures.cpu_seconds for figures in each) / sum(figures.acknowledged for figures in each)
        for each in (base, now)
    )
    print(
        f"server CPU for each of {sum(figures.acknowledged for figures in now)} acknowledged commands,"
        f" with {PER_GAME} updates each: {old_cost:.3f} ms at {options.base}, {new_cost:.3f} ms now:"
        f" ratio of the sums {new_cost / old_cost:.2f}, of the rounds {middle:.2f}"
        f" (quartiles {low:.2f} and {high:.2f}, all between {min(ratios):.2f} and {max(ratios):.2f})"
    )


if __name__ == "__main__":
    main()
