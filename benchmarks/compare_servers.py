"""Server CPU for each acknowledged command, of this checkout and of an earlier commit, in alternating rounds.

Both get the same number of commands at the same pace, and each waits for its answer.
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
from statistics import median

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from server.harness import SERVE, ServerProcess  # noqa: E402  # needs the paths
from server.load import Figures, run_commands  # noqa: E402

MEMORY = Path("/dev/shm")


def unpack(commit: str, target: Path) -> Path:
    """The sources of a commit."""
    archive = subprocess.run(
        ["git", "archive", commit, "src"], cwd=ROOT, check=True, stdout=subprocess.PIPE
    ).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        tar.extractall(target, filter="data")
    return target / "src"


async def measure(server: ServerProcess, options: argparse.Namespace) -> Figures:
    """One round of load on one server."""
    assert server.process is not None
    figures = await run_commands(
        server.url,
        server.process.pid,
        games=options.games,
        per_game=4,
        commands=options.commands,
        warm=4,
        interval=options.interval,
    )
    assert not figures.errors, figures.errors[:3]
    assert figures.acknowledged == options.games * options.commands
    return figures


def main() -> None:
    """Measure both in alternating rounds and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("base", help="the commit to compare with")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--commands", type=int, default=20, help="commands in each game, the same for both")
    parser.add_argument("--interval", type=float, default=0.25, help="seconds between a game's commands")
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    # In memory: the processor is measured, not the disk.
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        sources = {"base": unpack(options.base, Path(folder) / "base"), "new": ROOT / "src"}
        servers = {
            name: ServerProcess(
                Path(folder) / f"{name}.db",
                program=f"import sys; sys.path.insert(0, {str(source)!r}); {SERVE}",
            )
            for name, source in sources.items()
        }
        costs: dict[str, list[float]] = {"base": [], "new": []}
        with servers["base"], servers["new"]:
            for number in range(options.rounds):
                for name in ("base", "new") if number % 2 else ("new", "base"):
                    figures = asyncio.run(measure(servers[name], options))
                    costs[name].append(figures.cpu_per_command)
                    print(
                        f"round {number + 1} {name}: {figures.cpu_per_command:.3f} ms for each of"
                        f" {figures.acknowledged} commands, {figures.acknowledged / figures.seconds:.0f} a second",
                        flush=True,
                    )
    ratios = [new / base for base, new in zip(costs["base"], costs["new"], strict=True)]
    print(
        f"server CPU for each acknowledged command, median of {options.rounds} rounds:"
        f" {median(costs['base']):.3f} ms at {options.base}, {median(costs['new']):.3f} ms now,"
        f" ratio {median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"
    )


if __name__ == "__main__":
    main()
