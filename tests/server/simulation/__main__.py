"""Runs seeds of the simulation: `PYTHONPATH=tests python -m server.simulation --seeds 0..100`."""

from __future__ import annotations

import argparse
import sys
from contextlib import ExitStack
from pathlib import Path

from server.simulation.faults import FAULTS
from server.simulation.many import Totals, run_many
from server.simulation.world import Result, World


def main(arguments: list[str] | None = None) -> int:
    """Run what the command line asks for; 1 if a rule was broken."""
    parser = argparse.ArgumentParser("server.simulation", description=__doc__)
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("--seed", type=int, help="one seed")
    which.add_argument("--seeds", metavar="A..B", help="from A up to, but not including, B")
    which.add_argument("--faults", action="store_true", help="list the faults that can be planted")
    parser.add_argument("--trace", action="store_true", help="print everything that happens")
    parser.add_argument(
        "--fault", choices=sorted(FAULTS), help="plant a fault; stops at the seed that finds it"
    )
    parser.add_argument("--jobs", type=int, default=1, help="how many processes")
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep results there, and go on with those missing"
    )
    options = parser.parse_args(arguments)
    if options.faults:
        for name, fault in FAULTS.items():
            print(f"{name}: {fault.about}")
        return 0
    first, last = options.seed, None
    if options.seeds:
        first, last = (int(part) for part in options.seeds.split(".."))
    seeds = range(first, first + 1 if last is None else last)
    with ExitStack() as stack:
        if options.fault:
            stack.enter_context(FAULTS[options.fault].planted())
        try:
            if options.fault or options.trace or options.seeds is None:
                return _look_closely(seeds, trace=options.trace, fault=options.fault)
            return _run(seeds, jobs=options.jobs, store=options.resume)
        except KeyboardInterrupt:
            print("\nstopped", file=sys.stderr)
            return 130


def _run(seeds: range, *, jobs: int, store: Path | None) -> int:
    broken, totals = 0, Totals()
    for result in run_many(seeds, jobs, store):
        totals.add(result)
        if result.problem is not None:
            broken += 1
            print(f"seed {result.seed}: {result.problem}\n  {replay(result)}", flush=True)
    print(f"{totals.seeds} seeds, {broken} broken, {totals.acknowledged} commands acknowledged")
    return 1 if broken else 0


def _look_closely(seeds: range, *, trace: bool, fault: str | None) -> int:
    """Run seeds here, one after the other, up to the first that breaks a rule."""
    for seed in seeds:
        result = World(seed).run()
        if trace:
            print("\n".join(result.trace))
        if result.problem is not None:
            print(f"seed {seed}: {result.problem}\n  {replay(result, fault)}")
            return 1
    print(f"{len(seeds)} seeds, none broken")
    return 0


def replay(result: Result, fault: str | None = None) -> str:
    """How to see it again."""
    planted = f" --fault {fault}" if fault else ""
    return f"replay: PYTHONPATH=tests python -m server.simulation --seed {result.seed}{planted} --trace"


if __name__ == "__main__":
    sys.exit(main())
